//! Runs the project's own scenario files.

use std::fs;
use std::path::Path;
use toy_battle::ToyBattle;

/// Every scenario of every file must pass. The text of a failure names the file, the id of the scenario and the step.
#[test]
fn every_scenario_of_the_project_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/toy-battle/scenarios");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut passed, mut failed) = (0, Vec::new());
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "json")) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let report = scenario::run::<ToyBattle>(&fs::read_to_string(file).unwrap())
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        passed += report.passed;
        failed.extend(report.failures.iter().map(|failure| format!("{name}: {failure}")));
    }
    assert!(failed.is_empty(), "{} scenarios fail, {} pass:\n{}", failed.len(), passed, failed.join("\n"));
    assert!(passed >= 60, "only {passed} scenarios were found");
}
