//! Positions: the canonical written form of a state. Digests, scenario files, saved positions and views use it.

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
use ts_rs::TS;

/// A whole position. Keys at their default are left out, so positions can be compared key by key. In a view, the position
/// holds what the viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Width and depth of the table in inches.
    pub table: [Length; 2],
    /// The Round, from 1.
    #[serde(default = "first")]
    pub round: u16,
    /// The step of the Round.
    pub step: Step,
    /// The side that is Player A this Round; left out until it is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player_a: Option<Side>,
    /// In `choose`: the side that won the Initiative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choice: Option<Side>,
    /// Whether the radio rules are on. PF-R-57
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub radio: bool,
    /// The pieces of terrain on the table, with their holes, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Piece>>", optional)]
    pub terrain: Vec<Piece>,
    /// In `terrain`: the pieces that can still be placed. Each outline is relative to the origin of its piece.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Piece>>", optional)]
    pub pool: Vec<Piece>,
    /// In `terrain`: the side whose turn it is to place terrain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub placer: Option<Side>,
    /// In `terrain`: how many passes came one after the other.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[ts(as = "Option<u8>", optional)]
    pub passes: u8,
    /// The camp as `[x0, y0, x1, y1]` in inches. It is closed to terrain placement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub camp: Option<[Length; 4]>,
    /// The flag.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub flag: Option<Flag>,
    /// Deployment zones, if they differ from the zones of PF-R-74.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Side, Zone>>", optional)]
    pub zones: BTreeMap<Side, Zone>,
    /// How many Units each side began with, if `units` lists another number. PF-R-08
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Side, u32>>", optional)]
    pub start: BTreeMap<Side, u32>,
    /// The Units of both sides, by id.
    #[serde(default)]
    pub units: Vec<UnitPosition>,
    /// The markers on the table, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<MarkerPosition>>", optional)]
    pub mines: Vec<MarkerPosition>,
    /// In `deploy`: how many markers a side still has to lay.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Side, u8>>", optional)]
    pub markers: BTreeMap<Side, u8>,
    /// In `muster`: the sides that have brought their force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Side>>", optional)]
    pub mustered: Vec<Side>,
    /// In `deploy`: the sides that have ended their deployment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Side>>", optional)]
    pub deployed: Vec<Side>,
    /// In `attack`: the attacks of each side that has committed. `true` stands for attacks that the viewer may not
    /// know.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Side, Sealed<Attack>>>", optional)]
    pub committed: BTreeMap<Side, Sealed<Attack>>,
    /// In `jets`: the orders of each side that has given its orders.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Side, Vec<JetOrder>>>", optional)]
    pub jet_orders: BTreeMap<Side, Vec<JetOrder>>,
    /// In `over`: how the battle ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
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

/// Orders, or `true` in place of orders that the viewer may not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Sealed<T> {
    /// There are orders, but they are hidden.
    Hidden(bool),
    /// The orders themselves.
    Open(Vec<T>),
}

/// A Unit in a position: its fixed values and its present state. A level is given only if it differs from the level of
/// the type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Unit")]
pub struct UnitPosition {
    /// The id of the Unit.
    pub id: Id,
    /// The side of the Unit.
    pub side: Side,
    /// The type of the Unit.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name that its owner gave the Unit.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// Whether it is the Commander.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub commander: bool,
    /// The named role of a Radioman.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub radio: Option<RadioRole>,
    /// Whether it has binoculars.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub spotter: bool,
    /// The pose of the Unit, if it differs from the pose of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stance: Option<Stance>,
    /// Movement level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    #[ts(optional)]
    pub ml: Option<Level>,
    /// Range level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    #[ts(optional)]
    pub rl: Option<Level>,
    /// Attack level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    #[ts(optional)]
    pub al: Option<Level>,
    /// Defence level at the start, the stance included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    #[ts(optional)]
    pub dl: Option<Level>,
    /// Training level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    #[ts(optional)]
    pub tl: Option<Level>,
    /// All its weapons, if they differ from the weapons of the type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub weapons: Option<Vec<Weapon>>,
    /// More weapons, in addition to the weapons of the type.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Weapon>>", optional)]
    pub extra: Vec<Weapon>,
    /// Centre of the Unit's base. Left out for a Unit in a carrier or off the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Spot>,
    /// The facing of the Unit in whole degrees counter-clockwise from east. Left out for a Unit in a carrier or off the
    /// table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0, max = 359))]
    #[ts(optional)]
    pub facing: Option<i32>,
    /// The carrier that the Unit is in.
    #[serde(rename = "in", default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carrier: Option<Id>,
    /// How many levels of Defence it has lost.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    #[ts(as = "Option<u8>", optional)]
    pub injuries: u8,
    /// The state of the Unit; `steady` if left out.
    #[serde(default, skip_serializing_if = "is_steady")]
    #[ts(as = "Option<Condition>", optional)]
    pub state: Condition,
    /// Whether it has moved, boarded or left a carrier this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub moved: bool,
    /// Whether it has attacked in the movement phase of its side this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub attacked: bool,
    /// Whether it was towed this Round.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub towed: bool,
    /// Whether it was attacked hand to hand in the last Attack step.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub fought: bool,
    /// The Round in which a Jet was called.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u16>", optional)]
    pub called: u16,
}

fn is_steady(condition: &Condition) -> bool {
    *condition == Condition::Steady
}

/// A marker on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Mine")]
pub struct MarkerPosition {
    /// The id of the marker.
    pub id: Id,
    /// The side that laid it.
    pub side: Side,
    /// The centre of the marker.
    pub at: Spot,
    /// Whether a mine is under it; left out if the viewer does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub real: Option<bool>,
    /// The sides that have found the marker. A view in JSON lists these sides only if the viewer owns the marker.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Side>>", optional)]
    pub found_by: Vec<Side>,
}

/// The winner: a side, or no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// Green.
    Green,
    /// Tan.
    Tan,
    /// No side.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Result")]
pub struct ResultJson {
    /// The winner.
    pub winner: Winner,
    /// The way in which the battle ended.
    pub by: crate::state::EndedBy,
}
