//! The clocks of a match: Fischer, or some days for every turn. A bot's clock never runs, since the server decides how
//! fast bots think.

use crate::store::{Clocks, SeatRow};
use referee::{Seat, Seats};
use std::collections::BTreeMap;
use wire::{ClockPlan, ClockState};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Clocks {
    /// Makes clocks for `seats` seats. No clock runs yet. Returns `None` for a match without a clock.
    pub fn set(plan: &ClockPlan, seats: usize, now_ms: i64) -> Option<Clocks> {
        let full = full_ms(plan)?;
        Some(Clocks { remaining_ms: vec![full; seats], running: Seats::NONE, since_ms: now_ms })
    }

    /// Returns when the first running clock runs out, in milliseconds of the server's time; `None` if no clock runs.
    pub fn deadline_ms(&self) -> Option<i64> {
        self.running.iter().map(|seat| self.since_ms + self.remaining_ms[seat.index()]).min()
    }

    /// Returns the time that a seat has left, in milliseconds.
    pub fn left_ms(&self, seat: Seat, now_ms: i64) -> i64 {
        let spent = if self.running.contains(seat) { (now_ms - self.since_ms).max(0) } else { 0 };
        (self.remaining_ms[seat.index()] - spent).max(0)
    }

    /// Returns the first seat whose running clock has run out; `None` if there is none.
    pub fn expired(&self, now_ms: i64) -> Option<Seat> {
        self.running.iter().find(|seat| self.left_ms(*seat, now_ms) == 0)
    }

    /// Sets the clock of a seat to 0. With a Fischer clock, later turns add no time to this clock.
    pub fn fall(&mut self, seat: Seat) {
        self.remaining_ms[seat.index()] = 0;
    }

    /// Updates the clocks after a step. `asked` are the seats that have to decide now: their clocks run from now on,
    /// and the turns of all other seats end.
    ///
    /// With a Fischer clock, a turn that ends earns the increment, even if it used all remaining time. Only a clock
    /// that was already set to 0 stays at 0. With a clock in days, a seat has the full time again when its turn ends or
    /// begins.
    pub fn press(&mut self, plan: &ClockPlan, asked: Seats, now_ms: i64) {
        let before = self.running;
        let has_fallen = |clocks: &Clocks, seat: &Seat| clocks.remaining_ms[seat.index()] == 0;
        let ended: Vec<Seat> = before.iter().filter(|seat| !asked.contains(*seat)).collect();
        let earned: Vec<Seat> = ended.iter().copied().filter(|seat| !has_fallen(self, seat)).collect();
        self.hand_over(asked, now_ms);
        match plan {
            ClockPlan::None => {}
            ClockPlan::Fischer { increment, .. } => {
                for seat in earned {
                    self.remaining_ms[seat.index()] += i64::from(*increment) * 1000;
                }
            }
            ClockPlan::Days { .. } => {
                for seat in ended.into_iter().chain(asked.iter().filter(|seat| !before.contains(*seat))) {
                    self.remaining_ms[seat.index()] = full_ms(plan).unwrap_or(0);
                }
            }
        }
    }

    /// Subtracts the elapsed time from the running clocks, and runs the clocks of `asked` with the time that they have
    /// left. This adds no time to any clock, so it is for decisions outside the turn, such as a resignation.
    pub fn hand_over(&mut self, asked: Seats, now_ms: i64) {
        for seat in self.running.iter() {
            self.remaining_ms[seat.index()] = self.left_ms(seat, now_ms);
        }
        self.running = asked;
        self.since_ms = now_ms;
    }

    /// Subtracts `run_ms` from the running clocks, instead of the time that has passed since `since_ms`. Lets them run
    /// on from `now_ms`.
    pub fn charge(&mut self, run_ms: i64, now_ms: i64) {
        for seat in self.running.iter() {
            self.remaining_ms[seat.index()] = (self.remaining_ms[seat.index()] - run_ms).max(0);
        }
        self.since_ms = now_ms;
    }

    /// Subtracts the elapsed time from the running clocks, and stops all clocks.
    pub fn stop(&mut self, now_ms: i64) {
        self.hand_over(Seats::NONE, now_ms);
    }

    /// Returns the clocks at `now_ms` in the form for clients.
    pub fn state(&self, seats: &[SeatRow], now_ms: i64) -> ClockState {
        let names = |seat: Seat| seats[seat.index()].name.clone();
        let remaining: BTreeMap<String, f64> = (0..self.remaining_ms.len() as u8)
            .map(|n| (names(Seat(n)), self.left_ms(Seat(n), now_ms) as f64))
            .collect();
        ClockState {
            remaining_ms: remaining,
            running: self.running.iter().map(names).collect(),
            server_ms: now_ms as f64,
        }
    }
}

fn full_ms(plan: &ClockPlan) -> Option<i64> {
    match plan {
        ClockPlan::None => None,
        ClockPlan::Fischer { seconds, .. } => Some(i64::from(*seconds) * 1000),
        ClockPlan::Days { days } => Some(i64::from(*days) * DAY_MS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLUE: Seat = Seat(0);
    const RED: Seat = Seat(1);

    #[test]
    fn a_fischer_clock_adds_its_increment_once_a_turn() {
        let plan = ClockPlan::Fischer { seconds: 10, increment: 2 };
        let mut clocks = Clocks::set(&plan, 2, 0).expect("a Fischer game has clocks");
        clocks.press(&plan, Seats::one(BLUE), 0);
        clocks.press(&plan, Seats::one(BLUE), 3_000);
        assert_eq!(clocks.left_ms(BLUE, 3_000), 7_000, "a decision within a turn adds nothing");
        clocks.press(&plan, Seats::one(RED), 4_000);
        assert_eq!((clocks.left_ms(BLUE, 9_000), clocks.left_ms(RED, 9_000)), (8_000, 5_000));
        assert_eq!(clocks.deadline_ms(), Some(14_000));
        assert_eq!((clocks.expired(13_999), clocks.expired(14_000)), (None, Some(RED)));
    }

    #[test]
    fn a_clock_that_was_set_to_0_stays_there_and_a_decision_in_the_last_moment_counts() {
        let plan = ClockPlan::Fischer { seconds: 10, increment: 2 };
        let mut clocks = Clocks::set(&plan, 2, 0).expect("a Fischer game has clocks");
        clocks.press(&plan, Seats::one(BLUE), 0);
        let mut in_time = clocks.clone();
        in_time.press(&plan, Seats::one(RED), 10_000);
        assert_eq!(in_time.left_ms(BLUE, 10_000), 2_000, "the decision came before the clock ran out");
        for now_ms in [10_000, 13_000] {
            assert_eq!(clocks.expired(now_ms), Some(BLUE));
            clocks.fall(BLUE);
            clocks.press(&plan, Seats::one(RED), now_ms);
            assert_eq!(clocks.left_ms(BLUE, now_ms), 0, "a decision that the rules prescribe earns no increment");
            clocks.press(&plan, Seats::one(BLUE), now_ms + 3_000);
        }
        assert_eq!(clocks.left_ms(RED, 16_000), 8_000, "red has its increments: 10 - 3 + 2 - 3 + 2");
    }

    #[test]
    fn a_clock_in_days_has_its_full_time_at_the_start_of_every_turn() {
        let plan = ClockPlan::Days { days: 1 };
        let mut clocks = Clocks::set(&plan, 2, 0).expect("a game by days has clocks");
        clocks.press(&plan, Seats::one(BLUE), 0);
        clocks.press(&plan, Seats::one(RED), DAY_MS / 2);
        assert_eq!(clocks.left_ms(BLUE, DAY_MS), DAY_MS);
        assert_eq!(clocks.expired(DAY_MS + DAY_MS / 2), Some(RED));
    }

    #[test]
    fn a_decision_outside_the_turn_adds_nothing_to_any_clock() {
        let plan = ClockPlan::Fischer { seconds: 10, increment: 2 };
        let mut clocks = Clocks::set(&plan, 2, 0).expect("a Fischer game has clocks");
        clocks.press(&plan, Seats::one(BLUE), 0);
        for now_ms in [1_000, 3_000, 5_000] {
            clocks.hand_over(Seats::one(RED), now_ms);
            clocks.hand_over(Seats::one(BLUE), now_ms + 1_000);
        }
        assert_eq!((clocks.left_ms(BLUE, 6_000), clocks.left_ms(RED, 6_000)), (7_000, 7_000));
    }

    #[test]
    fn with_a_clock_in_days_a_decision_outside_the_turn_changes_no_time() {
        let plan = ClockPlan::Days { days: 1 };
        let mut clocks = Clocks::set(&plan, 2, 0).expect("a game by days has clocks");
        clocks.press(&plan, Seats::one(BLUE), 0);
        clocks.hand_over(Seats::one(RED), DAY_MS / 2);
        clocks.hand_over(Seats::one(BLUE), DAY_MS);
        assert_eq!(clocks.left_ms(BLUE, DAY_MS), DAY_MS / 2, "the turn goes on with what was left of it");
        clocks.press(&plan, Seats::one(RED), DAY_MS);
        assert_eq!(clocks.left_ms(RED, DAY_MS), DAY_MS, "a turn has its whole time");
    }

    #[test]
    fn nobody_loses_time_while_no_clock_runs() {
        let plan = ClockPlan::Fischer { seconds: 1, increment: 0 };
        let clocks = Clocks::set(&plan, 2, 0).expect("a Fischer game has clocks");
        assert_eq!((clocks.deadline_ms(), clocks.expired(i64::MAX)), (None, None));
        assert_eq!(Clocks::set(&ClockPlan::None, 2, 0), None);
    }
}
