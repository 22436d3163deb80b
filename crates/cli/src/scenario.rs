//! `rumpus scenario`: runs scenario files.

use crate::{Answer, read, say};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Arguments of `rumpus scenario`.
#[derive(Args)]
pub struct Scenario {
    /// Scenario files (JSON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The revision of the rules for files that name none [default: the newest]
    #[arg(long, value_name = "N")]
    revision: Option<u32>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Scenario {
    /// Runs all files that can be read, and prints each failure. Returns [`Answer::No`] if a scenario fails.
    ///
    /// # Errors
    /// A file could not be read. The command runs all other files nevertheless.
    pub fn run(self) -> Result<Answer, String> {
        let (mut passed, mut failed) = (0, 0);
        let (mut files, mut unread) = (Vec::new(), Vec::new());
        for path in &self.files {
            let run = |text: String| {
                shelf::scenario(&text, self.revision).map_err(|why| format!("{}: {why}", path.display()))
            };
            let report = match read(path).and_then(run) {
                Ok(report) => report,
                Err(why) => {
                    files.push(json!({"file": path.display().to_string(), "unread": why}));
                    unread.push(why);
                    continue;
                }
            };
            passed += report.passed;
            failed += report.failures.len();
            if !self.json {
                for failure in &report.failures {
                    say!("{failure}");
                }
            }
            files.push(json!({"file": path.display().to_string(), "report": report}));
        }
        if self.json {
            say!("{}", json!({"passed": passed, "failed": failed, "files": Value::from(files)}));
        } else {
            say!("{passed} passed, {failed} failed");
        }
        if !unread.is_empty() {
            return Err(unread.join("\nrumpus: "));
        }
        Ok(if failed == 0 { Answer::Yes } else { Answer::No })
    }
}
