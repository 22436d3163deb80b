//! Drawing Troops from the reserve to the rack.

use super::Play;
use crate::action::Effect;
use crate::clauses::*;
use crate::state::{RACK_SIZE, State};
use crate::troop::{Kinds, Troop};
use crate::{Event, Refusal, ToyBattle};
use referee::{Clause, Seat};

/// How many Troops turn action A draws. TB-DRAW-01
const TURN_DRAWS: u8 = 2;

impl ToyBattle {
    /// Returns whether the seat can draw: its reserve is not empty, and its rack is not full. TB-R-10
    #[inline]
    pub fn may_draw(&self, state: &State, seat: Seat) -> bool {
        !state.reserve[seat.index()].is_empty() & (state.rack[seat.index()].len() < RACK_SIZE)
    }

    /// Checks that a seat may draw. Its rack must have fewer than eight Troops, and its reserve must not be empty.
    /// TB-DRAW-02, TB-DRAW-01
    pub(crate) fn check_draw(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.rack[seat.index()].len() >= RACK_SIZE {
            return Err(Refusal::RackFull);
        }
        if state.reserve[seat.index()].is_empty() {
            return Err(Refusal::ReserveEmpty);
        }
        Ok(())
    }
}

impl Play<'_, '_> {
    /// Carries out turn action A. The player draws two Troops, or one if the rack has room for only one or the reserve
    /// holds only one. TB-DRAW-01, TB-DRAW-03
    pub(crate) fn draw_for_turn(&mut self) {
        self.draw(self.mover(), TURN_DRAWS, None, TB_DRAW_01);
        self.end_turn();
    }

    /// Draws `stated` Troops, or as many as the rack has room for and the reserve has. TB-R-11
    pub(crate) fn draw(&mut self, seat: Seat, stated: u8, by: Option<Effect>, clause: Clause) {
        let at = seat.index();
        let (rack, mut reserve) = (self.state.rack[at], self.state.reserve[at]);
        let count = stated.min(RACK_SIZE - rack.len()).min(reserve.len());
        let mut troops = Kinds::NONE;
        for _ in 0..count {
            let troop = Troop::at(self.table.pick(&reserve.counts(), clause));
            reserve.remove(troop);
            troops.add(troop);
        }
        self.state.reserve[at] = reserve;
        self.state.rack[at].add_all(troops);
        self.table.emit(move || Event::Drew { seat, count, troops: Some(troops), by, clause });
    }
}
