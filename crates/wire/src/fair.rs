//! Fair luck: the server and the players together choose the random values of a match. Each gives a secret number, its
//! seed. docs/fair-luck.md describes the protocol.

use serde::{Deserialize, Serialize};

/// Who chooses the random values of a match.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema,
)]
pub enum LuckPlan {
    /// The server alone chooses them.
    #[default]
    #[serde(rename = "server")]
    Server,
    /// They follow from seeds of the server and of every person, by the protocol `fair-1`. Each person's client has to
    /// take part in the protocol.
    #[serde(rename = "fair-1")]
    Fair,
}

impl LuckPlan {
    /// Says whether the server alone chooses the random values.
    pub fn is_server(&self) -> bool {
        *self == LuckPlan::Server
    }
}

/// How far a match with fair luck is in the protocol.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSummary {
    /// The name of the protocol: always `fair-1`.
    pub protocol: String,
    /// The commitments of the server and of all seats of people; null until each of these seats has committed.
    pub published: Option<FairCommitments>,
    /// How far each person's seat is in the protocol, in seat order.
    pub seats: Vec<FairSeat>,
}

/// How far a seat is in the protocol.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairSeat {
    /// The seat's name in the game.
    pub seat: String,
    /// Whether the seat has sent the commitment to its seed.
    pub committed: bool,
    /// Whether the seat has shown its seed to the server.
    pub revealed: bool,
}

/// The commitments of the server and of all seats of people. Each was made before anybody showed a seed. A commitment
/// is a hash that covers a seed. Each hash has 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCommitments {
    /// The hash of the rules, of the set-up with all forces (such as armies), and of the names of the seats with seeds.
    /// The server commits to this hash and to its own seed.
    pub terms: String,
    /// The hash of the server's seed, of `terms` and of the id of the match.
    pub server: String,
    /// The commitments of the seats of people, in seat order.
    pub seats: Vec<SeatCommitment>,
}

/// The hash by which a seat commits to its seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatCommitment {
    /// The seat's name in the game.
    pub seat: String,
    /// The hash that the seat's client sent: 64 hexadecimal digits.
    pub commitment: String,
}

/// The body of `GET /api/matches/{id}/fair`: all seeds of a finished game, and whether its luck follows from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct FairCheck {
    /// The commitments. The record of the match holds them too.
    pub commitments: FairCommitments,
    /// The server's seed, 64 hexadecimal digits.
    pub server: String,
    /// The seeds of the seats, in the order of the commitments.
    pub seats: Vec<String>,
    /// A sentence that says what is wrong: a seed does not match its commitment, or a random value of the game does not
    /// follow from the seeds. Null if the server finds nothing wrong. The command `rumpus verify` checks the same
    /// without the server.
    pub fault: Option<String>,
}
