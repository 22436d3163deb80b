//! Rules about paths: MAP-V-04 to MAP-V-08.

use super::{Fault, counted, ends};
use crate::board::file::Pair;
use crate::board::survey::Survey;
use crate::clauses::{MAP_V_04, MAP_V_05, MAP_V_06, MAP_V_07, MAP_V_08};
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::BTreeSet;

/// A fault that breaks one of the rules MAP-V-04 to MAP-V-08.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum PathFault {
    /// A path ends at an unknown place.
    #[error("the path {} ends at {place}, which is not a place of this board", ends(.path))]
    PathToNowhere { path: Pair, place: String },
    /// A path starts and ends at the same place.
    #[error("a path joins {place} to itself; a path must join two different places")]
    PathToItself { place: String },
    /// The file lists a path more than once, in the same or the other direction.
    #[error("the path {} is listed again; each path must be listed once", ends(.path))]
    PathTwice { path: Pair },
    /// A path joins two headquarters.
    #[error("the path {} joins two headquarters; a path must have a base at one end at least", ends(.path))]
    HqsJoined { path: Pair },
    /// No paths lead from the first place to some places.
    #[error("no paths lead from {from} to {}; all places must be connected", .places.join(", "))]
    PlacesApart { places: Vec<String>, from: String },
    /// Some bases can be reached from the first base only through a headquarters, or not at all.
    #[error("{} cannot be reached from {from} over bases only; all bases must be connected without a headquarters", .bases.join(", "))]
    BasesApart { bases: Vec<String>, from: String },
    /// A headquarters has fewer than two paths.
    #[error("the headquarters {hq} has {}; it must have at least two", counted(.exits, "path"))]
    FewExits { hq: String, exits: u32 },
    /// A base has fewer than two paths.
    #[error("the base {base} is a dead end with {}; it must have at least two", counted(.exits, "path"))]
    DeadEnd { base: String, exits: u32 },
    /// Two paths, drawn as straight lines, meet at a point that is not a common end.
    #[error("the paths {} and {} cross or touch; paths may meet at a common end only", ends(.path), ends(.other))]
    Crossing { path: Pair, other: Pair },
}

impl Cite for PathFault {
    fn clause(&self) -> Clause {
        use PathFault::*;
        match self {
            PathToNowhere { .. } | PathToItself { .. } | PathTwice { .. } => MAP_V_04,
            HqsJoined { .. } => MAP_V_05,
            PlacesApart { .. } | BasesApart { .. } => MAP_V_06,
            FewExits { .. } | DeadEnd { .. } => MAP_V_07,
            Crossing { .. } => MAP_V_08,
        }
    }
}

/// Checks that each path joins two different places of the board. The file may list a path only once, whatever its
/// direction. MAP-V-04
pub(super) fn paths_join_two_places(survey: &Survey, found: &mut Vec<Fault>) {
    let mut listed = BTreeSet::new();
    for path in &survey.board.paths {
        let [one, other] = path;
        if one == other {
            found.push(PathFault::PathToItself { place: one.clone() }.into());
            continue;
        }
        for end in path.iter().filter(|end| survey.number(end).is_none()) {
            found.push(PathFault::PathToNowhere { path: path.clone(), place: end.clone() }.into());
        }
        if !listed.insert((one.min(other), one.max(other))) {
            found.push(PathFault::PathTwice { path: path.clone() }.into());
        }
    }
}

/// Checks that no path joins two headquarters. MAP-V-05
pub(super) fn no_path_joins_hqs(survey: &Survey, found: &mut Vec<Fault>) {
    let is_hq = |number: usize| survey.places[number].owner().is_some();
    let joined = survey.paths.iter().filter(|path| is_hq(path.0) && is_hq(path.1));
    found.extend(joined.map(|&path| PathFault::HqsJoined { path: survey.ends(path) }.into()));
}

/// Checks that paths lead from every place to every other place, and from every base to every other base through bases
/// only. MAP-V-06
pub(super) fn all_hangs_together(survey: &Survey, found: &mut Vec<Fault>) {
    if !survey.places.is_empty() {
        let steps = survey.steps_from(&[0], |_| true);
        let cut_off: Vec<usize> = (0..survey.places.len()).filter(|&place| steps[place].is_none()).collect();
        if !cut_off.is_empty() {
            found.push(PathFault::PlacesApart { places: survey.ids(&cut_off), from: survey.id(0) }.into());
        }
    }
    if let Some(first) = survey.bases().next() {
        let steps = survey.steps_from(&[first], |place| survey.places[place].owner().is_none());
        let cut_off: Vec<usize> = survey.bases().filter(|&base| steps[base].is_none()).collect();
        if !cut_off.is_empty() {
            found.push(PathFault::BasesApart { bases: survey.ids(&cut_off), from: survey.id(first) }.into());
        }
    }
}

/// Checks that at least two paths leave every headquarters and every base. MAP-V-07
pub(super) fn nothing_is_a_dead_end(survey: &Survey, found: &mut Vec<Fault>) {
    for (number, place) in survey.places.iter().enumerate() {
        let exits = survey.neighbours[number].len() as u32;
        if exits < 2 {
            found.push(match place.owner() {
                Some(_) => PathFault::FewExits { hq: place.id.into(), exits }.into(),
                None => PathFault::DeadEnd { base: place.id.into(), exits }.into(),
            });
        }
    }
}

/// Checks that two paths, drawn as straight lines, meet only at a common end. This also proves that the board can be
/// drawn in the plane, which the rule asks for too. MAP-V-08
pub(super) fn no_paths_cross(survey: &Survey, found: &mut Vec<Fault>) {
    for (index, &path) in survey.paths.iter().enumerate() {
        for &other in &survey.paths[index + 1..] {
            if cross(survey, path, other) {
                found.push(PathFault::Crossing { path: survey.ends(path), other: survey.ends(other) }.into());
            }
        }
    }
}

/// Returns whether two different paths meet at a point that is not a common end. Returns false if an end of a path is
/// too far away to be drawn.
fn cross(survey: &Survey, path: (usize, usize), other: (usize, usize)) -> bool {
    let common = [path.0, path.1].into_iter().find(|&end| end == other.0 || end == other.1);
    let from = |start: usize, path: (usize, usize)| survey.section((start, path.0 + path.1 - start));
    match common {
        Some(start) => match (from(start, path), from(start, other)) {
            (Some(section), Some(other)) => section.overlaps_from_start(other),
            _ => false,
        },
        None => match (survey.section(path), survey.section(other)) {
            (Some(section), Some(other)) => section.meets(other),
            _ => false,
        },
    }
}
