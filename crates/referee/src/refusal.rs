//! A refusal for games that name clause and sentence where they check.

use crate::{Cite, Clause};
use serde::Serialize;
use std::fmt;

/// Why a decision is not allowed: a word for the front end, the clause, and the sentence. JSON has the word alone,
/// because clause and sentence are sent beside the data of every refusal.
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
