//! A ready-made type of refusal, for games whose checks give the clause and the sentence themselves.

use crate::{Cite, Clause};
use serde::Serialize;
use std::fmt;

/// Why a decision is not allowed: a word for the front end, the clause, and the sentence. The JSON holds only the word,
/// because every refusal is sent with its clause and sentence beside the JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlainRefusal {
    /// What kind of refusal it is, such as `not-in-hand`; the front end translates by it.
    #[serde(rename = "type")]
    pub kind: &'static str,
    #[serde(skip)]
    clause: Clause,
    #[serde(skip)]
    sentence: String,
}

impl PlainRefusal {
    /// Refuses by a clause, with the sentence that the player reads.
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
