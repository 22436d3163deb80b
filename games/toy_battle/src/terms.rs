//! What the estimate adds up, by name: the reasons of hints.

use crate::ToyBattle;
use crate::estimate::{HQ_THREAT, MEDAL_THREAT, Weighed};
use crate::state::State;
use crate::troop::opponent;
use referee::Seat;

/// What the chance to win at the next placement weighs.
const WINS_NEXT: i32 = 3_000;

/// The name of what is counted at a place of [`Weighed::weights`]: for the own side, and for the other.
const fn names(place: usize) -> Option<[&'static str; 2]> {
    match place {
        0..8 | 45 => Some(MEDALS),
        8..14 => Some(CASTLE),
        14..31 => Some(["troops", "their-troops"]),
        31..45 => Some(["bases", "their-bases"]),
        _ => None,
    }
}

/// Medals that a side has, or is about to have.
const MEDALS: [&str; 2] = ["medals", "their-medals"];
/// How near a side is to the headquarters of the other.
const CASTLE: [&str; 2] = ["castle", "their-castle"];

impl ToyBattle {
    /// Reports the terms that the estimate adds up for a seat. A finished game has none.
    pub(crate) fn terms_of(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        let Some(mover) = state.next_to_move() else { return };
        let mut tell = |[own, theirs]: [&'static str; 2], side: Seat, points: i32| {
            if side == seat { add(own, points) } else { add(theirs, -points) }
        };
        let weights = Weighed::weights();
        for side in [seat, opponent(seat)] {
            for (place, (count, weight)) in self.counts_of(state, side).into_iter().zip(&weights).enumerate() {
                if let Some(names) = names(place) {
                    tell(names, side, count * weight);
                }
            }
        }
        let waiter = opponent(mover);
        let standing = self.standing_of(state, waiter);
        if standing.reach & self.field().hqs[mover.index()] != 0 {
            tell(CASTLE, waiter, HQ_THREAT);
        }
        if standing.reach & standing.winning != 0 {
            tell(MEDALS, waiter, MEDAL_THREAT);
        }
        if let Some(by_hq) = self.wins_next(state, mover, &self.standing_of(state, mover)) {
            tell(if by_hq { CASTLE } else { MEDALS }, mover, WINS_NEXT);
        }
    }
}
