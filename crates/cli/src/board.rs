//! `rumpus check-board`.

use crate::{Answer, read, say};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `rumpus check-board`.
#[derive(Args)]
pub struct CheckBoard {
    /// A board file (JSON)
    file: PathBuf,
    /// The game it is for
    #[arg(long, default_value = "toy-battle")]
    game: String,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl CheckBoard {
    /// Lists all faults; the answer is no when there is one.
    pub fn run(self) -> Result<Answer, String> {
        let text = read(&self.file)?;
        let judged = shelf::check_board(&self.game, &text);
        let judged = judged.ok_or_else(|| format!("there is no game {:?} that has boards", self.game))?;
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
