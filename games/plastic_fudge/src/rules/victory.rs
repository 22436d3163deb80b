//! The end of a battle: by the flag, by losses, by the limit of Rounds, by resignation, or because a side's clock has
//! run out.

use super::Play;
use super::bases::CONTACT;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::Event;
use crate::options::LossBy;
use crate::side::Side;
use crate::state::{Condition, EndedBy, Ending, State, Step, UnitIndex};
use geometry::{Disc, INCH, TOLERANCE};
use referee::Clause;
use std::cmp::Ordering;

/// A steady (not routed) Trooper of the flag's owner keeps the flag if he is at most this far from it, in micrometres.
/// PF-R-73
const CONTESTED: i32 = 2 * INCH;

impl EndedBy {
    /// Returns how the battle ended, as files write it.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::Losses => "losses",
            EndedBy::Flag => "flag",
            EndedBy::RoundLimit => "round-limit",
            EndedBy::Resignation => "resignation",
            EndedBy::Timeout => "timeout",
        }
    }

    /// Returns the clause that ended the battle. `winner` is `None` in a draw.
    pub const fn clause(self, winner: Option<Side>) -> Clause {
        match (self, winner) {
            (EndedBy::Losses, Some(_)) => PF_SCEN_05,
            (EndedBy::Losses, None) => PF_R_72,
            (EndedBy::Flag, _) => PF_SCEN_07,
            (EndedBy::RoundLimit, _) => PF_R_77,
            (EndedBy::Resignation | EndedBy::Timeout, _) => PF_R_113,
        }
    }
}

impl PlasticFudge {
    /// Returns what a side has lost, and what it began with. The option `loss_by` says whether Units or points are
    /// counted. Units that are destroyed or fled are lost. PF-R-72, PF-R-08
    pub(crate) fn losses(&self, state: &State, side: Side) -> (i32, i32) {
        let is_lost = |unit: &UnitIndex| matches!(state.unit(*unit).condition, Condition::Destroyed | Condition::Fled);
        let lost = self.units_of(side).filter(is_lost);
        let start = self.0.start[side.index()];
        match self.options().loss_by {
            LossBy::Units => (lost.count() as i32, start.units),
            LossBy::Points => (lost.map(|unit| self.profile(unit).points).sum(), start.points),
        }
    }

    /// Compares the share that Green has lost with the share that Tan has lost, exactly. PF-R-72
    fn compare_losses(&self, state: &State) -> Ordering {
        let [green, tan] = Side::BOTH.map(|side| self.losses(state, side));
        let whole = |(_, of): (i32, i32)| i64::from(of.max(1));
        (i64::from(green.0) * whole(tan)).cmp(&(i64::from(tan.0) * whole(green)))
    }

    /// Says whether the losses of a side are so great that it loses the battle. PF-SCEN-05, PF-R-72
    fn is_beaten(&self, state: &State, side: Side) -> bool {
        let (lost, of) = self.losses(state, side);
        self.is_too_much(lost, of)
    }

    /// Says whether a side that began with `of` and lost `lost` has lost at least `loss_percent` percent. The answer is
    /// always no if `of` is 0. PF-SCEN-05
    pub(crate) fn is_too_much(&self, lost: i32, of: i32) -> bool {
        of > 0 && i64::from(lost) * 100 >= i64::from(self.options().loss_percent) * i64::from(of)
    }

    /// Returns the attacker of the flag, which is the enemy of its owner, if the attacker takes the flag; otherwise
    /// `None`. A steady Trooper of the attacker must touch the flag, and no steady Trooper of the owner may be within
    /// two inches of it. For a passenger, the base of its carrier counts. PF-SCEN-07, PF-R-73, PF-R-108, PF-R-43
    pub(crate) fn flag_taken_by(&self, state: &State) -> Option<Side> {
        let flag = self.battlefield().flag?;
        let is_contested = self.units_of(flag.owner).any(|unit| self.is_near_flag(state, unit, CONTESTED));
        (!is_contested && self.is_flag_touched(state)).then_some(flag.owner.enemy())
    }

    /// Says whether a steady Trooper of the attacker touches the flag. PF-R-73
    pub(crate) fn is_flag_touched(&self, state: &State) -> bool {
        let raiders = self.battlefield().flag.map(|flag| flag.owner.enemy());
        raiders.is_some_and(|side| self.units_of(side).any(|unit| self.is_near_flag(state, unit, CONTACT)))
    }

    /// Says whether a Unit is a steady Trooper at most `limit` micrometres away from the flag.
    fn is_near_flag(&self, state: &State, unit: UnitIndex, limit: i32) -> bool {
        let at = self.battlefield().flag.map(|flag| Disc::new(flag.at.0, 0));
        !self.profile(unit).kind.is_vehicle()
            && self.is_steady(state, unit)
            && at.is_some_and(|at| self.disc(state, unit).gap_at_most(at, limit + TOLERANCE))
    }

    /// Returns how the battle ends if this Round ends now: by the flag, by losses or by the limit of Rounds. `None` if
    /// it goes on.
    fn ending_now(&self, state: &State) -> Option<Ending> {
        if let Some(side) = self.flag_taken_by(state) {
            return Some(Ending { winner: Some(side), by: EndedBy::Flag });
        }
        let by = match Side::BOTH.map(|side| self.is_beaten(state, side)) {
            [true, false] => return Some(Ending { winner: Some(Side::Tan), by: EndedBy::Losses }),
            [false, true] => return Some(Ending { winner: Some(Side::Green), by: EndedBy::Losses }),
            [true, true] => EndedBy::Losses,
            [false, false] if state.round >= self.options().max_rounds => EndedBy::RoundLimit,
            [false, false] => return None,
        };
        let winner = match self.compare_losses(state) {
            Ordering::Less => Some(Side::Green),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::Tan),
        };
        Some(Ending { winner, by })
    }
}

impl Play<'_, '_> {
    /// Tests at the end of a Round whether the battle is over. Ends it if so, and returns whether it is. PF-R-72,
    /// PF-R-73, PF-R-77
    pub(super) fn test_victory(&mut self) -> bool {
        let losses = Side::BOTH.map(|side| self.game.losses(self.state, side));
        self.table.emit(|| Event::Victory { lost: losses.map(|(lost, _)| lost), of: losses.map(|(_, of)| of) });
        let ending = self.game.ending_now(self.state);
        if let Some(Ending { winner, by }) = ending {
            self.end(winner, by);
        }
        ending.is_some()
    }

    /// Ends the battle. The pool and the markers that are not placed yet are dropped.
    pub(super) fn end(&mut self, winner: Option<Side>, by: EndedBy) {
        (self.state.pool, self.state.placer, self.state.passes) = (0, Side::Green, 0);
        (self.state.to_lay, self.state.deployed) = ([0, 0], [true, true]);
        self.state.ending = Some(Ending { winner, by });
        self.state.step = Step::Over;
        self.table.emit(|| Event::End { winner, by, clause: by.clause(winner) });
    }
}
