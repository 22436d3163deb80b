//! The set-up as JSON for clients. It has everything that they need to draw the table.

use super::view::BySide;
use crate::PlasticFudge;
use crate::battlefield::Battlefield;
use crate::id::Id;
use crate::length::Length;
use crate::level::{self, Level};
use crate::options::{Heli, Options};
use crate::side::Side;
use crate::unit::{Profile, RadioRole, Stance, UnitType, Weapon, WeaponKind};
use schemars::JsonSchema;
use serde::Serialize;

/// The whole set-up. Values that files may leave out are filled in.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Setup")]
pub(crate) struct SetupJson {
    /// The battlefield of the set-up, as a whole.
    pub battlefield: Battlefield,
    /// All options, also those at their defaults.
    pub options: Options,
    /// The cards of the Units of both sides, sorted by id. PF-EQ-08
    pub units: Vec<Card>,
    /// How many mine markers each side brings. PF-MINE-03
    pub markers: BySide<u32>,
}

/// The card of a Unit: what never changes about it during a battle. PF-EQ-08
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct Card {
    /// The id of the Unit on the table.
    pub id: Id,
    /// The side of the Unit.
    pub side: Side,
    /// The type of the Unit.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name that the player gave the Unit; empty if there is none.
    pub name: String,
    /// Whether the Unit is the Commander.
    pub commander: bool,
    /// The role that the player gave this Radioman; null for a Unit without one.
    pub radio: Option<RadioRole>,
    /// Whether the Unit has binoculars.
    pub spotter: bool,
    /// The pose of the Unit.
    pub stance: Stance,
    /// Movement level.
    pub ml: Level,
    /// Defence level before any injury, with the levels that the stance adds.
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The weapons of the Unit, in the order of its force file; empty for an unarmed Unit.
    pub weapons: Vec<CardWeapon>,
    /// The price of the Unit in points, under the options of the battle.
    pub points: i32,
    /// Radius of its base, in inches.
    pub radius: Length,
    /// How far the Unit moves in a Round by its Movement level and the option `scale`, in inches. The hints say how far
    /// it may move now.
    #[serde(rename = "move")]
    pub walks: Length,
    /// How many passengers the Unit can carry.
    pub capacity: u8,
    /// Whether the Unit is a Vehicle.
    pub vehicle: bool,
    /// Whether the Unit flies under the options of the battle.
    pub flies: bool,
}

/// A weapon of a card.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct CardWeapon {
    /// The name of the weapon.
    pub name: String,
    /// What the weapon hits.
    pub kind: WeaponKind,
    /// Range level.
    pub rl: Level,
    /// Attack level.
    pub al: Level,
    /// How far the weapon reaches, in inches: for a grenade half of its range, for a flame the length of its template.
    /// A weapon that reaches 0 inches attacks hand to hand only.
    pub reach: Length,
}

impl PlasticFudge {
    /// Returns the whole set-up. Values that files may leave out are filled in.
    pub(super) fn setup_to_json(&self) -> SetupJson {
        let markers = |side: Side| self.0.setup.forces.get(&side).map_or(0, |force| force.markers);
        SetupJson {
            battlefield: self.battlefield().clone(),
            options: self.options().clone(),
            units: self.roster().iter().map(|profile| self.card_to_json(profile)).collect(),
            markers: BySide::of(markers),
        }
    }
}

impl PlasticFudge {
    fn card_to_json(&self, profile: &Profile) -> Card {
        let scale = self.options().scale;
        Card {
            id: profile.id,
            side: profile.side,
            kind: profile.kind,
            name: profile.name.clone(),
            commander: profile.commander,
            radio: profile.radio,
            spotter: profile.spotter,
            stance: profile.stance,
            ml: profile.ml,
            dl: profile.dl,
            tl: profile.tl,
            weapons: profile.weapons.iter().map(|weapon| self.weapon_to_json(weapon)).collect(),
            points: profile.points,
            radius: Length(profile.radius),
            walks: Length(level::movement(profile.ml, scale)),
            capacity: profile.kind.data().capacity,
            vehicle: profile.kind.is_vehicle(),
            flies: match profile.kind {
                UnitType::Jet => true,
                UnitType::Helicopter => self.options().heli == Heli::Flies,
                _ => false,
            },
        }
    }

    fn weapon_to_json(&self, weapon: &Weapon) -> CardWeapon {
        CardWeapon {
            name: weapon.name.clone(),
            kind: weapon.kind,
            rl: weapon.rl,
            al: weapon.al,
            reach: Length(weapon.reach(self.options())),
        }
    }
}
