//! Games that only bots play: golden records, fuzzing, and the batches of `cargo xtask night`.

use serde::Serialize;

/// What bots play of a game to prove it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trials {
    /// Numbers of seats of the tables that have golden records.
    pub recorded_tables: &'static [usize],
    /// Options with golden records of their own: each as `key=value`, a board on which it matters, and the number of seats.
    pub recorded_options: &'static [(&'static str, Option<&'static str>, usize)],
    /// Who plays the golden records: one bot, and the bot of all other seats.
    pub recorded_bots: [&'static str; 2],
    /// Numbers of seats of the tables that bots play at night.
    pub tables: &'static [usize],
    /// How many games of a batch show that every game ends.
    pub soak: u32,
    /// Options that change how games go on, each as `key=value`; batches of their own are played with each.
    pub options: &'static [&'static str],
    /// How many games of a rung of the ladder of bots are played, of a hundred.
    pub rung_percent: u32,
    /// What share of its games the highest level wins against greedy bots at least, in percent; without one it wins clearly more often.
    pub beats_greedy_percent: Option<u32>,
    /// Moments of games to which the fuzz targets say decisions.
    pub moments: &'static [Moment],
}

/// A moment of a game of random bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The board, if the game has boards.
    pub board: Option<&'static str>,
    /// The number of seats.
    pub seats: usize,
    /// The decisions taken before.
    pub decisions: u32,
    /// A decision in JSON with which it is reached: bots play on until it is legal, and it is taken.
    pub then: Option<&'static str>,
}

impl Trials {
    /// Trials of a game of so many seats with bots that are quick: golden records and a soak, nothing of its own.
    pub const fn of(tables: &'static [usize], moments: &'static [Moment]) -> Trials {
        Trials {
            recorded_tables: tables,
            recorded_options: &[],
            recorded_bots: ["bot:greedy", "bot:random"],
            tables,
            soak: 10_000,
            options: &[],
            rung_percent: 100,
            beats_greedy_percent: None,
            moments,
        }
    }
}
