//! The game in JSON: its names, the sentences of its log, and its scenario files.

use crate::{Action, Event, RugRumble, Setup, State, View};
use referee::{Draw, Game, PlainCodec};
use scenario::{Fact, Plain, ScenarioGame};
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

impl PlainCodec for RugRumble {
    const SEATS: &'static [&'static str] = &["red", "blue", "green", "yellow"];
    const TIMEOUT: Action = Action::Timeout {};
    const SENTENCES: &'static [(&'static str, &'static str)] = &[
        ("drew", "{seat} draws a toy[: {toy}]"),
        ("poured", "{marbles} marbles roll onto the rug; {rug} lie there"),
        ("chose", "{seat} has chosen[: {toy}]"),
        ("raced", "the toys race[; {winner} takes {marbles} marbles]"),
        ("resigned", "{seat} leaves the game"),
    ];
}

impl ScenarioGame for RugRumble {
    type Given = State;
    type Options = ();
    type Luck = Draw;
    type Assertion = Fact;
    type ScenarioPosition = Plain<RugRumble>;

    const GAMES: &'static [&'static str] = &["rug-rumble"];

    fn set_up(_: &str, revision: u32, given: State, (): (), luck: Vec<Draw>) -> Result<Plain<RugRumble>, Vec<String>> {
        let setup = Setup { players: u8::try_from(given.players.len()).unwrap_or(u8::MAX) };
        let game = RugRumble::open_revision(setup, revision);
        let game = game.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        if !given.is_sound() {
            return Err(vec!["that position cannot come up: count its toys, its marbles and its rounds".into()]);
        }
        Ok(Plain::new(game, given, luck))
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        match Action::deserialize(said) {
            Ok(Action::Timeout {}) => Err("only the table says that time is up".into()),
            Ok(_) => Ok(()),
            Err(fault) => Err(format!("that is no decision: {fault}")),
        }
    }
}

/// Writes the TypeScript types of what is said.
///
/// # Errors
/// A file cannot be written.
pub fn export_types(folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(folder);
    Setup::export_all(&config)?;
    View::export_all(&config)?;
    Action::export_all(&config)?;
    Event::export_all(&config)
}
