//! Tests of `rumpus verify`, which detects every kind of tampering, and of `rumpus replay`, which prints a game as a
//! viewer saw it.

use crate::common::{file, rumpus, scratch, word};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Returns the records of three short games, as one text.
fn three_games() -> &'static str {
    static RECORDS: OnceLock<String> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let path = scratch("record", "three.jsonl");
        let bots = ["--seat", "bot:greedy", "--seat", "bot:random"];
        let play = ["match", "toy-battle", "--board", "castle-field", "--games", "3", "--seed", "5", "--record"];
        rumpus(&[&play[..], &[&word(&path)], &bots].concat()).ends(0);
        std::fs::read_to_string(path).expect("the records were written")
    })
}

/// Returns the lines of the first game.
fn one_game() -> Vec<Value> {
    let lines = three_games().lines().map(|line| serde_json::from_str(line).expect("a line is JSON"));
    let mut game: Vec<Value> = Vec::new();
    for line in lines {
        let line: Value = line;
        if !game.is_empty() && line.get("format").is_some() {
            break;
        }
        game.push(line);
    }
    game
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Writes the lines to a file and verifies it. Returns the output.
fn verify(name: &str, lines: &[Value]) -> crate::common::Said {
    rumpus(&["verify", &file("verify", name, &text(lines))])
}

#[test]
fn a_record_of_a_played_game_is_consistent() {
    let path = file("verify", "three.jsonl", three_games());
    let said = rumpus(&["verify", &path]).ends(0);
    assert_eq!(said.out, "3 consistent, 0 not\n");
    let game = one_game();
    let said = verify("one.jsonl", &game).ends(0);
    assert_eq!(said.out, format!("consistent: {} steps\n", game.len() - 2));
}

/// Lets `tamper` change a copy of the first game. Asserts that `verify` detects the change and names this step.
#[track_caller]
fn is_found(name: &str, step: usize, tamper: impl FnOnce(&mut Vec<Value>)) {
    let mut game = one_game();
    tamper(&mut game);
    assert_ne!(game, one_game(), "{name}: the change must change something");
    verify(&format!("{name}.jsonl"), &game).ends(1).says(&format!("step {step}:"));
}

#[test]
fn verify_detects_a_changed_header() {
    is_found("format", 0, |game| game[0]["format"] = json!("rumpus-record/2"));
    is_found("game", 0, |game| game[0]["rules"]["game"] = json!("chess"));
    is_found("edition", 0, |game| game[0]["rules"]["edition"] = json!("1999"));
    is_found("board", 0, |game| game[0]["setup"]["board"] = json!("training-yard"));
    is_found("option", 0, |game| game[0]["setup"]["options"]["max_plies"] = json!(399));
    is_found("start-draw", 0, |game| game[0]["draws"][0]["value"] = json!(7));
    is_found("start-digest", 0, |game| game[0]["digest"] = json!("0".repeat(32)));
    is_found("extra-key", 0, |game| game[0]["note"] = json!("mine"));
}

#[test]
fn verify_detects_changed_luck_of_the_start() {
    is_found("start-clause", 0, |game| game[0]["draws"][0]["clause"] = json!("TB-R-12"));
    is_found("start-missing", 0, |game| {
        game[0]["draws"].as_array_mut().expect("a list").pop();
    });
    is_found("start-left-over", 0, |game| {
        let draws = game[0]["draws"].as_array_mut().expect("a list");
        draws.push(draws[0].clone());
    });
}

/// Returns the numbers of the first step that drew luck, and of the first that drew none.
fn steps() -> (usize, usize) {
    let game = one_game();
    let drew = |line: &Value| line["draws"].as_array().is_some_and(|draws| !draws.is_empty());
    let with = (1..game.len()).find(|n| drew(&game[*n])).expect("a step draws luck");
    let without = (1..game.len() - 1).find(|n| !drew(&game[*n])).expect("a step draws no luck");
    (with, without)
}

#[test]
fn verify_detects_a_changed_step() {
    let (with, without) = steps();
    is_found("n", without, |game| game[without]["n"] = json!(77));
    is_found("seat", without, |game| {
        let other = if game[without]["seat"] == "blue" { "red" } else { "blue" };
        game[without]["seat"] = json!(other);
    });
    is_found("seat-unknown", without, |game| game[without]["seat"] = json!("green"));
    is_found("action", without, |game| game[without]["action"] = json!({"resign": {}}));
    is_found("action-unknown", without, |game| game[without]["action"] = json!({"dance": {}}));
    is_found("draw-value", with, |game| {
        let value = game[with]["draws"][0]["value"].as_u64().expect("a number");
        game[with]["draws"][0]["value"] = json!((value + 1) % 8);
    });
    is_found("draw-clause", with, |game| game[with]["draws"][0]["clause"] = json!("TB-NONE-01"));
    is_found("draw-missing", with, |game| game[with]["draws"] = json!([]));
    is_found("draw-added", without, |game| game[without]["draws"] = json!([{"clause": "TB-DRAW-01", "value": 1}]));
    is_found("digest", with, |game| game[with]["digest"] = json!("f".repeat(32)));
}

/// Returns a golden game of Attacktix up to its first attack, and the index of the attack's line.
fn first_shot() -> (Vec<Value>, usize) {
    let golden = include_str!("../../../../records/attacktix/revision-1/bare.jsonl");
    let mut game: Vec<Value> = golden.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let shot = game.iter().position(|line| line["action"].get("attack").is_some()).expect("the game has an attack");
    game.truncate(shot + 1);
    (game, shot)
}

/// A record does not hold the outcome of an attack. `verify` simulates each attack again, which must give the recorded
/// digest.
#[test]
fn verify_detects_a_changed_attack() {
    let (game, shot) = first_shot();
    let verify = |name: &str, game: &[Value]| rumpus(&["verify", "--unfinished", &file("shot", name, &text(game))]);
    verify("as-played.jsonl", &game).ends(0).says(&format!("consistent: {shot} steps"));
    let is_found = |name: &str, why: &str, tamper: &dyn Fn(&mut Value)| {
        let mut other = game.clone();
        tamper(&mut other[shot]);
        verify(name, &other).ends(1).says(&format!("step {shot}: ")).says(why);
    };
    is_found("angle.jsonl", "the digest differs", &|line| {
        let yaw = line["action"]["attack"]["aim"]["yaw"].as_i64().unwrap_or(0);
        line["action"]["attack"]["aim"]["yaw"] = json!(if yaw > 0 { yaw - 1 } else { yaw + 1 });
    });
    is_found("digest.jsonl", "the digest differs", &|line| line["digest"] = json!("0".repeat(32)));
    is_found("outcome.jsonl", "unknown field `outcome`", &|line| {
        line["action"]["attack"]["outcome"] = json!({ "falls": [] });
    });
    is_found("absurd.jsonl", "AT-ATK-02", &|line| line["action"]["attack"]["aim"]["yaw"] = json!(i32::MAX));
}

#[test]
fn verify_detects_lines_that_were_removed_added_or_moved() {
    let end = one_game().len() - 1;
    is_found("line-out", 3, |game| {
        game.remove(3);
    });
    is_found("line-twice", 4, |game| game.insert(3, game[3].clone()));
    is_found("lines-swapped", 3, |game| game.swap(3, 4));
    is_found("line-unknown", 3, |game| game.insert(3, json!({"hello": 1})));
    is_found("end-out", end, |game| {
        game.pop();
    });
    is_found("last-steps-out", end - 1, |game| game.truncate(end - 1));
    is_found("winner", end, |game| {
        let other = if game[end]["over"]["winners"][0] == "blue" { "red" } else { "blue" };
        game[end]["over"]["winners"] = json!([other]);
    });
    is_found("ending", end, |game| game[end]["over"]["by"] = json!("charm"));
    is_found("ending-clause", end, |game| game[end]["over"]["clause"] = json!("TB-GOAL-99"));
    is_found("after-the-end", end + 1, |game| game.push(game[1].clone()));
}

#[test]
fn verify_names_the_bad_game_of_several() {
    let mut lines: Vec<Value> = three_games().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let second = (1..lines.len()).find(|n| lines[*n].get("format").is_some()).expect("a second game");
    lines[second + 2]["digest"] = json!("0".repeat(32));
    verify("second.jsonl", &lines).ends(1).says("game 2: step 2: the digest differs").says("2 consistent, 1 not");
    let path = file("verify", "second.jsonl", &text(&lines));
    let said = rumpus(&["verify", "--json", &path]).ends(1);
    let verdict: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!((&verdict["games"][1]["consistent"], &verdict["games"][1]["step"]), (&json!(false), &json!(2)));
}

#[test]
fn a_record_of_an_unknown_revision_is_not_judged() {
    let mut game = one_game();
    game[0]["rules"]["revision"] = json!(99);
    let path = file("verify", "unknown-revision.jsonl", &text(&game));
    rumpus(&["verify", &path])
        .ends(2)
        .says("game 1: \"toy-battle\" was played by revision 99 of its rules; this program knows revisions 1 to ")
        .complains("cannot judge the record");
    let said = rumpus(&["verify", "--json", &path]).ends(2);
    let verdict: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!((&verdict["consistent"], &verdict["games"][0]["consistent"]), (&Value::Null, &Value::Null));
    assert_eq!(verdict["games"][0]["revision"], 99);
}

#[test]
fn an_unfinished_game_is_consistent_only_with_the_flag_unfinished() {
    let mut game = one_game();
    game.truncate(5);
    let path = file("verify", "breaks-off.jsonl", &text(&game));
    rumpus(&["verify", &path]).ends(1).says("the record ends before the game is over");
    rumpus(&["verify", "--unfinished", &path]).ends(0).says("consistent: 4 steps");
}

#[test]
fn a_file_that_is_not_a_record_is_not_consistent() {
    rumpus(&["verify", "nowhere.jsonl"]).ends(2).complains("cannot be read");
    let path = file("verify", "text.jsonl", "hello\n");
    rumpus(&["verify", &path]).ends(1).says("step 0:");
    let path = file("verify", "empty.jsonl", "");
    rumpus(&["verify", &path]).ends(1).says("the record is empty");
}

#[test]
fn a_replay_prints_every_step_with_its_clauses() {
    let game = one_game();
    let path = file("replay", "one.jsonl", &text(&game));
    let said = rumpus(&["replay", &path])
        .ends(0)
        .says("toy-battle on Castle Field, revision 1, max_plies 400")
        .says("(TB-SETUP-04)")
        .says(" wins by ");
    for line in &game[1..game.len() - 1] {
        let head = format!("{:>4}  {}: ", line["n"], line["seat"].as_str().expect("a name"));
        assert!(said.out.contains(&head), "{head:?} is missing");
    }
}

#[test]
fn a_replay_shows_only_what_its_viewer_saw() {
    let path = file("replay", "eyes.jsonl", &text(&one_game()));
    let opening = |viewer: &str| {
        let said = rumpus(&["replay", &path, "--viewer", viewer]).ends(0);
        let told = |seat: &str| {
            let line = said.out.lines().find(|line| line.contains(&format!("{seat} draws"))).expect("a deal");
            line.matches('(').count() == 2
        };
        (told("blue"), told("red"))
    };
    assert_eq!(opening("all"), (true, true));
    assert_eq!(opening("blue"), (true, false));
    assert_eq!(opening("red"), (false, true));
    assert_eq!(opening("public"), (false, false));
    rumpus(&["replay", &path, "--viewer", "green"]).ends(2).complains("blue, red, public and all");
}

#[test]
fn a_replay_can_show_one_game_of_several() {
    let path = file("replay", "three.jsonl", three_games());
    rumpus(&["replay", &path]).ends(0).says("== game 3 ==");
    let said = rumpus(&["replay", &path, "--game", "2"]).ends(0);
    assert!(!said.out.contains("=="));
    rumpus(&["replay", &path, "--game", "4"]).ends(2).complains("there is no game 4");
}

#[test]
fn a_replay_as_json_has_a_line_for_each_step() {
    let game = one_game();
    let path = file("replay", "json.jsonl", &text(&game));
    let said = rumpus(&["replay", "--json", &path]).ends(0);
    let lines: Vec<Value> =
        said.out.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect();
    assert_eq!(lines.len(), game.len() - 1);
    assert_eq!(lines[1]["action"], game[1]["action"]);
}

#[test]
fn a_replay_of_a_broken_record_ends_before_the_wrong_step() {
    let mut game = one_game();
    game[4]["digest"] = json!("0".repeat(32));
    let path = file("replay", "broken.jsonl", &text(&game));
    rumpus(&["replay", &path]).ends(1).says("   3  ").complains("step 4");
    let path = file("replay", "text.jsonl", "hello\n");
    rumpus(&["replay", &path]).ends(2).complains("is not a record header");
}
