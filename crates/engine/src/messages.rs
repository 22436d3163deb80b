//! The messages of the protocol, one enum for each direction. Whoever reads a message ignores unknown fields.

use referee::RulesId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message from the table to an engine. The table is Rumpus; the engine is the program that plays.
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
    /// The table has refused the decision of the engine. The engine answers with another decision, and its time runs
    /// on.
    Refused {
        /// The id of the request.
        id: u64,
        /// Why the table refused the decision.
        refusal: Refusal,
        /// How many more decisions the engine may try.
        tries_left: u32,
    },
    /// The table could not read a line of the engine. The engine answers again, and its time runs on.
    Unreadable {
        /// A sentence that says what was wrong and what is allowed.
        because: String,
    },
    /// What the game answers to `ask`.
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

/// What an engine gets when a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct NewGame {
    /// Game, edition and revision of the rules.
    pub rules: RulesId,
    /// The names of all seats, in seat order.
    pub seats: Vec<String>,
    /// The name of the engine's seat.
    pub seat: String,
    /// The set-up in the game's own JSON, with the data of everything that the set-up names, such as its board. A
    /// program needs nothing else to draw the game.
    #[serde(default)]
    pub setup: Value,
    /// The set-up with which the rules are opened, including the forces. Records hold the same set-up. Parts that the
    /// seats may not know are null here.
    pub opened_with: Value,
}

/// Asks an engine for its decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Request {
    /// The id of the request. The answer repeats the id.
    pub id: u64,
    /// How many steps the game has taken.
    #[serde(default)]
    pub seq: u32,
    /// A seed of 64 bits for an engine that uses random numbers. The same seed should give the same decision.
    #[serde(default)]
    pub seed: u64,
    /// How long the decision may take, in milliseconds; left out if there is no limit. With a Fischer clock, a server
    /// gives a part of the time that the seat has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// How much time the seat has left on its clock, in milliseconds; left out if there is no clock, as in `rumpus
    /// match`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// How many simulations to make, for an engine that counts its simulations. `rumpus match` leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
    /// The steps since the last message that had `steps`. In the first message of a game they begin with step 0, the
    /// start.
    #[serde(default)]
    pub steps: Vec<StepEvents>,
    /// What the seat may know, in the game's own JSON.
    pub view: Value,
    /// What the seat may decide, as hints in the game's own JSON. A browser gets the same hints.
    #[serde(default)]
    pub hints: Value,
    /// Decisions that the seat may make, except resignation, in the game's own JSON.
    #[serde(default)]
    pub decisions: Vec<Value>,
    /// Whether `decisions` holds every legal decision except resignation. If false, `decisions` is a sample.
    #[serde(default)]
    pub complete: bool,
}

/// A step, with what the engine's seat may know of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StepEvents {
    /// The number of the step; 0 is the start.
    pub seq: u32,
    /// The seat that decided; null at the start.
    pub seat: Option<String>,
    /// What happened, in the game's own JSON.
    pub events: Vec<Value>,
}

/// What an engine gets when a game is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameOver {
    /// How many steps the game took.
    pub seq: u32,
    /// The steps since the last message with steps.
    pub steps: Vec<StepEvents>,
    /// What the seat may know, in the game's own JSON.
    pub view: Value,
    /// How the game ended.
    pub outcome: Outcome,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// The names of the seats that won; empty if no seat has won.
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
    /// A sentence that says what the engine decided and what is allowed.
    pub because: String,
    /// The reason as data: `{type, …}`; null if there is none.
    #[serde(default)]
    pub reason: Value,
}

/// A message from an engine to the table.
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
    /// Asks the game a question before a decision, such as how far a figure can move.
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
    /// The engine cannot go on and gives up the game.
    Error {
        /// A sentence that says why the engine cannot go on.
        because: String,
    },
}

/// A decision, and how the engine values it.
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
    /// The decisions that the engine expects next, beginning with its own; may be left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<LineStep>,
    /// How many simulations the engine made; left out if it has not searched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub simulations: Option<u32>,
}

/// One of the decisions that an engine expects next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct LineStep {
    /// The seat that decides.
    pub seat: String,
    /// The decision, in the game's own JSON.
    pub action: Value,
}
