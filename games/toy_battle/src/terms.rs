//! The named terms of a position, which are a sum of fitted weights. Hints show these names as reasons.

use crate::ToyBattle;
use crate::counts::Counted;
use crate::features::{WinsBy, mover_wins};
use crate::state::State;
use crate::troop::opponent;
use referee::Seat;

/// The value of a chance to win at the next placement, in thousandths of the logarithm of the odds.
const WINS_NEXT: i32 = 3_000;

/// All names of terms.
pub(crate) const TERMS: [&str; 8] =
    ["medals", "their-medals", "castle", "their-castle", "troops", "their-troops", "bases", "their-bases"];

/// Returns the two names of a count: for the player's own side, and for the other side. The tempo has no name.
const fn names(what: Counted) -> Option<[&'static str; 2]> {
    use Counted::*;
    match what {
        MedalsMissing | NearlyClaimed | MedalThreat => Some(MEDALS),
        WayToHq | HqThreat => Some(CASTLE),
        RackSize | OnRack => Some(["troops", "their-troops"]),
        OnTop | Connected | CutOff | Open | Exposed | Front | Wall => Some(["bases", "their-bases"]),
        Tempo => None,
    }
}

/// The names for medals that a side has, or is about to have.
const MEDALS: [&str; 2] = ["medals", "their-medals"];
/// The names for how near a side is to the headquarters of the other side.
const CASTLE: [&str; 2] = ["castle", "their-castle"];

impl ToyBattle {
    /// Reports the terms of a position for a seat. A finished game has no terms.
    pub(crate) fn terms_of(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        let Some(mover) = state.next_to_move() else { return };
        let mut tell = |[own, theirs]: [&'static str; 2], side: Seat, points: i32| {
            if side == seat { add(own, points) } else { add(theirs, -points) }
        };
        for side in [seat, opponent(seat)] {
            let counts = self.counts_of(state, side, mover);
            for what in Counted::ALL {
                let points = counts[what.places()].iter().zip(what.weights()).map(|(count, weight)| count * weight);
                if let Some(names) = names(what) {
                    tell(names, side, points.sum());
                }
            }
        }
        match mover_wins(&self.features(state, mover)) {
            Some(WinsBy::Hq) => tell(CASTLE, mover, WINS_NEXT),
            Some(WinsBy::Medals) => tell(MEDALS, mover, WINS_NEXT),
            None => {}
        }
    }
}
