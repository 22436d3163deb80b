//! Two players who meet again and again and change seats.

use super::parse;
use crate::batch::{grounds, time};
use crate::player::{Player, seated};
use ::lab::{Batch, BatchSetup, Fault, Played, Watch};
use clap::Args;
use std::time::Duration;

/// The boards and options of the games, and how they are played.
#[derive(Args)]
pub(super) struct Duels {
    /// The game's name, such as toy-battle
    pub(super) game: String,
    /// The board: a name, a file, or random for another board each pair of games; repeat it for several boards
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How long a program may take for a decision; bots count simulations instead
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = time)]
    time_per_decision: Duration,
    /// Settles all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many games are played at once; this changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Print the answer as JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// How a game went: the points of the first player (0, one half or 1), or what went wrong.
pub(super) type DuelResult = Result<f64, Fault>;

impl Duels {
    /// Returns the set-ups of the games.
    ///
    /// # Errors
    /// The game, a board or an option is unknown, or the game is not for two.
    pub(super) fn grounds(&self) -> Result<Vec<BatchSetup>, String> {
        let page = shelf::named(&self.game).map_err(|why| why.to_string())?.page();
        if page["players"]["min"].as_u64().is_some_and(|least| least > 2) {
            return Err(format!("{} is not for two players", self.game));
        }
        parse(&self.game, &page, &self.options)?;
        grounds(&self.game, &self.board, 2, &self.options)
    }

    /// Plays `games` games between two players, numbered from `first`, and returns how each game went.
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

/// Returns the points of the first contestant.
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
