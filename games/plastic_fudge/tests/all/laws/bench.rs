//! Sets up the position of a scenario, so that tests can look into its state.

use plastic_fudge::{Options, PlasticFudge, Position, ScenarioTable};
use referee::Game;
use scenario::ScenarioGame;
use serde_json::Value;

/// Returns the table with the position, options and luck of a scenario.
pub fn set_up(scenario: &Value) -> ScenarioTable {
    let given: Position = laws::from_json(&scenario["given"]);
    let options: Options = laws::from_json(&scenario["options"]);
    let luck = laws::from_json(&scenario["luck"]);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, luck)
        .expect("the position has no faults")
}
