//! Three parlour games that are so small that the right decision is known.
//!
//! Tests cannot use the real games instead, because nobody knows the right decision there.

pub mod coin;
pub mod pennies;
pub mod sticks;

use referee::{Clause, PlainRefusal};

/// The clause that all refusals, draws and results of these games name.
pub const HOUSE: Clause = Clause::new("PARLOUR-01");

/// Returns a refusal unless the decision fits the position.
pub fn allow(fits: bool) -> Result<(), PlainRefusal> {
    fits.then_some(()).ok_or_else(|| PlainRefusal::new("not-now", HOUSE, "that cannot be done now"))
}
