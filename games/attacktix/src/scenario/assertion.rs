//! What scenarios can assert about a position, and what they can measure in trials.

use super::measurement::{
    AimsUsed, Bounds, FallOrder, FelledBy, ImpulseOn, Keyframes, Named, ObjectIs, OfFigure, SameHash, Settled, Toppled,
};
use crate::figure::Zone;
use crate::id::Id;
use crate::place::{Edge, Heading, Spot, heading_if_any};
use crate::position_file::{CoverJson, PhaseJson, PositionFile, ResultKind, SwitchSide};
use crate::state::{EndedBy, Pinned, Step};
use crate::terrain::Standing;
use crate::view::{Asks, WeaponNow};
use catalogue::from_json;
use physics::Thousandths;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// One assertion: an object with exactly one key. The key names what is asserted.
#[derive(Clone, Debug, JsonSchema)]
#[serde(transparent)]
pub struct Assertion(pub(super) Said);

impl<'de> Deserialize<'de> for Assertion {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Assertion, D::Error> {
        let written = Value::deserialize(from)?;
        if let Some(word) = says_nothing(&written) {
            return Err(D::Error::custom(format!("`{word}` asserts nothing: it needs at least one value to compare")));
        }
        let said = from_json(&written);
        said.map(Assertion).map_err(|fault| D::Error::custom(format!("{}: {}", fault.path(), fault.inner())))
    }
}

/// Returns the key of an assertion if it only names something and asserts nothing about it.
fn says_nothing(written: &Value) -> Option<&str> {
    let (word, said) = written.as_object()?.iter().next()?;
    let is_empty = match word.as_str() {
        "figure" | "object" | "seat" => said.as_object()?.keys().all(|key| key == "id"),
        "turn" | "waiting" | "result" | "table" => said.as_object()?.is_empty(),
        "log" | "log_none" => said.as_array()?.is_empty(),
        _ => false,
    };
    is_empty.then_some(word.as_str())
}

/// What is asserted. A field that is left out is not compared.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    /// The state of a figure.
    Figure(Box<FigureIs>),
    /// All figures of an owner in a zone.
    Zone {
        /// The seat of the owner, such as `p1`.
        owner: String,
        /// The zone that holds exactly these figures.
        zone: Zone,
        /// The ids of the figures, in any order.
        figures: Vec<Id>,
    },
    /// The state of the current turn.
    Turn(TurnIs),
    /// The open decision; null if players only choose sides, place figures or take their turns.
    Waiting(Option<WaitingIs>),
    /// How many tix (clicks of its wheel) a figure may move.
    Limit {
        /// The id of the figure that would move.
        figure: Id,
        /// How many tix the figure may move.
        tix: u8,
        /// Whether the figure pushes an object.
        #[serde(default)]
        pushing: bool,
    },
    /// Whether cover protects a figure from the shots of another.
    Protected {
        /// The id of the figure that may be protected.
        figure: Id,
        /// The id of the figure that would shoot.
        from: Id,
        /// Whether the figure is protected.
        is: bool,
    },
    /// Whether a section of a barrier stands.
    Section {
        /// The id of the section.
        id: Id,
        /// Whether the section stands.
        standing: bool,
    },
    /// The state of an object of terrain, or its results in trials.
    Object(ObjectJson),
    /// The state of a seat.
    Seat(SeatIs),
    /// The phase of the game.
    Phase(PhaseJson),
    /// How the game ended; null if it goes on.
    Result(Option<ResultIs>),
    /// The points of each seat in a free-for-all that is over.
    Points(BTreeMap<String, Thousandths>),
    /// The log has these events in this order. Other events may lie between them.
    Log(Vec<Map<String, Value>>),
    /// The log has none of these events.
    LogNone(Vec<Map<String, Value>>),
    /// What a seat sees of a figure.
    View(ViewIs),
    /// Which figures and objects the next simulation contains.
    Bodies {
        /// The ids of bodies that the simulation contains.
        #[serde(default)]
        includes: Vec<Id>,
        /// The ids of bodies that the simulation does not contain.
        #[serde(default)]
        excludes: Vec<Id>,
    },
    /// The measures of the table.
    Table(TableIs),
    /// Values of the shipped catalogue.
    Catalogue(CatalogueIs),
    /// The values of a kind of terrain, which `code` names.
    Piece(Map<String, Value>),
    /// Two figures have the same values in these fields.
    Same {
        /// The ids of the two figures.
        figures: [Id; 2],
        /// The fields that are compared.
        fields: Vec<Field>,
    },
    /// How often each position of the wheel came up in the sampled grinds. A grind turns a wheel to a random position.
    GrindCounts {
        /// The least count that is allowed.
        each_min: u32,
        /// The greatest count that is allowed.
        each_max: u32,
    },
    /// How many different pairs of owner and serial the figures have.
    SerialsDistinct(u32),
    /// The points of a tournament so far.
    Standings(BTreeMap<String, Thousandths>),
    /// The two players of the final round; null if they are not known yet.
    Final(Option<[String; 2]>),
    /// The complete position equals this one.
    Position(Box<PositionFile>),
    /// In how many runs a figure was defeated.
    Toppled(Toppled),
    /// How far a figure that still stands has slid in each run, in micrometres.
    Slide(OfFigure),
    /// The tilt of a figure at the end, in hundredths of a degree.
    Tilt(OfFigure),
    /// The greatest tilt of a figure, in hundredths of a degree.
    PeakTilt(OfFigure),
    /// How far a figure's centre of mass rises at most.
    Rise(OfFigure),
    /// The impulse on a part of a Battle Master, in g cm/s.
    Impulse(ImpulseOn),
    /// How many target switches of a figure are tripped after each run.
    Tripped(OfFigure),
    /// In how many runs the latch of a Battle Master opened. The latch holds the upper body.
    Latch(OfFigure),
    /// The figure falls first in every run in which it falls.
    FallOrder(FallOrder),
    /// In how many runs an object fell and a figure was defeated.
    FelledBy(FelledBy),
    /// The base of the attacker did not move in any run.
    Held(Named),
    /// The weapon of the attacker has not come off in any run.
    Attached(Named),
    /// All bodies come to rest in time.
    Settled(Settled),
    /// In how many runs a missile passed through a figure.
    PassedThrough(Bounds),
    /// All repetitions of the trials give the same results, bit for bit.
    SameHash(SameHash),
    /// How far the weapon was drawn back, in thousandths.
    PullUsed(Bounds),
    /// The size of films, and how well the end of a film fits the result.
    Keyframes(Keyframes),
    /// The aims after random errors.
    AimsUsed(AimsUsed),
}

/// Reads the value of a key, null included.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// What is asserted of a figure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct FigureIs {
    pub id: Id,
    #[serde(rename = "type", default)]
    pub kind: Option<Id>,
    #[serde(default)]
    pub owner: Option<String>,
    #[serde(default)]
    pub controller: Option<String>,
    #[serde(default)]
    pub zone: Option<Zone>,
    #[serde(default)]
    pub at: Option<Spot>,
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
    #[serde(default)]
    pub wheel: Option<u8>,
    #[serde(default)]
    pub serial: Option<u16>,
    #[serde(default)]
    pub spent: Option<u8>,
    #[serde(default)]
    pub tripped: Option<Vec<SwitchSide>>,
    #[serde(default)]
    pub cover: Option<Vec<CoverJson>>,
    #[serde(default, deserialize_with = "said")]
    pub pinned: Option<Option<Pinned>>,
    #[serde(default)]
    pub off: Option<bool>,
    #[serde(default)]
    pub window: Option<String>,
    #[serde(default)]
    pub special: Option<bool>,
    #[serde(default)]
    pub covered: Option<bool>,
    #[serde(default)]
    pub loaded: Option<u8>,
    #[serde(default)]
    pub weapon: Option<WeaponNow>,
    #[serde(default)]
    pub radius: Option<i32>,
}

/// What is asserted of the turn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct TurnIs {
    #[serde(default)]
    pub number: Option<u16>,
    #[serde(default)]
    pub active: Option<String>,
    #[serde(default)]
    pub step: Option<Step>,
    #[serde(default)]
    pub attacks: Option<u8>,
    #[serde(default)]
    pub moved: Option<Vec<Id>>,
    #[serde(default)]
    pub attacked: Option<Vec<Id>>,
    #[serde(default)]
    pub volley: Option<bool>,
}

/// What is asserted of the open decision.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct WaitingIs {
    #[serde(default)]
    pub seat: Option<String>,
    #[serde(default)]
    pub kind: Option<Asks>,
    #[serde(default)]
    pub figure: Option<Id>,
}

/// What is asserted of an object: its current state, or its results in trials.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum ObjectJson {
    /// Values of the current state.
    Now(ObjectNow),
    /// Bounds for the results in trials.
    Tried(ObjectIs),
}

/// What is asserted of the current state of an object.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct ObjectNow {
    pub id: Id,
    #[serde(default)]
    pub at: Option<Spot>,
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
    #[serde(default)]
    pub state: Option<Standing>,
}

/// What is asserted of a seat.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct SeatIs {
    pub id: String,
    #[serde(default, deserialize_with = "said")]
    pub side: Option<Option<Edge>>,
    #[serde(default, deserialize_with = "said")]
    pub team: Option<Option<String>>,
    #[serde(default, deserialize_with = "said")]
    pub contribution: Option<Option<i32>>,
    #[serde(default)]
    pub extra: Option<u8>,
    #[serde(default)]
    pub dropped: Option<bool>,
    #[serde(default)]
    pub ready: Option<bool>,
}

/// What is asserted of the result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct ResultIs {
    #[serde(default)]
    pub kind: Option<ResultKind>,
    #[serde(default)]
    pub winners: Option<Vec<String>>,
    #[serde(default)]
    pub places: Option<Vec<Vec<String>>>,
    #[serde(default)]
    pub by: Option<EndedBy>,
}

/// What a seat sees of a figure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ViewIs {
    /// The seat whose view is checked.
    pub seat: String,
    /// The id of the figure; `*` stands for every figure.
    pub figure: String,
    /// Values that the seat sees, by their keys in the view.
    #[serde(default)]
    pub shows: Map<String, Value>,
    /// Secrets that the seat does not see.
    #[serde(default)]
    pub hides: Vec<Hidden>,
}

/// A secret of a figure that no viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Hidden {
    /// The special window.
    Special,
    /// The position of the wheel.
    Wheel,
}

/// What is asserted of the table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct TableIs {
    #[serde(default)]
    pub line: Option<i32>,
    #[serde(default)]
    pub surface: Option<i32>,
    #[serde(default)]
    pub tix: Option<i32>,
    /// The least room behind a line, in micrometres.
    #[serde(default)]
    pub behind_line_min: Option<i32>,
}

/// What is asserted of the shipped catalogue.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CatalogueIs {
    /// The number of types in the catalogue.
    pub count: usize,
    /// The number of positions of each wheel.
    pub wheel_entries: usize,
    /// The number of red numbers on each wheel.
    pub red: usize,
    /// The number of white numbers on each wheel.
    pub white: usize,
    /// The classes of the types in the catalogue.
    pub classes: Vec<crate::Class>,
}

/// A value of a figure that two figures may share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Field {
    /// What the top window shows.
    Window,
    /// How many tix the figure may move.
    Limit,
    /// The radius of the figure's base.
    Radius,
    /// The weapon of the figure.
    Weapon,
    /// The position of the figure's wheel.
    Wheel,
    /// How many missiles the figure has fired.
    Spent,
    /// The zone of the figure.
    Zone,
    /// The z coordinate of the figure's centre. It tells how far the figure has rolled along z.
    Rolled,
}
