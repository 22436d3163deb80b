//! A ready-made type of refusal, for games whose checks name the clause and write the sentence themselves.

use crate::{Cite, Clause};
use serde::Serialize;
use std::fmt;

/// Why a decision is not allowed: the kind of refusal, the clause, and the sentence. The JSON holds only the kind; the
/// server adds the clause and the sentence to its message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlainRefusal {
    /// The kind of refusal, such as `not-in-hand`. The front end has a translation for each kind.
    #[serde(rename = "type")]
    pub kind: &'static str,
    #[serde(skip)]
    clause: Clause,
    #[serde(skip)]
    sentence: String,
}

impl PlainRefusal {
    /// Returns a refusal that cites `clause`. `sentence` is what the player reads.
    pub fn new(kind: &'static str, clause: Clause, sentence: impl Into<String>) -> PlainRefusal {
        PlainRefusal { kind, clause, sentence: sentence.into() }
    }
}

impl fmt::Display for PlainRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.sentence)
    }
}

impl Cite for PlainRefusal {
    fn clause(&self) -> Clause {
        self.clause
    }
}
