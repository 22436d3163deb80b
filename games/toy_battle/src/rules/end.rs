//! The endings of a game.

use super::Play;
use crate::Event;
use crate::clauses::*;
use crate::state::{Ending, Phase};
use crate::troop::opponent;
use referee::{Clause, Outcome, Seat, Seats};

impl Ending {
    /// Returns the clause that ended the game.
    pub const fn clause(self) -> Clause {
        match self {
            Ending::Hq => TB_GOAL_01,
            Ending::Medals => TB_GOAL_02,
            Ending::Stuck => TB_GOAL_03,
            Ending::StuckTie => TB_GOAL_04,
            Ending::TurnCap => TB_R_33,
            Ending::Resignation | Ending::Timeout => TB_R_43,
        }
    }

    /// Returns the word for this ending in JSON, such as `turn-cap`.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Hq => "hq",
            Ending::Medals => "medals",
            Ending::Stuck | Ending::StuckTie => "stuck",
            Ending::TurnCap => "turn-cap",
            Ending::Resignation => "resignation",
            Ending::Timeout => "timeout",
        }
    }

    pub(crate) fn outcome(self, winner: Seat) -> Outcome {
        Outcome { winners: Seats::one(winner), by: self.word(), clause: self.clause() }
    }
}

impl Play<'_, '_> {
    /// Ends the game. Every ending names a winner. TB-R-32
    pub(crate) fn end(&mut self, winner: Seat, by: Ending) {
        self.state.phase = Phase::Over(by, winner);
        self.state.lying = Default::default();
        self.table.emit(move || Event::Ended { winner, by });
    }

    /// Ends the game: the player whose turn it is has taken an enemy headquarters and wins at once, before medals are
    /// claimed. TB-GOAL-01, TB-R-31
    pub(crate) fn take_hq(&mut self) {
        self.end(self.mover(), Ending::Hq);
    }

    /// Ends the game if the player whose turn it is can neither draw nor place. The player with more medals wins.
    /// TB-GOAL-03. With equal numbers of medals, the player whose turn it is loses. TB-GOAL-04, TB-R-10, TB-R-45
    #[inline]
    pub(crate) fn end_if_stuck(&mut self) {
        if !self.is_over() && !self.game.may_draw(self.state, self.mover()) {
            self.end_if_unable_to_place();
        }
    }

    /// Ends the game as [`Play::end_if_stuck`] does, for a player who cannot draw.
    #[inline(never)]
    fn end_if_unable_to_place(&mut self) {
        let seat = self.mover();
        if self.game.can_place(self.state, seat) {
            return;
        }
        let [own, other] = [seat, opponent(seat)].map(|seat| self.state.medals(seat));
        let by = if own == other { Ending::StuckTie } else { Ending::Stuck };
        let is_ahead = own > other;
        self.end(if is_ahead { seat } else { opponent(seat) }, by);
    }

    /// Ends the game if the highest number of turns has been played. The player with more medals wins. With equal
    /// numbers of medals, the player whose turn it is loses. TB-R-33
    #[inline]
    pub(crate) fn end_at_turn_cap(&mut self) {
        if self.state.turns < self.game.options().max_plies {
            return;
        }
        let seat = self.mover();
        let is_ahead = self.state.medals(seat) > self.state.medals(opponent(seat));
        self.end(if is_ahead { seat } else { opponent(seat) }, Ending::TurnCap);
    }

    /// Ends the game because `seat` gives up. Its player loses. TB-R-43
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.table.emit(move || Event::Resigned { seat });
        self.end(opponent(seat), Ending::Resignation);
    }

    /// Ends the game because the time of `seat` ran out. Its player loses. TB-R-43
    pub(crate) fn time_out(&mut self, seat: Seat) {
        self.table.emit(move || Event::TimedOut { seat });
        self.end(opponent(seat), Ending::Timeout);
    }
}
