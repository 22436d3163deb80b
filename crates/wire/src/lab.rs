//! Studies of the lab: games that bots play until a question is answered.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of `POST /api/lab`: is this fair, or what does an option change?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOrder {
    /// The game's name in addresses.
    pub game: String,
    /// The set-up in the game's words, without forces, as for a match. Left out, each game draws one of the shipped boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub setup: Option<Value>,
    /// The force that plays against those that bots build, in the game's words. Left out, bots build all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub force: Option<Value>,
    /// The force that plays against the first one; the same again asks for the seats alone. Left out, bots build it anew
    /// for each game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub against: Option<Value>,
    /// The option whose change is asked about, beside its default; then neither set-up nor force may come along. Left out,
    /// the question is whether the game is fair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats, 1 to 3.
    pub level: u8,
    /// How many games are played at most, 20 to 4000; where an option is asked about, so many with it and as many without.
    pub games: u32,
}

/// An option of the rules with a value other than its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyOption {
    /// Its key on the page of the game.
    pub key: String,
    /// The value: yes or no, a number, or one of the option's words.
    #[ts(type = "boolean | number | string")]
    #[schema(value_type = crate::Choice)]
    pub value: Value,
}

/// What a change is measured in.
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
    /// Decisions a game.
    Decisions,
}

/// How far an option moves one thing: shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyChange {
    /// What is measured.
    pub measure: StudyMeasure,
    /// The seat or the ending; left out for everything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// By the default.
    pub before: f64,
    /// With the option.
    pub after: f64,
    /// Lower end of the interval of the difference; the intervals of all changes hold together with 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// Whether the games show that something changes: 0 lies outside of the interval.
    pub is_shown: bool,
}

/// How far a study is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum StudyStatus {
    /// It plays, or waits for its turn.
    Running,
    /// The answer is known, or all games are played.
    Done,
    /// It has played for as long as the server allows one study to.
    OutOfTime,
    /// Whoever asked has stopped it.
    Cancelled,
    /// The program cannot play it.
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
    /// The fair share lies outside of the interval.
    Uneven,
    /// The games do not tell.
    Open,
}

/// A share of games with its interval; the shares are numbers from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyShare {
    /// The seat, the force or the ending; left out for the seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Games that count for it.
    pub count: u32,
    /// Games among which they are counted.
    pub of: u32,
    /// The share; 0 without games.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// Whether it is fair; left out for endings, which are not judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verdict: Option<FairVerdict>,
}

/// Decisions a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyLength {
    /// On average.
    pub mean: f64,
    /// Lower end of the interval of 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// In the shortest game.
    pub least: u32,
    /// In the longest game.
    pub most: u32,
}

/// The body of `GET /api/lab`: the latest studies that the guest has asked for, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyList {
    /// The studies, twenty at most.
    pub studies: Vec<StudyReport>,
}

/// The body of `GET /api/lab/{id}`: what was asked, and what the games say so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct StudyReport {
    /// Its name in addresses.
    pub id: String,
    /// The game's name in addresses.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The name of the board, if all games are played on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<String>,
    /// The name of the force that was asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub force: Option<String>,
    /// The name of the force that it plays against; left out where bots build it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub against: Option<String>,
    /// The option that was asked about; what stands below is then said of games by its default, except for `changes`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub option: Option<StudyOption>,
    /// The level of the bots on all seats.
    pub level: u8,
    /// Settles all luck.
    pub seed: u32,
    /// When it was asked for, in milliseconds since 1970.
    pub asked_ms: f64,
    /// Whether whoever reads this has asked for it.
    pub is_own: bool,
    /// How far it is.
    pub status: StudyStatus,
    /// Games that are played at most, by the default and with the option together.
    pub most: u32,
    /// Games played to their end, by the default and with the option together.
    pub games: u32,
    /// Games that exactly one seat has won.
    pub decided: u32,
    /// Games that went wrong, which count nowhere else.
    pub faults: u32,
    /// The answer; open until it is known.
    pub verdict: FairVerdict,
    /// The fair share of a seat, from 0 to 1.
    pub fair: f64,
    /// How far from it a share may lie and still be called fair, in percentage points.
    pub margin: u8,
    /// Decided games won by each seat.
    pub seats: Vec<StudyShare>,
    /// Decided games won by the seat that began; left out if seats begin together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<StudyShare>,
    /// Decided games won by each force that was asked about; empty where both are the same.
    pub forces: Vec<StudyShare>,
    /// How games ended, in the game's words.
    pub endings: Vec<StudyShare>,
    /// How long games are; left out before the second game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decisions: Option<StudyLength>,
    /// What the option changes; empty where none was asked about.
    pub changes: Vec<StudyChange>,
}
