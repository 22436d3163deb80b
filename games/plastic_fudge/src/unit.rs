//! The values of a Unit that never change during play, such as its type, levels, weapons and price.

use crate::id::Id;
use crate::level::{Level, SUPERB, TERRIBLE, grenade_reach, reach};
use crate::options::Options;
use crate::side::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The types of Units. PF-SCEN-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UnitType {
    /// Basic Trooper. PF-U-BAS-01
    Basic,
    /// Commander Trooper. PF-U-CMD-01
    Commander,
    /// Radioman, who can keep the Commander in touch and call Jets. PF-U-RAD-01
    Radioman,
    /// Grenade and Rifle Trooper. PF-U-GRN-01
    Grenadier,
    /// Sniper, whose rifle has a Great Range level. PF-U-SNI-01
    Sniper,
    /// Crawling Trooper. PF-U-CRW-01
    Crawler,
    /// Minesweeper, who can sweep markers. PF-U-SWP-01
    Minesweeper,
    /// Mortar Trooper. PF-U-MOR-01
    Mortar,
    /// 50 Cal Trooper. PF-U-C50-01
    FiftyCal,
    /// Bazooka Trooper. PF-U-BAZ-01
    Bazooka,
    /// Flamethrower Trooper. PF-U-FLM-01
    Flamethrower,
    /// BFG Trooper. PF-U-BFG-01
    Bfg,
    /// Jeep, which carries Troopers and tows Howitzers. PF-U-JEEP-01
    Jeep,
    /// Tank, whose cannon lays the Large Disc. PF-U-TNK-01
    Tank,
    /// Helicopter, which carries Troopers and can leave the table with them. PF-U-HEL-01
    Helicopter,
    /// Jet Fighter. PF-U-JET-01
    Jet,
    /// Towed Howitzer. PF-U-HOW-01
    Howitzer,
    /// A Vehicle of the player's own design. PF-VEH-01
    Vehicle,
}

impl UnitType {
    /// All types, in the order of the variants.
    pub const ALL: [UnitType; 18] = [
        UnitType::Basic,
        UnitType::Commander,
        UnitType::Radioman,
        UnitType::Grenadier,
        UnitType::Sniper,
        UnitType::Crawler,
        UnitType::Minesweeper,
        UnitType::Mortar,
        UnitType::FiftyCal,
        UnitType::Bazooka,
        UnitType::Flamethrower,
        UnitType::Bfg,
        UnitType::Jeep,
        UnitType::Tank,
        UnitType::Helicopter,
        UnitType::Jet,
        UnitType::Howitzer,
        UnitType::Vehicle,
    ];

    /// Says whether this type is a Vehicle. All other types are Troopers. PF-VEH-01
    pub const fn is_vehicle(self) -> bool {
        self as u8 >= UnitType::Jeep as u8
    }
}

/// The pose of a model. It never changes during play. PF-STANCE-01, PF-STANCE-02, PF-R-67
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// The pose does not change the Defence level.
    Standing,
    /// The Defence level (DL) is one level higher.
    Kneeling,
    /// The Defence level (DL) is two levels higher.
    Prone,
}

impl Stance {
    /// Returns the stance as the force file writes it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Stance::Standing => "standing",
            Stance::Kneeling => "kneeling",
            Stance::Prone => "prone",
        }
    }
}

/// The role that a force file gives to a Radioman. PF-RADIO-03
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RadioRole {
    /// The Command Radioman, who sends the Commander's orders.
    Command,
    /// The Trooper Radioman, who gets the orders for the troops in the field.
    Trooper,
}

/// What a weapon hits. PF-EXP-01, PF-BAZ-01, PF-TANK-01, PF-MINE-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponKind {
    /// Hits one Unit in sight.
    Shot,
    /// Is thrown, and hits every Unit and every Base (Building, Fortress or camp) under the Grenade Disc.
    Grenade,
    /// Hits every Unit and Base under the Large Disc. The cannon of a Tank and the Howitzer are such weapons.
    Disc,
    /// Hits every Unit and Base under the flame template.
    Flame,
    /// Hits one Unit, or makes a hole in a Base.
    Bazooka,
    /// Hits one Unit that a spotter sees. With the option `mortar_template`, hits every Unit and Base under the Grenade
    /// Disc.
    Mortar,
    /// Sweeps a marker, or attacks one Unit.
    Sweeper,
}

impl WeaponKind {
    /// All kinds of weapons, in the order of the variants.
    pub const ALL: [WeaponKind; 7] = [
        WeaponKind::Shot,
        WeaponKind::Grenade,
        WeaponKind::Disc,
        WeaponKind::Flame,
        WeaponKind::Bazooka,
        WeaponKind::Mortar,
        WeaponKind::Sweeper,
    ];
}

/// Says whether Units of a type can carry a kind of weapon. A special Trooper pays for his special weapon, so no other
/// type can carry it (PF-SPEC-01, PF-SPEC-02). Only Vehicles carry weapons with the Large Disc (PF-TANK-01). Only
/// Troopers carry grenades and sweepers (PF-EXP-01, PF-U-SWP-01).
pub fn may_carry(unit: UnitType, kind: WeaponKind) -> bool {
    match kind {
        WeaponKind::Shot => true,
        WeaponKind::Grenade | WeaponKind::Sweeper => !unit.is_vehicle(),
        WeaponKind::Disc => unit.is_vehicle(),
        WeaponKind::Bazooka => unit == UnitType::Bazooka,
        WeaponKind::Mortar => unit == UnitType::Mortar,
        WeaponKind::Flame => unit == UnitType::Flamethrower,
    }
}

/// Returns the end of a sentence that says who may carry a kind of weapon. It agrees with [`may_carry`].
pub(crate) const fn carriers(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::Shot => "every Unit may",
        WeaponKind::Grenade | WeaponKind::Sweeper => "only Troopers may",
        WeaponKind::Disc => "only Vehicles may",
        WeaponKind::Bazooka => "only a Bazooka Trooper may",
        WeaponKind::Mortar => "only a Mortar Trooper may",
        WeaponKind::Flame => "only a Flamethrower Trooper may",
    }
}

/// A weapon with its own Range level and Attack level. PF-VEH-04, PF-R-70
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// The name of the weapon. Within a Unit, no two weapons have the same name.
    pub name: String,
    /// What the weapon hits.
    pub kind: WeaponKind,
    /// Range level. PF-STAT-03
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub rl: Level,
    /// Attack level. PF-STAT-04
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub al: Level,
}

impl Weapon {
    /// Returns how far the weapon reaches, in micrometres; 0 if it attacks hand to hand only. A flame reaches as far as
    /// its template, whatever its Range level. PF-R-27
    pub(crate) fn reach(&self, options: &Options) -> i32 {
        match self.kind {
            WeaponKind::Flame => options.flame_radius.0,
            _ => self.aimed_reach(0, options),
        }
    }

    /// Returns how far the weapon reaches, in micrometres, if the attack is aimed at a Unit, a point or a marker.
    /// `change` is added to the Range level. PF-R-82
    pub(crate) fn aimed_reach(&self, change: Level, options: &Options) -> i32 {
        let level = self.rl + change;
        match self.kind {
            WeaponKind::Grenade => grenade_reach(level, options.scale, options.grenade_half),
            WeaponKind::Shot
            | WeaponKind::Disc
            | WeaponKind::Flame
            | WeaponKind::Bazooka
            | WeaponKind::Mortar
            | WeaponKind::Sweeper => reach(level, options.scale),
        }
    }
}

/// The values of a Unit that never change during play. PF-STAT-01
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The id of the Unit on the table.
    pub id: Id,
    /// The side of the Unit.
    pub side: Side,
    /// What kind of Trooper or Vehicle it is.
    pub kind: UnitType,
    /// Whether it is the side's Commander. PF-CMD-01
    pub commander: bool,
    /// The named role of a Radioman; `None` for any Unit without such a role. PF-RADIO-03
    pub radio: Option<RadioRole>,
    /// Whether it has binoculars and may spot for mortars and howitzers. PF-R-25
    pub spotter: bool,
    /// The pose of the Unit.
    pub stance: Stance,
    /// Movement level. PF-STAT-02
    pub ml: Level,
    /// Defence level before any injury, with the levels that the stance adds. PF-STAT-05
    pub dl: Level,
    /// Training level. PF-STAT-06
    pub tl: Level,
    /// The weapons of the Unit, in the order of its force file. A Jeep has none unless the force file adds one. PF-R-55
    pub weapons: Vec<Weapon>,
    /// The price of the Unit in points, under the options of the battle.
    pub points: i32,
    /// Radius of its base in micrometres. PF-R-43
    pub radius: i32,
    /// The name that the Unit's owner gave it; empty if the owner gave none.
    pub name: String,
}
