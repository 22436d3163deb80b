//! Prints to the terminal; all output of `rumpus` goes through here. Texts that other people wrote, such as the names
//! in a record, must not control the terminal. So this module prints control characters, and characters that change the
//! direction of text, as JSON escapes such as `\u001b`.

use std::fmt;
use std::io::Write as _;

/// Whether a printed text may have several lines. With [`Lines::One`], a line break in a player's name cannot forge
/// another line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// No: prints a line break as an escape.
    One,
    /// Yes: prints line breaks (`\n`).
    Many,
}

/// Returns whether a character can change the terminal or other text, for example move the cursor or reverse the text.
fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{feff}')
        || ('\u{202a}'..='\u{202e}').contains(&letter)
        || ('\u{2066}'..='\u{2069}').contains(&letter)
        || ('\u{e0000}'..='\u{e007f}').contains(&letter)
}

/// Returns a text that is safe to print. Harmful characters become `\uXXXX`. Line breaks stay if the text may have
/// several lines.
pub fn safe(text: &str, lines: Lines) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if !is_harmful(letter) || (letter == '\n' && lines == Lines::Many) {
            safe.push(letter);
            continue;
        }
        let mut units = [0; 2];
        for unit in letter.encode_utf16(&mut units) {
            safe += &format!("\\u{unit:04x}");
        }
    }
    safe
}

/// Prints to standard output. If the reader has closed the pipe, as `head` does, the program exits with status 0.
pub fn print(words: fmt::Arguments<'_>, lines: Lines) {
    if writeln!(std::io::stdout(), "{}", safe(&words.to_string(), lines)).is_err() {
        std::process::exit(0);
    }
}

/// Prints a message to standard error, after `rumpus: `. Ignores a failed write.
pub fn print_error(words: fmt::Arguments<'_>) {
    let _nobody_reads_it = writeln!(std::io::stderr(), "rumpus: {}", safe(&words.to_string(), Lines::Many));
}

/// Prints a text as one line, with its line breaks as escapes.
macro_rules! say {
    ($($words:tt)*) => { $crate::terminal::print(format_args!($($words)*), $crate::terminal::Lines::One) };
}

/// Prints a text that may have several lines.
macro_rules! say_lines {
    ($($words:tt)*) => { $crate::terminal::print(format_args!($($words)*), $crate::terminal::Lines::Many) };
}

/// Prints to standard error what went wrong.
macro_rules! complain {
    ($($words:tt)*) => { $crate::terminal::print_error(format_args!($($words)*)) };
}

pub(crate) use {complain, say, say_lines};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_and_letters_are_not() {
        let name = "a\u{1b}[31mb\u{7}\u{9b}2Jc\u{202e}d\u{2066}e\r\nf\u{e0041}";
        let safe = safe(name, Lines::One);
        assert_eq!(safe, "a\\u001b[31mb\\u0007\\u009b2Jc\\u202ed\\u2066e\\u000d\\u000af\\udb40\\udc41");
        assert_eq!(super::safe("한국어, naïve, 🎲", Lines::One), "한국어, naïve, 🎲");
        assert_eq!(super::safe("two\nlines\r", Lines::Many), "two\nlines\\u000d");
    }

    #[test]
    fn escaped_json_parses_to_the_same_value() {
        let value = serde_json::json!({ "name": "x\u{9b}\u{202e}\u{e0041}" });
        let printed = safe(&value.to_string(), Lines::One);
        assert!(printed.is_ascii(), "{printed}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).expect("still JSON"), value);
    }
}
