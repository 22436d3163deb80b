//! The server's time. It starts at the time of day when the process started. Then it follows a monotonic clock, but
//! does not count time in which the process or the machine was stopped. The clocks of players use this time. So players
//! lose no time while the server is stopped, or when somebody corrects the time of day.
//!
//! The times that earlier processes stored also started at the time of day. The table `runs` of the store says how much
//! of the time since then counts.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How often a running server ticks.
const TICK: Duration = Duration::from_millis(100);

/// The most time that counts between two ticks. A longer gap means that the process or the machine was stopped.
const MOST_BETWEEN_TICKS: Duration = Duration::from_millis(500);

static TIME: LazyLock<(Instant, ServerTime)> = LazyLock::new(|| (Instant::now(), ServerTime::new(wall_ms())));

/// Returns the server's time in milliseconds since 1970. It does not count time in which this process was stopped.
pub(crate) fn now_ms() -> i64 {
    let (begun, time) = &*TIME;
    time.at_ms(begun.elapsed())
}

/// Returns the time of day in milliseconds since 1970. Use it for dates that people read, never for the clocks of
/// players.
pub(crate) fn wall_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Ticks until `stopped` becomes true. The server's time does not count long gaps between ticks.
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
            tracing::warn!(?stall, "the process or the machine stood still; no player's clock counts this time");
        }
    }
}

/// Counts one server as ticking, until this value is dropped.
struct Watch<'a>(&'a ServerTime);

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A clock that starts at a time of day and does not count time in which ticks failed to come.
struct ServerTime {
    begun_ms: i64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// How many servers of this process tick. While none does, all time counts.
    watches: u32,
    /// When the last tick came, as the time since the start of the process.
    ticked: Duration,
    /// How long the process was stopped in all.
    stalled: Duration,
}

/// The result of a tick.
#[derive(Debug, PartialEq)]
struct Tick {
    /// How late the tick came.
    lag: Duration,
    /// How much time before the tick does not count.
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

    /// Ticks like a running server, from the time `from` to the time `to`.
    fn run(time: &ServerTime, from: Duration, to: Duration) {
        let mut at = from;
        while at <= to {
            time.tick(at);
            at += TICK;
        }
    }

    #[test]
    fn a_stopped_process_costs_a_player_half_a_second_at_most() {
        // The bug: after a server was stopped for 61 seconds, it ended every game whose clock had less time left.
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
    fn late_ticks_of_a_busy_server_count_as_normal_time() {
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
