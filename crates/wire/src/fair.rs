//! Fair luck: how a match draws its luck, and how far the seeds of a match are. docs/fair-luck.md tells the protocol.

use serde::{Deserialize, Serialize};

/// How a match draws its luck.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    ts_rs::TS,
    schemars::JsonSchema,
    utoipa::ToSchema,
)]
pub enum LuckPlan {
    /// The server draws it alone.
    #[default]
    #[serde(rename = "server")]
    Server,
    /// It follows from seeds of the server and of every person, by the protocol `fair-1`. Clients have to take part.
    #[serde(rename = "fair-1")]
    Fair,
}

impl LuckPlan {
    /// Says whether the server draws the luck alone.
    pub fn is_server(&self) -> bool {
        *self == LuckPlan::Server
    }
}

/// How far the seeds of a match with fair luck are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSummary {
    /// Always `fair-1`.
    pub protocol: String,
    /// What was committed to; null until the seats of all people have committed.
    pub published: Option<FairCommitments>,
    /// The seats of people, in seat order.
    pub seats: Vec<FairSeat>,
}

/// How far a seat is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSeat {
    /// The seat's name in the game.
    pub seat: String,
    /// Whether its commitment is in.
    pub committed: bool,
    /// Whether its seed is in.
    pub revealed: bool,
}

/// What the server and all seats have committed to, before any of them has shown its seed. Hashes are 64 hexadecimal
/// digits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCommitments {
    /// The hash of rules and set-up with all that the seats bring; the server commits to it too.
    pub terms: String,
    /// What the server committed to.
    pub server: String,
    /// What the seats of people committed to, in seat order.
    pub seats: Vec<SeatCommitment>,
}

/// What a seat committed to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatCommitment {
    /// The seat's name in the game.
    pub seat: String,
    /// The hash.
    pub commitment: String,
}

/// The body of `GET /api/matches/{id}/fair`: all seeds of a finished game, and whether its luck follows from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCheck {
    /// What was committed to.
    pub commitments: FairCommitments,
    /// The server's seed, 64 hexadecimal digits.
    pub server: String,
    /// The seeds of the seats, in the order of the commitments.
    pub seats: Vec<String>,
    /// What does not fit, in a sentence: a seed and its commitment, or a draw of the game. Null if all fits, as the server
    /// says; the command `rumpus verify` checks it apart from the server.
    pub fault: Option<String>,
}
