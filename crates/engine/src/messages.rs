//! The messages of the protocol, one enum for each direction. A reader ignores unknown fields.

use referee::RulesId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the table says to an engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableMessage {
    /// The first line. The engine answers with `ready`.
    Hello {
        /// The name of the protocol, `rumpus-engine/1`.
        protocol: String,
        /// The game's name, such as `toy-battle`.
        game: String,
    },
    /// A game begins. The engine sends no answer.
    NewGame(NewGame),
    /// The game waits for the engine, which answers with `decision`.
    Decide(Request),
    /// A decision was not carried out. The engine answers with another decision, and its time runs on.
    Refused {
        /// The id of the request.
        id: u64,
        /// Why the decision was not carried out.
        refusal: Refusal,
        /// How many more decisions the engine may try.
        tries_left: u32,
    },
    /// The line of the engine could not be read. The engine answers again, and its time runs on.
    Unreadable {
        /// A sentence that says what was wrong and what is allowed.
        because: String,
    },
    /// Answers `ask`.
    Answer {
        /// The id of the request.
        id: u64,
        /// The answer, in the game's own JSON.
        answer: Value,
    },
    /// Answers `ask` if the question has no answer.
    NoAnswer {
        /// The id of the request.
        id: u64,
        /// A sentence that says why the question has no answer.
        because: String,
    },
    /// Answers `why`.
    Why {
        /// The id of the request.
        id: u64,
        /// Why the decision is not allowed; null if it is allowed.
        refusal: Option<Refusal>,
    },
    /// The game is over. The engine sends no answer.
    GameOver(GameOver),
    /// The last message. The engine must end. The table closes the engine's input, and kills the engine shortly
    /// afterwards.
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
    /// The set-up with the data of all that it names, in the game's own JSON. A program needs no more to draw the
    /// table.
    #[serde(default)]
    pub setup: Value,
    /// The set-up with which the rules are opened, including the forces. Records hold the same set-up.
    pub opened_with: Value,
}

/// A question to an engine: what does it decide?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Request {
    /// The id of the request. The answer repeats the id.
    pub id: u64,
    /// How many steps have been taken.
    #[serde(default)]
    pub seq: u32,
    /// A seed of 64 bits for an engine that uses random numbers. The same seed should give the same decision.
    #[serde(default)]
    pub seed: u64,
    /// How long the decision may take, in milliseconds; left out if the table sets no time. With a Fischer clock, a
    /// server gives a share of the time that the seat has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// How much time the seat has left on its clock, in milliseconds; left out if there is no clock, as in `rumpus
    /// match`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// How many simulations to make, for an engine that counts its simulations; left out by `rumpus match`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
    /// What has happened since the last message with steps. The first message of a game begins with the start.
    #[serde(default)]
    pub steps: Vec<StepTold>,
    /// What the seat may know, in the game's own JSON.
    pub view: Value,
    /// What the seat may decide: the hints that a browser gets, in the game's own JSON.
    #[serde(default)]
    pub hints: Value,
    /// Decisions that the seat may make, except resignation, in the game's own JSON.
    #[serde(default)]
    pub decisions: Vec<Value>,
    /// Whether `decisions` holds every legal decision except resignation. If false, `decisions` is a sample.
    #[serde(default)]
    pub complete: bool,
}

/// A step as the seat of the engine may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StepTold {
    /// The number of the step; 0 is the start.
    pub seq: u32,
    /// The seat that decided; null at the start.
    pub seat: Option<String>,
    /// What happened, in the game's own JSON.
    pub events: Vec<Value>,
}

/// A game as it ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameOver {
    /// How many steps were taken.
    pub seq: u32,
    /// What has happened since the last message with steps.
    pub steps: Vec<StepTold>,
    /// What the seat may know, in the game's own JSON.
    pub view: Value,
    /// How the game ended.
    pub outcome: Outcome,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The seats that won; empty if no seat has won.
    pub winners: Vec<String>,
    /// The game's own word for the kind of ending, such as `hq`.
    pub by: String,
    /// The clause that ended the game.
    pub clause: String,
}

/// Why a decision is not allowed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// The clause that forbids the decision; null if the JSON is not a decision of the game.
    pub clause: Option<String>,
    /// A sentence that says what was decided and what is allowed.
    pub because: String,
    /// The reason as data: `{type, …}`; null if there is none.
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
        /// The name that the engine gives itself; may be left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Answers `decide` and `refused`.
    Decision(Decision),
    /// Asks the game a question about the table before a decision, such as how far a figure can move.
    Ask {
        /// The id of the request.
        id: u64,
        /// The question, in the game's own JSON.
        question: Value,
    },
    /// Asks whether a decision is allowed, before the engine decides.
    Why {
        /// The id of the request.
        id: u64,
        /// The decision, in the game's own JSON.
        action: Value,
    },
    /// Gives the game up, because the engine cannot go on.
    Error {
        /// A sentence that says why the engine cannot go on.
        because: String,
    },
}

/// A decision, and what the engine thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Decision {
    /// The id of the request.
    pub id: u64,
    /// The decision, in the game's own JSON.
    pub action: Value,
    /// What the decision is worth to the seat, from -1000 (lost) to 1000 (won); left out if the engine has not
    /// searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// How the engine expects the game to go on, beginning with the decision; may be left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<LineStep>,
    /// How many simulations the engine made; left out if it has not searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
}

/// A decision of a line of play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LineStep {
    /// The seat that decides.
    pub seat: String,
    /// The decision, in the game's own JSON.
    pub action: Value,
}
