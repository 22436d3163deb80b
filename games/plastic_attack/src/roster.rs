//! What never changes about the figures of a table: their owners, their cards and their starting Power.

use crate::army::CardFile;
use crate::setup::Setup;
use crate::special::Special;
use referee::Seat;
use std::collections::BTreeSet;

/// The number of a figure at the table, from 0. Figures are numbered by army in seat order, and in each army from left
/// to right. There are at most 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figure(pub u8);

impl Figure {
    /// Returns the index of the figure in arrays that have one entry per figure.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What never changes about a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    /// The figure's name. No other figure of the table has the same name. PA-R-54
    pub name: String,
    /// The figure's type: figure and variant. PA-R-03
    pub kind: String,
    /// The player who brought the figure. PA-R-19
    pub owner: Seat,
    /// The figure's Power at the start of the game, 1 ..= 10. PA1-ACT-REC-03
    pub starts: u8,
    /// The special actions on the figure's card.
    pub card: CharacterCard,
}

/// A character card. PA1-COMP-08, PA2-COMP-08
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterCard {
    /// The special action on Queen and Jack.
    pub high: Special,
    /// The special action on 10 and 9.
    pub mid: Special,
    /// The special action on 8 and 7.
    pub low: Special,
}

impl CharacterCard {
    /// Reads a card; `None` if a word is not a special action.
    pub fn of_file(card: &CardFile) -> Option<CharacterCard> {
        Some(CharacterCard {
            high: Special::from_word(&card.high)?,
            mid: Special::from_word(&card.mid)?,
            low: Special::from_word(&card.low)?,
        })
    }

    /// Returns the special action for a card's rank. Rank 0 means no card. Ranks up to 6 give no action. PA1-SPEC-02,
    /// PA1-SPEC-04, PA1-COMP-12, PA2-SPEC-02, PA2-SPEC-04, PA2-COMP-12. Every character has Recover on King and Ace.
    /// PA1-ACT-REC-05, PA2-ACT-REC-05
    #[inline]
    pub const fn action(&self, rank: i32) -> Option<Special> {
        match rank {
            13 | 14 => Some(Special::Recover),
            11 | 12 => Some(self.high),
            9 | 10 => Some(self.mid),
            7 | 8 => Some(self.low),
            _ => None,
        }
    }
}

/// Lists the figures of all armies: the seats in order, each army from left to right. PA1-COMP-02, PA1-SETUP-02,
/// PA2-COMP-02, PA2-SETUP-02. The set-up must have no fault.
pub(crate) fn muster(setup: &Setup) -> Vec<Character> {
    let mut names = BTreeSet::new();
    let mut roster = Vec::new();
    for (n, seat) in setup.seats.iter().enumerate() {
        for figure in &setup.armies[seat].army {
            let name = name_apart(&figure.figure, seat, &names);
            names.insert(name.clone());
            roster.push(Character {
                name,
                kind: figure.kind().into(),
                owner: Seat(n as u8),
                starts: figure.power as u8,
                card: CharacterCard::of_file(&figure.card).expect("open reported the faults of armies before"),
            });
        }
    }
    roster
}

/// Returns a name that is not taken. If an earlier figure has the name, appends the name of the seat in brackets, as
/// often as needed. PA1-COMP-03, PA2-COMP-03, PA-R-54
fn name_apart(name: &str, seat: &str, taken: &BTreeSet<String>) -> String {
    let mut name = name.to_owned();
    while taken.contains(&name) {
        name = format!("{name} ({seat})");
    }
    name
}
