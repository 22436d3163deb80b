//! The terms of the estimate, such as guards or turns, each with a name. Hints give them as reasons.

use crate::PlasticAttack;
use crate::state::State;
use crate::weights::*;
use referee::Seat;

/// What a player who is out of the game counts, in thousandths of the logarithm of the odds.
const OUT: i32 = -3_000;

/// Figures and what they can do, for the own seat and for the others.
const FIGURES: [&str; 2] = ["figures", "their-figures"];

/// All names of terms.
pub(crate) const TERMS: [&str; 16] = [
    "figures",
    "their-figures",
    "captives",
    "their-captives",
    "guards",
    "their-guards",
    "defence",
    "their-defence",
    "attacks",
    "their-attacks",
    "fears",
    "their-fears",
    "turns",
    "their-turns",
    "cards",
    "their-cards",
];

/// Returns the two names for what is counted at an index of the weights: for the seat itself, and for the others.
const fn names(place: usize) -> [&'static str; 2] {
    match place {
        HELD => ["captives", "their-captives"],
        GUARDS => ["guards", "their-guards"],
        DODGES => ["defence", "their-defence"],
        WEAPONS => ["attacks", "their-attacks"],
        INTIMIDATIONS => ["fears", "their-fears"],
        LOST_TURNS | TO_MOVE..=WAITS => ["turns", "their-turns"],
        HAND..=ONE_CARD => ["cards", "their-cards"],
        _ => FIGURES,
    }
}

impl PlasticAttack {
    /// Calls `add` with every term of the estimate for a seat. Points of another seat count against it, divided by the
    /// number of other seats.
    pub(crate) fn terms_of(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        let others = i32::from(self.seat_count()) - 1;
        let weights = self.weights();
        let mut tell = |[own, theirs]: [&'static str; 2], player: Seat, points: i32| {
            if player == seat { add(own, points) } else { add(theirs, -points / others) }
        };
        self.count(state, |player, what, many| tell(names(what), player, weights[what] * many));
        let all = (0..self.seat_count()).map(Seat);
        all.filter(|player| !state.is_in_game(*player)).for_each(|player| tell(FIGURES, player, OUT));
    }
}
