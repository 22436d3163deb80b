//! Studies: questions that games of bots answer.
//!
//! A study plays block after block and can be kept between blocks. With the same question and counts, it continues as
//! if it had never stopped, because every game takes its luck only from the seed and its own number.

use crate::answer::{Answer, Verdict, judge};
use crate::{Batch, BatchSetup, Counts, Fault, Played, Programs};
use search::{Bot, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The confidence of intervals, in percent. In a study of fairness, the intervals of all judged shares hold at the same
/// time with this confidence. In a study of an option, the intervals of all changes do. Each other interval is computed
/// by itself.
pub const CONFIDENCE_PERCENT: u32 = 95;
/// The most times that a study checks whether its question is answered. Such a check is a look. Each look comes after
/// twice as many games as the look before.
const LOOKS: u32 = 6;
/// A look at fewer games than this is left out, except for the last look.
const LEAST_LOOKED_AT: u32 = 20;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// Whether every seat, the seat that begins and every named side win their fair share.
    Fair {
        /// How far a share may lie from the fair share and still be fair, in percentage points.
        margin: u8,
    },
    /// What an option changes. The first arm is played with the default of the option, the second with its other value.
    Ruling,
}

/// What one contestant brings to every game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The name of the force. `None` if bots build a new force for each game, or if the game has no forces.
    pub name: Option<String>,
    /// The force.
    pub force: Option<Value>,
}

/// An arm of a study: one of the variants that are compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arm {
    /// The name of the arm, such as the option with its value.
    pub name: String,
    /// The set-ups to play on. Each game draws one.
    pub grounds: Vec<BatchSetup>,
}

/// A question, with everything on which its answer depends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The game's name on the shelf.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// What is asked.
    pub asks: Asks,
    /// The level of the bots on all seats, 1 to 5.
    pub level: u8,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// What the contestants bring, one for each seat. The contestants move on by one seat each game.
    pub sides: Vec<Side>,
    /// One arm, or two that are compared.
    pub arms: Vec<Arm>,
    /// The most games that are played of each arm.
    pub games: u32,
    /// The seed from which all luck follows.
    pub seed: u64,
}

impl Question {
    /// Returns the numbers of games after which the study checks whether it can stop.
    pub fn looks(&self) -> Vec<u32> {
        if self.asks == Asks::Ruling {
            return vec![self.games];
        }
        let looks = (0..LOOKS).rev().map(|halvings| self.games >> halvings);
        looks.filter(|games| *games >= LEAST_LOOKED_AT || *games == self.games).collect()
    }

    /// Returns the indexes of the sides that are judged. These are the sides with a named force. The list is empty if
    /// all sides are the same.
    pub fn judged_sides(&self) -> Vec<usize> {
        let are_alike = self.sides.iter().all(|side| *side == self.sides[0]);
        let named = (0..self.sides.len()).filter(|place| self.sides[*place].name.is_some());
        if are_alike { Vec::new() } else { named.collect() }
    }
}

/// A question and the games that were played for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// The question.
    pub question: Question,
    /// The counts of each arm.
    pub arms: Vec<Counts>,
    /// The verdict on fairness, as soon as one of the [`Question::looks`] has given it.
    pub verdict: Option<Verdict>,
}

impl Study {
    /// Begins a study. The question must have an arm, and as many sides as seats.
    pub fn new(question: Question) -> Study {
        let arms = question.arms.iter().map(|_| Counts::none(question.seats.len())).collect();
        Study { question, arms, verdict: None }
    }

    /// Returns whether no more games are to be played.
    pub fn is_done(&self) -> bool {
        self.verdict.is_some() || self.next_arm().is_none()
    }

    /// Returns how many games were played, in all arms together.
    pub fn played(&self) -> u32 {
        self.arms.iter().map(Counts::played).sum()
    }

    /// Returns the next games to play, `block` at most, and the index of their arm. `None` when the study is done.
    pub fn next_batch(&self, block: u32, jobs: usize) -> Option<(usize, Batch)> {
        if self.is_done() {
            return None;
        }
        let (question, arm) = (&self.question, self.next_arm()?);
        let played = self.arms[arm].played();
        let until = question.looks().into_iter().find(|look| *look > played)?;
        let bot = Bot::Search(Level::new(question.level)?);
        let batch = Batch {
            game: question.game.clone(),
            revision: Some(question.revision),
            grounds: question.arms[arm].grounds.clone(),
            bots: vec![bot; question.seats.len()],
            programs: Programs::default(),
            stay: false,
            forces: question.sides.iter().map(|side| side.force.clone()).collect(),
            is_drawn_anew: true,
            first: played,
            games: block.min(until - played),
            seed: question.seed,
            jobs,
        };
        Some((arm, batch))
    }

    /// Counts a game of an arm. If a look is due, checks whether the study can stop. Games must come in order.
    pub fn count(&mut self, arm: usize, game: &Result<Played, Fault>) {
        self.arms[arm].count(game);
        let played = self.arms[arm].played();
        if let Asks::Fair { margin } = self.question.asks
            && self.question.looks().contains(&played)
        {
            let verdict = judge(&self.question, &self.arms[arm], margin);
            let is_last = played == self.question.games;
            self.verdict = (verdict != Verdict::Open || is_last).then_some(verdict);
        }
    }

    /// Says what the games have shown so far.
    pub fn answer(&self) -> Answer {
        Answer::of(self)
    }

    /// Returns the arm with the fewest games, unless it has all its games.
    fn next_arm(&self) -> Option<usize> {
        let (arm, counts) = self.arms.iter().enumerate().min_by_key(|(_, counts)| counts.played())?;
        (counts.played() < self.question.games).then_some(arm)
    }
}
