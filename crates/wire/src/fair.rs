//! Fair luck: who chooses the luck of a match, and the state of its seeds. docs/fair-luck.md describes the protocol.

use serde::{Deserialize, Serialize};

/// Who chooses the luck of a match.
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
    /// The server alone draws the luck.
    #[default]
    #[serde(rename = "server")]
    Server,
    /// The luck follows from seeds of the server and of every person, by the protocol `fair-1`. Each person's client
    /// has to take part in the protocol.
    #[serde(rename = "fair-1")]
    Fair,
}

impl LuckPlan {
    /// Says whether the server alone draws the luck.
    pub fn is_server(&self) -> bool {
        *self == LuckPlan::Server
    }
}

/// The state of the seeds of a match with fair luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSummary {
    /// Always `fair-1`.
    pub protocol: String,
    /// The commitments of the server and of all seats of people; null until each of these seats has committed.
    pub published: Option<FairCommitments>,
    /// The state of each person's seat, in seat order.
    pub seats: Vec<FairSeat>,
}

/// The state of a seat's seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSeat {
    /// The seat's name in the game.
    pub seat: String,
    /// Whether the seat has sent the commitment to its seed.
    pub committed: bool,
    /// Whether the seat has shown its seed to the server.
    pub revealed: bool,
}

/// The commitments of the server and of all seats, which were made before anybody showed a seed. Each hash has 64
/// hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCommitments {
    /// The hash of the rules, of the set-up with all forces, and of the seats with seeds. The server commits to this
    /// hash together with its own seed.
    pub terms: String,
    /// The server's commitment.
    pub server: String,
    /// The commitments of the seats of people, in seat order.
    pub seats: Vec<SeatCommitment>,
}

/// The commitment of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatCommitment {
    /// The seat's name in the game.
    pub seat: String,
    /// The hash that the seat's client sent: 64 hexadecimal digits.
    pub commitment: String,
}

/// The body of `GET /api/matches/{id}/fair`: all seeds of a finished game, and whether its luck follows from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCheck {
    /// The commitments, which the record holds too.
    pub commitments: FairCommitments,
    /// The server's seed, 64 hexadecimal digits.
    pub server: String,
    /// The seeds of the seats, in the order of the commitments.
    pub seats: Vec<String>,
    /// A sentence about what is wrong: a seed does not match its commitment, or the seeds do not give a draw of the
    /// game. Null if the server finds nothing wrong. The command `rumpus verify` checks the same without the server.
    pub fault: Option<String>,
}
