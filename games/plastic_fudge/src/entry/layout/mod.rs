//! The look of the cards of Units and of the templates.

mod card;
mod silhouette;
mod template;
mod words;

pub use template::{Mark, Template};

use print::{About, Cleaner, Fault, Fonts, Pdf, PdfWriter, Printout, Sheet};
use print::{card_pages, check_count, piece_pages};

/// The most templates that a roster may have. With more, it is not printed.
pub const MOST_TEMPLATES: usize = 160;

/// The cards of a force and its templates, ready to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// The name of the force; empty if it has none.
    pub title: String,
    /// The name of the game.
    pub game: String,
    /// The cards, in the order of the force file.
    pub units: Vec<UnitCard>,
    /// The templates, in the order in which they are printed.
    pub templates: Vec<Template>,
}

/// What the card of a Unit shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitCard {
    /// The name of the Unit, or of its type.
    pub name: String,
    /// The id of the Unit on the table, such as `g3`; empty if there is none.
    pub id: String,
    /// Notes of a few words each, such as the pose and the role. The card shows the first five.
    pub notes: Vec<String>,
    /// The price of the Unit in points.
    pub points: i32,
    /// The silhouette: a pose or a vehicle, such as `kneeling` or `tank`. An unknown word gives the plain vehicle.
    pub body: String,
    /// What a soldier holds, such as `rifle`. An unknown word gives nothing.
    pub gear: String,
    /// The colour of the card and the silhouette, `#rrggbb`.
    pub colour: String,
    /// The rows of the levels, in their order.
    pub levels: Vec<LevelRow>,
    /// The special rules of the Unit; empty if it has none.
    pub rules: String,
    /// The texts of the boxes to tick: the Defence level after each injury, then the end of the Unit.
    pub boxes: Vec<String>,
}

/// A row of a card: the level of an attribute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelRow {
    /// The abbreviation of the attribute, such as `ML`.
    pub badge: String,
    /// The name of the attribute, and of the weapon if it has several.
    pub name: String,
    /// The word for the level, such as `Good`.
    pub word: String,
    /// The level as a number, such as `+1`.
    pub number: String,
    /// What the level means on the table, such as `12″`; empty if it has no length.
    pub measure: String,
}

/// Prints a card for each Unit, and then the templates in true size.
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
    /// Removes from the texts what the fonts cannot print, and notes a warning for it. The texts of templates are not
    /// the player's, so the fonts have all their letters.
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
