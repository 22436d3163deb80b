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
pub(crate) struct Opened<G>(Mutex<VecDeque<Entry<G>>>);

/// The revision and the set-up that a game was opened with, and the game.
type Entry<G> = ((u32, Value), G);

impl<G: Words> Opened<G> {
    /// Keeps nothing yet.
    pub(crate) const fn new() -> Opened<G> {
        Opened(Mutex::new(VecDeque::new()))
    }

    /// Opens a game by a revision of its rules, the newest if none is named, or finds it among those opened before.
    pub(crate) fn open(&self, game: &str, revision: Option<u32>, setup: &Value) -> Result<G, Unopened> {
        let revision = revision.unwrap_or(G::REVISION);
        if !(1..=G::REVISION).contains(&revision) {
            return Err(Unopened::UnknownRevision { game: game.into(), revision, newest: G::REVISION });
        }
        // Opening takes a while, so the lock is not held meanwhile; two may open the same game, which does no harm.
        let entry = match self.take(revision, setup) {
            Some(entry) => entry,
            None => ((revision, setup.clone()), open_setup(read(setup)?, revision)?),
        };
        let game = entry.1.clone();
        let mut kept = self.kept();
        kept.push_front(entry);
        kept.truncate(KEPT);
        Ok(game)
    }

    fn take(&self, revision: u32, setup: &Value) -> Option<Entry<G>> {
        let mut kept = self.kept();
        let found = kept.iter().position(|((of, known), _)| *of == revision && known == setup)?;
        kept.remove(found)
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<Entry<G>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Reads a set-up in the game's words.
pub(crate) fn read<S: DeserializeOwned>(setup: &Value) -> Result<S, Unopened> {
    serde_path_to_error::deserialize(setup).map_err(|fault| Unopened::Unreadable(fault.to_string()))
}

/// Opens the rules of a known revision for a set-up.
///
/// # Errors
/// The set-up is refused: every fault.
pub fn open_setup<G: Words>(setup: G::Setup, revision: u32) -> Result<G, Unopened> {
    G::open_revision(setup, revision).map_err(|faults| {
        let say = |fault: &G::Refusal| json!({ "rule": fault.clause(), "because": fault.to_string() });
        Unopened::Refused(faults.iter().map(say).collect())
    })
}
