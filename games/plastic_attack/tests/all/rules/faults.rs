//! Tests that all faults of an army file are reported at once: wrong keys and values, and broken rules.

use plastic_attack::{ArmyFault, ArmyFile, Edition, Options, Refusal, judge_file, shipped_armies};
use referee::Cite;
use serde_json::{Value, json};

/// Returns every fault of an army file for the 2009 edition: the id of its clause, and its sentence.
fn told(file: &Value) -> Vec<(String, String)> {
    let faults = judge_file(file, Edition::First, &Options::default()).expect("the file is an object");
    faults.iter().map(|fault| (fault.clause().id().to_owned(), fault.to_string())).collect()
}

#[track_caller]
fn tells(file: Value, expected: &[(&str, &str)]) {
    let told = told(&file);
    let told: Vec<(&str, &str)> = told.iter().map(|(clause, because)| (clause.as_str(), because.as_str())).collect();
    assert_eq!(told, expected);
}

fn card() -> Value {
    json!({ "high": "luck", "mid": "luck", "low": "luck" })
}

/// An older version reported only the first value of a wrong type, and no other fault.
#[test]
fn pa_r_06_faults_of_form_and_of_rules_are_reported_together() {
    let file = json!({ "format": "1", "game": "plastic-attack-2009", "nickname": "x", "army": [
        { "figure": "Rex", "power": 11, "card": { "high": "luck", "mid": "fly", "low": 5 }, "colour": "red" },
        { "figure": 7, "power": "five", "card": [] },
        "Zed",
        { "figure": "Rex", "type": 3, "power": 4, "card": { "high": "luck", "top": "luck", "low": "luck" }, "mount": "Rex",
            "look": { "shape": "wizard", "head": "cap", "body": "coat", "gear": "bag", "colors": ["#4b7f3a"] } },
    ] });
    tells(
        file,
        &[
            ("PA-R-06", r#"the file has the key "nickname"; it may have only format, game, name, army"#),
            ("PA-R-06", r#"format is "1"; it must be the number 1"#),
            ("PA-R-06", r#"army[0] has the key "colour"; it may have only figure, type, power, card, mount, look"#),
            ("PA-R-06", "army[0].card.low is 5; it must be text"),
            ("PA-R-06", "army[1].figure is 7; it must be text"),
            ("PA-R-06", r#"army[1].power is "five"; it must be a whole number from 1 to 10"#),
            ("PA-R-06", "army[1].card is a list; it must be an object"),
            ("PA-R-06", r#"army[2] is "Zed"; it must be an object"#),
            ("PA-R-06", "army[3].type is 3; it must be text"),
            ("PA-R-06", r#"army[3].card has the key "top"; it may have only high, mid, low"#),
            ("PA-R-06", r#"army[3].card has no "mid"; it must have one"#),
            ("PA-R-06", r#"army[3].look.shape is "wizard"; it must be one of figure, robot, creature, vehicle"#),
            ("PA-R-06", r##"army[3].look.colors is a list; it must be a list of three colours such as "#4b7f3a""##),
            ("PA1-SETUP-05", "the Power of Rex is 11; it must be 1 to 10"),
            ("PA1-COMP-10", r#"Rex has "fly" for mid; there is no such special action"#),
            ("PA-R-54", "two figures are called Rex; each needs a name of its own"),
            ("PA1-SETUP-04", "the figures have 17 Power Points in all; an army may have at most 15"),
        ],
    );
}

#[test]
fn pa_r_06_the_names_and_looks_of_an_army_are_judged_one_by_one() {
    let look =
        json!({ "shape": "figure", "head": "cap", "body": "coat", "gear": "bag", "colors": ["#4b7f3a", "red", "#12"] });
    let file = json!({ "format": 2, "game": "chess", "name": "x".repeat(41), "army": [
        { "figure": "", "power": 4, "card": card() },
        { "figure": "Rex", "type": " ", "power": 4, "card": card(), "look": look },
        { "figure": "line\nbreak", "power": 4, "card": { "high": "armor", "mid": "luck", "low": "luck" }, "mount": "Nobody" },
    ] });
    tells(
        file,
        &[
            ("PA-R-06", "the file has format 2; only format 1 can be read"),
            ("PA-R-48", r#"the army is for "chess", and this table plays plastic-attack-2009"#),
            ("PA-R-06", "the name of the army has 41 characters; it may have at most 40, without line breaks"),
            ("PA-R-54", r#"figure 1 is called ""; a name has 1 to 40 characters, without line breaks"#),
            ("PA-R-03", "the type of Rex must have 1 to 80 characters, without line breaks"),
            ("PA-R-06", r##"Rex has the colour "red"; a colour is written like #4b7f3a"##),
            ("PA-R-06", r##"Rex has the colour "#12"; a colour is written like #4b7f3a"##),
            ("PA-R-54", r#"figure 3 is called "line\nbreak"; a name has 1 to 40 characters, without line breaks"#),
            ("PA-R-48", "line\nbreak has Armor for high; this action belongs to the other edition"),
            (
                "PA-R-04",
                r#"line
break rides with "Nobody"; that must be another figure of the army"#,
            ),
        ],
    );
}

#[test]
fn pa_r_48_an_army_of_the_other_edition_has_that_fault_and_its_other_faults() {
    let mut army = json!(shipped_armies(Edition::Revised)[0]);
    army["army"][0]["card"] = card();
    let faults = told(&army);
    assert_eq!(faults[0].1, r#"the army is for "plastic-attack-revised", and this table plays plastic-attack-2009"#);
    assert!(faults.len() > 1 && faults[1..].iter().all(|(clause, _)| clause == "PA-R-48"), "{faults:?}");
}

#[test]
fn pa_r_06_a_missing_key_is_reported_but_no_fault_that_follows_from_it() {
    tells(
        json!({}),
        &[
            ("PA-R-06", r#"the file has no "format"; it must have one"#),
            ("PA-R-06", r#"the file has no "game"; it must have one"#),
            ("PA-R-06", r#"the file has no "army"; it must have one"#),
        ],
    );
    tells(
        json!({ "format": 1, "game": "plastic-attack-2009", "army": [{ "mount": "Horse" }, { "figure": "Knight", "power": 9, "card": null }] }),
        &[
            ("PA-R-06", r#"army[0] has no "figure"; it must have one"#),
            ("PA-R-06", r#"army[0] has no "power"; it must have one"#),
            ("PA-R-06", r#"army[0] has no "card"; it must have one"#),
            ("PA-R-06", "army[1].card is null; it must be an object"),
        ],
    );
    for no_army in [json!([]), json!(null), json!("army"), json!(1)] {
        let why = judge_file(&no_army, Edition::First, &Options::default()).expect_err("the value is not an object");
        assert!(why.ends_with("an army file is an object with format, game and army"), "{why}");
    }
}

/// The test replaces each part of a valid file by values of other kinds. Judging the file must succeed. It reports a
/// `Form` fault if and only if the file cannot be read.
#[test]
fn pa_r_06_every_unreadable_part_is_a_fault_of_form() {
    for edition in Edition::ALL {
        let sound = json!(shipped_armies(edition)[0]);
        let mut places = Vec::new();
        places_of(&sound, String::new(), &mut places);
        assert!(places.len() > 40, "{places:?}");
        for place in &places {
            for wrong in [
                json!(null),
                json!(5),
                json!(-1),
                json!(1.5),
                json!("x"),
                json!([]),
                json!(["x"]),
                json!({}),
                json!({ "x": 1 }),
            ] {
                let mut file = sound.clone();
                *file.pointer_mut(place).expect("the place is in the file") = wrong;
                let faults = judge_file(&file, edition, &Options::default());
                let Ok(faults) = faults else { panic!("{place} of {file}: {faults:?}") };
                let of_form = |fault: &Refusal| matches!(fault, Refusal::Army { fault: ArmyFault::Form(_), .. });
                let is_read = catalogue::from_json::<ArmyFile>(&file).is_ok();
                assert_eq!(faults.iter().any(of_form), !is_read, "{place}: {file}");
            }
        }
    }
}

/// Lists every place inside a value, as JSON pointers.
fn places_of(value: &Value, at: String, places: &mut Vec<String>) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(parts) => parts.iter().map(|(key, part)| (key.clone(), part)).collect(),
        Value::Array(parts) => parts.iter().enumerate().map(|(n, part)| (n.to_string(), part)).collect(),
        _ => Vec::new(),
    };
    for (key, part) in parts {
        let at = format!("{at}/{key}");
        places_of(part, at.clone(), places);
        places.push(at);
    }
}

#[test]
fn pa_r_06_the_number_of_reported_faults_is_limited() {
    let army: Vec<Value> = (0..5_000).map(|n| json!({ "x".repeat(n): n })).collect();
    let faults = told(&json!({ "format": 1, "game": "plastic-attack-2009", "army": army }));
    assert!((100..200).contains(&faults.len()), "{} faults are reported, not 100 to 199", faults.len());
    assert!(faults.contains(&("PA-R-02".to_owned(), "the army has 5000 figures; it must have 1 to 15".to_owned())));
    assert!(faults.iter().all(|(_, because)| because.len() < 200));
}

/// The front end translates faults, and needs their data to do this.
#[test]
fn pa_r_06_faults_of_form_have_data_for_translation() {
    let file = json!({ "format": 1, "game": "plastic-attack-2009", "army": [], "own": 1, "name": 4 });
    let faults = judge_file(&file, Edition::First, &Options::default()).expect("the file is an object");
    let said: Vec<Value> = faults.iter().map(Refusal::to_json).collect();
    assert_eq!(
        said,
        [
            json!({ "type": "army_stranger", "place": "", "key": "own", "known": "format, game, name, army", "seat": null }),
            json!({ "type": "army_misfit", "place": "name", "is": "4", "must": "text", "words": "", "seat": null }),
            json!({ "type": "army_size", "figures": 0, "min": 1, "max": 15, "seat": null }),
        ]
    );
}

/// The published schema has the bounds that do not depend on other figures or on options.
#[test]
fn pa1_setup_05_the_schema_of_armies_bounds_power_names_and_actions() {
    let schema = schemars::schema_for!(ArmyFile).to_value();
    let figure = &schema["$defs"]["FigureFile"]["properties"];
    assert_eq!((&figure["power"]["minimum"], &figure["power"]["maximum"]), (&json!(1), &json!(10)));
    assert_eq!((&figure["figure"]["minLength"], &figure["figure"]["maxLength"]), (&json!(1), &json!(40)));
    assert_eq!((&figure["type"]["minLength"], &figure["type"]["maxLength"]), (&json!(1), &json!(80)));
    let army = &schema["properties"]["army"];
    assert_eq!((&army["minItems"], &army["maxItems"]), (&json!(1), &json!(15)));
    assert_eq!(schema["properties"]["format"]["maximum"], json!(1));
    let card = &schema["$defs"]["CardFile"]["properties"];
    for slot in ["high", "mid", "low"] {
        assert_eq!(card[slot]["$ref"], json!("#/$defs/Special"));
    }
    let actions = schema["$defs"]["Special"]["oneOf"].as_array().expect("a list");
    let words: Vec<&Value> = actions.iter().map(|action| &action["const"]).collect();
    assert_eq!(words, plastic_attack::Special::ALL.map(|action| action.word()));
    assert_eq!(schema["$defs"]["Look"]["properties"]["colors"]["items"]["pattern"], json!("^#[0-9a-fA-F]{6}$"));
}
