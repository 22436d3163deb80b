//! Planted faults, each of which a law or a test must catch.
//!
//! A game has a feature `mutants` and a type that lists faults; its rules are opened with at most one of them. Its tests
//! open every game through a function that asks [`planted`], so that a law or a test of a clause can be run as it is,
//! once soundly and once with a fault.

use crate::{Subject, all};
use referee::Codec;
use std::any::Any;
use std::cell::RefCell;
use std::fmt::Debug;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    /// The fault that the running test plants in every game it opens, whatever its type.
    static PLANTED: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Returns the fault to plant in a game that is opened now, if there is one.
pub fn planted<M: Copy + 'static>() -> Option<M> {
    PLANTED.with_borrow(|planted| planted.as_ref()?.downcast_ref().copied())
}

/// Asserts that a test of the rules holds without a fault, and fails while it is planted.
///
/// # Panics
/// The test fails without the fault, or does not notice it.
pub fn caught_by_test<M: Copy + Debug + 'static>(mutant: M, test: fn()) {
    test();
    noticed_by_test(mutant, test);
}

/// Asserts that a test of the rules fails while a fault is planted. For tests that run by themselves too.
///
/// # Panics
/// The test does not notice the fault.
pub fn noticed_by_test<M: Copy + Debug + 'static>(mutant: M, test: fn()) {
    let caught = with(mutant, || catch_unwind(test)).is_err();
    assert!(caught, "{mutant:?} goes unnoticed");
}

/// Asserts that a law, known by its name, holds at every table without a fault, and is broken at one of them while it is
/// planted. The tables are opened anew for both; a law that cannot be looked at for a panic counts as broken, because a
/// leak may make nonsense of imagined truths.
///
/// # Panics
/// There is no such law or no table, the law is broken without the fault, or it does not notice the fault.
pub fn caught_by_law<G: Codec, M: Copy + Debug + 'static>(
    mutant: M,
    law: &str,
    seeds: Range<u64>,
    tables: impl Fn() -> Vec<Subject<G>>,
) {
    let law = all::<G>().into_iter().find(|known| known.name == law).expect("a law of that name");
    let is_broken = |subject: &Subject<G>, seed| {
        catch_unwind(AssertUnwindSafe(|| (law.holds)(subject, seed))).map_or(true, |held| held.is_err())
    };
    let breaks = || tables().iter().any(|subject| seeds.clone().any(|seed| is_broken(subject, seed)));
    assert!(!breaks(), "{} breaks without a fault", law.name);
    assert!(with(mutant, breaks), "{mutant:?} goes unnoticed by {}", law.name);
}

/// Does something while a fault is planted, and takes the fault away even if that panics.
fn with<M: 'static, T>(mutant: M, what: impl FnOnce() -> T) -> T {
    struct Planting;
    impl Drop for Planting {
        fn drop(&mut self) {
            PLANTED.set(None);
        }
    }
    PLANTED.set(Some(Box::new(mutant)));
    let _planting = Planting;
    what()
}
