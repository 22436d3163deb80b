//! The ids of figures, figure types, sections and pieces.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The most characters of an id.
const LONGEST: usize = 24;

/// Names a figure (`p1-01`), a figure type (`B04`), a piece of terrain (`fence`) or a section (`fence.1`). An id has 1
/// to 24 letters, digits, dots, hyphens and underscores. Ids are ordered as text. AT-FORCE-04
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Id(Arc<str>);

impl Id {
    /// Returns the id as text, as files write it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for Id {
    type Err = String;

    fn from_str(said: &str) -> Result<Id, String> {
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | '_');
        if said.is_empty() || said.len() > LONGEST || !said.chars().all(is_plain) {
            return Err(format!(
                "{said:?} is not a valid id: it must have 1 to {LONGEST} letters, digits, dots, hyphens or underscores"
            ));
        }
        Ok(Id(said.into()))
    }
}

impl TryFrom<String> for Id {
    type Error = String;

    fn try_from(said: String) -> Result<Id, String> {
        said.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0.as_ref().into()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}
