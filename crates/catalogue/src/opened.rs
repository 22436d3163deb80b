//! A cache of opened games. The lookup tables of a board are large, so matches with the same set-up share them.

use crate::{from_json, sentences};
use referee::{Cite, Codec};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Mutex, MutexGuard};

/// How many opened games the cache keeps. If there are more, it drops the game whose last use is the longest ago.
const KEPT: usize = 24;

/// Why a game cannot be opened with a set-up.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// The shelf has no game of this name.
    #[error("there is no game {game:?}; the games are {}", .known.join(", "))]
    NoSuchGame {
        /// The name that was asked for.
        game: String,
        /// The games that can be played.
        known: Vec<&'static str>,
    },
    /// This build does not know the revision of the rules.
    #[error("{game:?} has no revision {revision}; its revisions are 1 to {newest}")]
    UnknownRevision {
        /// The game's name.
        game: String,
        /// The revision that was asked for.
        revision: u32,
        /// The newest revision that this build knows.
        newest: u32,
    },
    /// The JSON is not a set-up of the game. The text says where and why.
    #[error("the set-up cannot be read: {0}")]
    Unreadable(String),
    /// The rules refuse the set-up. The list has every fault as `{rule, because}`.
    #[error("the set-up is refused: {}", sentences(.0))]
    Refused(Vec<Value>),
}

impl OpenError {
    /// Returns the reason without any text that players wrote. It names the broken clauses, but leaves out the
    /// sentences of the faults.
    pub fn in_clauses(&self) -> String {
        match self {
            OpenError::NoSuchGame { .. } => "there is no such game".into(),
            OpenError::UnknownRevision { .. } => self.to_string(),
            OpenError::Unreadable(_) => "the set-up cannot be read".into(),
            OpenError::Refused(faults) => {
                let rules: BTreeSet<&str> = faults.iter().filter_map(|fault| fault["rule"].as_str()).collect();
                format!("the set-up is refused by {}", rules.into_iter().collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// The cache for one game.
pub(crate) struct Opened<G>(Mutex<VecDeque<Entry<G>>>);

/// The revision and the set-up that a game was opened with, and the game.
type Entry<G> = ((u32, Value), G);

impl<G: Codec> Opened<G> {
    /// Returns an empty cache.
    pub(crate) const fn new() -> Opened<G> {
        Opened(Mutex::new(VecDeque::new()))
    }

    /// Opens a game with a set-up, or takes it from the cache. `revision` is the revision of the rules; `None` stands
    /// for the newest.
    pub(crate) fn open(&self, game: &str, revision: Option<u32>, setup: &Value) -> Result<G, OpenError> {
        let revision = known_revision::<G>(game, revision)?;
        // Opening takes a while, so it does not hold the lock. Two threads may open the same game, which does no harm.
        let entry = match self.take(revision, setup) {
            Some(entry) => entry,
            None => ((revision, setup.clone()), open_setup(read_setup(setup)?, revision)?),
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

/// Returns the revision if this build knows it. `None` stands for the newest.
pub(crate) fn known_revision<G: Codec>(game: &str, revision: Option<u32>) -> Result<u32, OpenError> {
    let revision = revision.unwrap_or(G::REVISION);
    match (1..=G::REVISION).contains(&revision) {
        true => Ok(revision),
        false => Err(OpenError::UnknownRevision { game: game.into(), revision, newest: G::REVISION }),
    }
}

/// Reads a set-up from the game's own JSON.
///
/// # Errors
/// [`OpenError::Unreadable`], with a sentence that says where the fault is.
pub fn read_setup<S: DeserializeOwned>(setup: &Value) -> Result<S, OpenError> {
    from_json(setup).map_err(|fault| OpenError::Unreadable(fault.to_string()))
}

/// Opens the rules with a set-up. The caller has checked that this build knows the revision.
///
/// # Errors
/// [`OpenError::Refused`], with every fault of the set-up.
pub fn open_setup<G: Codec>(setup: G::Setup, revision: u32) -> Result<G, OpenError> {
    G::open_revision(setup, revision).map_err(|faults| {
        let say = |fault: &G::Refusal| json!({ "rule": fault.clause(), "because": fault.to_string() });
        OpenError::Refused(faults.iter().map(say).collect())
    })
}
