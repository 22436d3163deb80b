//! Positions of a game whose state is written down as it is: nothing but its state is needed to study it.

use crate::{ScenarioGame, ScenarioPosition};
use referee::{Draw, Game, Outcome, Scripted, Seat, Seats, Status, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position whose luck is a list of draws, each with the clause that asks for it.
#[derive(Clone, Debug)]
pub struct Plain<G: Game> {
    game: G,
    state: G::State,
    luck: Scripted,
}

/// What can be asserted of a plain position: an object with exactly one key.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// JSON pointers into the written position, such as `/players/0/hand`, and what stands there.
    At(BTreeMap<String, Value>),
    /// The seats that the game waits for, in seat order.
    Awaits(Vec<String>),
    /// The seats that have won, in seat order.
    Winners(Vec<String>),
}

impl<G: Game> Plain<G> {
    /// Studies this position, in which luck comes as listed.
    pub fn new(game: G, state: G::State, luck: Vec<Draw>) -> Plain<G> {
        Plain { game, state, luck: Scripted::new(luck) }
    }
}

impl<G: ScenarioGame<Assertion = Fact>> Plain<G>
where
    G::State: Serialize,
{
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

impl<G: ScenarioGame<Assertion = Fact>> ScenarioPosition<G> for Plain<G>
where
    G::State: Serialize,
{
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
                format!("the game is over, won by {} ({by})", self.names(winners).join(", "))
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
                    Err(format!("at {path} is {found}, expected {expected}"))
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
        vec!["a draw".into(); self.luck.left()]
    }

    fn write(&self) -> Value {
        serde_json::to_value(&self.state).expect("a state is plain data")
    }
}
