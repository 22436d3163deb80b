//! Runs the project's own scenario files.

use attacktix::Attacktix;

#[test]
fn every_scenario_of_the_project_passes_in_every_revision() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/attacktix/scenarios");
    let held = laws::scenarios_hold::<Attacktix>(folder);
    assert!(held >= 150, "only {held} scenarios were found");
}
