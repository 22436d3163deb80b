//! What an evolution has found: the strongest force, and its fresh games.

use super::race::Candidate;
use super::{EvolutionQuestion, Meeting};
use crate::Share;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Half the width of an interval of 95 %, in standard deviations.
const Z_95: f64 = 1.959_963_984_540_054;

/// Wins and losses against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
}

/// The counts of fresh games: those of the strongest force, and those of the ready-made reference.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Validation {
    /// How many trials each of both forces has had.
    pub(super) trials: u32,
    /// For each of both forces, a tally against each ready-made force, and a last one against forces that bots built.
    tallies: [Vec<Tally>; 2],
    /// The trials that both forces played, the sum of the differences of their points in these trials, and the sum of
    /// the squares of the differences. Points are in halves.
    pairs: (i64, i64, i64),
}

impl Validation {
    pub(super) fn none(ready: usize) -> Validation {
        let empty = vec![Tally::default(); ready + 1];
        Validation { trials: 0, tallies: [empty.clone(), empty], pairs: (0, 0, 0) }
    }

    /// Counts trials. `played` holds the meetings of each force. `opponent` returns the ready-made force of a trial.
    pub(super) fn count(&mut self, played: &[Vec<Option<Meeting>>], opponent: impl Fn(u32) -> Option<usize>) {
        for (tallies, meetings) in self.tallies.iter_mut().zip(played) {
            let built = tallies.len() - 1;
            for (nth, meeting) in (0..).zip(meetings) {
                let tally = &mut tallies[opponent(nth).unwrap_or(built)];
                if let Some(meeting) = meeting {
                    tally.won += meeting.won;
                    tally.lost += meeting.lost;
                    tally.drawn += meeting.drawn;
                }
            }
        }
        if let [found, reference] = played {
            for (one, other) in found.iter().zip(reference) {
                if let (Some(one), Some(other)) = (one, other) {
                    let by = one.halves() - other.halves();
                    self.pairs = (self.pairs.0 + 1, self.pairs.1 + by, self.pairs.2 + by * by);
                }
            }
        }
    }

    /// Returns whether the strongest force has played a game.
    pub(super) fn has_games(&self) -> bool {
        self.tallies[0].iter().any(|tally| tally.won + tally.lost + tally.drawn > 0)
    }

    fn lead(&self) -> Option<Lead> {
        let (trials, sum, squares) = self.pairs;
        if trials < 2 {
            return None;
        }
        let count = trials as f64;
        let mean = sum as f64 / count;
        let variance = (squares as f64 / count - mean * mean).max(0.0) / (count - 1.0);
        let spread = Z_95 * variance.sqrt();
        // A trial has two games, which are worth four halves.
        let share = |halves: f64| halves / 4.0;
        Some(Lead { trials: trials as u32, by: share(mean), low: share(mean - spread), high: share(mean + spread) })
    }
}

/// How many more of the points a force won than another force on the same trials.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lead {
    /// How many trials both forces played. Each has two games.
    pub trials: u32,
    /// The difference of the shares of points, from -1 to 1. A drawn game is half a point.
    pub by: f64,
    /// Lower end of the interval of 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// The fresh games of a force against one opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Against {
    /// The name of the ready-made force. `None` for all forces that bots built.
    pub name: Option<String>,
    /// The share of decided games that the force won. A game is decided if exactly one seat has won it.
    pub wins: Share,
}

impl Against {
    /// Returns whether the games show that the force beats this opponent.
    pub fn is_beaten(&self) -> bool {
        self.wins.low > 0.5
    }

    /// Returns whether the games show that this opponent beats the force.
    pub fn is_better(&self) -> bool {
        self.wins.high < 0.5
    }
}

/// A force with its fresh games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Validated {
    /// The name, if this force comes with the game.
    pub name: Option<String>,
    /// The force, in the game's own JSON.
    pub force: Value,
    /// The share of all decided games that the force won, with its interval.
    pub wins: Share,
    /// How many games both or neither won.
    pub undecided: u32,
    /// The games against each ready-made force, and at last those against forces that bots built. Opponents whom the
    /// force did not meet are left out.
    pub against: Vec<Against>,
}

/// The answer of an evolution. All shares come from games that were played after the force was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Strongest {
    /// The strongest force that the evolution found.
    pub found: Validated,
    /// The generation in which the force was new, counted from 0. Those of generation 0 are ready-made or built by a
    /// bot.
    pub born: u32,
    /// The ready-made force that did best in the first generation, with the same games. `None` if no ready-made force
    /// is allowed, or if the strongest force is itself ready-made.
    pub reference: Option<Validated>,
    /// How much better the strongest force did than `reference`.
    pub lead: Option<Lead>,
}

impl Strongest {
    pub(super) fn of(
        question: &EvolutionQuestion,
        found: &Candidate,
        reference: Option<usize>,
        validation: &Validation,
    ) -> Strongest {
        let name = |nth: usize| question.ready[nth].name.clone();
        let validated = |name: Option<String>, force: &Value, tallies: &[Tally]| {
            let won = tallies.iter().map(|tally| tally.won).sum();
            let lost: u32 = tallies.iter().map(|tally| tally.lost).sum();
            let undecided = tallies.iter().map(|tally| tally.drawn).sum();
            let names = question.ready.iter().map(|ready| Some(ready.name.clone())).chain([None]);
            let line = |(name, tally): (Option<String>, &Tally)| Against {
                name,
                wins: Share::new(tally.won, tally.won + tally.lost),
            };
            let met = |tally: &Tally| tally.won + tally.lost + tally.drawn > 0;
            let against = names.zip(tallies).filter(|(_, tally)| met(tally)).map(line).collect();
            Validated { name, force: force.clone(), wins: Share::new(won, won + lost), undecided, against }
        };
        let other = reference.filter(|_| found.ready.is_none());
        Strongest {
            found: validated(found.ready.map(name), &found.force, &validation.tallies[0]),
            born: found.born,
            reference: other.map(|nth| validated(Some(name(nth)), &question.ready[nth].force, &validation.tallies[1])),
            lead: validation.lead(),
        }
    }
}
