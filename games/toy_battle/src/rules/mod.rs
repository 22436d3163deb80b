//! The rules, in files by chapter of the rulebook. Each file adds methods to [`Play`], which carries out decisions, and
//! to [`ToyBattle`](crate::ToyBattle), which says what is legal.

mod draw;
mod end;
mod medals;
mod place;
mod setup;
mod terrains;
mod troops;
mod turn;

use crate::{Event, ToyBattle, state::State};
use referee::{Seat, Table};

/// A decision being carried out.
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

    /// Says whether the game has ended during the decision.
    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.state.phase, crate::state::Phase::Over(..))
    }
}
