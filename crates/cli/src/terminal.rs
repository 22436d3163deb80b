//! All output to the terminal goes through here. What others wrote, such as the names in a record, cannot control the
//! terminal. Characters that control it or change the direction of text are printed as numbers, as JSON writes them.

use std::fmt;
use std::io::Write as _;

/// The number of lines that a printed text may have. With [`Lines::One`], a line end in a player's name cannot forge
/// another line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// One line.
    One,
    /// As many as the text has.
    Many,
}

/// Says whether a character may do more to a terminal than appear in its place.
fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{feff}')
        || ('\u{202a}'..='\u{202e}').contains(&letter)
        || ('\u{2066}'..='\u{2069}').contains(&letter)
        || ('\u{e0000}'..='\u{e007f}').contains(&letter)
}

/// Returns a text that is safe to print. Harmful characters are written as numbers. A line end is kept if the text may
/// have several lines.
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

/// Prints to the standard output, and stops quietly when the reader has gone, as `head` does.
pub fn print(words: fmt::Arguments<'_>, lines: Lines) {
    if writeln!(std::io::stdout(), "{}", safe(&words.to_string(), lines)).is_err() {
        std::process::exit(0);
    }
}

/// Prints to the error output.
pub fn print_error(words: fmt::Arguments<'_>) {
    let _nobody_reads_it = writeln!(std::io::stderr(), "rumpus: {}", safe(&words.to_string(), Lines::Many));
}

/// Prints one line, even if the text has line breaks.
macro_rules! say {
    ($($words:tt)*) => { $crate::terminal::print(format_args!($($words)*), $crate::terminal::Lines::One) };
}

/// Prints a text of several lines.
macro_rules! say_lines {
    ($($words:tt)*) => { $crate::terminal::print(format_args!($($words)*), $crate::terminal::Lines::Many) };
}

/// Prints to the error output what went wrong.
macro_rules! complain {
    ($($words:tt)*) => { $crate::terminal::print_error(format_args!($($words)*)) };
}

pub(crate) use {complain, say, say_lines};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_others_wrote_controls_the_terminal() {
        let name = "a\u{1b}[31mb\u{7}\u{9b}2Jc\u{202e}d\u{2066}e\r\nf\u{e0041}";
        let safe = safe(name, Lines::One);
        assert_eq!(safe, "a\\u001b[31mb\\u0007\\u009b2Jc\\u202ed\\u2066e\\u000d\\u000af\\udb40\\udc41");
        assert_eq!(super::safe("한국어, naïve, 🎲", Lines::One), "한국어, naïve, 🎲");
        assert_eq!(super::safe("two\nlines\r", Lines::Many), "two\nlines\\u000d");
    }

    #[test]
    fn json_stays_what_it_was() {
        let value = serde_json::json!({ "name": "x\u{9b}\u{202e}\u{e0041}" });
        let printed = safe(&value.to_string(), Lines::One);
        assert!(printed.is_ascii(), "{printed}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).expect("still JSON"), value);
    }
}
