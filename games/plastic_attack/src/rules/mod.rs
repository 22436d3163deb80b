//! The rules of both editions, in files by chapter of the rulebook. Each file adds methods to [`Play`], which carries
//! out decisions, and to [`PlasticAttack`], which says what is legal.

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

/// Carries out a decision: the game, its state, and the table for luck and events.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PlasticAttack,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Play<'_, '_> {
    /// Returns the clause for the edition of this table, out of the clauses of both editions.
    #[inline]
    fn clause(&self, first: Clause, revised: Clause) -> Clause {
        self.game.clause(first, revised)
    }
}
