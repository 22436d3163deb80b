//! Everything about an attack before the dice. Resolution, the odds at the table and the bots all take its modifiers,
//! targets and totals from here.

use super::attack::AttackFault;
use crate::event::{Cover, Modifier, total};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::odds::Odds;
use crate::state::UnitIndex;

/// The kind of thing that defends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defender {
    /// A Trooper or a Vehicle.
    Unit,
    /// A marker that is swept.
    Marker,
    /// A Building, a Fortress or the camp. PF-R-31
    Base,
}

/// The template of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Centre of a disc, apex of a flame.
    pub at: Spot,
    /// The radius of a disc, or the reach of a flame from its apex.
    pub radius: Length,
    /// The direction of a flame, in whole degrees; `None` for a disc.
    pub direction: Option<i32>,
}

/// Whether the attacker or a spotter must see the aim, and whether the aim is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Whether the attacker or a spotter must see the aim. PF-R-42
    pub needed: bool,
    /// Whether the line from the attacker to the aim is clear.
    pub clear: bool,
    /// The pieces that block that line.
    pub blocked_by: Vec<Id>,
    /// Whether a spotter sees the aim. `None` if the attacker is neither a mortar nor a Howitzer. PF-R-25
    pub spotted: Option<bool>,
}

/// Something that will defend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// The id of a Unit, a marker or a piece.
    pub unit: Id,
    /// What kind of thing will defend.
    pub what: Defender,
    /// How much of the Unit's base the template covers; `None` without a template, and for markers and Bases.
    pub cover: Option<Cover>,
    /// The attack total without dice.
    pub attack: i32,
    /// The defence total without dice.
    pub defence: i32,
    /// The parts of `attack`, AL included.
    pub attack_modifiers: Vec<Modifier>,
    /// The parts of `defence`, DL included.
    pub defence_modifiers: Vec<Modifier>,
    /// How many of the 6561 outcomes give each result.
    pub odds: Odds,
    /// The index of a Unit in the roster; `None` for a marker or a Base.
    pub(crate) nth: Option<UnitIndex>,
}

/// Everything about an attack before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The id of the attacker.
    pub unit: Id,
    /// The name of the weapon.
    pub weapon: String,
    /// Why the attack is not allowed; `None` if it is allowed.
    pub fault: Option<AttackFault>,
    /// Whether the attack is hand to hand, because its target is a Unit in contact. PF-R-20
    pub hth: bool,
    /// The Unit aimed at; `None` for any other aim.
    pub target: Option<Id>,
    /// The gap from the attacker's base to the aim, rounded to the micrometre; 0 for a flame.
    pub gap: Length,
    /// How far the weapon reaches with this aim.
    pub reach: Length,
    /// The band of the rod in which the aim lies: 0 in contact, then 1, 2, … PF-LVL-09
    pub band: i32,
    /// The line of sight to the aim.
    pub sight: Sight,
    /// AL and the modifiers that count against every target.
    pub attack_modifiers: Vec<Modifier>,
    /// The template, if the attack lays one.
    pub template: Option<Template>,
    /// The defenders, in the order of their dice: Units by id, then Bases by id.
    pub targets: Vec<Aimed>,
    /// The Base that gets a hole without dice. PF-R-30
    pub hole: Option<Id>,
    /// How many of 81 rolls drop the grenade, or set off the mine. PF-EXP-07, PF-MINE-09
    pub drop: u32,
}

impl Preview {
    /// Returns the attack total without dice and without modifiers that depend on a target.
    pub fn attack(&self) -> i32 {
        total(&self.attack_modifiers)
    }
}
