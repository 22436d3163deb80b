//! Ready-made scenarios for games whose `State` serde can read: `given` is the JSON of the state.

use crate::{ScenarioGame, ScenarioPosition};
use referee::{Codec, Draw, Game, Outcome, PlainCodec, Scripted, Seat, Seats, Status, Table};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position that needs nothing beside the state. Its luck is a list of draws, each with the clause that asks for it.
#[derive(Clone, Debug)]
pub struct Plain<G: Game> {
    game: G,
    state: G::State,
    luck: Scripted,
}

/// An assertion about a plain position: an object with exactly one key.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// JSON pointers into the position, such as `/players/0/hand`, with the values that must stand there.
    At(BTreeMap<String, Value>),
    /// The seats that the game waits for, in seat order.
    Awaits(Vec<String>),
    /// The seats that have won, in seat order.
    Winners(Vec<String>),
}

/// A game whose scenario files hold the JSON of its state. Every such game is a [`ScenarioGame`].
pub trait PlainScenarios: PlainCodec<State: Serialize + DeserializeOwned> {
    /// The options of the game. Those that a scenario leaves out keep their defaults.
    type Options: DeserializeOwned + Default;

    /// The names of the game in scenario files, one for each of its editions.
    const GAMES: &'static [&'static str];

    /// Returns the set-up of a game that has this position and these options.
    fn setup_of(given: &Self::State, options: Self::Options) -> Self::Setup;

    /// Checks that a game can reach the position.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the position.
    fn check_given(given: &Self::State) -> Result<(), String>;
}

impl<G: PlainScenarios> ScenarioGame for G {
    type Given = G::State;
    type Options = <G as PlainScenarios>::Options;
    type Luck = Draw;
    type Assertion = Fact;
    type ScenarioPosition = Plain<G>;

    const GAMES: &'static [&'static str] = <G as PlainScenarios>::GAMES;

    fn set_up(
        _: &str,
        revision: u32,
        given: G::State,
        options: Self::Options,
        luck: Vec<Draw>,
    ) -> Result<Plain<G>, Vec<String>> {
        let opened = G::open_revision(G::setup_of(&given, options), revision);
        let game = opened.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        G::check_given(&given).map_err(|fault| vec![fault])?;
        Ok(Plain { game, state: given, luck: Scripted::new(luck) })
    }

    fn scenario_position(&self, state: &G::State) -> Plain<G> {
        Plain { game: self.clone(), state: state.clone(), luck: Scripted::new(Vec::new()) }
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        match G::Action::deserialize(said) {
            Ok(action) if action == G::TIMEOUT => {
                Err("a player cannot decide that time is up; only the server does".into())
            }
            Ok(_) => Ok(()),
            Err(fault) => Err(format!("that is not a valid decision: {fault}")),
        }
    }
}

impl<G: PlainScenarios> Plain<G> {
    fn names(&self, seats: Seats) -> Vec<String> {
        let names = self.game.seat_names();
        seats.iter().map(|seat| names[seat.index()].clone()).collect()
    }

    fn judge_seats(&self, what: &str, expected: &[String], seats: Option<Seats>) -> Result<(), String> {
        let found = seats.map(|seats| self.names(seats)).unwrap_or_default();
        if found == expected {
            return Ok(());
        }
        Err(format!("{what} {found:?}, expected {expected:?}"))
    }
}

impl<G: PlainScenarios> ScenarioPosition<G> for Plain<G> {
    fn game(&self) -> &G {
        &self.game
    }

    fn state(&self) -> &G::State {
        &self.state
    }

    fn waits_for(&self) -> String {
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => format!("the game waits for {}", self.names(seats).join(", ")),
            Status::Over(Outcome { winners, by, .. }) => {
                format!("the game is over ({by}); the winners are {:?}", self.names(winners))
            }
        }
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        self.game.apply(&mut self.state, seat, action, &mut Table::quiet(&mut self.luck));
        self.luck.fault().map_or(Ok(()), |fault| Err(fault.to_string()))
    }

    fn judge(&self, assertion: &Fact) -> Result<(), String> {
        let status = self.game.status(&self.state);
        match assertion {
            Fact::At(places) => {
                let written = self.write();
                let wrong = places.iter().find(|(path, expected)| written.pointer(path) != Some(expected));
                wrong.map_or(Ok(()), |(path, expected)| {
                    let found = written.pointer(path).map_or("nothing".into(), Value::to_string);
                    Err(format!("the value at {path} is {found}, expected {expected}"))
                })
            }
            Fact::Awaits(expected) => {
                let seats = if let Status::Awaiting(seats) = status { Some(seats) } else { None };
                self.judge_seats("the game waits for", expected, seats)
            }
            Fact::Winners(expected) => {
                let winners = if let Status::Over(outcome) = status { Some(outcome.winners) } else { None };
                self.judge_seats("the winners are", expected, winners)
            }
        }
    }

    fn luck_left(&self) -> Vec<String> {
        vec!["a value".into(); self.luck.left()]
    }

    fn write(&self) -> Value {
        serde_json::to_value(&self.state).expect("a state is plain data")
    }
}
