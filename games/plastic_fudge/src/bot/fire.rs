//! A bot's attacks: what each Unit could do, and which attacks go best together.

use super::scene::{Hit, SURE, Scene, wound};
use super::thought::{Luck, Thought};
use crate::action::Attack;
use crate::event::Cover;
use crate::length::Spot;
use crate::level::ABYSMAL;
use crate::odds::{Odds, ROLLS, at_least};
use crate::options::Legendary;
use crate::rules::{CONTACT, LARGE_DISC, Preview};
use crate::state::UnitIndex;
use crate::unit::{UnitType, Weapon, WeaponKind};
use geometry::{Disc, INCH, Point};

/// What it is worth to sweep a marker, in points of worth.
const SWEPT: i64 = 12;
/// What it is worth to attack a special Trooper hand to hand, because that weakens his own attack. In points of worth.
const BUSY: i64 = 10;
/// What it is worth to cut a hole in a Base (a Building, a Fortress or the camp) that shelters an enemy, in points of
/// worth.
const HOLE: i64 = 8;
/// The most passes. In each, every attacker picks its attack anew.
const PASSES: usize = 4;

/// A legal attack, and how it may hurt each Unit.
struct Choice {
    attack: Attack,
    effects: Vec<(UnitIndex, Hit)>,
    /// What the attack is worth in addition to `effects`.
    extra: i64,
}

/// Decides on all attacks of the side together. All attacks count at the same time, so an attack on a target that other
/// attacks kill is wasted. PF-R-18
pub(super) fn attacks(scene: &Scene<'_>, thought: Thought, luck: &mut Luck) -> Vec<Attack> {
    let fighters = scene.game.units_of(scene.side).filter(|unit| scene.man(*unit).fights);
    let mut volley =
        Volley { scene, choices: fighters.map(|unit| choices(scene, unit, thought)).collect(), picked: Vec::new() };
    volley.choices.retain(|choices| !choices.is_empty());
    volley.picked = vec![None; volley.choices.len()];
    for _ in 0..PASSES {
        if !volley.improve() {
            break;
        }
    }
    for n in 0..volley.choices.len() {
        if luck.percent(thought.slips) {
            volley.picked[n] = Some(luck.any(volley.choices[n].len()));
        }
    }
    let chosen = volley.choices.iter().zip(&volley.picked);
    chosen.filter_map(|(choices, picked)| Some(choices[(*picked)?].attack.clone())).collect()
}

/// The attacks among which every attacker chooses, and the index of the one that it has picked.
struct Volley<'s, 'a> {
    scene: &'s Scene<'a>,
    choices: Vec<Vec<Choice>>,
    picked: Vec<Option<usize>>,
}

impl Volley<'_, '_> {
    /// Lets each attacker in turn pick the attack that goes best with the picks of all others. Returns whether a pick
    /// changed.
    fn improve(&mut self) -> bool {
        let mut changed = false;
        for n in 0..self.choices.len() {
            let kept = self.picked[n];
            self.picked[n] = None;
            let mut best = (self.value(), None);
            for choice in 0..self.choices[n].len() {
                self.picked[n] = Some(choice);
                let value = self.value();
                if value > best.0 {
                    best = (value, self.picked[n]);
                }
            }
            self.picked[n] = best.1;
            changed |= best.1 != kept;
        }
        changed
    }

    fn value(&self) -> i64 {
        let mut hits: Vec<Vec<Hit>> = vec![Vec::new(); self.scene.men.len()];
        let mut value = 0;
        for (choices, picked) in self.choices.iter().zip(&self.picked) {
            let Some(choice) = picked.map(|picked| &choices[picked]) else { continue };
            value += choice.extra * i64::from(SURE);
            for (unit, hit) in &choice.effects {
                hits[unit.index()].push(*hit);
            }
        }
        for unit in self.scene.game.all_units() {
            if !hits[unit.index()].is_empty() {
                let lost = self.scene.loss(unit, &hits[unit.index()]);
                let own = self.scene.man(unit).side == self.scene.side;
                value += if own { -lost * 115 / 100 } else { lost };
            }
        }
        value
    }
}

impl Scene<'_> {
    /// Returns the expected loss of a Unit to several attacks together, in points of worth times [`SURE`]. It can be
    /// killed only once, but injuries add up. PF-R-18, PF-DMG-03
    fn loss(&self, unit: UnitIndex, hits: &[Hit]) -> i64 {
        let man = self.man(unit);
        let last = (man.defence - ABYSMAL).max(1) as usize;
        let mut hurt = vec![0i64; last];
        hurt[0] = i64::from(SURE);
        for hit in hits {
            let spared = i64::from(SURE - hit.kill - hit.injury);
            for n in (0..last).rev() {
                let more = if n > 0 { hurt[n - 1] * i64::from(hit.injury) } else { 0 };
                hurt[n] = (hurt[n] * spared + more) / i64::from(SURE);
            }
        }
        let alive: i64 = hurt.iter().sum();
        let wounds = hurt
            .iter()
            .enumerate()
            .map(|(n, share)| share * (n as i64 * i64::from(wound(man))).min(3_300))
            .sum::<i64>();
        let lost = i64::from(SURE) - alive + wounds / i64::from(SURE);
        (i64::from(man.worth) + self.at_the_flag(unit)) * lost
    }

    /// Returns the extra worth that a Unit has because of the flag. A Unit has it if it touches the enemy's flag, or if
    /// it defends its own flag while an enemy touches that flag.
    fn at_the_flag(&self, unit: UnitIndex) -> i64 {
        let (Some(flag), man) = (self.game.battlefield().flag, self.man(unit)) else { return 0 };
        let near = |unit: UnitIndex, limit: i32| {
            let man = self.man(unit);
            man.trooper && man.stands && man.steady && man.at.is_within(flag.at.0, man.radius + limit)
        };
        let touched = self.standing(flag.owner.enemy()).any(|unit| near(unit, CONTACT));
        let counts = if man.side == flag.owner { near(unit, 2 * INCH) && touched } else { near(unit, CONTACT) };
        if counts { 250 } else { 0 }
    }
}

/// Returns the attacks among which a Unit chooses: those of its aims that are legal and do something.
fn choices(scene: &Scene<'_>, unit: UnitIndex, thought: Thought) -> Vec<Choice> {
    let mut aims = Vec::new();
    for weapon in &scene.game.profile(unit).weapons {
        push_aims(scene, unit, weapon, thought, &mut aims);
    }
    let judged = |attack: Attack| {
        let preview = scene.game.checked_attack(scene.state, scene.side, &attack).ok()?;
        let choice = choice(scene, unit, attack, &preview);
        (!choice.effects.is_empty() || choice.extra > 0).then_some(choice)
    };
    aims.into_iter().filter_map(judged).collect()
}

/// Adds to `aims` what a weapon could aim at: Units, centres of discs, directions of flames, markers and Bases.
fn push_aims(scene: &Scene<'_>, unit: UnitIndex, weapon: &Weapon, thought: Thought, aims: &mut Vec<Attack>) {
    let own = scene.man(unit);
    let id = scene.game.profile(unit).id;
    let plain = Attack {
        unit: id,
        weapon: Some(weapon.name.clone()),
        target: None,
        point: None,
        direction: None,
        mine: None,
        piece: None,
    };
    let gun = scene.game.profile(unit).weapons.iter().position(|other| other.name == weapon.name);
    let gun = gun.and_then(|n| own.guns.get(n));
    let disc = gun.and_then(|gun| gun.disc).filter(|_| weapon.kind != WeaponKind::Flame);
    let far = gun.map_or(0, |gun| gun.reach) + own.radius + 5 * INCH;
    let near: Vec<UnitIndex> =
        scene.standing(scene.side.enemy()).filter(|enemy| scene.man(*enemy).at.is_within(own.at, far)).collect();
    for enemy in &near {
        let target = Some(scene.game.profile(*enemy).id);
        let contact = scene.game.is_contact(scene.state, unit, *enemy);
        if disc.is_none() && weapon.kind != WeaponKind::Flame || contact {
            aims.push(Attack { target, ..plain.clone() });
        }
        if weapon.kind == WeaponKind::Flame {
            let bearing = own.at.bearing(scene.man(*enemy).at).unwrap_or(0);
            let turns: &[i32] = if thought.sites > 15 { &[0, -15, 15, -30, 30] } else { &[0] };
            aims.extend(
                turns.iter().map(|turn| Attack { direction: Some((bearing + turn).rem_euclid(360)), ..plain.clone() }),
            );
        }
        if weapon.kind == WeaponKind::Bazooka {
            let at = scene.man(*enemy).at;
            let base = scene
                .state
                .ground
                .base_pieces()
                .find(|base| base.contains(at) && scene.state.ground.defence(at).ranged.is_some());
            aims.extend(base.map(|base| Attack { point: Some(Spot(at)), piece: Some(base.id), ..plain.clone() }));
        }
    }
    if let Some(radius) = disc {
        let points = centres(scene, &near, radius, thought);
        aims.extend(points.into_iter().map(|at| Attack { point: Some(Spot(at)), ..plain.clone() }));
    }
    if weapon.kind == WeaponKind::Sweeper {
        let hidden = scene.state.markers.iter().filter(|marker| scene.is_real(marker).is_none());
        aims.extend(hidden.map(|marker| Attack { mine: Some(marker.id), ..plain.clone() }));
    }
}

/// Returns the points to try for a disc: on enemies, between two enemies, and beside enemies to spare friends.
fn centres(scene: &Scene<'_>, near: &[UnitIndex], radius: i32, thought: Thought) -> Vec<Point> {
    let mut points: Vec<Point> = near.iter().map(|enemy| scene.man(*enemy).at).collect();
    let on = points.clone();
    if thought.sites > 8 {
        for (n, one) in on.iter().enumerate() {
            let close = on[..n].iter().filter(|other| other.is_within(*one, 2 * radius));
            points.extend(close.map(|other| Point::new(one.x + (other.x - one.x) / 2, one.y + (other.y - one.y) / 2)));
        }
    }
    if thought.sites > 15 {
        for at in on.iter().take(6) {
            points.extend((0..8).map(|part| at.along(geometry::Direction::degrees(part * 45), radius * 3 / 5)));
        }
    }
    points.retain(|at| scene.state.ground.holds(Disc::new(*at, 0)));
    points
}

/// Works out how an attack may hurt each Unit, and what else it is worth.
fn choice(scene: &Scene<'_>, unit: UnitIndex, attack: Attack, preview: &Preview) -> Choice {
    let share = |count: u32| (i64::from(count) * i64::from(SURE) / i64::from(Odds::ALL)) as i32;
    let hit = |odds: Odds| Hit { kill: share(odds.kill), injury: share(odds.injury) };
    let aimed = preview.targets.iter();
    let mut effects: Vec<(UnitIndex, Hit)> = aimed.filter_map(|aimed| Some((aimed.nth?, hit(aimed.odds)))).collect();
    if preview.drop > 0 && attack.mine.is_none() {
        effects.push((unit, Hit { kill: SURE * preview.drop as i32 / ROLLS as i32 * 4 / 10, injury: 0 }));
    }
    let mut extra = 0;
    for aimed in &preview.targets {
        let Some(target) = aimed.nth else { continue };
        let other = scene.game.profile(target);
        if other.kind == UnitType::Flamethrower && scene.man(target).stands {
            explode(scene, target, aimed.attack, &mut effects);
        }
        let busy = preview.hth && other.side != scene.side && scene.man(target).special && scene.man(target).fights;
        extra += if busy { BUSY } else { 0 };
    }
    if attack.mine.is_some() {
        extra += SWEPT
            * i64::from(preview.targets.iter().map(|aimed| aimed.odds.kill + aimed.odds.injury / 2).sum::<u32>())
            / i64::from(Odds::ALL);
    }
    if attack.piece.is_some() {
        extra += HOLE;
    }
    if !preview.hth && scene.man(unit).special && is_touched(scene, unit) {
        effects.iter_mut().for_each(|(_, hit)| *hit = Hit { kill: hit.kill / 2, injury: hit.injury / 2 });
    }
    Choice { attack, effects, extra }
}

/// Says whether an enemy that may attack is in contact with the Unit.
fn is_touched(scene: &Scene<'_>, unit: UnitIndex) -> bool {
    let mut enemies = scene.standing(scene.side.enemy());
    enemies.any(|enemy| scene.man(enemy).fights && scene.game.is_contact(scene.state, unit, enemy))
}

/// Adds to `effects` the harm of an explosion. A Legendary attack (its total or its dice are +4 or more) makes the
/// Flamethrower Trooper `target` explode, which may hurt each Unit around. `attack` is the attack total without dice.
/// PF-U-FLM-02, PF-R-28
fn explode(scene: &Scene<'_>, target: UnitIndex, attack: i32, effects: &mut Vec<(UnitIndex, Hit)>) {
    let needed = match scene.game.options().legendary {
        Legendary::Total => 4 - attack,
        Legendary::Natural => 4,
    };
    let chance = (at_least(needed) as i32) * SURE / ROLLS as i32;
    let blast = Disc::new(scene.man(target).at, LARGE_DISC);
    let covered = scene.game.all_units().filter(|unit| scene.man(*unit).stands);
    for unit in covered {
        let base = Disc::new(scene.man(unit).at, scene.man(unit).radius);
        let cover = if unit == target { Some(Cover::Full) } else { of(blast.cover(base, geometry::TOLERANCE)) };
        match cover {
            Some(Cover::Full) => effects.push((unit, Hit { kill: chance, injury: 0 })),
            Some(Cover::Half) => effects.push((unit, Hit { kill: 0, injury: chance })),
            None => {}
        }
    }
}

const fn of(cover: geometry::Cover) -> Option<Cover> {
    match cover {
        geometry::Cover::Out => None,
        geometry::Cover::Half => Some(Cover::Half),
        geometry::Cover::Full => Some(Cover::Full),
    }
}
