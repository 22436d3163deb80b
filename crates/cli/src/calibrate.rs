//! `rumpus calibrate`: measures how often attacks topple figures.

use crate::{Answer, say_lines};
use clap::Args;
use std::path::PathBuf;

/// Arguments of `rumpus calibrate`.
#[derive(Args)]
pub struct Calibrate {
    /// How many attacks to simulate for each cell of the table with aim noise (a random error of the aim). 10000 at
    /// most; 0 leaves that table out
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(..=10_000))]
    runs: u32,
    /// A file of constants to measure in place of those of the game, in the format of physics.json
    #[arg(long)]
    constants: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Calibrate {
    /// Measures how often attacks topple figures. Prints the results beside the numbers of the prototype of the
    /// physics.
    pub fn run(self) -> Result<Answer, String> {
        let constants = match &self.constants {
            Some(path) => crate::read(path)?,
            None => {
                let simulated = shelf::games().find_map(|game| game.entry().constants());
                simulated
                    .ok_or("no game of this build has physics constants; name a file with --constants FILE")?
                    .to_owned()
            }
        };
        let model = physics::Model::read(&constants)?;
        let calibration = physics::calibrate(&model, self.runs);
        if self.json {
            let json = serde_json::to_string_pretty(&calibration).expect("plain data can be written as JSON");
            say_lines!("{json}");
        } else {
            say_lines!("{}", calibration.to_string().trim_end());
        }
        Ok(Answer::Yes)
    }
}
