//! Why an attack, or the order of a Jet, is refused.

use crate::clauses::*;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Side;
use crate::state::Condition;
use referee::{Cite, Clause};
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// A marker as an aim, in a sentence.
pub(super) const MARKER: &str = "marker";
/// A Base as an aim, in a sentence.
pub(super) const BASE: &str = "Base";

/// Why an attack, or the order of a Jet, is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AttackFault {
    /// Attacks are made in the Attack step only. PF-R-17
    NotWhileMoving,
    /// The attacker does not exist. PF-ATK-01
    NoSuchUnit {
        /// Who attacks.
        unit: Id,
    },
    /// It belongs to the other side. PF-ATK-01
    NotYours {
        /// Who attacks.
        unit: Id,
        /// Whose it is.
        side: Side,
    },
    /// It is in no state to attack. PF-R-13, PF-DMG-01
    CannotAct {
        /// Who attacks.
        unit: Id,
        /// What state it is in.
        state: Condition,
    },
    /// It has attacked in this Round already. PF-ATK-02
    AttackedAlready {
        /// Who attacks.
        unit: Id,
    },
    /// Two attacks of the same Unit. PF-ATK-02
    AttacksTwice {
        /// Who attacks.
        unit: Id,
    },
    /// Passengers of a closed Vehicle do not attack. PF-R-54
    Rides {
        /// Who attacks.
        unit: Id,
        /// The Vehicle.
        carrier: Id,
    },
    /// It has no weapon. PF-R-55
    Unarmed {
        /// Who attacks.
        unit: Id,
    },
    /// A gun that was towed does not fire. PF-R-66
    Towed {
        /// Who attacks.
        unit: Id,
    },
    /// Jets attack in their own step. PF-R-65
    JetOutOfStep {
        /// Who attacks.
        unit: Id,
    },
    /// No aim, or more than one. PF-R-97
    NoClearAim {
        /// Who attacks.
        unit: Id,
    },
    /// It has no weapon of that name. PF-R-70
    NoSuchWeapon {
        /// Who attacks.
        unit: Id,
        /// The weapon.
        weapon: String,
    },
    /// None of its weapons, or not this one, can be aimed like that. PF-R-97; at a marker PF-R-41, at a Base PF-R-30
    DoesNotFit {
        /// Who attacks.
        unit: Id,
        /// The weapon.
        weapon: Option<String>,
        /// What it was aimed at.
        aim: &'static str,
    },
    /// A weapon with a disc or a flame takes a single target only in contact. PF-R-97
    OnlyInContact {
        /// Who attacks.
        unit: Id,
        /// The weapon.
        weapon: String,
        /// The target.
        target: Id,
    },
    /// No flame template aboard a Vehicle. PF-R-97
    FlameAboard {
        /// Who attacks.
        unit: Id,
    },
    /// The target does not exist. PF-R-97
    NoSuchTarget {
        /// The target.
        target: Id,
    },
    /// The target is of the own side. PF-R-97
    OwnTarget {
        /// The target.
        target: Id,
    },
    /// The target is not on the table. PF-R-97
    TargetOffTable {
        /// The target.
        target: Id,
        /// What state it is in.
        state: Condition,
    },
    /// The target is a passenger. PF-R-54
    TargetRides {
        /// The target.
        target: Id,
        /// The Vehicle.
        carrier: Id,
    },
    /// The point lies off the table. PF-R-97
    PointOffTable {
        /// Where.
        point: Spot,
    },
    /// The target is not within the arc in front. PF-R-44
    OutOfArc {
        /// Who attacks.
        unit: Id,
        /// Degrees of the arc in front.
        arc: i32,
    },
    /// Too far. PF-R-82, PF-EXP-02, PF-R-41
    OutOfReach {
        /// Who attacks.
        unit: Id,
        /// The weapon.
        weapon: String,
        /// From the edge of the base.
        gap: Length,
        /// How far the weapon reaches.
        reach: Length,
        /// The clause of the reach, or of the spotter.
        #[serde(skip)]
        #[ts(skip)]
        clause: Clause,
    },
    /// Range Terrible reaches Units in contact only. PF-R-20
    HandToHandOnly {
        /// Who attacks.
        unit: Id,
        /// The weapon.
        weapon: String,
    },
    /// Too near. PF-R-66
    TooNear {
        /// Who attacks.
        unit: Id,
        /// From the edge of the base.
        gap: Length,
        /// The least distance.
        least: Length,
    },
    /// Something stands between. PF-R-42
    OutOfSight {
        /// Who attacks.
        unit: Id,
        /// What stands between.
        blocked_by: Vec<Id>,
    },
    /// Something stands in the way of the throw. PF-R-42
    CannotThrowAcross {
        /// Who attacks.
        unit: Id,
        /// What stands between.
        blocked_by: Vec<Id>,
    },
    /// No Unit spots for it. PF-U-MOR-01, PF-R-66
    NobodySpots {
        /// Who attacks.
        unit: Id,
        /// The clause of the reach, or of the spotter.
        #[serde(skip)]
        #[ts(skip)]
        clause: Clause,
    },
    /// A friend touches the target. PF-R-21
    IntoMelee {
        /// The target.
        target: Id,
        /// Who touches the target.
        friend: Id,
    },
    /// The marker is not on the table. PF-R-41
    NoSuchMarker {
        /// The marker.
        mine: Id,
    },
    /// The piece does not exist or is not a Base. PF-R-30, PF-R-31
    NoSuchBase {
        /// The piece.
        piece: Id,
    },
    /// The point is not a part of the Base. PF-R-30
    NotOnBase {
        /// The piece.
        piece: Id,
        /// Where.
        point: Spot,
    },
    /// The Jet cannot come in this Round. PF-R-107
    JetNotComing {
        /// Who attacks.
        unit: Id,
    },
    /// Two orders for the same Jet. PF-R-107
    JetTwice {
        /// Who attacks.
        unit: Id,
    },
    /// The Jet goes too far. PF-R-65
    JetTooFar {
        /// Who attacks.
        unit: Id,
        /// From the own edge of the table.
        distance: Length,
        /// The Jet's Movement.
        most: Length,
    },
    /// The Jet would stick out over the edge of the table. PF-R-107
    JetOffTable {
        /// Who attacks.
        unit: Id,
    },
    /// The Jet would stand on a base. PF-R-107
    JetOnBase {
        /// Who attacks.
        unit: Id,
        /// Whose base.
        base: Id,
    },
}

impl Cite for AttackFault {
    fn clause(&self) -> Clause {
        use AttackFault::*;
        match self {
            NotWhileMoving => PF_R_17,
            NoSuchUnit { .. } | NotYours { .. } => PF_ATK_01,
            CannotAct { state, .. } => match state {
                Condition::Routed | Condition::Fled => PF_R_13,
                Condition::Destroyed => PF_DMG_01,
                _ => PF_ATK_01,
            },
            AttackedAlready { .. } | AttacksTwice { .. } => PF_ATK_02,
            Rides { .. } | TargetRides { .. } => PF_R_54,
            Unarmed { .. } => PF_R_55,
            Towed { .. } | TooNear { .. } => PF_R_66,
            JetOutOfStep { .. } | JetTooFar { .. } => PF_R_65,
            NoSuchWeapon { .. } => PF_R_70,
            OutOfArc { .. } => PF_R_44,
            OutOfReach { clause, .. } | NobodySpots { clause, .. } => *clause,
            HandToHandOnly { .. } => PF_R_20,
            OutOfSight { .. } | CannotThrowAcross { .. } => PF_R_42,
            IntoMelee { .. } => PF_R_21,
            NoSuchMarker { .. } | DoesNotFit { aim: MARKER, .. } => PF_R_41,
            NoSuchBase { .. } | NotOnBase { .. } | DoesNotFit { aim: BASE, .. } => PF_R_30,
            JetNotComing { .. } | JetTwice { .. } | JetOffTable { .. } | JetOnBase { .. } => PF_R_107,
            NoClearAim { .. } | DoesNotFit { .. } | OnlyInContact { .. } | FlameAboard { .. } => PF_R_97,
            NoSuchTarget { .. } | OwnTarget { .. } | TargetOffTable { .. } | PointOffTable { .. } => PF_R_97,
        }
    }
}

/// The state of a Unit in a sentence.
fn is(state: Condition) -> &'static str {
    match state {
        Condition::Steady => "is on the table",
        Condition::Routed => "is routed",
        Condition::Destroyed => "is destroyed",
        Condition::Fled => "has fled",
        Condition::Out => "has left the table",
        Condition::Reserve => "waits off the table",
        Condition::Undeployed => "is not yet on the table",
    }
}

/// Ids in a sentence: `p1, p2`.
fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for AttackFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        use AttackFault::*;
        match self {
            NotWhileMoving => to.write_str("Attacks are made in the Attack step, after both sides have moved."),
            NoSuchUnit { unit } => write!(to, "There is no Unit {unit}."),
            NotYours { unit, side } => write!(to, "{unit} is {side}'s; only your own Units attack for you."),
            CannotAct { unit, state } => write!(to, "{unit} {}; only a steady Unit on the table attacks.", is(*state)),
            AttackedAlready { unit } => write!(to, "{unit} has attacked in this Round already; one attack is allowed."),
            AttacksTwice { unit } => write!(to, "{unit} has two attacks here; one in a Round is allowed."),
            Rides { unit, carrier } => {
                write!(to, "{unit} rides in {carrier}, which is closed; only from a Jeep may passengers attack.")
            }
            Unarmed { unit } => write!(to, "{unit} has no weapon and cannot attack."),
            Towed { unit } => write!(to, "{unit} was towed in this Round; it may fire in the next."),
            JetOutOfStep { unit } => write!(to, "{unit} is a Jet; Jets attack in their own step after Morale."),
            NoClearAim { unit } => {
                write!(
                    to,
                    "{unit} needs exactly one aim: a target, a point, a direction, a marker, or a Base and a point."
                )
            }
            NoSuchWeapon { unit, weapon } => write!(to, "{unit} has no weapon called {weapon}."),
            DoesNotFit { unit, weapon: Some(weapon), aim } => {
                write!(to, "The {weapon} of {unit} cannot be aimed at a {aim}.")
            }
            DoesNotFit { unit, weapon: None, aim } => write!(to, "No weapon of {unit} can be aimed at a {aim}."),
            OnlyInContact { unit, weapon, target } => write!(
                to,
                "{target} is not in contact with {unit}; the {weapon} is aimed at a single Unit hand to hand only."
            ),
            _ => self.write_aim(to),
        }
    }
}

impl AttackFault {
    /// The sentences about the aim itself.
    fn write_aim(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        use AttackFault::*;
        match self {
            FlameAboard { unit } => write!(to, "{unit} is aboard a Vehicle; there is no flame template there."),
            NoSuchTarget { target } => write!(to, "There is no Unit {target}."),
            OwnTarget { target } => write!(to, "{target} is your own; only enemy Units can be targets."),
            TargetOffTable { target, state } => {
                write!(to, "{target} {}; only Units on the table can be targets.", is(*state))
            }
            TargetRides { target, carrier } => {
                write!(to, "{target} rides in {carrier}; only the Vehicle itself can be a target.")
            }
            PointOffTable { point } => write!(to, "{point} is off the table."),
            OutOfArc { unit, arc } => write!(to, "That is not in front of {unit}; it attacks within {arc} degrees."),
            OutOfReach { unit, weapon, gap, reach, .. } => {
                write!(to, "That is {gap}\" from {unit}; its {weapon} reaches {reach}\".")
            }
            HandToHandOnly { unit, weapon } => {
                write!(to, "The {weapon} of {unit} has Range Terrible; it reaches Units in contact only.")
            }
            TooNear { unit, gap, least } => {
                write!(to, "That is {gap}\" from {unit}; at least {least}\" are needed.")
            }
            OutOfSight { unit, blocked_by } => {
                write!(to, "{unit} cannot see that: {} stands between.", list(blocked_by))
            }
            CannotThrowAcross { unit, blocked_by } => {
                write!(to, "{unit} cannot throw across {}; open ground must lie between.", list(blocked_by))
            }
            NobodySpots { unit, .. } => write!(
                to,
                "Nobody spots for {unit}: a steady Commander, Trooper with binoculars or Helicopter must see the target."
            ),
            IntoMelee { target, friend } => {
                write!(to, "{target} is in contact with your {friend}; shooting into a melee is not allowed.")
            }
            NoSuchMarker { mine } => write!(to, "There is no marker {mine} on the table."),
            NoSuchBase { piece } => write!(to, "{piece} is no Base; a Building, a Fortress or the camp is needed."),
            NotOnBase { piece, point } => write!(to, "{point} is no part of {piece} that still stands."),
            _ => self.write_jet(to),
        }
    }

    /// The sentences about orders of Jets.
    fn write_jet(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        use AttackFault::*;
        match self {
            JetNotComing { unit } => {
                write!(to, "{unit} is no Jet of yours that was called three Rounds ago with a steady Radioman left.")
            }
            JetTwice { unit } => write!(to, "{unit} has two orders; one is allowed."),
            JetTooFar { unit, distance, most } => {
                write!(to, "That is {distance}\" from your edge of the table; {unit} flies at most {most}\".")
            }
            JetOffTable { unit } => write!(to, "{unit} would stick out over the edge of the table."),
            JetOnBase { unit, base } => write!(to, "{unit} would stand on {base}; a Jet ends on no base."),
            _ => unreachable!("the other sentences are written before"),
        }
    }
}
