//! Limits on what guests and addresses may do.

use crate::options::{Limits, Rate};
use crate::problem;
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use wire::Problem;

/// All limits by guest and by address.
pub(crate) struct RateLimits {
    /// Requests by guest.
    pub requests_of_guest: RateLimit<String>,
    /// Requests by address.
    pub requests_of_address: RateLimit<IpAddr>,
    /// Requests by address above `requests_of_address`. The server answers such a request only if it comes from a known
    /// guest, and each look-up of the guest counts here.
    pub lookups_of_address: RateLimit<IpAddr>,
    /// New guests by address.
    pub guests_of_address: RateLimit<IpAddr>,
    /// Messages by guest.
    pub messages_of_guest: RateLimit<String>,
    /// Questions about a table, and plays of lessons and puzzles, by guest.
    pub questions_of_guest: RateLimit<String>,
    /// Questions by guest above `questions_of_guest`, which are refused.
    pub refused_of_guest: RateLimit<String>,
    /// Replays and other long work by guest.
    pub replays_of_guest: RateLimit<String>,
    /// Boards, forces and figures checked, and lessons and puzzles opened, by guest.
    pub checks_of_guest: RateLimit<String>,
    /// Hints, boards measured by bots, and studies, by guest.
    pub hints_of_guest: RateLimit<String>,
    /// Phrases and lines that a guest sends to others at a table.
    pub sayings_of_guest: RateLimit<String>,
    /// Orders of matches and of invite links by guest.
    pub orders_of_guest: RateLimit<String>,
    /// Reports by guest.
    pub reports_of_guest: RateLimit<String>,
    /// Reports by address.
    pub reports_of_address: RateLimit<IpAddr>,
    /// Printed cards by address.
    pub prints_of_address: RateLimit<IpAddr>,
    /// KiB stored by guest.
    pub stored_of_guest: RateLimit<String>,
    /// KiB stored by address.
    pub stored_of_address: RateLimit<IpAddr>,
    /// Running studies by guest.
    pub studies_of_guest: ConcurrencyLimit<String>,
    /// Running studies by address.
    pub studies_of_address: ConcurrencyLimit<IpAddr>,
    /// Open connections by address.
    pub connections: ConcurrencyLimit<IpAddr>,
    /// Open sockets by guest.
    pub sockets_of_guest: ConcurrencyLimit<String>,
    /// Open sockets of strangers by address.
    pub sockets_of_address: ConcurrencyLimit<IpAddr>,
}

/// The words in a problem for requests that are counted by address.
const REQUESTS: &str = "requests from your address";

/// The words in a problem for running studies.
const STUDIES: &str = "studies that run at once";

/// The words in a problem for reports that are counted by address.
const BY_ADDRESS: &str = "reports from your address";

impl RateLimits {
    /// Makes all limits, with nothing counted yet.
    pub fn new(limits: &Limits) -> RateLimits {
        RateLimits {
            requests_of_guest: RateLimit::new("requests_per_guest", "requests", limits.requests_per_guest),
            requests_of_address: RateLimit::new("requests_per_address", REQUESTS, limits.requests_per_address),
            lookups_of_address: RateLimit::new("lookups_per_address", REQUESTS, limits.lookups_per_address),
            guests_of_address: RateLimit::new(
                "guests_per_address",
                "new guests from your address",
                limits.guests_per_address,
            ),
            messages_of_guest: RateLimit::new("messages_per_guest", "messages", limits.messages_per_guest),
            questions_of_guest: RateLimit::new("questions_per_guest", "questions", limits.questions_per_guest),
            refused_of_guest: RateLimit::new(
                "refused_questions_per_guest",
                "questions",
                limits.refused_questions_per_guest,
            ),
            replays_of_guest: RateLimit::new("replays_per_guest", "replays", limits.replays_per_guest),
            checks_of_guest: RateLimit::new("checks_per_guest", "things to check", limits.checks_per_guest),
            hints_of_guest: RateLimit::new("hints_per_guest", "hints", limits.hints_per_guest),
            sayings_of_guest: RateLimit::new("sayings_per_guest", "sayings", limits.sayings_per_guest),
            orders_of_guest: RateLimit::new("orders_per_guest", "orders of matches", limits.orders_per_guest),
            reports_of_guest: RateLimit::new("reports_per_guest", "reports", limits.reports_per_guest),
            reports_of_address: RateLimit::new("reports_per_address", BY_ADDRESS, limits.reports_per_address),
            prints_of_address: RateLimit::new(
                "prints_per_address",
                "prints for your address",
                limits.prints_per_address,
            ),
            stored_of_guest: RateLimit::new("stored_kib_per_guest", "KiB to keep", limits.stored_kib_per_guest),
            stored_of_address: RateLimit::new(
                "stored_kib_per_address",
                "KiB to keep from your address",
                limits.stored_kib_per_address,
            ),
            studies_of_guest: ConcurrencyLimit::new("studies_per_guest", STUDIES, limits.studies_per_guest),
            studies_of_address: ConcurrencyLimit::new("studies_per_address", STUDIES, limits.studies_per_address),
            connections: ConcurrencyLimit::new(
                "connections_per_address",
                "open connections from your address",
                limits.connections_per_address,
            ),
            sockets_of_guest: ConcurrencyLimit::new(
                "sockets_per_guest",
                "open sockets of a guest",
                limits.sockets_per_guest,
            ),
            sockets_of_address: ConcurrencyLimit::new(
                "sockets_per_address",
                "open sockets of strangers from your address",
                limits.sockets_per_address,
            ),
        }
    }

    /// Drops the counts of guests and addresses that may use their whole burst again.
    pub fn retain_recent(&self) {
        self.requests_of_guest.limiter.retain_recent();
        self.requests_of_address.limiter.retain_recent();
        self.lookups_of_address.limiter.retain_recent();
        self.guests_of_address.limiter.retain_recent();
        self.messages_of_guest.limiter.retain_recent();
        self.questions_of_guest.limiter.retain_recent();
        self.refused_of_guest.limiter.retain_recent();
        self.replays_of_guest.limiter.retain_recent();
        self.checks_of_guest.limiter.retain_recent();
        self.hints_of_guest.limiter.retain_recent();
        self.sayings_of_guest.limiter.retain_recent();
        self.orders_of_guest.limiter.retain_recent();
        self.reports_of_guest.limiter.retain_recent();
        self.reports_of_address.limiter.retain_recent();
        self.prints_of_address.limiter.retain_recent();
        self.stored_of_guest.limiter.retain_recent();
        self.stored_of_address.limiter.retain_recent();
    }
}

/// Limits how often each guest or address may do something.
pub(crate) struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    /// The setting, as a problem names it.
    name: &'static str,
    what: &'static str,
    rate: Rate,
}

impl<K: Hash + Eq + Clone> RateLimit<K> {
    fn new(name: &'static str, what: &'static str, rate: Rate) -> RateLimit<K> {
        let number = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(rate.per_second)).allow_burst(number(rate.burst));
        RateLimit { limiter: RateLimiter::keyed(quota), name, what, rate }
    }

    /// Counts one act and returns true. Returns false if the limit is reached.
    pub fn allows(&self, key: &K) -> bool {
        self.limiter.check_key(key).is_ok()
    }

    /// Counts one act.
    ///
    /// # Errors
    /// The limit is reached. The problem says when the next act is allowed.
    pub fn check(&self, key: &K) -> Result<(), Problem> {
        self.check_many(key, 1)
    }

    /// Counts several acts at once; 0 counts as 1.
    ///
    /// # Errors
    /// The limit is reached. The problem says when `count` acts are allowed. If `count` is never allowed, the problem
    /// names the wait [`NEVER`].
    pub fn check_many(&self, key: &K, count: u32) -> Result<(), Problem> {
        let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let wait = match self.limiter.check_key_n(key, count) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(not_until)) => not_until.wait_time_from(self.limiter.clock().now()),
            Err(_more_than_the_burst) => NEVER,
        };
        let Rate { per_second, burst } = self.rate;
        let allowed = format!("{burst} at once and {per_second} a second are allowed");
        Err(problem::too_many(self.name, self.what, &allowed, wait))
    }
}

/// The wait that a problem names if a guest asks for more at once than the limit ever allows.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

/// The time after which to try again when all places are taken. This time is a guess: the server cannot know when a
/// place becomes free.
const PLACE_WAIT: Duration = Duration::from_secs(10);

/// Limits how many things of one kind, such as sockets, each guest or address has open at once.
pub(crate) struct ConcurrencyLimit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    name: &'static str,
    what: &'static str,
    most: u32,
}

/// A place under a limit. The place is free again when this value is dropped.
pub(crate) struct Permit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Hash + Eq + Clone> ConcurrencyLimit<K> {
    fn new(name: &'static str, what: &'static str, most: u32) -> ConcurrencyLimit<K> {
        ConcurrencyLimit { open: Arc::default(), name, what, most }
    }

    /// Takes a place.
    ///
    /// # Errors
    /// All places are taken.
    pub fn acquire(&self, key: K) -> Result<Permit<K>, Problem> {
        let mut open = self.open.lock().expect("the lock is never poisoned");
        let count = open.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            let allowed = format!("{} are allowed", self.most);
            return Err(problem::too_many(self.name, self.what, &allowed, PLACE_WAIT));
        }
        *count += 1;
        Ok(Permit { open: self.open.clone(), key })
    }
}

impl<K: Hash + Eq> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut open = self.open.lock().expect("the lock is never poisoned");
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_concurrency_limit_lets_in_as_many_as_leave() {
        let limit = ConcurrencyLimit::new("places", "places", 2);
        let first = limit.acquire("a").expect("one of two");
        let _second = limit.acquire("a").expect("two of two");
        assert!(limit.acquire("a").is_err());
        assert!(limit.acquire("b").is_ok(), "others have places of their own");
        drop(first);
        assert!(limit.acquire("a").is_ok());
    }

    #[test]
    fn a_panic_gives_its_place_back() {
        let limit = ConcurrencyLimit::new("places", "places", 1);
        let socket = || {
            let _place = limit.acquire("a").expect("one of one");
            panic!("a fault of a socket");
        };
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(socket)).expect_err("it panics");
        assert!(limit.acquire("a").is_ok());
    }

    #[test]
    fn a_rate_limit_allows_its_burst_and_no_more() {
        let limit = RateLimit::new("tries", "tries", Rate { per_second: 1, burst: 3 });
        let allowed = (0..5).filter(|_| limit.allows(&"a")).count();
        assert_eq!(allowed, 3);
        let refused = limit.check(&"a").expect_err("one too many");
        assert_eq!((&refused.extras["limit"], &refused.extras["retry_after"]), (&"tries".into(), &1.into()));
        assert!(limit.allows(&"b"));
    }
}
