//! Studies of the lab: games that bots play until a question is answered.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/lab`. It asks whether a game, a board or a force is fair, or what an option changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOrder {
    /// The game's name in addresses.
    pub game: String,
    /// The set-up in the game's own JSON, without forces, as for a match. If it is left out, each game draws one of the
    /// boards that come with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub setup: Option<Value>,
    /// The force that is studied, in the game's own JSON. If it is left out, bots build all forces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub force: Option<Value>,
    /// The force that plays against `force`. If both are the same, the study judges only the seats. If it is left out,
    /// bots build a new one for each game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub against: Option<Value>,
    /// The option to study: games with its value are compared with games with the default. An order with an option has
    /// no set-up and no force. If the option is left out, the question is whether the game is fair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats, 1 to 3.
    pub level: u8,
    /// The most games to play, 20 to 4000. In a study of an option, this is the number of games with the option. The
    /// same number of games is played without it.
    pub games: u32,
}

/// An option of the rules with a value other than its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOption {
    /// The key of the option on the page of the game.
    pub key: String,
    /// The value: yes or no, a number, or one of the option's words.
    #[ts(type = "boolean | number | string")]
    #[schema(value_type = crate::Choice)]
    pub value: Value,
}

/// The measure that a change is about.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum StudyMeasure {
    /// The share of decided games that a seat wins.
    Seat,
    /// The share of decided games that the seat that begins wins.
    Starter,
    /// The share of games that exactly one seat wins.
    Decided,
    /// The share of games that end in a certain way.
    Ending,
    /// The number of decisions in a game.
    Decisions,
}

/// How much an option changes one measure. Shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyChange {
    /// What is measured.
    pub measure: StudyMeasure,
    /// The seat or the ending; left out for everything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The value with the default.
    pub before: f64,
    /// The value with the option.
    pub after: f64,
    /// Lower end of the interval of the difference. With 95 % confidence, the intervals of all changes hold at the same
    /// time.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// Whether the games show a change, that is, whether 0 lies outside the interval.
    pub is_shown: bool,
}

/// The state of a study.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum StudyStatus {
    /// The study plays, or waits for its turn.
    Running,
    /// The answer is known, or all games are played.
    Done,
    /// The study has used up the time that the server allows for one study.
    OutOfTime,
    /// The guest who asked for the study has stopped it.
    Cancelled,
    /// The server cannot play the study.
    Failed,
}

/// Whether something is fair.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum FairVerdict {
    /// The whole interval lies within the margin of the fair share.
    Fair,
    /// The fair share lies outside the interval.
    Uneven,
    /// The games do not show yet whether it is fair or uneven.
    Open,
}

/// A share of games with its interval; the shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyShare {
    /// The seat, the force or the ending; left out for the seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The number of games that the seat or force won, or that ended in this way.
    pub count: u32,
    /// The number of games of which this is the share.
    pub of: u32,
    /// The share; 0 if there are no games.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// Whether the share is fair; left out for endings, which are not judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verdict: Option<FairVerdict>,
}

/// How many decisions a game has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyLength {
    /// The mean.
    pub mean: f64,
    /// Lower end of the interval of 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// The number in the shortest game.
    pub least: u32,
    /// The number in the longest game.
    pub most: u32,
}

/// The body of `GET /api/lab`: the latest studies that the guest has asked for, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyList {
    /// The studies, twenty at most.
    pub studies: Vec<StudyReport>,
}

/// The body of `GET /api/lab/{id}`: the question of a study and its results so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyReport {
    /// The name of the study in addresses.
    pub id: String,
    /// The game's name in addresses.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The name of the board, if all games are played on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<String>,
    /// The name of the force that is studied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub force: Option<String>,
    /// The name of the force that plays against `force`; left out if bots build it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub against: Option<String>,
    /// The option that is studied. Then `decided`, all shares and `decisions` are about the games with the option's
    /// default value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats.
    pub level: u8,
    /// The seed from which all luck follows.
    pub seed: u32,
    /// When the study was asked for, in milliseconds since 1970.
    pub asked_ms: f64,
    /// Whether the reader is the guest who asked for the study.
    pub is_own: bool,
    /// The state of the study.
    pub status: StudyStatus,
    /// The most games to play, with the default and with the option together.
    pub most: u32,
    /// Games played to their end, with the default and with the option together.
    pub games: u32,
    /// Games that exactly one seat has won.
    pub decided: u32,
    /// Games that failed, with the default and with the option together. They are not counted elsewhere.
    pub faults: u32,
    /// The verdict; open until the verdict is known.
    pub verdict: FairVerdict,
    /// The fair share of a seat, from 0 to 1.
    pub fair: f64,
    /// How far a share may be from the fair share and still count as fair, in percentage points.
    pub margin: u8,
    /// Decided games won by each seat.
    pub seats: Vec<StudyShare>,
    /// Decided games won by the seat that began; left out if seats begin together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<StudyShare>,
    /// Decided games won by each force that is studied; empty if no force is studied, or if both are the same.
    pub forces: Vec<StudyShare>,
    /// The share of games for each kind of ending, in the game's own words.
    pub endings: Vec<StudyShare>,
    /// How long games are; left out before the second game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decisions: Option<StudyLength>,
    /// What the option changes; empty without an option.
    pub changes: Vec<StudyChange>,
}
