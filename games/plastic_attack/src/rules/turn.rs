//! The turn: whose turn it is, what happens in a turn, and what comes next.

use super::Play;
use crate::action::Action;
use crate::state::{Battle, Stage, State};
use crate::{Event, PlasticAttack, Refusal};
use referee::{Chance, Coverage, Seat, Seats, Status};

impl PlasticAttack {
    /// Returns the seats that the game waits for, or how the game ended.
    #[inline]
    pub(crate) fn status_of(&self, state: &State) -> Status {
        match state.stage {
            Stage::Over(ending, winner) => Status::Over(ending.outcome(self.edition(), winner)),
            _ => Status::Awaiting(self.asked(state)),
        }
    }

    /// Returns the seats that must make a decision; none when the game is over.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Seats {
        match state.stage {
            Stage::Attack | Stage::Use(_) => Seats::one(state.turn),
            Stage::Defend | Stage::Guard => Seats::one(state.battle.player),
            Stage::Play => {
                let fighters = state.fighters();
                [0, 1].into_iter().filter(|role| state.owes_card(*role)).map(|role| fighters[role]).collect()
            }
            Stage::Over(..) => Seats::NONE,
        }
    }

    /// Judges a decision. The game must not be over. PA1-GOAL-03, PA2-GOAL-03. The seat must be in the game. PA-R-18.
    /// An action must be of this edition. PA-R-48. The rules for each kind of decision check the rest.
    pub(crate) fn check_decision(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Stage::Over(by, winner) = state.stage {
            return Err(Refusal::Over { by, clause: by.clause(self.edition(), winner) });
        }
        if !state.is_in_game(seat) {
            return Err(Refusal::OutOfGame { seat: self.seat_name(seat).into() });
        }
        match *action {
            Action::Attack { with, player } => self.check_attack(state, seat, with, player),
            Action::Defend { with } => self.check_defend(state, seat, with),
            Action::Play { card } => self.check_play(state, seat, card),
            Action::Use { action } => self.check_use(state, seat, action),
            Action::UseOn { action, on } => self.check_use_on(state, seat, action, on),
            Action::MasterPlan { players } => self.check_master_plan(state, seat, players),
            Action::Decline { action } => self.is_offered(state, seat, action),
            Action::Guard { figure } => self.check_guard(state, seat, Some(figure)),
            Action::DeclineGuard => self.check_guard(state, seat, None),
            Action::Resign | Action::Timeout => Ok(()),
        }
    }

    /// Appends the legal decisions of a seat except resignation, in the order of seats, lines and cards. PA-R-50
    #[inline]
    pub(crate) fn push_candidates(
        &self,
        state: &State,
        seat: Seat,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) -> Coverage {
        match state.stage {
            Stage::Attack if seat == state.turn => {
                for with in state.line(seat) {
                    let opponents = state.players().filter(|player| *player != seat);
                    out.extend(opponents.map(|player| Action::Attack { with, player }));
                }
            }
            Stage::Defend if seat == state.battle.player => {
                out.extend(state.line(seat).map(|with| Action::Defend { with }));
            }
            Stage::Play if self.asked(state).contains(seat) => {
                out.extend(state.hand(seat).iter().map(|card| Action::Play { card }));
            }
            Stage::Use(action) if seat == state.turn => return self.push_uses(state, action, chance, out),
            Stage::Guard if seat == state.battle.player => {
                out.push(Action::Guard { figure: crate::Figure(state.battle.hit) });
                out.push(Action::DeclineGuard);
            }
            _ => {}
        }
        Coverage::All
    }
}

impl Play<'_, '_> {
    /// Carries out a decision.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Attack { with, player } => self.attack(with, player),
            Action::Defend { with } => self.defend(with),
            Action::Play { card } => self.lay(seat, card),
            Action::Use { action } => self.use_plainly(action),
            Action::UseOn { action, on } => self.use_on(action, on),
            Action::MasterPlan { players } => self.master_plan(players),
            Action::Decline { action } => self.decline(action),
            Action::Guard { .. } => self.spend_guard(),
            Action::DeclineGuard => self.keep_guard(),
            Action::Resign => self.resign(seat),
            Action::Timeout => self.time_out(seat),
        }
    }

    /// Begins a turn. First skips the turn of each player who must lose one. Such a player does not fill the hand.
    /// PA1-ACT-KO-01, PA1-ACT-KO-03, PA2-ACT-STUN-01, PA2-ACT-STUN-03, PA-R-32. Then the player fills the hand and must
    /// attack. An extra turn is never lost.
    pub(crate) fn begin_turn(&mut self) {
        while !self.state.extra && self.state.sides[self.state.turn.index()].lost_turns > 0 {
            let seat = self.state.turn;
            self.state.side_mut(seat).lost_turns -= 1;
            self.table.emit(|| Event::TurnLost { seat });
            self.state.turn = self.neighbour(seat);
        }
        let (seat, extra, turn) = (self.state.turn, self.state.extra, self.state.turns_taken.saturating_add(1));
        self.table.emit(|| Event::TurnBegan { seat, turn, extra });
        self.fill();
        self.state.stage = Stage::Attack;
    }

    /// Ends a battle. Both cards go to the discard pile, except a card that became a guard. PA1-CLEAN-01, PA2-CLEAN-01.
    /// The cards are discarded after the special action and before an extra turn. PA-R-14. Then the turn is over.
    /// PA1-SPEC-03, PA2-SPEC-03, PA1-BATTLE-11, PA2-BATTLE-07
    pub(crate) fn end_battle(&mut self, again: bool) {
        self.clean_up();
        self.end_turn(again);
    }

    /// Puts the open battle cards on the discard pile. PA1-CLEAN-01, PA2-CLEAN-01
    pub(crate) fn clean_up(&mut self) {
        let cards = self.state.opened();
        self.clear_away(cards);
        self.state.battle = Battle::NONE;
    }

    /// Ends a turn. After an extra turn the direction of play reverses. PA1-ACT-QA-02, PA1-ACT-QA-03, PA2-ACT-SNEAK-02,
    /// PA2-ACT-SNEAK-03, PA-R-33. The next turn is an extra turn of the same player if `again` is true. PA1-ACT-QA-01,
    /// PA2-ACT-SNEAK-01. Otherwise the turn goes to the neighbour. PA1-CLEAN-02, PA2-CLEAN-02
    pub(crate) fn end_turn(&mut self, again: bool) {
        self.state.turns_taken = self.state.turns_taken.saturating_add(1);
        if self.state.extra {
            self.state.rightward = !self.state.rightward;
            let rightward = self.state.rightward;
            self.table.emit(|| Event::Reversed { rightward });
        }
        if self.end_at_turn_cap() {
            return;
        }
        self.state.extra = again;
        if !again {
            self.state.turn = self.neighbour(self.state.turn);
        }
        self.begin_turn();
    }

    /// Returns the next player in the direction of play who is still in the game. PA1-CLEAN-02, PA2-CLEAN-02, PA-R-34
    pub(crate) fn neighbour(&self, seat: Seat) -> Seat {
        let seats = self.game.seat_count();
        let step = if self.state.rightward { seats - 1 } else { 1 };
        let mut next = seat;
        loop {
            next = Seat((next.0 + step) % seats);
            if self.state.is_in_game(next) || next == seat {
                return next;
            }
        }
    }
}
