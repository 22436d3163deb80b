//! The report of an attack. It holds facts; the game decides what they mean.

use serde::{Deserialize, Serialize};

use crate::Film;

/// The results of a simulation, in whole numbers. Lists are in the order of ids unless their comments name another
/// order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The pose of every figure at rest.
    pub rests: Vec<Rest>,
    /// The pose of every object that is not fixed, at rest.
    pub objects: Vec<ObjectRest>,
    /// Figures that lie at the end, in the order in which they last crossed a tilt of 45 degrees. Figures that
    /// crossed it at the same moment are ordered by id.
    pub falls: Vec<Fall>,
    /// The strongest blow on each part of a Battle Master that was hit, in the order of figures and parts.
    pub blows: Vec<Blow>,
    /// The ids of the masters whose latch opened in this attack, in the order in which the latches opened. The latch
    /// holds the upper body of a Battle Master.
    pub latched: Vec<u16>,
    /// The film, if [`crate::play`] was asked for one.
    pub film: Option<Film>,
    /// A digest over the bits of all final poses, the blows and the bytes of the film. It is the same whether a film
    /// was asked for or not.
    pub digest: u64,
    /// Measurements for tests and calibration.
    pub measures: Measures,
}

/// A figure at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The id of the figure in the scene.
    pub id: u16,
    /// Whether its pose differs from the one before the attack.
    pub moved: bool,
    /// The centre of its base, `[x, z]`, in micrometres.
    pub at: [i32; 2],
    /// The direction in which it faces, in hundredths of a degree, 0 ..= 35999.
    pub facing: i32,
    /// The angle between its axis and the vertical, in hundredths of a degree, 0 ..= 18000.
    pub tilt: i32,
    /// The height of the centre of its base above the table, in micrometres. It is below 0 for a figure that fell off
    /// the table.
    pub lift: i32,
}

/// The pose in which an object came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectRest {
    /// The id of the object in the scene.
    pub id: u16,
    /// Whether its pose differs from the one before the attack.
    pub moved: bool,
    /// The centre of its footprint, `[x, z]`, in micrometres.
    pub at: [i32; 2],
    /// The direction of its front while it stands, or of its top when it lies, in hundredths of a degree, 0 ..= 35999.
    pub facing: i32,
    /// Whether it lies on its side.
    pub fallen: bool,
    /// Whether it fell off the table.
    pub off: bool,
}

/// A figure that lies at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The id of the figure in the scene.
    pub id: u16,
    /// When its tilt last crossed 45 degrees, in milliseconds after the start.
    pub ms: u32,
}

/// The strongest blow on a part of a Battle Master in one attack. Contacts in quick succession count as one blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The id of the master in the scene.
    pub figure: u16,
    /// The part that was hit.
    pub part: Part,
    /// The sum of the impulses of the blow, in g cm/s.
    pub impulse: i32,
    /// When the blow began, in milliseconds after the start.
    pub ms: u32,
}

/// The parts of a Battle Master on which the simulation measures blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The switch on its left, at +x of its own frame.
    SwitchLeft,
    /// The switch on its right, at -x of its own frame.
    SwitchRight,
    /// The torso. Blows on torso and head together can open the latch.
    Torso,
    /// The head, whose blows count with those on the torso.
    Head,
}

/// Measurements for tests and calibration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// The number of simulated steps.
    pub steps: u32,
    /// The simulated time, in milliseconds.
    pub ms: u32,
    /// Whether everything came to rest before the limit of time.
    pub settled: bool,
    /// The greatest tilt and the greatest rise of every figure.
    pub peaks: Vec<Peak>,
    /// The ids of figures through which a missile passed: the path of its middle met a solid part of them.
    pub passed_through: Vec<u16>,
    /// How far the weapon was drawn back in the end, in thousandths of a full pull. AT-R-66
    pub pull_used: i32,
    /// Whether the weapon is still joined to the attacker. Always true for launchers.
    pub attached: bool,
    /// How far the attacker's base moved in the simulation, in micrometres. Small moves that the results ignore count
    /// too.
    pub attacker_moved: i32,
}

/// The greatest tilt and the greatest rise of a figure during the simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peak {
    /// The id of the figure in the scene.
    pub id: u16,
    /// The greatest tilt, in hundredths of a degree.
    pub tilt: i32,
    /// The greatest height of its centre of mass above the table, in micrometres.
    pub rise: i32,
}
