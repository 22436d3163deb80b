//! The rules of both editions, divided by chapter of the rulebook. Each file adds its chapter to [`Play`], which carries
//! decisions out, and to [`PlasticAttack`], which says what is legal.

mod attack;
mod battle;
mod cards;
mod effects;
mod end;
mod hit;
mod leave;
mod setup;
mod special;
mod turn;

use crate::state::State;
use crate::{Event, PlasticAttack};
use referee::{Clause, Table};

/// A decision being carried out.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PlasticAttack,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Play<'_, '_> {
    /// Chooses between the clauses of the two editions.
    #[inline]
    fn clause(&self, first: Clause, revised: Clause) -> Clause {
        self.game.clause(first, revised)
    }
}
