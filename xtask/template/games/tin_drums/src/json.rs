//! The game in JSON: its names, the sentences of its log, and its scenario files.

use crate::{Action, Event, Hints, Options, Setup, State, TinDrums, View};
use referee::{Draw, Game, PlainCodec};
use scenario::{Fact, Plain, ScenarioGame};
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

impl PlainCodec for TinDrums {
    const SEATS: &'static [&'static str] = &["blue", "red"];
    const TIMEOUT: Action = Action::Timeout {};
    const SENTENCES: &'static [(&'static str, &'static str)] =
        &[("took", "{seat} takes {sticks}, {left} are left"), ("left", "{seat} leaves the table")];
}

impl ScenarioGame for TinDrums {
    type Given = State;
    type Options = Options;
    type Luck = Draw;
    type Assertion = Fact;
    type ScenarioPosition = Plain<TinDrums>;

    const GAMES: &'static [&'static str] = &["tin-drums"];

    fn set_up(
        _: &str,
        revision: u32,
        given: State,
        options: Options,
        luck: Vec<Draw>,
    ) -> Result<Plain<TinDrums>, Vec<String>> {
        let opened = TinDrums::open_revision(Setup { options }, revision);
        let game = opened.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
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
    Hints::export_all(&config)?;
    Event::export_all(&config)
}
