//! Tests of diffs: what a diff contains, and that applying it gives the new view.

use serde_json::{Value, json};
use wire::{apply_diff, diff};

fn diff_of(before: &Value, after: &Value) -> Option<Value> {
    let diff = diff(&before.to_string(), &after.to_string())?;
    Some(serde_json::from_str(&diff).expect("a diff is JSON"))
}

#[test]
fn a_diff_names_what_is_different_and_nothing_else() {
    let before = json!({ "turn": 3, "bases": { "b1": ["blue:hook"], "b2": ["x"] }, "rack": ["hook", "star"], "play": null,
        "units": [{ "at": [1, 2], "hp": 3 }, { "at": [5, 6], "hp": 3 }], "same": { "long": "enough to matter" } });
    let mut after = before.clone();
    after["turn"] = json!(4);
    after["bases"] = json!({ "b1": ["blue:hook", "red:kwak"], "b7": ["blue:star"] });
    after["rack"] = json!(["hook"]);
    after["play"] = json!({ "asks": "capn" });
    after["units"][1]["at"] = json!([5, 7]);
    let change = json!({ "turn": 4, "bases": { "b1": { "1": "red:kwak" }, "b7": ["blue:star"], "-": ["b2"] },
        "rack": ["hook"], "play": { "asks": "capn" }, "units": { "1": { "at": [5, 7] } } });
    assert_eq!(diff_of(&before, &after), Some(change.clone()));
    assert_eq!(apply_diff(before, change), after);
}

#[test]
fn a_list_that_grows_or_loses_entries_is_not_sent_again() {
    let of = |before: &Value, after: &Value| {
        let (before, after) =
            (json!({ "list": before, "same": "as before" }), json!({ "list": after, "same": "as before" }));
        let diff = diff_of(&before, &after).expect("the diff is shorter than the value");
        assert_eq!(apply_diff(before, diff.clone()), after);
        diff["list"].clone()
    };
    let three = json!(["the first", "the second", "the third"]);
    let four = json!(["the first", "another", "the third", { "of": ["the", "fourth"] }]);
    assert_eq!(of(&three, &four), json!({ "1": "another", "3": { "of": ["the", "fourth"] } }));
    assert_eq!(of(&three, &json!(["the second"])), json!({ "-": [0, 2] }));
    let (twice, once) = (json!(["the same", "the same", "other"]), json!(["the same", "other"]));
    assert_eq!(of(&twice, &once), json!({ "-": [1] }));
    let swapped = json!(["the third", "the first"]);
    assert_eq!(of(&three, &swapped), swapped, "the list also changed its order");
}

#[test]
fn there_is_no_diff_if_it_would_not_be_shorter() {
    assert_eq!(diff_of(&json!({ "a": [1, 2] }), &json!({ "a": { "0": 1 } })), None);
    let long = "a text that is long enough to make a change the shorter one";
    assert_eq!(diff_of(&json!({ "-": 1, "x": long }), &json!({ "-": 2, "x": long })), None);
    assert_eq!(diff_of(&json!({ "a": 1 }), &json!({ "a": 2 })), None, "the diff is no shorter than the new value");
}

/// Returns a pseudo-random JSON value and advances `luck`. The same `luck` always gives the same value.
fn random_value(luck: &mut u64, depth: u32) -> Value {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let pick = (*luck >> 33) as usize;
    match if depth == 0 { pick % 4 } else { pick % 7 } {
        0 => Value::Null,
        1 => json!(pick % 3),
        2 => json!(["a\"b", "c,d", "{:", "\\", ""][pick % 5]),
        3 => json!(pick.is_multiple_of(2)),
        4 => Value::Array((0..pick % 4).map(|_| random_value(luck, depth - 1)).collect()),
        _ => {
            let names = ["a", "b\"", "c:,", "0", "1"];
            let fields = (0..pick % 5).map(|n| (names[n].to_owned(), random_value(luck, depth - 1)));
            Value::Object(fields.collect())
        }
    }
}

#[test]
fn applying_a_diff_gives_the_new_view() {
    let (mut luck, mut said) = (7, 0);
    for _ in 0..20_000 {
        let before = json!({ "x": random_value(&mut luck, 4), "y": random_value(&mut luck, 4), "z": "a text that stays as it is" });
        let mut after = before.clone();
        after["x"] = random_value(&mut luck, 4);
        if let Some(change) = diff_of(&before, &after) {
            said += 1;
            assert_eq!(apply_diff(before.clone(), change.clone()), after, "{before} by {change}");
        }
    }
    assert!(said > 10_000, "only {said} of 20,000 pairs have a diff");
}
