//! The end of a game: who wins, and by which clause.

use super::Play;
use crate::Event;
use crate::clauses::*;
use crate::edition::Edition;
use crate::state::{Ending, Stage};
use referee::{Clause, Outcome, Seat, Seats};
use std::cmp::Ordering;

impl Ending {
    /// Returns the clause that ended the game.
    pub const fn clause(self, edition: Edition, winner: Option<Seat>) -> Clause {
        match (self, winner) {
            (Ending::LastStanding, _) => match edition {
                Edition::First => PA1_END_02,
                Edition::Revised => PA2_END_02,
            },
            (Ending::TurnCap, _) => PA_R_46,
            (Ending::Resignation | Ending::Timeout, Some(_)) => PA_R_47,
            (Ending::Resignation | Ending::Timeout, None) => PA_R_52,
        }
    }

    /// Returns the ending as the referee reports it.
    pub(crate) fn outcome(self, edition: Edition, winner: Option<Seat>) -> Outcome {
        let winners = winner.map_or(Seats::NONE, Seats::one);
        Outcome { winners, by: self.word(), clause: self.clause(edition, winner) }
    }
}

impl Play<'_, '_> {
    /// Ends the game and emits the event that says who won.
    pub(crate) fn end(&mut self, by: Ending, winner: Option<Seat>) {
        self.state.stage = Stage::Over(by, winner);
        self.table.emit(|| Event::Ended { by, winner });
    }

    /// Ends the game if only the player whose turn it is has figures left. This player wins at once. Returns whether
    /// the game ended. The battle cards are discarded first. PA1-END-02, PA2-END-02, PA1-GOAL-03, PA2-GOAL-03, PA-R-17
    pub(crate) fn end_if_last(&mut self) -> bool {
        let winner = self.state.turn;
        if self.state.players().any(|player| player != winner) {
            return false;
        }
        self.clean_up();
        self.end(Ending::LastStanding, Some(winner));
        true
    }

    /// Ends the game if the highest number of turns has been played, and returns whether the game ended. The player
    /// with the most figures in the army wins. If players are tied, the highest sum of Power decides. A wounded figure
    /// counts 0, and a face-down figure counts what its die shows. If the sums are tied too, no player wins. PA-R-46
    pub(crate) fn end_at_turn_cap(&mut self) -> bool {
        if u32::from(self.state.turns_taken) < self.game.options().max_turns {
            return false;
        }
        let mut best: Option<(Seat, (u8, u32))> = None;
        let mut is_tied = false;
        for seat in self.state.players() {
            let worth = self.worth(seat);
            match best.map_or(Ordering::Greater, |(_, best)| worth.cmp(&best)) {
                Ordering::Greater => (best, is_tied) = (Some((seat, worth)), false),
                Ordering::Equal => is_tied = true,
                Ordering::Less => {}
            }
        }
        self.end(Ending::TurnCap, best.filter(|_| !is_tied).map(|(seat, _)| seat));
        true
    }

    /// Returns the number of figures in an army, and the sum of their Power. PA-R-46
    fn worth(&self, seat: Seat) -> (u8, u32) {
        let standing = self.state.line(seat).map(|figure| self.state.standing(figure));
        let power =
            standing.filter(|standing| !standing.is_wounded()).map(|standing| u32::from(standing.power())).sum();
        (self.state.sides[seat.index()].size, power)
    }
}
