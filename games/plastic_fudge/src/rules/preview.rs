//! Everything that can be said about an attack before its dice. The rules, the odds that players see and the bots all
//! take modifiers, targets and totals from here.

use super::attack::AttackFault;
use crate::event::{Cover, Modifier, total};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::odds::Odds;
use crate::state::UnitIndex;

/// The kind of a defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defender {
    /// A Trooper or a Vehicle.
    Unit,
    /// A marker that a Minesweeper sweeps.
    Marker,
    /// A Building, a Fortress or the camp. PF-R-31
    Base,
}

/// A template that an attack lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// The centre of a disc, or the apex of a flame.
    pub at: Spot,
    /// The radius of a disc, or the reach of a flame from its apex.
    pub radius: Length,
    /// The direction of a flame, in whole degrees counter-clockwise from east; `None` for a disc.
    pub direction: Option<i32>,
}

/// The line of sight from the attacker to the aim, and whether the attack needs it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Whether the attacker or a spotter must see the aim. PF-R-42
    pub needed: bool,
    /// Whether nothing blocks that line. For a grenade, this is the line of the throw.
    pub clear: bool,
    /// The pieces that block the line.
    pub blocked_by: Vec<Id>,
    /// Whether a spotter sees the aim; `None` if the attacker is neither a mortar nor a Howitzer. PF-R-25
    pub spotted: Option<bool>,
}

/// A defender of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// The id of the Unit, the marker or the piece.
    pub unit: Id,
    /// What kind of defender it is.
    pub what: Defender,
    /// How much of the Unit's base the template covers; `None` without a template, and for markers and Bases.
    pub cover: Option<Cover>,
    /// The attack total without its dice.
    pub attack: i32,
    /// The defence total without its dice.
    pub defence: i32,
    /// The numbers that make up `attack`, the Attack level first.
    pub attack_modifiers: Vec<Modifier>,
    /// The numbers that make up `defence`, the Defence level first.
    pub defence_modifiers: Vec<Modifier>,
    /// How many of the 6561 outcomes of both rolls give each result.
    pub odds: Odds,
    /// The index of a Unit in the roster; `None` for a marker or a Base.
    pub(crate) nth: Option<UnitIndex>,
}

/// Everything that can be said about an attack before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The id of the attacker.
    pub unit: Id,
    /// The name of the weapon.
    pub weapon: String,
    /// Why the attack is not legal; `None` if it is.
    pub fault: Option<AttackFault>,
    /// Whether the attack is hand to hand, because its target is a Unit in contact. PF-R-20
    pub hth: bool,
    /// The Unit that the attack aims at; `None` for any other aim.
    pub target: Option<Id>,
    /// The gap from the attacker's base to the aim, in whole micrometres; 0 for a flame.
    pub gap: Length,
    /// How far the weapon reaches with this aim, in micrometres.
    pub reach: Length,
    /// The range band in which the aim lies: 0 for hand to hand, then 1, 2, … PF-LVL-09
    pub band: i32,
    /// The line of sight to the aim, and whether the attack needs it.
    pub sight: Sight,
    /// The Attack level, and the modifiers that hold against every target.
    pub attack_modifiers: Vec<Modifier>,
    /// The template that the attack lays; `None` for all other attacks.
    pub template: Option<Template>,
    /// The defenders, in the order of their dice: Units by id, then Bases by id.
    pub targets: Vec<Aimed>,
    /// The Base in which the attack makes a hole without dice; `None` for all other attacks. PF-R-30
    pub hole: Option<Id>,
    /// How many of the 81 ways to roll the attack dice drop the grenade, or set off the swept mine. PF-EXP-07,
    /// PF-MINE-09
    pub drop: u32,
}

impl Preview {
    /// Returns the attack total without its dice and without modifiers that depend on a target.
    pub fn attack(&self) -> i32 {
        total(&self.attack_modifiers)
    }
}
