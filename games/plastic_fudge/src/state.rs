//! The full state of a battle, with what the players may not see.

use crate::action::{Attack, JetOrder};
use crate::ground::Ground;
use crate::id::Id;
use crate::side::Side;
use geometry::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The index of a Unit in the roster, which is sorted by the ids of the Units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitIndex(pub u8);

impl UnitIndex {
    /// Returns the index as an index of slices.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The steps of a battle and its Rounds. PF-TURN-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Both sides hand in their forces. In a match, this happens before the game.
    Muster,
    /// The sides place terrain in turn. PF-SCEN-08
    Terrain,
    /// The sides deploy their Units. PF-R-74
    Deploy,
    /// The game waits for the dice of Initiative. PF-INIT-01
    Initiative,
    /// The winner of the Initiative chooses a role. PF-INIT-03
    Choose,
    /// Player A moves. PF-TURN-02
    MoveA,
    /// Player B moves. PF-TURN-03
    MoveB,
    /// Both sides commit their attacks. PF-R-17
    Attack,
    /// The game waits for the dice of Morale. PF-TURN-05
    Morale,
    /// Sides with Jets give them orders. PF-R-65
    Jets,
    /// The game is over.
    Over,
}

/// The state of a Unit. A Unit is in exactly one of these states. PF-R-08
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The Unit obeys orders.
    #[default]
    Steady,
    /// The Unit runs, but is still on the table. PF-ROUT-01
    Routed,
    /// The Unit is out of play. PF-DMG-01
    Destroyed,
    /// The Unit ran off the table. PF-ROUT-03
    Fled,
    /// The Unit is a Helicopter that left the table, or a passenger that left in a Helicopter. PF-R-64
    Out,
    /// The Unit is an aircraft that waits off the table and can still come. PF-R-64, PF-R-65
    Reserve,
    /// The Unit is not deployed yet.
    Undeployed,
}

/// The values of a Unit that change during play.
#[derive(Clone, Copy, Debug)]
pub struct UnitState {
    /// The centre of the Unit's base, in micrometres. A passenger or a Unit off the table has no base. Its `at` is then
    /// an old value, which nothing may use.
    pub at: Point,
    /// The facing of the Unit, in whole degrees counter-clockwise from east, 0 ..= 359. It is valid only if `at` is
    /// valid.
    pub facing: i16,
    /// Whether the Unit obeys, runs or is off the table, and why.
    pub condition: Condition,
    /// The carrier that the Unit rides in; `None` if it does not ride.
    pub carrier: Option<UnitIndex>,
    /// How many Defence levels (DL) the Unit has lost. PF-DMG-02
    pub injuries: u8,
    /// Whether the Unit has moved, boarded or left a carrier this Round. PF-R-80
    pub moved: bool,
    /// Whether the Unit has attacked in the movement phase of its side this Round. PF-R-17
    pub attacked: bool,
    /// Whether a Jeep has towed this Howitzer this Round. PF-R-66
    pub towed: bool,
    /// Whether an enemy attacked the Unit hand to hand in the last Attack step. PF-R-24
    pub fought: bool,
    /// The Round in which this Jet was called; 0 for a Jet that was not called, and for all other Units. PF-R-65
    pub called: u16,
}

/// Two states are equal if all their valid values are equal. Place and facing are valid only for a Unit on a base of
/// its own.
impl PartialEq for UnitState {
    fn eq(&self, other: &UnitState) -> bool {
        let facts = |unit: &UnitState| {
            let UnitState { at, facing, condition, carrier, injuries, moved, attacked, towed, fought, called } = *unit;
            let place = unit.stands().then_some((at, facing));
            (place, condition, carrier, injuries, [moved, attacked, towed, fought], called)
        };
        facts(self) == facts(other)
    }
}

impl UnitState {
    /// A Unit that has not come to the table yet.
    pub(crate) const UNDEPLOYED: UnitState = UnitState {
        at: Point::new(0, 0),
        facing: 0,
        condition: Condition::Undeployed,
        carrier: None,
        injuries: 0,
        moved: false,
        attacked: false,
        towed: false,
        fought: false,
        called: 0,
    };

    /// Says whether the Unit stands or runs on the table, or rides in a carrier. PF-R-08
    #[inline]
    pub(crate) const fn is_alive(&self) -> bool {
        matches!(self.condition, Condition::Steady | Condition::Routed)
    }

    /// Says whether the Unit is on the table with a base of its own, and so does not ride.
    pub(crate) const fn stands(&self) -> bool {
        self.is_alive() && self.carrier.is_none()
    }
}

/// A mine marker on the table. A mine is under it, or nothing. PF-MINE-01
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The id of the marker, such as `m3`.
    pub id: Id,
    /// The side that laid it.
    pub side: Side,
    /// The centre of the marker, in micrometres.
    pub at: Point,
    /// Whether a mine is under the marker. Only the marker's owner and the sides that have found it may know.
    /// PF-MINE-04
    pub real: bool,
    /// Whether Green, and whether Tan, has found the marker. PF-R-41
    pub found: [bool; 2],
}

impl Marker {
    /// Says whether a side knows what is under the marker, because the side has laid or found the marker. PF-MINE-04,
    /// PF-R-41
    pub(crate) fn is_known_to(&self, side: Side) -> bool {
        side == self.side || self.found[side.index()]
    }
}

/// The orders of a side, such as its attacks; `None` until the side has given them. PF-R-17
pub type Orders<T> = Option<Arc<[T]>>;

/// The end of a battle: who won, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The way in which the battle ended.
    pub by: EndedBy,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// One side or both lost too much. PF-SCEN-05
    Losses,
    /// The flag was taken. PF-SCEN-07
    Flag,
    /// The last Round was played. PF-R-77
    RoundLimit,
    /// A side resigned.
    Resignation,
    /// A side's clock ran out.
    Timeout,
}

/// The full state of a battle, with every secret. Players only get a view of it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The Round, from 1.
    pub round: u16,
    /// The step of the Round.
    pub step: Step,
    /// The side that is Player A this Round. PF-INIT-03
    pub player_a: Option<Side>,
    /// The side that won the Initiative; `None` once it has chosen a role.
    pub choice: Option<Side>,
    /// The terrain with its holes. Copies of a state share it until it changes.
    pub ground: Arc<Ground>,
    /// The pieces of the pool that are not placed yet: bit n is set for the piece with index n. PF-SCEN-08
    pub pool: u64,
    /// The side whose turn it is to place terrain.
    pub placer: Side,
    /// How many times in a row a side has passed instead of placing terrain.
    pub passes: u8,
    /// The Units, in the order of the roster.
    pub units: Box<[UnitState]>,
    /// The markers on the table, by id.
    pub markers: Vec<Marker>,
    /// How many markers Green, and how many Tan, has still to lay.
    pub to_lay: [u8; 2],
    /// Whether Green, and whether Tan, has ended its deployment.
    pub deployed: [bool; 2],
    /// The attacks that Green and Tan have committed.
    pub committed: [Orders<Attack>; 2],
    /// The orders for Jets that Green and Tan have given.
    pub jet_orders: [Orders<JetOrder>; 2],
    /// How the battle ended; `None` while the battle goes on.
    pub ending: Option<Ending>,
}

impl State {
    /// Returns the values of a Unit that change during play.
    #[inline]
    pub fn unit(&self, unit: UnitIndex) -> &UnitState {
        &self.units[unit.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, unit: UnitIndex) -> &mut UnitState {
        &mut self.units[unit.index()]
    }
}
