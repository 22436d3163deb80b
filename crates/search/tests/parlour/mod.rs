//! Three parlour games small enough to know the right answer by heart.

pub mod coin;
pub mod pennies;
pub mod sticks;

use referee::{Cite, Clause};
use std::fmt;

/// The only clause of the parlour.
pub const HOUSE: Clause = Clause::new("PARLOUR-01");

/// What the parlour refuses.
#[derive(Clone, Debug, PartialEq)]
pub struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("that cannot be done now")
    }
}

impl Cite for NotNow {
    fn clause(&self) -> Clause {
        HOUSE
    }
}
