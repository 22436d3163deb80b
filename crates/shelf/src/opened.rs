//! Games opened before: tables of a board are large, so matches on one board with the same options share them.

use crate::Unopened;
use referee::{Cite, Words};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard};

/// How many opened games are kept, the ones used last.
const KEPT: usize = 24;

/// The games of one rule set that were opened last.
pub(crate) struct Opened<G>(Mutex<VecDeque<(Value, G)>>);

impl<G: Words> Opened<G> {
    /// Keeps nothing yet.
    pub(crate) const fn new() -> Opened<G> {
        Opened(Mutex::new(VecDeque::new()))
    }

    /// Opens a game, or finds it among those opened before.
    pub(crate) fn open(&self, setup: &Value) -> Result<G, Unopened> {
        // Opening takes a while, so the lock is not held meanwhile; two may open the same game, which does no harm.
        let entry = match self.take(setup) {
            Some(entry) => entry,
            None => (setup.clone(), open(setup)?),
        };
        let game = entry.1.clone();
        let mut kept = self.kept();
        kept.push_front(entry);
        kept.truncate(KEPT);
        Ok(game)
    }

    fn take(&self, setup: &Value) -> Option<(Value, G)> {
        let mut kept = self.kept();
        let found = kept.iter().position(|(known, _)| known == setup)?;
        kept.remove(found)
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(Value, G)>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Opens the rules for a set-up in the game's words.
fn open<G: Words>(setup: &Value) -> Result<G, Unopened> {
    open_setup(read(setup)?)
}

/// Reads a set-up in the game's words.
pub(crate) fn read<S: DeserializeOwned>(setup: &Value) -> Result<S, Unopened> {
    serde_path_to_error::deserialize(setup).map_err(|fault| Unopened::Unreadable(fault.to_string()))
}

/// Opens the rules for a set-up.
///
/// # Errors
/// The set-up is refused: every fault.
pub fn open_setup<G: Words>(setup: G::Setup) -> Result<G, Unopened> {
    G::open(setup).map_err(|faults| {
        let say = |fault: &G::Refusal| json!({ "rule": fault.clause(), "because": fault.to_string() });
        Unopened::Refused(faults.iter().map(say).collect())
    })
}
