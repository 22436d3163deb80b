//! Cleans and checks names that players choose, and texts that others read.

use crate::problem::{ApiError, cut};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::GeneralSecurityProfile as _;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_segmentation::UnicodeSegmentation as _;
use wire::Problem;

/// The longest name in graphemes: characters as people count them.
const NAME_LENGTH: usize = 24;

/// The longest name in bytes, since one grapheme may consist of many code points.
const NAME_BYTES: usize = 160;

/// How many combining marks, such as accents, may follow a letter.
const MOST_MARKS: usize = 2;

/// A name may not begin with this word.
const RUMPUS: &str = "rumpus";

/// Words that names may not imitate, since they suggest an operator of the server.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "mod",
    "moderator",
    "operator",
    RUMPUS,
    "server",
    "support",
    "system",
    "staff",
    "운영자",
    "관리자",
    "럼퍼스",
    "운영진",
    "운영팀",
    "管理员",
    "管理員",
    "管理者",
    "админ",
    "модератор",
];

/// Trims a name, joins its words by single spaces, and converts it to the Unicode form NFKC.
///
/// # Errors
/// The name is empty or too long, or has invisible or misleading characters. Or it mixes scripts that look alike, or
/// looks like the name of a bot or of an operator.
pub(crate) fn clean_name(name: &str) -> Result<String, ApiError> {
    // NFKC may turn one code point into eighteen. So this refuses a name that is far too long before the conversion.
    if name.len() > 4 * NAME_BYTES {
        return Err(bad(format!("A name must have 1 to {NAME_LENGTH} characters.")));
    }
    let usual: String = name.nfkc().collect();
    let clean = usual.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = clean.graphemes(true).count();
    let is_long = length > NAME_LENGTH || clean.len() > NAME_BYTES;
    let begins = clean.chars().next().is_some_and(|first| !is_combining_mark(first));
    if !begins || is_long || clean.chars().any(misleads) || has_tower(&clean) {
        let detail = format!("A name must have 1 to {NAME_LENGTH} characters, all of them visible.");
        return Err(bad(detail));
    }
    if mixes_scripts(&clean) {
        return Err(bad("This name mixes letters of scripts that look alike; write it in one script.".into()));
    }
    if looks_like_a_bot(&clean) {
        return Err(bad("This name looks like the name of a bot; choose another name.".into()));
    }
    if clean.chars().any(is_odd) {
        return Err(bad("This name has letters that no modern language uses; leave them out.".into()));
    }
    if [name, &clean].into_iter().any(looks_like_an_operator) {
        return Err(bad("This name looks like the name of an operator of the server; choose another name.".into()));
    }
    Ok(clean)
}

/// Trims a text that others read, such as a reason, and converts it to the Unicode form NFC. `what` names the text in
/// the error.
///
/// # Errors
/// The text has fewer than `least` or more than `most` characters, or has invisible ones.
pub(crate) fn clean_text(what: &str, text: &str, least: usize, most: usize) -> Result<String, ApiError> {
    let usual: String = text.chars().take(4 * most + 1).nfc().collect();
    let clean = usual.trim().to_owned();
    let length = clean.chars().count();
    if text.len() > 16 * most || !(least..=most).contains(&length) || !can_be_seen(&clean) {
        let detail = format!("{what} must have {least} to {most} characters, all of them visible.");
        return Err(ApiError(Problem::new(422, "bad-text", "That text will not do", detail)));
    }
    Ok(clean)
}

/// Checks all texts in a value that others will see, such as an army or a board.
///
/// # Errors
/// A text has invisible characters, characters that change the direction of text, or too many marks on a letter.
pub(crate) fn check_visible(value: &Value) -> Result<(), ApiError> {
    match value {
        Value::String(text) if !can_be_seen(text) => {
            let visible: String = text.chars().filter(|letter| !misleads(*letter)).collect();
            let detail = format!(
                "The text {:?} has invisible characters, or too many marks on a letter; leave them out.",
                cut(&visible)
            );
            Err(ApiError(Problem::new(422, "bad-text", "That text will not do", detail)))
        }
        Value::Array(all) => all.iter().try_for_each(check_visible),
        Value::Object(all) => all.values().try_for_each(check_visible),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// Returns whether people can see all of a text. Line breaks, tabs and joiners of emoji are allowed too, but no letter
/// with more than [`MOST_MARKS`] marks.
fn can_be_seen(text: &str) -> bool {
    let is_plain = |letter: char| matches!(letter, '\n' | '\t' | '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
    !text.chars().any(|letter| misleads(letter) && !is_plain(letter)) && !has_tower(text)
}

fn bad(detail: String) -> ApiError {
    ApiError(Problem::new(422, "bad-name", "That name will not do", detail))
}

/// Returns whether a code point is a control character, is invisible or changes the direction of text. Unicode calls
/// most of these *default ignorable*. Characters that look blank count too, such as the empty Braille cell.
fn misleads(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        || matches!(letter, '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}')
        || matches!(letter, '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}')
        || matches!(letter, '\u{13430}'..='\u{1343f}' | '\u{16fe4}' | '\u{fffc}')
        // Code points that Unicode has not assigned, and those for private use.
        || letter.script() == Script::Unknown
}

/// Returns whether no modern language uses a letter, such as a small capital. UTS 39 calls such letters *restricted*.
fn is_odd(letter: char) -> bool {
    letter.is_alphabetic() && letter.script() != Script::Hangul && !letter.identifier_allowed()
}

/// Returns whether a letter of the text has more than [`MOST_MARKS`] marks. Many marks could cover the lines above and
/// below.
fn has_tower(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Returns whether a name looks like the name of a bot, such as "Bot 3". Letters of other scripts that look the same
/// count too.
fn looks_like_a_bot(name: &str) -> bool {
    let plain = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    let (bot, korean) = (plain("bot"), plain("봇"));
    // The skeleton (UTS 39) of a digit may be a letter: 1 becomes l, and 0 becomes o.
    let digits = plain("0123456789");
    [plain(name), plain(&name.to_lowercase())].iter().any(|plain| {
        let letters: String = plain.chars().filter(|letter| letter.is_alphabetic()).collect();
        let rest = letters.strip_prefix(&bot).or_else(|| letters.strip_prefix(&korean));
        let rest = rest.or_else(|| letters.strip_suffix(&bot));
        rest.is_some_and(|rest| rest.chars().all(|letter| digits.contains(letter)))
    })
}

/// Returns whether a name mixes scripts more than the level "highly restrictive" of UTS 39 allows. That level allows
/// one script, or Latin with Korean, Japanese or Chinese.
fn mixes_scripts(name: &str) -> bool {
    let letters = || name.chars().filter(|letter| letter.is_alphabetic());
    if !AugmentedScriptSet::for_str(&letters().collect::<String>()).is_empty() {
        return false;
    }
    let others: String = letters().filter(|letter| letter.script() != Script::Latin).collect();
    let others = AugmentedScriptSet::for_str(&others);
    !(others.kore || others.jpan || others.hanb)
}

/// Returns two plain forms of a word. Words that look alike have at least one form in common. The first form is made
/// before capitals become small letters, since the capital `I` looks like `l`, and `1` looks like both.
fn looks(word: &str) -> [String; 2] {
    let bare: String = word.nfd().filter(|letter| !is_combining_mark(*letter)).nfc().collect();
    let plain = |word: &str| skeleton(word).collect::<String>().to_lowercase().replace('l', "i");
    [plain(&bare), plain(&bare.to_lowercase())]
}

/// Replaces signs and digits by the letters for which they often stand, as in `@dm!n`.
fn with_letters(name: &str) -> String {
    let letter = |sign: char| match sign {
        '@' | '4' => 'a',
        '!' => 'i',
        '3' => 'e',
        '$' | '5' => 's',
        other => other,
    };
    name.chars().map(letter).collect()
}

/// Returns whether people can mistake a name for the name of an operator. Such a name has a reserved word. Or its
/// letters, without spaces and signs, form only reserved words or begin with the name of the program.
fn looks_like_an_operator(name: &str) -> bool {
    let reserved: Vec<String> = RESERVED.iter().flat_map(|word| looks(word)).collect();
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphabetic()).to_owned();
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    let is_word = |word: &str| {
        let read_with_digits = looks(word);
        let read_without = looks(&bare(word));
        read_with_digits.iter().chain(&read_without).any(|word| reserved.contains(word))
    };
    let joined = |name: &str| name.chars().filter(|letter| letter.is_alphabetic()).collect::<String>();
    let product = looks(RUMPUS);
    let is_theirs = |joined: &String| {
        is_made_of(joined, &reserved) || product.iter().any(|product| joined.starts_with(product.as_str()))
    };
    words.into_iter().any(is_word)
        || [joined(name), joined(&with_letters(name))].iter().any(|joined| looks(joined).iter().any(is_theirs))
}

/// Returns whether a text consists only of these words, one after another.
fn is_made_of(text: &str, words: &[String]) -> bool {
    let rests = words.iter().filter_map(|word| text.strip_prefix(word.as_str()));
    rests.into_iter().any(|rest| rest.is_empty() || is_made_of(rest, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_invisible_characters_are_refused() {
        assert_eq!(clean_name("  Ann   Lee ").expect("a good name"), "Ann Lee");
        assert_eq!(clean_name("김민준").expect("a good name"), "김민준");
        assert_eq!(clean_name("Ａｎｎ").expect("a good name"), "Ann", "wide letters count as usual letters");
        assert_eq!(clean_name("Zoë Nguyễn").expect("a good name"), "Zoë Nguyễn");
        let endless = clean_name(&"\u{fdfa}".repeat(84_000)).expect_err("far too long");
        assert_eq!(endless.0.detail, "A name must have 1 to 24 characters.", "only the length is checked");
        assert!(clean_text("A reason", &"\u{fdfa}".repeat(84_000), 1, 300).is_err());
        let unseen = [
            "\u{1d159}",
            "a\u{16fe4}",
            "\u{f0000}",
            "\u{100000}x",
            "\u{ffff}",
            "\u{fffc}",
            "\u{13430}",
            "\u{378}",
            "\u{301}a",
        ];
        for bad in unseen {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        let bad = ["", "   ", "a\u{202e}b", "\u{200b}", "x\u{7}", "\u{2800}", "a\u{34f}b", "1234567890123456789012345"];
        for bad in bad.into_iter().chain(["a\u{301}\u{301}\u{301}\u{301}"]) {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_like_the_name_of_a_bot_are_refused() {
        for bad in ["Bot 3", "bot", "BOT5", "Bоt 3", "Ｂot 1", "봇 2", "3 Bot", "Βot 4", "Bot-10"] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        for good in ["Botho", "Robot 3", "Bottle", "Abbot", "Tin Robot 7"] {
            assert!(clean_name(good).is_ok(), "{good:?}");
        }
    }

    #[test]
    fn names_that_look_like_the_name_of_an_operator_are_refused() {
        let bad = [
            "Admin",
            "ADMIN",
            "аdmin",
            "Rumpus",
            "Rumpus Admin",
            "rumpus-operator",
            "RumpusAdmin",
            "a d m i n",
            "The Operator",
        ];
        for bad in bad.into_iter().chain([
            "Admin 1",
            "admin99",
            "Adm1n",
            "Mod",
            "운영자",
            "관리자 1",
            "Ａｄｍｉｎ",
            "Operat0r",
            "Admin—Team",
            "Official·Admin",
            "Admin’s",
            "Rumpus™",
            "ᴀᴅᴍɪɴ",
            "🅰🅳🅼🅸🅽",
            "管理员",
            "админ 1",
            "АДМИН",
            "RumpusTeam",
            "Ädmin",
            "@dmin",
            "4dmin",
            "Adm!n",
            "🅐🅓🅜🅘🅝",
        ]) {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        for good in ["Admiral", "Badminton", "Modesty", "Cooperator", "Rumpelstiltskin", "Systematic", "Amos"] {
            assert!(clean_name(good).is_ok(), "{good:?}");
        }
    }

    #[test]
    fn names_that_mix_scripts_that_look_alike_are_refused() {
        for bad in ["pаypal", "Αnn", "Ann Ивaн", "ΤΟΜ Τomx"] {
            assert!(clean_name(bad).is_err(), "{bad:?}");
        }
        for good in [
            "김 Ann",
            "민준99",
            "アンナ Anna",
            "たろう 太郎",
            "李 Li",
            "Иван",
            "Ολυμπία",
            "محمد",
            "Zoë ♥",
            "O'Neil",
            "Ann-Lee_2",
        ] {
            assert!(clean_name(good).is_ok(), "{good:?}");
        }
    }

    #[test]
    fn the_length_of_a_name_counts_graphemes() {
        let family = "👨\u{1f3fb}";
        assert!(clean_name(&family.repeat(12)).is_ok(), "twelve letters of two characters each");
        assert!(clean_name(&"가".repeat(24)).is_ok());
        assert!(clean_name(&"가".repeat(25)).is_err());
    }

    #[test]
    fn texts_may_have_line_breaks_and_emoji_but_no_invisible_characters() {
        assert!(check_visible(&serde_json::json!({ "name": "A ❤\u{fe0f}\nfigure", "of": ["x"] })).is_ok());
        for bad in ["a\u{202e}b", "a\u{200b}b", "a\u{7}", "\u{feff}"] {
            assert!(check_visible(&serde_json::json!({ "army": [{ "figure": bad }] })).is_err(), "{bad:?}");
        }
        assert_eq!(clean_text("A reason", "  too loud ", 1, 9).expect("a good text"), "too loud");
        for bad in ["", "   ", "0123456789", "a\u{2066}b"] {
            assert!(clean_text("A reason", bad, 1, 9).is_err(), "{bad:?}");
        }
    }
}
