//! The messages of the protocol, one enum for each direction. A reader ignores fields that it does not know.

use referee::RulesId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the table says to an engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableMessage {
    /// The first line. The engine answers `ready`.
    Hello {
        /// The name of the protocol, `rumpus-engine/1`.
        protocol: String,
        /// The game's name, such as `toy-battle`.
        game: String,
    },
    /// A game begins. It is not answered.
    NewGame(NewGame),
    /// The game waits for the engine, which answers `decision`.
    Decide(Request),
    /// A decision was not carried out. The engine answers another one; the time goes on.
    Refused {
        /// The id of the request.
        id: u64,
        /// Why it was not carried out.
        refusal: Refusal,
        /// How many more decisions the engine may try.
        tries_left: u32,
    },
    /// What the engine has written could not be read. It answers again; the time goes on.
    Unreadable {
        /// What was wrong and what is allowed, in a sentence.
        because: String,
    },
    /// Answers `ask`.
    Answer {
        /// The id of the request.
        id: u64,
        /// The answer in the game's words.
        answer: Value,
    },
    /// Answers `ask` where the question has no answer.
    NoAnswer {
        /// The id of the request.
        id: u64,
        /// Why not, in a sentence.
        because: String,
    },
    /// Answers `why`.
    Why {
        /// The id of the request.
        id: u64,
        /// Why the decision is not allowed; null if it is.
        refusal: Option<Refusal>,
    },
    /// The game is over. It is not answered.
    GameOver(GameOver),
    /// The last message; the engine must end. Its input is closed, and shortly afterwards the engine is killed.
    Quit,
}

/// A game as it begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct NewGame {
    /// Game, edition and revision of the rules.
    pub rules: RulesId,
    /// The seats in seat order.
    pub seats: Vec<String>,
    /// The seat of the engine.
    pub seat: String,
    /// The set-up with everything spelled out, in the game's words: what a page needs to draw the table.
    #[serde(default)]
    pub setup: Value,
    /// The set-up with which the rules are opened, forces included. Records hold the same.
    pub opened_with: Value,
    /// How long the table waits for each decision, in milliseconds; left out where it waits for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// A question to an engine: what does it decide?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Request {
    /// The name of the request; the answer repeats it.
    pub id: u64,
    /// How many steps have been taken.
    #[serde(default)]
    pub seq: u32,
    /// A number of 64 bits for an engine that decides by chance. The same number should give the same decision.
    #[serde(default)]
    pub seed: u64,
    /// How long the table waits, in milliseconds; left out where it waits for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// How much time the seat has left on its clock, in milliseconds; left out where there is no clock, as in `rumpus match`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// How many simulations to make, for an engine that counts them; left out by `rumpus match`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
    /// What has happened since the last message with steps. The first message of a game begins with the start.
    #[serde(default)]
    pub steps: Vec<StepTold>,
    /// What the seat may know, in the game's words.
    pub view: Value,
    /// The hints that the browser gets about what the seat may decide, in the game's words.
    #[serde(default)]
    pub hints: Value,
    /// Decisions that the seat may make, in the game's words, resignation left out.
    #[serde(default)]
    pub decisions: Vec<Value>,
    /// Whether `decisions` holds every legal decision except resignation. Where this is false, `decisions` is a sample.
    #[serde(default)]
    pub complete: bool,
}

/// A step as the seat of the engine may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StepTold {
    /// Its number; 0 is the start.
    pub seq: u32,
    /// The seat that decided; null at the start.
    pub seat: Option<String>,
    /// What happened, in the game's words.
    pub events: Vec<Value>,
}

/// A game as it ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameOver {
    /// How many steps were taken.
    pub seq: u32,
    /// What has happened since the last line that told steps.
    pub steps: Vec<StepTold>,
    /// What the seat may know, in the game's words.
    pub view: Value,
    /// How it ended.
    pub outcome: Outcome,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The seats that won; empty when no seat has.
    pub winners: Vec<String>,
    /// The kind of ending in the game's own word, such as `hq`.
    pub by: String,
    /// The clause that ended it.
    pub clause: String,
}

/// Why a decision is not allowed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// The clause that forbids it; null where the game does not know the decision.
    pub clause: Option<String>,
    /// A sentence: what was decided, and what is allowed.
    pub because: String,
    /// The reason as data: `{type, …}`; null where there is none.
    #[serde(default)]
    pub reason: Value,
}

/// What an engine says to the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EngineMessage {
    /// Answers `hello`.
    Ready {
        /// The name of the protocol that the engine speaks, `rumpus-engine/1`.
        protocol: String,
        /// What the engine calls itself; may be left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Answers `decide` and `refused`.
    Decision(Decision),
    /// Asks the game a question about the table, such as how far a figure gets, before deciding.
    Ask {
        /// The id of the request.
        id: u64,
        /// The question in the game's words.
        question: Value,
    },
    /// Asks whether a decision is allowed, before deciding.
    Why {
        /// The id of the request.
        id: u64,
        /// The decision in the game's words.
        action: Value,
    },
    /// Gives the game up: the engine cannot go on.
    Error {
        /// Why not, in a sentence.
        because: String,
    },
}

/// A decision, and what the engine thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// The id of the request.
    pub id: u64,
    /// The decision in the game's words.
    pub action: Value,
    /// What it is worth to the seat, from -1000 (lost) to 1000 (won); left out where the engine has not searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// How the engine thinks that the game goes on, the decision first; left out where it does not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<LineStep>,
    /// How many simulations it made; left out where it has not searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
}

/// A decision of a line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LineStep {
    /// The seat that decides.
    pub seat: String,
    /// The decision in the game's words.
    pub action: Value,
}
