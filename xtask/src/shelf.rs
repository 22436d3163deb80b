//! The games that `rumpus` has, as `rumpus games --json` lists them.

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use crate::run;

/// A game, as far as the commands need it.
#[derive(Deserialize)]
pub struct Game {
    /// The name of the game in commands.
    pub id: String,
    /// The newest revision of the game's rules.
    pub revision: u32,
    /// The boards that come with the game.
    pub boards: Vec<String>,
    /// How bots play the game in tests.
    pub trials: Trials,
}

/// What bots play to test a game. The crate `catalogue` explains each field.
#[derive(Deserialize)]
pub struct Trials {
    pub recorded_tables: Vec<usize>,
    pub recorded_options: Vec<(String, Option<String>, usize)>,
    pub recorded_endings: Vec<(String, Option<String>, usize, u64)>,
    pub recorded_bots: [String; 2],
    pub tables: Vec<usize>,
    pub soak: u32,
    pub options: Vec<String>,
    pub rung_percent: u32,
    pub beats_greedy_percent: Option<u32>,
}

/// Asks a built `rumpus` for the games that it has.
///
/// # Errors
/// The program fails, or the list cannot be read.
pub fn games(program: &Path) -> Result<Vec<Game>, String> {
    let text = run::asked(Command::new(program).args(["games", "--json"])).ok_or("`rumpus games --json` failed")?;
    serde_json::from_str(&text).map_err(|error| format!("the list of games cannot be read: {error}"))
}
