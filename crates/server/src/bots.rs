//! Runs bots on a fixed number of worker threads. The IP addresses whose matches wait for bots take turns, and so do
//! the guests of each address. A bot stops as soon as no match waits for its decision.

use lab::ScopedThreads;
use search::{Progress, Watch};
use serde_json::Value;
use shelf::Thinker;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The longest time that a bot may think about a decision. After this time, it takes the best decision that it has
/// found.
const MAX_THINKING_TIME: Duration = Duration::from_secs(10);

/// The interval at which a worker checks whether its bot has to stop.
const STOP_WITHIN: Duration = Duration::from_millis(20);

/// The number of threads for a bot that can use one.
pub(crate) const ONE_THREAD: NonZero<usize> = NonZero::<usize>::MIN;
/// The number of threads that a bot of the highest level can use.
pub(crate) const MOST_THREADS: NonZero<usize> =
    NonZero::new(search::GRANDMASTER_TREES as usize).expect("a search has trees");

/// How long a bot may run on after its worker has told it to stop. After this time, the worker abandons the bot's
/// thread.
const HEARS_WITHIN: Duration = Duration::from_secs(1);

/// A decision that a bot has to make.
struct Job {
    thinker: Thinker,
    most_threads: NonZero<usize>,
    stop: Arc<AtomicBool>,
    progress: Arc<Progress>,
    answer: Box<dyn FnOnce(Option<Value>) + Send>,
}

/// A handle to a bot that waits or thinks. Dropping the handle stops the bot.
pub(crate) struct BotHandle {
    stop: Arc<AtomicBool>,
    progress: Arc<Progress>,
}

impl BotHandle {
    /// Returns how much of its search the bot has done, in permille; `None` until the bot first reports progress.
    pub fn done(&self) -> Option<u32> {
        self.progress.done()
    }
}

impl Drop for BotHandle {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The worker threads of the bots, and the queue of decisions that wait for them.
pub(crate) struct Bots {
    queue: Arc<Queue>,
    workers: Mutex<Vec<JoinHandle<()>>>,
}

struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
    /// The number of worker threads.
    workers: usize,
}

impl Queue {
    /// Locks the queue. No code of a bot runs while the queue is locked, so a panic of a bot leaves the queue intact.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The waiting jobs, by the IP address of the guest whose match waits. The key `None` is for guests whose address is
/// unknown. Addresses take turns, so many guests of one address do not delay the guests of other addresses.
#[derive(Default)]
struct Waiting {
    turns: VecDeque<Option<IpAddr>>,
    owners: HashMap<Option<IpAddr>, Owners>,
    /// The flag that stops each bot at work, and how many threads the bot may use.
    thinking: Vec<(Arc<AtomicBool>, usize)>,
    closed: bool,
}

/// The waiting jobs of one address, by the id of the guest. Guests take turns, so a guest with many matches does not
/// delay the other guests.
#[derive(Default)]
struct Owners {
    turns: VecDeque<String>,
    jobs: HashMap<String, VecDeque<Job>>,
}

impl Waiting {
    fn push(&mut self, (address, owner): (Option<IpAddr>, &str), job: Job) {
        if !self.owners.contains_key(&address) {
            self.turns.push_back(address);
        }
        self.owners.entry(address).or_default().push(owner, job);
    }

    fn pop(&mut self) -> Option<Job> {
        let address = self.turns.pop_front()?;
        let owners = self.owners.get_mut(&address).expect("an address in turn has owners");
        let job = owners.pop();
        if owners.turns.is_empty() {
            self.owners.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        job
    }

    /// Returns how many threads a job may use: one, and all further threads that neither the bots at work nor the
    /// waiting jobs need.
    fn threads_for(&self, job: &Job, workers: usize) -> NonZero<usize> {
        let used: usize = self.thinking.iter().map(|(_, threads)| threads).sum();
        ONE_THREAD.saturating_add(workers.saturating_sub(used + 1 + self.len())).min(job.most_threads)
    }

    /// Returns how many jobs wait. Stopped jobs do not count.
    fn len(&self) -> usize {
        let jobs = self.owners.values().flat_map(|owners| owners.jobs.values().flatten());
        jobs.filter(|job| !job.stop.load(Ordering::Relaxed)).count()
    }
}

impl Owners {
    /// Adds a job, and removes the stopped jobs of the same guest.
    fn push(&mut self, owner: &str, job: Job) {
        if !self.jobs.contains_key(owner) {
            self.turns.push_back(owner.into());
        }
        let jobs = self.jobs.entry(owner.into()).or_default();
        jobs.retain(|job| !job.stop.load(Ordering::Relaxed));
        jobs.push_back(job);
    }

    fn pop(&mut self) -> Option<Job> {
        let owner = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&owner).expect("an owner in turn has jobs");
        let job = jobs.pop_front().expect("an owner in turn has a job");
        if jobs.is_empty() {
            self.jobs.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        Some(job)
    }
}

impl Bots {
    /// Starts the worker threads: one fewer than the machine has cores, but at least one. So a core stays free for
    /// other work.
    pub fn start() -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let workers = cores.saturating_sub(1).max(1);
        let queue = Arc::new(Queue { waiting: Mutex::default(), more: Condvar::new(), workers });
        let workers = (0..workers)
            .map(|n| {
                let queue = queue.clone();
                let thread = std::thread::Builder::new().name(format!("bot-{n}"));
                thread.spawn(move || work(&queue)).expect("the operating system has threads")
            })
            .collect();
        Bots { queue, workers: Mutex::new(workers) }
    }

    /// Returns how many decisions wait for a worker thread.
    pub fn waiting(&self) -> usize {
        self.queue.waiting().len()
    }

    /// Queues a decision for a bot, which can use up to `most_threads` threads. `owner` is the guest who set up the
    /// match: the guest's IP address, if it is known, and the guest's id. The worker calls `answer` with the decision,
    /// or with `None` if the bot failed. Dropping the handle stops the bot. After that, the worker calls `answer` only
    /// if the bot had just finished.
    pub fn think(
        &self,
        owner: (Option<IpAddr>, &str),
        thinker: Thinker,
        most_threads: NonZero<usize>,
        answer: impl FnOnce(Option<Value>) + Send + 'static,
    ) -> BotHandle {
        let (stop, progress) = (Arc::<AtomicBool>::default(), Arc::<Progress>::default());
        let answer = Box::new(answer);
        let job = Job { thinker, most_threads, stop: stop.clone(), progress: progress.clone(), answer };
        self.queue.waiting().push(owner, job);
        self.queue.more.notify_one();
        BotHandle { stop, progress }
    }

    /// Returns how many decisions wait for a worker thread, and how many bots think.
    pub fn load(&self) -> (usize, usize) {
        let waiting = self.queue.waiting();
        (waiting.len(), waiting.thinking.len())
    }

    /// Stops every bot, and waits until the worker threads have ended.
    pub fn stop(&self) {
        let mut waiting = self.queue.waiting();
        waiting.closed = true;
        waiting.turns.clear();
        waiting.owners.clear();
        for (stop, _) in &waiting.thinking {
            stop.store(true, Ordering::Relaxed);
        }
        drop(waiting);
        self.queue.more.notify_all();
        for worker in self.workers.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _panics_are_caught_inside = worker.join();
        }
    }
}

fn work(queue: &Queue) {
    while let Some((job, threads)) = next(queue) {
        let Job { thinker, stop, progress, answer, .. } = job;
        let started = Instant::now();
        let decision = think_within(MAX_THINKING_TIME, thinker, threads, &stop, progress);
        metrics::histogram!("rumpus_bot_seconds").record(started.elapsed().as_secs_f64());
        queue.waiting().thinking.retain(|(other, _)| !Arc::ptr_eq(other, &stop));
        if let Err(why) = &decision {
            metrics::counter!("rumpus_bot_failures_total", "why" => why.word()).increment(1);
            tracing::error!("a bot {why}");
        }
        if !stop.load(Ordering::Relaxed) {
            answer(decision.ok());
        }
    }
}

/// Why a bot made no decision.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
enum Failed {
    #[error("failed to think")]
    Panicked,
    #[error("did not stop when it was told to, so its thread was abandoned")]
    Deaf,
}

impl Failed {
    fn word(self) -> &'static str {
        match self {
            Failed::Panicked => "panicked",
            Failed::Deaf => "deaf",
        }
    }
}

/// Runs a bot on its own thread until the bot is done, is stopped or has used up the time `most`. The bot may use
/// further threads, `threads` in all. If a bot does not react to the stop, the worker abandons the bot's thread: that
/// thread runs on, but the worker takes the next job.
fn think_within(
    most: Duration,
    thinker: Thinker,
    threads: ScopedThreads,
    stop: &AtomicBool,
    progress: Arc<Progress>,
) -> Result<Value, Failed> {
    let enough = Arc::<AtomicBool>::default();
    let (done, is_done) = std::sync::mpsc::channel();
    let hears = enough.clone();
    let thinking = move || {
        let decision =
            catch_unwind(AssertUnwindSafe(|| thinker(&Watch::new(&hears, &progress).with_threads(&threads))));
        let _left_behind = done.send(decision);
    };
    let thread = std::thread::Builder::new().name("bot-thinks".into()).spawn(thinking);
    thread.map_err(|_| Failed::Panicked)?;
    let begun = Instant::now();
    let mut told = None;
    loop {
        match is_done.recv_timeout(STOP_WITHIN) {
            Ok(decision) => return decision.map_err(|_| Failed::Panicked),
            Err(RecvTimeoutError::Disconnected) => return Err(Failed::Panicked),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if stop.load(Ordering::Relaxed) || begun.elapsed() >= most {
            enough.store(true, Ordering::Relaxed);
            if told.get_or_insert_with(Instant::now).elapsed() >= HEARS_WITHIN {
                return Err(Failed::Deaf);
            }
        }
    }
}

/// Waits for the next job. Also returns how many threads it may use.
fn next(queue: &Queue) -> Option<(Job, ScopedThreads)> {
    let mut waiting = queue.waiting();
    loop {
        if waiting.closed {
            return None;
        }
        match waiting.pop() {
            Some(job) if job.stop.load(Ordering::Relaxed) => {}
            Some(job) => {
                let threads = waiting.threads_for(&job, queue.workers);
                waiting.thinking.push((job.stop.clone(), threads.get()));
                return Some((job, ScopedThreads(threads)));
            }
            None => waiting = queue.more.wait(waiting).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::sync::mpsc;
    use std::time::Duration;

    #[test]
    fn a_bot_that_has_used_up_its_time_takes_its_best_decision_so_far() {
        let endless: Thinker = Box::new(|watch| {
            while !watch.stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            json!("the best so far")
        });
        let decision = think_within(
            Duration::from_millis(50),
            endless,
            ScopedThreads(ONE_THREAD),
            &AtomicBool::new(false),
            Arc::default(),
        );
        assert_eq!(decision.expect("the bot does not fail"), json!("the best so far"));
    }

    fn job(n: u32) -> Job {
        let thinker: Thinker = Box::new(move |_| json!(n));
        Job {
            thinker,
            most_threads: MOST_THREADS,
            stop: Arc::default(),
            progress: Arc::default(),
            answer: Box::new(|_| ()),
        }
    }

    fn drained(mut waiting: Waiting) -> Vec<Value> {
        std::iter::from_fn(|| waiting.pop()).map(|job| (job.thinker)(&Watch::none())).collect()
    }

    #[test]
    fn guests_take_turns() {
        let mut waiting = Waiting::default();
        for (owner, n) in [("a", 1), ("a", 2), ("a", 3), ("b", 4)] {
            waiting.push((None, owner), job(n));
        }
        assert_eq!(drained(waiting), [json!(1), json!(4), json!(2), json!(3)]);
    }

    #[test]
    fn many_guests_of_one_address_do_not_delay_other_addresses() {
        let (crowded, other) = (Some([192, 0, 2, 1].into()), Some([192, 0, 2, 2].into()));
        let mut waiting = Waiting::default();
        for n in 0..300 {
            waiting.push((crowded, &format!("guest {n}")), job(n));
        }
        waiting.push((other, "a lonely one"), job(1000));
        assert_eq!(drained(waiting)[..3], [json!(0), json!(1000), json!(1)]);
    }

    #[test]
    fn a_bot_gets_only_threads_that_no_other_bot_needs() {
        let threads = |waiting: &Waiting, most_threads| waiting.threads_for(&Job { most_threads, ..job(1) }, 7).get();
        let mut waiting = Waiting::default();
        assert_eq!(threads(&waiting, MOST_THREADS), 7);
        assert_eq!(threads(&waiting, ONE_THREAD), 1);
        waiting.thinking.push((Arc::default(), 3));
        assert_eq!(threads(&waiting, MOST_THREADS), 4);
        waiting.push((None, "a"), job(2));
        assert_eq!(threads(&waiting, MOST_THREADS), 3);
        waiting.thinking.push((Arc::default(), 6));
        assert_eq!(threads(&waiting, MOST_THREADS), 1);
    }

    #[test]
    fn jobs_for_which_nobody_waits_do_not_pile_up() {
        let mut waiting = Waiting::default();
        for n in 0..1000 {
            let dead = job(n);
            dead.stop.store(true, Ordering::Relaxed);
            waiting.push((None, "a"), dead);
        }
        waiting.push((None, "a"), job(1000));
        assert_eq!((waiting.len(), waiting.owners[&None].jobs["a"].len()), (1, 1));
        assert_eq!(drained(waiting), [json!(1000)]);
    }

    #[test]
    fn dropping_the_handle_stops_the_bot_and_no_decision_follows() {
        let bots = Bots::start();
        let (tell, told) = mpsc::channel();
        let (begun, begins) = mpsc::channel();
        let endless: Thinker = Box::new(move |watch| {
            begun.send(()).expect("the test listens");
            while !watch.stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            json!("stopped")
        });
        let thinking = bots
            .think((None, "a"), endless, ONE_THREAD, move |decision| tell.send(decision).expect("the test listens"));
        begins.recv_timeout(Duration::from_secs(10)).expect("the bot begins");
        drop(thinking);
        bots.stop();
        assert!(told.try_recv().is_err(), "the bot was stopped, but its decision came");
    }

    #[test]
    fn a_bot_that_ignores_the_stop_does_not_keep_its_worker() {
        let (release, released) = mpsc::channel::<()>();
        let deaf: Thinker = Box::new(move |_| {
            let _until_the_test_ends = released.recv();
            json!("too late")
        });
        let begun = Instant::now();
        let decision = think_within(
            Duration::from_millis(10),
            deaf,
            ScopedThreads(ONE_THREAD),
            &AtomicBool::new(false),
            Arc::default(),
        );
        assert_eq!(decision, Err(Failed::Deaf));
        assert!(begun.elapsed() < Duration::from_secs(10));
        drop(release);
    }

    #[test]
    fn bots_go_on_after_another_bot_has_failed() {
        let bots = Bots::start();
        let (tell, told) = mpsc::channel();
        let other = tell.clone();
        let one = bots.think((None, "a"), Box::new(|_| panic!("a bug in a bot")), ONE_THREAD, move |said| {
            tell.send(said).expect("heard")
        });
        assert_eq!(told.recv_timeout(Duration::from_secs(10)), Ok(None));
        let two =
            bots.think((None, "a"), Box::new(|_| json!(2)), ONE_THREAD, move |said| other.send(said).expect("heard"));
        assert_eq!(told.recv_timeout(Duration::from_secs(10)), Ok(Some(json!(2))));
        drop((one, two));
        bots.stop();
    }
}
