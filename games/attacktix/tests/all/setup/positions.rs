//! Scenario files that are refused. Such files have positions that play cannot reach, or headings out of range. Others
//! have assertions that compare nothing, or steps that do not fit the kind of the scenario.

use attacktix::Attacktix;
use serde_json::{Value, json};

/// Returns the line that is printed for a scenario that fails, or an empty text if it passes.
fn line(scenario: &Value) -> String {
    let file = json!({ "format": 1, "game": "attacktix", "scenarios": [scenario] });
    let report = scenario::run::<Attacktix>(&file.to_string()).expect("the text is a scenario file");
    report.failures.first().map(ToString::to_string).unwrap_or_default()
}

/// A scenario of this kind with a figure of `p1`, a figure of `p2`, this terrain and these steps.
fn scenario(kind: &str, figures: [Value; 2], terrain: Value, steps: Value) -> Value {
    let figure = |(n, more): (usize, Value)| {
        let (id, owner) = [("a", "p1"), ("x", "p2")][n];
        let mut figure = json!({ "id": id, "type": "B03", "owner": owner, "wheel": 9 });
        let figure_keys = figure.as_object_mut().expect("the value is an object");
        figure_keys.extend(more.as_object().expect("the value is an object").clone());
        figure
    };
    let figures: Vec<Value> = figures.into_iter().enumerate().map(figure).collect();
    json!({ "id": "s", "kind": kind, "title": "", "clauses": [], "steps": steps,
        "given": { "figures": figures, "terrain": terrain, "turn": { "step": "attack" } } })
}

/// A rules scenario with a figure of `p1` at this place, a figure of `p2` at [0, 300 mm], and this terrain.
fn with(at: [i32; 2], terrain: Value) -> Value {
    scenario("rules", [json!({ "at": at }), json!({ "at": [0, 300_000] })], terrain, json!([]))
}

#[test]
fn at_r_08_no_figure_stands_in_a_citadel() {
    let fort = json!([{ "id": "fort", "code": "F04", "at": [0, 0], "facing": 9_000 }]);
    assert_eq!(line(&with([0, 0], fort.clone())), "s, given: the base of a stands in fort");
    // The citadel is turned by a right angle, so it reaches 60 mm from its middle along x.
    assert_eq!(line(&with([79_000, 0], fort.clone())), "s, given: the base of a stands in fort");
    assert_eq!(line(&with([81_000, 0], fort)), "", "an attack may press a base a little into the citadel");
}

#[test]
fn at_r_45_no_more_missiles_are_fired_than_a_launcher_holds() {
    let spent = |spent: u8| {
        let figures = [json!({ "at": [0, 0], "spent": spent }), json!({ "at": [0, 300_000] })];
        line(&scenario("rules", figures, json!([]), json!([])))
    };
    assert_eq!(spent(1), "");
    assert_eq!(spent(2), "s, given: a has `spent` 2; its weapon allows 0 to 1");
}

#[test]
fn at_r_10_files_have_one_way_to_write_a_heading() {
    let is_refused = |scenario: &Value, place: &str| {
        let said = line(scenario);
        assert!(said.starts_with(&format!("s, {place}")) && said.contains("0 to 35999"), "{place}: {said}");
    };
    for heading in [-1, 36_000] {
        let facing = [json!({ "at": [0, 0], "facing": heading }), json!({ "at": [0, 300_000] })];
        is_refused(&scenario("rules", facing, json!([]), json!([])), "cannot be read at given.figures[0].facing: ");
        let tower = json!([{ "id": "t", "code": "F01", "at": [200_000, 0], "facing": heading }]);
        is_refused(&with([0, 0], tower), "given: t: ");
        let steps = |step: Value| {
            let mut scenario = with([0, 0], json!([]));
            scenario["steps"] = json!([step]);
            scenario
        };
        let decisions = [
            json!({ "seat": "p1", "turn_base": { "figure": "a", "face": heading } }),
            json!({ "seat": "p1", "move": { "figure": "a", "path": [{ "roll": 1 }, { "face": heading }] } }),
            json!({ "seat": "p2", "special": { "of": "x", "target": "a", "heading": heading, "roll": 1 } }),
            json!({ "seat": "p1", "attack": { "figure": "a", "aim": {},
                "outcome": { "rest": [{ "figure": "x", "facing": heading }] } } }),
        ];
        for act in decisions {
            is_refused(&steps(json!({ "act": act })), "cannot be read at steps[0]: ");
        }
        let facing = json!({ "check": [{ "figure": { "id": "a", "facing": heading } }] });
        is_refused(&steps(facing), "cannot be read at steps[0]");
    }
    let facing = [json!({ "at": [0, 0], "facing": 35_999 }), json!({ "at": [0, 300_000] })];
    assert_eq!(line(&scenario("rules", facing, json!([]), json!([]))), "");
}

#[test]
fn an_assertion_that_compares_nothing_is_refused() {
    let check = |assertion: Value| {
        let mut scenario = with([0, 0], json!([]));
        scenario["then"] = json!([assertion]);
        line(&scenario)
    };
    for (word, nothing, more) in [
        ("figure", json!({ "id": "a" }), json!({ "id": "a", "wheel": 9 })),
        ("seat", json!({ "id": "p1" }), json!({ "id": "p1", "extra": 0 })),
        ("turn", json!({}), json!({ "number": 1 })),
        ("table", json!({}), json!({ "line": 457_200 })),
        ("log_none", json!([]), json!([{ "event": "move" }])),
    ] {
        let at = "s, cannot be read at then[0]: ";
        assert_eq!(
            check(json!({ word: nothing })),
            format!("{at}`{word}` asserts nothing: it needs at least one value to compare")
        );
        assert_eq!(check(json!({ word: more })), "", "{word}");
    }
    let said = check(json!({ "figure": { "id": "a", "whel": 9 } }));
    assert!(said.starts_with("s, cannot be read at then[0]: figure.whel: unknown field"), "{said}");
}

#[test]
fn at_r_18_decisions_fit_the_kind_of_the_scenario() {
    let step = |kind: &str, act: Value| {
        let figures = [json!({ "at": [0, 0] }), json!({ "at": [0, 300_000] })];
        line(&scenario(kind, figures, json!([]), json!([{ "act": act }])))
    };
    let aim = json!({ "yaw": 0, "pitch": 300 });
    let simulated = json!({ "seat": "p1", "attack": { "figure": "a", "aim": aim } });
    let said = json!({ "seat": "p1", "attack": { "figure": "a", "aim": aim, "outcome": {} } });
    let trials = json!({ "seat": "p1", "trials": { "figure": "a", "aims": [aim] } });
    assert_eq!(step("rules", said.clone()), "");
    assert_eq!(step("physics", trials.clone()), "");
    let at = "s, cannot be read at steps[0]: ";
    assert_eq!(step("rules", simulated.clone()), format!("{at}in a rules scenario `attack` must give its `outcome`"));
    assert_eq!(step("rules", trials), format!("{at}only a physics scenario takes `trials`; this is a rules scenario"));
    for act in [simulated, said] {
        assert_eq!(step("physics", act), format!("{at}a physics scenario takes only `trials`"));
    }

    let mut other = with([0, 0], json!([]));
    other["kind"] = json!("rule");
    let kinds = "the kinds of this game are: rules, physics";
    assert_eq!(line(&other), format!("s, cannot be read at kind: it is \"rule\"; {kinds}"));
    other.as_object_mut().expect("the value is an object").remove("kind");
    assert_eq!(line(&other), format!("s, cannot be read at kind: it is missing; {kinds}"));
}
