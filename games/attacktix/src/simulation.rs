//! The function that computes the physical result of an attack.

use physics::{Cause, Model, Report, Scene};
use std::fmt;
use std::sync::Arc;

/// Computes the physical result of an attack, with a film. AT-R-19
type Compute = dyn Fn(&Model, &Scene, &Cause) -> Report + Send + Sync;

/// The function that computes the attacks of a game. Without a given function, it is [`physics::play`].
#[derive(Clone, Default)]
pub(crate) struct Simulation(pub Option<Arc<Compute>>);

impl Simulation {
    /// Computes the physical result of an attack, with a film.
    pub fn play(&self, model: &Model, scene: &Scene, cause: &Cause) -> Report {
        match &self.0 {
            Some(compute) => compute(model, scene, cause),
            None => physics::play(model, scene, cause, true),
        }
    }
}

impl fmt::Debug for Simulation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if self.0.is_some() { "Simulation(given)" } else { "Simulation" })
    }
}
