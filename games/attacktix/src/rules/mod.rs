//! The rules, by chapter of the rulebook. Each file adds its chapter to [`Play`] and to [`Attacktix`]. [`Play`] carries
//! out decisions, and [`Attacktix`] says which decisions are legal.

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
mod specials;
mod turn;
mod victory;
mod wheel;

pub use asked::{Doing, TurnFault};
pub use attack::AttackFault;
pub use course::{Course, Limit, LimitedBy, MoveFault, Order};
pub(crate) use cover::Met;
pub(crate) use legs::Stretch;
pub use placing::PlaceFault;
pub use push::PushFault;
pub use specials::SpecialFault;

use crate::action::Action;
use crate::battle::Attacktix;
use crate::event::Event;
use crate::state::State;
use referee::{Seat, Table};

/// The context in which a decision is carried out.
pub(crate) struct Play<'p, 't> {
    pub game: &'p Attacktix,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
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
