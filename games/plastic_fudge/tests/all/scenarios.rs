//! Runs the project's own scenario files.

use plastic_fudge::PlasticFudge;
use referee::Game;
use std::fs;
use std::path::Path;

/// Every scenario of every file must pass in every revision. A failure is reported with its file, id and step.
#[test]
fn every_scenario_of_the_project_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/plastic-fudge/scenarios");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut passed, mut written, mut failed) = (0, 0, Vec::new());
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "json")) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(file).unwrap();
        let said: serde_json::Value = serde_json::from_str(&text).unwrap();
        let listed = said["scenarios"].as_array().unwrap_or_else(|| panic!("{name} lists no scenarios")).len();
        assert!(listed > 0, "{name} is empty");
        for revision in 1..=PlasticFudge::REVISION {
            let report = scenario::run_revision::<PlasticFudge>(&text, Some(revision));
            let report = report.unwrap_or_else(|why| panic!("{name}: {why}"));
            written += listed;
            passed += report.passed as usize;
            failed.extend(report.failures.iter().map(|failure| format!("{name}, revision {revision}: {failure}")));
        }
    }
    assert!(failed.is_empty(), "{} scenarios fail, {} pass:\n{}", failed.len(), passed, failed.join("\n"));
    assert_eq!(passed, written, "not every scenario was played");
    assert!(files.len() >= 6, "only {} files were found", files.len());
}

/// A false assertion is reported. The test adds one to a scenario of the project.
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

/// Each facing has only one value in whole degrees, 0 ..= 359.
#[test]
fn a_facing_that_is_none_is_refused() {
    let line = |facing: i32| {
        let given = serde_json::json!({ "step": "initiative", "round": 1, "table": [48, 48], "units": [
            { "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [2, 2], "facing": facing }] });
        let scenario = serde_json::json!({ "id": "s", "title": "", "clauses": [], "given": given, "steps": [] });
        let file = serde_json::json!({ "format": 1, "game": "plastic-fudge", "scenarios": [scenario] });
        let report = scenario::run::<PlasticFudge>(&file.to_string()).expect("a scenario file");
        report.failures.first().map(ToString::to_string).unwrap_or_default()
    };
    assert_eq!(line(0), "");
    assert_eq!(line(359), "");
    for none in [-1, 360, 70_000] {
        assert_eq!(line(none), format!("s, given: g0 faces {none}; 0 to 359 degrees are possible"));
    }
}
