//! The server's time. It begins with the time of day at which the process started. From then on it follows a clock that
//! cannot be set, and it stands still while the process stands still. Players' clocks use the server's time. So players
//! lose no time when the server stands still or when the time of day is corrected.
//!
//! Times that earlier processes stored began with the time of day, too. The table `runs` of the store says how much of
//! the time since then counts.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How often a running server notes that it runs.
const TICK: Duration = Duration::from_millis(100);

/// The most time that counts between two ticks. A longer gap means that the process or the machine stood still.
const MOST_BETWEEN_TICKS: Duration = Duration::from_millis(500);

static TIME: LazyLock<(Instant, ServerTime)> = LazyLock::new(|| (Instant::now(), ServerTime::new(wall_ms())));

/// Returns the server's time: milliseconds since 1970, without the time in which this process stood still.
pub(crate) fn now_ms() -> i64 {
    let (begun, time) = &*TIME;
    time.at_ms(begun.elapsed())
}

/// Returns the time of day in milliseconds since 1970: for dates that people read, never for a clock.
pub(crate) fn wall_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Notes at every tick that the server runs, until it is told to stop. Time without ticks does not count.
pub(crate) async fn watch_for_stalls(mut stopped: watch::Receiver<bool>) {
    let (begun, time) = &*TIME;
    time.begin(begun.elapsed());
    let _watch = Watch(time);
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopped.wait_for(|stop| *stop) => return,
        }
        let Tick { lag, stall } = time.tick(begun.elapsed());
        metrics::histogram!("rumpus_event_loop_lag_seconds").record(lag.as_secs_f64());
        if !stall.is_zero() {
            metrics::counter!("rumpus_stalls_total").increment(1);
            tracing::warn!(?stall, "the server stood still; this time is charged to no clock");
        }
    }
}

/// Counts one ticking server less when dropped.
struct Watch<'a>(&'a ServerTime);

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A clock that starts at a time of day and leaves out the time in which ticks failed to come.
struct ServerTime {
    begun_ms: i64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// How many servers of the process tick. While no server ticks, all time counts.
    watches: u32,
    /// When the last tick came, since the start of the process.
    ticked: Duration,
    /// How long the process stood still.
    stalled: Duration,
}

/// What a tick has found.
#[derive(Debug, PartialEq)]
struct Tick {
    /// How late the tick came.
    lag: Duration,
    /// The time before the tick that does not count.
    stall: Duration,
}

impl ServerTime {
    fn new(begun_ms: i64) -> ServerTime {
        ServerTime { begun_ms, state: Mutex::default() }
    }

    fn at_ms(&self, elapsed: Duration) -> i64 {
        let state = self.state();
        let latest = state.ticked + MOST_BETWEEN_TICKS;
        let counted = if state.watches > 0 { elapsed.min(latest) } else { elapsed };
        self.begun_ms + counted.saturating_sub(state.stalled).as_millis() as i64
    }

    fn begin(&self, elapsed: Duration) {
        let mut state = self.state();
        if state.watches == 0 {
            state.ticked = elapsed;
        }
        state.watches += 1;
    }

    fn end(&self) {
        self.state().watches -= 1;
    }

    fn tick(&self, elapsed: Duration) -> Tick {
        let mut state = self.state();
        let gap = elapsed.saturating_sub(state.ticked);
        let stall = gap.saturating_sub(MOST_BETWEEN_TICKS);
        state.stalled += stall;
        state.ticked = elapsed.max(state.ticked);
        Tick { lag: gap.saturating_sub(TICK), stall }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Clocks;
    use referee::{Seat, Seats};
    use wire::ClockPlan;

    const SECOND: Duration = Duration::from_secs(1);

    /// Ticks like a running server, from one moment to another.
    fn run(time: &ServerTime, from: Duration, to: Duration) {
        let mut at = from;
        while at <= to {
            time.tick(at);
            at += TICK;
        }
    }

    #[test]
    fn a_stopped_process_costs_a_player_half_a_second_at_most() {
        // The bug: a server that stood still for 61 seconds ended every game whose clock had less time left.
        let time = ServerTime::new(1_000_000);
        time.begin(Duration::ZERO);
        let plan = ClockPlan::Fischer { seconds: 60, increment: 0 };
        let mut clocks = Clocks::set(&plan, 2, time.at_ms(Duration::ZERO)).expect("a Fischer game has clocks");
        clocks.press(&plan, Seats::one(Seat(0)), time.at_ms(Duration::ZERO));
        run(&time, Duration::ZERO, 10 * SECOND);
        assert_eq!(clocks.left_ms(Seat(0), time.at_ms(10 * SECOND)), 50_000);

        let woken = 71 * SECOND;
        let before_the_tick = time.at_ms(woken);
        assert_eq!(clocks.expired(before_the_tick), None, "a look before the first tick shows no lost game either");
        assert_eq!(time.tick(woken).stall, 61 * SECOND - MOST_BETWEEN_TICKS);
        assert_eq!(time.at_ms(woken), before_the_tick, "time never goes back");
        assert_eq!(clocks.left_ms(Seat(0), time.at_ms(woken)), 49_500);
        run(&time, woken, woken + 49 * SECOND);
        assert_eq!(clocks.expired(time.at_ms(woken + 49 * SECOND)), None);
        run(&time, woken + 49 * SECOND, woken + 50 * SECOND);
        assert_eq!(clocks.expired(time.at_ms(woken + 50 * SECOND)), Some(Seat(0)), "played time counts as ever");
    }

    #[test]
    fn late_ticks_of_a_busy_server_are_time_like_any_other() {
        let time = ServerTime::new(0);
        time.begin(Duration::ZERO);
        for n in 1..=20_u32 {
            let tick = time.tick(n * MOST_BETWEEN_TICKS);
            assert_eq!(tick, Tick { lag: MOST_BETWEEN_TICKS - TICK, stall: Duration::ZERO });
        }
        assert_eq!(time.at_ms(10 * SECOND), 10_000);
    }

    #[test]
    fn between_two_servers_of_a_process_all_time_counts() {
        let time = ServerTime::new(0);
        time.begin(Duration::ZERO);
        time.tick(SECOND / 10);
        time.end();
        assert_eq!(time.at_ms(60 * SECOND), 60_000);
        time.begin(60 * SECOND);
        assert_eq!(time.tick(60 * SECOND + TICK).stall, Duration::ZERO);
        assert_eq!(time.at_ms(60 * SECOND + TICK), 60_100);
    }
}
