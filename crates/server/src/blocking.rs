//! Runs long work, such as replays, on tokio's threads for blocking work. At most as many pieces of work run at once as
//! the machine has cores. While too much work of a kind waits, the server refuses more of this kind.

use crate::problem;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wire::Problem;

/// How many pieces of work of one kind may wait. The server refuses more.
const MOST_WAITING: usize = 128;

/// The kind of work. Each kind has its own queue, so a flood of one kind does not delay the others for long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Replays of stored matches and steps.
    Replay,
    /// Setting up and beginning matches.
    Setup,
    /// Checking boards, forces and set-ups, playing lessons and puzzles, and answering questions that need no match.
    Check,
    /// Answering questions of players in a match.
    Answer,
    /// Answering questions of spectators.
    Spectator,
    Print,
    /// Analysing finished games, and testing whether boards are fair.
    Analysis,
}

impl Kind {
    const ALL: [Kind; 7] =
        [Kind::Replay, Kind::Setup, Kind::Check, Kind::Answer, Kind::Spectator, Kind::Print, Kind::Analysis];

    fn word(self) -> &'static str {
        match self {
            Kind::Replay => "replay",
            Kind::Setup => "setup",
            Kind::Check => "check",
            Kind::Answer => "answer",
            Kind::Spectator => "spectator",
            Kind::Print => "print",
            Kind::Analysis => "analysis",
        }
    }

    /// Returns how many cores this kind may use at once. Work that clients can request as often as they like leaves one
    /// core free.
    fn places(self, cores: usize) -> usize {
        match self {
            Kind::Replay | Kind::Setup | Kind::Answer => cores,
            Kind::Check | Kind::Spectator | Kind::Print | Kind::Analysis => cores.saturating_sub(1).max(1),
        }
    }
}

/// Cancels work when dropped.
pub(crate) struct Cancel(Arc<AtomicBool>);

/// Tells running work whether it was cancelled.
pub(crate) struct Cancelled(Arc<AtomicBool>);

/// Makes a `Cancel` for the caller and the `Cancelled` for its work. When the caller drops the `Cancel`, the work is
/// cancelled. The work checks the `Cancelled` between its steps.
pub(crate) fn cancellation() -> (Cancel, Cancelled) {
    let flag = Arc::<AtomicBool>::default();
    (Cancel(flag.clone()), Cancelled(flag))
}

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Cancelled {
    /// Returns whether the work should stop, because nobody needs its result.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The semaphore with the permits for work of one kind, and how many pieces of this work wait for a permit.
struct Lane {
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// Shares the cores of the machine among all long work of the server. Clones share the same cores.
#[derive(Clone)]
pub(crate) struct Blocking {
    cores: Arc<Semaphore>,
    lanes: Arc<[Lane]>,
    most_waiting: usize,
}

/// Counts one piece of work as waiting until this value is dropped.
struct Waiting<'a>(&'a Lane, Kind);

impl<'a> Waiting<'a> {
    fn begin(lane: &'a Lane, kind: Kind) -> Waiting<'a> {
        metrics::gauge!("rumpus_blocking_waiting", "kind" => kind.word()).increment(1);
        lane.waiting.fetch_add(1, Ordering::Relaxed);
        Waiting(lane, kind)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        metrics::gauge!("rumpus_blocking_waiting", "kind" => self.1.word()).decrement(1);
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Blocking {
    /// Allows as many pieces of work at once as this machine has cores.
    pub fn new() -> Blocking {
        Blocking::with(std::thread::available_parallelism().map_or(1, |cores| cores.get()), MOST_WAITING)
    }

    fn with(cores: usize, most_waiting: usize) -> Blocking {
        let lane =
            |kind: Kind| Lane { places: Arc::new(Semaphore::new(kind.places(cores))), waiting: AtomicUsize::new(0) };
        Blocking { cores: Arc::new(Semaphore::new(cores)), lanes: Kind::ALL.map(lane).into(), most_waiting }
    }

    /// Runs work on a thread for blocking work as soon as a core is free. If the caller drops this future earlier, the
    /// work never begins.
    ///
    /// # Errors
    /// Too much work of this kind waits already (status 503; the client may try again), or the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        kind: Kind,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.admit(kind)?;
        self.run_later(kind, work).await
    }

    /// Checks that not too much work of a kind waits already.
    ///
    /// # Errors
    /// Too much work of this kind waits (status 503; the client may try again).
    pub fn admit(&self, kind: Kind) -> Result<(), Problem> {
        if self.lanes[kind as usize].waiting.load(Ordering::Relaxed) < self.most_waiting {
            return Ok(());
        }
        metrics::counter!("rumpus_blocking_refused_total", "kind" => kind.word()).increment(1);
        Err(problem::busy())
    }

    /// Runs work that the server itself needs. Such work is never refused.
    ///
    /// # Errors
    /// The work panics.
    pub async fn run_later<T: Send + 'static>(
        &self,
        kind: Kind,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let places = self.place(kind).await;
        let worked = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(places);
            done
        });
        worked.await.map_err(|_| problem::unavailable())
    }

    /// Waits for a permit of the kind, and then for a core. So the permits of a kind limit how many pieces of its work
    /// compete for the cores.
    async fn place(&self, kind: Kind) -> [OwnedSemaphorePermit; 2] {
        let lane = &self.lanes[kind as usize];
        let _waiting = Waiting::begin(lane, kind);
        let place = lane.places.clone().acquire_owned().await.expect("the semaphore is never closed");
        let core = self.cores.clone().acquire_owned().await.expect("the semaphore is never closed");
        [place, core]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    /// Makes work that runs until the test drops the sender.
    fn held() -> (mpsc::Sender<()>, impl FnOnce() + Send + 'static) {
        let (release, released) = mpsc::channel();
        (release, move || {
            let _released_or_gone = released.recv();
        })
    }

    #[tokio::test]
    async fn a_flood_of_one_kind_is_refused_and_does_not_delay_other_kinds() {
        let blocking = Blocking::with(2, 3);
        let mut releases = Vec::new();
        let mut flood = Vec::new();
        for _ in 0..4 {
            let (release, work) = held();
            releases.push(release);
            let blocking = blocking.clone();
            flood.push(tokio::spawn(async move { blocking.run(Kind::Spectator, work).await }));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let refused = blocking.run(Kind::Spectator, || ()).await.expect_err("one runs and three wait");
        assert_eq!((refused.status, refused.kind.as_str()), (503, "/problems/busy"));
        let other = tokio::time::timeout(Duration::from_secs(10), blocking.run(Kind::Answer, || 7)).await;
        assert_eq!(other.expect("a core is free"), Ok(7));
        drop(releases);
        for flooded in flood {
            assert_eq!(flooded.await.expect("the task ends"), Ok(()));
        }
        assert_eq!(blocking.run(Kind::Spectator, || 8).await, Ok(8), "the waiting work is done");
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_is_not_begun_and_leaves_nothing_behind() {
        let blocking = Blocking::with(1, 1);
        let (release, work) = held();
        let first = tokio::spawn({
            let blocking = blocking.clone();
            async move { blocking.run(Kind::Check, work).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        let second = blocking.run(Kind::Check, || panic!("nobody waits for this"));
        assert!(tokio::time::timeout(Duration::from_millis(20), second).await.is_err(), "it waits");
        drop(release);
        assert_eq!(first.await.expect("the task ends"), Ok(()));
        assert_eq!(blocking.run(Kind::Check, || 1).await, Ok(1));
    }

    #[tokio::test]
    async fn a_panic_frees_its_core() {
        let blocking = Blocking::with(1, 1);
        let failed = blocking.run(Kind::Check, || panic!("a fault of the rules")).await;
        assert_eq!(failed.map_err(|problem| problem.status), Err::<(), _>(503));
        assert_eq!(blocking.run(Kind::Check, || 1).await, Ok(1));
    }
}
