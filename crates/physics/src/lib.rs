//! The physics of a table: figures, missiles, weapons and objects as rigid bodies. Input and results are whole numbers.
//!
//! [`play`] is a pure function. The function builds a new world from a [`Scene`], in the order of ids, lets one
//! [`Cause`] happen, and steps until everything rests. It reports facts as a [`Report`], and the game judges these
//! facts. Inside, the function computes with single-precision floats, in cm, g and s, with y up. IEEE 754 fixes the
//! result of every operation, so the same input gives the same bits on every x86-64 processor. Floats leave the function only
//! inside the quantised bytes of a [`Film`].

mod ballistics;
mod calibration;
mod end_error;
mod film;
mod model;
mod report;
mod scene;
mod solid;
mod thousandths;
mod trig;
mod weapon;
mod weapon_bounds;
mod world;

pub use ballistics::pitch_for;
pub use calibration::{Calibration, CalibrationCell, CalibrationRow, CalibrationTable, calibrate};
pub use end_error::EndError;
pub use film::{Contact, Film, FilmKind, Key, Playback};
pub use model::{AimNoise, Model, Thresholds};
pub use report::{Blow, Fall, Measures, ObjectRest, Part, Peak, Report, Rest};
pub use scene::{Aim, Cause, Figure, Object, Scene, Wall};
pub use solid::{Solid, SolidPart};
pub use thousandths::Thousandths;
pub use trig::{cosine, sine};
pub use weapon::{FULL_DIP, Missile, Weapon};

/// Lets one thing happen to a table until everything rests. The function stops at the latest after [`Model::steps_cap`]
/// steps, which is never more than six seconds.
///
/// Input out of range is limited, never refused. A strike by a figure that is not in the scene does nothing. A weapon
/// with [`Weapon::faults`] does not move. Coordinates and aims out of bounds are cut to the nearest bound.
pub fn play(model: &Model, scene: &Scene, cause: &Cause, film: bool) -> Report {
    world::play(model, scene, cause, film)
}
