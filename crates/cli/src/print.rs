//! `rumpus print`: prints the cards of a force file, such as an army, as PDF.

use crate::{Answer, complain, options, read};
use ::print::{Language, Paper, Sheet};
use clap::Args;
use serde_json::{Value, json};
use shelf::PrintError;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Prints the cards of a force, such as an army, as PDF.
#[derive(Args)]
pub struct Print {
    /// A force file (JSON), such as an army
    file: PathBuf,
    /// Where to write the PDF; the name "-" means standard output. An existing file is overwritten
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The paper: a4 or letter
    #[arg(long, default_value = "a4")]
    paper: Paper,
    /// The language of the cards: en or ko
    #[arg(long, visible_alias = "lang", default_value = "en")]
    language: Language,
    /// An option of the game. Some options change points, prices, distances or templates on the cards
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl Print {
    /// Writes the PDF. If the force has faults, writes nothing and returns [`Answer::No`].
    pub fn run(self) -> Result<Answer, String> {
        let file = self.file.display();
        let force: Value =
            serde_json::from_str(&read(&self.file)?).map_err(|fault| format!("{file} is not JSON: {fault}"))?;
        let game = force["game"].as_str().ok_or_else(|| format!("{file} has no field `game` that names its game"))?;
        let no_cards =
            || format!("{file}: {game:?} is not a game that has cards to print; rumpus games lists the games");
        let page = shelf::page(game).ok_or_else(no_cards)?;
        let setup = json!({ "options": options::parse_options(game, &page["options"], &self.options)? });
        let printout = match shelf::printed(game, &setup, &force, self.language).ok_or_else(no_cards)? {
            Ok(printout) => printout,
            Err(PrintError::Unreadable(why)) => return Err(format!("{file}: {why}")),
            Err(PrintError::Refused(faults)) => {
                for fault in &faults {
                    let word = |key: &str| fault[key].as_str().unwrap_or_default();
                    complain!("{file}: {}: {}", word("rule"), word("because"));
                }
                complain!("{file} has faults, so nothing is printed");
                return Ok(Answer::No);
            }
        };
        let sheet = Sheet { paper: self.paper, language: self.language };
        let pdf = printout.pdf(&sheet).map_err(|fault| format!("{file}: {fault}"))?;
        for warning in &pdf.warnings {
            complain!("{file}: warning: {warning}");
        }
        write(&self.output, &pdf.bytes)?;
        Ok(Answer::Yes)
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if path == Path::new("-") {
        let mut out = std::io::stdout();
        return out
            .write_all(bytes)
            .and_then(|()| out.flush())
            .map_err(|fault| format!("the PDF cannot be written: {fault}"));
    }
    std::fs::write(path, bytes).map_err(|fault| format!("{} cannot be written: {fault}", path.display()))
}
