//! The layouts of character cards and of Power trackers.

mod card;
mod figure;
mod tracker;
mod words;

use crate::Look;
use print::{About, Cleaner, Colour, Fault, Fonts, INK, Pdf, PdfWriter, Printout, Sheet, card_pages, check_count};

/// The characters of one army, ready to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The name of the army. It may be empty.
    pub title: String,
    /// The game and its edition.
    pub game: String,
    /// The cards, in the order in which they are printed.
    pub cards: Vec<Card>,
    /// What players mark with a token next to the Power, such as `wounded`. It may be empty.
    pub mark: String,
}

/// The card of a character.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The character's name in the language of the cards.
    pub name: String,
    /// A note, such as the mount of the character. It may be empty.
    pub note: String,
    /// The character's Power at the start, 1 ..= 10.
    pub power: u8,
    /// The character's special actions, from top to bottom.
    pub actions: Vec<Action>,
    /// The character's look. Without a look, a plain figure is drawn.
    pub look: Option<Look>,
}

/// A special action of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Action {
    /// The ranks that give the action, such as `Q/J`.
    pub ranks: String,
    /// The action's name in the language of the cards.
    pub name: String,
    /// What the action does, in one or two sentences.
    pub text: String,
}

/// Main colours of figures without a look.
const PALETTE: [Colour; 6] = [
    Colour(0x2f, 0x6d, 0xb5),
    Colour(0xc2, 0x4b, 0x3a),
    Colour(0x3f, 0x8a, 0x4f),
    Colour(0x8a, 0x55, 0xa8),
    Colour(0xc9, 0x7a, 0x1c),
    Colour(0x2c, 0x85, 0x8c),
];

/// One card of a page, with the index of its figure in the army.
#[derive(Clone, Copy)]
enum Face<'a> {
    Character(usize, &'a Card),
    Tracker(usize, &'a Card),
}

/// Prints a card for each character, and after them the Power trackers.
impl Printout for Deck {
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault> {
        check_count(self.cards.len())?;
        let fonts = Fonts::load();
        let mut cleaner = Cleaner::new(&fonts);
        let deck = self.cleaned(&mut cleaner);
        let characters = deck.cards.iter().enumerate().map(|(index, card)| Face::Character(index, card));
        let trackers = deck.cards.iter().enumerate().map(|(index, card)| Face::Tracker(index, card));
        let faces: Vec<Face> = characters.chain(trackers).collect();
        let about = About { title: &deck.title, game: &deck.game, what: words::words(sheet.language).title };
        let mut writer = PdfWriter::new(about, sheet, &fonts, card_pages(faces.len()));
        writer.cards(&faces, |pen, face| match *face {
            Face::Character(index, card) => card::draw(pen, &deck, card, colours(card, index), sheet.language),
            Face::Tracker(index, card) => tracker::draw(pen, &deck, card, colours(card, index), sheet.language),
        });
        Ok(Pdf { bytes: writer.finish()?, warnings: cleaner.into_warnings() })
    }
}

impl Deck {
    fn cleaned(&self, cleaner: &mut Cleaner) -> Deck {
        let cards = self.cards.iter().map(|card| card.cleaned(cleaner)).collect();
        Deck { cards, title: cleaner.text(&self.title), game: cleaner.text(&self.game), mark: cleaner.text(&self.mark) }
    }
}

impl Card {
    fn cleaned(&self, cleaner: &mut Cleaner) -> Card {
        Card {
            actions: self.actions.iter().map(|action| action.cleaned(cleaner)).collect(),
            name: cleaner.text(&self.name),
            note: cleaner.text(&self.note),
            ..self.clone()
        }
    }
}

impl Action {
    fn cleaned(&self, cleaner: &mut Cleaner) -> Action {
        Action { ranks: cleaner.text(&self.ranks), name: cleaner.text(&self.name), text: cleaner.text(&self.text) }
    }
}

/// Returns the colours of a card's figure: main, second, accent.
fn colours(card: &Card, index: usize) -> [Colour; 3] {
    let main = PALETTE[index % PALETTE.len()];
    let plain = [main, main.mixed(INK, 40), main.mixed(Colour(0xff, 0xf3, 0xd6), 75)];
    let said = card.look.as_ref().map(|look| look.colors.each_ref().map(|colour| Colour::parse(colour)));
    let said = said.unwrap_or_default();
    [0, 1, 2].map(|part: usize| said[part].unwrap_or(plain[part]))
}
