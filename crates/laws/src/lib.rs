//! What every game must obey, whatever its rules: laws over a game, checked along games played at random.
//!
//! A law is a function of a [`Subject`] and a seed. It plays games by that seed, and returns how often it looked, or the
//! first [`Breach`]. [`obey`] runs all of them; a game's tests need one call.

mod hidden;
mod legal;
pub mod mutants;
pub mod planted;
mod record;
mod sealed;
mod subject;
mod told;
mod walk;
mod words;

pub use hidden::{imagined_truths_look_alike, legality_is_no_secret, nobody_sees_what_is_hidden};
pub use legal::{candidates_are_the_legal_decisions, games_end, somebody_may_decide};
pub use record::records_replay;
pub use sealed::sealed_decisions_commute;
pub use subject::{Alike, Breach, Glance, Step, Subject, Twin};
pub use told::telling_changes_nothing;
pub use walk::play_out;
pub use words::words_round_trip;

use referee::Words;
use std::ops::Range;

/// A law: its name, and the function that looks for a breach along one game.
pub struct Law<G: Words> {
    /// What holds, as a name.
    pub name: &'static str,
    /// Returns how often it looked.
    pub holds: fn(&Subject<G>, u64) -> Result<u32, Breach>,
}

/// Lists the laws.
pub fn all<G: Words>() -> Vec<Law<G>> {
    vec![
        Law { name: "somebody_may_decide", holds: somebody_may_decide },
        Law { name: "candidates_are_the_legal_decisions", holds: candidates_are_the_legal_decisions },
        Law { name: "games_end", holds: games_end },
        Law { name: "telling_changes_nothing", holds: telling_changes_nothing },
        Law { name: "records_replay", holds: records_replay },
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
/// A law is broken: with the law, the seed, the step and what was seen. Or a law never had anything to look at: only
/// sealed decisions may be missing, from a game that has none.
pub fn obey<G: Words>(subject: &Subject<G>, seeds: Range<u64>) {
    for law in all::<G>() {
        let mut looks = 0;
        for seed in seeds.clone() {
            match (law.holds)(subject, seed) {
                Ok(more) => looks += more,
                Err(breach) => panic!("{breach}"),
            }
        }
        let is_idle = law.name == "sealed_decisions_commute" && subject.sealed_alike.is_none();
        assert!(looks > 0 || is_idle, "{} had nothing to look at in games {seeds:?}", law.name);
    }
}

/// Names the laws that the game breaks along the games of these seeds, each with its first breach.
pub fn broken<G: Words>(subject: &Subject<G>, seeds: Range<u64>) -> Vec<(&'static str, Breach)> {
    let first = |law: &Law<G>| seeds.clone().find_map(|seed| (law.holds)(subject, seed).err());
    all::<G>().into_iter().filter_map(|law| first(&law).map(|breach| (law.name, breach))).collect()
}
