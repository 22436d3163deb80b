//! The games that the server offers, and their rulebooks.

use crate::LessonEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A text in English and perhaps in Korean.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct LocalizedText {
    /// The text in English.
    pub en: String,
    /// The text in Korean; left out if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ko: Option<String>,
}

/// The body of `GET /api/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GameList {
    /// Every game that the server offers, in a fixed order.
    pub games: Vec<GameEntry>,
}

/// What a list of games shows of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GameEntry {
    /// The game's name in URLs, such as `toy-battle`.
    pub id: String,
    /// The family of the game. The editions of one game share a family.
    pub family: String,
    /// The name of the game, as players see it.
    pub title: LocalizedText,
    /// One sentence that says what the game is.
    pub tagline: LocalizedText,
    /// How many people can play the game.
    pub players: PlayerRange,
    /// How long a game takes, in minutes; 0 if that is not known.
    pub minutes: u32,
    /// How hard the game is to learn, 1 ..= 5; 0 if that is not known.
    pub complexity: u32,
}

/// How many people can play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct PlayerRange {
    /// The smallest number of people.
    pub min: u32,
    /// The largest number of people.
    pub max: u32,
}

/// The body of `GET /api/games/{game}`: what a client needs to set up a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GamePage {
    /// The game's name in URLs.
    pub id: String,
    /// The boards that come with the game, as whole board files.
    #[schema(value_type = Vec<Object>)]
    pub boards: Vec<Value>,
    /// The options that players can choose.
    pub options: Vec<OptionSpec>,
    /// The levels of the game's bots, from 1 to the highest.
    pub levels: Vec<u32>,
    /// The names of the game's seats, in seat order. A match with fewer players has the first of these seats.
    pub seats: Vec<String>,
    /// How many people can play the game.
    pub players: PlayerRange,
    /// What the game calls the force that each player brings, such as `army`; null if players bring nothing.
    pub brings: Option<String>,
    /// The game's lessons, in the order in which learners take them; empty if the game has none.
    pub lessons: Vec<LessonEntry>,
    /// Further data of the game, in the game's own JSON, such as ready-made forces. Null or an empty object if there is
    /// none.
    #[schema(value_type = Object)]
    pub own: Value,
}

/// An option: something that players can choose before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct OptionSpec {
    /// The key of the option in the set-up.
    pub key: String,
    /// What kind of value the option has.
    pub kind: OptionKind,
    /// The value if nobody chooses another.
    pub default: Choice,
    /// The id of the clause (a numbered rule of the rulebook) that the option is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The words to choose from; for `choice` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<String>>,
    /// The smallest number allowed; for `integer` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min: Option<u32>,
    /// The largest number allowed; for `integer` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<u32>,
}

/// What kind of value an option has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// Yes or no.
    Bool,
    /// One of several words.
    Choice,
    /// A whole number.
    Integer,
}

/// The value of an option. `OptionSpec::kind` says which kind of value it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(untagged)]
pub enum Choice {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Integer(i32),
    /// One of the words in `OptionSpec::choices`.
    Word(String),
}

/// A fault of a board or a force: the broken rule, a sentence, and further data of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Fault {
    /// The id of the broken clause.
    pub rule: String,
    /// A sentence that says what is wrong, in English.
    pub because: String,
    /// Further data about the fault, in the game's own JSON.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub more: serde_json::Map<String, Value>,
}

/// The body of `POST /api/games/{game}/check-force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceCheck {
    /// The set-up, in the game's own JSON, as in a `MatchOrder`.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The force that a player would bring, in the game's own JSON.
    #[schema(value_type = Object)]
    pub force: Value,
}

/// The result of a check of a board or a force.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Faults {
    /// The faults, 100 at most; empty if the check found nothing wrong.
    pub faults: Vec<Fault>,
    /// The number of further faults; left out if all are listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more: Option<u32>,
    /// What the force costs, in the game's own JSON; left out if forces have no prices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    pub bill: Option<Value>,
}

/// How games between fast bots on a board ended. The counts show how fair the board is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BoardBalance {
    /// How many games the bots played to the end.
    pub games: u32,
    /// How many games each seat won, by seat name.
    pub wins: BTreeMap<String, u32>,
    /// How many games were won by the seat that began; left out if all seats begin together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter_wins: Option<u32>,
    /// The number of games for each kind of ending, in the game's own words.
    pub endings: BTreeMap<String, u32>,
}

/// A rulebook, as the front end shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookPage {
    /// The game's name in URLs.
    pub game: String,
    /// The edition of the printed rules.
    pub edition: String,
    /// The revision of the rules. A change of the rules that changes any legal game raises the revision.
    pub revision: u32,
    /// The chapters, in the order of the rulebook.
    pub chapters: Vec<RulebookChapter>,
}

/// A heading of a rulebook, with the clauses below it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookChapter {
    /// The words of the heading.
    pub title: String,
    /// The clauses of the chapter, in order.
    pub clauses: Vec<RulebookClause>,
}

/// An entry of a rulebook: a clause, a ruling, or a condition for valid files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct RulebookClause {
    /// The id of the clause, such as `TB-PLACE-04`.
    pub id: String,
    /// The heading of the clause: a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The text: paragraphs with a blank line between them. An item of a list is a line that begins with `- `.
    pub text: String,
    /// Whether it is a printed rule, a ruling or a condition for valid files.
    pub kind: ClauseKind,
    /// Whether the rules of this program carry out the clause. If not, `note` says why.
    pub modelled: bool,
    /// The reason for a ruling and its alternatives, or why this program does not carry out the clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The section of the printed rules from which the clause comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// Whether a clause is a printed rule, a ruling or a condition for valid files.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// A sentence of the printed rules.
    Clause,
    /// A decision of this project where the printed rules leave a gap.
    Ruling,
    /// A condition for a valid board, army or other file.
    Validity,
}
