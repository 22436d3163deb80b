//! Programs that play on a server for a guest. Each program has an account of its own, and a token instead of a cookie.

use serde::{Deserialize, Serialize};

/// A program that a guest lets play on the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Program {
    /// The public id of the program's account.
    pub id: String,
    /// The name that others read.
    pub name: String,
    /// When the account was made, in milliseconds since 1970.
    pub created_ms: f64,
}

/// The body of `GET /api/me/programs`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct ProgramList {
    /// The programs, the oldest first.
    pub programs: Vec<Program>,
}

/// The body of `POST /api/me/programs`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProgramOrder {
    /// The name that others read.
    pub name: String,
}

/// A program with a new token: the answer to a request that makes a program, or that renews its token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct ProgramToken {
    /// The program to which the token belongs.
    pub program: Program,
    /// The token. The server stores only its hash, so it cannot show the token again.
    pub token: String,
}
