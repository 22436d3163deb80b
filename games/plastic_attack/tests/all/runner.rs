//! Tests that the scenario runner reports a failure if a scenario does not hold. A runner that cannot fail proves
//! nothing.

use plastic_attack::PlasticAttack;
use scenario::Report;
use serde_json::{Value, json};

fn run_as(game: &str, scenario: &Value) -> Report {
    let file = json!({ "format": 1, "game": game, "scenarios": [scenario] });
    scenario::run::<PlasticAttack>(&file.to_string()).expect("the file has the format of scenarios")
}

fn run(scenario: &Value) -> Report {
    run_as("plastic-attack-2009", scenario)
}

/// Returns where and why the scenario fails.
#[track_caller]
fn failure(scenario: &Value) -> (String, String) {
    let report = run(scenario);
    assert_eq!((report.passed, report.failures.len()), (0, 1), "the scenario must fail: {scenario}");
    (report.failures[0].step.to_string(), report.failures[0].why.clone())
}

#[track_caller]
fn fails(scenario: &Value, step: &str, why: &str) {
    let (at, because) = failure(scenario);
    assert!(at.contains(step), "the scenario fails at {at:?}, not {step:?}: {because}");
    assert!(because.contains(why), "the failure says {because:?}, not {why:?}");
}

#[track_caller]
fn passes(scenario: &Value) {
    assert_eq!(run(scenario).failures, []);
}

fn card() -> Value {
    json!({ "high": "knock-out", "mid": "heal", "low": "luck" })
}

/// Rex attacks. Mox has two Shields, Nim lies face down, and Pip is a captive of B.
fn given() -> Value {
    json!({
        "seats": ["A", "B"], "turn": { "seat": "A", "stage": "attack" },
        "armies": { "A": [{ "figure": "Rex", "power": 4, "card": card() }],
                    "B": [{ "figure": "Mox", "power": 5, "card": card(), "guards": ["Kc", "8h"] },
                          { "figure": "Nim", "power": 2, "card": card(), "face_down": true }] },
        "captives": { "B": [{ "figure": "Pip", "owner": "A", "starts": 7, "card": card() }] },
        "hands": { "A": ["9s", "2h", "7s"], "B": ["2d", "9h"] }, "draw_pile": ["3c", "4c"], "discard_pile": ["5c"],
        "marks": { "B": { "dodge": 1, "special_weapon": 2 } }
    })
}

fn scenario(steps: Value, then: Value) -> Value {
    json!({ "id": "x", "title": "", "clauses": [], "given": given(), "steps": steps, "then": then })
}

fn act(seat: &str, said: Value) -> Value {
    let mut act = said;
    act["seat"] = json!(seat);
    json!({ "act": act })
}

/// Returns the steps after which Heal is offered: Rex attacks with the 9 and beats Nim, which stands up and loses a
/// point.
fn won() -> Vec<Value> {
    vec![
        act("A", json!({ "attack": { "with": "Rex", "player": "B" } })),
        act("B", json!({ "defend": { "with": "Nim" } })),
        act("B", json!({ "play": { "card": "2d" } })),
        act("A", json!({ "play": { "card": "9s" } })),
    ]
}

fn with(mut value: Value, path: &str, new: Value) -> Value {
    let (parent, key) = path.rsplit_once('/').expect("a path such as /given/hands");
    match value.pointer_mut(parent).expect("the parent is there") {
        Value::Array(list) => list[key.parse::<usize>().expect("a list has numbers")] = new,
        object => object[key] = new,
    }
    value
}

/// Returns pairs of assertions. When Heal is offered, the first of a pair holds, and the second does not.
fn assertions() -> Vec<(Value, Value)> {
    let heal = |on: &[&str]| json!({ "offer": { "action": "heal", "on": on } });
    vec![
        (json!({ "waits_for": { "A": "use" } }), json!({ "turn": "A" })),
        (json!({ "waits_for": { "A": "use" } }), json!({ "waits_for": { "A": "use", "B": "use" } })),
        (json!({ "waits_for": { "A": "use" } }), json!({ "waits_for": {} })),
        (json!({ "extra_turn": false }), json!({ "extra_turn": true })),
        (json!({ "direction": "left" }), json!({ "direction": "right" })),
        (heal(&["Rex"]), json!({ "offer": null })),
        (heal(&["Rex"]), heal(&["Rex", "Pip"])),
        (heal(&["Rex"]), heal(&[])),
        (heal(&["Rex"]), json!({ "offer": { "action": "luck", "on": ["Rex"] } })),
        (json!({ "totals": [13, 7] }), json!({ "totals": [13, 9] })),
        (json!({ "attacker_won": true }), json!({ "attacker_won": false })),
        (json!({ "action_used": null }), json!({ "action_used": "heal" })),
        (json!({ "power": { "Nim": 1, "Rex": 4 } }), json!({ "power": { "Nim": 2 } })),
        (json!({ "wounded": { "Nim": false } }), json!({ "wounded": { "Nim": true } })),
        (json!({ "face_down": { "Nim": false } }), json!({ "face_down": { "Nim": true } })),
        (json!({ "guards": { "Mox": ["Kc", "8h"] } }), json!({ "guards": { "Mox": ["8h", "Kc"] } })),
        (json!({ "figure_marks": { "Mox": { "dodge": 0 } } }), json!({ "figure_marks": { "Mox": { "blast": 1 } } })),
        (json!({ "in_army_of": { "Pip": null, "Nim": "B" } }), json!({ "in_army_of": { "Pip": "A" } })),
        (json!({ "captive_of": { "Pip": "B", "Nim": null } }), json!({ "captive_of": { "Nim": "B" } })),
        (json!({ "captive_of": { "Pip": "B" } }), json!({ "captive_of": { "Nobody": "B" } })),
        (json!({ "hand": { "A": ["7s", "2h"] } }), json!({ "hand": { "A": ["7s"] } })),
        (json!({ "hand_size": { "B": 1 } }), json!({ "hand_size": { "B": 2 } })),
        (json!({ "hand_size": { "B": 1 } }), json!({ "hand_size": { "D": 1 } })),
        (json!({ "hand_includes": { "A": ["7s"] } }), json!({ "hand_includes": { "A": ["7s", "9s"] } })),
        (json!({ "hand_excludes": { "A": ["9s"] } }), json!({ "hand_excludes": { "A": ["9s", "2h"] } })),
        (json!({ "hand_within": { "A": ["2h", "7s", "9h"] } }), json!({ "hand_within": { "A": ["7s"] } })),
        (json!({ "draw_pile_size": 2 }), json!({ "draw_pile_size": 1 })),
        (json!({ "discard_pile": ["5c"] }), json!({ "discard_pile": ["5c", "9s"] })),
        (json!({ "discard_pile_size": 1 }), json!({ "discard_pile_size": 3 })),
        (json!({ "discard_includes": ["5c"] }), json!({ "discard_includes": ["9s"] })),
        (json!({ "discard_excludes": ["9s"] }), json!({ "discard_excludes": ["5c"] })),
        (json!({ "reshuffles": 0 }), json!({ "reshuffles": 1 })),
        (json!({ "marks": { "B": { "special_weapon": 2 } } }), json!({ "marks": { "B": { "dodge": 1 } } })),
        (json!({ "turns_lost": [] }), json!({ "turns_lost": ["B"] })),
        (json!({ "in_game": { "A": true } }), json!({ "in_game": { "B": false } })),
        (json!({ "winner": null }), json!({ "winner": "A" })),
        (json!({ "over": false }), json!({ "over": true })),
        (json!({ "over": false }), json!({ "points_left": { "A": 0 } })),
    ]
}

#[test]
fn every_kind_of_assertion_can_fail() {
    for (holds, wrong) in assertions() {
        passes(&scenario(json!([won(), vec![json!({ "check": [holds] })]].concat()), json!([holds])));
        fails(&scenario(json!([won(), vec![json!({ "check": [holds, wrong] })]].concat()), json!([])), "step 5", "");
        fails(&scenario(json!(won()), json!([holds, wrong])), "then", "");
    }
}

#[test]
fn a_failure_gives_the_actual_and_the_expected_value() {
    let wrong =
        scenario(json!([]), json!([{ "power": { "Mox": 4 } }, { "winner": null }, { "hand_size": { "A": 4 } }]));
    fails(&wrong, "then", "power of Mox is 5, expected 4; hand_size of A is 3, expected 4");
}

/// The whole position when Heal is offered.
fn whole() -> Value {
    json!({
        "turn": { "seat": "A", "stage": "use" },
        "battle": { "attacking": "Rex", "player": "B", "defending": "Nim", "cards": { "A": "9s", "B": "2d" },
                    "totals": [13, 7], "action": "heal" },
        "armies": { "A": [{ "figure": "Rex", "power": 4 }],
                    "B": [{ "figure": "Mox", "power": 5, "guards": ["Kc", "8h"] }, { "figure": "Nim", "power": 1 }] },
        "captives": { "B": [{ "figure": "Pip", "owner": "A" }] }, "hands": { "A": ["7s", "2h"], "B": ["9h"] },
        "draw_pile": ["3c", "4c"], "discard_pile": ["5c"], "marks": { "B": { "special_weapon": 2 } }
    })
}

fn judged(position: Value) -> Value {
    scenario(json!(won()), json!([{ "position": position }]))
}

#[test]
fn a_position_may_include_or_leave_out_default_values() {
    passes(&judged(whole()));
    for (path, same) in [
        ("/direction", json!("left")),
        ("/seats", json!(["A", "B"])),
        ("/turns_taken", json!(77)),
        ("/eliminated", json!([])),
        ("/armies/A/0/owner", json!("A")),
        ("/armies/A/0/starts", json!(4)),
        ("/armies/A/0/type", json!("Rex")),
        ("/armies/A/0/card", card()),
        ("/armies/A/0/marks", json!({ "dodge": 0 })),
        ("/captives/A", json!([])),
        ("/captives/B/0/starts", json!(7)),
        ("/marks/A", json!({})),
    ] {
        passes(&judged(with(whole(), path, same)));
    }
}

#[test]
fn a_position_is_compared_key_by_key() {
    for (path, wrong) in [
        ("/direction", json!("right")),
        ("/seats", json!(["B", "A"])),
        ("/turn/seat", json!("B")),
        ("/turn/extra", json!(true)),
        ("/turn/stage", json!("guard")),
        ("/battle/totals", json!([13, 8])),
        ("/battle/cards", json!({ "A": "9s" })),
        ("/battle/cards/B", json!(null)),
        ("/battle/hit", json!("Nim")),
        ("/armies/A/0/power", json!(5)),
        ("/armies/A/0/owner", json!("B")),
        ("/armies/A/0/starts", json!(5)),
        ("/armies/A/0/type", json!("rex")),
        ("/armies/A/0/card", json!({ "high": "heal", "mid": "heal", "low": "heal" })),
        ("/armies/B/1/face_down", json!(true)),
        ("/armies/B/0/guards", json!(["8h", "Kc"])),
        (
            "/armies/B",
            json!([{ "figure": "Nim", "power": 1 }, { "figure": "Mox", "power": 5, "guards": ["Kc", "8h"] }]),
        ),
        ("/captives", json!({})),
        ("/captives/B/0/starts", json!(6)),
        ("/hands/A", json!(["2h"])),
        ("/draw_pile", json!(["4c", "3c"])),
        ("/discard_pile", json!([])),
        ("/marks", json!({})),
        ("/marks/B/dodge", json!(1)),
        ("/eliminated", json!(["B"])),
        ("/over", json!({ "winner": "A" })),
    ] {
        let (step, why) = failure(&judged(with(whole(), path, wrong)));
        assert_eq!(step, "then", "{path}: {why}");
        assert!(why.contains("the position differs"), "{path}: {why}");
    }
}

#[test]
fn a_scenario_must_list_every_decision_that_the_game_asks_for() {
    let next = act("B", json!({ "attack": { "with": "Mox", "player": "A" } }));
    fails(&scenario(json!([won(), vec![next.clone()]].concat()), json!([])), "step 5", "A to use or decline \"heal\"");
    let declined = act("A", json!({ "decline": "heal" }));
    let told = scenario(json!([won(), vec![declined, next]].concat()), json!([]));
    passes(&with(told, "/luck", json!([["5c", "9s", "2d"]])));
    let malformed = act("A", json!({ "attack": { "with": "Nobody", "player": "B" } }));
    fails(
        &scenario(json!([malformed]), json!([])),
        "step 1",
        "no figure \"Nobody\" at this table; the figures are Rex, Pip, Mox",
    );
}

#[test]
fn missing_unused_and_impossible_luck_makes_a_scenario_fail() {
    let rolls = |luck: Value| {
        let mut steps = won();
        steps[3] = act("A", json!({ "play": { "card": "7s" } }));
        steps.push(act("A", json!({ "use": { "action": "luck", "on": "Rex" } })));
        with(scenario(json!(steps), json!([{ "power": { "Rex": 8 } }])), "/luck", luck)
    };
    let shuffled = json!(["7s", "5c", "2d"]);
    passes(&rolls(json!([8, shuffled])));
    fails(&rolls(json!([])), "step 5", "PA1-ACT-LUCK-01 rolls a die, and `luck` has no value left");
    fails(&rolls(json!([shuffled, 8])), "step 5", "rolls a die, and the next value of `luck` is a list of cards");
    fails(&rolls(json!([8])), "step 5", "PA1-TURN-01 asks for shuffled cards, and `luck` has no value left");
    fails(&rolls(json!([8, 9])), "step 5", "asks for shuffled cards, and the next value of `luck` is 9");
    fails(&rolls(json!([8, ["7s", "5c"]])), "step 5", "draws from a pile of 3 cards; 2 are listed");
    fails(&rolls(json!([8, ["7s", "5c", "Ah"]])), "step 5", "does not hold exactly the cards of the discard pile");
    fails(&rolls(json!([8, ["7s", "5c", "5c"]])), "step 5", "names a card twice");
    fails(&rolls(json!([8, shuffled, 3])), "luck", "no draw used 3");
    fails(&rolls(json!([8, shuffled, ["2s", "10h"]])), "luck", "no draw used [2s, 10h]");
    fails(&rolls(json!([11, shuffled])), "cannot be read at luck[0]", "neither a face of the die");
    fails(&rolls(json!([["2x"]])), "cannot be read at luck[0]", "\"2x\" is not a card");
}

#[test]
fn the_luck_of_a_deal_lists_the_deck_from_its_top() {
    let deal = |luck: Value| {
        let deal = json!({ "act": { "seat": "table", "deal": {} } });
        json!({ "id": "x", "title": "", "clauses": [], "given": { "setup": true, "seats": ["A", "B"] }, "luck": luck,
            "steps": [deal], "then": [{ "first_player": "B" }, { "cards_dealt": 2 }] })
    };
    passes(&deal(json!([["2s", "Ah", "3s"]])));
    fails(&deal(json!([["As"]])), "then", "first_player is \"A\", expected \"B\"; cards_dealt is 1, expected 2");
    fails(&deal(json!([["2s", "3s"]])), "step 1", "the listed cards have no Ace");
    fails(&deal(json!([["2s", "2s", "Ah"]])), "step 1", "names a card twice");
    fails(&deal(json!([])), "step 1", "`luck` has no value left");
    let asked = with(deal(json!([["2s", "Ah"]])), "/then", json!([{ "over": false }]));
    fails(&asked, "then", "can only be made about a game that has begun");
}

#[test]
fn unknown_words_make_a_scenario_unreadable() {
    let check = json!({ "check": [{ "over": false }] });
    let sound = scenario(json!([check, act("A", json!({ "resign": {} }))]), json!([]));
    passes(&sound);
    let said = |said: Value| with(sound.clone(), "/steps/1", act("A", said));
    for (bad, at) in [
        (with(sound.clone(), "/options", json!({ "quick": true })), "options"),
        (with(sound.clone(), "/options", json!({ "empty_hand": "nothing" })), "options.empty_hand"),
        (with(sound.clone(), "/given/hand", json!({})), "given"),
        (with(sound.clone(), "/given/hands/A", json!(["1s"])), "given"),
        (with(sound.clone(), "/given/draw_pile", json!(["all"])), "given"),
        (with(sound.clone(), "/given/turn/stage", json!("wait")), "given"),
        (with(sound.clone(), "/given/battle", json!(null)), "given"),
        (with(sound.clone(), "/given/armies/A/0/card/high", json!("fly")), "given"),
        (with(sound.clone(), "/given/armies/A/0/marks", json!({ "heal": 1 })), "given"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "ower": false })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "marks": { "A": { "blast": 1 } } })), "steps[0].check[0]"),
        (with(sound.clone(), "/steps/0/check/0", json!({ "waits_for": { "A": "sleep" } })), "steps[0].check[0]"),
        (said(json!({ "fly": {} })), "steps[1]"),
        (said(json!({ "timeout": {} })), "steps[1]"),
        (said(json!({ "play": { "card": "11s" } })), "steps[1]"),
        (said(json!({ "attack": { "with": "Rex" } })), "steps[1]"),
    ] {
        fails(&bad, &format!("cannot be read at {at}"), "");
    }
    fails(&with(sound.clone(), "/given/armies/A/0/figure", json!(" ")), "given", "a figure has no name");
    fails(&with(sound.clone(), "/clauses", json!(["PA1-END-"])), "cannot be read at clauses[0]", "\"PA1-END-\"");
    passes(&with(sound.clone(), "/steps/1", json!({ "refuse": { "seat": "A", "use": { "action": "fly" } } })));
    fails(
        &with(
            sound.clone(),
            "/steps/1",
            json!({ "refuse": { "seat": "A", "muster": { "army": [] } }, "clause": "PA-R-02" }),
        ),
        "step 2",
        "before the game begins",
    );
    let quick = with(sound, "/options", json!({ "quick_game": true }));
    let revised = run_as("plastic-attack-revised", &with(quick, "/given/armies", json!({})));
    assert_eq!(revised.failures[0].step.to_string(), "given");
}

/// A scenario may expect the refusal of a decision with unknown figures, players or actions. The refusal cites the
/// clause that says which of them a decision may name.
#[test]
fn a_refusal_of_unknown_names_cites_the_clause_that_says_which_are_allowed() {
    let cites = |steps: &[Value], said: Value, seat: &str, clause: &str| {
        let refuse = |clause: &str| {
            let mut said = said.clone();
            said["seat"] = json!(seat);
            let mut steps = steps.to_vec();
            steps.push(json!({ "refuse": said, "clause": clause }));
            scenario(json!(steps), json!([]))
        };
        passes(&refuse(clause));
        fails(&refuse("PA-R-50"), "step", &format!("cites {clause}"));
    };
    let won = won();
    cites(&[], json!({ "attack": { "with": "Nobody", "player": "B" } }), "A", "PA1-TURN-02");
    cites(&[], json!({ "attack": { "with": "Rex", "player": "Z" } }), "A", "PA1-TURN-03");
    cites(&won[..1], json!({ "defend": { "with": "Nobody" } }), "B", "PA1-TURN-04");
    cites(&won[..1], json!({ "use": { "action": "fly" } }), "A", "PA-R-16");
    cites(&won, json!({ "use": { "action": "fly", "on": "Rex" } }), "A", "PA1-SPEC-02");
    cites(&won, json!({ "decline": "flight" }), "A", "PA1-SPEC-02");
    cites(&won, json!({ "use": { "action": "heal", "on": "Nobody" } }), "A", "PA1-ACT-HEAL-01");
    cites(&won, json!({ "use": { "action": "heal" } }), "A", "PA1-ACT-HEAL-01");
    cites(&won, json!({ "use": { "action": "luck", "on": "Nobody" } }), "A", "PA1-SPEC-02");
    cites(&won, json!({ "use": { "action": "heal", "on": "Nobody" } }), "B", "PA1-SPEC-01");
    cites(&won, json!({ "guard": { "for": "Nobody" } }), "B", "PA1-ACT-SHIELD-02");
}
