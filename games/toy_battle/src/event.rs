//! Events of a game. The log and the animation use them.

use crate::action::Effect;
use crate::field::Place;
use crate::state::{Ending, Piece};
use crate::troop::{Kinds, Troop};
use referee::{Clause, Seat};

/// One event of a game. In `troops` and `troop`, `None` means that the viewer may not know the Troops.
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
        /// How many Troops the player drew.
        count: u8,
        /// The Troops. Only the player who draws sees them.
        troops: Option<Kinds>,
        /// The effect by which the player draws; `None` for the turn action and the set-up.
        by: Option<Effect>,
        /// The clause by which the player draws.
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
        /// The height in the stack. The bottom is 1, and a Troop on a headquarters has 0.
        level: u8,
        /// Whether the Troop is Cap'n's extra Troop.
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
        /// The owner of the Troop.
        owner: Seat,
        /// The Troop.
        troop: Troop,
        /// The base that the Troop left; `None` if it left the rack.
        from: Option<Place>,
        /// The effect that discarded the Troop.
        by: Effect,
        /// The clause of the effect.
        clause: Clause,
    },
    /// A Troop went back to its owner's rack.
    TakenBack {
        /// The owner of the Troop.
        seat: Seat,
        /// The Troop.
        troop: Troop,
        /// The base that the Troop left.
        from: Place,
    },
    /// An enemy Troop was moved.
    Moved {
        /// The player who moves the Troop.
        by: Seat,
        /// The Troop.
        piece: Piece,
        /// The base that the Troop left.
        from: Place,
        /// The base that the Troop went to.
        to: Place,
    },
    /// A Troop went from the discard to the rack.
    Returned {
        /// The owner of the Troop.
        seat: Seat,
        /// The Troop.
        troop: Troop,
    },
    /// A Troop of a rack was laid face down for its owner's next turn.
    Pinned {
        /// The owner of the Troop.
        seat: Seat,
        /// The Troop. Only its owner sees it.
        troop: Option<Troop>,
    },
    /// The face-down Troops of a rack stand again.
    StoodUp {
        /// The owner of the Troops.
        seat: Seat,
        /// How many Troops stood up.
        count: u8,
        /// The Troops. Only their owner sees them.
        troops: Option<Kinds>,
    },
    /// The medals of a region were claimed.
    Claimed {
        /// The player.
        seat: Seat,
        /// The region's position in the board file, from 0.
        region: u8,
        /// How many medals the player claimed.
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
        /// What ended the game.
        by: Ending,
    },
}
