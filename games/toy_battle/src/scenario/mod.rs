//! Positions in files: scenario files, and saved and shared positions.
//!
//! A position holds everything that matters for the rest of the game, including hidden Troops. It does not hold what
//! the players remember, such as a Troop that they saw going back to a rack.

mod assertion;
mod judge;
mod load;
mod luck;
mod play;
mod words;
mod write;

pub use assertion::Assertion;
pub use words::{Given, Written};

use crate::action::Effect;
use crate::codec::ActionJson;
use crate::setup::Options;
use crate::state::Phase;
use crate::troop::Troop;
use crate::{Action, State, ToyBattle};
use catalogue::from_json;
use luck::ListedLuck;
use referee::{Game, Seat, Table};
use scenario::{ScenarioGame, ScenarioPosition};
use serde::Deserialize;
use serde_json::Value;

/// Returns the JSON schema of the scenario files of Toy Battle.
pub fn scenario_schema() -> schemars::Schema {
    scenario::schema::<ToyBattle, ActionJson>()
}

/// The position of a scenario: the state, and luck from the lists of the file.
#[derive(Clone, Debug)]
pub struct ScenarioTable {
    game: ToyBattle,
    state: State,
    luck: ListedLuck,
    /// The effects that have been offered since the latest `place`.
    offered: Vec<Effect>,
}

impl ScenarioGame for ToyBattle {
    type Given = Given;
    type Options = Options;
    type Luck = Troop;
    type Assertion = Assertion;
    type ScenarioPosition = ScenarioTable;

    const GAMES: &'static [&'static str] = &["toy-battle"];

    fn set_up(
        _: &str,
        revision: u32,
        given: Given,
        options: Options,
        luck: Vec<Troop>,
    ) -> Result<ScenarioTable, Vec<String>> {
        ScenarioTable::set_up(revision, given, options, luck)
    }

    /// The reserves of a state have no order, so they are listed by strength.
    fn scenario_position(&self, state: &State) -> ScenarioTable {
        let reserves = state.reserve.map(|reserve| reserve.iter().collect());
        let luck = ListedLuck::new(reserves, Vec::new());
        let mut studied = ScenarioTable { game: self.clone(), state: state.clone(), luck, offered: Vec::new() };
        studied.note_offer();
        studied
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        match ActionJson::deserialize(said) {
            Ok(ActionJson::Timeout {}) => {
                Err("a scenario cannot have `timeout`: only the server decides that a player's time is up".into())
            }
            Ok(_) => Ok(()),
            Err(fault) => Err(format!("this JSON is not a decision: {fault}")),
        }
    }
}

impl ScenarioTable {
    /// Reads a position from its JSON.
    ///
    /// # Errors
    /// Every fault, each as one sentence.
    pub fn read(position: &Value, options: Options) -> Result<ScenarioTable, Vec<String>> {
        let given = from_json(position).map_err(|fault| {
            vec![format!("the value at {} of the position does not fit the format: {}", fault.path(), fault.inner())]
        })?;
        ScenarioTable::set_up(ToyBattle::REVISION, given, options, Vec::new())
    }

    fn note_offer(&mut self) {
        let offered = self.game.offered(&self.state);
        self.offered.extend(offered);
        if self.state.placed().len() > 1 && !matches!(self.state.phase, Phase::Over(..)) {
            self.offered.push(Effect::Capn);
        }
    }
}

impl ScenarioPosition<ToyBattle> for ScenarioTable {
    fn game(&self) -> &ToyBattle {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn waits_for(&self) -> String {
        let mover = crate::refusal::side(self.state.to_move);
        match (self.state.phase, self.game.offered(&self.state)) {
            (Phase::Over(ending, winner), _) => {
                format!("the game is over, won by {} ({})", crate::refusal::side(winner), ending.word())
            }
            (_, Some(effect)) => format!("the game waits for {mover} to use or decline {:?}", effect.word()),
            (_, None) => format!("the game waits for {mover} to draw or place"),
        }
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        self.luck.turn_to(self.state.to_move);
        self.game.apply(&mut self.state, seat, action, &mut Table::quiet(&mut self.luck));
        self.luck.fault()?;
        if matches!(action, Action::Place { .. }) {
            self.offered.clear();
        }
        self.note_offer();
        Ok(())
    }

    fn judge(&self, assertion: &Assertion) -> Result<(), String> {
        self.judged(assertion)
    }

    fn luck_left(&self) -> Vec<String> {
        self.luck.left()
    }

    fn write(&self) -> Value {
        serde_json::to_value(self.written()).expect("a position is plain data")
    }
}
