//! How the cards of figures and the labels of their bases look.

mod card;
mod labels;
mod moulded;
mod words;

use print::{About, Cleaner, Colour, Fault, Fonts, Pdf, PdfWriter, Printout, Sheet};
use print::{card_pages, check_count, piece_pages};

/// The figures that a player brings, ready to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The name of the force; may be empty.
    pub title: String,
    /// The name of the game.
    pub game: String,
    /// The figures, in the order in which their cards and base labels are printed.
    pub figures: Vec<FigureCard>,
}

/// The texts and colours of a figure's card and base labels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FigureCard {
    /// The figure's name.
    pub name: String,
    /// The figure's form; empty for the plain form.
    pub form: String,
    /// The figure's faction, in the language of the card.
    pub faction: String,
    /// The letter of the figure's class, such as `T`.
    pub letter: String,
    /// The name of the figure's class, such as `Trooper`.
    pub class: String,
    /// The figure's price in points.
    pub points: i32,
    /// The figure's collector's number, such as `B04`.
    pub code: String,
    /// The figure's number in the force, such as `07`.
    pub serial: String,
    /// Short notes, such as `Back-Up force`.
    pub notes: Vec<String>,
    /// The figure's weapon in words, with its missiles or its reach.
    pub weapon: String,
    /// The body that is drawn: `brass`, `thorn`, `glass` or `plain`.
    pub style: String,
    /// The weapon that is drawn: `ranged`, `slash`, `throw`, `jab` or `claw`.
    pub kind: String,
    /// The colour in which the figure is drawn, `#rrggbb`.
    pub colour: String,
    /// Radius of the figure's base in micrometres.
    pub base_um: i32,
    /// The windows of the figure's wheel, in order.
    pub wheel: Vec<Speed>,
    /// The name of its special ability; empty if it has none.
    pub ability: String,
    /// What the ability does, in one or two sentences.
    pub text: String,
}

/// The two windows of a wheel at one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speed {
    /// The number in the window on top.
    pub number: u8,
    /// Whether the number is red; otherwise it is white.
    pub is_red: bool,
    /// Whether the window below is white.
    pub is_special: bool,
}

/// The colour of a figure whose `colour` is not valid.
const SLATE: Colour = Colour(0x5b, 0x70, 0x83);

/// A card for each figure, and after them the labels of their bases at their true size.
impl Printout for Company {
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault> {
        check_count(self.figures.len())?;
        let fonts = Fonts::load();
        let mut cleaner = Cleaner::new(&fonts);
        let company = self.cleaned(&mut cleaner);
        let what = words::words(sheet.language).figures;
        let about = About { title: &company.title, game: &company.game, what };
        let pages = card_pages(company.figures.len()) + piece_pages(&company.figures, sheet.paper);
        let mut writer = PdfWriter::new(about, sheet, &fonts, pages);
        writer.cards(&company.figures, |pen, figure| card::draw(pen, &company, figure, sheet.language));
        writer.pieces(&company.figures);
        Ok(Pdf { bytes: writer.finish()?, warnings: cleaner.into_warnings() })
    }
}

impl Company {
    fn cleaned(&self, cleaner: &mut Cleaner) -> Company {
        let figures = self.figures.iter().map(|figure| figure.cleaned(cleaner)).collect();
        Company { figures, title: cleaner.text(&self.title), game: cleaner.text(&self.game) }
    }
}

impl FigureCard {
    fn cleaned(&self, cleaner: &mut Cleaner) -> FigureCard {
        FigureCard {
            name: cleaner.text(&self.name),
            form: cleaner.text(&self.form),
            faction: cleaner.text(&self.faction),
            letter: cleaner.text(&self.letter),
            class: cleaner.text(&self.class),
            code: cleaner.text(&self.code),
            serial: cleaner.text(&self.serial),
            notes: cleaner.texts(&self.notes),
            weapon: cleaner.text(&self.weapon),
            ability: cleaner.text(&self.ability),
            text: cleaner.text(&self.text),
            ..self.clone()
        }
    }
}

/// Returns the colour in which a figure is drawn.
fn plastic(figure: &FigureCard) -> Colour {
    Colour::parse(&figure.colour).unwrap_or(SLATE)
}

/// Returns the name of a figure with its form, such as `Thorn Rider (Sled)`.
fn whole_name(figure: &FigureCard) -> String {
    match figure.form.is_empty() {
        true => figure.name.clone(),
        false => format!("{} ({})", figure.name, figure.form),
    }
}
