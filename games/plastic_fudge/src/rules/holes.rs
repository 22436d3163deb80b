//! Holes in Bases.

use super::Play;
use crate::event::Event;
use crate::id::Id;
use crate::length::{Length, Spot};
use geometry::Point;
use std::sync::Arc;

impl Play<'_, '_> {
    /// Takes the part of a Base inside a disc away: it becomes open ground. PF-BAZ-02, PF-R-30, PF-R-111
    pub(super) fn hole(&mut self, piece: Id, at: Point, radius: i32) {
        self.state.ground = Arc::new(self.state.ground.with_hole(piece, at, radius));
        self.table.emit(|| Event::Hole { piece, at: Spot(at), radius: Length(radius) });
    }
}
