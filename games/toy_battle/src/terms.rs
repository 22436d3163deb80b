//! The terms of a position: parts of its estimate, each a sum of fitted weights (`counts.rs`) with a name. Hints show
//! the names as reasons.

use crate::ToyBattle;
use crate::counts::Counted;
use crate::features::{WinsBy, mover_wins};
use crate::state::State;
use crate::troop::opponent;
use referee::Seat;

/// The value of being able to win with the next placement, in thousandths of the logarithm of the odds.
const WINS_NEXT: i32 = 3_000;

/// All names of terms. A name that begins with `their-` is for the opponent's side.
pub(crate) const TERMS: [&str; 8] =
    ["medals", "their-medals", "castle", "their-castle", "troops", "their-troops", "bases", "their-bases"];

/// Returns the two names of a counted thing: for the player's own side, and for the opponent's. The tempo (being the
/// side to move) has no name.
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

/// The names for the medals that a side has or can soon claim.
const MEDALS: [&str; 2] = ["medals", "their-medals"];
/// The names for how near a side is to an enemy headquarters.
const CASTLE: [&str; 2] = ["castle", "their-castle"];

impl ToyBattle {
    /// Calls `add` with the name and value of each term of a position, as `seat` sees it. A finished game has no terms.
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
