//! The level table, with the numbers of the printed rules.

use crate::clauses::*;
use crate::options::{GrenadeHalf, Scale};
use geometry::INCH;
use referee::Clause;

/// A level of an attribute, from -3 (Terrible) to +3 (Superb). PF-STAT-07
pub type Level = i8;

/// A row of the level table: what an attribute of one level costs and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelRow {
    /// The number of the level, from -3 to +3.
    pub level: Level,
    /// The word for the level. PF-STAT-07
    pub name: &'static str,
    /// What an attribute of this level costs, in points. PF-BUY-03
    pub cost: i32,
    /// How far a Unit with this Movement level moves, in inches.
    pub moves: i32,
    /// How far a weapon with this Range level reaches, in range bands of three inches. PF-LVL-09
    pub bands: i32,
    /// The clause that states this row.
    pub clause: Clause,
}

const fn row(level: Level, name: &'static str, [cost, moves, bands]: [i32; 3], clause: Clause) -> LevelRow {
    LevelRow { level, name, cost, moves, bands, clause }
}

/// The level table, from Terrible to Superb. PF-LVL-TER … PF-LVL-SUP
pub const LEVELS: [LevelRow; 7] = [
    row(-3, "terrible", [2, 1, 0], PF_LVL_TER),
    row(-2, "poor", [5, 3, 1], PF_LVL_POO),
    row(-1, "mediocre", [8, 6, 2], PF_LVL_MED),
    row(0, "fair", [10, 9, 3], PF_LVL_FAI),
    row(1, "good", [20, 12, 4], PF_LVL_GOO),
    row(2, "great", [35, 24, 5], PF_LVL_GRE),
    row(3, "superb", [50, 36, 6], PF_LVL_SUP),
];

/// The length of a range band, three inches, in micrometres. PF-LVL-09, PF-ELEV-01
pub const BAND: i32 = 3 * INCH;

/// The lowest level that an attribute can have. One level below is [`ABYSMAL`]. PF-DMG-03
pub const TERRIBLE: Level = -3;
/// The highest level that an attribute can have.
pub const SUPERB: Level = 3;
/// The level below Terrible. A Unit whose Defence level falls to it is removed from play. PF-DMG-03
pub const ABYSMAL: i32 = -4;

/// Returns the table's row for a level. A level outside the table gets the nearest row.
pub fn row_of(level: Level) -> &'static LevelRow {
    &LEVELS[(level.clamp(TERRIBLE, SUPERB) - TERRIBLE) as usize]
}

/// Returns how far a Unit with this Movement level moves, in micrometres, after the option `scale`. PF-MOVE-01,
/// PF-LVL-08
pub fn movement(level: Level, scale: Scale) -> i32 {
    scaled(row_of(level).moves * INCH, scale)
}

/// Returns how far a weapon with this Range level reaches, in micrometres, after the option `scale`. A level of
/// Terrible or below gives 0. PF-STAT-03, PF-LVL-08, PF-LVL-09
pub fn reach(level: Level, scale: Scale) -> i32 {
    scaled(row_of(level).bands * BAND, scale)
}

/// Returns the length of a range band in micrometres, after the option `scale`. PF-R-51
pub(crate) fn band(scale: Scale) -> i32 {
    scaled(BAND, scale)
}

/// Returns how far a grenade with this Range level is thrown, in micrometres: half of its range, as the option
/// `grenade_half` counts it. PF-R-34
pub(crate) fn grenade_reach(level: Level, scale: Scale, half: GrenadeHalf) -> i32 {
    let (whole, band) = (reach(level, scale), band(scale));
    match half {
        GrenadeHalf::Inches => whole / 2,
        GrenadeHalf::Bands => whole / band / 2 * band,
    }
}

fn scaled(length: i32, scale: Scale) -> i32 {
    (i64::from(length) * i64::from(scale.0) / 1_000) as i32
}
