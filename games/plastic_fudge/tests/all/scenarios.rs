//! Runs the scenario files of this project.

use plastic_fudge::PlasticFudge;
use std::fs;
use std::path::Path;

#[test]
fn every_scenario_of_the_project_passes_in_every_revision() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/plastic-fudge/scenarios");
    let held = laws::scenarios_hold::<PlasticFudge>(folder);
    assert!(held >= 400, "only {held} scenarios were found");
}

/// The test adds a false assertion to a scenario of the project. Only that scenario must fail.
#[test]
fn a_scenario_that_does_not_hold_fails() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/plastic-fudge/scenarios/wrecks.json");
    let mut said: serde_json::Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let all = said["scenarios"].as_array().unwrap().len();
    let then = said["scenarios"][0]["then"].as_array_mut().unwrap();
    then.push(serde_json::json!({ "unit": { "id": "g0", "injuries": 3 } }));
    let report = scenario::run::<PlasticFudge>(&said.to_string()).unwrap();
    assert_eq!((report.passed as usize, report.failures.len()), (all - 1, 1), "{:?}", report.failures);
    assert_eq!(said["scenarios"][0]["id"], report.failures[0].id.as_str());
}

/// A facing is a number of whole degrees, 0 ..= 359.
#[test]
fn a_facing_outside_0_to_359_is_refused() {
    let line = |facing: i32| {
        let given = serde_json::json!({ "step": "initiative", "round": 1, "table": [48, 48], "units": [
            { "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [2, 2], "facing": facing }] });
        let scenario = serde_json::json!({ "id": "s", "title": "", "clauses": [], "given": given, "steps": [] });
        let file = serde_json::json!({ "format": 1, "game": "plastic-fudge", "scenarios": [scenario] });
        let report = scenario::run::<PlasticFudge>(&file.to_string()).expect("the text is a scenario file");
        report.failures.first().map(ToString::to_string).unwrap_or_default()
    };
    assert_eq!(line(0), "");
    assert_eq!(line(359), "");
    for none in [-1, 360, 70_000] {
        assert_eq!(line(none), format!("s, given: g0 faces {none}; 0 to 359 degrees are possible"));
    }
}
