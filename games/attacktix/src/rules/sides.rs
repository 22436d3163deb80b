//! Sides of the table: who chooses one, and which are free. AT-FFA-03, AT-FFA-04, AT-FFA-05, AT-R-49

use super::Play;
use crate::battle::Attacktix;
use crate::event::Event;
use crate::place::Edge;
use crate::state::State;
use referee::Seat;

impl Attacktix {
    /// Returns the sides that may be chosen now. Each side goes to one seat. With three players, the other two choose
    /// the sides next to the first player's side. AT-FFA-03, AT-FFA-04, AT-FFA-05
    pub(crate) fn free_sides(&self, state: &State) -> Vec<Edge> {
        let first = state.first_chooser.and_then(|first| state.seats[first.index()].side);
        let is_taken = |side: &Edge| state.seats.iter().any(|seat| seat.side == Some(*side));
        let may = |side: &Edge| match first {
            Some(first) if state.seats.len() == 3 => !side.is_opposite(first),
            _ => true,
        };
        Edge::ALL.into_iter().filter(|side| !is_taken(side) && may(side)).collect()
    }
}

impl Play<'_, '_> {
    pub(super) fn take_side(&mut self, seat: Seat, side: Edge) {
        self.state.seats[seat.index()].side = Some(side);
        let name = self.game.seat_name(seat);
        self.table.emit(|| Event::Side { seat: name.into(), side });
    }

    /// Chooses for a silent seat: the first side that is free, in the order south, west, north, east. AT-R-70
    pub(crate) fn first_free_side(&mut self, seat: Seat) {
        if let Some(side) = self.game.free_sides(self.state).first() {
            self.take_side(seat, *side);
        }
        self.set_up_goes_on();
    }
}
