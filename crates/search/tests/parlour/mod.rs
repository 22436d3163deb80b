//! Three parlour games that are so small that the right decision is known.
//!
//! The games of the shelf cannot take their place, because the right decision is not known there.

pub mod coin;
pub mod pennies;
pub mod sticks;

use referee::{Clause, PlainRefusal};

/// The only clause of the parlour.
pub const HOUSE: Clause = Clause::new("PARLOUR-01");

/// Refuses what does not fit the position.
pub fn allow(fits: bool) -> Result<(), PlainRefusal> {
    fits.then_some(()).ok_or_else(|| PlainRefusal::new("not-now", HOUSE, "that cannot be done now"))
}
