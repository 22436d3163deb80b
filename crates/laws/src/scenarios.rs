//! Runs the scenario files of a game's rulebook.

use scenario::{File, ScenarioGame, run_revision};
use std::fs;
use std::path::Path;

/// Runs every scenario of every file in a folder, by every revision of the rules. A file that names a revision is run by
/// that revision only. Returns how many scenarios the files hold.
///
/// # Panics
/// A file cannot be read or holds no scenario, or a scenario fails. The message names the file, the revision, the
/// scenario and the step of each failure.
pub fn scenarios_hold<G: ScenarioGame>(folder: impl AsRef<Path>) -> usize {
    let (mut held, mut failed) = (0, Vec::new());
    let entries = fs::read_dir(folder).expect("the folder of the scenario files can be read");
    for file in entries.map(|entry| entry.expect("the folder can be listed").path()) {
        let text = fs::read_to_string(&file).expect("a scenario file is text");
        let name = file.display();
        let listed = File::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}")).scenarios.len();
        assert!(listed > 0, "{name} holds no scenario");
        held += listed;
        for revision in 1..=G::REVISION {
            let report = run_revision::<G>(&text, Some(revision)).unwrap_or_else(|why| panic!("{name}: {why}"));
            failed.extend(report.failures.iter().map(|failure| format!("{name}, revision {revision}: {failure}")));
            assert_eq!(report.passed as usize + report.failures.len(), listed, "{name}: a scenario was not played");
        }
    }
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
    held
}
