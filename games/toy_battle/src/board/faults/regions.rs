//! Rules about regions: MAP-V-10 to MAP-V-13.

use std::collections::{BTreeMap, BTreeSet};

use super::super::fault::Fault;
use super::super::file::Region;
use super::super::plane::{Point, strictly_inside};
use super::super::survey::Survey;
use super::repeated;

/// A boundary is a round of at least three different places, each joined to the next by a path and the last to the first.
/// Inside it lie no place and no path, so that it is a face of the drawing, and no other region has the same round,
/// wherever it starts and whichever way it runs. MAP-V-10
pub(super) fn boundaries_are_faces(survey: &Survey, found: &mut Vec<Fault>) {
    let mut rounds: BTreeMap<Vec<usize>, &str> = BTreeMap::new();
    for region in &survey.board.regions {
        let before = found.len();
        boundary_is_made_of_places(survey, region, found);
        let Some(boundary) = survey.numbers(&region.boundary).filter(|_| found.len() == before) else { continue };
        boundary_follows_paths(survey, region, &boundary, found);
        boundary_encloses_nothing(survey, region, &boundary, found);
        match rounds.entry(canonical(&boundary)) {
            std::collections::btree_map::Entry::Vacant(entry) => {
                entry.insert(&region.id);
            }
            std::collections::btree_map::Entry::Occupied(entry) => {
                found.push(Fault::RegionTwice { region: region.id.clone(), other: (*entry.get()).into() });
            }
        }
    }
}

/// The boundary names at least three places, known ones, none of them twice.
fn boundary_is_made_of_places(survey: &Survey, region: &Region, found: &mut Vec<Fault>) {
    let boundary = &region.boundary;
    if boundary.len() < 3 {
        found.push(Fault::BoundaryShort { region: region.id.clone(), places: boundary.len() as u32 });
    }
    let unknown: BTreeSet<&String> = boundary.iter().filter(|id| survey.number(id).is_none()).collect();
    for place in unknown {
        found.push(Fault::BoundaryUnknown { region: region.id.clone(), place: place.clone() });
    }
    for place in repeated(boundary) {
        found.push(Fault::BoundaryTwice { region: region.id.clone(), place: place.clone() });
    }
}

/// Every step of the boundary is a path.
fn boundary_follows_paths(survey: &Survey, region: &Region, boundary: &[usize], found: &mut Vec<Fault>) {
    for step in steps(boundary) {
        if !survey.neighbours[step.0].contains(&step.1) {
            found.push(Fault::BoundaryNoPath { region: region.id.clone(), step: survey.ends(step) });
        }
    }
}

/// No place lies strictly inside the boundary, and no path between two of its places runs through the inside. Since
/// nothing but such a path can lie inside without a place inside or a crossing, which MAP-V-08 lists, that is all. The
/// paths of the boundary itself have their middles on its border, not inside.
fn boundary_encloses_nothing(survey: &Survey, region: &Region, boundary: &[usize], found: &mut Vec<Fault>) {
    let Some(polygon) = survey.polygon(boundary) else { return };
    for (number, place) in survey.places.iter().enumerate() {
        if !boundary.contains(&number) && place.at.is_some_and(|at| strictly_inside(&polygon, at)) {
            found.push(Fault::EnclosesPlace { region: region.id.clone(), place: place.id.into() });
        }
    }
    for &path in &survey.paths {
        let joins_boundary = boundary.contains(&path.0) && boundary.contains(&path.1);
        if joins_boundary && survey.section(path).is_some_and(|section| section.middle_inside(&polygon)) {
            found.push(Fault::EnclosesPath { region: region.id.clone(), path: survey.ends(path) });
        }
    }
}

/// The steps of a round, the last one back to the start.
fn steps(round: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    round.iter().copied().zip(round.iter().copied().cycle().skip(1))
}

/// A round as it reads from its lowest place towards the lower of that place's two neighbours.
pub(super) fn canonical(round: &[usize]) -> Vec<usize> {
    let mut round = round.to_vec();
    if let Some(start) = (0..round.len()).min_by_key(|&index| round[index]) {
        round.rotate_left(start);
        if round.len() > 2 && round[1] > round[round.len() - 1] {
            round[1..].reverse();
        }
    }
    round
}

/// The spot where the medals are drawn lies strictly inside the boundary. A boundary that is too short or names unknown
/// places has no inside to judge by. MAP-V-11
pub(super) fn labels_lie_inside(survey: &Survey, found: &mut Vec<Fault>) {
    for region in &survey.board.regions {
        let Some(label) = region.label else {
            found.push(Fault::LabelMissing { region: region.id.clone() });
            continue;
        };
        let boundary = survey.numbers(&region.boundary).filter(|boundary| boundary.len() >= 3);
        let Some(polygon) = boundary.and_then(|boundary| survey.polygon(&boundary)) else { continue };
        let spot = Point::at(label.x, label.y);
        if !spot.is_some_and(|spot| strictly_inside(&polygon, spot)) {
            found.push(Fault::LabelOutside { region: region.id.clone(), x: label.x, y: label.y });
        }
    }
}

/// The bases of a region are the bases on its boundary, in any order, each once, and there are at least three. MAP-V-12
pub(super) fn bases_are_those_of_the_boundary(survey: &Survey, found: &mut Vec<Fault>) {
    const LEAST: u32 = 3;
    for region in &survey.board.regions {
        unknown_bases(survey, region, found);
        let known = |id: &String| is_base(survey, id);
        let listed: BTreeSet<&String> = region.bases.iter().filter(|id| known(id)).collect();
        let around: BTreeSet<&String> = region.boundary.iter().filter(|id| known(id)).collect();
        let missing: Vec<String> = around.difference(&listed).map(|id| (*id).clone()).collect();
        let twice = repeated(region.bases.iter().filter(|id| known(id)));
        let mut extra: Vec<String> = listed.difference(&around).map(|id| (*id).clone()).collect();
        extra.extend(twice.into_iter().cloned());
        if !missing.is_empty() || !extra.is_empty() {
            found.push(Fault::RegionBases { region: region.id.clone(), missing, extra });
        }
        let bases = listed.len() as u32;
        if bases < LEAST {
            found.push(Fault::FewBases { region: region.id.clone(), bases, least: LEAST });
        }
    }
}

/// Lists what a region calls a base and the board does not. MAP-V-12
pub(super) fn unknown_bases(survey: &Survey, region: &Region, found: &mut Vec<Fault>) {
    let unknown: BTreeSet<&String> = region.bases.iter().filter(|id| !is_base(survey, id)).collect();
    for base in unknown {
        found.push(Fault::RegionUnknownBase { region: region.id.clone(), base: base.clone() });
    }
}

/// Returns whether an id is that of a base.
fn is_base(survey: &Survey, id: &str) -> bool {
    survey.number(id).is_some_and(|number| survey.places[number].owner().is_none())
}

/// A region has one to four medals, and the total, if given, is the sum of all regions. MAP-V-13
pub(super) fn medals_are_one_to_four(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    for region in board.regions.iter().filter(|region| !(1..=4).contains(&region.medals)) {
        found.push(Fault::RegionMedals { region: region.id.clone(), medals: region.medals });
    }
    let sum = board.medals();
    if let Some(total_medals) = board.total_medals.filter(|&total| u64::from(total) != sum) {
        found.push(Fault::TotalMedals { total_medals, sum });
    }
}
