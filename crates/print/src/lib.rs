//! Cards and templates to print: plain structs in, a PDF out. The crate knows neither games, files nor the network.
//!
//! A layout draws with a [`Pen`] on cards that share a [`frame`], and on [`Piece`]s to cut out. [`PdfWriter`] puts both on
//! pages. [`Cleaner`] replaces what the [`Fonts`] lack.
//!
//! [`cards`] lays the character cards of a [`Deck`] on pages of A4 or Letter paper, nine to a page, each exactly
//! 63 × 88 mm. As many Power trackers follow. Equal input gives equal bytes.

mod block;
mod card;
mod clean;
mod colour;
mod figure;
mod fonts;
pub mod frame;
mod language;
mod pen;
mod pieces;
mod sheet;
mod tracker;

pub use block::{Block, LEADING, POINTS, Room, filling, fit, wrap};
pub use clean::{Cleaner, Warning};
pub use colour::{Colour, GREY, INK, WHITE};
pub use fonts::{Fonts, Line, Style};
pub use language::Language;
pub use pen::{Hold, Ink, Outline, Pen, Trace};
pub use pieces::{Piece, piece_pages, piece_room_mm};
pub use sheet::{About, CARD_MM, Paper, PdfWriter, card_pages};

/// The most cards of a printout.
pub const MOST_CARDS: usize = 60;

/// A force that can be printed.
pub trait Printout {
    /// Prints it.
    ///
    /// # Errors
    /// There is nothing to print or too much, or the PDF cannot be made.
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault>;
}

impl Printout for Deck {
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault> {
        cards(self, sheet)
    }
}

/// The characters of one army, ready to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The name of the army; may be empty.
    pub title: String,
    /// The game and its edition.
    pub game: String,
    /// The cards, in this order.
    pub cards: Vec<Card>,
    /// A state to mark beside the Power, such as `wounded`; may be empty.
    pub mark: String,
}

/// A character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// A note, such as its mount; may be empty.
    pub note: String,
    /// Its Power at the start, 1 ..= 10.
    pub power: u8,
    /// Its special actions, best first.
    pub actions: Vec<Action>,
    /// Its look; without one, a plain figure is drawn.
    pub look: Option<Look>,
}

/// A special action of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Action {
    /// The ranks that give it, such as `Q J`.
    pub ranks: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// The look of a figure, in the words of the army files. An unknown word draws nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// `figure`, `robot`, `creature` or `vehicle`.
    pub shape: String,
    /// What is on its head, such as `cap`.
    pub head: String,
    /// What it wears, such as `coat`.
    pub body: String,
    /// What it carries, such as `shield`.
    pub gear: String,
    /// Main, second and accent colour, each `#rrggbb`.
    pub colors: [String; 3],
}

/// The paper and the language to print with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The paper.
    pub paper: Paper,
    /// The language of the texts beside the deck's own.
    pub language: Language,
}

/// Printed cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// Texts that could not be printed as they are written.
    pub warnings: Vec<Warning>,
}

/// Why nothing is printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The list of cards is empty.
    #[error("there is nothing to print")]
    Empty,
    /// More than [`MOST_CARDS`].
    #[error("there are {0} cards; {MOST_CARDS} at most are printed at once")]
    TooManyCards(usize),
    /// Too many pieces to cut out.
    #[error("there are {many} pieces to cut out; {most} at most are printed at once")]
    TooManyPieces {
        /// How many there are.
        many: usize,
        /// How many are allowed.
        most: usize,
    },
    /// The PDF could not be made.
    #[error("the PDF cannot be made: {0}")]
    Unmade(String),
}

/// Prints the cards of a deck, and after them their Power trackers.
///
/// # Errors
/// The deck is empty or too large, or the PDF cannot be made.
pub fn cards(deck: &Deck, sheet: &Sheet) -> Result<Pdf, Fault> {
    check_count(deck.cards.len())?;
    let fonts = fonts::Fonts::load();
    let (deck, warnings) = clean::deck(deck, &fonts);
    let bytes = card::pages(&deck, sheet, &fonts)?;
    Ok(Pdf { bytes, warnings })
}

/// Checks that there is a card to print, and not too many.
///
/// # Errors
/// There is none, or more than [`MOST_CARDS`].
pub fn check_count(cards: usize) -> Result<(), Fault> {
    match cards {
        0 => Err(Fault::Empty),
        many if many > MOST_CARDS => Err(Fault::TooManyCards(many)),
        _ => Ok(()),
    }
}
