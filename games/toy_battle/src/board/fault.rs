//! What can be wrong with a board, as data.

use referee::{Cite, Clause};
use serde::{Serialize, Serializer};

use super::file::{Owner, Terrain};
use crate::clauses::{
    MAP_LIMIT_01, MAP_V_01, MAP_V_02, MAP_V_03, MAP_V_04, MAP_V_05, MAP_V_06, MAP_V_07, MAP_V_08, MAP_V_09, MAP_V_10,
    MAP_V_11, MAP_V_12, MAP_V_13, MAP_V_14, MAP_V_15, MAP_V_16, MAP_V_17, MAP_V_18,
};

/// The two ends of a path, or a pair of partners.
pub type Pair = [String; 2];

/// One fault of a board. `Display` says what is and what is allowed.
///
/// As JSON it is `{"rule": "MAP-V-08", "because": "…", "type": "crossing", …data}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum Fault {
    /// More of something than this program handles.
    #[error("the board has {count} {of}; at most {most} can be handled")]
    TooMany { of: &'static str, count: u64, most: u64 },
    /// An id is empty or very long.
    #[error("the id {id:?} of a {of} has {} characters; it must have 1 to {most}", .id.chars().count())]
    IdLength { of: &'static str, id: String, most: u64 },
    /// A name or remark is very long, or a name has characters that do not show.
    #[error("a {of} of the board is longer than {most} characters or holds characters that do not show")]
    OddText { of: &'static str, most: u64 },
    /// Two things have one id.
    #[error("the id {id} is used more than once; every id must be different")]
    IdTwice { id: String },
    /// The drawing area is empty or too large.
    #[error("the drawing area is {w} by {h}; each side must be from 1 to {most}")]
    DrawingArea { w: i32, h: i32, most: i32 },
    /// A place lies outside the drawing area.
    #[error("{place} lies at ({x}, {y}); it must lie inside the drawing area, which is {w} by {h}")]
    OutsideArea { place: String, x: i32, y: i32, w: i32, h: i32 },
    /// A side has no headquarters.
    #[error("{} has no headquarters; each side must have at least one", side(.owner))]
    NoHq { owner: Owner },
    /// A path ends at a place that is not there.
    #[error("the path {} ends at {place}, which is no place of this board", ends(.path))]
    PathToNowhere { path: Pair, place: String },
    /// A path starts and ends at one place.
    #[error("a path joins {place} to itself; a path must join two different places")]
    PathToItself { place: String },
    /// A path is listed again.
    #[error("the path {} is listed again; each path must stand once", ends(.path))]
    PathTwice { path: Pair },
    /// A path joins two headquarters.
    #[error("the path {} joins two headquarters; a path must have a base at one end at least", ends(.path))]
    HqsJoined { path: Pair },
    /// Some places are cut off from the others.
    #[error("no way of paths leads from {from} to {}; all places must hang together", .places.join(", "))]
    PlacesApart { places: Vec<String>, from: String },
    /// Some bases are cut off from the others when headquarters do not count.
    #[error("from {from} no way leads to {} but through a headquarters; the bases alone must hang together too", .bases.join(", "))]
    BasesApart { bases: Vec<String>, from: String },
    /// A headquarters has too few paths.
    #[error("the headquarters {hq} has {}; it must have at least two", counted(.exits, "path"))]
    FewExits { hq: String, exits: u32 },
    /// A base has too few paths.
    #[error("the base {base} is a dead end with {}; it must have at least two", counted(.exits, "path"))]
    DeadEnd { base: String, exits: u32 },
    /// Two paths meet elsewhere than at a common end.
    #[error("the paths {} and {} cross or touch; paths may meet at a common end only", ends(.path), ends(.other))]
    Crossing { path: Pair, other: Pair },
    /// Two places are too close together.
    #[error("{place} and {other} are {distance} units apart; places must be at least 110 apart")]
    PlacesClose { place: String, other: String, distance: i64 },
    /// A place is too close to a path that is not its own.
    #[error("{place} lies {distance} units from the path {}, which is not its own; it must keep at least 55", ends(.path))]
    PathClose { place: String, path: Pair, distance: i64 },
    /// A region has no boundary, or one too short to enclose anything.
    #[error("the boundary of {region} has {}; it must have at least three", counted(.places, "place"))]
    BoundaryShort { region: String, places: u32 },
    /// A boundary names a place that is not there.
    #[error("the boundary of {region} names {place}, which is no place of this board")]
    BoundaryUnknown { region: String, place: String },
    /// A boundary passes a place twice.
    #[error("the boundary of {region} passes {place} twice; it must be a simple round")]
    BoundaryTwice { region: String, place: String },
    /// A boundary steps where no path is.
    #[error("the boundary of {region} steps from {} to {}, where no path is; it must follow paths", .step[0], .step[1])]
    BoundaryNoPath { region: String, step: Pair },
    /// A boundary encloses a place.
    #[error("the boundary of {region} encloses {place}; a region must enclose no place")]
    EnclosesPlace { region: String, place: String },
    /// A boundary encloses a path.
    #[error("the boundary of {region} encloses the path {}; a region must enclose no path", ends(.path))]
    EnclosesPath { region: String, path: Pair },
    /// A region has the boundary of another.
    #[error("{region} has the same boundary as {other}; no region may be listed twice")]
    RegionTwice { region: String, other: String },
    /// A region has no spot for its medals.
    #[error("{region} has no label; the spot where its medals are drawn must be given")]
    LabelMissing { region: String },
    /// The spot for the medals is not inside the region.
    #[error("the label of {region} stands at ({x}, {y}); it must stand inside the region")]
    LabelOutside { region: String, x: i32, y: i32 },
    /// A region names a base that is not there.
    #[error("{region} lists {base}, which is no base of this board")]
    RegionUnknownBase { region: String, base: String },
    /// The bases of a region are not those of its boundary.
    #[error("the list of bases of {region} {}; it must be its boundary without the headquarters", difference(.missing, .extra))]
    RegionBases { region: String, missing: Vec<String>, extra: Vec<String> },
    /// A region has too few bases.
    #[error("{region} has {}; it must have at least {least}", counted(.bases, "base"))]
    FewBases { region: String, bases: u32, least: u32 },
    /// A region has too few or too many medals.
    #[error("{region} has {}; it must have one to four", counted(.medals, "medal"))]
    RegionMedals { region: String, medals: u32 },
    /// The total of the medals is not their sum.
    #[error("the total of medals is given as {total_medals}; it must be the sum of the regions, {sum}")]
    TotalMedals { total_medals: u32, sum: u64 },
    /// The medals to win are none, or more than there are.
    #[error("{medals_to_win} medals are needed to win; that must be at least 1 and at most the total, {total}")]
    WinRange { medals_to_win: u32, total: u64 },
    /// The medals to win are too few or too many of the total.
    #[error("{medals_to_win} of {total} medals are needed to win; that must be at least half less one and at most three quarters, so {}", middle(.total))]
    WinMiddle { medals_to_win: u32, total: u64 },
    /// One region alone gives the medals to win.
    #[error("{medals_to_win} medals win, and {region} alone gives {medals}; no single region may be enough")]
    WinRichest { medals_to_win: u32, region: String, medals: u32 },
    /// A special base is of another terrain.
    #[error("{base} is special of kind {kind}, which the terrain {} does not have", .terrain.id())]
    ForeignSpecial { base: String, kind: &'static str, terrain: Terrain },
    /// A terrain that has special bases shows none.
    #[error("no base is special; the terrain {} must have at least one of kind {kind}", .terrain.id())]
    NoSpecial { terrain: Terrain, kind: &'static str },
    /// A list of values is empty.
    #[error("{place} allows no value; it must allow at least one of K and 1 to 7")]
    NoValues { place: String },
    /// A list of values holds something else than a value.
    #[error("{place} allows {value:?}, which is no value; values are K and 1 to 7")]
    UnknownValue { place: String, value: String },
    /// A list of values holds a value again.
    #[error("{place} lists the value {value} again; each may stand once")]
    ValueTwice { place: String, value: String },
    /// A restricted headquarters allows too few values.
    #[error("the headquarters {hq} allows {}; a restricted one must allow at least {least}", counted(.values, "value"))]
    FewValues { hq: String, values: u32, least: u32 },
    /// A headquarters is restricted outside the Tropical Pool.
    #[error("the headquarters {hq} is restricted on the terrain {}; only the Tropical Pool restricts headquarters", .terrain.id())]
    HqRestricted { hq: String, terrain: Terrain },
    /// A side cannot reach an enemy headquarters.
    #[error("{} cannot reach the headquarters {hq}; each side must be able to reach each of the enemy's", side(.owner))]
    Unreachable { owner: Owner, hq: String },
    /// A side reaches an enemy headquarters too soon.
    #[error("{} reaches the headquarters {hq} in {}; it must take at least {least}", side(.owner), counted(.placements, "placement"))]
    TooNear { owner: Owner, hq: String, placements: u32, least: u32 },
    /// A pair names a place that is not there.
    #[error("the pair {} names {place}, which is no place of this board", ends(.pair))]
    PairUnknown { pair: Pair, place: String },
    /// A place has no partner.
    #[error("{place} has no partner; on a symmetric board every place must stand in one pair")]
    PairMissing { place: String },
    /// A place stands in two pairs.
    #[error("{place} stands in more than one pair; every place must stand in one")]
    PairTwice { place: String },
    /// A pair is made of a base and a headquarters, or of headquarters of one side.
    #[error("the partners {} do not swap sides; bases pair with bases, and headquarters with the enemy's", ends(.pair))]
    PairOwner { pair: Pair },
    /// Partners differ in what is special about them.
    #[error("the partners {} are not special alike; partners must be equal in that", ends(.pair))]
    PairSpecial { pair: Pair },
    /// A path has no counterpart.
    #[error("the path {} has no counterpart; there must be a path {}", ends(.path), ends(.counterpart))]
    PairPath { path: Pair, counterpart: Pair },
    /// A region has no counterpart.
    #[error("{region} has no counterpart; there must be a region with the boundary {}", .counterpart.join(", "))]
    PairRegion { region: String, counterpart: Vec<String> },
    /// A region and its counterpart differ in medals.
    #[error("{region} has {} and its counterpart {other} has {other_medals}; counterparts must have as many", counted(.medals, "medal"))]
    PairMedals { region: String, medals: u32, other: String, other_medals: u32 },
    /// A board without symmetry has no measured balance.
    #[error("the board is not symmetric and carries no measured balance; it must carry one of at least one game")]
    BalanceMissing {},
    /// The measured balance is not even enough.
    #[error(
        "blue wins {blue_wins} of all games; on a board that is not symmetric that must be from {least_percent} to {most_percent} per cent"
    )]
    Unbalanced { blue_wins: super::share::Share, least_percent: u32, most_percent: u32 },
}

impl Cite for Fault {
    fn clause(&self) -> Clause {
        use Fault::*;
        match self {
            TooMany { .. } | IdLength { .. } | OddText { .. } => MAP_LIMIT_01,
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

/// A path or pair by its ends.
fn ends(pair: &Pair) -> String {
    format!("{}–{}", pair[0], pair[1])
}

/// A number with its noun.
fn counted(count: &u32, noun: &str) -> String {
    if *count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A side by name.
fn side(owner: &Owner) -> &'static str {
    match owner {
        Owner::Blue => "blue",
        Owner::Red => "red",
    }
}

/// Lists the missing and the extra bases of a list.
fn difference(missing: &[String], extra: &[String]) -> String {
    match (missing.join(", "), extra.join(", ")) {
        (missing, extra) if extra.is_empty() => format!("lacks {missing}"),
        (missing, extra) if missing.is_empty() => format!("has {extra} too many"),
        (missing, extra) => format!("lacks {missing} and has {extra} too many"),
    }
}

/// The numbers of medals to win that MAP-V-14 allows between half of the total, less one, and three quarters.
fn middle(total: &u64) -> String {
    format!("from {} to {}", total.div_ceil(2).saturating_sub(1).max(1), total * 3 / 4)
}
