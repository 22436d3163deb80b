//! Simulates attacks on a table, with figures, missiles, weapons and objects as rigid bodies. Input and results are
//! whole numbers.
//!
//! [`play`] is a pure function. It builds a new world from a [`Scene`], lets one [`Cause`] happen, and simulates step
//! by step until everything rests. It reports facts as a [`Report`]; the game decides what they mean. It calculates
//! with single-precision floats, in cm, g and s, with y up. IEEE 754 fixes the result of every operation, so the same
//! input gives the same bits on every x86-64 processor. No float leaves the function, except in the quantised bytes of a
//! [`Film`].

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

/// Simulates one cause on a table until everything rests. Stops at the latest after [`Model::steps_cap`] steps, which
/// is never more than six seconds. The report holds a film only if `film` is set.
///
/// No input is refused. A strike by a figure that is not in the scene does nothing. A weapon with [`Weapon::faults`]
/// does not move. Coordinates and aims out of bounds are set to the nearest bound.
pub fn play(model: &Model, scene: &Scene, cause: &Cause, film: bool) -> Report {
    world::play(model, scene, cause, film)
}
