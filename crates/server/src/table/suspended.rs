//! Suspended matches: those that this build cannot replay. The server keeps the reasons only in memory, and does not
//! change the store. So a build that can replay such a match continues it.

use super::TableRegistry;
use crate::blocking::Kind;
use crate::store::MatchRow;
use referee::ReplayError;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use wire::Suspension;

/// The time after a failed replay in which the server does not try the replay again. The next request after this time
/// tries it again.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// The failed replays of this process, by the id of the match: the reason, and when it failed.
#[derive(Default)]
pub(super) struct Suspensions(Mutex<HashMap<String, (Suspension, Instant)>>);

impl Suspensions {
    fn get(&self, id: &str) -> Option<(Suspension, Instant)> {
        self.0.lock().expect("the lock is never poisoned").get(id).cloned()
    }

    fn insert(&self, id: &str, why: Suspension) {
        self.0.lock().expect("the lock is never poisoned").insert(id.into(), (why, Instant::now()));
    }

    fn take(&self, id: &str) -> bool {
        self.0.lock().expect("the lock is never poisoned").remove(id).is_some()
    }
}

impl TableRegistry {
    /// Returns why this build cannot replay a match: the last replay failed, or the build does not know the revision of
    /// the rules. Returns `None` if neither is known.
    pub fn suspension(&self, row: &MatchRow) -> Option<Suspension> {
        let found = self.suspensions.get(&row.id).map(|(why, _)| why);
        found.or_else(|| unknown_revision(&row.game, row.revision?))
    }

    /// Returns whether the last replay of a match by this process failed.
    pub fn is_suspended(&self, id: &str) -> bool {
        self.suspensions.get(id).is_some()
    }

    /// Notes why this build cannot replay a match, and counts the match in the metrics.
    pub fn suspend(&self, id: &str, why: &Suspension) {
        metrics::counter!("rumpus_suspended_matches_total").increment(1);
        self.suspensions.insert(id, why.clone());
    }

    /// Notes that a replay of a match has succeeded. Returns whether the match was suspended.
    pub(super) fn lift(&self, id: &str) -> bool {
        self.suspensions.take(id)
    }

    /// Runs the replay `work` of a match on a thread for blocking work. Logs, counts and notes a failure. For a minute
    /// after a failure, returns it again without another try.
    ///
    /// # Errors
    /// This build cannot replay the match.
    pub async fn replay<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce() -> Result<T, ReplayError> + Send + 'static,
    ) -> Result<T, Suspension> {
        if let Some((why, since)) = self.suspensions.get(id)
            && since.elapsed() < RETRY_AFTER
        {
            return Err(why);
        }
        let replayed = self.blocking.run_later(Kind::Replay, move || guarded(work)).await;
        let replayed = replayed.unwrap_or(Err(Failure::Panicked));
        replayed.map_err(|failure| {
            tracing::error!(%failure, "match {id} cannot be replayed by this build and is left as it is");
            let why = failure.into();
            self.suspend(id, &why);
            why
        })
    }
}

/// Why a replay failed. Its `Display` may contain secrets of the match, so it is only for the log.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The rules refuse a step, or a step has another result than the record.
    #[error(transparent)]
    Refused(#[from] ReplayError),
    /// The rules panicked.
    #[error("the rules panicked during the replay")]
    Panicked,
}

impl From<Failure> for Suspension {
    fn from(failure: Failure) -> Suspension {
        match failure {
            Failure::Refused(ReplayError::UnknownRevision { revision, newest, .. }) => {
                Suspension::UnknownRevision { revision, newest }
            }
            Failure::Refused(ReplayError::Diverged { step, .. }) => Suspension::Diverged { step },
            Failure::Panicked => Suspension::Panicked,
        }
    }
}

/// Runs a replay, and turns a panic of the rules into an error.
///
/// # Errors
/// The replay fails or panics.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, ReplayError>) -> Result<T, Failure> {
    // `work` owns all that it changes, so a panic leaves no broken state behind.
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(replayed) => Ok(replayed?),
        Err(_) => Err(Failure::Panicked),
    }
}

fn unknown_revision(game: &str, revision: u32) -> Option<Suspension> {
    let newest = shelf::rules(game)?.revision;
    (!(1..=newest).contains(&revision)).then_some(Suspension::UnknownRevision { revision, newest })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_of_the_rules_suspends_a_match() {
        let failed = guarded(|| -> Result<(), ReplayError> { panic!("the rules of this build have a fault") });
        assert_eq!(failed.map_err(Suspension::from), Err(Suspension::Panicked));
    }

    #[test]
    fn a_failed_step_is_named_without_the_secrets_of_its_reason() {
        let failed = guarded(|| -> Result<(), ReplayError> { Err(ReplayError::new(7, "red holds the ace".into())) });
        assert_eq!(failed.map_err(Suspension::from), Err(Suspension::Diverged { step: 7 }));
    }
}
