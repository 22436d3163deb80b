//! What the printed pages of all games share. This crate knows no games, and uses neither files nor the network.
//!
//! Each game has its own layouts. A layout draws with a [`Pen`] on cards of 63 × 88 mm, and on [`Piece`]s to cut out.
//! All cards share a [`frame`]. [`PdfWriter`] puts nine cards on a page of A4 or Letter paper, and pieces on pages of
//! their own. [`Cleaner`] replaces characters that the [`Fonts`] lack. Everything that can be printed is a
//! [`Printout`]. Equal content gives equal bytes.

mod block;
mod clean;
mod colour;
mod fonts;
pub mod frame;
mod language;
mod pen;
mod pieces;
mod sheet;

pub use block::{Block, LEADING, POINTS, Room, filling, fit, wrap};
pub use clean::{Cleaner, Warning};
pub use colour::{Colour, GREY, INK, WHITE};
pub use fonts::{Fonts, Line, Style};
pub use language::Language;
pub use pen::{Hold, Ink, Outline, Pen, Trace, turned};
pub use pieces::{Piece, piece_pages, piece_room_mm};
pub use sheet::{About, CARD_MM, Paper, PdfWriter, card_pages};

/// The most cards of a printout.
pub const MOST_CARDS: usize = 60;

/// Something that can be printed, such as the cards of an army.
pub trait Printout {
    /// Makes the PDF.
    ///
    /// # Errors
    /// There is nothing to print, there is too much, or the PDF cannot be made.
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault>;
}

/// The paper and the language to print with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The paper to print on.
    pub paper: Paper,
    /// The language of the texts that a layout adds.
    pub language: Language,
}

/// A finished PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// A warning for each text with characters that no font has.
    pub warnings: Vec<Warning>,
}

/// Why something cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The list of cards is empty.
    #[error("there is nothing to print")]
    Empty,
    /// There are more than [`MOST_CARDS`] cards.
    #[error("there are {0} cards; at most {MOST_CARDS} are printed at once")]
    TooManyCards(usize),
    /// There are too many pieces to cut out.
    #[error("there are {many} pieces to cut out; at most {most} are printed at once")]
    TooManyPieces {
        /// How many pieces there are.
        many: usize,
        /// How many are allowed.
        most: usize,
    },
    /// The PDF could not be made.
    #[error("the PDF cannot be made: {0}")]
    Unmade(String),
}

/// Checks that there is at least one card to print, and at most [`MOST_CARDS`].
///
/// # Errors
/// There is no card, or there are more than [`MOST_CARDS`].
pub fn check_count(cards: usize) -> Result<(), Fault> {
    match cards {
        0 => Err(Fault::Empty),
        many if many > MOST_CARDS => Err(Fault::TooManyCards(many)),
        _ => Ok(()),
    }
}
