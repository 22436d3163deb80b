//! Names that players write: of seats, armies and figures.

/// Longest name of a seat, an army or a figure, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// Says whether a name can be shown and told from others: 1 ..= `longest` characters that can all be seen, without blanks
/// at either end.
pub(crate) fn is_name(name: &str, longest: usize) -> bool {
    let is_seen = |letter: char| !letter.is_control() && !is_invisible(letter);
    !name.is_empty() && name.trim() == name && name.chars().count() <= longest && name.chars().all(is_seen)
}

/// Characters that take no room or turn the direction of reading round.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// Shortens user-supplied text to a length that can be shown.
pub(crate) fn cut(word: &str) -> String {
    if word.chars().count() <= LONGEST_NAME {
        return word.into();
    }
    word.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}
