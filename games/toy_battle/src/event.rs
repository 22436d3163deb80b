//! The events of a game, for the log and for animations. No rule reads them.

use crate::action::Effect;
use crate::field::Place;
use crate::state::{Ending, Piece};
use crate::troop::{Kinds, Troop};
use referee::{Clause, Seat};

/// One event of a game. `troops` and `troop` are `None` if the viewer may not know the Troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player's turn began.
    TurnBegan {
        /// The player whose turn it is.
        seat: Seat,
        /// The number of the turn, from 1.
        turn: u32,
    },
    /// A player drew Troops from the reserve to the rack.
    Drew {
        /// The player who drew.
        seat: Seat,
        /// How many Troops the player drew, at least 1.
        count: u8,
        /// The Troops. Only the player who draws sees them.
        troops: Option<Kinds>,
        /// The effect that let the player draw; `None` for the turn action and the set-up.
        by: Option<Effect>,
        /// The clause that let the player draw.
        clause: Clause,
    },
    /// A player placed a Troop from the rack.
    Placed {
        /// The player who placed the Troop.
        seat: Seat,
        /// The kind of Troop.
        troop: Troop,
        /// The base or enemy headquarters.
        on: Place,
        /// The Troop's height in the stack. The bottom is 1, and a Troop on a headquarters has 0.
        level: u8,
        /// Whether the Troop is an extra Troop, which Cap'n's effect allows.
        extra: bool,
    },
    /// A player declined the effect that was being offered.
    EffectDeclined {
        /// The player who declined.
        seat: Seat,
        /// The declined effect.
        effect: Effect,
    },
    /// A Troop went to its owner's discard.
    Discarded {
        /// The owner of the Troop.
        owner: Seat,
        /// The kind of Troop.
        troop: Troop,
        /// The base that the Troop left; `None` if it left the rack.
        from: Option<Place>,
        /// The effect that discarded the Troop.
        by: Effect,
        /// The clause of the effect that discarded the Troop.
        clause: Clause,
    },
    /// Castle Field took a Troop back to its owner's rack.
    TakenBack {
        /// The owner of the Troop.
        seat: Seat,
        /// The kind of Troop.
        troop: Troop,
        /// The base that the Troop left.
        from: Place,
    },
    /// A player moved an enemy Troop.
    Moved {
        /// The player who moved the Troop.
        by: Seat,
        /// The Troop, with its owner's colour.
        piece: Piece,
        /// The base that the Troop left.
        from: Place,
        /// The base that the Troop went to.
        to: Place,
    },
    /// A Troop went from its owner's discard to the rack.
    Returned {
        /// The owner of the Troop.
        seat: Seat,
        /// The kind of Troop.
        troop: Troop,
    },
    /// A Troop of a rack was laid face down for its owner's next turn.
    Pinned {
        /// The owner of the Troop.
        seat: Seat,
        /// The Troop. Only its owner sees it.
        troop: Option<Troop>,
    },
    /// The face-down Troops of a rack stood up again.
    StoodUp {
        /// The owner of the Troops.
        seat: Seat,
        /// How many Troops stood up.
        count: u8,
        /// The Troops. Only their owner sees them.
        troops: Option<Kinds>,
    },
    /// A player claimed the medals of a region.
    Claimed {
        /// The player who claimed the medals.
        seat: Seat,
        /// The region's position in the board file, from 0.
        region: u8,
        /// How many medals lay on the region.
        medals: u8,
    },
    /// A player gave up.
    Resigned {
        /// The player who gave up.
        seat: Seat,
    },
    /// A player's time ran out.
    TimedOut {
        /// The player whose time ran out.
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
