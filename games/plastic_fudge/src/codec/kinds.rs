//! The sample Units, the level table and the bills of forces, as the web pages show them.

use crate::bill::{Bill, bill};
use crate::force::{ForceFile, UnitFile};
use crate::length::Length;
use crate::level::{LEVELS, Level, reach};
use crate::options::{Options, Scale};
use crate::price::{force_price, marker_price};
use crate::unit::{Stance, UnitType, Weapon, WeaponKind, may_carry};
use referee::Clause;
use serde::Serialize;
use ts_rs::TS;

/// A sample Unit as the printed rules have it. PF-SCEN-01
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "KindPage")]
pub struct KindJson {
    /// The type of the Unit.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// The name of the Unit in English.
    pub title: String,
    /// The code of its type in the rulebook.
    pub code: String,
    /// The clause of its model.
    #[ts(type = "string")]
    pub clause: Clause,
    /// Whether it is a Vehicle.
    pub vehicle: bool,
    /// Movement level.
    pub ml: Level,
    /// Defence level, the stance included.
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The pose of the Unit.
    pub stance: Stance,
    /// The weapons of the Unit.
    pub weapons: Vec<Weapon>,
    /// The kinds of weapons that its type can have.
    pub carries: Vec<WeaponKind>,
    /// Radius of its base, in inches.
    pub radius: Length,
    /// How many passengers it carries.
    pub capacity: u8,
    /// Whether it has binoculars.
    pub spotter: bool,
    /// What it costs with the default options.
    pub bill: Bill,
}

/// A row of the level table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "LevelPage")]
pub struct LevelJson {
    /// The level, -3 ..= 3.
    pub level: Level,
    /// The word for the level.
    pub name: String,
    /// What an attribute of this level costs, in points.
    pub cost: i32,
    /// How far a Unit with this Movement level moves in a Round, in inches.
    pub moves: Length,
    /// How far a weapon with this Range level reaches, in inches.
    pub reach: Length,
    /// The clause of the row.
    #[ts(type = "string")]
    pub clause: Clause,
}

/// What a force costs.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ForceBill")]
pub struct BillJson {
    /// A bill for each Unit.
    pub units: Vec<Bill>,
    /// What all markers cost, in points. PF-R-37
    pub markers: i32,
    /// What all Units and markers cost, in points.
    pub points: i32,
}

/// Returns a sample Unit for the page of the game.
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

/// Returns the level table, from Superb to Terrible. PF-LVL-SUP … PF-LVL-TER
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

/// Returns the cost of a force, Unit by Unit.
pub fn bill_json(force: &ForceFile, options: &Options) -> BillJson {
    BillJson {
        units: force.units.iter().map(|unit| bill(unit, options)).collect(),
        markers: marker_price(options).saturating_mul(i32::try_from(force.markers).unwrap_or(i32::MAX)),
        points: force_price(force, options),
    }
}
