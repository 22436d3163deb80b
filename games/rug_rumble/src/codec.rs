//! The game in JSON: what the types derive, and the sentences of the log.

use crate::{Action, Event, Refusal, RugRumble, Setup, Side, State, Toy, View};
use referee::{Codec, Game, Seat};
use scenario::{Fact, Plain, ScenarioGame};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;
use ts_rs::{Config, ExportError, TS};

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

impl Codec for RugRumble {
    fn seat_names(&self) -> Vec<String> {
        let names = Side::ALL.iter().take(self.seats().into());
        names.map(|side| format!("{side:?}").to_lowercase()).collect()
    }

    fn setup_to_json(&self) -> Value {
        json!(self.setup())
    }

    fn setup_summary(&self) -> Value {
        json!({ "board": null, "options": {} })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        json!(action)
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        Action::deserialize(said).map_err(|fault| format!("that is no decision: {fault}"))
    }

    fn event_to_json(&self, event: &Event) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &View) -> Value {
        json!(view)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        json!({ "choose": Toy::of(&state.players[seat.index()].hand).collect::<Vec<_>>() })
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        json!(refusal)
    }

    fn timeout(&self) -> Action {
        Action::Timeout {}
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout {}
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        &[
            ("drew", "{seat} draws a toy[: {toy}]"),
            ("poured", "{marbles} marbles roll onto the rug; {rug} lie there"),
            ("chose", "{seat} has chosen[: {toy}]"),
            ("raced", "{toys} race[: {winner} takes {marbles} marbles]"),
            ("resigned", "{seat} leaves the game"),
            ("ended", "the game is over, won by {winners}"),
        ]
    }
}

impl ScenarioGame for RugRumble {
    type Given = State;
    type Options = ();
    type Luck = referee::Draw;
    type Assertion = Fact;
    type ScenarioPosition = Plain<RugRumble>;

    const GAMES: &'static [&'static str] = &["rug-rumble"];

    fn set_up(
        _: &str,
        revision: u32,
        given: State,
        (): (),
        luck: Vec<referee::Draw>,
    ) -> Result<Self::ScenarioPosition, Vec<String>> {
        let setup = Setup { players: u8::try_from(given.players.len()).unwrap_or(u8::MAX) };
        let game = RugRumble::open_revision(setup, revision);
        let game = game.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        if !given.is_sound() {
            return Err(vec!["that position cannot come up: count its toys, its bundles and its rounds".into()]);
        }
        Ok(Plain::new(game, given, luck))
    }

    fn is_decision(said: &Value) -> Result<(), String> {
        match Action::deserialize(said) {
            Ok(Action::Timeout {}) => Err("that time is up is said by the table alone".into()),
            Ok(_) => Ok(()),
            Err(fault) => Err(format!("that is no decision: {fault}")),
        }
    }
}
