//! How the cards of Units and the templates of the table look.

mod card;
mod silhouette;
mod template;
mod words;

pub use template::{Mark, Template};

use print::{About, Cleaner, Fault, Fonts, Pdf, PdfWriter, Printout, Sheet};
use print::{card_pages, check_count, piece_pages};

/// The most templates of a roster; more are refused.
pub const MOST_TEMPLATES: usize = 160;

/// The Units that a player brings, ready to print, with their templates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// The name of the force; may be empty.
    pub title: String,
    /// The name of the game.
    pub game: String,
    /// The cards, in this order.
    pub units: Vec<UnitCard>,
    /// The templates, in this order.
    pub templates: Vec<Template>,
}

/// The card of a Unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitCard {
    /// The name of the Unit.
    pub name: String,
    /// The id of the Unit on the table, such as `g3`; may be empty.
    pub id: String,
    /// Further notes of a few words each, such as its pose and its role.
    pub notes: Vec<String>,
    /// The price of the Unit in points.
    pub points: i32,
    /// The drawing: a pose or a vehicle, such as `kneeling` or `tank`. An unknown word is drawn as a vehicle.
    pub body: String,
    /// The gear of a soldier, such as `rifle`. An unknown word draws nothing.
    pub gear: String,
    /// The colour of the plastic, `#rrggbb`.
    pub colour: String,
    /// The levels of the Unit, one below the other.
    pub levels: Vec<LevelRow>,
    /// The special rules of the Unit; may be empty.
    pub rules: String,
    /// The Defence of the Unit after each injury, in order. The last box stands for the end of the Unit.
    pub boxes: Vec<String>,
}

/// A level of an attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelRow {
    /// The letters of the attribute, such as `ML`.
    pub badge: String,
    /// The name of the attribute.
    pub name: String,
    /// The level in a word.
    pub word: String,
    /// The level as a number.
    pub number: String,
    /// The distance of the level on the table, such as `12″`; may be empty.
    pub measure: String,
}

/// Prints a card for each Unit, and then the templates at their true size.
impl Printout for Roster {
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault> {
        check_count(self.units.len())?;
        if self.templates.len() > MOST_TEMPLATES {
            return Err(Fault::TooManyPieces { many: self.templates.len(), most: MOST_TEMPLATES });
        }
        let fonts = Fonts::load();
        let mut cleaner = Cleaner::new(&fonts);
        let roster = self.cleaned(&mut cleaner);
        let about = About { title: &roster.title, game: &roster.game, what: words::words(sheet.language).units };
        let pages = card_pages(roster.units.len()) + piece_pages(&roster.templates, sheet.paper);
        let mut writer = PdfWriter::new(about, sheet, &fonts, pages);
        writer.cards(&roster.units, |pen, unit| card::draw(pen, &roster, unit, sheet.language));
        writer.pieces(&roster.templates);
        Ok(Pdf { bytes: writer.finish()?, warnings: cleaner.into_warnings() })
    }
}

impl Roster {
    /// Cleans the texts for print. The texts of the templates stay as they are, because the fonts have all their
    /// letters.
    fn cleaned(&self, cleaner: &mut Cleaner) -> Roster {
        let units = self.units.iter().map(|unit| unit.cleaned(cleaner)).collect();
        Roster { units, title: cleaner.text(&self.title), game: cleaner.text(&self.game), ..self.clone() }
    }
}

impl UnitCard {
    fn cleaned(&self, cleaner: &mut Cleaner) -> UnitCard {
        UnitCard {
            levels: self.levels.iter().map(|row| row.cleaned(cleaner)).collect(),
            name: cleaner.text(&self.name),
            id: cleaner.text(&self.id),
            notes: cleaner.texts(&self.notes),
            rules: cleaner.text(&self.rules),
            boxes: cleaner.texts(&self.boxes),
            ..self.clone()
        }
    }
}

impl LevelRow {
    fn cleaned(&self, cleaner: &mut Cleaner) -> LevelRow {
        LevelRow {
            badge: cleaner.text(&self.badge),
            name: cleaner.text(&self.name),
            word: cleaner.text(&self.word),
            number: cleaner.text(&self.number),
            measure: cleaner.text(&self.measure),
        }
    }
}
