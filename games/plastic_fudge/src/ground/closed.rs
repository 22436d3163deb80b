//! How terrain slows or stops Units: Troopers, Vehicles by their Training, and flyers.

use crate::battlefield::TerrainKind;
use crate::level::Level;
use crate::options::VehTraining;

/// The penalty that lowers movement to nothing. Penalties are counted in parts of 1/400, so that quarters of a percent
/// are whole numbers.
pub(crate) const WHOLE: i32 = 400;
/// How much each level of Training above or below Fair changes a penalty if the option `veh_training` is `points`: 25
/// percentage points. PF-VEH-06, PF-VEH-07
const STEP: i32 = WHOLE / 4;

/// How each kind of terrain slows or stops a Unit. PF-R-52, PF-R-53, PF-R-62
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gait {
    /// By kind of terrain: how much the terrain lowers movement, in parts of 1/400. Terrain with 400 or more is closed.
    penalties: [i32; TerrainKind::ALL.len()],
    /// Whether the Unit flies. For a flyer, terrain does not matter at all.
    flies: bool,
}

impl Gait {
    /// Returns the gait of a Trooper: the printed penalties of terrain.
    pub fn on_foot() -> Gait {
        Gait { penalties: TerrainKind::ALL.map(printed), flies: false }
    }

    /// Returns the gait of a flyer: terrain costs nothing and is never closed. PF-R-62
    pub fn flying() -> Gait {
        Gait { penalties: [0; TerrainKind::ALL.len()], flies: true }
    }

    /// Returns the gait of a Vehicle with this Training. PF-R-52
    pub fn driving(training: Level, option: VehTraining) -> Gait {
        Gait { penalties: TerrainKind::ALL.map(|kind| trained(printed(kind), training.into(), option)), flies: false }
    }

    /// Says whether the Unit flies. For a flyer, terrain does not matter at all.
    pub const fn flies(&self) -> bool {
        self.flies
    }

    /// Returns how much a kind of terrain lowers movement, in parts of 1/400.
    pub const fn penalty(&self, kind: TerrainKind) -> i32 {
        self.penalties[kind as usize]
    }

    /// Says whether a kind of terrain cannot be entered. PF-R-52, PF-R-90
    pub const fn is_closed(&self, kind: TerrainKind) -> bool {
        self.penalty(kind) >= WHOLE
    }
}

/// Returns the printed penalty of terrain, in parts of 1/400; 400 for terrain that cannot be entered.
fn printed(kind: TerrainKind) -> i32 {
    kind.row().lowered.map_or(WHOLE, |percent| percent * WHOLE / 100)
}

/// Returns the penalty that is left after Training. A penalty of zero stays zero, and closed ground stays
/// closed. PF-VEH-06, PF-VEH-07, PF-R-52, PF-R-53
fn trained(penalty: i32, training: i32, option: VehTraining) -> i32 {
    if penalty == 0 || penalty >= WHOLE {
        return penalty;
    }
    match option {
        VehTraining::Points => (penalty - STEP * training).max(0),
        VehTraining::Fraction => penalty * (4 - training) / 4,
    }
}
