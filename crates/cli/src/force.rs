//! `rumpus check-force`: lists the faults of a force file, such as an army.

use crate::board::list;
use crate::{Answer, options, read};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `rumpus check-force`.
#[derive(Args)]
pub struct CheckForce {
    /// A force file (JSON), such as an army
    file: PathBuf,
    /// The game of the force [default: the game that the file names]
    #[arg(long)]
    game: Option<String>,
    /// An option of the game; some options change which forces are allowed
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl CheckForce {
    /// Prints all faults of the force. Returns [`Answer::No`] if there are any.
    pub fn run(self) -> Result<Answer, String> {
        let said = |why: String| format!("{}: {why}", self.file.display());
        let force: Value =
            serde_json::from_str(&read(&self.file)?).map_err(|fault| said(format!("it is not JSON: {fault}")))?;
        let named = force["game"].as_str().map(str::to_owned);
        let game =
            self.game.or(named).ok_or_else(|| said("the file names no game; name one with --game NAME".into()))?;
        let nothing = || {
            format!("{game:?} is not a game that has forces; rumpus games --json says what each game calls its forces")
        };
        let page = shelf::page(&game).ok_or_else(nothing)?;
        let setup = json!({ "options": options::parse_options(&game, &page["options"], &self.options)? });
        let judged = shelf::check_force(&game, &setup, &force).ok_or_else(nothing)?;
        let faults = judged.map_err(said)?;
        Ok(list(&faults, self.json))
    }
}
