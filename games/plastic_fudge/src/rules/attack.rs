//! Attacks: which attacks are legal, judged before any dice are rolled, and why an attack is refused.

use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::options::AttackTiming;
use crate::side::Side;
use crate::state::{Condition, State};
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// The noun in an error sentence for a marker as the aim.
pub(super) const MARKER: &str = "marker";
/// The noun in an error sentence for a Base as the aim.
pub(super) const BASE: &str = "Base";

/// Why an attack, or an order for a Jet, is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AttackFault {
    /// With the attack timing `AfterMoves`, attacks are made in the Attack step only. PF-R-17
    #[error("Attacks are made in the Attack step, after both sides have moved.")]
    NotWhileMoving,
    /// The attacker does not exist. PF-ATK-01
    #[error("There is no Unit {unit}.")]
    NoSuchUnit {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker belongs to the other side. PF-ATK-01
    #[error("{unit} is {side}'s; only your own Units attack for you.")]
    NotYours {
        /// The id of the attacker.
        unit: Id,
        /// The side that owns the Unit.
        side: Side,
    },
    /// The state of the Unit does not let it attack. PF-R-13, PF-DMG-01
    #[error("{unit} {}; only a steady Unit on the table attacks.", is(*.state))]
    CannotAct {
        /// The id of the attacker.
        unit: Id,
        /// The present state of the Unit.
        state: Condition,
    },
    /// The attacker has attacked in this Round already. PF-ATK-02
    #[error("{unit} has attacked in this Round already; one attack is allowed.")]
    AttackedAlready {
        /// The id of the attacker.
        unit: Id,
    },
    /// The same Unit has two attacks. PF-ATK-02
    #[error("{unit} has two attacks here; one in a Round is allowed.")]
    AttacksTwice {
        /// The id of the attacker.
        unit: Id,
    },
    /// Passengers of a closed Vehicle do not attack. PF-R-54
    #[error("{unit} rides in {carrier}, which is closed; only from a Jeep may passengers attack.")]
    Rides {
        /// The id of the attacker.
        unit: Id,
        /// The Vehicle.
        carrier: Id,
    },
    /// The attacker has no weapon. PF-R-55
    #[error("{unit} has no weapon and cannot attack.")]
    Unarmed {
        /// The id of the attacker.
        unit: Id,
    },
    /// A gun that was towed does not fire. PF-R-66
    #[error("{unit} was towed in this Round; it may fire in the next.")]
    Towed {
        /// The id of the attacker.
        unit: Id,
    },
    /// Jets attack in their own step. PF-R-65
    #[error("{unit} is a Jet; Jets attack in their own step after Morale.")]
    JetOutOfStep {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attack has no aim, more than one aim, or a Base without a point. PF-R-97
    #[error("{unit} needs exactly one aim: a target, a point, a direction, a marker, or a Base and a point.")]
    NoClearAim {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker has no weapon of that name. PF-R-70
    #[error("{unit} has no weapon called {weapon}.")]
    NoSuchWeapon {
        /// The id of the attacker.
        unit: Id,
        /// The weapon.
        weapon: String,
    },
    /// The named weapon cannot take this aim. If the attack names no weapon, no weapon of the Unit can take it.
    /// PF-R-97; at a marker PF-R-41, at a Base PF-R-30
    #[error("{} cannot be aimed at a {aim}.", weapon_of(.weapon, .unit))]
    DoesNotFit {
        /// The id of the attacker.
        unit: Id,
        /// The weapon.
        weapon: Option<String>,
        /// The noun for the aim.
        aim: &'static str,
    },
    /// A weapon with a disc or a flame takes a single target only in contact. PF-R-97
    #[error("{target} is not in contact with {unit}; the {weapon} is aimed at a single Unit hand to hand only.")]
    OnlyInContact {
        /// The id of the attacker.
        unit: Id,
        /// The weapon.
        weapon: String,
        /// The target.
        target: Id,
    },
    /// A passenger cannot lay the flame template. PF-R-97
    #[error("{unit} is aboard a Vehicle; there is no flame template there.")]
    FlameAboard {
        /// The id of the attacker.
        unit: Id,
    },
    /// The target does not exist. PF-R-97
    #[error("There is no Unit {target}.")]
    NoSuchTarget {
        /// The target.
        target: Id,
    },
    /// The target is of the attacker's own side. PF-R-97
    #[error("{target} is your own; only enemy Units can be targets.")]
    OwnTarget {
        /// The target.
        target: Id,
    },
    /// The target is not on the table. PF-R-97
    #[error("{target} {}; only Units on the table can be targets.", is(*.state))]
    TargetOffTable {
        /// The target.
        target: Id,
        /// The present state of the Unit.
        state: Condition,
    },
    /// The target is a passenger. PF-R-54
    #[error("{target} rides in {carrier}; only the Vehicle itself can be a target.")]
    TargetRides {
        /// The target.
        target: Id,
        /// The Vehicle.
        carrier: Id,
    },
    /// The point lies off the table. PF-R-97
    #[error("{point} is off the table.")]
    PointOffTable {
        /// The point.
        point: Spot,
    },
    /// The target is not within the arc in front. PF-R-44
    #[error("That is not in front of {unit}; it attacks within {arc} degrees.")]
    OutOfArc {
        /// The id of the attacker.
        unit: Id,
        /// Degrees of the arc in front.
        arc: i32,
    },
    /// The aim is too far away. PF-R-82, PF-EXP-02, PF-R-41
    #[error("That is {gap}\" from {unit}; its {weapon} reaches {reach}\".")]
    OutOfReach {
        /// The id of the attacker.
        unit: Id,
        /// The weapon.
        weapon: String,
        /// The gap from the edge of the attacker's base.
        gap: Length,
        /// How far the weapon reaches.
        reach: Length,
        /// The clause that sets the reach.
        #[serde(skip)]
        #[ts(skip)]
        clause: Clause,
    },
    /// Range Terrible reaches Units in contact only. PF-R-20
    #[error("The {weapon} of {unit} has Range Terrible; it reaches Units in contact only.")]
    HandToHandOnly {
        /// The id of the attacker.
        unit: Id,
        /// The weapon.
        weapon: String,
    },
    /// The aim is too near. PF-R-66
    #[error("That is {gap}\" from {unit}; at least {least}\" are needed.")]
    TooNear {
        /// The id of the attacker.
        unit: Id,
        /// The gap from the edge of the attacker's base.
        gap: Length,
        /// The least gap allowed.
        least: Length,
    },
    /// Something stands between the attacker and the aim. PF-R-42
    #[error("{unit} cannot see that: {} stands between.", list(.blocked_by))]
    OutOfSight {
        /// The id of the attacker.
        unit: Id,
        /// What stands between.
        blocked_by: Vec<Id>,
    },
    /// Something stands in the way of the throw. PF-R-42
    #[error("{unit} cannot throw across {}; open ground must lie between.", list(.blocked_by))]
    CannotThrowAcross {
        /// The id of the attacker.
        unit: Id,
        /// What stands between.
        blocked_by: Vec<Id>,
    },
    /// No Unit spots for the attacker. PF-U-MOR-01, PF-R-66
    #[error("No Unit spots for {unit}: a steady Commander, Trooper with binoculars or Helicopter must see the target.")]
    NobodySpots {
        /// The id of the attacker.
        unit: Id,
        /// The clause that asks for a spotter.
        #[serde(skip)]
        #[ts(skip)]
        clause: Clause,
    },
    /// A friend touches the target. PF-R-21
    #[error("{target} is in contact with your {friend}; shooting into a melee is not allowed.")]
    IntoMelee {
        /// The target.
        target: Id,
        /// The id of the friend that touches the target.
        friend: Id,
    },
    /// The marker is not on the table. PF-R-41
    #[error("There is no marker {mine} on the table.")]
    NoSuchMarker {
        /// The marker.
        mine: Id,
    },
    /// The piece does not exist or is not a Base. PF-R-30, PF-R-31
    #[error("{piece} is not a Base; a Building, a Fortress or the camp is needed.")]
    NoSuchBase {
        /// The piece.
        piece: Id,
    },
    /// The point is not a part of the Base. PF-R-30
    #[error("{point} is not on a part of {piece} that still stands.")]
    NotOnBase {
        /// The piece.
        piece: Id,
        /// The point.
        point: Spot,
    },
    /// The Jet cannot come in this Round. PF-R-107
    #[error("{unit} cannot come: it must be your Jet, called three or more Rounds ago, with a steady Radioman left.")]
    JetNotComing {
        /// The id of the attacker.
        unit: Id,
    },
    /// The same Jet has two orders. PF-R-107
    #[error("{unit} has two orders; one is allowed.")]
    JetTwice {
        /// The id of the attacker.
        unit: Id,
    },
    /// The Jet flies too far. PF-R-65
    #[error("That is {distance}\" from your edge of the table; {unit} flies at most {most}\".")]
    JetTooFar {
        /// The id of the attacker.
        unit: Id,
        /// The distance from the edge of the Jet's side to the centre of its base.
        distance: Length,
        /// The Jet's Movement.
        most: Length,
    },
    /// The Jet would stick out over the edge of the table. PF-R-107
    #[error("{unit} would stick out over the edge of the table.")]
    JetOffTable {
        /// The id of the attacker.
        unit: Id,
    },
    /// The Jet would stand on the base of a Unit or of another Jet. PF-R-107
    #[error("{unit} would stand on {base}; a Jet ends on no base.")]
    JetOnBase {
        /// The id of the attacker.
        unit: Id,
        /// The id of the Unit on that base.
        base: Id,
    },
}

/// Returns the part of a sentence that tells the state of a Unit.
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

/// Returns ids for a sentence: `p1, p2`.
fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns "The … of …" for a weapon of a Unit, or "No weapon of …" without one.
fn weapon_of(weapon: &Option<String>, unit: &Id) -> String {
    weapon.as_ref().map_or_else(|| format!("No weapon of {unit}"), |weapon| format!("The {weapon} of {unit}"))
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

impl PlasticFudge {
    /// Judges all attacks of a side: at most one for each Unit, and each is legal by itself. PF-ATK-02, PF-R-17
    pub(crate) fn check_commit(&self, state: &State, side: Side, attacks: &[Attack]) -> Result<(), AttackFault> {
        for (n, attack) in attacks.iter().enumerate() {
            if attacks[..n].iter().any(|before| before.unit == attack.unit) {
                return Err(AttackFault::AttacksTwice { unit: attack.unit });
            }
            self.check_attack(state, side, attack)?;
        }
        Ok(())
    }

    /// Judges an attack during the movement phase of the attacker's side. PF-ATK-01, PF-R-17
    pub(crate) fn check_fire(&self, state: &State, side: Side, attack: &Attack) -> Result<(), AttackFault> {
        if self.options().attack_timing == AttackTiming::AfterMoves {
            return Err(AttackFault::NotWhileMoving);
        }
        self.check_attack(state, side, attack)
    }

    /// Judges a single attack that a side wants to commit: the attacker, the aim, the weapon, then arc, range and
    /// sight. The attacks of the other side do not matter. PF-R-18
    ///
    /// # Errors
    /// The [`AttackFault`] of the first clause that forbids the attack.
    pub fn check_attack(&self, state: &State, side: Side, attack: &Attack) -> Result<(), AttackFault> {
        let unit = self.attacker(attack)?;
        let target = attack.target.and_then(|target| self.unit(target));
        let fault = self.attacker_fault(state, side, unit);
        let fault = fault.or_else(|| self.target_fault(state, unit, target?));
        let fault = if fault.is_some() { fault } else { self.weigh(state, attack, None)?.fault };
        fault.map_or(Ok(()), Err)
    }
}
