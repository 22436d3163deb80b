//! The puzzle file, `rumpus-puzzles/1`.

use crate::lesson::{Act, Lesson, Otherwise, Pattern, Step, Text, place};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The only version of the format.
const FORMAT: &str = "rumpus-puzzles/1";

/// Why a text is not a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// The text is not JSON, or does not have the shape of the format.
    #[error("{} does not fit the format: {why}", place(.at))]
    Misfit {
        /// The path of the value in the file, such as `puzzles[2].line`; `.` is the whole file.
        at: String,
        /// What the value is and what is allowed.
        why: String,
    },
    /// The file names another format.
    #[error("the format of the file is {0:?}; this program reads {FORMAT:?}")]
    Format(String),
    /// A puzzle has no step, and so no solution. The text is its id.
    #[error("`line` of puzzle {0:?} is empty; it needs at least one step")]
    NoLine(String),
}

/// By when the solver wins. The solver is the player of the puzzle's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The solver wins in this turn, before another seat decides.
    ThisTurn,
    /// The solver wins with this one decision, whatever the others decide.
    ThisDecision,
    /// The solver wins in the solver's next turn at the latest, whatever the others decide in between.
    NextTurn,
    /// The solver wins before another seat has its next turn, whatever the others decide until then.
    BeforeTheirTurn,
    /// Luck decides whether the solver wins. The solver looks for the decision with the best chance.
    BestChance,
}

/// How hard a puzzle is, measured by the bots that find its first decision. A bot finds it if it makes the same
/// decision. If the decisions of the game are a continuum, any decision that wins counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The greedy bot or level 1 finds the first decision.
    Easy,
    /// Level 2 or 3 finds the first decision, and no weaker bot does.
    Medium,
    /// Neither the greedy bot nor a bot of level 1 to 3 finds the first decision.
    Hard,
}

/// A decision of the solver, and the answers of the others.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleStep {
    /// The decision that leads to the win, in the game's own JSON.
    pub play: Value,
    /// All decisions that keep the win, if there are several. After each of them the same steps follow. In the first
    /// step they count as one decision, for example because they play cards of one rank.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accept: Vec<Value>,
    /// If true, every decision that wins completes the step: it must win when `then` and the decisions of the later
    /// steps follow it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
    /// The decisions of the others after the solver's decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Act>,
}

/// A position in which the solver has to find the winning decision.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The puzzle's name in URLs, such as `7-12-31`. Its parts are the seed of the search, the number of the game and
    /// the number of steps before the puzzle.
    pub id: String,
    /// By when the solver wins.
    pub goal: Goal,
    /// How hard the puzzle is.
    pub grade: Grade,
    /// How many decisions are legal in the first step. If the decisions are a continuum, it is the number of choices
    /// that the proof tried. One of them wins, or has the best chance.
    pub alternatives: u32,
    /// Two chances to win, in ten-thousandths: that of the solution, and the highest of any other decision. Only
    /// puzzles in which luck decides have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<[u32; 2]>,
    /// The set-up, in the game's own JSON.
    pub setup: Value,
    /// The name of the solver's seat.
    pub seat: String,
    /// Scripted luck, written as in a lesson: the values drawn for each clause.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub luck: BTreeMap<String, Vec<u32>>,
    /// The decisions that lead to the position.
    pub before: Vec<Act>,
    /// The steps to the win. There is at least one.
    pub line: Vec<PuzzleStep>,
}

/// The puzzles of a game.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleFile {
    /// Always `rumpus-puzzles/1`.
    pub format: String,
    /// The name of the game, such as `toy-battle`.
    pub game: String,
    /// The puzzles, the easy ones first.
    pub puzzles: Vec<Puzzle>,
}

impl PuzzleFile {
    /// Makes a puzzle file. Puts the easy puzzles first.
    pub fn new(game: &str, mut puzzles: Vec<Puzzle>) -> PuzzleFile {
        puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.goal, puzzle.line.len(), puzzle.alternatives));
        PuzzleFile { format: FORMAT.into(), game: game.into(), puzzles }
    }

    /// Reads the text of a puzzle file. Does not check whether the puzzles fit their game.
    ///
    /// # Errors
    /// The text is not of this format, or a puzzle has no steps.
    pub fn parse(text: &str) -> Result<PuzzleFile, PuzzleFault> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let file: PuzzleFile = serde_path_to_error::deserialize(&mut reader)
            .map_err(|fault| PuzzleFault::Misfit { at: fault.path().to_string(), why: fault.inner().to_string() })?;
        reader.end().map_err(|fault| PuzzleFault::Misfit { at: ".".into(), why: fault.to_string() })?;
        if file.format != FORMAT {
            return Err(PuzzleFault::Format(file.format));
        }
        match file.puzzles.iter().find(|puzzle| puzzle.line.is_empty()) {
            Some(puzzle) => Err(PuzzleFault::NoLine(puzzle.id.clone())),
            None => Ok(file),
        }
    }

    /// Returns the text of the file. Each puzzle is on a line of its own.
    pub fn text(&self) -> String {
        let PuzzleFile { format, game, puzzles } = self;
        let mut text = format!("{{\"format\":{},\"game\":{},\"puzzles\":[", json!(format), json!(game));
        for (n, puzzle) in puzzles.iter().enumerate() {
            let line = serde_json::to_string(puzzle).expect("a puzzle is plain data");
            write!(text, "{}\n{line}", if n == 0 { "" } else { "," }).expect("writing to a string never fails");
        }
        text.push_str("\n]}\n");
        text
    }
}

impl Goal {
    /// Returns the goal as a sentence in both languages.
    fn text(self) -> Text {
        let (en, ko) = match self {
            Goal::ThisTurn => ("Win in this turn.", "이번 차례에 이기세요."),
            Goal::ThisDecision => (
                "One choice wins for certain, whatever the others choose.",
                "상대가 무엇을 고르든 반드시 이기는 선택이 하나 있습니다.",
            ),
            Goal::NextTurn => (
                "One decision wins by your next turn, whatever your opponent does.",
                "상대가 무엇을 하든 다음 내 차례에 이기는 수가 하나 있습니다.",
            ),
            Goal::BeforeTheirTurn => (
                "One decision wins before the next turn of another player, whatever they choose until then.",
                "상대가 무엇을 고르든, 상대의 다음 차례가 오기 전에 이기는 수가 하나 있습니다.",
            ),
            Goal::BestChance => (
                "Beat the enemy in this Round: one set of attacks has the best chance. Find it.",
                "이번 라운드에 적을 꺾으세요. 확률이 가장 높은 공격 조합이 하나 있습니다. 찾아보세요.",
            ),
        };
        Text { en: en.into(), ko: ko.into() }
    }
}

fn text(en: &str, ko: &str) -> Text {
    Text { en: en.into(), ko: ko.into() }
}

/// Returns the sentence that states the goal of a puzzle that any winning attack solves.
fn one_attack() -> Text {
    text("One attack wins. Find it.", "공격 한 번으로 이길 수 있습니다. 찾아보세요.")
}

impl Puzzle {
    /// Returns the puzzle's entry for a list: `{id, goal, grade, steps}`.
    pub fn listed(&self) -> Value {
        json!({ "id": self.id, "goal": self.goal, "grade": self.grade, "steps": self.line.len() })
    }

    /// Returns the puzzle as a lesson, the form in which players play it. `number` is its number among the puzzles of
    /// the game, from 1.
    pub fn lesson(&self, game: &str, number: usize) -> Lesson {
        let steps = self.line.iter().enumerate().map(|(n, step)| self.step(n, step)).collect();
        Lesson {
            format: "rumpus-lesson/1".into(),
            game: game.into(),
            id: self.id.clone(),
            title: text(&format!("Puzzle {number}"), &format!("문제 {number}")),
            teaches: if self.line[0].wins && self.line.len() > 1 { one_attack() } else { self.goal.text() },
            setup: self.setup.clone(),
            seat: self.seat.clone(),
            seed: 0,
            luck: self.luck.clone(),
            before: self.before.clone(),
            steps,
            end: text("Solved. The win is yours.", "풀었습니다. 승리입니다!"),
        }
    }

    /// Returns the reply to the right decision of a puzzle in which luck decides.
    fn best_chance(&self) -> Text {
        let percent = |chance: u32| (chance + 50) / 100;
        let [best, next] = self.chances.unwrap_or_default().map(percent);
        text(
            &format!("Right: these attacks destroy enough Units with {best} %, any others with {next} % at most."),
            &format!(
                "맞습니다. 이 공격으로 유닛을 충분히 격파할 확률은 {best}%이고, 다른 공격은 많아야 {next}%입니다."
            ),
        )
    }

    fn step(&self, n: usize, step: &PuzzleStep) -> Step {
        let answered = n > 0 && !self.line[n - 1].then.is_empty();
        let say = match (n, answered, step.wins) {
            (0, _, true) => one_attack(),
            (0, ..) => self.goal.text(),
            (_, true, true) => {
                text("Your opponent has answered. Now win with one decision.", "상대가 응수했습니다. 한 수로 이기세요.")
            }
            (_, true, false) => text("Your opponent has answered. Now win.", "상대가 응수했습니다. 이제 이기세요."),
            (_, false, true) => text("Now win with one decision.", "이제 한 수로 이기세요."),
            (_, false, false) => text("Go on: the win is near.", "계속하세요. 승리가 눈앞입니다."),
        };
        let miss = match (self.goal, step.wins) {
            (_, true) if n == 0 => text(
                "One attack can win now, and this is not it. Try again.",
                "지금 공격 한 번으로 이길 수 있지만, 이것은 아닙니다. 다시 해 보세요.",
            ),
            (_, true) => text(
                "That does not win at once, but another decision does.",
                "이 수로는 바로 이기지 못합니다. 바로 이기는 수가 있습니다.",
            ),
            (Goal::ThisTurn, _) => text(
                "The rules allow that, but it does not win. Try again.",
                "둘 수 있는 수지만 이기지는 못합니다. 다시 해 보세요.",
            ),
            (Goal::ThisDecision, _) => text(
                "That can go wrong: one answer spoils it. Try again.",
                "상대가 잘 고르면 이기지 못합니다. 다시 해 보세요.",
            ),
            (Goal::BestChance, _) => text(
                "Other attacks have a better chance. Try again.",
                "확률이 더 높은 공격이 있습니다. 다시 해 보세요.",
            ),
            (Goal::NextTurn | Goal::BeforeTheirTurn, _) => text(
                "That does not win for certain: your opponent has an answer. Try again.",
                "상대가 막을 수 있어 확실히 이기지 못합니다. 다시 해 보세요.",
            ),
        };
        let right = match n {
            0 if self.chances.is_some() => self.best_chance(),
            0 if step.wins => text("Right: that attack wins.", "맞습니다. 이 공격으로 이깁니다."),
            0 => text("Right: nothing else wins for certain.", "맞습니다. 확실히 이기는 수는 이것뿐입니다."),
            _ => text("Right.", "맞습니다."),
        };
        Step {
            say,
            point: Vec::new(),
            play: step.play.clone(),
            accept: (!step.accept.is_empty()).then(|| Pattern(json!({ "any_of": step.accept }))),
            wins: step.wins,
            brings: None,
            allow: None,
            otherwise: vec![Otherwise { to: None, say: miss }],
            then: step.then.clone(),
            why: Some(right),
        }
    }
}
