//! The golden games (records in `records/`) replay with the same digests. The check of a record notices every change to
//! it.

use referee::{Match, Record};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use toy_battle::ToyBattle;
use toy_battle::board::shipped_ids;

/// Returns the lines of every golden game. A file holds several games, and each begins with its header.
fn golden() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/toy-battle/revision-1");
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("there are records").flatten().collect();
    paths.sort_by_key(|entry| entry.file_name());
    let mut games: Vec<Vec<String>> = Vec::new();
    for path in paths {
        for line in std::fs::read_to_string(path.path()).expect("a record is text").lines() {
            if line.starts_with("{\"format\"") {
                games.push(Vec::new());
            }
            games.last_mut().expect("a file begins with a header").push(line.to_owned());
        }
    }
    games
}

/// Checks that a record is consistent, and that its game is over.
fn verify(lines: &[String]) -> Result<Record, String> {
    let record = Record::parse(&lines.join("\n")).map_err(|broken| broken.to_string())?;
    let again = Match::<ToyBattle>::replay(&record).map_err(|broken| broken.to_string())?;
    if again.record() != &record {
        return Err("the record differs from the record of its replay".into());
    }
    record.end.is_some().then_some(record).ok_or_else(|| "the game is not over".into())
}

#[test]
fn golden_games_replay_to_the_same_digests() {
    let games = golden();
    assert!(games.len() >= 12, "only {} golden games were found; at least 12 are needed", games.len());
    for game in games {
        if let Err(why) = verify(&game) {
            panic!("the golden game with this header fails: {}: {why}", game[0]);
        }
    }
}

#[test]
fn golden_games_cover_every_board_and_the_options() {
    let setups: Vec<Value> = golden().iter().map(|game| heard(&game[0])["setup"].clone()).collect();
    let boards: BTreeSet<&str> = setups.iter().filter_map(|setup| setup["board"].as_str()).collect();
    assert_eq!(boards, shipped_ids().collect());
    for (option, value) in
        [("medal_timing", json!("immediate")), ("metal_x_blocks_hook", json!(false)), ("special_bases", json!(false))]
    {
        assert!(setups.iter().any(|setup| setup["options"][option] == value), "no golden game has {option}: {value}");
    }
}

#[test]
fn a_changed_value_is_noticed_anywhere_in_a_record() {
    for game in chosen() {
        for line in some_lines(&game) {
            let said = heard(&game[line]);
            for path in leaves(&said) {
                let mut changed = said.clone();
                change(changed.pointer_mut(&path).expect("the record has a value there"));
                assert!(verify(&with_line(&game, line, &changed)).is_err(), "line {line}: {path} of {said}");
            }
        }
    }
}

#[test]
fn a_field_left_out_or_added_is_noticed() {
    for game in chosen() {
        for line in some_lines(&game) {
            let said = heard(&game[line]);
            for key in said.as_object().expect("a line is an object").keys() {
                let mut short = said.clone();
                short.as_object_mut().expect("a line is an object").remove(key);
                assert!(verify(&with_line(&game, line, &short)).is_err(), "line {line} without {key}");
            }
            let mut long = said.clone();
            long["remark"] = json!("a word more");
            assert!(verify(&with_line(&game, line, &long)).is_err(), "line {line} with a remark");
        }
    }
}

#[test]
fn luck_left_out_or_added_is_noticed() {
    let game = &chosen()[0];
    for (line, text) in game.iter().enumerate() {
        let said = heard(text);
        let Some(draws) = said["draws"].as_array().filter(|draws| !draws.is_empty()) else { continue };
        let [mut fewer, mut more] = [draws.clone(), draws.clone()];
        fewer.pop();
        more.push(draws[0].clone());
        for draws in [fewer, more] {
            let mut changed = said.clone();
            changed["draws"] = json!(draws);
            assert!(verify(&with_line(game, line, &changed)).is_err(), "line {line}: {changed}");
        }
    }
}

#[test]
fn a_step_dropped_doubled_or_out_of_order_is_noticed() {
    for game in chosen() {
        for line in 0..game.len() {
            let mut dropped = game.clone();
            dropped.remove(line);
            assert!(verify(&dropped).is_err(), "without line {line}");
            let mut doubled = game.clone();
            doubled.insert(line, game[line].clone());
            assert!(verify(&doubled).is_err(), "line {line} twice");
            if line > 0 {
                let mut swapped = game.clone();
                swapped.swap(line - 1, line);
                assert!(verify(&swapped).is_err(), "line {line} before the one above it");
            }
        }
    }
}

#[test]
fn a_legal_decision_in_place_of_another_is_noticed() {
    let game = &chosen()[0];
    let last_step = game.len() - 2;
    for line in 1..=last_step {
        let said = heard(&game[line]);
        let mut changed = said.clone();
        changed["action"] = json!({ "resign": {} });
        changed["draws"] = json!([]);
        assert!(verify(&with_line(game, line, &changed)).is_err(), "line {line}: a resignation instead");
    }
}

/// Returns the first and the last golden game.
fn chosen() -> [Vec<String>; 2] {
    let mut games = golden();
    let last = games.pop().expect("there are golden games");
    [games.swap_remove(0), last]
}

/// Returns the numbers of some lines: the header, the first steps, one step in the middle, the last step and the end.
fn some_lines(game: &[String]) -> BTreeSet<usize> {
    let last = game.len() - 1;
    [0, 1, 2, 3, 4, last / 2, last - 1, last].into_iter().collect()
}

fn heard(line: &str) -> Value {
    serde_json::from_str(line).expect("a line is JSON")
}

fn with_line(game: &[String], line: usize, said: &Value) -> Vec<String> {
    let mut lines = game.to_vec();
    lines[line] = said.to_string();
    lines
}

/// Returns the JSON pointers of all values that are neither lists nor objects.
fn leaves(said: &Value) -> Vec<String> {
    let below = |key: String, value: &Value| leaves(value).into_iter().map(move |path| format!("/{key}{path}"));
    match said {
        Value::Object(fields) => fields.iter().flat_map(|(key, value)| below(key.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().flat_map(|(at, value)| below(at.to_string(), value)).collect(),
        _ => vec![String::new()],
    }
}

/// Changes a value to another of the same JSON type.
fn change(value: &mut Value) {
    *value = match value {
        Value::Bool(is_so) => json!(!*is_so),
        Value::Number(number) => json!(number.as_u64().expect("records count from 0") + 1),
        Value::String(text) if text == "blue" => json!("red"),
        Value::String(text) if text == "red" => json!("blue"),
        Value::String(text) => {
            let last = text.pop().expect("records have no empty text");
            json!(format!("{text}{}", if last == '0' { '1' } else { '0' }))
        }
        other => panic!("records have no value such as {other}"),
    };
}
