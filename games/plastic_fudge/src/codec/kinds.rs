//! The types of Units, the level table and the bills of forces, as JSON for the game's web page.

use crate::bill::{Bill, bill};
use crate::force::{ForceFile, UnitFile};
use crate::length::Length;
use crate::level::{LEVELS, Level, reach};
use crate::options::{Options, Scale};
use crate::price::{force_price, marker_price};
use crate::unit::{Stance, UnitType, Weapon, WeaponKind, may_carry};
use referee::Clause;
use schemars::JsonSchema;
use serde::Serialize;

/// A type of Unit, with the values that the printed rules give it. PF-SCEN-01
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "KindPage")]
pub struct KindJson {
    /// The type as files write it, such as `fifty-cal`.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name of the type in English.
    pub title: String,
    /// The code of the type in the rulebook, such as `BAS`.
    pub code: String,
    /// The clause that describes the model of the type.
    pub clause: Clause,
    /// Whether the type is a Vehicle.
    pub vehicle: bool,
    /// Movement level.
    pub ml: Level,
    /// Defence level, with the levels that the stance adds.
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The pose of the usual model.
    pub stance: Stance,
    /// The weapons of the type.
    pub weapons: Vec<Weapon>,
    /// The kinds of weapons that the rules allow Units of this type.
    pub carries: Vec<WeaponKind>,
    /// Radius of the base, in inches.
    pub radius: Length,
    /// How many passengers a Unit of this type can carry.
    pub capacity: u8,
    /// Whether a Unit of this type has binoculars.
    pub spotter: bool,
    /// The price of a Unit of this type with the default options, row by row.
    pub bill: Bill,
}

/// A row of the level table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "LevelPage")]
pub struct LevelJson {
    /// The number of the level, from -3 to +3.
    pub level: Level,
    /// The word for the level in English, such as `superb`.
    pub name: String,
    /// What an attribute of this level costs, in points.
    pub cost: i32,
    /// How far a Unit with this Movement level moves in a Round, in inches.
    pub moves: Length,
    /// How far a weapon with this Range level reaches, in inches.
    pub reach: Length,
    /// The clause that states this row.
    pub clause: Clause,
}

/// The price of a force, Unit by Unit.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "ForceBill")]
pub struct BillJson {
    /// A bill for each Unit, in the order of the force file.
    pub units: Vec<Bill>,
    /// What all markers cost, in points. PF-R-37
    pub markers: i32,
    /// What all Units and markers cost, in points.
    pub points: i32,
}

/// Returns the JSON of a type of Unit.
pub fn kind_json(kind: UnitType) -> KindJson {
    let data = kind.data();
    let unit = UnitFile::of(kind);
    KindJson {
        kind,
        title: data.title.into(),
        code: data.code.into(),
        clause: data.clause,
        vehicle: kind.is_vehicle(),
        ml: data.ml,
        dl: data.dl + data.stance.bonus(),
        tl: data.tl,
        stance: data.stance,
        weapons: data.weapons(),
        carries: WeaponKind::ALL.into_iter().filter(|weapon| may_carry(kind, *weapon)).collect(),
        radius: Length(data.radius),
        capacity: data.capacity,
        spotter: data.spotter,
        bill: bill(&unit, &Options::default()),
    }
}

/// Returns the level table, from Superb to Terrible, with lengths that no option changes. PF-LVL-SUP … PF-LVL-TER
pub fn levels_json() -> Vec<LevelJson> {
    let said = |row: &crate::level::LevelRow| LevelJson {
        level: row.level,
        name: row.name.into(),
        cost: row.cost,
        moves: Length::inches(row.moves),
        reach: Length(reach(row.level, Scale(1_000))),
        clause: row.clause,
    };
    LEVELS.iter().rev().map(said).collect()
}

/// Returns the price of a force, Unit by Unit.
pub fn bill_json(force: &ForceFile, options: &Options) -> BillJson {
    BillJson {
        units: force.units.iter().map(|unit| bill(unit, options)).collect(),
        markers: marker_price(options).saturating_mul(i32::try_from(force.markers).unwrap_or(i32::MAX)),
        points: force_price(force, options),
    }
}
