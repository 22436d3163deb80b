//! Rules about paths: MAP-V-04 to MAP-V-08.

use std::collections::BTreeSet;

use super::super::fault::Fault;
use super::super::survey::Survey;

/// Both ends of a path are places of the board, and different ones; no path is listed again, in either direction. MAP-V-04
pub(super) fn paths_join_two_places(survey: &Survey, found: &mut Vec<Fault>) {
    let mut listed = BTreeSet::new();
    for path in &survey.board.paths {
        let [one, other] = path;
        if one == other {
            found.push(Fault::PathToItself { place: one.clone() });
            continue;
        }
        for end in path.iter().filter(|end| survey.number(end).is_none()) {
            found.push(Fault::PathToNowhere { path: path.clone(), place: end.clone() });
        }
        if !listed.insert((one.min(other), one.max(other))) {
            found.push(Fault::PathTwice { path: path.clone() });
        }
    }
}

/// A path has a base at one end at least. MAP-V-05
pub(super) fn no_path_joins_hqs(survey: &Survey, found: &mut Vec<Fault>) {
    let is_hq = |number: usize| survey.places[number].owner().is_some();
    let joined = survey.paths.iter().filter(|path| is_hq(path.0) && is_hq(path.1));
    found.extend(joined.map(|&path| Fault::HqsJoined { path: survey.ends(path) }));
}

/// Paths lead from every place to every other, and from every base to every other base through bases alone. MAP-V-06
pub(super) fn all_hangs_together(survey: &Survey, found: &mut Vec<Fault>) {
    if !survey.places.is_empty() {
        let steps = survey.steps_from(&[0], |_| true);
        let cut_off: Vec<usize> = (0..survey.places.len()).filter(|&place| steps[place].is_none()).collect();
        if !cut_off.is_empty() {
            found.push(Fault::PlacesApart { places: survey.ids(&cut_off), from: survey.id(0) });
        }
    }
    if let Some(first) = survey.bases().next() {
        let steps = survey.steps_from(&[first], |place| survey.places[place].owner().is_none());
        let cut_off: Vec<usize> = survey.bases().filter(|&base| steps[base].is_none()).collect();
        if !cut_off.is_empty() {
            found.push(Fault::BasesApart { bases: survey.ids(&cut_off), from: survey.id(first) });
        }
    }
}

/// Two paths or more leave every headquarters, and two or more leave every base. MAP-V-07
pub(super) fn nothing_is_a_dead_end(survey: &Survey, found: &mut Vec<Fault>) {
    for (number, place) in survey.places.iter().enumerate() {
        let exits = survey.neighbours[number].len() as u32;
        if exits < 2 {
            found.push(match place.owner() {
                Some(_) => Fault::FewExits { hq: place.id.into(), exits },
                None => Fault::DeadEnd { base: place.id.into(), exits },
            });
        }
    }
}

/// As drawn, with straight paths, two paths have no point in common but an end that they share. A drawing like that shows
/// that the board is planar, so nothing else has to be judged for it. MAP-V-08
pub(super) fn no_paths_cross(survey: &Survey, found: &mut Vec<Fault>) {
    for (index, &path) in survey.paths.iter().enumerate() {
        for &other in &survey.paths[index + 1..] {
            if cross(survey, path, other) {
                found.push(Fault::Crossing { path: survey.ends(path), other: survey.ends(other) });
            }
        }
    }
}

/// Returns whether two different paths meet elsewhere than at a common end.
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
