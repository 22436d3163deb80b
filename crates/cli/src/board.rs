//! `rumpus check-board`: lists the faults of a board file.

use crate::{Answer, read, say};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `rumpus check-board`.
#[derive(Args)]
pub struct CheckBoard {
    /// A board or battlefield file (JSON)
    file: PathBuf,
    /// The game of the board [default: the game that the file names, else the first game that can read the file]
    #[arg(long)]
    game: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl CheckBoard {
    /// Prints all faults of the board. Returns [`Answer::No`] if there are any.
    pub fn run(self) -> Result<Answer, String> {
        let text = read(&self.file)?;
        let named = || serde_json::from_str::<Value>(&text).ok()?["game"].as_str().map(str::to_owned);
        let judged = match self.game.or_else(named) {
            Some(game) => {
                let judged = shelf::check_board(&game, &text);
                judged.ok_or_else(|| {
                    format!("{game:?} is not a game that has boards; rumpus games --json lists the boards of each game")
                })?
            }
            None => first_that_reads(&text),
        };
        let faults = judged.map_err(|why| format!("{}: {why}", self.file.display()))?;
        Ok(list(&faults, self.json))
    }
}

/// Tries the games one after another until one can read the board, and returns the faults that this game finds. If none
/// can, the error says why the first game cannot.
fn first_that_reads(text: &str) -> Result<Vec<Value>, String> {
    let mut all = shelf::games().filter_map(|game| game.entry().boards()).map(|boards| boards.check(text));
    let first = all.next().ok_or("no game of this build has boards")?;
    first.or_else(|why| all.find_map(Result::ok).ok_or(why))
}

/// Prints faults of a board or force, and their number. Returns [`Answer::No`] if there are any.
pub fn list(faults: &[Value], as_json: bool) -> Answer {
    if as_json {
        say!("{}", json!({"faults": faults}));
    } else {
        for fault in faults {
            say!("{}: {}", word(&fault["rule"]), word(&fault["because"]));
        }
        match faults.len() {
            0 => say!("no faults"),
            1 => say!("1 fault"),
            n => say!("{n} faults"),
        }
    }
    if faults.is_empty() { Answer::Yes } else { Answer::No }
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
