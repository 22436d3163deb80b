//! Everything about an attack before the dice: the one place where its modifiers, its targets and its totals come from.
//! Resolution, the odds at the table and the bots all read it.

use super::attack::AttackFault;
use crate::event::{Cover, Modifier, total};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::odds::Odds;
use crate::state::UnitIndex;

/// What a thing is that defends itself.
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
    /// Its radius.
    pub radius: Length,
    /// Whole degrees in which a flame goes; none for a disc.
    pub direction: Option<i32>,
}

/// Whether something must be seen, and is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Whether the attacker, or a spotter, must see it. PF-R-42
    pub needed: bool,
    /// Whether nothing stands between attacker and aim.
    pub clear: bool,
    /// What does.
    pub blocked_by: Vec<Id>,
    /// Whether a spotter sees it; only told for mortars and Howitzers. PF-R-25
    pub spotted: Option<bool>,
}

/// Something that will defend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// A Unit, a marker or a piece.
    pub unit: Id,
    /// The Unit or Base that will defend.
    pub what: Defender,
    /// How much of its base the template covers.
    pub cover: Option<Cover>,
    /// The attack total without dice.
    pub attack: i32,
    /// The defence total without dice.
    pub defence: i32,
    /// All that makes up `attack`, AL included.
    pub attack_modifiers: Vec<Modifier>,
    /// All that makes up `defence`, DL included.
    pub defence_modifiers: Vec<Modifier>,
    /// What it may come to.
    pub odds: Odds,
    /// Its place in the roster, if it is a Unit.
    pub(crate) nth: Option<UnitIndex>,
}

/// Everything about an attack before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Who attacks.
    pub unit: Id,
    /// With what; empty if no weapon fits.
    pub weapon: String,
    /// Why it is not allowed, if it is not.
    pub fault: Option<AttackFault>,
    /// Whether it is hand to hand: declared on a Unit in contact. PF-R-20
    pub hth: bool,
    /// The Unit aimed at.
    pub target: Option<Id>,
    /// The gap to what is aimed at, rounded to the micrometre.
    pub gap: Length,
    /// How far the weapon reaches as it is aimed.
    pub reach: Length,
    /// The band of the rod in which the aim lies: 0 in contact, then 1, 2, … PF-LVL-09
    pub band: i32,
    /// Whether it is in sight.
    pub sight: Sight,
    /// AL and what changes it whatever the target.
    pub attack_modifiers: Vec<Modifier>,
    /// The template, if it has one.
    pub template: Option<Template>,
    /// Who defends, in the order of their dice: Units by id, then Bases by id.
    pub targets: Vec<Aimed>,
    /// A hole that needs no dice: the Base that loses a part. PF-R-30
    pub hole: Option<Id>,
    /// In how many of 81 rolls the grenade is dropped, or the mine set off. PF-EXP-07, PF-MINE-09
    pub drop: u32,
}

impl Preview {
    /// Returns the attack total without dice and without what depends on a target.
    pub fn attack(&self) -> i32 {
        total(&self.attack_modifiers)
    }
}
