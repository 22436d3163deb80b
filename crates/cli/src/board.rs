//! `rumpus check-board`.

use crate::{Answer, read, say};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `rumpus check-board`.
#[derive(Args)]
pub struct CheckBoard {
    /// A board or battlefield file (JSON)
    file: PathBuf,
    /// The game it is for; otherwise the one that the file names, or toy-battle
    #[arg(long)]
    game: Option<String>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl CheckBoard {
    /// Lists all faults; the answer is no when there is one.
    pub fn run(self) -> Result<Answer, String> {
        let text = read(&self.file)?;
        let named = || serde_json::from_str::<Value>(&text).ok()?["game"].as_str().map(str::to_owned);
        let game = self.game.or_else(named).unwrap_or_else(|| "toy-battle".to_owned());
        let judged = shelf::check_board(&game, &text);
        let judged = judged.ok_or_else(|| format!("there is no game {game:?} that has boards"))?;
        let faults = judged.map_err(|why| format!("{}: {why}", self.file.display()))?;
        Ok(list(&faults, self.json))
    }
}

/// Prints all faults; the answer is no when there is one.
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
