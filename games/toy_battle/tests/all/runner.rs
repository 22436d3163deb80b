//! The scenario runner must report a failure when a game does not go as the scenario says. A runner that never reports
//! one would prove nothing.

use scenario::{Report, Unreadable};
use serde_json::{Value, json};
use toy_battle::ToyBattle;

fn run(scenario: &Value) -> Report {
    let file = json!({ "format": 1, "game": "toy-battle", "scenarios": [scenario] });
    scenario::run::<ToyBattle>(&file.to_string()).expect("the file has the format of scenarios")
}

/// Runs a scenario that must fail. Returns where and why it fails.
#[track_caller]
fn failure(scenario: &Value) -> (String, String) {
    let report = run(scenario);
    assert_eq!((report.passed, report.failures.len()), (0, 1), "the scenario must fail, but passes: {scenario}");
    (report.failures[0].step.to_string(), report.failures[0].why.clone())
}

#[track_caller]
fn fails(scenario: &Value, step: &str, why: &str) {
    let (at, because) = failure(scenario);
    assert!(at.contains(step), "the scenario fails at {at:?}, but must fail at {step:?}: {because}");
    assert!(because.contains(why), "the failure says {because:?}; it must contain {why:?}");
}

#[track_caller]
fn passes(scenario: &Value) {
    assert_eq!(run(scenario).failures, []);
}

/// Returns a position on the training yard. Blue can place a Star, and has an XB-42 that lies face down. Red's rack has
/// two Troops.
fn given() -> Value {
    json!({
        "map": "training-yard", "to_move": "blue", "bases": { "b1": ["red:skully", "blue:hook"] },
        "racks": { "blue": ["star", "xb42"], "red": ["roxy", "kwak"] }, "reserves": { "blue": ["capn"], "red": [] },
        "discards": { "red": ["hook"] }, "medals": { "blue": 1 }, "emptied": { "R8": "blue" },
        "lying": { "blue": ["xb42"] }
    })
}

fn scenario(steps: Value, then: Value) -> Value {
    json!({ "id": "x", "title": "", "clauses": [], "given": given(), "steps": steps, "then": then })
}

fn place(troop: &str, on: &str) -> Value {
    json!({ "act": { "seat": "blue", "place": { "troop": troop, "on": on } } })
}

fn with(mut value: Value, path: &str, new: Value) -> Value {
    let (parent, key) = path.rsplit_once('/').expect("a path such as /given/map");
    match value.pointer_mut(parent).expect("the parent is there") {
        Value::Array(list) => list[key.parse::<usize>().expect("a list has numbers")] = new,
        object => object[key] = new,
    }
    value
}

/// Returns pairs of assertions about the position after Star is placed on b2: the first holds, and the second does not.
fn assertions() -> Vec<(Value, Value)> {
    let may = |key: &str, places: &[&str]| json!({ "may_place": { "seat": "red", "troop": "roxy", key: places } });
    vec![
        (json!({ "to_move": "blue" }), json!({ "to_move": "red" })),
        (json!({ "winner": null }), json!({ "winner": "blue" })),
        (json!({ "won_by": null }), json!({ "won_by": "hq" })),
        (json!({ "over": false }), json!({ "over": true })),
        (json!({ "offer": { "star": [{}] } }), json!({ "offer": null })),
        (json!({ "offer": { "star": [{}] } }), json!({ "offer": { "skully": [{}] } })),
        (json!({ "offer": { "star": [{}] } }), json!({ "offer": { "star": [] } })),
        (json!({ "offer": { "star": [{}] } }), json!({ "offer": { "star": [{}, {}] } })),
        (json!({ "offer": { "star": [{}] } }), json!({ "offer": { "star": [{ "on": "b1" }] } })),
        (json!({ "not_offered": ["capn", "jumbo"] }), json!({ "not_offered": ["capn", "star"] })),
        (may("exactly", &["b10", "b9"]), may("exactly", &["b10"])),
        (may("exactly", &["b10", "b9"]), may("exactly", &["b10", "b9", "b9"])),
        (may("includes", &["b9"]), may("includes", &["b9", "b8"])),
        (may("excludes", &["b8"]), may("excludes", &["b8", "b10"])),
        (may("excludes", &["b8"]), may("excludes", &["b80"])),
        (json!({ "may_draw": { "blue": true, "red": false } }), json!({ "may_draw": { "blue": true, "red": true } })),
        (json!({ "available": { "blue": [] } }), json!({ "available": { "blue": ["xb42"] } })),
        (json!({ "controls": { "b1": "blue", "b2": "blue", "b9": null } }), json!({ "controls": { "b9": "red" } })),
        (json!({ "controls": { "HR": null } }), json!({ "controls": { "b77": null } })),
        (
            json!({ "stack": { "b1": ["red:skully", "blue:hook"] } }),
            json!({ "stack": { "b1": ["blue:hook", "red:skully"] } }),
        ),
        (json!({ "stack": { "b4": [] } }), json!({ "stack": { "b4": ["red:skully"] } })),
        (json!({ "rack": { "red": ["kwak", "roxy"] } }), json!({ "rack": { "red": ["kwak", "kwak", "roxy"] } })),
        (json!({ "rack_size": { "red": 2 } }), json!({ "rack_size": { "red": 3 } })),
        (json!({ "reserve": { "blue": ["capn"] } }), json!({ "reserve": { "blue": [] } })),
        (json!({ "reserve_size": { "blue": 1 } }), json!({ "reserve_size": { "blue": 2 } })),
        (json!({ "discard": { "red": ["hook"], "blue": [] } }), json!({ "discard": { "blue": ["hook"] } })),
        (json!({ "lying": { "blue": ["xb42"] } }), json!({ "lying": { "blue": [] } })),
        (json!({ "medals": { "blue": 1, "red": 0 } }), json!({ "medals": { "red": 1 } })),
        (json!({ "emptied": { "R8": "blue", "R1": null } }), json!({ "emptied": { "R8": null } })),
        (json!({ "emptied": { "R8": "blue" } }), json!({ "emptied": { "R99": null } })),
    ]
}

#[test]
fn every_kind_of_assertion_can_fail() {
    for (holds, fails_) in assertions() {
        passes(&scenario(json!([place("star", "b2"), { "check": [holds] }]), json!([holds])));
        let (step, why) = failure(&scenario(json!([place("star", "b2"), { "check": [holds, fails_] }]), json!([])));
        assert_eq!(step, "step 2", "{fails_}: {why}");
        fails(&scenario(json!([place("star", "b2")]), json!([holds, fails_])), "then", "");
    }
}

#[test]
fn a_failure_gives_the_actual_and_the_expected_value() {
    let wrong =
        scenario(json!([]), json!([{ "medals": { "blue": 4 } }, { "winner": null }, { "rack_size": { "red": 5 } }]));
    fails(&wrong, "then", "medals of blue is 1, expected 4; rack_size of red is 2, expected 5");
    assert_eq!(
        run(&wrong).failures[0].to_string(),
        "x, then: medals of blue is 1, expected 4; rack_size of red is 2, expected 5"
    );
}

/// The assertion of the whole position after Star is placed passes. It fails if any key is changed.
#[test]
fn a_position_is_compared_key_by_key() {
    let whole = json!({
        "to_move": "blue", "bases": { "b1": ["red:skully", "blue:hook"], "b2": ["blue:star"] },
        "racks": { "blue": ["xb42"], "red": ["kwak", "roxy"] }, "reserves": { "blue": ["capn"] },
        "discards": { "red": ["hook"] }, "medals": { "blue": 1, "red": 0 }, "emptied": { "R8": "blue" },
        "lying": { "blue": ["xb42"] },
        "play": { "placed": [{ "troop": "star", "on": "b2", "level": 1 }], "asks": "star", "of": 1 }
    });
    let judge = |position: Value| scenario(json!([place("star", "b2")]), json!([{ "position": position }]));
    passes(&judge(whole.clone()));
    passes(&judge(with(with(whole.clone(), "/turns_taken", json!(77)), "/map", json!("training-yard"))));
    for (path, wrong) in [
        ("/to_move", json!("red")),
        ("/bases", json!({ "b1": ["red:skully", "blue:hook"] })),
        ("/bases/b3", json!(["red:roxy"])),
        ("/racks/blue", json!(["xb42", "xb42"])),
        ("/racks/red", json!([])),
        ("/reserves/red", json!(["capn"])),
        ("/reserves", json!({})),
        ("/discards", json!({})),
        ("/discards/blue", json!(["star"])),
        ("/removed", json!({ "red": ["star"] })),
        ("/medals", json!({})),
        ("/emptied", json!({})),
        ("/emptied/R8", json!("red")),
        ("/lying", json!({})),
        ("/play/asks", json!("skully")),
        ("/play/of", json!(2)),
        ("/play/placed/0/level", json!(2)),
        ("/on_hq", json!({ "HR": "blue:star" })),
        ("/over", json!({ "winner": "blue", "by": "hq" })),
        ("/map", json!("castle-field")),
    ] {
        let (step, why) = failure(&judge(with(whole.clone(), path, wrong)));
        assert_eq!(step, "then", "{path}: {why}");
        assert!(why.contains("the position differs"), "{path}: {why}");
    }
}

#[test]
fn a_decision_of_a_scenario_must_be_legal_and_a_refused_one_illegal() {
    fails(&scenario(json!([place("star", "b9")]), json!([])), "step 1", "TB-PLACE-06");
    fails(&scenario(json!([place("star", "b99")]), json!([])), "step 1", "no place");
    let refuse = |act: Value| scenario(json!([{ "check": [{ "over": false }] }, { "refuse": act }]), json!([]));
    let legal = json!({ "seat": "blue", "place": { "troop": "star", "on": "b2" } });
    fails(&refuse(legal), "step 2", "is allowed; it should be refused");
    passes(&refuse(json!({ "seat": "blue", "place": { "troop": "star", "on": "b99" } })));
    passes(&refuse(json!({ "seat": "red", "draw": {} })));
}

#[test]
fn a_refusal_must_cite_one_of_the_named_clauses() {
    let refuse = |clause: &str, or: &[&str], on: &str| {
        let act = json!({ "seat": "blue", "place": { "troop": "star", "on": on } });
        let mut step = json!({ "refuse": act, "clause": clause });
        if !or.is_empty() {
            step["or"] = json!(or);
        }
        scenario(json!([step]), json!([]))
    };
    passes(&refuse("TB-PLACE-06", &[], "b9"));
    passes(&refuse("TB-R-03", &["TB-R-34", "TB-PLACE-06"], "b9"));
    fails(&refuse("TB-PLACE-04", &[], "b9"), "step 1", "cites TB-PLACE-06");
    fails(&refuse("TB-PLACE-04", &["TB-R-01"], "b9"), "step 1", "it should cite TB-PLACE-04 or TB-R-01");
    fails(&refuse("TB-PLACE-06", &[], "b99"), "step 1", "should cite TB-PLACE-06");
}

/// Blue must use or decline Star's effect before red's turn begins, so a scenario that skips this decision must fail.
#[test]
fn a_scenario_that_skips_a_decision_fails() {
    let draws = json!({ "act": { "seat": "red", "place": { "troop": "roxy", "on": "b9" } } });
    fails(
        &scenario(json!([place("star", "b2"), draws]), json!([])),
        "step 2",
        "waits for Blue to use or decline \"star\"",
    );
    let declines = json!({ "act": { "seat": "blue", "decline": "star" } });
    passes(&scenario(json!([place("star", "b2"), declines, draws]), json!([])));
    fails(&scenario(json!([place("star", "b2"), declines, declines]), json!([])), "step 3", "waits for Red to draw");
}

#[test]
fn missing_unused_and_impossible_luck_makes_a_scenario_fail() {
    let robs = |luck: Value| {
        let steps = json!([place("xb42", "b2"), { "act": { "seat": "blue", "xb42": {} } }]);
        let robs = scenario(steps, json!([{ "discard": { "red": ["hook", "kwak"] } }]));
        with(with(robs, "/luck", luck), "/given/lying", json!({}))
    };
    passes(&robs(json!(["kwak"])));
    fails(&robs(json!([])), "step 2", "TB-TROOP-5-01 asks for a random Troop, but its list has none left");
    fails(&robs(json!(["kwak", "roxy"])), "luck", "no draw used roxy");
    fails(&robs(json!(["star"])), "step 2", "cannot pick star; it can pick roxy, kwak");
    fails(&robs(json!(["roxy"])), "then", "discard of red");
    fails(&robs(json!(["nobody"])), "cannot be read at luck[0]", "nobody");
}

#[test]
fn unknown_keys_and_values_are_refused() {
    let sound =
        scenario(json!([{ "check": [{ "over": false }] }, { "act": { "seat": "blue", "draw": {} } }]), json!([]));
    passes(&sound);
    let act = |act: Value| with(sound.clone(), "/steps/1", json!({ "act": act }));
    for (bad, at) in [
        (with(sound.clone(), "/note", json!("")), "note"),
        (with(sound.clone(), "/title", json!(7)), "title"),
        (with(sound.clone(), "/options", json!({ "medals": 3 })), "options"),
        (with(sound.clone(), "/options", json!({ "medal_timing": "never" })), "options.medal_timing"),
        (with(sound.clone(), "/given/to_moves", json!("red")), "given.to_moves"),
        (with(sound.clone(), "/given/bases/b1", json!(["green:hook"])), "given.bases.b1[0]"),
        (with(sound.clone(), "/given/bases/b1", json!(["hook"])), "given.bases.b1[0]"),
        (with(sound.clone(), "/given/racks/green", json!([])), "given.racks"),
        (with(sound.clone(), "/given/play", json!(null)), "given.play"),
        (with(sound.clone(), "/given/medals/red", json!(-1)), "given.medals"),
        (with(sound.clone(), "/steps/0", json!({})), "steps[0]"),
        (with(sound.clone(), "/steps/0", json!({ "check": [] })), "steps[0]"),
        (with(sound.clone(), "/steps/0", json!({ "wait": {} })), "steps[0].wait"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "ower": false })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "over": false, "winner": null })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "offer": {} })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "not_offered": [] })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/1/clause", json!("TB-PLACE-04")), "steps[1]"),
        (with(sound.clone(), "/steps/1/or", json!(["TB-PLACE-04"])), "steps[1]"),
        (with(sound.clone(), "/steps/1/check", json!([{ "over": false }])), "steps[1]"),
        (act(json!({ "draw": {} })), "steps[1]"),
        (act(json!({ "seat": "blue" })), "steps[1]"),
        (act(json!({ "seat": "blue", "draw": {}, "resign": {} })), "steps[1]"),
        (act(json!({ "seat": "blue", "draw": { "two": true } })), "steps[1]"),
        (act(json!({ "seat": "blue", "fly": {} })), "steps[1]"),
        (act(json!({ "seat": "blue", "timeout": {} })), "steps[1]"),
        (act(json!({ "seat": "blue", "place": { "troop": "bear", "on": "b1" } })), "steps[1]"),
    ] {
        fails(&bad, &format!("cannot be read at {at}"), "");
    }
    fails(&act(json!({ "seat": "green", "draw": {} })), "step 2", "no seat \"green\"");
}

#[test]
fn a_scenario_that_cannot_be_read_does_not_stop_the_others() {
    let sound = scenario(json!([]), json!([{ "over": false }]));
    let other = with(sound.clone(), "/id", json!("other"));
    let file = json!({ "format": 1, "game": "toy-battle", "scenarios": [sound, { "id": "broken" }, 3, other] });
    let report = scenario::run::<ToyBattle>(&file.to_string()).expect("the file has the format of scenarios");
    let ids: Vec<&str> = report.failures.iter().map(|failure| failure.id.as_str()).collect();
    assert_eq!((report.passed, ids), (2, vec!["broken", "scenario number 3"]));
}

#[test]
fn a_file_in_another_format_is_refused_as_a_whole() {
    let file = |text: &str| scenario::run::<ToyBattle>(text).expect_err("the text is not a scenario file");
    assert!(matches!(file("{"), Unreadable::NotJson(_)));
    assert!(matches!(file("[] []"), Unreadable::NotJson(_)));
    assert!(matches!(file("[]"), Unreadable::Misfit { .. }));
    assert_eq!(file(r#"{"format":2,"game":"toy-battle","scenarios":[]}"#), Unreadable::Format(2));
    assert!(matches!(file(r#"{"format":1,"game":"toy-battle"}"#), Unreadable::Misfit { .. }));
    let more = file(r#"{"format":1,"game":"toy-battle","scenarios":[],"author":"me"}"#);
    assert!(matches!(more, Unreadable::Misfit { at, .. } if at == "author"));
    let other = file(r#"{"format":1,"game":"attacktix","scenarios":[]}"#);
    assert_eq!(other.to_string(), "this program cannot run scenarios of \"attacktix\"; it can run those of toy-battle");
}
