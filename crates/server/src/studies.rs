//! Runs the studies, in which bots play to answer a question of a guest. Studies take short turns on one thread, which
//! has the lowest priority on Linux.

use crate::http::App;
use crate::limits::Permit;
use crate::problem;
use crate::store::{Answer, Store, StoreError, StudyRow, Write};
use lab::{Study, Watch};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{Notify, watch};
use wire::{Problem, StudyStatus};

/// How many studies may run at once. The server refuses more.
const MOST_RUNNING: usize = 64;

/// After this time, the turn of a study ends with its current game, and the next study has its turn.
const TURN: Duration = Duration::from_millis(250);

/// The time after which the server stores the results of a running study again.
const KEEP_EVERY: Duration = Duration::from_secs(2);

/// The studies that run, by id.
#[derive(Default)]
pub(crate) struct Lab {
    running: Mutex<BTreeMap<String, Running>>,
    begun: Notify,
}

struct Running {
    row: StudyRow,
    kept: Instant,
    /// Whether the study has ended and the store does not have its last state yet. Meanwhile, readers get the state
    /// before the last.
    is_ending: bool,
    _places: Option<Places>,
}

/// The permits that a study holds: one of its guest's limit, and one of its address's limit.
pub(crate) type Places = (Permit<String>, Permit<IpAddr>);

impl Lab {
    fn running(&self) -> MutexGuard<'_, BTreeMap<String, Running>> {
        self.running.lock().expect("the lock is never poisoned")
    }

    /// Checks that one more study may start.
    ///
    /// # Errors
    /// Too many studies run (status 503; the client may try again).
    pub fn admit(&self) -> Result<(), Problem> {
        if self.running().len() < MOST_RUNNING { Ok(()) } else { Err(problem::busy()) }
    }

    /// Starts a study that is already in the store.
    pub fn begin(&self, row: StudyRow, places: Option<Places>) {
        self.running().insert(row.id.clone(), Running { row, kept: Instant::now(), is_ending: false, _places: places });
        self.begun.notify_one();
    }

    /// Returns the running study with this id, with its results so far.
    pub fn find(&self, id: &str) -> Option<StudyRow> {
        self.running().get(id).map(|running| running.row.clone())
    }

    /// Stops a running study, and returns it with its results so far. The game that its bots are playing does not
    /// count. Does nothing if the study has already ended.
    pub fn stop(&self, id: &str) -> Option<StudyRow> {
        let mut running = self.running();
        if running.get(id)?.is_ending {
            return None;
        }
        running.remove(id).map(|running| running.row)
    }

    /// Removes a study whose last state is in the store.
    fn end(&self, id: &str) {
        self.running().remove(id);
    }

    /// Returns the study whose turn follows the turn of the study `last`; `None` if no study runs.
    fn next(&self, last: &str) -> Option<StudyRow> {
        let running = self.running();
        let after = running.range::<str, _>((Bound::Excluded(last), Bound::Unbounded)).next();
        after.or_else(|| running.iter().next()).map(|(_, next)| next.row.clone())
    }

    /// Updates a running study after a turn. Stores it, unless this happened less than [`KEEP_EVERY`] ago. Does nothing
    /// if the study was stopped meanwhile.
    ///
    /// The last state of a study goes only to the store. Until the store has it, the study counts as running. This
    /// function sends writes while it holds the lock, so the store gets them in the order of the changes here.
    fn update<'a>(&self, store: &'a dyn Store, row: StudyRow) -> Option<Answer<'a, ()>> {
        let mut running = self.running();
        let at = running.get_mut(&row.id)?;
        if row.status != StudyStatus::Running {
            at.is_ending = true;
            return Some(store.write(Write::KeepStudy(Box::new(row))));
        }
        at.row = row;
        if at.kept.elapsed() < KEEP_EVERY {
            return None;
        }
        at.kept = Instant::now();
        Some(store.write(Write::KeepStudy(Box::new(at.row.clone()))))
    }
}

/// Starts the thread on which studies run until the server stops.
pub(crate) fn start(app: Arc<App>, stopped: watch::Receiver<bool>) {
    let runtime = Handle::current();
    let play = move || {
        give_way();
        runtime.block_on(run(app, stopped));
    };
    thread::Builder::new().name("lab".into()).spawn(play).expect("the operating system has a thread for studies");
}

/// Gives the lowest priority to this thread and to the threads that it starts.
#[cfg(target_os = "linux")]
fn give_way() {
    /// The nice value of the lowest priority.
    const LAST: i32 = 19;
    if let Err(fault) = rustix::process::nice(LAST) {
        tracing::warn!(%fault, "the priority of the thread for studies could not be lowered, so studies compete with bots");
    }
}

/// Does nothing: on other systems, the priority applies to the whole process.
#[cfg(not(target_os = "linux"))]
fn give_way() {}

/// Continues the studies that the store lists as running, and runs new ones, until the server stops.
async fn run(app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    if app.registry.store.read_only().is_some() {
        return;
    }
    match app.registry.store.running_studies().await {
        Ok(rows) => rows.into_iter().for_each(|row| app.lab.begin(row, None)),
        Err(fault) => tracing::error!(%fault, "the server could not read the studies that were running"),
    }
    let playing = stopped.clone();
    tokio::select! {
        () = play(&app, &playing) => {}
        _ = stopped.wait_for(|stop| *stop) => {}
    }
}

async fn play(app: &App, stopped: &watch::Receiver<bool>) {
    let mut last = String::new();
    while !is_stopped(stopped) {
        let Some(row) = app.lab.next(&last) else {
            app.lab.begun.notified().await;
            continue;
        };
        last.clone_from(&row.id);
        let failed = StudyRow { status: StudyStatus::Failed, ..row.clone() };
        let turn = AssertUnwindSafe(|| take_turn(row, app.options.limits.study_time, stopped));
        let row = catch_unwind(turn).unwrap_or(failed);
        if is_stopped(stopped) {
            return;
        }
        if let Err(fault) = keep(app, row).await {
            tracing::error!(%fault, "the server could not store the results of a study");
        }
    }
}

/// Returns whether the server stops or is gone.
fn is_stopped(stopped: &watch::Receiver<bool>) -> bool {
    *stopped.borrow() || stopped.has_changed().is_err()
}

/// Stores the results of a study after a turn. If the study has ended, removes it from the running studies.
async fn keep(app: &App, row: StudyRow) -> Result<(), StoreError> {
    let (id, is_over) = (row.id.clone(), row.status != StudyStatus::Running);
    let Some(keeping) = app.lab.update(app.registry.store.as_ref(), row) else { return Ok(()) };
    let kept = keeping.await;
    if is_over {
        app.lab.end(&id);
    }
    kept
}

/// Plays games of a study until its turn ends, but at least one game. `most` is the time that the study may play in
/// all.
fn take_turn(mut row: StudyRow, most: Duration, stopped: &watch::Receiver<bool>) -> StudyRow {
    let begun = Instant::now();
    let before = Duration::from_millis(row.played_ms.unsigned_abs());
    let mut is_playable = true;
    while is_playable && !row.study.is_done() && !is_stopped(stopped) {
        if let Err(why) = play_game(&mut row.study) {
            tracing::error!(%why, "the games of study {} cannot be played", row.id);
            is_playable = false;
        }
        if begun.elapsed() >= TURN {
            break;
        }
    }
    let played = before + begun.elapsed();
    row.played_ms = i64::try_from(played.as_millis()).unwrap_or(i64::MAX);
    row.status = match row.study.is_done() {
        _ if !is_playable => StudyStatus::Failed,
        true => StudyStatus::Done,
        false if played >= most => StudyStatus::OutOfTime,
        false => StudyStatus::Running,
    };
    row
}

/// Plays the next game of a study.
///
/// # Errors
/// This program does not know the rules or the set-up of the study, or the game did not count.
fn play_game(study: &mut Study) -> Result<(), String> {
    let Some((arm, batch)) = study.next_batch(1, 1) else { return Ok(()) };
    let game = shelf::named(&batch.game).map_err(|why| why.to_string())?;
    let before = study.played();
    let played = &mut |game: &Result<lab::Played, lab::Fault>| study.count(arm, game);
    let watch = Watch { progress: &mut |_| (), played: Some(played), records: None };
    game.play(&batch, watch).map_err(|why| why.to_string())?;
    if study.played() > before { Ok(()) } else { Err("one game was to be played, but none was counted".into()) }
}
