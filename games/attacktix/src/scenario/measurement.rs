//! What scenarios measure about trials.

use crate::action::Aim;
use crate::id::Id;
use physics::{Part, Thousandths};
use schemars::JsonSchema;
use serde::Deserialize;

/// Bounds. A bound that is left out sets no limit.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Bounds {
    /// The least that is allowed.
    pub min: Option<Thousandths>,
    /// The most that is allowed.
    pub max: Option<Thousandths>,
}

/// A figure, and bounds for something about it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format")]
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
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format")]
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
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format")]
pub(super) struct ImpulseOn {
    pub figure: Id,
    #[schemars(with = "String")]
    pub part: Part,
    /// The number of the strike, from 0. If it is left out, the strike that hits the part hardest counts in each run.
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
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format")]
pub(super) struct FelledBy {
    pub object: Id,
    pub figure: Id,
    #[serde(default)]
    pub min: Option<Thousandths>,
    #[serde(default)]
    pub max: Option<Thousandths>,
}

/// What became of an object.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectIs {
    /// The id of the object.
    pub id: Id,
    /// Runs in which it fell.
    #[serde(default)]
    pub fell: Bounds,
    /// Runs in which it left the table.
    #[serde(default)]
    pub removed: Bounds,
    /// How far it moved, in micrometres, in every run.
    #[serde(default)]
    pub moved: Bounds,
}

/// A figure, without bounds.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "a field is what its name says")]
pub(super) struct Named {
    pub figure: Id,
}

/// The figure that falls first in every run in which it falls.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "a field is what its name says")]
pub(super) struct FallOrder {
    pub first: Id,
}

/// How soon everything rests.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Settled {
    /// The longest time that a strike may take, in milliseconds.
    pub max_ms: u32,
    /// How many strikes may be cut off before everything rests.
    #[serde(default)]
    pub unsettled_max: u32,
}

/// Whether repetitions agree bit for bit.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SameHash {
    /// How many repetitions there are at least.
    pub runs: u32,
    /// Whether a fresh process agrees too. The tests of the game compare one with their own process.
    #[serde(default)]
    #[allow(dead_code, reason = "a game starts no process; its tests do")]
    pub fresh_process: bool,
}

/// How large keyframes are, and how well their end fits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format")]
pub(super) struct Keyframes {
    pub max_bytes: u32,
    /// In micrometres.
    pub max_position: i32,
    /// In hundredths of a degree.
    pub max_angle: i32,
}

/// The aims after unsteady hands.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AimsUsed {
    /// What was meant.
    pub aim: Aim,
    /// Pairs of runs whose aims are equal.
    #[serde(default)]
    pub equal: Vec<[u32; 2]>,
    /// Pairs of runs whose aims differ.
    #[serde(default)]
    pub differ: Vec<[u32; 2]>,
    /// How far they may be from what was meant.
    pub within: Within,
}

/// How far aims may be from what was meant, in hundredths of a degree.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "a field is what its name says")]
pub(super) struct Within {
    pub yaw: i32,
    pub pitch: i32,
}
