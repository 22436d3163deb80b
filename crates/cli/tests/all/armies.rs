//! Tests of armies and of game options on the command line: `rumpus check-army`, and `rumpus match` with every option.

use crate::common::{file, rumpus, scratch, word};
use serde_json::{Value, json};

const ARMIES: &str = include_str!("../../../../games/plastic_attack/data/armies-2009.json");

/// Returns a valid army of four figures.
fn army() -> Value {
    let mut armies: Value = serde_json::from_str(ARMIES).expect("the file is JSON");
    armies["armies"][0].take()
}

#[test]
fn check_army_finds_no_fault_in_a_ready_made_army() {
    let good = file("armies", "good.json", &army().to_string());
    assert_eq!(rumpus(&["check-army", &good]).ends(0).out, "no faults\n");
    assert_eq!(rumpus(&["check-army", &good, "--json"]).ends(0).out, "{\"faults\":[]}\n");
    rumpus(&["check-army", &good, "--game", "plastic-attack-revised"]).ends(1).says("PA-R-48: the army is for");
}

#[test]
fn check_army_lists_faults_of_format_and_of_rules_together() {
    let mut bad = army();
    bad["army"][0]["power"] = json!("five");
    bad["army"][1]["power"] = json!(12);
    bad["army"][2]["card"] = json!({ "high": "fly", "mid": 3 });
    bad["army"][3]["colour"] = json!("red");
    let bad = file("armies", "bad.json", &bad.to_string());
    let expected = [
        r#"PA-R-06: army[0].power is "five"; it must be a whole number from 1 to 10"#,
        "PA-R-06: army[2].card.mid is 3; it must be text",
        r#"PA-R-06: army[2].card has no "low"; it must have one"#,
        r#"PA-R-06: army[3] has the key "colour"; it may have only figure, type, power, card, mount, look"#,
        "PA1-SETUP-05: the Power of Grandma Gearshift is 12; it must be 1 to 10",
        r#"PA1-COMP-10: Moss Lion has "fly" for high; there is no such special action"#,
        "PA1-SETUP-04: the figures have 19 Power Points in all; an army may have at most 15",
        "7 faults",
    ];
    assert_eq!(rumpus(&["check-army", &bad]).ends(1).out.lines().collect::<Vec<_>>(), expected);
    let said = rumpus(&["check-army", "--json", &bad]).ends(1);
    let report: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!(report["faults"].as_array().expect("a list").len(), 7);
    assert_eq!(report["faults"][0]["place"], "army[0].power");
    let print = rumpus(&["print", &bad, "-o", "-"]).ends(1);
    assert!(expected[..7].iter().all(|fault| print.err.contains(fault)), "{}", print.err);
}

#[test]
fn check_army_refuses_files_that_are_not_armies() {
    rumpus(&["check-army", "nowhere.json"]).ends(2).complains("nowhere.json cannot be read");
    let text = file("armies", "text.json", "hello");
    rumpus(&["check-army", &text]).ends(2).complains("text.json: it is not JSON");
    let list = file("armies", "list.json", "[]");
    rumpus(&["check-army", &list]).ends(2).complains("the file names no game");
    rumpus(&["check-army", &list, "--game", "plastic-attack-2009"]).ends(2).complains("an army file is an object");
    let good = file("armies", "game.json", &army().to_string());
    rumpus(&["check-army", &good, "--game", "toy-battle"]).ends(2).complains("is not a game that has forces");
}

#[test]
fn check_army_uses_the_army_sizes_that_options_set() {
    let good = file("armies", "sized.json", &army().to_string());
    let sized = |option: &str| rumpus(&["check-army", &good, "--option", option]);
    sized("army_min=4").ends(0);
    sized("army_min=5").ends(1).says("PA-R-02: the army has 4 figures; it must have 5 to 15");
    sized("army_max=3").ends(1).says("PA-R-02: the army has 4 figures; it must have 1 to 3");
    sized("army_max=16").ends(2).complains("a whole number from 1 to 15");
}

#[test]
fn records_hold_every_option_of_plastic_attack() {
    let scratch = scratch("armies", "options.jsonl");
    let path = word(&scratch);
    let options = [
        "quick_game=true",
        "empty_hand=blind-draw",
        "luck_original=starting",
        "knock_out_stacks=true",
        "recover_own_held=true",
        "recover_from_armies=true",
        "army_min=2",
        "army_max=3",
        "max_players=7",
        "max_turns=50",
    ];
    let said = options.iter().flat_map(|option| ["--option", option]);
    let seats = ["--seat", "bot:random"].repeat(7);
    let common = ["match", "plastic-attack-2009", "--games", "2", "--record", &path];
    rumpus(&common.into_iter().chain(said).chain(seats.iter().copied()).collect::<Vec<_>>()).ends(0);
    let records = std::fs::read_to_string(&path).expect("the records were written");
    let header: Value =
        serde_json::from_str(records.lines().next().expect("the first line is a header")).expect("the header is JSON");
    let recorded = json!({ "quick_game": true, "empty_hand": "blind-draw", "luck_original": "starting",
        "knock_out_stacks": true, "recover_own_held": true, "recover_from_armies": true,
        "army_size": { "min": 2, "max": 3 }, "max_players": 7, "max_turns": 50 });
    assert_eq!(header["setup"]["options"], recorded);
    for (seat, army) in header["setup"]["armies"].as_object().expect("armies by seat") {
        assert!((2..=3).contains(&army["army"].as_array().expect("figures").len()), "{seat}");
    }
    let crowd = ["match", "plastic-attack-2009", "--games", "1"].into_iter().chain(seats.iter().copied());
    let crowd = rumpus(&crowd.collect::<Vec<_>>());
    assert!(crowd.status != 0 && crowd.err.contains("the option max_players allows 6"), "{}{}", crowd.out, crowd.err);
}
