//! `rumpus games`: lists the games of this build.

use crate::{Answer, say, say_lines};
use clap::Args;
use serde_json::{Value, json};
use shelf::BoxedGame;

/// Arguments of `rumpus games`.
#[derive(Args)]
pub struct Games {
    /// Print JSON, which also has each game's edition, boards, word for a force, and games that bots play in tests
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Prints all games of this build, one a line.
    pub fn run(self) -> Result<Answer, String> {
        if self.json {
            let games: Vec<Value> = shelf::games().map(described).collect();
            say_lines!("{}", serde_json::to_string_pretty(&games).expect("games are plain data"));
            return Ok(Answer::Yes);
        }
        for game in shelf::games() {
            let (about, rules) = (game.entry().about(), game.rules());
            let (least, most) = (about.players.min, about.players.max);
            let players = if least == most { least.to_string() } else { format!("{least} to {most}") };
            say!("{}: {}, {players} players, revision {}", about.id, about.title.en, rules.revision);
        }
        Ok(Answer::Yes)
    }
}

fn described(game: &dyn BoxedGame) -> Value {
    let entry = game.entry();
    let mut said = json!(entry.about());
    (said["edition"], said["revision"]) = (json!(entry.edition()), json!(game.rules().revision));
    said["boards"] = json!(entry.boards().map(|boards| boards.names()).unwrap_or_default());
    said["brings"] = json!(entry.forces().map(|forces| forces.word()));
    said["trials"] = json!(entry.trials());
    said
}
