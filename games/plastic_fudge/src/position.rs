//! Positions: a state as JSON writes it. Scenario files, saved positions, views and digests of states use positions.

mod restore;
mod write;

use crate::action::{Attack, JetOrder};
use crate::battlefield::{Flag, Piece, Zone};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::{Level, SUPERB, TERRIBLE};
use crate::side::Side;
use crate::state::{Condition, Step};
use crate::unit::{RadioRole, Stance, UnitType, Weapon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A whole position, as JSON writes it. A key with its default value is left out, so two positions can be compared key
/// by key. The position in a view holds only what the viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Width and depth of the table in inches.
    pub table: [Length; 2],
    /// The Round, from 1.
    #[serde(default = "first")]
    pub round: u16,
    /// The step of the Round.
    pub step: Step,
    /// The side that is Player A this Round; left out until a side has chosen its role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player_a: Option<Side>,
    /// In the step `choose`: the side that won the Initiative and now chooses its role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Side>,
    /// Whether the battle is played with the radio rules. PF-R-57
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub radio: bool,
    /// The pieces of terrain on the table, with their holes, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Piece>,
    /// In the step `terrain`: the pieces that the sides can still place. Each outline is relative to the origin of its
    /// piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<Piece>,
    /// In the step `terrain`: the side whose turn it is to place terrain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placer: Option<Side>,
    /// In the step `terrain`: how many times in a row a side has passed.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub passes: u8,
    /// The camp as `[x0, y0, x1, y1]` in inches. Players may not place terrain there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub camp: Option<[Length; 4]>,
    /// The flag; left out if the battle has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<Flag>,
    /// The deployment zone of each side; left out for a side with the zone of PF-R-74.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub zones: BTreeMap<Side, Zone>,
    /// How many Units each side began with; left out for a side that has as many in `units`. PF-R-08
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub start: BTreeMap<Side, u32>,
    /// The Units of both sides, sorted by id, with those out of play.
    #[serde(default)]
    pub units: Vec<UnitPosition>,
    /// The markers on the table, sorted by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mines: Vec<MarkerPosition>,
    /// In the step `deploy`: how many markers each side still has to lay.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub markers: BTreeMap<Side, u8>,
    /// In the step `muster`: the sides that have brought their force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mustered: Vec<Side>,
    /// In the step `deploy`: the sides that have ended their deployment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deployed: Vec<Side>,
    /// In the step `attack`: the attacks of each side that has committed. `true` stands for attacks that the viewer may
    /// not see.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub committed: BTreeMap<Side, Sealed<Attack>>,
    /// In the step `jets`: the orders of each side that has given them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub jet_orders: BTreeMap<Side, Vec<JetOrder>>,
    /// In the step `over`: how the battle ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultJson>,
}

const fn first() -> u16 {
    1
}

const fn is_none_yet(count: &u8) -> bool {
    *count == 0
}

const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The orders of a side, or `true` in place of orders that the viewer may not see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Sealed<T> {
    /// `true`: the side has given orders that the viewer may not see.
    Hidden(bool),
    /// The orders, possibly none.
    Open(Vec<T>),
}

/// A Unit in a position: what never changes about it, and its present state. Levels and weapons are left out if they
/// are those of the type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Unit")]
pub struct UnitPosition {
    /// The id of the Unit, such as `g1`.
    pub id: Id,
    /// The side that brought the Unit.
    pub side: Side,
    /// The type of the Unit, such as `sniper`.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name that the player gave the Unit; left out if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether the Unit is the Commander.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commander: bool,
    /// The role that the player gave this Radioman.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radio: Option<RadioRole>,
    /// Whether the Unit has binoculars although Units of its type usually have none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spotter: bool,
    /// The pose of the Unit; left out if it is the usual pose of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stance: Option<Stance>,
    /// Movement level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub ml: Option<Level>,
    /// Range level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub rl: Option<Level>,
    /// Attack level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub al: Option<Level>,
    /// Defence level before any injury, with the levels that the stance adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub dl: Option<Level>,
    /// Training level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub tl: Option<Level>,
    /// All weapons of the Unit. Left out if they differ from those of the type only in the levels of the first weapon
    /// and in `extra`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<Weapon>>,
    /// Weapons in addition to those of the type.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<Weapon>,
    /// Centre of the Unit's base. Left out for a Unit in a carrier or off the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The facing of the Unit in whole degrees counter-clockwise from east. Left out for a Unit in a carrier or off the
    /// table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = 359))]
    pub facing: Option<i32>,
    /// The carrier that the Unit rides in; left out if it does not ride.
    #[serde(rename = "in", default, skip_serializing_if = "Option::is_none")]
    pub carrier: Option<Id>,
    /// How many Defence levels the Unit has lost.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub injuries: u8,
    /// Whether the Unit obeys, runs or is off the table, and why; `steady` if left out.
    #[serde(default, skip_serializing_if = "is_steady")]
    pub state: Condition,
    /// Whether the Unit has moved, boarded or left a carrier this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Whether the Unit has attacked in the movement phase of its side this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub attacked: bool,
    /// Whether a Jeep has towed this Howitzer this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub towed: bool,
    /// Whether an enemy attacked the Unit hand to hand in the last Attack step.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
    /// The Round in which this Jet was called; left out if it was not called.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub called: u16,
}

fn is_steady(condition: &Condition) -> bool {
    *condition == Condition::Steady
}

/// A mine marker on the table. A mine is under it, or nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Mine")]
pub struct MarkerPosition {
    /// The id of the marker, such as `m3`.
    pub id: Id,
    /// The side that laid the marker.
    pub side: Side,
    /// The centre of the marker.
    pub at: Spot,
    /// Whether a mine is under the marker; left out if the viewer may not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub real: Option<bool>,
    /// The sides that have found the marker. The JSON of a view lists them only if the viewer owns the marker.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found_by: Vec<Side>,
}

/// The result for the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// Green won.
    Green,
    /// Tan won.
    Tan,
    /// Neither side won.
    Draw,
}

impl From<Option<Side>> for Winner {
    fn from(winner: Option<Side>) -> Winner {
        match winner {
            Some(Side::Green) => Winner::Green,
            Some(Side::Tan) => Winner::Tan,
            None => Winner::Draw,
        }
    }
}

impl From<Winner> for Option<Side> {
    fn from(winner: Winner) -> Option<Side> {
        match winner {
            Winner::Green => Some(Side::Green),
            Winner::Tan => Some(Side::Tan),
            Winner::Draw => None,
        }
    }
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Result")]
pub struct ResultJson {
    /// The side that won, or `draw`.
    pub winner: Winner,
    /// The way in which the battle ended.
    pub by: crate::state::EndedBy,
}
