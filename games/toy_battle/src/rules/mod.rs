//! The rules, in files by chapter of the rulebook. Each file adds methods to [`ToyBattle`](crate::ToyBattle) that say
//! what is legal, and methods to [`Play`] that carry out decisions.

mod decisions;
mod draw;
mod end;
mod lists;
mod medals;
mod place;
mod placements;
mod setup;
mod terrains;
mod troops;
mod turn;

pub use decisions::Decisions;

use crate::{Event, ToyBattle, state::State};
use referee::{Seat, Table};

/// A decision that is being carried out: the game, the state that changes, and the table that gives luck and takes
/// events.
pub(crate) struct Play<'p, 't> {
    pub game: &'p ToyBattle,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Play<'_, '_> {
    /// Returns the seat whose turn it is.
    #[inline]
    fn mover(&self) -> Seat {
        self.state.to_move
    }

    /// Returns whether the game has ended during the decision.
    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.state.phase, crate::state::Phase::Over(..))
    }
}
