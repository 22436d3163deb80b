//! The numbered sentences of a rulebook, and what rests on them.

use serde::{Serialize, Serializer};
use std::fmt;

/// The id of one clause or ruling, such as `TB-PLACE-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(&'static str);

impl Clause {
    /// Names a clause; the constants that `cargo xtask gen` writes are made with it.
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

/// Something that rests on a clause: a refusal, a result, a draw of luck.
///
/// `Display` is the sentence that the player reads.
pub trait Cite: fmt::Display {
    /// Names the clause it rests on.
    fn clause(&self) -> Clause;
}
