//! Estimates for bots how good a position is for a player.
//!
//! From the features of both sides, a network estimates the logarithm of the odds that the side to move wins. Its
//! weights were trained on games between bots (`examples/train_toy_battle.rs`, docs/bots.md).

use crate::ToyBattle;
use crate::features::mover_wins;
use crate::state::{Phase, State};
use referee::Seat;

/// The estimate for the side to move if it can win with one placement.
const WON: i32 = 980;

/// The values of 1 000 · tanh(x / 2) for x in steps of 1/8, from 0 to 6. They convert x, the logarithm of the odds, to
/// points.
const POINTS: [i16; 49] = [
    0, 62, 124, 185, 245, 303, 358, 412, 462, 510, 555, 596, 635, 671, 704, 734, 762, 787, 809, 830, 848, 865, 880,
    893, 905, 916, 925, 934, 941, 948, 954, 959, 964, 968, 972, 975, 978, 981, 983, 985, 987, 988, 990, 991, 992, 993,
    994, 994, 995,
];

/// Converts `worth`, in thousandths of the logarithm of the odds, to the points of an estimate, -995 to 995.
pub fn points(worth: i32) -> i32 {
    let size = worth.abs();
    let Some([low, high]) = POINTS.get((size / 125) as usize..).and_then(<[i16]>::first_chunk) else {
        return 995 * worth.signum();
    };
    let (low, high) = (i32::from(*low), i32::from(*high));
    (low + (high - low) * (size % 125) / 125) * worth.signum()
}

impl ToyBattle {
    /// Estimates how good the position is for `seat`, from -1 000 (lost) to 1 000 (won).
    pub(crate) fn estimate_of(&self, state: &State, seat: Seat) -> i32 {
        match (state.phase, state.next_to_move()) {
            (Phase::Over(_, winner), _) if winner == seat => 1_000,
            (_, Some(mover)) if mover == seat => self.points_of_mover(state, mover),
            (_, Some(mover)) => -self.points_of_mover(state, mover),
            (_, None) => -1_000,
        }
    }

    /// Returns the estimate for `mover`, the side that is to move next.
    fn points_of_mover(&self, state: &State, mover: Seat) -> i32 {
        let features = self.features(state, mover);
        match mover_wins(&features) {
            Some(_) => WON,
            None => points(self.0.weights.estimate(&features)),
        }
    }
}
