//! Names that people give themselves, made fit to be read by others.

use crate::problem::ApiError;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use wire::Problem;

/// The longest name, in characters.
const NAME_LENGTH: usize = 24;

/// How many marks may follow a letter.
const MOST_MARKS: usize = 2;

/// Trims a name, joins its words by single spaces, and writes its letters in their usual form (NFKC).
///
/// # Errors
/// It is empty or too long, looks like the name of a bot, or has characters that cannot be seen or that could mislead.
pub(super) fn clean_name(name: &str) -> Result<String, ApiError> {
    let usual: String = name.nfkc().collect();
    let clean = usual.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = clean.chars().count();
    if length == 0 || length > NAME_LENGTH || clean.chars().any(misleads) || has_tower(&clean) {
        let detail = format!("A name has 1 to {NAME_LENGTH} characters, and each of them can be seen.");
        return Err(bad(detail));
    }
    if looks_like_a_bot(&clean) {
        return Err(bad("Bots are called so; choose another name.".into()));
    }
    Ok(clean)
}

fn bad(detail: String) -> ApiError {
    ApiError(Problem::new(422, "bad-name", "That name will not do", detail))
}

/// Controls, characters without a shape, and marks that turn the direction of writing: what Unicode calls default ignorable,
/// and blanks that are no spaces.
fn misleads(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}')
        || matches!(letter, '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}')
}

/// Says whether marks are piled on a letter until they cover the lines above and below.
fn has_tower(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|letter| {
        marks = if unicode_normalization::char::is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Says whether a name can be taken for that of a bot, in whatever letters it is written.
fn looks_like_a_bot(name: &str) -> bool {
    let plain = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    let (bot, korean) = (plain("bot"), plain("봇"));
    // The skeleton of a digit may be a letter, as that of 1 is l and that of 0 is o.
    let digits = plain("0123456789");
    [plain(name), plain(&name.to_lowercase())].iter().any(|plain| {
        let letters: String = plain.chars().filter(|letter| letter.is_alphabetic()).collect();
        let rest = letters.strip_prefix(&bot).or_else(|| letters.strip_prefix(&korean));
        let rest = rest.or_else(|| letters.strip_suffix(&bot));
        rest.is_some_and(|rest| rest.chars().all(|letter| digits.contains(letter)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_nothing_invisible_is_let_in() {
        assert_eq!(clean_name("  Ann   Lee ").expect("a good name"), "Ann Lee");
        assert_eq!(clean_name("김민준").expect("a good name"), "김민준");
        assert_eq!(clean_name("Ａｎｎ").expect("a good name"), "Ann", "wide letters are usual ones");
        assert_eq!(clean_name("Zoë Nguyễn").expect("a good name"), "Zoë Nguyễn");
        let bad = ["", "   ", "a\u{202e}b", "\u{200b}", "x\u{7}", "\u{2800}", "a\u{34f}b", "1234567890123456789012345"];
        for bad in bad.into_iter().chain(["a\u{301}\u{301}\u{301}\u{301}"]) {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for bad in ["Bot 3", "bot", "BOT5", "Bоt 3", "Ｂot 1", "봇 2", "3 Bot", "Βot 4", "Bot-10"] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        for good in ["Botho", "Robot 3", "Bottle", "Abbot", "Tin Robot 7"] {
            assert!(clean_name(good).is_ok(), "{good:?}");
        }
    }
}
