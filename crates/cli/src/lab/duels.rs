//! Plays games between two players, who change seats after every game.

use super::parse;
use crate::batch::{grounds, time};
use crate::player::{Player, seated};
use ::lab::{Batch, BatchSetup, Fault, Played, Watch};
use clap::Args;
use std::time::Duration;

/// Which games two players play, and how. These are arguments of `rumpus lab elo` and `rumpus lab sprt`.
#[derive(Args)]
pub(super) struct Duels {
    /// The game's name, such as toy-battle
    pub(super) game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Each pair of
    /// games draws one of the boards
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How long a program may take for a decision. Bots have no time limit; they make a fixed number of simulations
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = time)]
    time_per_decision: Duration,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Print the answer as JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// The points of the first player in a game (0, one half or 1), or the fault of a game that failed.
pub(super) type DuelResult = Result<f64, Fault>;

impl Duels {
    /// Returns the set-ups that games draw from, one for each board.
    ///
    /// # Errors
    /// The game, a board or an option is unknown, or two cannot play the game.
    pub(super) fn grounds(&self) -> Result<Vec<BatchSetup>, String> {
        let page = shelf::named(&self.game).map_err(|why| why.to_string())?.page();
        if page["players"]["min"].as_u64().is_some_and(|least| least > 2) {
            return Err(format!("{} needs more than two players, but here two players meet", self.game));
        }
        parse(&self.game, &page, &self.options)?;
        grounds(&self.game, &self.board, 2, &self.options)
    }

    /// Plays `games` games between two players. Numbers the games from `first`. Returns the result of each game.
    pub(super) fn meet(
        &self,
        grounds: &[BatchSetup],
        players: &[Player; 2],
        first: u32,
        games: u32,
    ) -> Result<Vec<DuelResult>, String> {
        let (bots, programs) = seated(players, self.time_per_decision);
        let batch = Batch {
            game: self.game.clone(),
            grounds: grounds.to_vec(),
            bots,
            programs,
            first,
            games,
            seed: self.seed,
            jobs: usize::from(self.jobs),
            ..Batch::default()
        };
        let mut results = Vec::new();
        let played = &mut |game: &Result<Played, Fault>| results.push(game.as_ref().map(points).map_err(Fault::clone));
        let watch = Watch { progress: &mut |_| (), played: Some(played), records: None };
        let game = shelf::named(&self.game).map_err(|why| why.to_string())?;
        game.play(&batch, watch).map_err(|why| why.to_string())?;
        Ok(results)
    }
}

/// Returns the points of the first contestant in a game: 1 for a win, and one half if both or neither won.
fn points(played: &Played) -> f64 {
    let winners: Vec<usize> = played.winners.iter().map(|seat| played.contestants[seat.index()]).collect();
    match winners[..] {
        [0] => 1.0,
        [_] => 0.0,
        _ => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::{Played, points};
    use referee::{Seat, Seats};

    #[test]
    fn points_go_to_the_player_and_not_to_the_seat() {
        let played = |winners| Played {
            number: 0,
            contestants: vec![1, 0],
            starter: None,
            winners,
            by: String::new(),
            decisions: 1,
            record: String::new(),
            forfeits: Vec::new(),
        };
        let both: Seats = [Seat(0), Seat(1)].into_iter().collect();
        assert_eq!(points(&played(Seats::one(Seat(1)))), 1.0);
        assert_eq!(points(&played(Seats::one(Seat(0)))), 0.0);
        assert_eq!(points(&played(both)), 0.5);
    }
}
