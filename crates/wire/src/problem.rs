//! Error answers over HTTP: problem details as RFC 9457 defines them.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Why the server refuses a request: `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Problem {
    /// The kind of error, for programs. It is a path, such as `/problems/no-such-match`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of error, for people.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A sentence that says what is wrong with this request and what is allowed.
    pub detail: String,
    /// Further fields that help, such as `faults` of a board.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub extras: Map<String, Value>,
}

impl Problem {
    /// Returns an error answer. `kind` is the last part of its type, such as `no-such-match`.
    pub fn new(status: u16, kind: &str, title: &str, detail: impl Into<String>) -> Problem {
        Problem {
            kind: format!("/problems/{kind}"),
            title: title.into(),
            status,
            detail: detail.into(),
            extras: Map::new(),
        }
    }

    /// Returns the error answer with one more field in `extras`.
    #[must_use]
    pub fn with(mut self, key: &str, value: Value) -> Problem {
        self.extras.insert(key.into(), value);
        self
    }
}
