//! The fonts, and text that is shaped into glyphs.

use crate::clean::BOX;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, UnicodeBuffer};

static FREDOKA: &[u8] = include_bytes!("../fonts/Fredoka-SemiBold.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/Pretendard-Bold.otf");
static REGULAR: &[u8] = include_bytes!("../fonts/Pretendard-Regular.otf");

/// The style of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Names and large numbers, in round letters. Letters that the round font lacks, such as Korean, come from the bold
    /// font.
    Title,
    /// The font of bold text.
    Bold,
    /// The font of running text.
    Text,
}

/// One font in two forms: one for the text shaper and one for the PDF.
struct Face {
    shaper: rustybuzz::Face<'static>,
    font: Font,
}

/// All fonts of the print.
pub struct Fonts {
    fredoka: Face,
    bold: Face,
    regular: Face,
}

/// A piece of text in one font, shaped.
pub(crate) struct Run {
    /// The font that has all these letters.
    pub font: Font,
    /// The text from which the glyphs are made.
    pub text: String,
    /// Its glyphs, measured in em.
    pub glyphs: Vec<KrillaGlyph>,
    /// Its width in em.
    pub width: f32,
}

/// A line of shaped text.
pub struct Line {
    /// Its runs from left to right.
    pub(crate) runs: Vec<Run>,
    /// Its width in em.
    pub width: f32,
}

impl Face {
    fn load(bytes: &'static [u8]) -> Face {
        let shaper = rustybuzz::Face::from_slice(bytes, 0).expect("the font is part of the program");
        let font = Font::new(bytes.into(), 0).expect("the font is part of the program");
        Face { shaper, font }
    }

    fn has(&self, letter: char) -> bool {
        self.shaper.glyph_index(letter).is_some()
    }

    fn shape(&self, text: String) -> Run {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.guess_segment_properties();
        buffer.set_direction(Direction::LeftToRight);
        let shaped = rustybuzz::shape(&self.shaper, &[], buffer);
        let infos = shaped.glyph_infos();
        let em = self.font.units_per_em();
        let mut width = 0.0;
        let mut glyphs = Vec::with_capacity(infos.len());
        for (index, (info, position)) in infos.iter().zip(shaped.glyph_positions()).enumerate() {
            let start = info.cluster as usize;
            let next = infos[index..].iter().map(|info| info.cluster as usize).find(|cluster| *cluster != start);
            let range = start..next.unwrap_or(text.len());
            let [advance, dx, dy, dy_advance] =
                [position.x_advance, position.x_offset, position.y_offset, position.y_advance].map(|n| n as f32 / em);
            width += advance;
            glyphs.push(KrillaGlyph::new(GlyphId::new(info.glyph_id), advance, dx, dy, dy_advance, range, None));
        }
        Run { font: self.font.clone(), text, glyphs, width }
    }
}

impl Fonts {
    /// Loads the fonts, which are part of the program.
    pub fn load() -> Fonts {
        let fonts = Fonts { fredoka: Face::load(FREDOKA), bold: Face::load(BOLD), regular: Face::load(REGULAR) };
        assert!(fonts.has(BOX), "every font has the box character");
        fonts
    }

    /// Returns whether a character can be printed in every style.
    pub(crate) fn has(&self, letter: char) -> bool {
        self.bold.has(letter) && self.regular.has(letter)
    }

    /// Shapes a text into one line.
    pub fn line(&self, style: Style, text: &str) -> Line {
        let mut pieces: Vec<(&Face, String)> = Vec::new();
        for letter in text.chars() {
            let face = self.face(style, letter);
            match pieces.last_mut() {
                Some((last, piece)) if std::ptr::eq(*last, face) => piece.push(letter),
                _ => pieces.push((face, letter.to_string())),
            }
        }
        let runs: Vec<Run> = pieces.into_iter().map(|(face, piece)| face.shape(piece)).collect();
        let width = runs.iter().map(|run| run.width).sum();
        Line { runs, width }
    }

    fn face(&self, style: Style, letter: char) -> &Face {
        match style {
            Style::Title if self.fredoka.has(letter) => &self.fredoka,
            Style::Title | Style::Bold => &self.bold,
            Style::Text => &self.regular,
        }
    }
}
