//! Tests of `rumpus match`: the output does not depend on the number of jobs, and errors name what is allowed.

use crate::common::{file, rumpus, scratch, word};
use serde_json::Value;

const BOARD: &str = include_str!("../../../../games/toy_battle/data/boards/training-yard.json");
const PLAY: [&str; 6] = ["match", "toy-battle", "--seat", "bot:greedy", "--seat", "bot:random"];

fn play(more: &[&str]) -> crate::common::Said {
    rumpus(&[&PLAY[..], more].concat())
}

fn report(more: &[&str]) -> Value {
    let said = play(&[more, &["--json"]].concat()).ends(0);
    assert_eq!(said.err, "", "no progress bar without a terminal");
    serde_json::from_str(&said.out).expect("the output is JSON")
}

#[test]
fn the_output_is_the_same_at_any_number_of_jobs() {
    let records = |jobs: &str| {
        let path = scratch("jobs", &format!("{jobs}.jsonl"));
        let bots = ["--seat", "bot:1", "--seat", "bot:greedy"];
        let common = ["match", "toy-battle", "--games", "12", "--seed", "7", "--jobs", jobs, "--record"];
        let said = rumpus(&[&common[..], &[&word(&path)], &bots].concat()).ends(0);
        (said.out, std::fs::read_to_string(path).expect("the records were written"))
    };
    let one = records("1");
    assert_eq!(one, records("2"));
    assert_eq!(one, records("5"));
}

#[test]
fn another_seed_gives_other_games() {
    let one = play(&["--games", "20", "--seed", "1"]).ends(0);
    let other = play(&["--games", "20", "--seed", "2"]).ends(0);
    assert_ne!(one.out, other.out);
}

#[test]
fn counts_add_up_and_contestants_play_both_seats_equally_often() {
    let report = report(&["--games", "60", "--seed", "3", "--jobs", "2"]);
    assert_eq!(report["games"], 60);
    let count = |value: &Value| value["wins"]["count"].as_u64().expect("a count");
    let contestants = report["contestants"].as_array().expect("a list");
    assert_eq!(contestants.iter().map(count).sum::<u64>(), 60);
    for contestant in contestants {
        for seat in contestant["by_seat"].as_array().expect("a list") {
            assert_eq!(seat["wins"]["of"], 30, "contestants change seats every game");
        }
    }
    assert_eq!(report["seats"].as_array().expect("a list").iter().map(count).sum::<u64>(), 60);
    assert_eq!(report["starter"]["of"], 60);
    let endings = report["endings"].as_array().expect("a list");
    assert_eq!(endings.iter().map(|ending| ending["games"]["count"].as_u64().expect("a count")).sum::<u64>(), 60);
    let greedy = &contestants[0]["wins"];
    assert!(greedy["low"].as_f64() > Some(0.5), "greedy must win more than half of its games against random: {greedy}");
    assert_eq!(report["faults"], serde_json::json!([]));
}

#[test]
fn contestants_keep_their_seats_with_the_flag_stay() {
    let report = report(&["--games", "10", "--stay"]);
    assert_eq!(report["contestants"][0]["by_seat"][0]["wins"]["of"], 10);
    assert_eq!(report["contestants"][0]["by_seat"][1]["wins"]["of"], 0);
}

#[test]
fn options_and_boards_reach_the_game() {
    let capped = report(&["--games", "6", "--board", "castle-field", "--option", "max_plies=3"]);
    assert_eq!(capped["endings"][0]["by"], "turn-cap");
    let path = file("batch", "yard.json", BOARD);
    let custom = report(&["--games", "6", "--board", &path]);
    assert_eq!(custom["games"], 6);
    let both = report(&["--games", "20", "--board", "castle-field", "--board", "training-yard"]);
    assert_eq!(both["boards"].as_array().expect("a list").len(), 2);
}

#[test]
fn a_table_is_printed_for_people() {
    let said = play(&["--games", "4", "--board", "training-yard", "--option", "starter=blue"]).ends(0);
    said.says("4 games of toy-battle, seed 1").says("95 % interval").says("bot:greedy").says("decisions a game");
}

#[test]
fn errors_name_what_is_allowed() {
    rumpus(&["match", "chess", "--seat", "bot:1", "--seat", "bot:1"]).ends(2).complains("toy-battle");
    play(&["--board", "atlantis"]).ends(2).complains("castle-field");
    play(&["--option", "gravity=9"]).ends(2).complains("medal_timing");
    play(&["--option", "starter=green"]).ends(2).complains("random, blue, red");
    play(&["--option", "max_plies=0"]).ends(2).complains("from 1 to");
    play(&["--option", "special_bases=maybe"]).ends(2).complains("true or false");
    play(&["--option", "starter"]).ends(2).complains("KEY=VALUE");
    play(&["--option", "starter=red", "--option", "starter=red"]).ends(2).complains("twice");
    play(&["--games", "0"]).ends(2).complains("0");
    rumpus(&["match", "toy-battle", "--seat", "bot:9", "--seat", "bot:1"]).ends(2).complains("bot:1 to bot:6");
    rumpus(&["match", "toy-battle", "--seat", "bot:1"]).ends(2).complains("2 seats");
}

#[test]
fn all_faults_of_a_bad_board_are_listed() {
    let mut board: Value = serde_json::from_str(BOARD).expect("the board is JSON");
    board["bases"][1]["id"] = "b1".into();
    board["regions"][0]["medals"] = 9.into();
    let path = file("batch", "bad.json", &board.to_string());
    play(&["--board", &path]).ends(2).complains("MAP-V-01").complains("MAP-V-13");
    let path = file("batch", "text.json", "hello");
    play(&["--board", &path]).ends(2).complains("is not JSON");
}

#[test]
fn a_record_file_that_cannot_be_written_is_an_error() {
    play(&["--games", "1", "--record", "/nowhere/at/all.jsonl"]).ends(2).complains("cannot be written");
}

#[test]
fn games_with_options_are_played_on_every_battlefield() {
    let battle = ["match", "plastic-fudge", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "3", "--json"];
    let more = ["--games", "6", "--option", "scale=1.5", "--option", "max_rounds=4", "--option", "radio_reach=18"];
    let said = rumpus(&[&battle[..], &more].concat()).ends(0);
    let report: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!(report["games"], 6, "bots must play two games on each of three battlefields");
    for unknown in [["--board", "castle-field"], ["--option", "scale=7"], ["--option", "max_rounds=soon"]] {
        rumpus(&[&battle[..], &unknown].concat()).ends(2);
    }
}
