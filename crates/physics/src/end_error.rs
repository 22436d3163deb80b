//! Measures how far the end of a film differs from the end of the simulation.

use crate::{Film, FilmKind, Key, Report, Rest, trig};

/// One unit of a position in a film, in micrometres.
const UNIT: i32 = 100;
/// The height in a film that marks a body as removed from the simulation.
const GONE: i16 = i16::MIN;
/// A whole turn, in hundredths of a degree.
const TURN: i32 = 36_000;

/// The largest differences between the last poses of a film and the results of the simulation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndError {
    /// The largest difference of a coordinate of a figure's base, in micrometres.
    pub position: i32,
    /// The largest difference of a figure's tilt, or of an upright figure's heading, in hundredths of a degree.
    pub angle: i32,
}

impl Film {
    /// Compares the last poses of figures in the film with their poses in the report. `None` if the bytes are not a
    /// film.
    pub fn error(&self, report: &Report) -> Option<EndError> {
        let playback = self.decode()?;
        let mut error = EndError::default();
        for (n, (kind, id)) in playback.bodies.iter().enumerate() {
            let last = playback.frames.iter().rev().flatten().find(|key| usize::from(key.body) == n);
            let rest = report.rests.iter().find(|rest| rest.id == *id).filter(|_| *kind == FilmKind::Figure);
            if let (Some(key), Some(rest)) = (last.filter(|key| key.at[1] != GONE), rest) {
                error = error.or_worse(key, rest);
            }
        }
        Some(error)
    }
}

impl EndError {
    fn or_worse(self, key: &Key, rest: &Rest) -> EndError {
        let [x, _, z] = key.at.map(|part| i32::from(part) * UNIT);
        let position = (x - rest.at[0]).abs().max((z - rest.at[1]).abs());
        let [x, y, z, w] = key.turn.map(f64::from);
        let up = [2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)];
        let level = (up[0] * up[0] + up[2] * up[2]).sqrt();
        let tilt = trig::centidegrees(trig::arc_tangent(level, up[1]));
        let mut angle = (tilt - rest.tilt).abs();
        if rest.tilt == 0 {
            let ahead = [2.0 * (x * z + w * y), 1.0 - 2.0 * (x * x + y * y)];
            let facing = trig::centidegrees(trig::arc_tangent(ahead[0], ahead[1]));
            let apart = (facing - rest.facing).rem_euclid(TURN);
            angle = angle.max(apart.min(TURN - apart));
        }
        EndError { position: self.position.max(position), angle: self.angle.max(angle) }
    }
}
