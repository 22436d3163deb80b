//! What happened, for the log and the animation.

use crate::action::Effect;
use crate::field::Place;
use crate::state::{Ending, Piece};
use crate::troop::{Kinds, Troop};
use referee::{Clause, Seat};

/// One thing that happened. `None` stands for what the viewer may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began; counted from 1.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The number of the turn, from 1.
        turn: u32,
    },
    /// Troops went from a reserve to its rack.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The Troops; only their owner sees them.
        troops: Option<Kinds>,
        /// The effect that drew; nothing for the turn action and the set-up.
        by: Option<Effect>,
        /// The clause that asked.
        clause: Clause,
    },
    /// A Troop was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// The Troop.
        troop: Troop,
        /// Where.
        on: Place,
        /// Height in the stack, 1 = the bottom; 0 on a headquarters.
        level: u8,
        /// Whether it is Cap'n's extra Troop.
        extra: bool,
    },
    /// An effect was declined.
    EffectDeclined {
        /// By whom.
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
        /// The base it left; nothing if it left the rack.
        from: Option<Place>,
        /// Why.
        by: Effect,
        /// The clause of it.
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
        /// By whom.
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
        /// How many.
        count: u8,
        /// The Troops; only their owner sees them.
        troops: Option<Kinds>,
    },
    /// The medals of a region were claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// The region's position in the file.
        region: u8,
        /// How many.
        medals: u8,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A player's time ran out.
    TimedOut {
        /// Whose.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winner: Seat,
        /// How.
        by: Ending,
    },
}
