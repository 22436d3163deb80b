//! The rules, cut by chapter of the rulebook. Each file adds its chapter to [`Play`], which carries decisions out, and to
//! [`Attacktix`], which says what is legal.

mod asked;
mod attack;
mod course;
mod cover;
mod dispute;
mod effects;
mod first;
mod giving_up;
mod judge;
mod legs;
mod line;
mod movement;
mod places;
mod placing;
mod push;
mod returns;
mod sections;
mod sides;
mod special_fault;
mod specials;
mod turn;
mod victory;
mod wheel;

pub use asked::{Doing, TurnFault};
pub use attack::AttackFault;
pub use course::{Course, Limit, Order};
pub(crate) use cover::Met;
pub(crate) use legs::Stretch;
pub use movement::{LimitedBy, MoveFault};
pub use placing::PlaceFault;
pub use special_fault::SpecialFault;

use crate::action::Action;
use crate::event::Event;
use crate::game::Attacktix;
use crate::refusal::Refusal;
use crate::state::State;
use referee::{Seat, Table};

/// A decision being carried out.
pub(crate) struct Play<'p, 't> {
    pub game: &'p Attacktix,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Attacktix {
    /// Says whether a seat may decide this now, clause by clause.
    pub(crate) fn check_decision(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_asked(state, seat, action)?;
        match action {
            Action::ChooseSide { .. } | Action::Place { .. } | Action::Ready {} => {
                self.check_setup(state, seat, action)
            }
            Action::Move { .. } => self.check_move(state, seat, action),
            Action::TurnBase { .. }
            | Action::Adjust { .. }
            | Action::Attack { .. }
            | Action::FireNext { .. }
            | Action::AttackSection { .. } => self.check_attack(state, seat, action),
            Action::Special(choice) => self.check_special(state, choice),
            Action::Dispute { .. }
            | Action::Call { .. }
            | Action::EndMoves {}
            | Action::CeaseFire {}
            | Action::Pass {}
            | Action::EndTurn {}
            | Action::Resign {}
            | Action::Timeout {} => Ok(()),
        }
    }
}

impl Play<'_, '_> {
    /// Carries out a legal decision.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::ChooseSide { .. } | Action::Place { .. } | Action::Ready {} => self.set_up(seat, action),
            Action::Move { .. } => self.move_figure(action),
            Action::EndMoves {} => self.end_moves(seat),
            Action::TurnBase { .. } | Action::Adjust { .. } => self.turn_or_adjust(action),
            Action::Attack { .. } | Action::FireNext { .. } | Action::AttackSection { .. } => self.attack(seat, action),
            Action::CeaseFire {} => self.cease_fire(),
            Action::Special(choice) => self.use_special(choice),
            Action::Pass {} => self.pass(seat),
            Action::EndTurn {} => self.end_turn(seat),
            Action::Dispute { about } => self.open_dispute(seat, about),
            Action::Call { colour } => self.call(*colour),
            Action::Resign {} => self.give_up(seat),
            Action::Timeout {} => self.time_is_up(seat),
        }
        self.go_on();
    }
}
