//! Events: the log and the animation use them.

use crate::action::Effect;
use crate::field::Place;
use crate::state::{Ending, Piece};
use crate::troop::{Kinds, Troop};
use referee::{Clause, Seat};

/// One event of a game. In `troops` and `troop`, `None` stands for what the viewer may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// The player whose turn it is.
        seat: Seat,
        /// The number of the turn, from 1.
        turn: u32,
    },
    /// Troops went from a reserve to the rack of the same player.
    Drew {
        /// The player.
        seat: Seat,
        /// How many Troops.
        count: u8,
        /// The Troops; only their owner sees them.
        troops: Option<Kinds>,
        /// The effect that drew; `None` for the turn action and the set-up.
        by: Option<Effect>,
        /// The clause that asks for it.
        clause: Clause,
    },
    /// A Troop was placed.
    Placed {
        /// The player.
        seat: Seat,
        /// The Troop.
        troop: Troop,
        /// The place.
        on: Place,
        /// Height in the stack, 1 = the bottom; 0 on a headquarters.
        level: u8,
        /// Whether it is Cap'n's extra Troop.
        extra: bool,
    },
    /// An effect was declined.
    EffectDeclined {
        /// The player.
        seat: Seat,
        /// The effect declined.
        effect: Effect,
    },
    /// A Troop went to its owner's discard.
    Discarded {
        /// Its owner.
        owner: Seat,
        /// The Troop.
        troop: Troop,
        /// The base it left; `None` if it left the rack.
        from: Option<Place>,
        /// The effect that discarded it.
        by: Effect,
        /// The clause of the effect.
        clause: Clause,
    },
    /// A Troop went back to its owner's rack.
    TakenBack {
        /// Its owner.
        seat: Seat,
        /// The Troop.
        troop: Troop,
        /// The base it left.
        from: Place,
    },
    /// An enemy Troop was moved.
    Moved {
        /// The player who moves it.
        by: Seat,
        /// The Troop.
        piece: Piece,
        /// The base it left.
        from: Place,
        /// The base it went to.
        to: Place,
    },
    /// A Troop went from the discard to the rack.
    Returned {
        /// Its owner.
        seat: Seat,
        /// The Troop.
        troop: Troop,
    },
    /// A Troop of this rack was laid down for its owner's next turn.
    Pinned {
        /// Its owner.
        seat: Seat,
        /// The Troop; only its owner sees it.
        troop: Option<Troop>,
    },
    /// The lying Troops of a rack stand again.
    StoodUp {
        /// Their owner.
        seat: Seat,
        /// How many Troops.
        count: u8,
        /// The Troops; only their owner sees them.
        troops: Option<Kinds>,
    },
    /// The medals of a region were claimed.
    Claimed {
        /// The player.
        seat: Seat,
        /// The region's position in the board file, from 0.
        region: u8,
        /// How many medals.
        medals: u8,
    },
    /// A player gave up.
    Resigned {
        /// The player.
        seat: Seat,
    },
    /// A player's time ran out.
    TimedOut {
        /// The player.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// The player who won.
        winner: Seat,
        /// What ended it.
        by: Ending,
    },
}
