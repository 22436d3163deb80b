//! Laws: properties that every game must have. Tests check them along games played at random.
//!
//! A law is a function of a [`Subject`] and a seed. It plays games by that seed. It returns the number of its checks,
//! or the first [`Breach`]. [`obey`] runs all laws, so the tests of a game need only this call. [`printed`] reads
//! printed pages back, for the tests of layouts.

mod coverage;
mod hidden;
mod legal;
pub mod planted;
mod position;
pub mod printed;
mod record;
mod sealed;
mod subject;
mod told;
mod undone;
mod walk;
mod words;

pub use coverage::Secret;
pub use hidden::{imagined_truths_look_alike, legality_is_no_secret, nobody_sees_what_is_hidden};
pub use legal::{candidates_are_the_legal_decisions, games_end, somebody_may_decide};
pub use position::positions_restore;
pub use record::records_replay;
pub use sealed::sealed_decisions_commute;
pub use subject::{Alike, Breach, DrawContext, Step, Subject, Twin};
pub use told::telling_changes_nothing;
pub use undone::decisions_are_taken_back;
pub use walk::play_out;
pub use words::words_round_trip;

use coverage::Tally;
use hidden::compare_twins;
use referee::Codec;
use std::ops::Range;

/// A law, with a function that searches one game for a breach.
pub struct Law<G: Codec> {
    /// The name, which says what must hold.
    pub name: &'static str,
    /// Returns how many moments it checked, or the first breach.
    pub holds: fn(&Subject<G>, u64) -> Result<u32, Breach>,
}

/// Lists the laws.
pub fn all<G: Codec>() -> Vec<Law<G>> {
    vec![
        Law { name: "somebody_may_decide", holds: somebody_may_decide },
        Law { name: "candidates_are_the_legal_decisions", holds: candidates_are_the_legal_decisions },
        Law { name: "games_end", holds: games_end },
        Law { name: "telling_changes_nothing", holds: telling_changes_nothing },
        Law { name: "positions_restore", holds: positions_restore },
        Law { name: "records_replay", holds: records_replay },
        Law { name: "decisions_are_taken_back", holds: decisions_are_taken_back },
        Law { name: "imagined_truths_look_alike", holds: imagined_truths_look_alike },
        Law { name: "legality_is_no_secret", holds: legality_is_no_secret },
        Law { name: "nobody_sees_what_is_hidden", holds: nobody_sees_what_is_hidden },
        Law { name: "sealed_decisions_commute", holds: sealed_decisions_commute },
        Law { name: "words_round_trip", holds: words_round_trip },
    ]
}

/// Runs every law along one game for each seed.
///
/// # Panics
/// In the same cases as [`obey_except`].
pub fn obey<G: Codec>(subject: &Subject<G>, seeds: Range<u64>) {
    obey_except(&[], subject, seeds);
}

/// Runs every law except those that are named, along one game for each seed.
///
/// # Panics
/// - A law is broken. The message has the law, the seed, the step and the breach.
/// - A law had nothing to check. Only the law of sealed decisions may check nothing, and only in a game without such
///   decisions.
/// - Twins were found, or differed in a secret, less often than the subject requires.
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
        assert!(short.is_empty(), "{} compared too little in games {seeds:?}: {}", law.name, short.join("; "));
        let is_idle = law.name == "sealed_decisions_commute" && subject.sealed_alike.is_none();
        assert!(looks > 0 || is_idle, "{} had nothing to look at in games {seeds:?}", law.name);
    }
}

/// Names the laws that the game breaks along the games of these seeds, each with its first breach.
pub fn broken<G: Codec>(subject: &Subject<G>, seeds: Range<u64>) -> Vec<(&'static str, Breach)> {
    let first = |law: &Law<G>| seeds.clone().find_map(|seed| (law.holds)(subject, seed).err());
    all::<G>().into_iter().filter_map(|law| first(&law).map(|breach| (law.name, breach))).collect()
}
