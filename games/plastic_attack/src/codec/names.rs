//! Names of seats, figures and cards.

use crate::PlasticAttack;
use crate::card::{Card, Cards};
use crate::roster::Figure;
use referee::{Clause, Game, Seat, Seats};

pub(super) fn say_cards(cards: Cards) -> Vec<String> {
    cards.iter().map(Card::word).collect()
}

pub(crate) const fn say_direction(rightward: bool) -> &'static str {
    if rightward { "right" } else { "left" }
}

impl PlasticAttack {
    pub(crate) fn say_seat(&self, seat: Seat) -> String {
        self.seat_name(seat).into()
    }

    pub(crate) fn say_figure(&self, figure: Figure) -> String {
        self.figure_name(figure).into()
    }

    pub(super) fn say_seats(&self, seats: Seats) -> Vec<String> {
        seats.iter().map(|seat| self.say_seat(seat)).collect()
    }

    pub(crate) fn parse_seat(&self, name: &str) -> Result<Seat, String> {
        let seats = &self.setup().seats;
        let index = seats.iter().position(|seat| seat == name);
        let because = || format!("there is no seat {name:?} at this table; the seats are {}", seats.join(", "));
        index.map(|index| Seat(index as u8)).ok_or_else(because)
    }

    pub(crate) fn parse_figure(&self, name: &str) -> Result<Figure, String> {
        let index = self.roster().iter().position(|character| character.name == name);
        let because = || {
            let names: Vec<&str> = self.roster().iter().map(|character| character.name.as_str()).collect();
            format!("there is no figure {name:?} at this table; the figures are {}", names.join(", "))
        };
        index.map(|index| Figure(index as u8)).ok_or_else(because)
    }

    /// Returns the id of the clause that holds at this table: `first` in the edition of 2009, `revised` in the revised
    /// edition.
    pub(super) fn id_of(&self, first: Clause, revised: Clause) -> String {
        self.clause(first, revised).id().into()
    }
}

/// Reads a card such as `10s`.
///
/// # Errors
/// Returns a sentence that says how cards are written.
pub(super) fn parse_card(word: &str) -> Result<Card, String> {
    let because = || {
        format!(
            "{word:?} is not a card; write the rank (2 to 10, J, Q, K, A), then the suit (s, h, d, c), such as \"10s\""
        )
    };
    Card::from_word(word).ok_or_else(because)
}
