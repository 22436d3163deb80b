//! Says which matches bots play to test a game: for golden records, fuzz tests and `cargo xtask night`.

use serde::Serialize;

/// The matches that bots play to test a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trials {
    /// Numbers of seats for which there are golden records: recorded games that must replay for ever.
    pub recorded_tables: &'static [usize],
    /// Options with golden records of their own. Each entry has the option as `key=value`, a board on which it matters,
    /// and the number of seats.
    pub recorded_options: &'static [(&'static str, Option<&'static str>, usize)],
    /// Golden records of games that end in a rare way. Each has a name, a board, a number of seats, and the seed with
    /// which random bots play such a game.
    pub recorded_endings: &'static [(&'static str, Option<&'static str>, usize, u64)],
    /// The two bots that play the usual golden records. In each game, one of them plays one seat and the other plays
    /// all other seats.
    pub recorded_bots: [&'static str; 2],
    /// Numbers of seats with which bots play in `cargo xtask night`.
    pub tables: &'static [usize],
    /// How many games a batch plays to test that every game ends.
    pub soak: u32,
    /// Options that change the course of games, each as `key=value`. Bots play a separate batch with each.
    pub options: &'static [&'static str],
    /// How many games `cargo xtask night` plays between bots of two neighbouring levels, in percent of the usual
    /// number.
    pub rung_percent: u32,
    /// Level 5 must win more than this share of its games against greedy bots, in percent. With `None`, it
    /// must win clearly more than its fair share, which is one divided by the number of seats.
    pub beats_greedy_percent: Option<u32>,
    /// Positions in which the fuzz tests try decisions.
    pub moments: &'static [Moment],
}

/// A position in a game between bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The board, if the game has boards.
    pub board: Option<&'static str>,
    /// The number of seats of the game.
    pub seats: usize,
    /// How many decisions the bots make first.
    pub decisions: u32,
    /// A further decision in JSON that leads to the position. The bots play on until it is legal; then it is carried
    /// out.
    pub then: Option<&'static str>,
}

impl Trials {
    /// Returns the usual trials, for a game with fast bots, with these numbers of seats and without options.
    pub const fn of(tables: &'static [usize], moments: &'static [Moment]) -> Trials {
        Trials {
            recorded_tables: tables,
            recorded_options: &[],
            recorded_endings: &[],
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
