//! Runs the scenario files in `rules/plastic-attack/scenarios`.

use plastic_attack::PlasticAttack;

#[test]
fn every_scenario_of_the_project_passes_in_every_revision() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/plastic-attack/scenarios");
    let held = laws::scenarios_hold::<PlasticAttack>(folder);
    assert!(held >= 100, "only {held} scenarios were found");
}
