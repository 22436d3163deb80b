//! Checks which names and texts of players can be shown, such as the names of armies and figures.

/// The longest name of something that players make, in characters.
pub const LONGEST_NAME: usize = 40;

/// Says whether a name can be shown: 1 to `longest` characters, all visible, and no blanks at either end.
#[must_use]
pub fn is_name(name: &str, longest: usize) -> bool {
    !name.is_empty() && name.trim() == name && name.chars().count() <= longest && name.chars().all(is_seen)
}

/// Says whether a text of at most `longest` characters can be shown; it may have line breaks.
#[must_use]
pub fn is_text(text: &str, longest: usize) -> bool {
    text.chars().count() <= longest && text.chars().all(|letter| letter == '\n' || is_seen(letter))
}

/// Shortens a text to [`LONGEST_NAME`] characters, so that an error can show it. An ellipsis stands for what is left
/// out.
#[must_use]
pub fn cut(word: &str) -> String {
    if word.chars().count() <= LONGEST_NAME {
        return word.into();
    }
    word.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

fn is_seen(letter: char) -> bool {
    !letter.is_control() && !is_invisible(letter)
}

/// Says whether a character is invisible, or changes the direction of the text.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}
