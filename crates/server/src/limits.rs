//! Counting what guests and addresses do.

use crate::options::{Limits, Rate};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

/// Everything that is counted.
pub(crate) struct RateLimits {
    /// Requests by guest.
    pub requests_of_guest: RateLimit<String>,
    /// Requests by address.
    pub requests_of_address: RateLimit<IpAddr>,
    /// New guests by address.
    pub guests_of_address: RateLimit<IpAddr>,
    /// Messages by guest.
    pub messages_of_guest: RateLimit<String>,
    /// Questions by guest.
    pub questions_of_guest: RateLimit<String>,
    /// Questions by guest that were too many already.
    pub refused_of_guest: RateLimit<String>,
    /// Long work by guest.
    pub replays_of_guest: RateLimit<String>,
    /// Orders of matches by guest.
    pub orders_of_guest: RateLimit<String>,
    /// Printed cards by address.
    pub prints_of_address: RateLimit<IpAddr>,
    /// Open connections by address.
    pub connections: ConcurrencyLimit<IpAddr>,
    /// Open sockets by guest.
    pub sockets_of_guest: ConcurrencyLimit<String>,
    /// Open sockets by address.
    pub sockets_of_address: ConcurrencyLimit<IpAddr>,
}

impl RateLimits {
    /// Starts counting.
    pub fn new(limits: &Limits) -> RateLimits {
        RateLimits {
            requests_of_guest: RateLimit::new(limits.requests_per_guest),
            requests_of_address: RateLimit::new(limits.requests_per_address),
            guests_of_address: RateLimit::new(limits.guests_per_address),
            messages_of_guest: RateLimit::new(limits.messages_per_guest),
            questions_of_guest: RateLimit::new(limits.questions_per_guest),
            refused_of_guest: RateLimit::new(limits.refused_questions_per_guest),
            replays_of_guest: RateLimit::new(limits.replays_per_guest),
            orders_of_guest: RateLimit::new(limits.orders_per_guest),
            prints_of_address: RateLimit::new(limits.prints_per_address),
            connections: ConcurrencyLimit::new(limits.connections_per_address),
            sockets_of_guest: ConcurrencyLimit::new(limits.sockets_per_guest),
            sockets_of_address: ConcurrencyLimit::new(limits.sockets_per_address),
        }
    }

    /// Forgets those who have been quiet for long enough to do all again.
    pub fn retain_recent(&self) {
        self.requests_of_guest.limiter.retain_recent();
        self.requests_of_address.limiter.retain_recent();
        self.guests_of_address.limiter.retain_recent();
        self.messages_of_guest.limiter.retain_recent();
        self.questions_of_guest.limiter.retain_recent();
        self.refused_of_guest.limiter.retain_recent();
        self.replays_of_guest.limiter.retain_recent();
        self.orders_of_guest.limiter.retain_recent();
        self.prints_of_address.limiter.retain_recent();
    }
}

/// How often each may do something.
pub(crate) struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    rate: Rate,
}

impl<K: Hash + Eq + Clone> RateLimit<K> {
    fn new(rate: Rate) -> RateLimit<K> {
        let number = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(rate.per_second)).allow_burst(number(rate.burst));
        RateLimit { limiter: RateLimiter::keyed(quota), rate }
    }

    /// Counts one, unless it would be too many.
    pub fn allows(&self, key: &K) -> bool {
        self.limiter.check_key(key).is_ok()
    }

    /// The limit in words.
    pub fn describe(&self) -> String {
        format!("{} at once and {} a second are allowed", self.rate.burst, self.rate.per_second)
    }
}

/// How many of something each has open.
pub(crate) struct ConcurrencyLimit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    most: u32,
}

/// One that is open; closes when dropped.
pub(crate) struct Permit<K: Hash + Eq> {
    open: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Hash + Eq + Clone> ConcurrencyLimit<K> {
    fn new(most: u32) -> ConcurrencyLimit<K> {
        ConcurrencyLimit { open: Arc::default(), most }
    }

    /// Opens one more, unless it would be too many.
    pub fn acquire(&self, key: K) -> Option<Permit<K>> {
        let mut open = self.open.lock().expect("nobody panics with the lock");
        let count = open.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Permit { open: self.open.clone(), key })
    }

    /// How many each may have open.
    pub fn max_open(&self) -> u32 {
        self.most
    }
}

impl<K: Hash + Eq> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut open = self.open.lock().expect("nobody panics with the lock");
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
        let limit = ConcurrencyLimit::new(2);
        let first = limit.acquire("a").expect("one of two");
        let _second = limit.acquire("a").expect("two of two");
        assert!(limit.acquire("a").is_none());
        assert!(limit.acquire("b").is_some(), "others have places of their own");
        drop(first);
        assert!(limit.acquire("a").is_some());
    }

    #[test]
    fn a_rate_limit_allows_its_burst_and_no_more() {
        let limit = RateLimit::new(Rate { per_second: 1, burst: 3 });
        let allowed = (0..5).filter(|_| limit.allows(&"a")).count();
        assert_eq!(allowed, 3);
        assert!(limit.allows(&"b"));
    }
}
