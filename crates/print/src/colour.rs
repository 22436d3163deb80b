//! Colours of printed pages.

/// A colour: its red, green and blue part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// The colour of paper.
pub const WHITE: Colour = Colour(255, 255, 255);
/// The colour of text.
pub const INK: Colour = Colour(0x1d, 0x22, 0x2b);
/// The colour of less important text.
pub const GREY: Colour = Colour(0x5b, 0x63, 0x70);

impl Colour {
    /// Reads a colour such as `#ff8800`. `None` if the text does not have this form.
    pub fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |from: usize| u8::from_str_radix(&digits[from..from + 2], 16).ok();
        Some(Colour(part(0)?, part(2)?, part(4)?))
    }

    /// Returns this colour mixed with `percent` percent of another.
    pub fn mixed(self, other: Colour, percent: u16) -> Colour {
        let part = |own: u8, other: u8| ((u16::from(own) * (100 - percent) + u16::from(other) * percent) / 100) as u8;
        Colour(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// Returns how light the colour is, 0 ..= 255.
    fn light(self) -> u32 {
        (u32::from(self.0) * 299 + u32::from(self.1) * 587 + u32::from(self.2) * 114) / 1000
    }

    /// Returns the colour of text that can be read on this colour: white or ink.
    pub fn text(self) -> Colour {
        if self.light() < 150 { WHITE } else { INK }
    }

    /// Returns this colour if it is visible on white paper, else a darker colour.
    pub fn strong(self) -> Colour {
        if self.light() > 205 { self.line() } else { self }
    }

    /// Returns this colour, darkened until a line in it is visible on white paper.
    pub fn line(self) -> Colour {
        let mut dark = self;
        while dark.light() > 130 {
            dark = dark.mixed(INK, 20);
        }
        dark
    }
}
