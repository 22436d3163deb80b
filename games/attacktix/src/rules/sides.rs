//! Sides of the table: who chooses one, and which are free. AT-FFA-03, AT-FFA-04, AT-FFA-05, AT-R-49

use super::{PlaceFault, Play};
use crate::clauses::{AT_FFA_03, AT_FFA_05};
use crate::event::Event;
use crate::game::Attacktix;
use crate::place::Edge;
use crate::refusal::Refusal;
use crate::state::State;
use referee::Seat;

impl Attacktix {
    /// The player whose choice it is takes any free side; of three players, beside the first. AT-R-49
    pub(super) fn check_side(&self, state: &State, seat: Seat, side: Edge) -> Result<(), Refusal> {
        if let Some(chooser) = state.chooser.filter(|chooser| *chooser != seat) {
            return Err(PlaceFault::NotYourChoice { seat: self.seat_name(chooser).into() }.into());
        }
        let free = self.free_sides(state);
        if free.contains(&side) {
            return Ok(());
        }
        let holder = state.seats.iter().position(|other| other.side == Some(side));
        Err(match holder {
            Some(n) => {
                let clause = if state.seats.len() > 3 { AT_FFA_05 } else { AT_FFA_03 };
                PlaceFault::SideTaken { seat: self.seat_name(Seat(n as u8)).into(), free, clause }.into()
            }
            None => PlaceFault::NotBeside { free }.into(),
        })
    }

    /// Returns the sides that may be chosen now: all four, or with three players those beside the first player's; each by
    /// one. AT-FFA-03, AT-FFA-04, AT-FFA-05
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

/// Returns the side of a seat during and after set-up.
pub(crate) fn side_of(state: &State, seat: Seat) -> Edge {
    state.seats[seat.index()].side.expect("sides are settled before figures are placed")
}
