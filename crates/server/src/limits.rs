//! Limits how often guests and IP addresses do things, and how many things they have open at once.

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

/// All limits for each guest and for each IP address. The section `[limits]` of the settings sets them.
pub(crate) struct RateLimits {
    /// HTTP requests of a guest.
    pub requests_of_guest: RateLimit<String>,
    /// HTTP requests from an address.
    pub requests_of_address: RateLimit<IpAddr>,
    /// Look-ups of cookies in requests from an address that exceeds `requests_of_address`. The server still answers the
    /// guests of this address that it knows, so it looks up whether a cookie belongs to a guest.
    pub lookups_of_address: RateLimit<IpAddr>,
    /// New guests from an address.
    pub guests_of_address: RateLimit<IpAddr>,
    /// Messages of a guest on sockets.
    pub messages_of_guest: RateLimit<String>,
    /// Questions of a guest about matches, and requests to play a lesson or puzzle.
    pub questions_of_guest: RateLimit<String>,
    /// Questions of a guest that exceed `questions_of_guest` and so get no answer.
    pub refused_of_guest: RateLimit<String>,
    /// Requests of a guest for replays and other long work.
    pub replays_of_guest: RateLimit<String>,
    /// Requests of a guest to check a board, a force (such as an army) or a figure, or to open a lesson or puzzle.
    pub checks_of_guest: RateLimit<String>,
    /// Requests of a guest for hints, for tests of whether a board is fair, and for studies.
    pub hints_of_guest: RateLimit<String>,
    /// Chat messages of a guest.
    pub sayings_of_guest: RateLimit<String>,
    /// Requests of a guest for new matches and new invite links.
    pub orders_of_guest: RateLimit<String>,
    /// Reports that a guest sends.
    pub reports_of_guest: RateLimit<String>,
    /// Reports that all guests of an address together send.
    pub reports_of_address: RateLimit<IpAddr>,
    /// Requests from an address to print cards.
    pub prints_of_address: RateLimit<IpAddr>,
    /// KiB that a guest adds to the database.
    pub stored_of_guest: RateLimit<String>,
    /// KiB that all guests of an address together add to the database.
    pub stored_of_address: RateLimit<IpAddr>,
    /// Studies of a guest that run or wait.
    pub studies_of_guest: ConcurrencyLimit<String>,
    /// Studies from an address that run or wait.
    pub studies_of_address: ConcurrencyLimit<IpAddr>,
    /// Open connections from an address.
    pub connections: ConcurrencyLimit<IpAddr>,
    /// Open sockets of a guest.
    pub sockets_of_guest: ConcurrencyLimit<String>,
    /// Open sockets of strangers (clients without a cookie) from an address.
    pub sockets_of_address: ConcurrencyLimit<IpAddr>,
}

/// How an error answer names the requests of an address.
const REQUESTS: &str = "requests from your address";

/// How an error answer names the checks of a guest.
const CHECKS: &str = "checks of boards, forces and figures";

/// How an error answer names running studies.
const STUDIES: &str = "studies that run at once";

/// How an error answer names the reports from an address.
const BY_ADDRESS: &str = "reports from your address";

impl RateLimits {
    /// Makes all limits as the settings say, with nothing counted yet.
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
            checks_of_guest: RateLimit::new("checks_per_guest", CHECKS, limits.checks_per_guest),
            hints_of_guest: RateLimit::new("hints_per_guest", "hints", limits.hints_per_guest),
            sayings_of_guest: RateLimit::new("sayings_per_guest", "sayings", limits.sayings_per_guest),
            orders_of_guest: RateLimit::new(
                "orders_per_guest",
                "new matches and invite links",
                limits.orders_per_guest,
            ),
            reports_of_guest: RateLimit::new("reports_per_guest", "reports", limits.reports_per_guest),
            reports_of_address: RateLimit::new("reports_per_address", BY_ADDRESS, limits.reports_per_address),
            prints_of_address: RateLimit::new(
                "prints_per_address",
                "prints of cards for your address",
                limits.prints_per_address,
            ),
            stored_of_guest: RateLimit::new("stored_kib_per_guest", "KiB of new data", limits.stored_kib_per_guest),
            stored_of_address: RateLimit::new(
                "stored_kib_per_address",
                "KiB of new data from your address",
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

    /// Frees the memory of all guests and addresses that may use their full burst again.
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

/// Limits how often each guest or each address may do something.
pub(crate) struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    /// The name of the setting, which the error answer mentions.
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

    /// Counts one use and returns true. Returns false if the limit is reached.
    pub fn allows(&self, key: &K) -> bool {
        self.limiter.check_key(key).is_ok()
    }

    /// Counts one use.
    ///
    /// # Errors
    /// The limit is reached. The error says when the next use is allowed.
    pub fn check(&self, key: &K) -> Result<(), Problem> {
        self.check_many(key, 1)
    }

    /// Counts `count` uses at once; 0 counts as 1.
    ///
    /// # Errors
    /// The limit is reached. The error says after which time `count` uses are allowed. The time is [`NEVER`] if the
    /// burst of the limit is smaller than `count`.
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

/// The time to wait that an error answer gives if a request needs more uses at once than the limit ever allows.
const NEVER: Duration = Duration::from_secs(24 * 60 * 60);

/// The time to wait that an error answer gives if a [`ConcurrencyLimit`] is reached. It is a guess: the server cannot
/// know when the guest or address closes something.
const PLACE_WAIT: Duration = Duration::from_secs(10);

/// Limits how many things of one kind, such as sockets, each guest or each address has open at once.
pub(crate) struct ConcurrencyLimit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    name: &'static str,
    what: &'static str,
    most: u32,
}

/// One of the places that a limit gives a guest or address. Dropping this value frees the place.
pub(crate) struct Permit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Hash + Eq + Clone> ConcurrencyLimit<K> {
    fn new(name: &'static str, what: &'static str, most: u32) -> ConcurrencyLimit<K> {
        ConcurrencyLimit { open: Arc::default(), name, what, most }
    }

    /// Takes one of the places of a guest or address.
    ///
    /// # Errors
    /// All places of this guest or address are taken.
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
        assert!(limit.acquire("b").is_ok(), "each key has places of its own");
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
