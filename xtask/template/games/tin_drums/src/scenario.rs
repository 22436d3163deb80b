//! Scenario files: a position, decisions, and what holds afterwards.

use crate::{Action, Options, Setup, Side, State, TinDrums};
use referee::{Game, Seat, Seeded, Status, Table};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use scenario::{Position, ScenarioGame};

/// A position as it is written.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Sticks on the table.
    sticks: u8,
    /// Whose turn it is.
    turn: Side,
}

/// What holds.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Assertion {
    /// So many sticks lie on the table.
    Sticks(u8),
    /// This seat has won.
    Winner(Side),
}

/// A position that is looked at.
pub struct ScenarioTable {
    game: TinDrums,
    state: State,
}

impl ScenarioGame for TinDrums {
    type Given = Given;
    type Options = Options;
    type Luck = u8;
    type Assertion = Assertion;
    type Position = ScenarioTable;

    const GAMES: &'static [&'static str] = &["tin-drums"];

    fn set_up(_: &str, revision: u32, given: Given, options: Options, _: Vec<u8>) -> Result<ScenarioTable, Vec<String>> {
        let opened = TinDrums::open_revision(Setup { options }, revision);
        let game = opened.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        Ok(ScenarioTable { game, state: State { sticks: given.sticks, turn: given.turn, left: None } })
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        serde_json::from_value::<Action>(said.clone()).map(|_| ()).map_err(|fault| fault.to_string())
    }
}

impl Position<TinDrums> for ScenarioTable {
    fn game(&self) -> &TinDrums {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn waits_for(&self) -> String {
        format!("{:?} to take sticks", self.state.turn)
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        self.game.apply(&mut self.state, seat, action, &mut Table::quiet(&mut Seeded::new(0, 0)));
        Ok(())
    }

    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        let is_won = |side: Side| match self.game.status(&self.state) {
            Status::Over(outcome) => outcome.winners.contains(side.seat()),
            Status::Awaiting(_) => false,
        };
        match assertion {
            Assertion::Sticks(sticks) if self.state.sticks != *sticks => {
                Err(format!("{} sticks lie there, not {sticks}", self.state.sticks))
            }
            Assertion::Winner(side) if !is_won(*side) => Err(format!("{side:?} has not won")),
            _ => Ok(()),
        }
    }

    fn luck_left(&self) -> Vec<String> {
        Vec::new()
    }

    fn write(&self) -> Value {
        json!(Given { sticks: self.state.sticks, turn: self.state.turn })
    }
}

/// Returns the JSON Schema of scenario files.
pub fn scenario_schema() -> Schema {
    scenario::schema::<TinDrums, Action>()
}
