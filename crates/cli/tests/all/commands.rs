//! Tests of the commands `rules`, `scenario`, `check-board` and `check-force`, and of command lines with errors.

use crate::common::{file, rumpus};
use serde_json::{Value, json};

const BOARD: &str = include_str!("../../../../games/toy_battle/data/boards/castle-field.json");

#[test]
fn the_help_lists_the_commands() {
    rumpus(&["--version"]).ends(0).says("rumpus ");
    let help = rumpus(&["--help"]).ends(0);
    for command in ["serve", "match", "replay", "verify", "scenario", "rules", "check-board"] {
        assert!(help.out.contains(command), "{command} is not in the help");
    }
}

#[test]
fn a_wrong_command_line_ends_with_status_2() {
    rumpus(&["dance"]).ends(2).complains("dance");
    rumpus(&["rules"]).ends(2).complains("<GAME>");
    rumpus(&["serve", "--port", "70000"]).ends(2).complains("70000");
}

#[test]
fn rules_prints_the_book_in_both_languages() {
    let english = rumpus(&["rules", "toy-battle"]).ends(0).says("TB-GOAL-01").says("TB-R-49").says("MAP-V-18");
    let korean = rumpus(&["rules", "toy-battle", "--lang", "ko"]).ends(0).says("TB-GOAL-01");
    assert_ne!(english.out, korean.out);
    assert!(korean.out.chars().any(|letter| ('가'..='힣').contains(&letter)));
}

#[test]
fn rules_prints_one_clause_or_all_with_the_same_beginning() {
    let one = rumpus(&["rules", "toy-battle", "TB-PLACE-04"]).ends(0).says("TB-PLACE-04  ");
    assert!(!one.out.contains("TB-PLACE-05  "));
    rumpus(&["rules", "toy-battle", "tb-place"]).ends(0).says("TB-PLACE-01  ").says("TB-PLACE-06  ");
    let said = rumpus(&["rules", "toy-battle", "TB-PLACE-04", "--json"]).ends(0);
    let entries: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!(entries[0]["id"], "TB-PLACE-04");
}

#[test]
fn errors_of_rules_name_what_exists() {
    rumpus(&["rules", "chess"]).ends(2).complains("toy-battle");
    rumpus(&["rules", "toy-battle", "TB-PLACE-99"]).ends(2).complains("TB-PLACE-04");
    rumpus(&["rules", "toy-battle", "--lang", "fr"]).ends(2).complains("en and ko");
}

/// Returns a scenario file in which blue places Roxy on the base `b1`. The scenario asserts that Roxy stands on `base`,
/// so it fails unless `base` is `b1`.
fn scenario(base: &str) -> String {
    json!({"format": 1, "game": "toy-battle", "scenarios": [{
        "id": "CLI-1", "title": "Roxy is put down", "clauses": ["TB-PLACE-01"], "options": {},
        "given": {"map": "castle-field", "to_move": "blue", "bases": {},
            "racks": {"blue": ["roxy"], "red": ["hook"]}, "reserves": {"blue": ["star"], "red": ["star"]},
            "medals": {"blue": 0, "red": 0}},
        "luck": [], "steps": [{"act": {"seat": "blue", "place": {"troop": "roxy", "on": "b1"}}}],
        "then": [{"stack": {base: ["blue:roxy"]}}, {"to_move": "red"}]}]})
    .to_string()
}

#[test]
fn scenario_counts_and_names_failures() {
    let good = file("scenario", "good.json", &scenario("b1"));
    let bad = file("scenario", "bad.json", &scenario("b2"));
    let said = rumpus(&["scenario", &good]).ends(0);
    assert_eq!(said.out, "1 passed, 0 failed\n");
    let said = rumpus(&["scenario", &good, &bad]).ends(1).says("1 passed, 1 failed\n");
    let line = said.out.lines().next().expect("one line for each failure");
    assert!(line.starts_with("CLI-1, then: "), "{line}");
    let said = rumpus(&["scenario", "--json", &bad]).ends(1);
    let report: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!((&report["passed"], &report["failed"]), (&json!(0), &json!(1)));
    assert_eq!(report["files"][0]["report"]["failures"][0]["id"], "CLI-1");
}

#[test]
fn scenario_names_the_files_that_it_cannot_read() {
    rumpus(&["scenario"]).ends(2).complains("<FILE>");
    rumpus(&["scenario", "nowhere.json"]).ends(2).complains("nowhere.json cannot be read");
    let path = file("scenario", "no.json", "{\"format\": 1,");
    rumpus(&["scenario", &path]).ends(2).complains("no.json");
    let path = file("scenario", "game.json", "{\"format\": 1, \"game\": \"chess\", \"scenarios\": []}");
    rumpus(&["scenario", &path]).ends(2).complains("chess");
    let good = file("scenario", "beside.json", &scenario("b1"));
    let said = rumpus(&["scenario", "nowhere.json", &path, &good]).ends(2);
    said.complains("nowhere.json cannot be read").complains("chess").says("1 passed, 0 failed\n");
}

/// Some editors put a byte-order mark at the beginning of a file.
#[test]
fn a_byte_order_mark_is_ignored() {
    let marked = file("mark", "scenario.json", &format!("\u{feff}{}", scenario("b1")));
    rumpus(&["scenario", &marked]).ends(0).says("1 passed, 0 failed\n");
    let marked = file("mark", "board.json", &format!("\u{feff}{BOARD}"));
    rumpus(&["check-board", &marked]).ends(0).says("no faults\n");
    let twice = file("mark", "twice.json", &format!("\u{feff}\u{feff}{BOARD}"));
    rumpus(&["check-board", &twice]).ends(2).complains("is not JSON");
}

#[test]
fn check_board_lists_every_fault() {
    let good = file("board", "good.json", BOARD);
    let said = rumpus(&["check-board", &good]).ends(0);
    assert_eq!(said.out, "no faults\n");
    let mut board: Value = serde_json::from_str(BOARD).expect("the board is JSON");
    board["bases"][1]["id"] = json!("b1");
    board["regions"][0]["medals"] = json!(9);
    let bad = file("board", "bad.json", &board.to_string());
    let said = rumpus(&["check-board", &bad]).ends(1).says("MAP-V-01: ").says("MAP-V-13: ").says(" faults\n");
    let counted = said.out.lines().filter(|line| line.starts_with("MAP-V-")).count();
    assert!(counted >= 2 && said.out.ends_with(&format!("{counted} faults\n")), "{}", said.out);
    let json = rumpus(&["check-board", "--json", &bad]).ends(1);
    let report: Value = serde_json::from_str(&json.out).expect("the output is JSON");
    assert_eq!(report["faults"].as_array().expect("a list").len(), counted);
}

#[test]
fn check_board_refuses_files_that_are_not_boards() {
    rumpus(&["check-board", "nowhere.json"]).ends(2).complains("nowhere.json cannot be read");
    let path = file("board", "text.json", "hello");
    rumpus(&["check-board", &path]).ends(2).complains("text.json: the board file is not JSON");
    let path = file("board", "list.json", "[]");
    rumpus(&["check-board", &path]).ends(2).complains("list.json: the board file does not fit its format");
    let path = file("board", "other.json", BOARD);
    rumpus(&["check-board", "--game", "chess", &path]).ends(2).complains("chess");
}

#[test]
fn serve_says_why_it_cannot_start() {
    let path = file("serve", "a-file", "not a folder");
    rumpus(&["serve", "--data", &path, "--port", "0"]).ends(2).complains("rumpus: ");
}

#[test]
fn the_game_that_a_file_names_checks_its_force_or_battlefield() {
    let sound = include_str!("../../../../games/plastic_fudge/data/forces/rifle-platoon.json");
    let force = file("fudge", "force.json", sound);
    rumpus(&["check-force", &force]).ends(0);
    rumpus(&["check-army", &force, "--option", "points=100"]).ends(1);
    rumpus(&["check-force", &force, "--option", "points=many"]).ends(2).complains("whole number");
    let faulty = r#"{"format": 1, "game": "plastic-fudge", "units": [{"type": "jet"}, {"type": "basic", "ml": 9}]}"#;
    let said = rumpus(&["check-force", &file("fudge", "faulty.json", faulty)]).ends(1);
    assert!(said.out.lines().count() >= 4 && said.out.contains("PF-CMD-01"), "{}", said.out);
    let unreadable = r#"{"format": 1, "game": "plastic-fudge", "units": [{"type": "wizard"}]}"#;
    rumpus(&["check-force", &file("fudge", "unreadable.json", unreadable)]).ends(2).complains("units[0].type");

    let river =
        file("fudge", "river.json", include_str!("../../../../games/plastic_fudge/data/battlefields/river.json"));
    rumpus(&["check-battlefield", &river]).ends(0);
    let tiny = r#"{"format": 1, "game": "plastic-fudge", "name": "Tiny", "table": [1, 200]}"#;
    let said = rumpus(&["check-board", &file("fudge", "tiny.json", tiny), "--json"]).ends(1);
    assert!(said.out.contains("PF-R-"), "{}", said.out);
}
