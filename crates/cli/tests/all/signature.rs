//! Tests of `rumpus key` and `rumpus verify --key`, which say who signed a record, and whether it was changed since.

use crate::common::{file, rumpus, scratch, word};
use referee::Record;
use serde_json::{Value, json};
use server::KeyFile;
use std::path::PathBuf;

/// Makes a data folder with a new key. Returns the folder, and the path of a file with its public keys.
fn folder(name: &str) -> (PathBuf, String) {
    let data = scratch("signature", name);
    let _nothing_there = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data).expect("the folder can be made");
    let said = rumpus(&["key", "new", "--data", &word(&data)]).ends(0);
    let keys = file("signature", &format!("{name}.keys"), &said.out);
    (data, keys)
}

/// Returns the record of a golden game, signed with the key of the folder as if a server had played it.
fn signed(data: &std::path::Path) -> String {
    let golden = include_str!("../../../../records/toy-battle/revision-1/castle-field.jsonl");
    let record = Record::parse(&lab::split(golden)[0]).expect("a record");
    let signature = KeyFile::of(data).sign(&record, "abc", Some("https://play.example.org")).expect("a key");
    Record { signature: Some(signature), ..record }.to_text()
}

#[test]
fn verify_names_the_signer_of_a_record() {
    let (data, keys) = folder("sound");
    let path = file("signature", "sound.jsonl", &signed(&data));
    let id = std::fs::read_to_string(&keys).expect("keys").split(' ').nth(1).expect("an id").to_owned();
    let said = rumpus(&["verify", "--key", &keys, &path]).ends(0).says("consistent: ");
    assert!(said.out.contains(&format!("signed by {id} (https://play.example.org, match abc)\n")), "{}", said.out);
    rumpus(&["verify", &path]).ends(0).says(&format!("the signature of {id} was not checked"));
    rumpus(&["replay", &path]).ends(0);
    let said = rumpus(&["verify", "--json", "--key", &keys, &path]).ends(0);
    let verdict: Value = serde_json::from_str(&said.out).expect("JSON");
    let signature = &verdict["games"][0]["signature"];
    assert_eq!(
        (&signature["key"], &signature["sound"], &signature["match"]),
        (&json!(id), &json!(true), &json!("abc"))
    );
}

#[test]
fn a_new_key_is_shown_first_and_the_old_one_still_verifies() {
    let (data, _) = folder("renewed");
    let path = file("signature", "old.jsonl", &signed(&data));
    rumpus(&["key", "new", "--data", &word(&data)]).ends(0);
    let said = rumpus(&["key", "show", "--data", &word(&data)]).ends(0);
    assert_eq!(said.out.lines().count(), 2);
    assert!(!said.out.lines().next().expect("a line").contains("until"), "{}", said.out);
    let keys = file("signature", "renewed.all", &said.out);
    rumpus(&["verify", "--key", &keys, &path]).ends(0).says("signed by ");
    rumpus(&["key", "show", "--data", "nowhere-at-all"]).ends(2).complains("signing-key.json");
}

#[test]
fn verify_says_what_was_changed_in_a_signed_record() {
    let (data, keys) = folder("changed");
    let text = signed(&data);
    let verify = |name: &str, text: &str| rumpus(&["verify", "--key", &keys, &file("signature", name, text)]);
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len() - 1;
    let other = |at: usize, line: &str| {
        let line = |(n, old): (usize, &&str)| format!("{}\n", if n == at { line } else { *old });
        lines.iter().enumerate().map(line).collect::<String>()
    };
    let mut step: Value = serde_json::from_str(lines[3]).expect("JSON");
    step["digest"] = json!("0".repeat(32));
    verify("step.jsonl", &other(3, &step.to_string()))
        .ends(1)
        .says("step 3: the digest differs")
        .says("is valid, but not for these lines")
        .says("the line above names the first step that does not follow the rules");
    let mut signature: Value = serde_json::from_str(lines[last]).expect("JSON");
    signature["signature"]["match"] = json!("another");
    verify("line.jsonl", &other(last, &signature.to_string())).ends(1).says("the line of the signature was changed");
    verify("unsigned.jsonl", &lines[..last].join("\n")).ends(1).says("has no signature");
    let (_, foreign) = folder("foreign");
    let path = file("signature", "foreign.jsonl", &text);
    rumpus(&["verify", "--key", &foreign, &path]).ends(1).says("the signature names the key");
    rumpus(&["verify", "--key", &path, &path]).ends(2).complains("holds no public keys");
}

/// This is why signatures are needed: a game that bots played on any machine replays as well as a game from a server.
#[test]
fn a_forged_game_is_consistent_and_not_signed() {
    let (data, keys) = folder("forged");
    let path = scratch("signature", "home.jsonl");
    let bots =
        ["--seat", "bot:greedy", "--seat", "bot:random", "--board", "castle-field", "--games", "1", "--seed", "5"];
    rumpus(&[&["match", "toy-battle", "--record", &word(&path)][..], &bots].concat()).ends(0);
    rumpus(&["verify", &word(&path)]).ends(0).says("consistent: ");
    rumpus(&["verify", "--key", &keys, &word(&path)]).ends(1).says("has no signature");
    let home = std::fs::read_to_string(&path).expect("the record");
    let grafted = format!("{home}{}\n", signed(&data).lines().last().expect("the signature"));
    rumpus(&["verify", "--key", &keys, &file("signature", "grafted.jsonl", &grafted)])
        .ends(1)
        .says("steps were signed, but the record has")
        .says("every step follows the rules and every digest fits");
}
