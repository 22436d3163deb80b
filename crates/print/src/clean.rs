//! Texts as they can be printed: composed, without what is never seen, with a box for every character that no font has.

use crate::fonts::Fonts;
use crate::{Action, Card, Deck};
use std::collections::BTreeSet;
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The most characters of a text; what is longer ends with an ellipsis, so that nobody's file makes much work.
const MOST_LETTERS: usize = 300;
/// Stands where a character is missing.
pub(crate) const BOX: char = '□';

/// A text with characters that no font of the cards has; a box is printed for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The text as it was given.
    pub text: String,
    /// What is missing, each once.
    pub missing: Vec<char>,
}

impl fmt::Display for Warning {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.missing.iter().map(|one| format!("{one} (U+{:04X})", *one as u32)).collect();
        let (is, stands) = if names.len() == 1 { ("is", "a box stands") } else { ("are", "boxes stand") };
        write!(to, "{:?}: {} {is} not in the fonts of the cards; {stands} there", self.text, names.join(", "))
    }
}

/// A deck whose every character can be printed, and what had to be replaced.
pub(crate) fn clean(deck: &Deck, fonts: &Fonts) -> (Deck, Vec<Warning>) {
    let mut warnings: Vec<Warning> = Vec::new();
    let mut text = |text: &str| {
        let (cleaned, missing) = printable(text, fonts);
        if !missing.is_empty() {
            let warning = Warning { text: text.to_owned(), missing: missing.into_iter().collect() };
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        cleaned
    };
    let mut action =
        |action: &Action| Action { ranks: text(&action.ranks), name: text(&action.name), text: text(&action.text) };
    let mut card = |card: &Card| Card { actions: card.actions.iter().map(&mut action).collect(), ..card.clone() };
    let mut cards: Vec<Card> = deck.cards.iter().map(&mut card).collect();
    for card in &mut cards {
        card.name = text(&card.name);
        card.note = text(&card.note);
    }
    let cleaned = Deck { title: text(&deck.title), game: text(&deck.game), cards, mark: text(&deck.mark) };
    (cleaned, warnings)
}

/// A text in one line, composed, and what it had that no font has.
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

/// Joiners, variation selectors and marks of direction, which are never seen by themselves.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}
