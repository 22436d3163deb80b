//! Sets up the position of a scenario, so that tests can look into its state.

use plastic_fudge::{Options, PlasticFudge, Position, ScenarioTable};
use referee::Game;
use scenario::ScenarioGame;
use serde_json::Value;

/// Returns the table with the position, options and luck of a scenario.
pub fn set_up(scenario: &Value) -> ScenarioTable {
    let given: Position = read(&scenario["given"]);
    let options: Options = read(&scenario["options"]);
    let luck = read(&scenario["luck"]);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, luck)
        .expect("the position has no faults")
}

fn read<T: serde::de::DeserializeOwned>(said: &Value) -> T {
    serde_json::from_value(said.clone()).unwrap_or_else(|fault| panic!("{fault}: {said}"))
}
