//! Cards to print: plain structs in, a PDF out. Knows no game, no file and no network.
//!
//! [`cards`] lays the character cards of a [`Deck`] on pages of A4 or Letter paper, nine to a page, each exactly
//! 63 × 88 mm, and after them as many Power trackers. Equal decks give equal bytes.

mod block;
mod card;
mod clean;
mod colour;
mod figure;
mod fonts;
mod pen;
mod sheet;
mod tracker;
mod words;

pub use clean::Warning;
pub use sheet::{CARD_MM, Paper};
pub use words::Language;

/// The most cards of a deck; a larger one is refused.
pub const MOST_CARDS: usize = 60;

/// The characters of one army, ready to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// What the army is called; may be empty.
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
    /// What else is said of it, such as what it rides; may be empty.
    pub note: String,
    /// Its Power at the start, 1 ..= 10.
    pub power: u8,
    /// What it can do, the best first.
    pub actions: Vec<Action>,
    /// How it is drawn; without, a plain figure.
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

/// How a figure is drawn, in the words of the army files; a word that is not known draws nothing.
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

/// On what, and in which language, to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The paper.
    pub paper: Paper,
    /// The language of what the cards say beside the deck's own texts.
    pub language: Language,
}

/// Printed cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// What could not be printed as it is written.
    pub warnings: Vec<Warning>,
}

/// Why cards are not printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no card.
    #[error("there is no character to print")]
    Empty,
    /// More than [`MOST_CARDS`].
    #[error("there are {0} characters; {MOST_CARDS} at most are printed at once")]
    TooMany(usize),
    /// The file could not be made.
    #[error("the PDF cannot be made: {0}")]
    Unmade(String),
}

/// Prints the cards of a deck, and after them their Power trackers.
///
/// # Errors
/// The deck is empty or too large, or the PDF cannot be made.
pub fn cards(deck: &Deck, sheet: &Sheet) -> Result<Pdf, Fault> {
    match deck.cards.len() {
        0 => return Err(Fault::Empty),
        many if many > MOST_CARDS => return Err(Fault::TooMany(many)),
        _ => {}
    }
    let fonts = fonts::Fonts::load();
    let (deck, warnings) = clean::clean(deck, &fonts);
    let bytes = sheet::pages(&deck, sheet, &fonts)?;
    Ok(Pdf { bytes, warnings })
}
