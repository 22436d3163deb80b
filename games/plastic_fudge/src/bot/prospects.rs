//! The prospects of puzzles: the sets of attacks that a side can commit. Each set has its exact chance to end the
//! battle by destroying enough enemies. PF-R-72

use crate::action::{Action, Attack};
use crate::battle::PlasticFudge;
use crate::id::Id;
use crate::level::ABYSMAL;
use crate::odds::Odds;
use crate::options::LossBy;
use crate::side::Side;
use crate::state::{State, Step, UnitIndex};
use crate::unit::{UnitType, WeaponKind};
use search::{CERTAIN, Prospect};

/// The most attackers that a puzzle may have. Its reader must compare all their targets.
const MOST_ATTACKERS: usize = 4;
/// The most sets of attacks that a puzzle may have.
const MOST_SETS: usize = 256;
/// The most enemies that a puzzle may ask to destroy.
const MOST_KILLS: usize = 2;

/// A target of an attacker, and the odds of the attack.
#[derive(Clone, Copy)]
struct Aim {
    target: UnitIndex,
    odds: Odds,
}

/// An attacker, and all its targets.
struct Attacker {
    unit: Id,
    aims: Vec<Aim>,
}

impl PlasticFudge {
    /// Returns the sets of attacks that a side may commit. In each set, every attacker of the side makes one attack.
    ///
    /// The list is empty unless all of these hold:
    /// - The game waits for the side's attacks.
    /// - The enemy is beaten if one or two more of its Units are destroyed.
    /// - All chances can be counted exactly: there are no templates, no hand-to-hand attacks and no Jets, and no
    ///   Trooper of the attacker touches the flag.
    ///
    /// The enemy's attacks come at the same time, so they do not change which set is best. Units that flee later are
    /// not counted.
    pub(super) fn attack_prospects(&self, state: &State, side: Side) -> Vec<Prospect<Action>> {
        let Some(needed) = self.kills_to_win(state, side) else { return Vec::new() };
        let Some(attackers) = self.plain_attackers(state, side) else { return Vec::new() };
        let sets: usize = attackers.iter().map(|attacker| attacker.aims.len()).product();
        if attackers.is_empty() || attackers.len() > MOST_ATTACKERS || sets > MOST_SETS {
            return Vec::new();
        }
        let mut chosen: Vec<Vec<Aim>> = vec![Vec::new()];
        for Attacker { aims, .. } in &attackers {
            let with = |set: &Vec<Aim>, aim: &Aim| set.iter().chain([aim]).copied().collect();
            chosen = chosen.iter().flat_map(|set| aims.iter().map(move |aim| with(set, aim))).collect();
        }
        let units: Vec<Id> = attackers.iter().map(|attacker| attacker.unit).collect();
        let prospect = |aims: Vec<Aim>| {
            let attack = |(unit, aim): (&Id, &Aim)| self.plain_attack(*unit, aim.target);
            let attacks: Vec<Attack> = units.iter().zip(&aims).map(attack).collect();
            let alike = orders(&attacks).into_iter().map(|attacks| Action::Commit { attacks }).collect();
            let chance = self.chance_to_destroy(state, &aims, needed);
            Prospect { action: Action::Commit { attacks }, alike, chance }
        };
        chosen.into_iter().map(prospect).collect()
    }

    /// Returns how many more Units of the enemy must be destroyed to beat it. `None` if that is more than
    /// [`MOST_KILLS`], or if the battle may soon end in another way. Also `None` if the game does not wait for the
    /// side's attacks. PF-R-72, PF-R-73, PF-R-77
    fn kills_to_win(&self, state: &State, side: Side) -> Option<usize> {
        let options = self.options();
        let is_open = state.step == Step::Attack
            && self.is_asked(state, side)
            && state.round < options.max_rounds
            && options.loss_by == LossBy::Units
            && !self.is_flag_touched(state)
            && Side::BOTH.into_iter().all(|side| self.jets_coming(state, side).is_empty());
        let (lost, of) = self.losses(state, side.enemy());
        let enough = |more: &usize| self.is_too_much(lost + *more as i32, of);
        (is_open && !enough(&0)).then(|| (1..=MOST_KILLS).find(enough)).flatten()
    }

    /// Returns the attackers of a side that have a target. Returns `None` if the chances of one of them cannot be
    /// counted exactly. The reason can be several weapons, a template or a hand-to-hand attack. It can also be a target
    /// that is a Flamethrower Trooper or a carrier with passengers.
    fn plain_attackers(&self, state: &State, side: Side) -> Option<Vec<Attacker>> {
        let mut attackers = Vec::new();
        for unit in self.units_of(side).filter(|unit| self.is_steady(state, *unit)) {
            let [weapon] = &self.profile(unit).weapons[..] else {
                if self.profile(unit).weapons.is_empty() {
                    continue;
                }
                return None;
            };
            if !is_plain(weapon.kind) {
                return None;
            }
            let aims = self.plain_aims(state, side, unit)?;
            if !aims.is_empty() {
                attackers.push(Attacker { unit: self.profile(unit).id, aims });
            }
        }
        Some(attackers)
    }

    /// Returns all targets of an attacker whose only weapon has no template. `None` if a chance cannot be counted
    /// exactly, as in [`Self::plain_attackers`].
    fn plain_aims(&self, state: &State, side: Side, unit: UnitIndex) -> Option<Vec<Aim>> {
        let mut aims = Vec::new();
        for target in self.units_of(side.enemy()).filter(|enemy| self.has_base(state, *enemy)) {
            let attack = self.plain_attack(self.profile(unit).id, target);
            let Ok(preview) = self.checked_attack(state, side, &attack) else { continue };
            let [aimed] = &preview.targets[..] else { return None };
            let is_lone = self.passengers(state, target).next().is_none();
            if preview.hth || !is_lone || self.profile(target).kind == UnitType::Flamethrower {
                return None;
            }
            aims.push(Aim { target, odds: aimed.odds });
        }
        Some(aims)
    }

    /// Returns an attack on a Unit with the attacker's only weapon.
    fn plain_attack(&self, unit: Id, target: UnitIndex) -> Attack {
        let target = Some(self.profile(target).id);
        Attack { unit, weapon: None, target, point: None, direction: None, mine: None, piece: None }
    }

    /// Returns the chance that at least `needed` Units are destroyed, in parts of [`CERTAIN`].
    fn chance_to_destroy(&self, state: &State, aims: &[Aim], needed: usize) -> u32 {
        let mut targets: Vec<UnitIndex> = aims.iter().map(|aim| aim.target).collect();
        targets.sort_unstable();
        targets.dedup();
        // for each number of destroyed Units: how many outcomes of all dice destroy exactly that many
        let mut destroyed: Vec<u128> = vec![1];
        for target in targets {
            let spare = usize::try_from(self.current_dl(state, target) - ABYSMAL).unwrap_or_default();
            let attacks: Vec<Odds> = aims.iter().filter(|aim| aim.target == target).map(|aim| aim.odds).collect();
            let (all, standing) = (outcomes(attacks.len()), outcomes_that_spare(&attacks, spare));
            let mut next = vec![0; destroyed.len() + 1];
            for (n, before) in destroyed.into_iter().enumerate() {
                next[n] += before * standing;
                next[n + 1] += before * (all - standing);
            }
            destroyed = next;
        }
        let (enough, all): (u128, u128) = (destroyed.into_iter().skip(needed).sum(), outcomes(aims.len()));
        u32::try_from((enough * u128::from(CERTAIN) + all / 2) / all).expect("a chance is at most 1")
    }
}

/// Returns how many outcomes the dice of this many attacks have.
fn outcomes(attacks: usize) -> u128 {
    u128::from(Odds::ALL).pow(attacks as u32)
}

/// Returns how many outcomes of attacks on a Unit leave it standing: none kills it, and fewer than `spare` injure it.
/// PF-DMG-01, PF-DMG-03
fn outcomes_that_spare(attacks: &[Odds], spare: usize) -> u128 {
    // for each number of injuries: how many outcomes leave the Unit standing with exactly that many
    let mut standing: Vec<u128> = vec![1];
    for odds in attacks {
        let mut next = vec![0; standing.len() + 1];
        for (injuries, before) in standing.into_iter().enumerate() {
            next[injuries] += before * u128::from(odds.no_effect + odds.no_damage);
            next[injuries + 1] += before * u128::from(odds.injury);
        }
        next.truncate(spare);
        standing = next;
    }
    standing.iter().sum()
}

/// Says whether a weapon of this kind hits one target in sight.
fn is_plain(kind: WeaponKind) -> bool {
    matches!(kind, WeaponKind::Shot | WeaponKind::Bazooka)
}

/// Returns a list in all possible orders.
fn orders<T: Clone>(all: &[T]) -> Vec<Vec<T>> {
    let Some((first, rest)) = all.split_first() else { return vec![Vec::new()] };
    let mut lists = Vec::new();
    for order in orders(rest) {
        for at in 0..=order.len() {
            let mut list = order.clone();
            list.insert(at, first.clone());
            lists.push(list);
        }
    }
    lists
}
