//! The measuring rod, and the things that it can measure from. PF-EQ-01, PF-EQ-02

use crate::Thing;
use crate::battle::PlasticFudge;
use crate::level::BAND;
use crate::rules::MARKER;
use crate::state::State;
use geometry::{Disc, INCH};

/// The length of the rod, in inches. PF-EQ-01
pub(crate) const ROD: i32 = 36;
/// The ticks that have colours of their own, in inches from the start of the rod. PF-EQ-01
pub(crate) const MARKED: [i32; 2] = [6, 12];

/// Returns the ticks of the rod along a length in micrometres: one for each range band, in inches. PF-EQ-01
pub(crate) fn ticks(length: i32) -> Vec<i32> {
    let every = BAND / INCH;
    (1..=ROD / every).map(|n| n * every).filter(|tick| tick * INCH <= length).collect()
}

impl PlasticFudge {
    /// Returns the disc to measure from: a Unit's base or its carrier's, a marker, or a point. PF-R-43
    ///
    /// # Errors
    /// A sentence that says that the thing is not on the table.
    pub(crate) fn measured(&self, state: &State, thing: Thing) -> Result<Disc, String> {
        let id = match thing {
            Thing::At(spot) => return Ok(Disc::new(spot.0, 0)),
            Thing::Named(id) => id,
        };
        if let Some(unit) = self.unit(id) {
            return match self.on_table(state, unit) {
                true => Ok(self.disc(state, unit)),
                false => Err(format!("{id} is not on the table")),
            };
        }
        let marker = state.markers.iter().find(|marker| marker.id == id);
        marker
            .map(|marker| Disc::new(marker.at, MARKER))
            .ok_or_else(|| format!("there is no Unit or marker {id} on the table"))
    }
}
