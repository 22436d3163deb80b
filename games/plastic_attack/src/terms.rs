//! The terms of a position: parts of its estimate, such as the parts for guards and for turns. Hints show the name of a
//! term as the reason for a decision.

use crate::PlasticAttack;
use crate::state::State;
use crate::weights::*;
use referee::Seat;

/// The value of a player who is out of the game, in thousandths of the logarithm of the odds.
const OUT: i32 = -3_000;

/// The two names of the term for figures and their abilities: for the seat itself, and for the other seats.
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

/// Returns the two names of the term at an index of the weights: for the seat itself, and for the others.
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
    /// Calls `add` with every term of a position for a seat. The points of each other seat are negated and divided by
    /// the number of other seats.
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
