//! Morale checks: which Units check, with which modifiers, and what a result does.

use super::Play;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::{Dice, Event, Modifier, sum, total};
use crate::options::MoraleStack;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::INCH;
use referee::Clause;

/// How near the Commander must be to help a check, in micrometres. PF-MOR-03, PF-R-10
const NEAR: i32 = 6 * INCH;

/// A modifier that depends on how many Units of a side are destroyed or routed: its cause, its value and its clause.
type Row = (&'static str, i8, Clause);

/// The modifiers of each side that are the same for all its Troopers, as they were at one moment. PF-R-09
#[derive(Clone, Debug)]
pub(super) struct Snapshot([Vec<Modifier>; 2]);

impl PlasticFudge {
    /// Takes a [`Snapshot`] of the modifiers of both sides in this state. PF-R-08, PF-R-09
    pub(super) fn snapshot(&self, state: &State) -> Snapshot {
        Snapshot(Side::BOTH.map(|side| self.rows(state, side)))
    }

    fn rows(&self, state: &State, side: Side) -> Vec<Modifier> {
        let mut rows = Vec::new();
        let enemy = side.enemy();
        let destroyed = |side: Side| self.count(state, side, |condition| condition == Condition::Destroyed);
        let routed =
            |side: Side| self.count(state, side, |condition| matches!(condition, Condition::Routed | Condition::Fled));
        let half: Row = ("enemy-destroyed-50", 1, PF_MOR_04);
        self.push_shares(enemy, destroyed(enemy), half, ("enemy-destroyed-75", 2, PF_MOR_05), &mut rows);
        self.push_half(enemy, routed(enemy), ("enemy-routed-50", 1, PF_MOR_06), &mut rows);
        if self.has_lost_commander(state, side) {
            rows.push(Modifier { what: "commander-lost", by: -1, clause: PF_MOR_07 });
        } else if !self.is_in_touch(state, side) {
            rows.push(Modifier { what: "radio", by: -1, clause: PF_RADIO_05 });
        }
        let half: Row = ("own-destroyed-50", -1, PF_MOR_08);
        self.push_shares(side, destroyed(side), half, ("own-destroyed-75", -2, PF_MOR_09), &mut rows);
        self.push_half(side, routed(side), ("own-routed-50", -1, PF_MOR_10), &mut rows);
        rows
    }

    fn count(&self, state: &State, side: Side, counts: impl Fn(Condition) -> bool) -> i32 {
        self.units_of(side).filter(|unit| counts(state.unit(*unit).condition)).count() as i32
    }

    /// Adds the modifier for a side of which half or three quarters are destroyed. The second replaces the first,
    /// unless the option `morale_stack` is `add`. PF-R-07
    fn push_shares(&self, side: Side, count: i32, half: Row, most: Row, rows: &mut Vec<Modifier>) {
        let start = self.0.start[side.index()].units;
        let three_quarters = start > 0 && count * 4 >= start * 3;
        if !three_quarters || self.options().morale_stack == MoraleStack::Add {
            self.push_half(side, count, half, rows);
        }
        if three_quarters {
            rows.push(modifier(most));
        }
    }

    fn push_half(&self, side: Side, count: i32, half: Row, rows: &mut Vec<Modifier>) {
        let start = self.0.start[side.index()].units;
        if start > 0 && count * 2 >= start {
            rows.push(modifier(half));
        }
    }

    /// Returns the modifiers that a morale check of this Trooper would have now. PF-MOR-03 … PF-MOR-10
    pub fn morale_modifiers(&self, state: &State, unit: UnitIndex) -> Vec<Modifier> {
        self.modifiers_with(state, unit, &self.snapshot(state))
    }

    /// Returns the modifiers of a Trooper's check: those of the snapshot, and that of his Commander. The Commander
    /// helps if his side was not out of touch at the snapshot, and if he is steady and near now. PF-R-09, PF-R-10,
    /// PF-R-103
    pub(super) fn modifiers_with(&self, state: &State, unit: UnitIndex, snapshot: &Snapshot) -> Vec<Modifier> {
        let side = self.profile(unit).side;
        let rows = &snapshot.0[side.index()];
        let out_of_touch = rows.iter().any(|row| row.what == "radio");
        let near = |commander: &UnitIndex| {
            *commander != unit && self.is_steady(state, *commander) && self.gap_at_most(state, unit, *commander, NEAR)
        };
        let mut modifiers = Vec::with_capacity(rows.len() + 1);
        if !out_of_touch && self.on_table(state, unit) && self.commander(side).is_some_and(|it| near(&it)) {
            modifiers.push(Modifier { what: "commander-near", by: 1, clause: PF_MOR_03 });
        }
        modifiers.extend_from_slice(rows);
        modifiers
    }

    /// Says whether a Unit checks morale. Troopers on a base of their own do, and so do the passengers of a Jeep,
    /// because it is open. PF-MOR-01, PF-R-06
    pub fn checks_morale(&self, state: &State, unit: UnitIndex) -> bool {
        let open = |carrier: UnitIndex| self.profile(carrier).kind == UnitType::Jeep;
        let rides_open = state.unit(unit).carrier.is_none_or(open);
        !self.profile(unit).kind.is_vehicle() && rides_open && self.on_table(state, unit)
    }
}

fn modifier((what, by, clause): Row) -> Modifier {
    Modifier { what, by, clause }
}

/// A morale check after its roll.
pub(super) struct Check {
    pub modifiers: Vec<Modifier>,
    pub dice: Dice,
    pub total: i32,
    pub passed: bool,
}

impl Play<'_, '_> {
    /// Carries out the morale checks of a Round: Player A's Units by id, then Player B's. Then the Units that failed
    /// run. PF-MOR-01, PF-ROUT-02, PF-R-09, PF-R-79, PF-R-84
    pub(super) fn check_morale(&mut self) {
        let snapshot = self.game.snapshot(self.state);
        let before = self.state.clone();
        let mut failed = Vec::new();
        for unit in self.game.in_dice_order(&before) {
            if !self.game.checks_morale(&before, unit) {
                continue;
            }
            let modifiers = self.game.modifiers_with(&before, unit, &snapshot);
            let check = self.roll_morale(unit, modifiers, PF_MOR_02);
            let routed = self.state.unit(unit).condition == Condition::Routed;
            let rallied = check.passed && routed;
            self.emit_morale(unit, &check, rallied);
            if rallied {
                self.state.unit_mut(unit).condition = Condition::Steady;
            } else if !check.passed {
                if !routed {
                    self.lose_heart(unit);
                }
                failed.push(unit);
            }
        }
        self.run_all(failed, &snapshot);
    }

    /// Rolls a morale check: four dice, plus Training, plus the modifiers. It passes if the total reaches the option
    /// `morale_threshold`. PF-MOR-02, PF-R-04
    pub(super) fn roll_morale(&mut self, unit: UnitIndex, modifiers: Vec<Modifier>, clause: Clause) -> Check {
        let dice = self.dice(clause);
        let total = sum(dice) + i32::from(self.game.profile(unit).tl) + total(&modifiers);
        let passed = total >= i32::from(self.game.options().morale_threshold);
        Check { modifiers, dice, total, passed }
    }

    fn emit_morale(&mut self, unit: UnitIndex, check: &Check, rallied: bool) {
        let profile = self.game.profile(unit);
        self.table.emit(|| Event::Morale {
            unit: profile.id,
            modifier: total(&check.modifiers),
            roll: sum(check.dice),
            dice: check.dice,
            tl: profile.tl,
            modifiers: check.modifiers.clone(),
            total: check.total,
            passed: check.passed,
            rallied,
        });
    }
}
