//! The JSON of Attacktix: messages to clients, and positions that are written and read again.

use attacktix::{Attacktix, ScenarioTable};
use referee::{Codec, Game, Seat, Viewer};
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};
use std::env;
use std::process::Command;

/// The environment variable that is set while the tests run themselves in a fresh process.
const CHILD: &str = "ATTACKTIX_FRESH_PROCESS";

fn studied(given: Value) -> ScenarioTable {
    let given = laws::from_json(&given);
    Attacktix::set_up("attacktix", Attacktix::REVISION, given, Default::default(), Vec::new())
        .expect("the position can be set up")
}

/// A launcher and a slasher of p1, two figures of p2, a fence and a barrel.
fn battle() -> Value {
    json!({
        "terrain": [
            { "id": "fence", "code": "F03",
              "sections": [{ "id": "fence.1", "from": [200_000, 0], "to": [244_000, 0] }] },
            { "id": "barrel", "code": "F10", "at": [-150_000, 0] }],
        "figures": [
            { "id": "a", "type": "B03", "owner": "p1", "at": [0, -300_000], "wheel": 9 },
            { "id": "s", "type": "T03", "owner": "p1", "at": [0, 250_000], "wheel": 0 },
            { "id": "x", "type": "B05", "owner": "p2", "at": [0, 300_000], "wheel": 3 },
            { "id": "u", "type": "B05", "owner": "p2", "zone": "backup", "wheel": 0 }],
        "turn": { "step": "attack" }
    })
}

fn ask(studied: &ScenarioTable, question: Value) -> Value {
    let view = studied.game().view(studied.state(), Viewer::Seat(Seat(0)));
    studied.game().answer(&view, &question).expect("the question is answered")
}

#[test]
fn at_base_04_a_set_up_has_the_card_of_every_figure() {
    let setup = studied(battle()).game().setup_to_json();
    let card = &setup["figures"][0];
    assert_eq!((&card["id"], &card["name"], &card["class"]), (&json!("a"), &json!("Boiler Captain"), &json!("C")));
    assert_eq!((&card["points"], &card["radius"], &card["serial"]), (&json!(30), &json!(22_000), &json!(1)));
    assert_eq!(card["weapon"]["kind"], "ranged");
    assert_eq!(card["weapon"]["arcs"]["yaw"], json!([-7_000, 7_000]));
    assert_eq!(card["wheel"][0], "6w*");
    assert_eq!(setup["table"]["line"], 457_200);
    assert_eq!(setup["terrain"][1]["shape"], json!({ "kind": "round", "radius": 20_000, "height": 50_000 }));
}

#[test]
fn at_r_03_a_view_shows_top_windows_and_hides_wheels() {
    let studied = studied(battle());
    let view = studied.game().view(studied.state(), Viewer::Public);
    let said = studied.game().view_to_json(&view);
    assert_eq!(said["figures"][0]["window"], "7r");
    assert!(said["figures"].as_array().unwrap().iter().all(|figure| figure.get("wheel").is_none()));
    assert_eq!(said["waiting"], json!({ "for": "turn", "seats": ["p1"], "figure": null }));
    assert_eq!(said["seats"][0]["points"], 40);
    assert_eq!((&said["viewer"], &said["phase"], &said["over"]), (&Value::Null, &json!("play"), &Value::Null));
}

#[test]
fn at_turn_01_hints_say_what_a_seat_may_do_now() {
    let studied = studied(battle());
    let hints = studied.game().hints_to_json(studied.state(), Seat(0));
    assert_eq!((&hints["asks"], &hints["step"]), (&json!("turn"), &json!("attack")));
    let figures = hints["figures"].as_array().unwrap();
    assert!(figures.iter().all(|figure| figure["can"].as_array().unwrap().contains(&json!("attack"))), "{hints}");
    assert!(figures.iter().all(|figure| !figure["can"].as_array().unwrap().contains(&json!("move"))), "{hints}");
    assert_eq!((&hints["may_end_moves"], &hints["may_end_turn"]), (&json!(false), &json!(true)));
    let others = studied.game().hints_to_json(studied.state(), Seat(1));
    assert_eq!((&others["asks"], &others["figures"]), (&Value::Null, &json!([])));
}

#[test]
fn at_r_15_hints_say_that_a_figure_has_attacked_and_not_that_moves_are_over() {
    let mut given = battle();
    given["turn"] = json!({ "step": "attack", "attacked": ["a"] });
    let studied = studied(given);
    let hints = studied.game().hints_to_json(studied.state(), Seat(0));
    let attacker = hints["figures"].as_array().unwrap().iter().find(|figure| figure["figure"] == json!("a")).unwrap();
    assert_eq!((&attacker["can"], &attacker["because"]), (&json!([]), &json!("AT-R-15")));
}

#[test]
fn at_atk_02_an_aim_shows_its_line_and_what_it_meets() {
    let studied = studied(battle());
    let targets = ask(&studied, json!({ "ask": "aims", "figure": "a" }));
    let x = targets["targets"].as_array().unwrap().iter().find(|target| target["id"] == "x").unwrap();
    assert_eq!((&x["bearing"], &x["distance"], &x["in_arc"]), (&json!(0), &json!(600_000), &json!(true)));
    assert!((200..800).contains(&x["aim"]["pitch"].as_i64().unwrap()), "{x}");
    let aim = ask(&studied, json!({ "ask": "aim", "figure": "a", "aim": { "yaw": 9_000, "pitch": 0 } }));
    assert_eq!((&aim["legal"], &aim["aim"]["yaw"]), (&json!(false), &json!(7_000)));
    let slash = ask(&studied, json!({ "ask": "aim", "figure": "s", "aim": { "yaw": 0 } }));
    assert_eq!(slash["first"], json!({ "id": "x", "what": "figure", "distance": 28_000 }));
    assert_eq!(slash["sweep"], json!({ "reach": 60_000, "from": 11_459, "to": 31_417 }));
}

#[test]
fn at_r_42_a_question_changes_nothing_and_may_be_refused() {
    let studied = studied(battle());
    let before = studied.write();
    let shift = ask(&studied, json!({ "ask": "shift", "figure": "x", "heading": 18_000, "roll": 50_000 }));
    assert_eq!(shift["legal"], false);
    let check = ask(&studied, json!({ "ask": "check", "action": { "end_moves": {} } }));
    assert_eq!((&check["legal"], check["refusal"]["clause"].is_string()), (&json!(false), true));
    assert_eq!(studied.write(), before);
    let view = studied.game().view(studied.state(), Viewer::Public);
    assert!(studied.game().answer(&view, &json!({ "ask": "aims", "figure": "u" })).is_err());
    assert!(studied.game().answer(&view, &json!({ "ask": "nothing" })).is_err());
}

/// Decisions of players do not give the outcome of an attack. Scenario files do give the outcome, but other code reads
/// the decisions of these files.
#[test]
fn at_r_18_an_outcome_is_no_part_of_a_decision() {
    let studied = studied(battle());
    let felled = json!({ "falls": ["x"] });
    for (word, said) in [
        ("attack", json!({ "figure": "a", "aim": { "yaw": 0, "pitch": 375 } })),
        ("fire_next", json!({ "figure": "a" })),
        ("timeout", json!({})),
    ] {
        let mut decision = json!({ word: said });
        assert!(studied.game().parse_action(&decision).is_ok(), "{decision}");
        decision[word]["outcome"] = felled.clone();
        let why = studied.game().parse_action(&decision).expect_err("a decision with an outcome is refused");
        assert!(why.contains("unknown field `outcome`"), "{why}");
        decision[word].as_object_mut().expect("the value is an object").remove("outcome");
        decision["outcome"] = felled.clone();
        assert!(studied.game().parse_action(&decision).is_err(), "{decision}");
    }
}

/// Returns the bytes of the whole state after one shot into a crowd: every bit of the simulation's result.
fn shot() -> String {
    let mut studied = studied(json!({
        "figures": [
            { "id": "a", "type": "B03", "owner": "p1", "at": [0, -215_000], "wheel": 9 },
            { "id": "x0", "type": "B05", "owner": "p2", "at": [-30_000, 150_000], "wheel": 3 },
            { "id": "x1", "type": "B05", "owner": "p2", "at": [20_000, 150_000], "wheel": 3 },
            { "id": "x2", "type": "B05", "owner": "p2", "at": [70_000, 150_000], "wheel": 3 }],
        "turn": { "step": "attack" }
    }));
    let attack = json!({ "attack": { "figure": "a", "aim": { "yaw": 115, "pitch": 172 } } });
    let action = studied.game().parse_action(&attack).expect("the decision can be read");
    studied.act(Seat(0), &action).expect("no luck is asked for");
    let facts = serde_json::to_vec(&studied.game().position(studied.state())).expect("a position is plain data");
    facts.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The test runs itself again in a fresh process, which prints the state after the shot.
#[test]
fn at_r_19_the_same_shot_is_the_same_in_a_fresh_process() {
    let here = shot();
    if env::var_os(CHILD).is_some() {
        return println!("shot {here} shot");
    }
    assert_eq!(shot(), here);
    let child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "words::at_r_19_the_same_shot_is_the_same_in_a_fresh_process", "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let said = String::from_utf8(child.stdout).unwrap();
    assert!(said.contains(&format!("shot {here} shot")), "{said}");
}
