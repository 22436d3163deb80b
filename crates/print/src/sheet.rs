//! Writes pages: nine cards of exact size on each, and crop marks outside the cards.

use crate::block::{POINTS, Room, fit};
use crate::colour::{GREY, INK};
use crate::fonts::{Fonts, Style};
use crate::language::Language;
use crate::pen::{Hold, Pen};
use crate::pieces::{self, Piece};
use crate::{Fault, Sheet};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::{Document, SerializeSettings};
use std::str::FromStr;

/// The width and height of a card in millimetres.
pub const CARD_MM: (f32, f32) = (63.0, 88.0);
const ACROSS: usize = 3;
const DOWN: usize = 3;
/// The distance of crop marks from the cards, and the length of crop marks, in millimetres.
const MARK_MM: (f32, f32) = (1.0, 4.5);

/// The paper to print on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Returns its width and height in millimetres.
    pub const fn size_mm(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// Returns the word for it on command lines: `a4` or `letter`.
    pub const fn word(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }
}

impl FromStr for Paper {
    type Err = String;

    fn from_str(word: &str) -> Result<Paper, String> {
        match word {
            "a4" => Ok(Paper::A4),
            "letter" => Ok(Paper::Letter),
            _ => Err(format!("there is no paper {word:?}; there are a4 and letter")),
        }
    }
}

/// Returns how many pages this number of cards needs.
pub const fn card_pages(cards: usize) -> usize {
    cards.div_ceil(ACROSS * DOWN)
}

/// The texts about a file. The title and the game stand on every page.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// The title, such as the name of an army. It may be empty.
    pub title: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// What the pages hold. Only the metadata of the file hold this text.
    pub what: &'a str,
}

/// Writes the pages of a PDF.
pub struct PdfWriter<'a> {
    about: About<'a>,
    sheet: &'a Sheet,
    fonts: &'a Fonts,
    document: Document,
    page: usize,
    pages: usize,
}

impl<'a> PdfWriter<'a> {
    /// Begins a file that will have this number of pages. The file has neither a date nor an id, so equal content gives
    /// equal bytes.
    pub fn new(about: About<'a>, sheet: &'a Sheet, fonts: &'a Fonts, pages: usize) -> PdfWriter<'a> {
        let settings = SerializeSettings { enable_tagging: false, ..SerializeSettings::default() };
        let mut document = Document::new_with(settings);
        let title =
            if about.title.is_empty() { about.what.to_owned() } else { format!("{}: {}", about.title, about.what) };
        let code = sheet.language.code().into();
        document.set_metadata(Metadata::new().title(title).creator("Rumpus".into()).language(code));
        PdfWriter { about, sheet, fonts, document, page: 0, pages }
    }

    /// Adds a page. `draw` gets the number of the page as a text such as `1 / 3`.
    fn page(&mut self, draw: impl FnOnce(&mut Pen, &str)) {
        self.page += 1;
        let (width, height) = self.sheet.paper.size_mm();
        let size = PageSettings::from_wh(width * POINTS, height * POINTS).expect("paper has a size");
        let mut page = self.document.start_page_with(size);
        let mut surface = page.surface();
        draw(&mut Pen::new(&mut surface, self.fonts), &format!("{} / {}", self.page, self.pages));
        surface.finish();
        page.finish();
    }

    /// Adds as many pages as these cards need. `draw` draws a card with its upper left corner at the place of the pen.
    pub fn cards<T>(&mut self, cards: &[T], mut draw: impl FnMut(&mut Pen, &T)) {
        let (about, sheet) = (self.about, self.sheet);
        for cards in cards.chunks(ACROSS * DOWN) {
            self.page(|pen, number| {
                let grid = Grid::of(sheet.paper, cards.len());
                grid.marks(pen);
                grid.margins(pen, about, sheet, number);
                for (place, card) in cards.iter().enumerate() {
                    let (x, y) = grid.corner(place);
                    draw(&mut pen.place(x, y, 1.0), card);
                }
            });
        }
    }

    /// Adds as many pages as these pieces need. The pieces lie in rows, in their order.
    pub fn pieces(&mut self, pieces: &[impl Piece]) {
        let (about, sheet) = (self.about, self.sheet);
        for page in &pieces::lay(pieces, sheet.paper) {
            self.page(|pen, number| pieces::draw(pen, page, about, sheet, number));
        }
    }

    /// Finishes the PDF and returns its bytes.
    ///
    /// # Errors
    /// The PDF cannot be made.
    pub fn finish(self) -> Result<Vec<u8>, Fault> {
        self.document.finish().map_err(|fault| Fault::Unmade(format!("{fault:?}")))
    }
}

/// Draws a line that people can measure to check the scale of the print. Writes the length below the line. `long` is
/// its length in millimetres.
pub(crate) fn check_line(pen: &mut Pen, middle: (f32, f32), long: f32, language: Language) {
    let ((x, y), half) = (middle, long / 2.0);
    pen.stroke(&[(x - half, y), (x + half, y)], INK, 0.2);
    for end in [x - half, x + half] {
        pen.stroke(&[(end, y - 0.9), (end, y + 0.9)], INK, 0.2);
    }
    pen.say((x, y + 2.8), Hold::Middle, Style::Text, 6.0, GREY, &format!("{long} mm · {}", language.scale()));
}

/// The places of the cards on a page.
struct Grid {
    left: f32,
    top: f32,
    columns: usize,
    rows: usize,
}

impl Grid {
    /// Makes the grid in the middle of the paper. It marks only the cuts that this number of cards needs.
    fn of(paper: Paper, cards: usize) -> Grid {
        let (width, height) = paper.size_mm();
        let left = (width - ACROSS as f32 * CARD_MM.0) / 2.0;
        let top = (height - DOWN as f32 * CARD_MM.1) / 2.0;
        Grid { left, top, columns: cards.min(ACROSS), rows: cards.div_ceil(ACROSS) }
    }

    fn corner(&self, place: usize) -> (f32, f32) {
        (self.x(place % ACROSS), self.y(place / ACROSS))
    }

    fn x(&self, column: usize) -> f32 {
        self.left + column as f32 * CARD_MM.0
    }

    fn y(&self, row: usize) -> f32 {
        self.top + row as f32 * CARD_MM.1
    }

    /// Draws crop marks for every cut, in the four margins.
    fn marks(&self, pen: &mut Pen) {
        let (gap, long) = MARK_MM;
        let mut mark = |from: (f32, f32), to: (f32, f32)| pen.stroke(&[from, to], INK, 0.15);
        for column in 0..=self.columns {
            let x = self.x(column);
            mark((x, self.top - gap - long), (x, self.top - gap));
            mark((x, self.y(DOWN) + gap), (x, self.y(DOWN) + gap + long));
        }
        for row in 0..=self.rows {
            let y = self.y(row);
            mark((self.left - gap - long, y), (self.left - gap, y));
            mark((self.x(ACROSS) + gap, y), (self.x(ACROSS) + gap + long, y));
        }
    }

    /// Draws the texts in the margins: the title, the game and the page number above the cards. Draws the line to
    /// measure below the cards.
    fn margins(&self, pen: &mut Pen, about: About, sheet: &Sheet, number: &str) {
        let middle = self.x(ACROSS) - 1.5 * CARD_MM.0;
        let above = self.top - 3.0;
        let room = Room { width: CARD_MM.0 - 4.0, lines: 1, largest: 6.5, smallest: 5.0 };
        let texts = [about.title, about.game, number];
        for (column, text) in texts.into_iter().enumerate().filter(|(_, text)| !text.is_empty()) {
            let block = fit(pen.fonts, Style::Text, text, room);
            let x = self.left + (column as f32 + 0.5) * CARD_MM.0;
            for line in &block.lines {
                pen.write(x, above, Hold::Middle, line, block.size, GREY);
            }
        }
        check_line(pen, (middle, self.y(DOWN) + 2.4), 50.0, sheet.language);
    }
}
