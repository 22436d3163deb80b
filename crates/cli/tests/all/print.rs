//! Tests of `rumpus print`: it makes a PDF from an army file, or refuses the file and lists all its faults.

use crate::common::{Said, file, rumpus, scratch, word};
use serde_json::{Value, json};
use std::fs;
use std::process::Command;

fn army() -> Value {
    let look = json!({"shape": "creature", "head": "mane", "body": "fur", "gear": "nothing",
        "colors": ["#4b7f3a", "#2f4d25", "#ffd54d"]});
    let lion = json!({"figure": "Moss Lion", "power": 8, "look": look,
        "card": {"high": "intimidation", "mid": "vulnerable", "low": "dodge"}});
    let cap = json!({"figure": "판지 대장", "power": 7, "mount": "Moss Lion",
        "card": {"high": "shield", "mid": "heal", "low": "dodge"}});
    json!({"format": 1, "game": "plastic-attack-2009", "name": "Kitchen shelf", "army": [lion, cap]})
}

/// Writes the army to a file and prints it. Returns the output of the command, and the PDF if it wrote one.
fn print(test: &str, army: &Value, more: &[&str]) -> (Said, Option<Vec<u8>>) {
    let (army, cards) = (file(test, "army.json", &army.to_string()), scratch(test, "cards.pdf"));
    let out = word(&cards);
    let words: Vec<&str> = ["print", &army, "-o", &out].into_iter().chain(more.iter().copied()).collect();
    (rumpus(&words), fs::read(&cards).ok())
}

#[test]
fn an_army_file_is_printed_on_both_papers_in_both_languages() {
    let mut seen: Vec<Vec<u8>> = Vec::new();
    for paper in ["a4", "letter"] {
        for language in ["en", "ko"] {
            let (said, pdf) = print("print-all", &army(), &["--paper", paper, "--language", language]);
            said.ends(0);
            let pdf = pdf.expect("the PDF is written");
            assert!(pdf.starts_with(b"%PDF-") && !seen.contains(&pdf));
            seen.push(pdf);
        }
    }
    let (said, plain) = print("print-all", &army(), &[]);
    assert!(said.ends(0).err.is_empty());
    assert_eq!(
        plain.as_ref(),
        Some(&seen[0]),
        "the defaults are A4 and English, and printing twice gives the same bytes"
    );
}

#[test]
fn a_dash_is_standard_output() {
    let army = file("print-dash", "army.json", &army().to_string());
    let output = Command::new(env!("CARGO_BIN_EXE_rumpus")).args(["print", &army, "-o", "-"]).output();
    let output = output.expect("the binary runs");
    assert!(output.status.success() && output.stdout.starts_with(b"%PDF-"));
}

#[test]
fn an_army_with_faults_is_refused_with_all_of_them() {
    let mut bad = army();
    bad["army"][0]["power"] = json!(12);
    bad["army"][1]["card"]["mid"] = json!("tickle");
    let (said, pdf) = print("print-faults", &bad, &[]);
    let said = said.ends(1).complains("tickle").complains("nothing is printed");
    assert!(said.err.lines().count() >= 3 && pdf.is_none(), "{}", said.err);
}

/// AT-BASE-01, AT-FORCE-01
#[test]
fn a_force_of_attacktix_is_printed_if_its_points_are_within_the_option() {
    let text = include_str!("../../../../games/attacktix/data/forces/colossus.json");
    let force: Value = serde_json::from_str(text).expect("the force comes with the game");
    let mut seen: Vec<Vec<u8>> = Vec::new();
    for language in ["en", "ko"] {
        let (said, pdf) = print("print-force", &force, &["--language", language, "--option", "limit=200"]);
        assert!(said.ends(0).err.is_empty());
        let pdf = pdf.expect("the PDF is written");
        assert!(pdf.starts_with(b"%PDF-") && !seen.contains(&pdf));
        seen.push(pdf);
    }
    let (said, pdf) = print("print-force", &force, &[]);
    said.ends(1).complains("AT-FORCE-01").complains("nothing is printed");
    assert!(pdf.is_none(), "the force has 200 points, but the default limit is 100");
}

#[test]
fn a_character_that_no_font_has_gives_a_warning() {
    let mut odd = army();
    odd["name"] = json!("Shelf 漢");
    let (said, pdf) = print("print-missing", &odd, &[]);
    said.ends(0).complains("warning").complains("U+6F22");
    assert!(pdf.is_some());
}

#[test]
fn files_that_are_not_armies_are_refused() {
    let nowhere = word(&scratch("print-nothing", "cards.pdf"));
    rumpus(&["print", "no-such-file.json", "-o", &nowhere]).ends(2).complains("no-such-file.json cannot be read");
    let text = file("print-nothing", "a.json", "{");
    rumpus(&["print", &text, "-o", &nowhere]).ends(2).complains("is not JSON");
    let other = file("print-nothing", "b.json", &json!({"game": "toy-battle"}).to_string());
    rumpus(&["print", &other, "-o", &nowhere]).ends(2).complains("toy-battle");
    let empty = file("print-nothing", "c.json", &json!({"game": "plastic-attack-2009"}).to_string());
    rumpus(&["print", &empty, "-o", &nowhere]).ends(1).complains("no \"format\"").complains("no \"army\"");
    let army = file("print-nothing", "d.json", &army().to_string());
    rumpus(&["print", &army]).ends(2).complains("--output");
    rumpus(&["print", &army, "-o", &nowhere, "--paper", "a5"]).ends(2).complains("a4 and letter");
    rumpus(&["print", &army, "-o", "no/such/folder/cards.pdf"]).ends(2).complains("cannot be written");
}
