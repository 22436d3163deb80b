//! A decision of a seat, as files and messages write it.

use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Role;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One decision of one seat. JSON: `{"do": "move", "unit": "g1", "path": [{"turn": -45}, {"go": 3.5}]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Places a piece of terrain: its outline is turned by `facing`, then moved to `at`. PF-SCEN-08, PF-R-75
    Place {
        /// The id of the piece to place.
        piece: Id,
        /// The point of the table to which the origin of the outline is moved.
        at: Spot,
        /// How far the outline is turned, in whole degrees counter-clockwise.
        #[serde(default)]
        #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
        facing: i32,
    },
    /// Places no piece of terrain. PF-R-75
    Pass {},
    /// Puts a Unit on the table (`at`) or into a carrier (`in`), or keeps an aircraft off the table (`reserve`).
    /// PF-R-74, PF-R-64
    Deploy {
        /// The id of the Unit to deploy.
        unit: Id,
        /// The centre of the Unit's base; left out if the Unit is not put on the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Spot>,
        /// The facing of the Unit on the table, in whole degrees counter-clockwise from east, 0 ..= 359.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<i32>,
        /// The id of the carrier that the Unit is put into.
        #[serde(rename = "in", default, skip_serializing_if = "Option::is_none")]
        carrier: Option<Id>,
        /// Whether this aircraft stays off the table for now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reserve: bool,
    },
    /// Lays a marker. PF-MINE-01, PF-MINE-02
    Lay {
        /// The centre of the marker.
        at: Spot,
        /// Whether a mine is under the marker. The enemy does not see this value.
        real: bool,
    },
    /// Ends the seat's own deployment.
    EndDeploy {},
    /// Throws the dice that the step asks for: Initiative or Morale. PF-R-88
    Roll {},
    /// The winner of the Initiative chooses to be Player A or B. PF-INIT-03
    ChooseRole {
        /// The role for this Round.
        role: Role,
    },
    /// Moves a Unit. PF-MOVE-01
    Move {
        /// The id of the Unit to move.
        unit: Id,
        /// The turns and straight legs that the Unit makes, in order.
        path: Vec<Leg>,
        /// The carrier that the Unit boards at the end of the path. PF-R-101
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<Id>,
        /// The Howitzer that this Jeep tows. PF-R-66
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tow: Option<Id>,
        /// Whether this Helicopter leaves the table by its side's own edge at the end of the path. PF-R-106
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        exit: bool,
    },
    /// Brings a Helicopter onto the table from its side's own edge. PF-R-106
    Enter {
        /// The id of the Helicopter.
        unit: Id,
        /// The point of the edge where it enters, in inches from the west.
        at: Length,
        /// The facing at the start, in whole degrees counter-clockwise from east.
        #[serde(default)]
        facing: i32,
        /// The turns and straight legs that the Helicopter makes after it has entered.
        #[serde(default)]
        path: Vec<Leg>,
        /// Whether the Helicopter leaves the table again by the same edge at the end of the path. PF-R-106
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        exit: bool,
    },
    /// A passenger gets out of its carrier. PF-R-101
    Leave {
        /// The id of the passenger.
        unit: Id,
        /// The centre of the passenger's base after it has got out.
        at: Spot,
        /// The facing of the passenger, in whole degrees counter-clockwise from east.
        #[serde(default)]
        facing: i32,
    },
    /// Calls a Jet. It comes in a later Round. PF-R-65
    CallJet {
        /// The id of the Jet.
        unit: Id,
    },
    /// Attacks at once, in the movement phase of the seat's own side. The option `attack_timing` must be `anytime`.
    /// PF-R-17
    Fire(Attack),
    /// Ends the movement phase of the seat's own side.
    EndMoves {},
    /// Commits all attacks of the side. The enemy does not see them until it has committed its own. PF-ATK-03, PF-R-17
    Commit {
        /// At most one attack for each Unit.
        attacks: Vec<Attack>,
    },
    /// Orders the Jets that can come in this Round. PF-R-107
    Jets {
        /// One order for each Jet that comes. A Jet that is not listed stays off the table.
        jets: Vec<JetOrder>,
    },
    /// Gives up. JSON may also write this decision as `{"resign": {}}`.
    Resign {},
    /// Ends the battle because the side's time has run out. The server sends this decision, never a player. PF-R-61
    Timeout {},
}

/// A part of a path: one turn or one straight leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Leg {
    /// Turns counter-clockwise by this many degrees: -180 ..= 180, but not 0. PF-MOVE-04, PF-R-45
    Turn(i32),
    /// Goes straight ahead by this length, which is more than 0. PF-MOVE-02
    Go(Length),
}

/// An attack of one Unit: a weapon, and exactly one thing to aim at. PF-R-97
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The id of the attacker, a Unit of the side that commits the attack.
    pub unit: Id,
    /// The name of the weapon. If it is left out, the Unit uses its first weapon that fits the aim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// The Unit to attack. If that Unit is in contact with the attacker, the attack is hand to hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Id>,
    /// The centre of a disc, which is a round template. If `piece` is also given, this is the point where the weapon
    /// hits that Building, Fortress or camp.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Spot>,
    /// The direction of the flame, in whole degrees counter-clockwise from east.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<i32>,
    /// The marker to sweep.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Id>,
    /// The Building, Fortress or camp to attack. PF-BAZ-02
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Id>,
}

/// Where a Jet flies to, and what it attacks there. PF-R-107
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JetOrder {
    /// The id of the Jet, such as `g7`.
    pub unit: Id,
    /// The point to which the Jet flies.
    pub at: Spot,
    /// The Unit that the Jet attacks. If left out, the Jet attacks no Unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Id>,
}
