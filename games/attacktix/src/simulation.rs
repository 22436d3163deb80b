//! The function that computes what an attack does.

use physics::{Cause, Model, Report, Scene};
use std::fmt;
use std::sync::Arc;

/// Computes what an attack does, with a film of it. AT-R-19
type Compute = dyn Fn(&Model, &Scene, &Cause) -> Report + Send + Sync;

/// The function that computes the attacks of a game: [`physics::play`] unless told otherwise.
#[derive(Clone, Default)]
pub(crate) struct Simulation(pub Option<Arc<Compute>>);

impl Simulation {
    /// Computes what an attack does, with a film of it.
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
