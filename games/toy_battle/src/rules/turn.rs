//! The turn: whose turn it is, what happens in a turn, and what comes next.

use super::Play;
use super::decisions::Decisions;
use crate::action::{Action, Effect};
use crate::clauses::TB_R_23;
use crate::state::{Phase, Placed, State};
use crate::{Event, Refusal, ToyBattle};
use referee::{Seat, Seats, Status};

impl ToyBattle {
    /// Returns the seat that the game waits for, or how the game ended.
    pub(crate) fn status_of(&self, state: &State) -> Status {
        match state.phase {
            Phase::Over(ending, winner) => Status::Over(ending.outcome(winner)),
            _ => Status::Awaiting(Seats::one(state.to_move)),
        }
    }

    /// Returns the effect being offered; `None` if no effect is offered.
    pub fn offered(&self, state: &State) -> Option<Effect> {
        match state.phase {
            Phase::TroopEffect => ToyBattle::effect_of(state.placed().last()?.token.piece().troop),
            Phase::BaseEffect(index) => self.base_effect(state.placed()[usize::from(index)].on),
            Phase::Turn | Phase::Over(..) => None,
        }
    }

    /// Checks that a decision is legal. The game must not be over. TB-GOAL-01. It must be the seat's turn. TB-TURN-01.
    /// While an effect is being offered, the seat must use or decline it. TB-EFFECT-01, TB-EFFECT-02. Last come the
    /// rules for the kind of decision.
    pub(crate) fn check_decision(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Phase::Over(by, _) = state.phase {
            return Err(Refusal::Over { by });
        }
        if matches!(action, Action::Resign | Action::Timeout) {
            return Ok(());
        }
        if seat != state.to_move {
            return Err(Refusal::NotYourTurn { to_move: state.to_move });
        }
        match (self.offered(state), action.answers()) {
            (Some(open), None) => Err(Refusal::TurnTaken { open }),
            (Some(open), Some(effect)) if effect != open => Err(self.not_now(state, open, effect)),
            (None, Some(effect)) => Err(Refusal::NotOffered { effect, clause: TB_R_23 }),
            _ => self.check_choice(state, seat, action),
        }
    }

    /// Returns the refusal of `effect` while another effect, `open`, is being offered. If a Troop of this play has
    /// `effect` but no legal choice for it, TB-R-23 is the reason. Otherwise the clauses on the order of effects are:
    /// TB-EFFECT-01, TB-EFFECT-02
    fn not_now(&self, state: &State, open: Effect, effect: Effect) -> Refusal {
        let is_void = |placed: &Placed| {
            let troop = placed.token.piece().troop;
            ToyBattle::effect_of(troop) == Some(effect) && !self.has_troop_choice(state, troop, placed.on)
        };
        if state.placed().iter().any(is_void) {
            return Refusal::NotOffered { effect, clause: TB_R_23 };
        }
        Refusal::EffectOpen { effect: open, clause: effect.stage_clause() }
    }

    /// Checks the Troop and the places that a decision chooses.
    fn check_choice(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Draw => self.check_draw(state, seat),
            Action::Place { troop, on } | Action::Capn { troop, on } => self.check_place(state, seat, troop, on),
            Action::Jumbo { discard } => self.check_jumbo(state, self.acting_place(state), discard),
            Action::Castle { take_back } => self.check_castle(state, self.acting_place(state), take_back),
            Action::Jungle { from, to } => self.check_jungle(state, self.acting_place(state), from, to),
            Action::Cemetery { troop } => self.check_cemetery(state, seat, troop),
            Action::Skully | Action::Xb42 | Action::Star | Action::Clouds | Action::Decline(_) => Ok(()),
            Action::Resign | Action::Timeout => Ok(()),
        }
    }

    /// Returns the base of the effect that is being offered. It is the base that has the effect, or the base on which
    /// the Troop with the effect was placed.
    fn acting_place(&self, state: &State) -> crate::field::Place {
        let index = match state.phase {
            Phase::BaseEffect(index) => usize::from(index),
            _ => state.placed().len() - 1,
        };
        state.placed()[index].on
    }

    /// Returns every legal decision of the seat except resignation; none if it is not the seat's turn. Random play and
    /// counts need no list of them. TB-TURN-01, TB-R-42
    #[inline(always)]
    pub fn decisions(&self, state: &State, seat: Seat) -> Decisions<'_> {
        if seat != state.to_move {
            return Decisions::none(self.field());
        }
        match state.phase {
            Phase::Over(..) => Decisions::none(self.field()),
            Phase::Turn => Decisions::of_turn(self.field(), self.may_draw(state, seat), self.placements(state, seat)),
            Phase::TroopEffect => self.troop_choices(state),
            Phase::BaseEffect(index) => self.base_choices(state, state.placed()[usize::from(index)].on),
        }
    }
}

impl Play<'_, '_> {
    /// Carries out a decision that has passed `check_decision`.
    #[inline(always)]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Draw => self.draw_for_turn(),
            Action::Place { troop, on } => self.place(troop, on, false),
            Action::Skully => self.skully(),
            Action::Star => self.star(),
            Action::Capn { troop, on } => self.capn(troop, on),
            Action::Jumbo { discard } => self.jumbo(discard),
            Action::Xb42 => self.xb42(),
            Action::Castle { take_back } => self.castle(take_back),
            Action::Clouds => self.clouds(),
            Action::Jungle { from, to } => self.jungle(from, to),
            Action::Cemetery { troop } => self.cemetery(troop),
            Action::Decline(effect) => self.decline(effect),
            Action::Resign => self.resign(seat),
            Action::Timeout => self.time_out(seat),
        }
    }

    /// Declines the effect that is being offered. No part of it is carried out. TB-R-40
    fn decline(&mut self, effect: Effect) {
        let seat = self.mover();
        self.table.emit(move || Event::EffectDeclined { seat, effect });
        match self.state.phase {
            Phase::BaseEffect(_) => self.base_effect_done(),
            _ => self.base_effects(0),
        }
    }

    /// Claims medals after all effects of a play, and ends the turn. TB-R-08, TB-R-31
    ///
    /// With the option `medal_timing` at `immediate`, nothing is left to claim here, unless a scenario began in the
    /// middle of the play.
    #[inline]
    pub(crate) fn end_play(&mut self) {
        self.claim();
        if !self.is_over() {
            self.end_turn();
        }
    }

    /// Ends a turn. The player's face-down Troops stand up, and the other player's turn begins. TB-TERR-BATTLE-03,
    /// TB-TURN-01
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.stand_up();
        self.state.clear_placed();
        self.state.turns = self.state.turns.saturating_add(1);
        self.state.to_move = self.state.waiting();
        self.begin_turn();
    }

    /// Begins a turn. The game ends instead if the limit on turns is reached, or if the player can neither draw nor
    /// place. TB-R-33, TB-R-10
    #[inline(always)]
    pub(crate) fn begin_turn(&mut self) {
        self.state.phase = Phase::Turn;
        self.end_at_turn_cap();
        self.end_if_stuck();
        if !self.is_over() {
            let (seat, turn) = (self.mover(), self.state.turns.saturating_add(1));
            self.table.emit(move || Event::TurnBegan { seat, turn });
        }
    }
}
