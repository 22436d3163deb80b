//! The report of an attack: facts without judgement.

use serde::{Deserialize, Serialize};

use crate::Film;

/// The results of a run, in canonical numbers. Lists are in the order of ids unless their comments name another order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The pose of every figure at rest.
    pub rests: Vec<Rest>,
    /// The pose of every object that is not fixed, at rest.
    pub objects: Vec<ObjectRest>,
    /// Figures that lie at the end, in the order in which they crossed 45 degrees (ties by id).
    pub falls: Vec<Fall>,
    /// The strongest blow on each part of a master that was hit, in the order of figures and parts.
    pub blows: Vec<Blow>,
    /// Masters whose latch opened in this attack, in the order in which the latches opened.
    pub latched: Vec<u16>,
    /// The film, if it was asked for.
    pub film: Option<Film>,
    /// A digest over the bits of all final poses, the blows and the keyframes, whether a film was asked for or not.
    pub digest: u64,
    /// Measurements for tests and calibration.
    pub measures: Measures,
}

/// A figure at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The figure's number in the scene.
    pub id: u16,
    /// Whether its pose differs from the one before the attack.
    pub moved: bool,
    /// Centre of its base, in micrometres.
    pub at: [i32; 2],
    /// Where it faces, in hundredths of a degree, 0 ..= 35999.
    pub facing: i32,
    /// Angle between its axis and the vertical, in hundredths of a degree, 0 ..= 18000.
    pub tilt: i32,
    /// The height of the centre of its base above the table, in micrometres; below 0 beside the table.
    pub lift: i32,
}

/// An object at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectRest {
    /// The object's number in the scene.
    pub id: u16,
    /// Whether its pose differs from the one before the attack.
    pub moved: bool,
    /// Centre of its footprint, in micrometres.
    pub at: [i32; 2],
    /// The direction of its front while it stands, or of its top when it lies, in hundredths of a degree, 0 ..= 35999.
    pub facing: i32,
    /// Whether it lies on its side.
    pub fallen: bool,
    /// Whether it fell off the table.
    pub off: bool,
}

/// A figure that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The figure's number in the scene.
    pub id: u16,
    /// When it last crossed 45 degrees, in milliseconds after the start.
    pub ms: u32,
}

/// The strongest blow on a part of a master in one attack. Contacts in quick succession count as one blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The number of the master in the scene.
    pub figure: u16,
    /// The part that was hit.
    pub part: Part,
    /// The whole impulse of the blow in g cm/s.
    pub impulse: i32,
    /// When the blow began, in milliseconds after the start.
    pub ms: u32,
}

/// The parts of a master that feel blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The switch on its left, at +x of its own frame.
    SwitchLeft,
    /// The switch on its right.
    SwitchRight,
    /// The torso.
    Torso,
    /// The head.
    Head,
}

/// Measurements for tests and calibration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// Steps simulated.
    pub steps: u32,
    /// Time simulated, in milliseconds.
    pub ms: u32,
    /// Whether everything came to rest before the cap.
    pub settled: bool,
    /// The extremes of every figure.
    pub peaks: Vec<Peak>,
    /// Figures that a missile passed through: the path of its middle met their solid parts.
    pub passed_through: Vec<u16>,
    /// How far the weapon could be wound, in thousandths of a full pull. AT-R-66
    pub pull_used: i32,
    /// Whether the weapon is still joined to the attacker; true for launchers too.
    pub attached: bool,
    /// How far the attacker's base moved, in micrometres, before its pose was written back.
    pub attacker_moved: i32,
}

/// The extremes of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peak {
    /// The figure's number in the scene.
    pub id: u16,
    /// Greatest tilt, in hundredths of a degree.
    pub tilt: i32,
    /// Greatest height of its centre of mass above the table, in micrometres.
    pub rise: i32,
}
