//! What scenarios assert about a position.

use crate::codec::WaitsFor;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::Level;
use crate::odds::Damage;
use crate::position::{Position, ResultJson};
use crate::side::Side;
use crate::state::Condition;
use crate::unit::{Stance, Weapon};
use crate::{Thing, UnitFile};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::Deserializer;
use serde_json::{Map, Value};

/// One assertion: an object with exactly one key, which names what is asserted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Assertion(pub(super) Said);

/// What is asserted. Only the fields that are given are compared.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    /// A Unit. If it is out of play, its `at` is null.
    Unit(Box<UnitIs>),
    /// A marker.
    Mine(MineIs),
    /// A piece of terrain.
    Piece(PieceIs),
    /// Some entry of the log so far has these values.
    Log(Map<String, Value>),
    /// No entry of the log so far has these values.
    NoLog(Map<String, Value>),
    /// This many entries of the log so far have these values.
    LogCount {
        /// The values.
        #[serde(rename = "match")]
        matching: Map<String, Value>,
        /// How many entries have these values.
        count: usize,
    },
    /// The game waits for this kind of decision. If seats are named, the game waits for exactly these seats.
    Waiting {
        /// What the game waits for.
        #[serde(rename = "for")]
        what: WaitsFor,
        /// The seats that the game waits for.
        #[serde(default)]
        #[schemars(with = "Vec<Side>")]
        seats: Option<Vec<Side>>,
    },
    /// How the battle ended; null if the battle goes on.
    Result(Option<ResultJson>),
    /// The complete position equals this position.
    Position(Box<Position>),
    /// The position that a seat sees equals this position.
    View {
        /// The seat that sees the position.
        seat: Side,
        /// What the seat sees.
        position: Box<Position>,
    },
    /// The sum of the modifiers that a check of the Unit's morale would have now.
    MoraleModifier {
        /// The id of the Unit that would check.
        unit: Id,
        /// The sum.
        is: i32,
    },
    /// What a Unit or a marker costs.
    Price(PriceIs),
    /// The levels that a Unit of a force has.
    Levels(Box<LevelsAre>),
    /// A row of the level table.
    Level(LevelIs),
    /// A row of the Damage Chart, for attack totals -4 to +4.
    Chart {
        /// The defence total.
        defence: i32,
        /// The results.
        results: Vec<Damage>,
    },
    /// A template of the rules.
    Template(TemplateIs),
    /// The rod, held along a length.
    Ruler {
        /// The length, in inches.
        length: Length,
        /// The ticks along the length, in inches.
        ticks: Vec<i32>,
        /// The ticks among them that have a colour of their own, in inches.
        marked: Vec<i32>,
        /// How long the rod is, in inches.
        longest: i32,
    },
    /// The gap between two bases or points.
    Measure {
        /// The first base or point.
        from: Thing,
        /// The second base or point.
        to: Thing,
        /// The gap, in inches.
        gap: Length,
    },
    /// The parts of Rounds since the start, in order: the steps that were entered, and the throws for initiative.
    Events(Vec<Part>),
    /// Whether a replay from `given`, with the accepted decisions and the luck used, gives the same position and log.
    Replay(bool),
    /// The game's own dice: the count of each of the nine sums lies within `sigma` standard deviations of its mean.
    FairDice {
        /// How many throws.
        rolls: u32,
        /// How many standard deviations are allowed.
        sigma: u32,
    },
}

/// A part of a Round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Part {
    Initiative,
    MoveA,
    MoveB,
    Attack,
    Morale,
    Jets,
    Victory,
}

/// Reads a value that is given, null included.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// What is asserted of a Unit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitIs {
    pub id: Id,
    #[serde(default, deserialize_with = "said")]
    pub at: Option<Option<Spot>>,
    #[serde(default, deserialize_with = "said")]
    pub facing: Option<Option<i32>>,
    #[serde(default)]
    #[schemars(with = "Condition")]
    pub state: Option<Condition>,
    /// The Unit's DL now, injuries counted.
    #[serde(default)]
    #[schemars(with = "i32")]
    pub dl: Option<i32>,
    #[serde(default)]
    #[schemars(with = "u8")]
    pub injuries: Option<u8>,
    /// The Unit's carrier; null for none.
    #[serde(rename = "in", default, deserialize_with = "said")]
    pub carrier: Option<Option<Id>>,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub moved: Option<bool>,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub attacked: Option<bool>,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub fought: Option<bool>,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub towed: Option<bool>,
    /// The Round in which the Unit was called; null if it was not called.
    #[serde(default, deserialize_with = "said")]
    pub called: Option<Option<u16>>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub ml: Option<Level>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub tl: Option<Level>,
}

/// What is asserted of a marker.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MineIs {
    pub id: Id,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub there: Option<bool>,
    #[serde(default)]
    #[schemars(with = "Vec<Side>")]
    pub found_by: Option<Vec<Side>>,
}

/// What is asserted of a piece.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceIs {
    pub id: Id,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub there: Option<bool>,
    #[serde(default)]
    #[schemars(with = "Vec<[f64; 3]>")]
    pub holes: Option<Vec<[Length; 3]>>,
}

/// What is asserted of a price: the price of a Unit, or the price of a marker if `marker` is true.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PriceIs {
    #[serde(default)]
    #[schemars(with = "UnitFile")]
    pub unit: Option<UnitFile>,
    #[serde(default)]
    pub marker: bool,
    pub points: i32,
}

/// What is asserted of the levels of a Unit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelsAre {
    pub unit: UnitFile,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub ml: Option<Level>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub dl: Option<Level>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub tl: Option<Level>,
    #[serde(default)]
    #[schemars(with = "Stance")]
    pub stance: Option<Stance>,
    #[serde(default)]
    #[schemars(with = "Vec<Weapon>")]
    pub weapons: Option<Vec<Weapon>>,
}

/// What is asserted of a row of the level table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelIs {
    pub level: Level,
    #[serde(default)]
    #[schemars(with = "String")]
    pub name: Option<String>,
    #[serde(default)]
    #[schemars(with = "i32")]
    pub cost: Option<i32>,
    /// How far a Unit with this Movement level moves, in inches.
    #[serde(rename = "move", default)]
    #[schemars(with = "f64")]
    pub moves: Option<Length>,
    #[serde(default)]
    #[schemars(with = "i32")]
    pub bands: Option<i32>,
    /// How far a weapon with this Range level reaches, in inches.
    #[serde(default)]
    #[schemars(with = "f64")]
    pub reach: Option<Length>,
}

/// What is asserted of a template: `grenade` and `large` have a `radius`, `flame` has the other fields.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TemplateIs {
    pub name: TemplateName,
    #[serde(default)]
    #[schemars(with = "f64")]
    pub radius: Option<Length>,
    #[serde(default)]
    #[schemars(with = "f64")]
    pub reach: Option<Length>,
    /// Half of the angle of a flame, in degrees.
    #[serde(default)]
    #[schemars(with = "f64")]
    pub half_angle: Option<serde_json::Number>,
    #[serde(default)]
    #[schemars(with = "bool")]
    pub from_edge: Option<bool>,
}

/// A template of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TemplateName {
    Grenade,
    Large,
    Flame,
}
