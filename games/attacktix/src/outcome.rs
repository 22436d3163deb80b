//! What an attack does to the table: by simulation, or given in a scenario file.

use crate::place::Heading;
use crate::state::{FigureIndex, Piece};
use geometry::Point;
use physics::Film;

/// The physical result of one shot, strike or shove. The rules judge it. AT-R-18
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// Figures lying at the end, in the order in which they crossed 45 degrees, with the time in milliseconds. AT-R-29
    pub falls: Vec<(FigureIndex, u32)>,
    /// Blows on Battle Masters.
    pub blows: Vec<Blow>,
    /// Battle Masters whose latch opened, beyond those for which the blows say so. AT-R-27
    pub latched: Vec<FigureIndex>,
    /// Figures that moved, lean or lie elsewhere.
    pub rests: Vec<Rest>,
    /// Objects that moved or fell.
    pub objects: Vec<ObjectRest>,
    /// How far the weapon was drawn back, in thousandths, if it had too little room; `None` if it was drawn back as ordered.
    /// AT-R-66
    pub pull: Option<i32>,
    /// What it looked like; nothing if it was given.
    pub film: Option<Film>,
    /// A digest of the simulation, bit for bit; 0 if it was given.
    pub digest: u64,
    /// How long it took, in milliseconds.
    pub ms: u32,
}

/// A blow on a part of a Battle Master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// Whom.
    pub figure: FigureIndex,
    /// Where.
    pub part: physics::Part,
    /// In g cm/s; nothing stands for enough.
    pub impulse: Option<i32>,
}

/// Pose at rest of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    /// The index of the figure.
    pub figure: FigureIndex,
    /// Where, if it moved.
    pub at: Option<Point>,
    /// Where it faces, if it turned.
    pub facing: Option<Heading>,
    /// Tilt in hundredths of a degree.
    pub tilt: i32,
    /// How high its base centre is above the table, in micrometres.
    pub lift: i32,
}

/// Pose at rest of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ObjectRest {
    /// The piece of terrain.
    pub object: Piece,
    /// Where.
    pub at: Point,
    /// How it is turned.
    pub facing: Option<Heading>,
    /// Whether it lies.
    pub fallen: bool,
    /// Whether it fell off the table, wherever it was seen last. AT-OBJ-07
    pub is_off: bool,
}
