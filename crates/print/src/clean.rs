//! Cleans texts for print: composes characters, removes invisible ones, and puts a box in place of each character that
//! no font has.

use crate::fonts::Fonts;
use std::collections::BTreeSet;
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The most characters of a text. A longer text is cut off and ends with an ellipsis, so that one file cannot cause too
/// much work.
const MOST_LETTERS: usize = 300;
/// The character that is printed in place of one that no font has.
pub(crate) const BOX: char = '□';

/// A warning about a text with characters that no font has. A box is printed for each such character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The text as it was given.
    pub text: String,
    /// The characters that no font has, each once.
    pub missing: Vec<char>,
}

impl fmt::Display for Warning {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.missing.iter().map(|one| format!("{one} (U+{:04X})", *one as u32)).collect();
        let (is, stands) = if names.len() == 1 { ("is", "a box stands") } else { ("are", "boxes stand") };
        write!(
            to,
            "{:?}: {} {is} not in the fonts of the cards; {stands} in the print instead",
            self.text,
            names.join(", ")
        )
    }
}

/// Cleans texts, and collects a warning about each text with characters that no font has.
pub struct Cleaner<'f> {
    fonts: &'f Fonts,
    warnings: Vec<Warning>,
}

impl<'f> Cleaner<'f> {
    /// Makes a cleaner for texts in these fonts.
    pub fn new(fonts: &'f Fonts) -> Cleaner<'f> {
        Cleaner { fonts, warnings: Vec::new() }
    }

    /// Returns one warning for each different text in which a character was replaced.
    pub fn into_warnings(self) -> Vec<Warning> {
        self.warnings
    }

    /// Returns a text cleaned for print: in one line, with a box in place of each character that no font has.
    pub fn text(&mut self, text: &str) -> String {
        let (cleaned, missing) = printable(text, self.fonts);
        if !missing.is_empty() {
            let warning = Warning { text: text.to_owned(), missing: missing.into_iter().collect() };
            if !self.warnings.contains(&warning) {
                self.warnings.push(warning);
            }
        }
        cleaned
    }

    /// Cleans several texts, as [`Cleaner::text`] does.
    pub fn texts(&mut self, texts: &[String]) -> Vec<String> {
        texts.iter().map(|text| self.text(text)).collect()
    }
}

/// Returns a text in one line of composed characters, and the characters that no font has.
fn printable(text: &str, fonts: &Fonts) -> (String, BTreeSet<char>) {
    let mut missing = BTreeSet::new();
    let mut cleaned = String::new();
    for letter in text.nfc().filter(|letter| !is_invisible(*letter)) {
        let letter = if letter.is_whitespace() || letter.is_control() { ' ' } else { letter };
        if letter == ' ' && (cleaned.is_empty() || cleaned.ends_with(' ')) {
            continue;
        }
        if fonts.has(letter) {
            cleaned.push(letter);
        } else {
            missing.insert(letter);
            cleaned.push(BOX);
        }
    }
    cleaned.truncate(cleaned.trim_end().len());
    if let Some((end, _)) = cleaned.char_indices().nth(MOST_LETTERS) {
        cleaned.truncate(end);
        cleaned.push('…');
    }
    (cleaned, missing)
}

/// Returns whether a character is never visible by itself: a joiner, a variation selector or a direction mark.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}
