//! The numbers of the rules: lengths in micrometres, angles in hundredths of a degree.

use crate::setup::{Measure, Mode};

/// The radius of an ordinary figure's base.
pub const STANDARD_RADIUS: i32 = 22_000;
/// The radius of a Battle Master's base.
pub const MASTER_RADIUS: i32 = 42_000;
/// The greatest gap at which two bases touch. AT-R-11
pub const TOUCH: i32 = 1_000;
/// The largest overlap that two bases may have. AT-R-11
pub const OVERLAP: i32 = 200;
/// The gap between a crossed barrier and the base at the end of the move. AT-R-55
pub const CLEAR: i32 = 500;
/// The largest shift that does not count as a movement. AT-R-58
pub const STILL: i32 = 200;
/// The largest turn that does not count as a movement. AT-R-58
pub const STILL_TURN: i32 = 20;
/// A figure that leans more than this is defeated. AT-R-20
pub const DEFEAT_TILT: i32 = 200;
/// A figure is defeated if the centre of its base is higher above the table than this. AT-R-20
pub const DEFEAT_LIFT: i32 = 3_000;
/// The tilt of a figure that is fully down. AT-R-20
pub const DOWN_TILT: i32 = 4_500;
/// The greatest distance between the place where a figure fell and the place where it stands up. AT-R-36
pub const SPOT_SEARCH: i32 = 50_000;
/// The number of attacks of a turn in duels and free-for-all. AT-ATK-01
pub const ATTACKS: u8 = 2;
/// The most extra attacks of a turn. AT-R-40
pub const EXTRA_MOST: u8 = 2;
/// The most special abilities that are used in a turn. AT-R-34
pub const CHAIN_MOST: u8 = 32;
/// The number of the last turn. AT-R-52
pub const TURN_CAP: u16 = 60;
/// How long the table waits for a silent seat before it chooses for the seat, in milliseconds. AT-R-31
pub const SILENCE: u32 = 20_000;
/// The length of the line along which an aim looks for what it meets first. It is longer than any table.
pub const RAY: i32 = 3_000_000;

/// How large a table is, in micrometres. AT-R-07
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// From the middle to a starting line.
    pub line: i32,
    /// From the middle to the edge of the surface.
    pub surface: i32,
    /// Free-for-all of three: from the first player's figures to the adjacent sides. AT-FFA-03
    pub first_from_adjacent: i32,
    /// Free-for-all of three: from the figures of the other players to the first player's side. AT-FFA-04
    pub others_from_first: i32,
    /// Free-for-all of four: from figures to all other sides. AT-FFA-05
    pub from_other_sides: i32,
}

impl TableSize {
    /// Returns the size for a mode of play with this number of seats. AT-R-07, AT-R-49
    pub const fn of(mode: Mode, measure: Measure, seats: usize) -> TableSize {
        let imperial = matches!(measure, Measure::Imperial);
        let (line, surface, first, others, other_sides) = match (mode, seats > 3, imperial) {
            (Mode::Ffa, false, true) => (457_200, 577_200, 203_200, 406_400, 0),
            (Mode::Ffa, false, false) => (500_000, 620_000, 200_000, 400_000, 0),
            (Mode::Ffa, true, true) => (609_600, 729_600, 0, 0, 254_000),
            (Mode::Ffa, true, false) => (650_000, 770_000, 0, 0, 250_000),
            (_, _, true) => (457_200, 609_600, 0, 0, 0),
            (_, _, false) => (500_000, 610_000, 0, 0, 0),
        };
        TableSize {
            line,
            surface,
            first_from_adjacent: first,
            others_from_first: others,
            from_other_sides: other_sides,
        }
    }
}
