//! The physical result of an attack. It comes from the simulation or from a scenario file.

use crate::place::Heading;
use crate::state::{FigureIndex, Piece};
use geometry::Point;
use physics::Film;

/// The physical result of one shot, strike or shove, which the rules then judge. AT-R-18
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// The figures that lie at the end, each with the time when it crossed a tilt of 45 degrees, in milliseconds. They
    /// are in the order of these times. AT-R-29
    pub falls: Vec<(FigureIndex, u32)>,
    /// The blows on parts of Battle Masters.
    pub blows: Vec<Blow>,
    /// Battle Masters whose latch, which holds the upper body, opened in the simulation. An outcome from a scenario
    /// file leaves this list empty: the rules then go by `blows`. AT-R-27
    pub latched: Vec<FigureIndex>,
    /// The poses of figures that moved, that lean, or that lie.
    pub rests: Vec<Rest>,
    /// The poses of objects that moved or fell.
    pub objects: Vec<ObjectRest>,
    /// How far the weapon was drawn back, in thousandths. It is less than ordered if the weapon had too little room.
    /// `None` if the outcome comes from a scenario file. AT-R-66
    pub pull: Option<i32>,
    /// The film of the attack; `None` if the outcome comes from a scenario file.
    pub film: Option<Film>,
    /// A digest of every bit of the simulation; 0 if the outcome comes from a scenario file.
    pub digest: u64,
    /// How long the attack took, in milliseconds of simulated time.
    pub ms: u32,
}

/// A blow on a part of a Battle Master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// The Battle Master.
    pub figure: FigureIndex,
    /// The part that was hit.
    pub part: physics::Part,
    /// The impulse in g cm/s; `None` stands for any impulse that is strong enough.
    pub impulse: Option<i32>,
}

/// The pose of a figure at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    /// The figure, as an index into the roster.
    pub figure: FigureIndex,
    /// The new place of its centre, if the figure moved.
    pub at: Option<Point>,
    /// The new heading, if the figure turned.
    pub facing: Option<Heading>,
    /// Tilt in hundredths of a degree.
    pub tilt: i32,
    /// How high the centre of the figure's base is above the table, in micrometres.
    pub lift: i32,
}

/// The pose of an object at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ObjectRest {
    /// The piece of terrain.
    pub object: Piece,
    /// Where the object is.
    pub at: Point,
    /// The heading of the object; `None` if it has not changed.
    pub facing: Option<Heading>,
    /// Whether the object lies.
    pub fallen: bool,
    /// Whether the object fell off the table. If so, its last recorded place means nothing. AT-OBJ-07
    pub is_off: bool,
}
