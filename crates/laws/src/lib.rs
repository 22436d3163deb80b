//! Laws: properties that every game must have. Tests check them at every moment of games with random decisions.
//!
//! A law is a function of a [`Subject`] and a seed. It plays the game of that seed, and returns the number of its
//! checks or the first [`Breach`]. [`obey`] runs all laws, so the tests of a game need only this call. [`printed`]
//! reads the PDF of printed pages, for the tests of layouts. [`scenarios_hold`] runs the scenario files of a rulebook.

mod coverage;
mod files;
mod hidden;
mod legal;
pub mod planted;
mod position;
pub mod printed;
mod record;
mod scenarios;
mod sealed;
mod subject;
mod told;
mod undone;
mod walk;
mod words;

pub use coverage::Secret;
pub use files::{Files, SetUp, files_hold_positions};
pub use hidden::{imagined_truths_look_alike, legality_is_no_secret, nobody_sees_what_is_hidden};
pub use legal::{candidates_are_the_legal_decisions, games_end, somebody_may_decide};
pub use position::positions_restore;
pub use record::records_replay;
pub use scenarios::scenarios_hold;
pub use sealed::sealed_decisions_commute;
pub use subject::{Alike, Breach, DrawContext, Step, Subject, Twin};
pub use told::telling_changes_nothing;
pub use undone::decisions_are_taken_back;
pub use walk::play_out;
pub use words::words_round_trip;

/// The allocator of every test program that uses this crate. With the system's allocator, tests of laws take a quarter
/// longer.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use coverage::Tally;
use hidden::compare_twins;
use referee::Codec;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::Range;

/// A law, with the function that checks it along one game.
pub struct Law<G: Codec> {
    /// The name, which says what must hold. It is also the name of the function.
    pub name: &'static str,
    /// Takes a subject and a seed. Returns the number of checks, or the first breach.
    pub holds: fn(&Subject<G>, u64) -> Result<u32, Breach>,
}

/// Returns all laws, in the order in which [`obey`] runs them.
pub fn all<G: Codec>() -> Vec<Law<G>> {
    vec![
        Law { name: "somebody_may_decide", holds: somebody_may_decide },
        Law { name: "candidates_are_the_legal_decisions", holds: candidates_are_the_legal_decisions },
        Law { name: "games_end", holds: games_end },
        Law { name: "telling_changes_nothing", holds: telling_changes_nothing },
        Law { name: "positions_restore", holds: positions_restore },
        Law { name: "files_hold_positions", holds: files_hold_positions },
        Law { name: "records_replay", holds: records_replay },
        Law { name: "decisions_are_taken_back", holds: decisions_are_taken_back },
        Law { name: "imagined_truths_look_alike", holds: imagined_truths_look_alike },
        Law { name: "legality_is_no_secret", holds: legality_is_no_secret },
        Law { name: "nobody_sees_what_is_hidden", holds: nobody_sees_what_is_hidden },
        Law { name: "sealed_decisions_commute", holds: sealed_decisions_commute },
        Law { name: "words_round_trip", holds: words_round_trip },
    ]
}

/// Reads a value of any type from JSON. Tests call this function instead of `serde_json::from_value`. The games read
/// JSON in the same way (`catalogue::from_json`), so the compiler makes no second copy of the code that reads a type.
///
/// # Panics
/// The JSON does not describe a value of this type.
#[track_caller]
pub fn from_json<T: DeserializeOwned>(value: &Value) -> T {
    serde_path_to_error::deserialize(value).unwrap_or_else(|fault| panic!("{fault}: {value}"))
}

/// Checks every law along the game of each seed.
///
/// # Panics
/// In the same cases as [`obey_except`].
pub fn obey<G: Codec>(subject: &Subject<G>, seeds: Range<u64>) {
    obey_except(&[], subject, seeds);
}

/// Checks every law except those in `names`, along the game of each seed.
///
/// # Panics
/// - A law is broken. The message has the law, the seed, the step and the breach.
/// - A law made no check. Two laws may make none: `sealed_decisions_commute` in a game without sealed decisions, and
///   `files_hold_positions` in a game without scenario files.
/// - The law of non-interference found twins, or twins that differ in a secret, less often than the subject requires.
pub fn obey_except<G: Codec>(names: &[&str], subject: &Subject<G>, seeds: Range<u64>) {
    let mut tally = Tally::new(subject);
    for law in all::<G>().into_iter().filter(|law| !names.contains(&law.name)) {
        let is_counted = law.name == "nobody_sees_what_is_hidden";
        let mut looks = 0;
        for seed in seeds.clone() {
            let held = if is_counted { compare_twins(subject, seed, &mut tally) } else { (law.holds)(subject, seed) };
            looks += held.unwrap_or_else(|breach| panic!("{breach}"));
        }
        let short = if is_counted { tally.shortfalls(subject) } else { Vec::new() };
        assert!(short.is_empty(), "{} compared too little with seeds {seeds:?}: {}", law.name, short.join("; "));
        let is_idle = match law.name {
            "sealed_decisions_commute" => subject.sealed_alike.is_none(),
            "files_hold_positions" => subject.files.is_none(),
            _ => false,
        };
        assert!(looks > 0 || is_idle, "{} made no check with seeds {seeds:?}", law.name);
    }
}

/// Returns the name of each law that the game breaks in the games of these seeds, with the first breach.
pub fn broken<G: Codec>(subject: &Subject<G>, seeds: Range<u64>) -> Vec<(&'static str, Breach)> {
    let first = |law: &Law<G>| seeds.clone().find_map(|seed| (law.holds)(subject, seed).err());
    all::<G>().into_iter().filter_map(|law| first(&law).map(|breach| (law.name, breach))).collect()
}
