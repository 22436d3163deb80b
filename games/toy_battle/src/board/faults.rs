//! The validity rules of boards, MAP-V-01 to MAP-V-18, and the limits of this program, MAP-LIMIT-01.
//!
//! Each rule is one function that adds the faults it finds. Some rules depend on another rule. Such a rule judges only
//! the parts of the board that obey the other rule. For example, MAP-V-04 reports a path to an unknown place, and the
//! rules after it ignore this path.

mod fairness;
mod limits;
mod paths;
mod places;
mod regions;
mod symmetry;

use super::file::{BoardFile, Owner, Pair};
use super::survey::Survey;
use referee::{Cite, Clause};
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;

pub use fairness::FairnessFault;
pub use limits::{LimitFault, MOST_BASES, MOST_PLACES, MOST_REGIONS};
pub use paths::PathFault;
pub use places::PlaceFault;
pub use regions::RegionFault;
pub use symmetry::SymmetryFault;

/// One fault of a board. Its `Display` says what the board has and what is allowed.
///
/// Its JSON is `{"rule": "MAP-V-08", "because": "…", "type": "crossing", …data}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(remote = "Self", untagged)]
#[error(transparent)]
pub enum Fault {
    /// A fault of MAP-LIMIT-01.
    Limit(#[from] LimitFault),
    /// A fault of MAP-V-01, 02, 03 or 09.
    Place(#[from] PlaceFault),
    /// A fault of MAP-V-04 to MAP-V-08.
    Path(#[from] PathFault),
    /// A fault of MAP-V-10 to MAP-V-13.
    Region(#[from] RegionFault),
    /// A fault of MAP-V-14 to MAP-V-17.
    Fairness(#[from] FairnessFault),
    /// A fault of MAP-V-18.
    Symmetry(#[from] SymmetryFault),
}

impl Cite for Fault {
    fn clause(&self) -> Clause {
        match self {
            Fault::Limit(fault) => fault.clause(),
            Fault::Place(fault) => fault.clause(),
            Fault::Path(fault) => fault.clause(),
            Fault::Region(fault) => fault.clause(),
            Fault::Fairness(fault) => fault.clause(),
            Fault::Symmetry(fault) => fault.clause(),
        }
    }
}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Said<'a> {
            rule: &'static str,
            because: String,
            #[serde(flatten, serialize_with = "Fault::serialize")]
            data: &'a Fault,
        }
        Said { rule: self.clause().id(), because: self.to_string(), data: self }.serialize(writer)
    }
}

/// Returns all faults of a board by the validity rules, in the order of the rules. A match needs a board without
/// faults.
///
/// If the board exceeds a limit of the program, the list has only the exceeded limits.
pub fn faults(board: &BoardFile) -> Vec<Fault> {
    let mut found = limits::beyond_limits(board);
    if !found.is_empty() {
        return found;
    }
    let survey = Survey::of(board);
    let found = &mut found;
    places::ids_are_unique(&survey, found);
    places::places_lie_inside(&survey, found);
    places::each_side_has_an_hq(&survey, found);
    paths::paths_join_two_places(&survey, found);
    paths::no_path_joins_hqs(&survey, found);
    paths::all_hangs_together(&survey, found);
    paths::nothing_is_a_dead_end(&survey, found);
    paths::no_paths_cross(&survey, found);
    places::places_have_room(&survey, found);
    regions::boundaries_are_faces(&survey, found);
    regions::labels_lie_inside(&survey, found);
    regions::bases_are_those_of_the_boundary(&survey, found);
    regions::medals_are_one_to_four(&survey, found);
    fairness::medals_to_win_are_fitting(&survey, found);
    fairness::specials_match_the_terrain(&survey, found);
    fairness::values_are_values(&survey, found);
    fairness::hqs_are_within_reach_but_not_near(&survey, found);
    symmetry::sides_are_even(&survey, found);
    std::mem::take(found)
}

/// Returns the faults that not even the board of a position may have, such as exceeded limits of the program, ids used
/// twice, and names of unknown things. A board without such faults may still break validity rules.
pub fn obstacles(board: &BoardFile) -> Vec<Fault> {
    let mut found = limits::beyond_limits(board);
    if !found.is_empty() {
        return found;
    }
    let survey = Survey::of(board);
    places::ids_are_unique(&survey, &mut found);
    paths::paths_join_two_places(&survey, &mut found);
    regions::there_are_bases(&survey, &mut found);
    fairness::medals_win(&survey, &mut found);
    fairness::values_are_values(&survey, &mut found);
    found.retain(|fault| match fault {
        Fault::Path(fault) => !matches!(fault, PathFault::PathTwice { .. }),
        Fault::Fairness(fault) => !fault.is_harmless(),
        _ => true,
    });
    found
}

/// Returns each thing that occurs more than once in a list. The result is in the order of the second occurrences.
fn repeated<T: Ord + Copy>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let (mut seen, mut told, mut repeated) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for thing in things {
        if !seen.insert(thing) && told.insert(thing) {
            repeated.push(thing);
        }
    }
    repeated
}

/// Writes a path, or a pair of partners, as `b1–b2`.
fn ends(pair: &Pair) -> String {
    format!("{}–{}", pair[0], pair[1])
}

/// Writes a number with its noun in the singular or plural, such as `1 path` or `3 paths`.
fn counted(count: &u32, noun: &str) -> String {
    if *count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// Returns the name of a side for use in sentences.
fn side(owner: &Owner) -> &'static str {
    match owner {
        Owner::Blue => "blue",
        Owner::Red => "red",
    }
}
