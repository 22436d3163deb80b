//! How much each kind of terrain slows a Unit, and where the Unit cannot enter: for Troopers, Vehicles and flyers.

use crate::battlefield::TerrainKind;
use crate::level::Level;
use crate::options::VehTraining;

/// The penalty of closed ground, which no move can pay. Penalties are counted in parts of 1/400, so that a quarter of a
/// percent is a whole number.
pub(crate) const WHOLE: i32 = 400;
/// How much each level of Training above or below Fair changes a penalty if the option `veh_training` is `points`: 25
/// percentage points. PF-VEH-06, PF-VEH-07
const STEP: i32 = WHOLE / 4;

/// How much each kind of terrain slows a Unit, and which kinds the Unit cannot enter. PF-R-52, PF-R-53, PF-R-62
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gait {
    /// How much each kind of terrain lowers movement, in parts of 1/400, by the index of the kind. A kind with 400 or
    /// more is closed.
    penalties: [i32; TerrainKind::ALL.len()],
    /// Whether the Unit flies. A flyer ignores terrain and height.
    flies: bool,
}

impl Gait {
    /// Returns the gait of a Trooper, with the printed penalties.
    pub fn on_foot() -> Gait {
        Gait { penalties: TerrainKind::ALL.map(printed), flies: false }
    }

    /// Returns the gait of a flyer: no kind of terrain has a penalty, and none is closed. PF-R-62
    pub fn flying() -> Gait {
        Gait { penalties: [0; TerrainKind::ALL.len()], flies: true }
    }

    /// Returns the gait of a Vehicle with this Training level. PF-R-52
    pub fn driving(training: Level, option: VehTraining) -> Gait {
        Gait { penalties: TerrainKind::ALL.map(|kind| trained(printed(kind), training.into(), option)), flies: false }
    }

    /// Says whether the Unit flies. A flyer ignores terrain and height.
    pub const fn flies(&self) -> bool {
        self.flies
    }

    /// Returns how much a kind of terrain lowers movement, in parts of 1/400.
    pub const fn penalty(&self, kind: TerrainKind) -> i32 {
        self.penalties[kind as usize]
    }

    /// Says whether the Unit cannot enter this kind of terrain. PF-R-52, PF-R-90
    pub const fn is_closed(&self, kind: TerrainKind) -> bool {
        self.penalty(kind) >= WHOLE
    }
}

/// Returns the printed penalty of a kind of terrain, in parts of 1/400. Terrain that no Unit on the ground can enter
/// has 400.
fn printed(kind: TerrainKind) -> i32 {
    kind.row().lowered.map_or(WHOLE, |percent| percent * WHOLE / 100)
}

/// Returns what Training makes of a penalty of a Vehicle. A penalty of zero stays zero, and closed ground stays closed.
/// PF-VEH-06, PF-VEH-07, PF-R-52, PF-R-53
fn trained(penalty: i32, training: i32, option: VehTraining) -> i32 {
    if penalty == 0 || penalty >= WHOLE {
        return penalty;
    }
    match option {
        VehTraining::Points => (penalty - STEP * training).max(0),
        VehTraining::Fraction => penalty * (4 - training) / 4,
    }
}
