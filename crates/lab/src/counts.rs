//! The counts of a study's games.

use crate::{Fault, Played};
use referee::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts of games. Wins are counted only in decided games. A game is decided if exactly one seat has won it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    /// Games played to their end.
    pub games: u32,
    /// Games that exactly one seat has won.
    pub decided: u32,
    /// Decided games won, by seat.
    pub seats: Vec<u32>,
    /// Decided games won, by side, in the order of the question.
    pub sides: Vec<u32>,
    /// Decided games in which one seat alone made the first decision.
    pub started: u32,
    /// Decided games won by the seat that alone made the first decision.
    pub starter: u32,
    /// The number of games for each kind of ending. The key is the game's word for the ending.
    pub endings: BTreeMap<String, u32>,
    /// The number of decisions in all games.
    pub decisions: u64,
    /// The sum of the squares of each game's number of decisions.
    pub squares: u64,
    /// The number of decisions in the shortest game; 0 without games.
    pub least: u32,
    /// The number of decisions in the longest game.
    pub most: u32,
    /// Games that failed. No other count includes them.
    pub faults: Vec<Fault>,
}

impl Counts {
    /// Returns empty counts for a game with this number of seats.
    pub(crate) fn none(seats: usize) -> Counts {
        Counts { seats: vec![0; seats], sides: vec![0; seats], ..Counts::default() }
    }

    /// Returns how many games were played, including those that failed.
    pub fn played(&self) -> u32 {
        self.games + self.faults.len() as u32
    }

    pub(crate) fn count(&mut self, game: &Result<Played, Fault>) {
        let played = match game {
            Ok(played) => played,
            Err(fault) => return self.faults.push(fault.clone()),
        };
        let decisions = played.decisions;
        self.least = if self.games == 0 { decisions } else { self.least.min(decisions) };
        self.most = self.most.max(decisions);
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.squares += u64::from(decisions).pow(2);
        *self.endings.entry(played.by.clone()).or_default() += 1;
        if let [winner] = played.winners.iter().collect::<Vec<Seat>>()[..] {
            self.decided += 1;
            self.seats[winner.index()] += 1;
            self.sides[played.contestants[winner.index()]] += 1;
            self.started += u32::from(played.starter.is_some());
            self.starter += u32::from(played.starter == Some(winner));
        }
    }

    /// Returns the mean number of decisions and the variance of that mean; `None` before the second game.
    pub(crate) fn length(&self) -> Option<(f64, f64)> {
        if self.games < 2 {
            return None;
        }
        let games = f64::from(self.games);
        let mean = self.decisions as f64 / games;
        let variance = (self.squares as f64 / games - mean * mean).max(0.0) * games / (games - 1.0);
        Some((mean, variance / games))
    }
}
