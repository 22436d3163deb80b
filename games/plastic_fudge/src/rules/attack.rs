//! Which attacks are legal, and why an attack is refused. No dice are rolled here.

use super::preview::Preview;
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::options::AttackTiming;
use crate::side::Side;
use crate::state::{Condition, State};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// The noun for a marker in a refusal.
pub(super) const MARKER: &str = "marker";
/// The noun for a Base (a Building, a Fortress or the camp) in a refusal.
pub(super) const BASE: &str = "Base";

/// Why an attack, or an order for a Jet, is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AttackFault {
    /// The option `attack_timing` is `after-moves`, so Units attack in the Attack step only. PF-R-17
    #[error("Units attack in the Attack step, after both sides have moved.")]
    NotWhileMoving,
    /// The attacker does not exist. PF-ATK-01
    #[error("There is no Unit {unit}.")]
    NoSuchUnit {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker belongs to the other side. PF-ATK-01
    #[error("{unit} belongs to {side}; only your own Units can attack.")]
    NotYours {
        /// The id of the attacker.
        unit: Id,
        /// The side that owns the Unit.
        side: Side,
    },
    /// The state of the attacker does not let it attack. PF-R-13, PF-DMG-01
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
    /// An attacker has two attacks in the same decision. PF-ATK-02
    #[error("{unit} has two attacks here; one in a Round is allowed.")]
    AttacksTwice {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker rides in a Vehicle that is not a Jeep. PF-R-54
    #[error("{unit} rides in {carrier}, which is closed; only from a Jeep may passengers attack.")]
    Rides {
        /// The id of the attacker.
        unit: Id,
        /// The Vehicle in which the attacker rides.
        carrier: Id,
    },
    /// The attacker has no weapon. PF-R-55
    #[error("{unit} has no weapon and cannot attack.")]
    Unarmed {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker is a Howitzer that a Jeep has towed in this Round. PF-R-66
    #[error("{unit} was towed in this Round; it may fire in the next.")]
    Towed {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker is a Jet. Jets attack in a step of their own. PF-R-65
    #[error("{unit} is a Jet; Jets attack in their own step after Morale.")]
    JetOutOfStep {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attack has no aim or more than one, or names a Base without a point. PF-R-97
    #[error("{unit} needs exactly one aim: a target, a point, a direction, a marker, or a Base and a point.")]
    NoClearAim {
        /// The id of the attacker.
        unit: Id,
    },
    /// The attacker has no weapon of this name. PF-R-70
    #[error("{unit} has no weapon called {weapon}.")]
    NoSuchWeapon {
        /// The id of the attacker.
        unit: Id,
        /// The name that was given.
        weapon: String,
    },
    /// The named weapon does not fit the aim. Or the attack names no weapon, and none of the Unit's weapons fits.
    /// PF-R-97; for a marker PF-R-41, for a Base PF-R-30
    #[error("{} cannot be aimed at a {aim}.", weapon_of(.weapon, .unit))]
    DoesNotFit {
        /// The id of the attacker.
        unit: Id,
        /// The name that was given, if any.
        weapon: Option<String>,
        /// The noun for the aim, such as `point`.
        aim: &'static str,
    },
    /// The weapon has a disc or a flame, and the target is a Unit out of contact. PF-R-97
    #[error("{target} is not in contact with {unit}; the {weapon} is aimed at a single Unit hand to hand only.")]
    OnlyInContact {
        /// The id of the attacker.
        unit: Id,
        /// The name of the weapon.
        weapon: String,
        /// The Unit that the attack is aimed at.
        target: Id,
    },
    /// The attacker is a passenger, and so cannot lay the flame template. PF-R-97
    #[error("{unit} is aboard a Vehicle; a passenger cannot lay the flame template.")]
    FlameAboard {
        /// The id of the attacker.
        unit: Id,
    },
    /// The target does not exist. PF-R-97
    #[error("There is no Unit {target}.")]
    NoSuchTarget {
        /// The id that was given.
        target: Id,
    },
    /// The target is of the attacker's own side. PF-R-97
    #[error("{target} is your own; only enemy Units can be targets.")]
    OwnTarget {
        /// The Unit that the attack is aimed at.
        target: Id,
    },
    /// The target is not on the table. PF-R-97
    #[error("{target} {}; only Units on the table can be targets.", is(*.state))]
    TargetOffTable {
        /// The Unit that the attack is aimed at.
        target: Id,
        /// The present state of the target.
        state: Condition,
    },
    /// The target is a passenger. PF-R-54
    #[error("{target} rides in {carrier}; only the Vehicle itself can be a target.")]
    TargetRides {
        /// The Unit that the attack is aimed at.
        target: Id,
        /// The Vehicle in which the target rides.
        carrier: Id,
    },
    /// The point to aim at lies off the table. PF-R-97
    #[error("{point} is off the table.")]
    PointOffTable {
        /// The point to aim at.
        point: Spot,
    },
    /// The aim is not within the arc in front of the attacker. PF-R-44
    #[error("The aim is not in front of {unit}, which attacks within {arc} degrees.")]
    OutOfArc {
        /// The id of the attacker.
        unit: Id,
        /// The arc in front in which it may attack, in degrees.
        arc: i32,
    },
    /// The aim is too far away. PF-R-82, PF-EXP-02, PF-R-41
    #[error("The aim is {gap}\" from {unit}; its {weapon} reaches {reach}\".")]
    OutOfReach {
        /// The id of the attacker.
        unit: Id,
        /// The name of the weapon.
        weapon: String,
        /// The gap from the attacker's base to the aim, in inches.
        gap: Length,
        /// How far the weapon reaches, in inches.
        reach: Length,
        /// The clause that sets the reach.
        #[serde(skip)]
        clause: Clause,
    },
    /// The weapon has the Range level Terrible, and the target is out of contact. PF-R-20
    #[error("The {weapon} of {unit} has Range Terrible; it reaches Units in contact only.")]
    HandToHandOnly {
        /// The id of the attacker.
        unit: Id,
        /// The name of the weapon.
        weapon: String,
    },
    /// The aim is too near for a Howitzer. PF-R-66
    #[error("The aim is {gap}\" from {unit}; at least {least}\" are needed.")]
    TooNear {
        /// The id of the attacker.
        unit: Id,
        /// The gap from the attacker's base to the aim, in inches.
        gap: Length,
        /// The least gap that the options allow, in inches.
        least: Length,
    },
    /// The attacker cannot see the aim. PF-R-42
    #[error("{unit} cannot see the aim: the sight is blocked by {}.", list(.blocked_by))]
    OutOfSight {
        /// The id of the attacker.
        unit: Id,
        /// The pieces that block the sight.
        blocked_by: Vec<Id>,
    },
    /// The attacker cannot throw to the aim. PF-R-42
    #[error("{unit} cannot throw across {}; open ground must lie between.", list(.blocked_by))]
    CannotThrowAcross {
        /// The id of the attacker.
        unit: Id,
        /// The pieces in the way of the throw.
        blocked_by: Vec<Id>,
    },
    /// The attacker needs a spotter, and no Unit of its side spots the aim. PF-U-MOR-01, PF-R-66
    #[error("No Unit spots for {unit}: a steady Commander, Trooper with binoculars or Helicopter must see the target.")]
    NobodySpots {
        /// The id of the attacker.
        unit: Id,
        /// The clause that requires a spotter.
        #[serde(skip)]
        clause: Clause,
    },
    /// A friend of the attacker is in contact with the target. PF-R-21
    #[error("{target} is in contact with your {friend}; shooting into a melee is not allowed.")]
    IntoMelee {
        /// The enemy that the attack is aimed at.
        target: Id,
        /// The attacker's friend in contact with that enemy.
        friend: Id,
    },
    /// The marker to sweep is not on the table. PF-R-41
    #[error("There is no marker {mine} on the table.")]
    NoSuchMarker {
        /// The id that was given.
        mine: Id,
    },
    /// No piece has the given id, or the piece is not a Base. PF-R-30, PF-R-31
    #[error("{piece} is not a Base; only a Building, a Fortress or the camp can be aimed at.")]
    NoSuchBase {
        /// The id that was given.
        piece: Id,
    },
    /// The point to aim at is not on a part of the Base that still stands. PF-R-30
    #[error("{point} is not on a part of {piece} that still stands.")]
    NotOnBase {
        /// The id of the Base.
        piece: Id,
        /// The point to aim at.
        point: Spot,
    },
    /// The order is for a Unit that is not a Jet of this side, or for a Jet that cannot come in this Round. PF-R-107
    #[error("{unit} cannot come: it must be your Jet, called three or more Rounds ago, with a steady Radioman left.")]
    JetNotComing {
        /// The id that was given.
        unit: Id,
    },
    /// A Jet has two orders in the same decision. PF-R-107
    #[error("{unit} has two orders; one is allowed.")]
    JetTwice {
        /// The id of the Jet.
        unit: Id,
    },
    /// The point of the order is too far from the side's own edge. PF-R-65
    #[error("The point is {distance}\" from your edge of the table; {unit} flies at most {most}\".")]
    JetTooFar {
        /// The id of the Jet.
        unit: Id,
        /// The distance from the edge of the Jet's side to the point, in inches.
        distance: Length,
        /// How far the Jet flies, in inches.
        most: Length,
    },
    /// The base of the Jet would stick out over the edge of the table. PF-R-107
    #[error("There {unit} would stick out over the edge of the table.")]
    JetOffTable {
        /// The id of the Jet.
        unit: Id,
    },
    /// The base of the Jet would overlap that of another Unit or Jet. PF-R-107
    #[error("There {unit} would stand on the base of {base}; a Jet must keep off all bases.")]
    JetOnBase {
        /// The id of the Jet.
        unit: Id,
        /// The id of the other Unit.
        base: Id,
    },
}

/// Returns the state of a Unit as the predicate of a sentence.
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

/// Returns ids as the part of a sentence: `p1, p2`.
fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns the subject of a sentence: "The … of …" for a weapon of a Unit, or "No weapon of …" without a name.
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
    /// Checks all attacks that a side wants to commit. Each Unit may have one, and each must be legal by itself.
    /// PF-ATK-02, PF-R-17
    pub(crate) fn check_commit(&self, state: &State, side: Side, attacks: &[Attack]) -> Result<(), AttackFault> {
        for (n, attack) in attacks.iter().enumerate() {
            if attacks[..n].iter().any(|before| before.unit == attack.unit) {
                return Err(AttackFault::AttacksTwice { unit: attack.unit });
            }
            self.check_attack(state, side, attack)?;
        }
        Ok(())
    }

    /// Checks an attack in the movement phase of the attacker's side. PF-ATK-01, PF-R-17
    pub(crate) fn check_fire(&self, state: &State, side: Side, attack: &Attack) -> Result<(), AttackFault> {
        if self.options().attack_timing == AttackTiming::AfterMoves {
            return Err(AttackFault::NotWhileMoving);
        }
        self.check_attack(state, side, attack)
    }

    /// Checks one attack of a side: the attacker, the target, the weapon, then arc, range and sight. The attacks of the
    /// other side do not matter. PF-R-18
    ///
    /// # Errors
    /// The [`AttackFault`] of the first clause that forbids the attack.
    pub fn check_attack(&self, state: &State, side: Side, attack: &Attack) -> Result<(), AttackFault> {
        self.checked_attack(state, side, attack).map(|_| ())
    }

    /// Checks one attack of a side, as [`PlasticFudge::check_attack`] does, and returns its preview.
    ///
    /// # Errors
    /// The [`AttackFault`] of the first clause that forbids the attack.
    pub(crate) fn checked_attack(&self, state: &State, side: Side, attack: &Attack) -> Result<Preview, AttackFault> {
        if let Some(fault) = self.order_fault(state, side, attack) {
            return Err(fault);
        }
        let mut preview = self.weigh(state, attack, None)?;
        preview.fault.take().map_or(Ok(preview), Err)
    }

    /// Returns why a side may not give the order for an attack, whatever the weapon and its aim: because of the
    /// attacker, or because of the Unit that is the target.
    pub(crate) fn order_fault(&self, state: &State, side: Side, attack: &Attack) -> Option<AttackFault> {
        let unit = match self.attacker(attack) {
            Ok(unit) => unit,
            Err(fault) => return Some(fault),
        };
        let target = attack.target.and_then(|target| self.unit(target));
        self.attacker_fault(state, side, unit).or_else(|| self.target_fault(state, unit, target?))
    }
}
