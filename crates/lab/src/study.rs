//! Studies: questions that games of bots answer.
//!
//! A study plays its games in blocks and can be stored between blocks. Each game takes its luck only from the seed and
//! its own number. So a study that is read back continues as if it had never stopped.

use crate::answer::{Answer, Verdict, judge};
use crate::{Batch, BatchSetup, Counts, Fault, Played, Programs};
use search::{Bot, Level};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The confidence of intervals, in percent. In a study of fairness, the intervals of all judged shares are
/// simultaneous: with this confidence, all of them contain their true values. In a study of an option, the intervals of
/// all changes are simultaneous. Every other interval is computed by itself.
pub const CONFIDENCE_PERCENT: u32 = 95;
/// The most looks of a study. At a look, the study checks whether its question is answered. Each look comes after twice
/// as many games as the look before.
const LOOKS: u32 = 6;
/// A study leaves out looks at fewer games than this, except for the last look.
const LEAST_LOOKED_AT: u32 = 20;

/// What a study asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// Whether all seats and the seat that begins win their fair share. If sides with named forces are compared,
    /// whether these sides do.
    Fair {
        /// How far a share may lie from the fair share and still count as fair, in percentage points.
        margin: u8,
    },
    /// What an option of the game changes. The games of the first arm have the default of the option, those of the
    /// second have the other value.
    Ruling,
}

/// What one contestant brings to every game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The name of the force. `None` if bots build a new force for each game, or if the game has no forces.
    pub name: Option<String>,
    /// The force, in the game's own JSON. `None` if bots build one, or if the game has no forces.
    pub force: Option<Value>,
}

/// An arm of a study: one of the variants that are compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Arm {
    /// The name of the arm, such as the option with its value.
    pub name: String,
    /// The set-ups to play on. The seed draws one of them for each game.
    pub grounds: Vec<BatchSetup>,
}

/// The question of a study, with everything on which the answer depends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// Whether the question is about fairness or about an option.
    pub asks: Asks,
    /// The level of the bots in all seats, 1 to 6. Commands and the server allow fewer.
    pub level: u8,
    /// The names of the seats, in seat order.
    pub seats: Vec<String>,
    /// What each contestant brings to every game. There are as many contestants as seats. They move on by one seat each
    /// game.
    pub sides: Vec<Side>,
    /// One arm for a question about fairness, or two arms that are compared.
    pub arms: Vec<Arm>,
    /// The most games of each arm.
    pub games: u32,
    /// The seed from which all luck follows.
    pub seed: u64,
}

impl Question {
    /// Returns the looks: the numbers of games of an arm after which the study checks whether its question is answered.
    pub fn looks(&self) -> Vec<u32> {
        if self.asks == Asks::Ruling {
            return vec![self.games];
        }
        let looks = (0..LOOKS).rev().map(|halvings| self.games >> halvings);
        looks.filter(|games| *games >= LEAST_LOOKED_AT || *games == self.games).collect()
    }

    /// Returns the indexes in `sides` of the sides on which the study gives a verdict. These are the sides with a named
    /// force. The list is empty if all sides bring the same force.
    pub fn judged_sides(&self) -> Vec<usize> {
        let are_alike = self.sides.iter().all(|side| *side == self.sides[0]);
        let named = (0..self.sides.len()).filter(|place| self.sides[*place].name.is_some());
        if are_alike { Vec::new() } else { named.collect() }
    }
}

/// A question, and the counts of the games that were played for it so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// What the study asks, and everything on which the answer depends.
    pub question: Question,
    /// The counts of each arm, in the order of [`Question::arms`].
    pub arms: Vec<Counts>,
    /// The verdict on fairness, once a look has ended the study. Always `None` for a question about an option.
    pub verdict: Option<Verdict>,
}

impl Study {
    /// Makes a study without games. The question must have at least one arm, and as many sides as seats.
    pub fn new(question: Question) -> Study {
        let arms = question.arms.iter().map(|_| Counts::none(question.seats.len())).collect();
        Study { question, arms, verdict: None }
    }

    /// Returns whether the study plays no more games.
    pub fn is_done(&self) -> bool {
        self.verdict.is_some() || self.next_arm().is_none()
    }

    /// Returns how many games were played, in all arms together.
    pub fn played(&self) -> u32 {
        self.arms.iter().map(Counts::played).sum()
    }

    /// Returns the next games to play, at most `block`, and the index of their arm. A batch never reaches beyond the
    /// next look. `jobs` is the number of threads. `None` when the study is done.
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

    /// Counts a game of an arm. If a look is due after this game, checks whether the question is answered. Games must
    /// come in the order of their numbers.
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

    /// Returns what the games have shown so far.
    pub fn answer(&self) -> Answer {
        Answer::of(self)
    }

    /// Returns the index of the arm with the fewest games, or `None` if this arm has all its games.
    fn next_arm(&self) -> Option<usize> {
        let (arm, counts) = self.arms.iter().enumerate().min_by_key(|(_, counts)| counts.played())?;
        (counts.played() < self.question.games).then_some(arm)
    }
}
