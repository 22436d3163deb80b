//! How good a position looks, for bots.

use crate::ToyBattle;
use crate::state::{Phase, State};
use crate::troop::opponent;
use referee::Seat;
use search::Playable;

impl Playable for ToyBattle {
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        if let Phase::Over(_, winner) = state.phase() {
            return if winner == seat { 1_000 } else { -1_000 };
        }
        let to_win = i32::from(self.field().medals_to_win.max(1));
        let lead = i32::from(state.medals(seat)) - i32::from(state.medals(opponent(seat)));
        (600 * lead / to_win).clamp(-900, 900)
    }
}
