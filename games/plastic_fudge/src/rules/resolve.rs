//! Carries out attacks: the attack roll, the defence roll of each target, the saves of passengers, and blasts.

use super::Play;
use super::harm::Harm;
use super::preview::{Aimed, Defender, Preview, Template};
use super::targets::{Origin, Under};
use crate::action::Attack;
use crate::clauses::*;
use crate::event::{Cover, Dice, Event, Modifier, sum, total};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::odds::{Damage, chart, chart_clause};
use crate::options::{DroppedBlast, HalfIn, Legendary, WreckSave};
use crate::state::UnitIndex;
use crate::unit::UnitType;
use geometry::Disc;

/// A roll of at least this is Legendary. A roll of at most its negative is Abysmal. PF-R-03
const LEGENDARY: i32 = 4;

/// An attack after its roll, before its targets defend.
#[derive(Clone, Copy)]
pub(super) struct Rolled {
    /// The id of the attacker, or of the marker whose mine explodes.
    pub by: Id,
    /// The sum of the attack dice.
    pub roll: i32,
    /// Whether the attack is hand to hand.
    pub hth: bool,
}

impl Play<'_, '_> {
    /// Carries out an attack in the movement phase of the attacker's side, at once. PF-R-17
    pub(crate) fn fire(&mut self, attack: &Attack) {
        let unit = self.game.unit(attack.unit).expect("the attack is legal");
        let melee = self.game.melee(self.state, std::iter::once(attack));
        let preview = self.game.weigh(self.state, attack, Some(&melee)).expect("the attack is legal");
        let mut harm = Harm::new(self.game);
        self.carry_out_attack(attack, &preview, &mut harm);
        self.state.unit_mut(unit).attacked = true;
        self.apply(harm);
    }

    /// Carries out all attacks that both sides have committed. The modifiers and targets of all attacks are worked out
    /// before any dice are thrown, and all damage is applied after all dice. PF-ATK-03, PF-R-18, PF-R-79
    pub(super) fn resolve_attacks(&mut self) {
        let orders = self.attacks_in_order();
        let melee = self.game.melee(self.state, orders.iter());
        for unit in self.state.units.iter_mut() {
            unit.fought = false;
        }
        for target in melee.targets() {
            self.state.unit_mut(target).fought = true;
        }
        let weigh = |attack: &Attack| self.game.weigh(self.state, attack, Some(&melee)).expect("the attacks are legal");
        let previews: Vec<_> = orders.iter().map(weigh).collect();
        let mut harm = Harm::new(self.game);
        for (attack, preview) in orders.iter().zip(&previews) {
            self.carry_out_attack(attack, preview, &mut harm);
        }
        self.apply(harm);
    }

    /// Returns the committed attacks in the order in which their dice are thrown: Player A's by id, then Player B's.
    /// PF-R-79
    fn attacks_in_order(&self) -> Vec<Attack> {
        let mut all = Vec::new();
        for side in self.game.sides_in_order(self.state) {
            if let Some(attacks) = &self.state.committed[side.index()] {
                let mut attacks = attacks.to_vec();
                attacks.sort_by_key(|attack| attack.unit);
                all.append(&mut attacks);
            }
        }
        all
    }

    /// Carries out one attack: throws its dice and adds the damage to `harm`. An attack with a fault is wasted.
    /// PF-ATK-04
    pub(super) fn carry_out_attack(&mut self, attack: &Attack, preview: &Preview, harm: &mut Harm) {
        if preview.fault.is_some() {
            self.emit_attack(attack, preview, None);
        } else if let Some(piece) = preview.hole {
            self.emit_attack(attack, preview, None);
            let at = attack.point.expect("an attack on a Base has a point").0;
            harm.holes.push((piece, Disc::new(at, super::template::GRENADE_DISC)));
        } else if let Some(mine) = attack.mine {
            self.sweep(attack, mine, preview, harm);
        } else {
            let dice = self.dice(PF_ATK_04);
            self.emit_attack(attack, preview, Some(dice));
            if preview.drop > 0 && self.is_dropped(preview, sum(dice)) {
                self.drop_grenade(preview, sum(dice), harm);
                return;
            }
            let rolled = Rolled { by: attack.unit, roll: sum(dice), hth: preview.hth && preview.template.is_none() };
            if let Some(template) = preview.template {
                self.emit_blast(attack.unit, template, preview.attack() + rolled.roll, None);
            }
            self.defend_all(&preview.targets, rolled, preview.template, harm);
        }
    }

    /// Says whether an attack roll drops the grenade, or sets off the swept mine. PF-R-03
    pub(super) fn is_dropped(&self, preview: &Preview, roll: i32) -> bool {
        match self.game.options().abysmal {
            crate::options::Abysmal::Natural => roll <= -LEGENDARY,
            crate::options::Abysmal::Total => preview.attack() + roll <= -LEGENDARY,
        }
    }

    fn emit_attack(&mut self, attack: &Attack, preview: &Preview, dice: Option<Dice>) {
        let wasted = preview.fault.is_some();
        let clause = match &preview.fault {
            Some(fault) => referee::Cite::clause(fault),
            None if preview.hole.is_some() => PF_BAZ_02,
            None => PF_ATK_04,
        };
        self.table.emit(|| Event::Attack {
            unit: attack.unit,
            weapon: preview.weapon.clone(),
            roll: dice.map(sum),
            dice,
            modifiers: preview.attack_modifiers.clone(),
            target: attack.target,
            point: attack.point,
            direction: attack.direction,
            piece: attack.piece,
            wasted,
            clause,
        });
    }

    pub(super) fn emit_blast(&mut self, by: Id, template: Template, attack: i32, dice: Option<Dice>) {
        let Template { at, radius, direction } = template;
        self.table.emit(|| Event::Blast { unit: by, at, radius, direction, attack, dice });
    }

    /// Lets a dropped grenade explode on its thrower. The blast has an attack roll of its own, unless the option
    /// `dropped_blast` is `same-roll`. PF-EXP-07, PF-R-35
    fn drop_grenade(&mut self, preview: &Preview, roll: i32, harm: &mut Harm) {
        let again = (self.game.options().dropped_blast == DroppedBlast::Reroll).then(|| self.dice(PF_R_35));
        let roll = again.map_or(roll, sum);
        let unit = self.game.unit(preview.unit).expect("the attacker exists");
        self.table.emit(|| Event::Dropped { unit: preview.unit, roll, dice: again });
        let origin =
            Origin { at: self.game.disc(self.state, unit).centre, height: self.game.height_of(self.state, unit) };
        let radius = Length(super::template::GRENADE_DISC);
        let template = Template { at: Spot(origin.at), radius, direction: None };
        self.blast(preview.unit, origin, template, &preview.attack_modifiers, roll, harm);
    }

    /// Carries out a blast whose attack roll is known: all Units under the template defend, then all Bases (Buildings,
    /// Fortresses and the camp). `own` are its attack modifiers. PF-EXP-04, PF-R-32, PF-R-111
    pub(super) fn blast(
        &mut self,
        by: Id,
        origin: Origin,
        template: Template,
        own: &[Modifier],
        roll: i32,
        harm: &mut Harm,
    ) {
        self.emit_blast(by, template, total(own) + roll, None);
        let under = Under { own, bearer: None, dropped_at: None };
        let targets = self.game.under(self.state, origin, template, under);
        self.defend_all(&targets, Rolled { by, roll, hth: false }, Some(template), harm);
    }

    /// Lets all targets defend, in their order. PF-R-79
    fn defend_all(&mut self, targets: &[Aimed], rolled: Rolled, template: Option<Template>, harm: &mut Harm) {
        for aimed in targets {
            match (aimed.nth, template) {
                (Some(target), _) => self.defend(target, aimed, rolled, harm),
                (None, Some(template)) => self.defend_base(aimed, rolled, template, harm),
                (None, None) => debug_assert!(false, "a marker does not defend here: sweep handles it"),
            }
        }
    }

    /// Rolls the defence of a Unit, reads the Damage Chart, and adds the damage to `harm`. PF-ATK-05
    fn defend(&mut self, target: UnitIndex, aimed: &Aimed, rolled: Rolled, harm: &mut Harm) {
        let dice = self.dice(PF_ATK_05);
        let (attack, defence) = (aimed.attack + rolled.roll, aimed.defence + sum(dice));
        let options = self.game.options();
        let mut result = chart(attack, defence, options.totals);
        if aimed.cover == Some(Cover::Half) && options.half_in == HalfIn::Step {
            result = result.milder();
        }
        self.table.emit(|| Event::Hit {
            unit: rolled.by,
            target: Some(aimed.unit),
            piece: None,
            attack,
            defence,
            dice,
            attack_modifiers: aimed.attack_modifiers.clone(),
            defence_modifiers: aimed.defence_modifiers.clone(),
            cover: aimed.cover,
            hth: rolled.hth,
            result,
            clause: chart_clause(defence, options.totals),
        });
        let legendary = match options.legendary {
            Legendary::Total => attack >= LEGENDARY,
            Legendary::Natural => rolled.roll >= LEGENDARY,
        };
        if legendary && self.game.profile(target).kind == UnitType::Flamethrower {
            harm.burning.push(target);
        }
        match result {
            Damage::Kill => {
                harm.kill(target, PF_DMG_01);
                self.save_passengers(target, attack, harm);
            }
            Damage::Injury => harm.on(target).injuries += 1,
            Damage::NoEffect | Damage::NoDamage => {}
        }
    }

    /// Rolls the defence of a Base. Only a kill makes a hole. It does not matter how much of the Base the template
    /// covers. PF-R-31, PF-R-111
    fn defend_base(&mut self, aimed: &Aimed, rolled: Rolled, template: Template, harm: &mut Harm) {
        debug_assert_eq!(aimed.what, Defender::Base);
        let dice = self.dice(PF_R_31);
        let (attack, defence) = (aimed.attack + rolled.roll, aimed.defence + sum(dice));
        let result = chart(attack, defence, self.game.options().totals);
        self.table.emit(|| Event::Hit {
            unit: rolled.by,
            target: None,
            piece: Some(aimed.unit),
            attack,
            defence,
            dice,
            attack_modifiers: aimed.attack_modifiers.clone(),
            defence_modifiers: aimed.defence_modifiers.clone(),
            cover: None,
            hth: false,
            result,
            clause: PF_R_111,
        });
        if result == Damage::Kill {
            harm.holes.push((aimed.unit, Disc::new(template.at.0, template.radius.0)));
        }
    }

    /// Lets the passengers of a killed Vehicle roll their own Defence against the same attack total, without terrain or
    /// height. They roll only once in a step. The option `wreck_save` can let all survive or die instead. PF-R-54,
    /// PF-R-100
    fn save_passengers(&mut self, carrier: UnitIndex, attack: i32, harm: &mut Harm) {
        if std::mem::replace(&mut harm.on(carrier).saved, true) {
            return;
        }
        let passengers: Vec<UnitIndex> = self.game.passengers(self.state, carrier).collect();
        for unit in passengers {
            match self.game.options().wreck_save {
                WreckSave::Safe => {}
                WreckSave::Die => harm.kill(unit, PF_R_54),
                WreckSave::Roll => self.save(unit, carrier, attack, harm),
            }
        }
    }

    fn save(&mut self, unit: UnitIndex, carrier: UnitIndex, attack: i32, harm: &mut Harm) {
        let dice = self.dice(PF_R_54);
        let defence = self.game.current_dl(self.state, unit) + sum(dice);
        let result = chart(attack, defence, self.game.options().totals);
        let (id, carrier) = (self.game.profile(unit).id, self.game.profile(carrier).id);
        self.table.emit(|| Event::Save { unit: id, carrier, attack, defence, dice, result });
        match result {
            Damage::Kill => harm.kill(unit, PF_R_54),
            Damage::Injury => harm.on(unit).injuries += 1,
            Damage::NoEffect | Damage::NoDamage => {}
        }
    }
}
