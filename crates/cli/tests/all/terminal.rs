//! Tests that texts which other people wrote never control the terminal.

use crate::common::{file, rumpus};
use serde_json::{Value, json};

/// A name that would colour the screen red, forge a line of output, and reverse the text.
const NAME: &str = "Evil\u{1b}[31m\nconsistent: 5 steps\u{202e}\u{9b}2J";

/// The name as the program must print it where it does not quote it.
const PRINTED: &str = "Evil\\u001b[31m\\u000aconsistent: 5 steps\\u202e\\u009b2J";

#[track_caller]
fn is_safe(words: &[&str], status: i32) {
    let said = rumpus(words).ends(status);
    let all = said.out + &said.err;
    let quoted = format!("{NAME:?}");
    // The JSON output doubles the backslashes.
    let is_quoted = all.replace("\\\\", "\\").contains(quoted.trim_matches('"'));
    assert!(all.contains(PRINTED) || is_quoted, "the output of {words:?} does not contain the name: {all}");
    let harmful = |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
    assert!(!all.contains(harmful), "the output of {words:?} has a control character: {all:?}");
    assert!(!all.contains("\nconsistent: 5 steps"), "in the output of {words:?}, the name forges a line: {all}");
}

#[test]
fn control_characters_in_names_are_escaped() {
    let header = json!({ "format": "rumpus-record/1", "rules": { "game": NAME, "edition": "1", "revision": 1 }, "setup": {},
        "draws": [], "digest": "0".repeat(32) });
    let record = file("terminal", "evil.jsonl", &format!("{header}\n"));
    is_safe(&["verify", "--unfinished", &record], 1);
    is_safe(&["verify", "--unfinished", "--json", &record], 1);
    is_safe(&["replay", &record], 2);
    is_safe(&["rules", NAME], 2);
    is_safe(&["match", "toy-battle", "--board", NAME, "--games", "1", "--seat", "bot:1", "--seat", "bot:1"], 2);
    let scenario: Value = json!({ "format": NAME, "game": NAME });
    let scenario = file("terminal", "evil.json", &scenario.to_string());
    is_safe(&["scenario", &scenario], 2);
}
