//! The assertions of scenarios about trials.

use crate::action::Aim;
use crate::id::Id;
use physics::{Part, Thousandths};
use schemars::JsonSchema;
use serde::Deserialize;

/// The bounds of a value. A bound that is left out sets no limit.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Bounds {
    /// The least that is allowed.
    pub min: Option<Thousandths>,
    /// The most that is allowed.
    pub max: Option<Thousandths>,
}

/// A figure, and the bounds for a value of this figure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct OfFigure {
    pub figure: Id,
    #[serde(default)]
    pub min: Option<Thousandths>,
    #[serde(default)]
    pub max: Option<Thousandths>,
}

/// How many runs defeated a figure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct Toppled {
    pub figure: Id,
    #[serde(default)]
    pub min: Option<Thousandths>,
    #[serde(default)]
    pub max: Option<Thousandths>,
    /// The number of all runs.
    pub of: u32,
}

/// The impulse on a part of a Battle Master.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct ImpulseOn {
    pub figure: Id,
    #[schemars(with = "String")]
    pub part: Part,
    /// The number of the strike in each run, from 0. If this field is left out, the strike that hits the part hardest
    /// counts.
    #[serde(default)]
    pub attack: Option<u32>,
    #[serde(default)]
    pub min: Option<Thousandths>,
    #[serde(default)]
    pub max: Option<Thousandths>,
}

/// In how many runs an object fell and a figure was defeated.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct FelledBy {
    pub object: Id,
    pub figure: Id,
    #[serde(default)]
    pub min: Option<Thousandths>,
    #[serde(default)]
    pub max: Option<Thousandths>,
}

/// The results of an object in trials.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectIs {
    /// The object, by its id in the table file.
    pub id: Id,
    /// The number of runs in which the object fell.
    #[serde(default)]
    pub fell: Bounds,
    /// The number of runs in which the object left the table.
    #[serde(default)]
    pub removed: Bounds,
    /// How far the object moved in every run, in micrometres.
    #[serde(default)]
    pub moved: Bounds,
}

/// A figure that an assertion names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub(super) struct Named {
    pub figure: Id,
}

/// The figure that falls first in every run in which it falls.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub(super) struct FallOrder {
    pub first: Id,
}

/// How soon all bodies must rest.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Settled {
    /// The longest time that a strike may take, in milliseconds.
    pub max_ms: u32,
    /// How many strikes may be cut off because not all bodies had come to rest in time.
    #[serde(default)]
    pub unsettled_max: u32,
}

/// How many repetitions must agree, bit for bit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SameHash {
    /// The least number of repetitions.
    pub runs: u32,
    /// Whether a fresh process must give the same result too. Scenarios cannot check this; a test of the game does.
    #[serde(default)]
    #[allow(dead_code, reason = "scenarios start no process; a test of the game does")]
    pub fresh_process: bool,
}

/// The greatest size of keyframes, and the greatest error at their end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub(super) struct Keyframes {
    pub max_bytes: u32,
    /// The greatest error of a place, in micrometres.
    pub max_position: i32,
    /// The greatest error of an angle, in hundredths of a degree.
    pub max_angle: i32,
}

/// How the random errors may change an aim.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AimsUsed {
    /// The aim without the errors.
    pub aim: Aim,
    /// Pairs of runs whose aims must be equal.
    #[serde(default)]
    pub equal: Vec<[u32; 2]>,
    /// Pairs of runs whose aims must differ.
    #[serde(default)]
    pub differ: Vec<[u32; 2]>,
    /// How far the aims may differ from `aim`.
    pub within: Within,
}

/// How far aims may differ from the aim without errors, in hundredths of a degree.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub(super) struct Within {
    pub yaw: i32,
    pub pitch: i32,
}
