//! What can be wrong with a board, as data.

use std::fmt;

use referee::{Cite, Clause};
use serde::{Serialize, Serializer};

use super::file::{Owner, Terrain};
use crate::clauses::{
    MAP_V_01, MAP_V_02, MAP_V_03, MAP_V_04, MAP_V_05, MAP_V_06, MAP_V_07, MAP_V_08, MAP_V_09, MAP_V_10, MAP_V_11,
    MAP_V_12, MAP_V_13, MAP_V_14, MAP_V_15, MAP_V_16, MAP_V_17, MAP_V_18,
};

/// The bounds of this program, which no rule of the game sets: places, regions, paths, medals and lengths of ids.
pub const MAP_LIMIT_01: Clause = Clause::new("MAP-LIMIT-01");

/// The two ends of a path, or a pair of partners.
pub type Pair = [String; 2];

/// One fault of a board. `Display` says what is and what is allowed.
///
/// As JSON it is `{"rule": "MAP-V-08", "because": "…", "type": "crossing", …data}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and Display spells them out
pub enum Fault {
    /// More of something than this program handles.
    TooMany { of: &'static str, count: u64, most: u64 },
    /// An id is empty or very long.
    IdLength { of: &'static str, id: String, most: u64 },
    /// Two things have one id.
    IdTwice { id: String },
    /// The drawing area is no area, or immense.
    DrawingArea { w: i32, h: i32, most: i32 },
    /// A place lies outside the drawing area.
    OutsideArea { place: String, x: i32, y: i32, w: i32, h: i32 },
    /// A side has no headquarters.
    NoHq { owner: Owner },
    /// A path ends at a place that is not there.
    PathToNowhere { path: Pair, place: String },
    /// A path starts and ends at one place.
    PathToItself { place: String },
    /// A path is listed again.
    PathTwice { path: Pair },
    /// A path joins two headquarters.
    HqsJoined { path: Pair },
    /// Some places are cut off from the others.
    PlacesApart { places: Vec<String>, from: String },
    /// Some bases are cut off from the others when headquarters do not count.
    BasesApart { bases: Vec<String>, from: String },
    /// A headquarters has too few paths.
    FewExits { hq: String, exits: u32 },
    /// A base has too few paths.
    DeadEnd { base: String, exits: u32 },
    /// Two paths meet elsewhere than at a common end.
    Crossing { path: Pair, other: Pair },
    /// Two places are too close together.
    PlacesClose { place: String, other: String, distance: i64 },
    /// A place is too close to a path that is not its own.
    PathClose { place: String, path: Pair, distance: i64 },
    /// A region has no boundary, or one too short to enclose anything.
    BoundaryShort { region: String, places: u32 },
    /// A boundary names a place that is not there.
    BoundaryUnknown { region: String, place: String },
    /// A boundary passes a place twice.
    BoundaryTwice { region: String, place: String },
    /// A boundary steps where no path is.
    BoundaryNoPath { region: String, step: Pair },
    /// A boundary encloses a place.
    EnclosesPlace { region: String, place: String },
    /// A boundary encloses a path.
    EnclosesPath { region: String, path: Pair },
    /// A region has the boundary of another.
    RegionTwice { region: String, other: String },
    /// A region has no spot for its medals.
    LabelMissing { region: String },
    /// The spot for the medals is not inside the region.
    LabelOutside { region: String, x: i32, y: i32 },
    /// A region names a base that is not there.
    RegionUnknownBase { region: String, base: String },
    /// The bases of a region are not those of its boundary.
    RegionBases { region: String, missing: Vec<String>, extra: Vec<String> },
    /// A region has too few bases.
    FewBases { region: String, bases: u32, least: u32 },
    /// A region has too few or too many medals.
    RegionMedals { region: String, medals: u32 },
    /// The total of the medals is not their sum.
    TotalMedals { total_medals: u32, sum: u64 },
    /// The medals to win are none, or more than there are.
    WinRange { medals_to_win: u32, total: u64 },
    /// The medals to win are too few or too many of the total.
    WinMiddle { medals_to_win: u32, total: u64 },
    /// One region alone gives the medals to win.
    WinRichest { medals_to_win: u32, region: String, medals: u32 },
    /// A special base is of another terrain.
    ForeignSpecial { base: String, kind: &'static str, terrain: Terrain },
    /// A terrain that has special bases shows none.
    NoSpecial { terrain: Terrain, kind: &'static str },
    /// A list of values is empty.
    NoValues { place: String },
    /// A list of values holds something else than a value.
    UnknownValue { place: String, value: String },
    /// A list of values holds a value again.
    ValueTwice { place: String, value: String },
    /// A restricted headquarters allows too few values.
    FewValues { hq: String, values: u32, least: u32 },
    /// A headquarters is restricted outside the Tropical Pool.
    HqRestricted { hq: String, terrain: Terrain },
    /// A side cannot reach an enemy headquarters.
    Unreachable { owner: Owner, hq: String },
    /// A side reaches an enemy headquarters too soon.
    TooNear { owner: Owner, hq: String, placements: u32, least: u32 },
    /// A pair names a place that is not there.
    PairUnknown { pair: Pair, place: String },
    /// A place has no partner.
    PairMissing { place: String },
    /// A place stands in two pairs.
    PairTwice { place: String },
    /// A pair is made of a base and a headquarters, or of headquarters of one side.
    PairOwner { pair: Pair },
    /// Partners differ in what is special about them.
    PairSpecial { pair: Pair },
    /// A path has no counterpart.
    PairPath { path: Pair, counterpart: Pair },
    /// A region has no counterpart.
    PairRegion { region: String, counterpart: Vec<String> },
    /// A region and its counterpart differ in medals.
    PairMedals { region: String, medals: u32, other: String, other_medals: u32 },
    /// A board without symmetry has no measured balance.
    BalanceMissing {},
    /// The measured balance is not even enough.
    Unbalanced { blue_wins: super::share::Share, least_percent: u32, most_percent: u32 },
}

impl Cite for Fault {
    fn clause(&self) -> Clause {
        use Fault::*;
        match self {
            TooMany { .. } | IdLength { .. } => MAP_LIMIT_01,
            IdTwice { .. } => MAP_V_01,
            DrawingArea { .. } | OutsideArea { .. } => MAP_V_02,
            NoHq { .. } => MAP_V_03,
            PathToNowhere { .. } | PathToItself { .. } | PathTwice { .. } => MAP_V_04,
            HqsJoined { .. } => MAP_V_05,
            PlacesApart { .. } | BasesApart { .. } => MAP_V_06,
            FewExits { .. } | DeadEnd { .. } => MAP_V_07,
            Crossing { .. } => MAP_V_08,
            PlacesClose { .. } | PathClose { .. } => MAP_V_09,
            BoundaryShort { .. } | BoundaryUnknown { .. } | BoundaryTwice { .. } | BoundaryNoPath { .. } => MAP_V_10,
            EnclosesPlace { .. } | EnclosesPath { .. } | RegionTwice { .. } => MAP_V_10,
            LabelMissing { .. } | LabelOutside { .. } => MAP_V_11,
            RegionUnknownBase { .. } | RegionBases { .. } | FewBases { .. } => MAP_V_12,
            RegionMedals { .. } | TotalMedals { .. } => MAP_V_13,
            WinRange { .. } | WinMiddle { .. } | WinRichest { .. } => MAP_V_14,
            ForeignSpecial { .. } | NoSpecial { .. } => MAP_V_15,
            NoValues { .. } | UnknownValue { .. } | ValueTwice { .. } => MAP_V_16,
            FewValues { .. } | HqRestricted { .. } => MAP_V_16,
            Unreachable { .. } | TooNear { .. } => MAP_V_17,
            PairUnknown { .. } | PairMissing { .. } | PairTwice { .. } | PairOwner { .. } => MAP_V_18,
            PairSpecial { .. } | PairPath { .. } | PairRegion { .. } | PairMedals { .. } => MAP_V_18,
            BalanceMissing {} | Unbalanced { .. } => MAP_V_18,
        }
    }
}

impl std::error::Error for Fault {}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Said<'a> {
            rule: &'static str,
            because: String,
            #[serde(flatten, serialize_with = "Fault::serialize")]
            data: &'a Fault,
        }
        Said { rule: self.clause().id(), because: self.to_string(), data: self }.serialize(writer)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::sentence::sentence(self))
    }
}
