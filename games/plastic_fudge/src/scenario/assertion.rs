//! What a scenario can assert about a position.

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

/// One assertion: a JSON object with exactly one key, which says what the assertion is about.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Assertion(pub(super) Said);

/// What an assertion is about. Of a Unit, a marker, a piece, a log entry or a row, only the given fields are compared.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    /// The present values of a Unit. The place of a Unit in a carrier or off the table is null.
    Unit(Box<UnitIs>),
    /// The present values of a marker.
    Mine(MineIs),
    /// The present values of a piece of terrain.
    Piece(PieceIs),
    /// At least one entry of the log since the scenario began has these values.
    Log(Map<String, Value>),
    /// No entry of the log since the scenario began has these values.
    NoLog(Map<String, Value>),
    /// Exactly `count` entries of the log since the scenario began have these values.
    LogCount {
        /// The values that an entry must have to be counted.
        #[serde(rename = "match")]
        matching: Map<String, Value>,
        /// How many entries must have them.
        count: usize,
    },
    /// The game waits for this kind of decision. If `seats` is given, it waits for exactly these seats.
    Waiting {
        /// The kind of decision.
        #[serde(rename = "for")]
        what: WaitsFor,
        /// The seats that the game waits for.
        #[serde(default)]
        #[schemars(with = "Vec<Side>")]
        seats: Option<Vec<Side>>,
    },
    /// How the battle ended; null if the battle goes on.
    Result(Option<ResultJson>),
    /// The complete position is equal to this one.
    Position(Box<Position>),
    /// The position that a seat sees is equal to this one.
    View {
        /// The seat that sees the position.
        seat: Side,
        /// The position that it sees.
        position: Box<Position>,
    },
    /// The sum of the modifiers that a morale check of this Trooper would have now.
    MoraleModifier {
        /// The id of the Trooper.
        unit: Id,
        /// The expected sum.
        is: i32,
    },
    /// The price of a Unit or a marker.
    Price(PriceIs),
    /// The levels, stance and weapons that a Unit of a force file has.
    Levels(Box<LevelsAre>),
    /// The values of a row of the level table.
    Level(LevelIs),
    /// A row of the Damage Chart, with its results for the attack totals from -4 to +4.
    Chart {
        /// The defence total of the row.
        defence: i32,
        /// The nine results, from attack total -4 to +4.
        results: Vec<Damage>,
    },
    /// The size of a template.
    Template(TemplateIs),
    /// The measuring rod, laid along a length.
    Ruler {
        /// The length along which the rod is laid, in inches.
        length: Length,
        /// Where the rod has ticks along the length, in inches from its start.
        ticks: Vec<i32>,
        /// Which of these ticks have a colour of their own, in inches from its start.
        marked: Vec<i32>,
        /// How long the rod is, in inches.
        longest: i32,
    },
    /// The gap between two things: Units, markers or points.
    Measure {
        /// Where the measurement starts.
        from: Thing,
        /// Where the measurement ends.
        to: Thing,
        /// The gap, in inches.
        gap: Length,
    },
    /// The parts of Rounds since the scenario began, in order: the steps that the game entered, and each throw for
    /// Initiative.
    Events(Vec<Part>),
    /// Whether the program can replay the scenario: from `given`, with the same decisions and luck, to the same
    /// position and log.
    Replay(bool),
    /// The program's own dice are fair: each of the nine sums of four dice comes about as often as it should.
    FairDice {
        /// How many times four dice are thrown.
        rolls: u32,
        /// How many standard deviations each count may lie from its mean.
        sigma: u32,
    },
}

/// A part of a Round, as `events` lists it.
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

/// Reads a value that is given. So null becomes `Some(None)`, which differs from a value that is left out.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The values of a Unit that a scenario asserts.
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
    /// The Defence level of the Unit now, after its injuries.
    #[serde(default)]
    #[schemars(with = "i32")]
    pub dl: Option<i32>,
    #[serde(default)]
    #[schemars(with = "u8")]
    pub injuries: Option<u8>,
    /// The carrier that the Unit rides in; null if it does not ride.
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
    /// The Round in which this Jet was called; null if it was not called.
    #[serde(default, deserialize_with = "said")]
    pub called: Option<Option<u16>>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub ml: Option<Level>,
    #[serde(default)]
    #[schemars(with = "Level")]
    pub tl: Option<Level>,
}

/// The values of a marker that a scenario asserts.
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

/// The values of a piece of terrain that a scenario asserts.
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

/// An asserted price: of `unit`, or of a marker if `marker` is true.
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

/// The levels, stance and weapons of a Unit of a force file that a scenario asserts.
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

/// The values of a row of the level table that a scenario asserts.
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

/// The size of a template that a scenario asserts. The discs `grenade` and `large` have a `radius`. The `flame` has the
/// other fields.
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

/// The templates whose sizes a scenario can assert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TemplateName {
    Grenade,
    Large,
    Flame,
}
