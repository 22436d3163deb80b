//! Clauses, which are the numbered sentences of a rulebook, and the trait of everything that cites a clause.

use serde::{Serialize, Serializer};
use std::fmt;

/// The id of one clause or ruling, such as `TB-PLACE-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(&'static str);

impl schemars::JsonSchema for Clause {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Clause".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}

impl Clause {
    /// Returns the clause with this id. The constants that `cargo xtask gen` writes call this.
    pub const fn new(id: &'static str) -> Clause {
        Clause(id)
    }

    /// Returns the id as the rulebook prints it.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Something that cites a clause, such as a refusal.
///
/// `Display` is the sentence that the player reads.
pub trait Cite: fmt::Display {
    /// Returns the cited clause.
    fn clause(&self) -> Clause;
}
