//! Tests of the choices before a game: options, armies and set-ups.

use catalogue::{Forces, GameEntry, OpenError, Variations};
use plastic_attack::{Edition, Entry, Options, boxed, shipped_armies};
use referee::Seeded;
use search::Bot;
use serde_json::{Value, json};

static EDITIONS: [Entry; 2] = [Entry(Edition::First), Entry(Edition::Revised)];

/// The catalogue entry offers every option that the rules have, and the record keeps the choice.
#[test]
fn every_option_is_offered_and_recorded() {
    for entry in &EDITIONS {
        let edition = entry.0;
        let options = entry.offer().options;
        let offered: Vec<&str> = options.iter().filter_map(|option| option["key"].as_str()).collect();
        let known = serde_json::to_value(Options::default()).expect("options are plain data");
        for key in known.as_object().expect("options have keys").keys() {
            let parts = ["army_min", "army_max"].into_iter().filter(|_| key == "army_size");
            let is_offered = |key: &str| offered.contains(&key);
            let is_of_another = key == "quick_game" && edition == Edition::Revised;
            assert!(
                is_offered(key) || is_of_another || parts.clone().count() > 0 && parts.clone().all(is_offered),
                "{key}"
            );
        }
        let chosen = json!({ "quick_game": edition == Edition::First, "empty_hand": "blind-draw", "luck_original": "starting",
            "knock_out_stacks": true, "recover_own_held": true, "recover_from_armies": true, "army_min": 2, "army_max": 3,
            "max_players": 3, "max_turns": 77 });
        let mut setup = entry.plan(None, 3, &chosen);
        for seat in ["red", "blue", "green"] {
            setup["armies"][seat] = entry.build(&setup, seat, Bot::Greedy, &mut Seeded::new(1, 0));
        }
        let game = boxed(edition);
        let session = game.open(&setup, &mut Seeded::new(1, 0)).expect("the set-up has no fault");
        let recorded = session.record().header.setup["options"].clone();
        let mut expected = chosen.clone();
        let options = expected.as_object_mut().expect("the options are an object");
        let (min, max) = (options.remove("army_min"), options.remove("army_max"));
        options.insert("army_size".into(), json!({ "min": min, "max": max }));
        assert_eq!(recorded, expected);
        assert_eq!(session.setup_briefly()["options"], expected);
    }
}

#[test]
fn the_bounds_of_an_armys_size_may_be_two_options_or_one() {
    let entry = &EDITIONS[0];
    let army = json!(shipped_armies(entry.0)[0]);
    let faults = |options: Value| entry.check(&json!({ "options": options }), &army);
    let too_many = faults(json!({ "army_max": 2 })).expect("the options can be read");
    assert_eq!((too_many.len(), &too_many[0]["type"], &too_many[0]["max"]), (1, &json!("army_size"), &json!(2)));
    assert_eq!(faults(json!({ "army_size": { "max": 2 } })), Ok(too_many.clone()));
    assert_eq!(faults(json!({ "army_size": { "max": 9 }, "army_max": 2 })), Ok(too_many));
    assert_eq!(faults(json!({ "army_min": 2 })), Ok(vec![]));
    for unreadable in [json!({ "army_size": 3, "army_max": 2 }), json!({ "army_max": "two" }), json!([1])] {
        assert!(faults(unreadable.clone()).is_err(), "{unreadable}");
    }
}

#[test]
fn every_option_that_is_out_of_range_is_reported() {
    let options = json!({ "army_min": 4, "army_max": 3, "max_players": 1, "max_turns": 0 });
    let entry = &EDITIONS[0];
    let Err(OpenError::Refused(faults)) = entry.check_setup(&entry.plan(None, 3, &options)) else {
        panic!("the set-up must be refused")
    };
    let types: Vec<&Value> = faults.iter().map(|fault| &fault["type"]).collect();
    assert_eq!(types, ["setup_army_size", "setup_max_turns", "setup_max_players", "setup_crowd"]);
}

/// Many small changes lead from an army to other figures and cards. Most armies are legal at once, and spend all points.
#[test]
fn pa_r_07_variations_spend_all_points_and_change_figures_and_cards() {
    for entry in &EDITIONS {
        let (setup, armies) = (json!({}), entry.ready(&json!({})));
        let (mut luck, mut army) = (Seeded::new(4, 0), armies[0].clone());
        let (mut legal, mut parts) = (0, std::collections::BTreeSet::new());
        for _ in 0..300 {
            let varied = entry.vary(&setup, &army, &armies[1], &mut luck);
            if entry.check(&setup, &varied) == Ok(Vec::new()) {
                legal += 1;
                parts.extend(entry.parts(&setup, &varied));
                let power = varied["army"].as_array().into_iter().flatten().filter_map(|one| one["power"].as_i64());
                assert_eq!(power.sum::<i64>(), 15.min(10 * varied["army"].as_array().map_or(0, Vec::len) as i64));
                army = varied;
            }
        }
        assert!(legal > 100, "{legal} of 300");
        assert!(parts.len() > 100, "{parts:?}");
    }
}
