//! The function that simulates attacks.

use physics::{Cause, Model, Report, Scene};
use std::fmt;
use std::sync::Arc;

/// Simulates an attack and returns its physical result, with a film. AT-R-19
type Compute = dyn Fn(&Model, &Scene, &Cause) -> Report + Send + Sync;

/// The function that simulates the attacks of a game; `None` stands for [`physics::play`].
#[derive(Clone, Default)]
pub(crate) struct Simulation(pub Option<Arc<Compute>>);

impl Simulation {
    /// Simulates an attack and returns its physical result, with a film.
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
