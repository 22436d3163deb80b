//! Mines: Minesweepers sweep them, and Units set them off when they touch a marker.

use super::Play;
use super::harm::{Harm, Swept};
use super::preview::{Preview, Template};
use super::targets::Origin;
use super::template::GRENADE_DISC;
use crate::action::Attack;
use crate::clauses::*;
use crate::event::{Dice, Event, sum};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::odds::{Damage, chart};
use crate::state::{Marker, UnitIndex};

impl Play<'_, '_> {
    /// Sweeps a marker. The program throws the same dice for mines and for false markers. PF-MINE-05 … PF-MINE-09,
    /// PF-R-41, PF-R-110
    pub(super) fn sweep(&mut self, attack: &Attack, mine: Id, preview: &Preview, harm: &mut Harm) {
        let marker = *self.state.markers.iter().find(|marker| marker.id == mine).expect("the attack is legal");
        let dice = self.dice(PF_MINE_05);
        if self.is_dropped(preview, sum(dice)) {
            self.emit_sweep(attack, preview, &marker, dice, None);
            self.set_off(attack.unit, &marker, harm);
            return;
        }
        let defence_dice = self.dice(PF_MINE_05);
        let target = preview.targets.first().expect("the marker defends");
        let result = chart(target.attack + sum(dice), target.defence + sum(defence_dice), self.game.options().totals);
        self.emit_sweep(attack, preview, &marker, dice, Some((defence_dice, result)));
        let unit = self.game.unit(attack.unit).expect("the attack is legal");
        match result {
            Damage::Kill => harm.swept.push((mine, Swept::Gone)),
            Damage::Injury => harm.swept.push((mine, Swept::Found(self.game.profile(unit).side))),
            Damage::NoEffect | Damage::NoDamage => {}
        }
    }

    fn emit_sweep(
        &mut self,
        attack: &Attack,
        preview: &Preview,
        marker: &Marker,
        dice: Dice,
        defended: Option<(Dice, Damage)>,
    ) {
        let result = defended.map(|(_, result)| result);
        let clause = match result {
            None => PF_MINE_09,
            Some(Damage::Kill) => PF_MINE_06,
            Some(Damage::Injury) => PF_MINE_07,
            Some(_) => PF_MINE_08,
        };
        let unit = self.game.unit(attack.unit).expect("the attack is legal");
        let finder = self.game.profile(unit).side;
        let found = result == Some(Damage::Injury);
        let told = if finder == marker.side { vec![finder] } else { vec![finder, marker.side] };
        self.table.emit(|| Event::Sweep {
            unit: attack.unit,
            mine: marker.id,
            roll: sum(dice),
            dice,
            attack: preview.attack() + sum(dice),
            defence: defended.map(|(dice, _)| preview.targets[0].defence + sum(dice)),
            defence_dice: defended.map(|(dice, _)| dice),
            result: result.map_or("set-off", Damage::word),
            real: found.then_some(marker.real),
            told,
            clause,
        });
    }

    /// Sets off a marker because the Minesweeper that sweeps it rolled Abysmal (-4). The marker is removed, whether or
    /// not it is real. PF-MINE-09, PF-R-41, PF-R-110
    fn set_off(&mut self, by: Id, marker: &Marker, harm: &mut Harm) {
        if harm.gone_off.contains(&marker.id) {
            return;
        }
        harm.gone_off.push(marker.id);
        harm.swept.push((marker.id, Swept::Gone));
        self.go_off(by, marker, harm);
    }

    /// Shows whether a mine is under a marker. If so, the mine explodes. PF-R-39, PF-R-40
    fn go_off(&mut self, by: Id, marker: &Marker, harm: &mut Harm) {
        let real = marker.real;
        let dice = real.then(|| self.dice(PF_R_39));
        self.table.emit(|| Event::Mine { mine: marker.id, unit: by, real, roll: dice.map(sum) });
        let Some(dice) = dice else { return };
        let origin = Origin { at: marker.at, height: self.state.ground.level(marker.at) };
        let template = Template { at: Spot(marker.at), radius: Length(GRENADE_DISC), direction: None };
        let own = self.game.mine_attack();
        self.blast(marker.id, origin, template, &own, sum(dice), harm);
    }

    /// Sets off the marker with this index, which a Unit has touched. The marker is removed. If it is real, the mine
    /// explodes, and its damage counts at once. PF-R-38, PF-R-39
    pub(super) fn mine_blast(&mut self, marker: usize, toucher: UnitIndex) {
        let marker = self.state.markers.remove(marker);
        let mut harm = Harm::new(self.game);
        self.go_off(self.game.profile(toucher).id, &marker, &mut harm);
        self.apply(harm);
    }

    /// Removes a swept marker, or notes that a side has found it and knows whether it is real. In revision 1, a side
    /// cannot find a marker of its own. PF-MINE-06, PF-MINE-07, PF-R-110
    pub(super) fn finish_sweep(&mut self, mine: Id, swept: Swept) {
        match swept {
            Swept::Gone => self.state.markers.retain(|marker| marker.id != mine),
            Swept::Found(side) => {
                let found = self.state.markers.iter_mut().find(|marker| marker.id == mine);
                if let Some(marker) = found.filter(|marker| marker.side != side || self.game.since(2)) {
                    marker.found[side.index()] = true;
                }
            }
        }
    }
}
