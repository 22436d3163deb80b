//! Games that only bots play: golden records, fuzzing, and the batches of `cargo xtask night`.

use serde::Serialize;

/// The games that bots play to test a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trials {
    /// Sizes of table, in seats, that have golden records.
    pub recorded_tables: &'static [usize],
    /// Options with golden records of their own: each as `key=value`, a board on which it matters, and the number of
    /// seats.
    pub recorded_options: &'static [(&'static str, Option<&'static str>, usize)],
    /// The bots that play the golden records: the bot of one seat, and the bot of all other seats.
    pub recorded_bots: [&'static str; 2],
    /// Sizes of table, in seats, that bots play at night.
    pub tables: &'static [usize],
    /// How many games a batch plays to test that every game ends.
    pub soak: u32,
    /// Options that change how games go, each as `key=value`; each gets a batch of its own.
    pub options: &'static [&'static str],
    /// How many games `cargo xtask night` plays between two levels of bots, in percent of the usual number.
    pub rung_percent: u32,
    /// The share of wins that the highest level must exceed against greedy bots, in percent. With `None`, the share
    /// must clearly exceed the fair share of a seat.
    pub beats_greedy_percent: Option<u32>,
    /// Moments of games at which the fuzz targets send decisions.
    pub moments: &'static [Moment],
}

/// A moment of a game of random bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The board, if the game has boards.
    pub board: Option<&'static str>,
    /// The number of seats.
    pub seats: usize,
    /// The number of decisions before the moment.
    pub decisions: u32,
    /// A decision in JSON that leads to the moment. Bots play on until the decision is legal. Then the decision is
    /// taken.
    pub then: Option<&'static str>,
}

impl Trials {
    /// Returns the trials of a game with fast bots, at these sizes of table, without options.
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
