//! Threads that a caller lends to a bot.

use std::num::NonZero;
use std::thread;

/// New threads for each decision of a bot. The thread that calls is one of them.
#[derive(Clone, Copy, Debug)]
pub struct ScopedThreads(pub NonZero<usize>);

impl search::Threads for ScopedThreads {
    fn count(&self) -> usize {
        self.0.get()
    }

    fn run(&self, work: &(dyn Fn() + Sync)) {
        thread::scope(|scope| {
            for _ in 1..self.0.get() {
                scope.spawn(work);
            }
            work();
        });
    }
}
