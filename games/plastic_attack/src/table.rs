//! What is fixed for one table: the set-up, the figures, the cards, and the rules that are played.

use crate::card::Cards;
use crate::edition::Edition;
use crate::network::NetworkWeights;
use crate::roster::{Character, Figure};
use crate::setup::{Options, Setup};
use crate::special::Special;
use crate::state::State;
use referee::{Clause, Seat};
use std::sync::Arc;

/// The rules of Plastic Attack for one table: an edition, armies and options. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct PlasticAttack(pub(crate) Arc<Opened>);

#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    pub revision: u32,
    pub setup: Setup,
    pub roster: Vec<Character>,
    /// All cards of the game: 52 in a match. A position may have fewer. PA1-COMP-15, PA2-COMP-15
    pub deck: Cards,
    /// The weights by which bots estimate positions of two players.
    pub network: &'static NetworkWeights,
}

impl PlasticAttack {
    /// Lets bots estimate positions of two players by other weights, to train or to compare them.
    ///
    /// # Panics
    /// If the game was cloned before.
    pub fn with_network(mut self, network: &'static NetworkWeights) -> PlasticAttack {
        Arc::get_mut(&mut self.0).expect("the game has not been cloned").network = network;
        self
    }

    /// Returns the edition that the table plays.
    #[inline]
    pub fn edition(&self) -> Edition {
        self.0.setup.edition
    }

    /// Returns the options of the rules. Options that the set-up leaves out have their defaults.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }

    /// Returns the figures of the table: the armies in seat order, each army from left to right as at the start.
    #[inline]
    pub fn roster(&self) -> &[Character] {
        &self.0.roster
    }

    /// Returns what never changes about a figure.
    #[inline]
    pub fn character(&self, figure: Figure) -> &Character {
        &self.0.roster[figure.index()]
    }

    /// Returns the name of a figure. No other figure of the table has the same name. PA-R-54
    pub fn figure_name(&self, figure: Figure) -> &str {
        &self.character(figure).name
    }

    /// Finds a figure by its name; `None` if the table has no such figure.
    pub fn figure(&self, name: &str) -> Option<Figure> {
        self.0.roster.iter().position(|character| character.name == name).map(|n| Figure(n as u8))
    }

    /// Returns the name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.0.setup.seats[seat.index()]
    }

    /// Finds a seat by its name; `None` if the table has no such seat.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.0.setup.seats.iter().position(|seat| seat == name).map(|n| Seat(n as u8))
    }

    /// Returns all cards of the game. PA1-COMP-15, PA2-COMP-15
    pub fn deck(&self) -> Cards {
        self.0.deck
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.0.setup.seats.len() as u8
    }

    /// Returns a state of this table in which nothing is in play yet.
    pub(crate) fn empty_table(&self) -> State {
        State::empty(self.seat_count(), self.0.roster.len(), self.0.deck)
    }

    /// Returns the clause for the edition of this table, out of the clauses of both editions.
    #[inline]
    pub(crate) fn clause(&self, first: Clause, revised: Clause) -> Clause {
        match self.edition() {
            Edition::First => first,
            Edition::Revised => revised,
        }
    }

    /// Returns the first clause of a special action in this edition.
    pub(crate) fn clause_of(&self, action: Special) -> Clause {
        action.clause(self.edition())
    }
}
