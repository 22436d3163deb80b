//! The games on the shelf, and their rulebooks.

use crate::LessonEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A text in the languages of the product.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LocalizedText {
    /// English.
    pub en: String,
    /// Korean, where it exists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ko: Option<String>,
}

/// The body of `GET /api/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GameList {
    /// Every game on the shelf, in shelf order.
    pub games: Vec<GameEntry>,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GameEntry {
    /// Its name in addresses, such as `toy-battle`.
    pub id: String,
    /// The family of the game; the editions of one game share it.
    pub family: String,
    /// Its title.
    pub title: LocalizedText,
    /// One sentence that makes people want to play it.
    pub tagline: LocalizedText,
    /// How many play.
    pub players: PlayerRange,
    /// How long a game takes, in minutes; 0 = not known.
    pub minutes: u32,
    /// How hard it is to learn, 1 ..= 5; 0 = not known.
    pub complexity: u32,
}

/// How many people can play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PlayerRange {
    /// At least.
    pub min: u32,
    /// At most.
    pub max: u32,
}

/// The body of `GET /api/games/{game}`: what a client needs to set up a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GamePage {
    /// The game's name in addresses.
    pub id: String,
    /// The boards that come with it, as whole board files.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub boards: Vec<Value>,
    /// The options that can be chosen.
    pub options: Vec<OptionSpec>,
    /// The levels of its bots.
    pub levels: Vec<u32>,
    /// The names of its seats, in seat order; a game of fewer players takes the first ones.
    pub seats: Vec<String>,
    /// How many play.
    pub players: PlayerRange,
    /// What each player brings to a game, as the game calls it, such as `army`; null in a game without forces.
    pub brings: Option<String>,
    /// Its lessons, in the order in which they are taken; empty where it has none.
    pub lessons: Vec<LessonEntry>,
    /// Further data of the game, in its own words, such as ready-made forces; null or an empty object without any.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub own: Value,
}

/// One thing that can be chosen before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct OptionSpec {
    /// Its key in the options.
    pub key: String,
    /// What sort of value it takes.
    pub kind: OptionKind,
    /// The value if no other is chosen.
    pub default: Choice,
    /// The clause or ruling that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
    /// The words to choose from; for `choice` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choices: Option<Vec<String>>,
    /// The least number; for `integer` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<u32>,
    /// The greatest number; for `integer` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max: Option<u32>,
}

/// What sort of value an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// Yes or no.
    Bool,
    /// One of several words.
    Choice,
    /// A whole number.
    Integer,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(untagged)]
pub enum Choice {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Integer(i32),
    /// A word.
    Word(String),
}

/// What is wrong with a board or a force: the rule and a sentence. Further data may stand beside them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[ts(type = "{ rule: string; because: string; [key: string]: unknown }")]
pub struct Fault {
    /// The rule that is broken.
    pub rule: String,
    /// The sentence, in English.
    pub because: String,
    /// What else the game says about it.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub more: serde_json::Map<String, Value>,
}

/// The body of `POST /api/games/{game}/check-force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceCheck {
    /// The game's own set-up, as an order of a match has it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// What a player would bring, in the game's words.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub force: Value,
}

/// The result of a check of a board or a force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Faults {
    /// The faults, 100 at most; empty if the check found nothing wrong.
    pub faults: Vec<Fault>,
    /// The number of further faults; left out if all are listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub more: Option<u32>,
    /// What a force costs, in the game's words; left out if nothing has a price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub bill: Option<Value>,
}

/// How games of quick bots on a board ended, as a measure of its fairness.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BoardBalance {
    /// Games played to their end.
    pub games: u32,
    /// Games that each seat won.
    pub wins: BTreeMap<String, u32>,
    /// Games won by the seat that decided first; left out if the seats begin together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter_wins: Option<u32>,
    /// Games by how they ended, in the game's words.
    pub endings: BTreeMap<String, u32>,
}

/// A rulebook as the rules panel shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookPage {
    /// The game's name in addresses.
    pub game: String,
    /// The edition of the printed rules.
    pub edition: String,
    /// The revision of the rules. It rises with every change that makes a legal game play out differently.
    pub revision: u32,
    /// The chapters in order.
    pub chapters: Vec<RulebookChapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookChapter {
    /// Its heading.
    pub title: String,
    /// Its clauses in order.
    pub clauses: Vec<RulebookClause>,
}

/// A clause of a rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookClause {
    /// Its id, such as `TB-PLACE-04`.
    pub id: String,
    /// A few words that name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    /// What it says.
    pub text: String,
    /// What sort of clause it is.
    pub kind: ClauseKind,
    /// Whether the program plays by it; if not, `note` says why.
    pub modelled: bool,
    /// A note about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// The section of the printed rules that says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
}

/// What sort of clause it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// What the rules say.
    Clause,
    /// How a gap in the rules is closed.
    Ruling,
    /// What makes a board or an army valid.
    Validity,
}
