//! Sets up the position of a scenario, so that tests can look inside.

use plastic_fudge::{Options, PlasticFudge, Position, ScenarioTable};
use referee::Game;
use scenario::ScenarioGame;
use serde_json::Value;

/// Sets up the position of a scenario.
pub fn set_up(scenario: &Value) -> ScenarioTable {
    let given: Position = read(&scenario["given"]);
    let options: Options = read(&scenario["options"]);
    let luck = read(&scenario["luck"]);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, luck).expect("a sound position")
}

fn read<T: serde::de::DeserializeOwned>(said: &Value) -> T {
    serde_json::from_value(said.clone()).unwrap_or_else(|fault| panic!("{fault}: {said}"))
}
