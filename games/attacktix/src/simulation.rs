//! The function that computes what an attack does.

use crate::battle::Attacktix;
use physics::{Cause, Model, Report, Scene};
use std::fmt;
use std::sync::Arc;

/// Computes what an attack does, with a film of it. AT-R-19
type Compute = dyn Fn(&Model, &Scene, &Cause) -> Report + Send + Sync;

/// The function that computes the attacks of a game: [`physics::play`] unless told otherwise.
#[derive(Clone, Default)]
pub(crate) struct Simulation(Option<Arc<Compute>>);

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

impl Attacktix {
    /// Returns the same rules with another function that computes attacks. It must return what [`physics::play`] returns with a
    /// film. Tests use one that remembers, because they carry out the same attacks many times.
    pub fn with_simulation(
        self,
        compute: impl Fn(&Model, &Scene, &Cause) -> Report + Send + Sync + 'static,
    ) -> Attacktix {
        Attacktix { simulation: Simulation(Some(Arc::new(compute))), ..self }
    }
}
