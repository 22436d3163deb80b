//! Runs the scenario files in `rules/toy-battle/scenarios`.

use toy_battle::ToyBattle;

#[test]
fn every_scenario_of_the_project_passes_in_every_revision() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/toy-battle/scenarios");
    let held = laws::scenarios_hold::<ToyBattle>(folder);
    assert!(held >= 140, "only {held} scenarios were found");
}
