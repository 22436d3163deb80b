//! Studies: bots play games until the results answer a question about a game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/lab`. It asks whether a game, a board or a force (such as an army) is fair, or what an option
/// changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOrder {
    /// The game's name in URLs.
    pub game: String,
    /// The set-up in the game's own JSON, without forces, as for a match. If it is left out, each game draws one of the
    /// boards that come with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub setup: Option<Value>,
    /// The force to study, in the game's own JSON. If it is left out, bots build all forces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub force: Option<Value>,
    /// The force that plays against `force`. If it equals `force`, the study judges only the seats. If it is left out,
    /// bots build a new force for each game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub against: Option<Value>,
    /// The option to study. The study compares games with the option's `value` and games with its default value. A
    /// request with an option may have no set-up and no force. Without an option, the question is whether the game is
    /// fair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats, 1 to 3.
    pub level: u8,
    /// How many games to play at most, 20 to 4000. In a study of an option, it is the number of games with the option;
    /// the study plays as many games without it.
    pub games: u32,
}

/// An option of the rules with a value other than its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOption {
    /// The key of the option in the game's `GamePage`.
    pub key: String,
    /// The value: yes or no, a number, or one of the option's words.
    #[schemars(with = "crate::Choice")]
    #[schema(value_type = crate::Choice)]
    pub value: Value,
}

/// What a study of an option measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudyMeasure {
    /// The share of decided games that one seat wins. A game is decided if exactly one seat wins it.
    Seat,
    /// The share of decided games in which the seat that begins wins.
    Starter,
    /// The share of games that exactly one seat wins.
    Decided,
    /// The share of games that end in a certain way.
    Ending,
    /// The number of decisions in a game.
    Decisions,
}

/// How much an option changes one measure. Shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyChange {
    /// What is measured.
    pub measure: StudyMeasure,
    /// The name of the seat, or of the kind of ending; left out for other measures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The measure with the default value of the option.
    pub before: f64,
    /// The measure with the studied value of the option.
    pub after: f64,
    /// The lower end of the confidence interval for the difference. The intervals of all changes are simultaneous, with
    /// 95 % confidence.
    pub low: f64,
    /// The upper end of this interval.
    pub high: f64,
    /// Whether the games show a change, that is, whether 0 lies outside the interval.
    pub is_shown: bool,
}

/// Whether a study runs, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudyStatus {
    /// The server plays the games of the study, or will when its turn comes.
    Running,
    /// The study has its answer, or has played all its games.
    Done,
    /// The study has used up the time that the server allows for one study.
    OutOfTime,
    /// The guest who asked for the study has stopped it.
    Cancelled,
    /// The server cannot play the games of the study.
    Failed,
}

/// Whether a seat or a force wins its fair share of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FairVerdict {
    /// Fair: the whole confidence interval lies within the margin around the fair share.
    Fair,
    /// Not fair: the fair share lies outside the confidence interval.
    Uneven,
    /// Open: the games so far show neither.
    Open,
}

/// A share of games with its confidence interval. Shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyShare {
    /// The name of the seat, the force or the kind of ending; left out for the seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of games that the seat or force won, or that ended in this way.
    pub count: u32,
    /// The number of games to which the share refers.
    pub of: u32,
    /// The share; 0 if there are no games.
    pub share: f64,
    /// The lower end of the confidence interval.
    pub low: f64,
    /// The upper end of this interval.
    pub high: f64,
    /// Whether the share is fair; left out for endings, which are not judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<FairVerdict>,
}

/// How many decisions a game has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyLength {
    /// The mean number of decisions.
    pub mean: f64,
    /// The lower end of the 95 % confidence interval for the mean.
    pub low: f64,
    /// The upper end of this interval.
    pub high: f64,
    /// The number of decisions in the shortest game.
    pub least: u32,
    /// The number of decisions in the longest game.
    pub most: u32,
}

/// The body of `GET /api/lab`: the latest studies that the guest has asked for, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyList {
    /// The studies, twenty at most.
    pub studies: Vec<StudyReport>,
}

/// The body of `GET /api/lab/{id}`: the question of a study and its results so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyReport {
    /// The study's name in URLs.
    pub id: String,
    /// The game's name in URLs.
    pub game: String,
    /// The revision of the rules by which the bots play.
    pub revision: u32,
    /// The name of the board, if all games use the same board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The name of the studied force, if the study is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// The name of the force that plays against `force`; left out if bots build it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// The studied option, if the study is about one. In such a study `decided`, all shares and `decisions` count only
    /// the games with the option's default value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats.
    pub level: u8,
    /// The seed from which all luck follows.
    pub seed: u32,
    /// When the guest asked for the study, in milliseconds since 1970.
    pub asked_ms: f64,
    /// Whether the guest who gets this report asked for the study.
    pub is_own: bool,
    /// Whether the study runs, or how it ended.
    pub status: StudyStatus,
    /// How many games the study plays at most, with the default and with the option together.
    pub most: u32,
    /// How many games have ended, with the default and with the option together.
    pub games: u32,
    /// How many games exactly one seat has won.
    pub decided: u32,
    /// How many games failed because of a fault of the program. No other count contains them.
    pub faults: u32,
    /// Whether the game, the board or the force is fair.
    pub verdict: FairVerdict,
    /// The fair share of a seat, from 0 to 1.
    pub fair: f64,
    /// How far a share may be from the fair share and still count as fair, in percentage points (the *margin*).
    pub margin: u8,
    /// For each seat, the share of decided games that it won.
    pub seats: Vec<StudyShare>,
    /// The share of decided games that the seat that began won; left out if all seats begin together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<StudyShare>,
    /// For each of the two forces, the share of decided games that it won. Empty if the study is not about a force, or
    /// if the two forces are equal.
    pub forces: Vec<StudyShare>,
    /// For each kind of ending, its share of the games. The names are the game's own words.
    pub endings: Vec<StudyShare>,
    /// How long games are; left out before the second game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<StudyLength>,
    /// How much the option changes each measure; empty if no option is studied.
    pub changes: Vec<StudyChange>,
}
