//! Three parlour games small enough to know the right answer by heart.
//!
//! No game of the shelf can take their place: in none is it known by heart which decision a bot must find.

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
