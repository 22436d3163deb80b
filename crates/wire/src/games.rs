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
    /// The game's name in addresses, such as `toy-battle`.
    pub id: String,
    /// The family of the game. The editions of one game share a family.
    pub family: String,
    /// The title of the game.
    pub title: LocalizedText,
    /// One sentence that makes people want to play the game.
    pub tagline: LocalizedText,
    /// How many people can play the game.
    pub players: PlayerRange,
    /// How long a game takes, in minutes; 0 = not known.
    pub minutes: u32,
    /// How hard the game is to learn, 1 ..= 5; 0 = not known.
    pub complexity: u32,
}

/// How many people can play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PlayerRange {
    /// The smallest number of people.
    pub min: u32,
    /// The largest number of people.
    pub max: u32,
}

/// The body of `GET /api/games/{game}`: what a client needs to set up a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GamePage {
    /// The game's name in addresses.
    pub id: String,
    /// The boards that come with the game, as whole board files.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub boards: Vec<Value>,
    /// The options that can be chosen.
    pub options: Vec<OptionSpec>,
    /// The levels of the game's bots.
    pub levels: Vec<u32>,
    /// The names of the game's seats, in seat order. A game of fewer players takes the first seats.
    pub seats: Vec<String>,
    /// How many people can play the game.
    pub players: PlayerRange,
    /// The game's word for the force that each player brings, such as `army`; null in a game without forces.
    pub brings: Option<String>,
    /// The game's lessons, in the order in which they are taken; empty if the game has none.
    pub lessons: Vec<LessonEntry>,
    /// Further data of the game, in the game's own JSON, such as ready-made forces. Null or an empty object if there is
    /// none.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub own: Value,
}

/// An option: something that can be chosen before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct OptionSpec {
    /// The key of the option.
    pub key: String,
    /// What sort of value the option takes.
    pub kind: OptionKind,
    /// The value if no other value is chosen.
    pub default: Choice,
    /// The clause or ruling that the option is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
    /// The words to choose from; for `choice` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choices: Option<Vec<String>>,
    /// The smallest number allowed; for `integer` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<u32>,
    /// The largest number allowed; for `integer` only.
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
    /// Further data of the game about the fault.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub more: serde_json::Map<String, Value>,
}

/// The body of `POST /api/games/{game}/check-force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceCheck {
    /// The game's own set-up, as in a `MatchOrder`.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The force that a player would bring, in the game's own JSON.
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
    /// What a force costs, in the game's own JSON; left out if nothing has a price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Object)]
    pub bill: Option<Value>,
}

/// How games of fast bots on a board ended, as a measure of how fair the board is.
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
    /// The number of games for each kind of ending, in the game's own words.
    pub endings: BTreeMap<String, u32>,
}

/// A rulebook, as the front end shows it beside the table.
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
    /// The heading of the chapter.
    pub title: String,
    /// The clauses of the chapter, in order.
    pub clauses: Vec<RulebookClause>,
}

/// A clause of a rulebook.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookClause {
    /// The id of the clause, such as `TB-PLACE-04`.
    pub id: String,
    /// A few words that name the clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    /// The text of the clause.
    pub text: String,
    /// What sort of clause it is.
    pub kind: ClauseKind,
    /// Whether the program plays by the clause. If not, `note` says why.
    pub modelled: bool,
    /// A note about the clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// The section of the printed rules from which the clause comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
}

/// The sort of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// A sentence of the printed rules.
    Clause,
    /// A decision of this project where the printed rules leave a gap.
    Ruling,
    /// A condition for a valid board or army.
    Validity,
}
