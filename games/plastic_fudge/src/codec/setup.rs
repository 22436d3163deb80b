//! The set-up as clients get it: everything needed to draw the table.

use super::view::BySide;
use crate::PlasticFudge;
use crate::battlefield::Battlefield;
use crate::id::Id;
use crate::length::Length;
use crate::level::{self, Level};
use crate::options::{Heli, Options};
use crate::side::Side;
use crate::unit::{Profile, RadioRole, Stance, UnitType, Weapon, WeaponKind};
use serde::Serialize;
use ts_rs::TS;

/// The whole set-up, with all values that files may leave out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Setup")]
pub(crate) struct SetupJson {
    /// The whole battlefield.
    pub battlefield: Battlefield,
    /// All options, including those at their defaults.
    pub options: Options,
    /// The cards of the Units of both sides, by id. PF-EQ-08
    pub units: Vec<Card>,
    /// How many mine markers each side brings. PF-MINE-03
    pub markers: BySide<u32>,
}

/// The card of a Unit: its values that never change. PF-EQ-08
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub(crate) struct Card {
    /// The id of the Unit on the table.
    pub id: Id,
    /// The side of the Unit.
    pub side: Side,
    /// The type of the Unit.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name that its owner gave the Unit; empty if there is no name.
    pub name: String,
    /// Whether it is the Commander.
    pub commander: bool,
    /// The named role of a Radioman; null for any Unit without such a role.
    pub radio: Option<RadioRole>,
    /// Whether it has binoculars.
    pub spotter: bool,
    /// The pose of the Unit.
    pub stance: Stance,
    /// Movement level.
    pub ml: Level,
    /// Defence level at the start, the stance included.
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The weapons of the Unit. An unarmed Unit has no weapons.
    pub weapons: Vec<CardWeapon>,
    /// The price of the Unit in points, under the options of this game.
    pub points: i32,
    /// Radius of its base, in inches.
    pub radius: Length,
    /// How far the Unit goes in a Round by its level and the scale of the table, in inches. The hints say how far the
    /// Unit may go now.
    #[serde(rename = "move")]
    pub walks: Length,
    /// How many passengers it carries.
    pub capacity: u8,
    /// Whether it is a Vehicle.
    pub vehicle: bool,
    /// Whether it flies.
    pub flies: bool,
}

/// A weapon of a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub(crate) struct CardWeapon {
    /// The name of the weapon.
    pub name: String,
    /// What the weapon does.
    pub kind: WeaponKind,
    /// Range level.
    pub rl: Level,
    /// Attack level.
    pub al: Level,
    /// How far the weapon reaches, in inches. For a grenade, this is half of its range. For a flame, this is the length
    /// of its template. A weapon that reaches 0 inches is for hand to hand only.
    pub reach: Length,
}

impl PlasticFudge {
    /// Returns the whole set-up, with all values that files may leave out.
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
