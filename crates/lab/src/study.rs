//! Questions that bot games answer, and how far each answer is known.
//!
//! A study plays block after block and can be kept between blocks. With the same question and counts it goes on as if
//! it had never stopped. This works because every game takes its luck from the seed and its own number alone.

use crate::answer::{Answer, Verdict, judge};
use crate::{Batch, BatchSetup, Counts, Fault, Played, Programs};
use search::{Bot, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How often all intervals that an answer rests on hold together, in percent.
pub const CONFIDENCE_PERCENT: u32 = 95;
/// The most looks of a study at its games. Each comes after twice as many games as the one before.
const LOOKS: u32 = 6;
/// Fewer games than this are not looked at, unless no more are played.
const LEAST_LOOKED_AT: u32 = 20;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// Whether every seat, the seat that begins and every named side win their fair share.
    Fair {
        /// How far from its fair share a share may lie, in percentage points.
        margin: u8,
    },
    /// What an option changes: the first arm is played by its default, the second with the option.
    Ruling,
}

/// What one contestant brings to every game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The name of its force. `None` if bots build a force anew for each game, or the game has no forces.
    pub name: Option<String>,
    /// Its force.
    pub force: Option<Value>,
}

/// One of the things that are compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arm {
    /// Its name, such as the option with its value.
    pub name: String,
    /// What is played on; each game draws one.
    pub grounds: Vec<BatchSetup>,
}

/// A question with all that settles its answer.
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
    /// What the contestants bring, one a seat. They move on by a seat each game.
    pub sides: Vec<Side>,
    /// One arm, or two that are compared.
    pub arms: Vec<Arm>,
    /// How many games are played of each arm at most.
    pub games: u32,
    /// Settles all luck.
    pub seed: u64,
}

impl Question {
    /// Returns after how many games the study looks whether it can stop.
    pub fn looks(&self) -> Vec<u32> {
        if self.asks == Asks::Ruling {
            return vec![self.games];
        }
        let looks = (0..LOOKS).rev().map(|halvings| self.games >> halvings);
        looks.filter(|games| *games >= LEAST_LOOKED_AT || *games == self.games).collect()
    }

    /// Returns the sides that are judged, by their places: those that bring a force of their own, unless all bring the same.
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
    /// What was counted, by arm.
    pub arms: Vec<Counts>,
    /// The verdict on fairness, once a look has settled it.
    pub verdict: Option<Verdict>,
}

impl Study {
    /// Begins a study. The question must have an arm, and a side a seat.
    pub fn new(question: Question) -> Study {
        let arms = question.arms.iter().map(|_| Counts::none(question.seats.len())).collect();
        Study { question, arms, verdict: None }
    }

    /// Returns whether no more games are to be played.
    pub fn is_done(&self) -> bool {
        self.verdict.is_some() || self.next_arm().is_none()
    }

    /// Returns how many games were played, of all arms.
    pub fn played(&self) -> u32 {
        self.arms.iter().map(Counts::played).sum()
    }

    /// Returns what to play next, `block` games at most, and for which arm; `None` when the study is done.
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

    /// Counts a game of an arm, and looks whether the study can stop if it is time to look. Games come in order.
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

    /// The arm with the fewest games, if it lacks any.
    fn next_arm(&self) -> Option<usize> {
        let (arm, counts) = self.arms.iter().enumerate().min_by_key(|(_, counts)| counts.played())?;
        (counts.played() < self.question.games).then_some(arm)
    }
}
