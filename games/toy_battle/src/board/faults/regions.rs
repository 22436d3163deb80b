//! Rules about the boundaries, bases and medals of regions: MAP-V-10 to MAP-V-13.

use super::{Fault, counted, ends, repeated};
use crate::board::file::{Pair, Region};
use crate::board::plane::{Point, strictly_inside};
use crate::board::survey::Survey;
use crate::clauses::{MAP_V_10, MAP_V_11, MAP_V_12, MAP_V_13};
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A fault that breaks one of the rules MAP-V-10 to MAP-V-13.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum RegionFault {
    /// A boundary has fewer than three places.
    #[error("the boundary of {region} has {}; it must have at least three", counted(.places, "place"))]
    BoundaryShort { region: String, places: u32 },
    /// A boundary names an unknown place.
    #[error("the boundary of {region} names {place}, which is not a place of this board")]
    BoundaryUnknown { region: String, place: String },
    /// A boundary names a place more than once.
    #[error("the boundary of {region} passes {place} twice; a boundary must pass each place only once")]
    BoundaryTwice { region: String, place: String },
    /// Two places follow each other in a boundary, but no path joins them.
    #[error("the boundary of {region} goes from {} to {}, but no path joins these places; a boundary must follow paths", .step[0], .step[1])]
    BoundaryNoPath { region: String, step: Pair },
    /// A boundary encloses a place.
    #[error("the boundary of {region} encloses {place}; a region must enclose no place")]
    EnclosesPlace { region: String, place: String },
    /// A boundary encloses a path.
    #[error("the boundary of {region} encloses the path {}; a region must enclose no path", ends(.path))]
    EnclosesPath { region: String, path: Pair },
    /// A region has the same boundary as another region.
    #[error("{region} has the same boundary as {other}; no region may be listed twice")]
    RegionTwice { region: String, other: String },
    /// The file does not say where the medals of a region are drawn.
    #[error("{region} has no label; it must have one: the point where its medals are drawn")]
    LabelMissing { region: String },
    /// The point where the medals are drawn is not inside the region.
    #[error("the label of {region} stands at ({x}, {y}); it must stand inside the region")]
    LabelOutside { region: String, x: i32, y: i32 },
    /// A region names an unknown base.
    #[error("{region} lists {base}, which is not a base of this board")]
    RegionUnknownBase { region: String, base: String },
    /// The list of bases of a region does not match its boundary.
    #[error("the list of bases of {region} {}; it must hold exactly the bases of the boundary", difference(.missing, .extra))]
    RegionBases { region: String, missing: Vec<String>, extra: Vec<String> },
    /// A region has too few bases.
    #[error("{region} has {}; it must have at least {least}", counted(.bases, "base"))]
    FewBases { region: String, bases: u32, least: u32 },
    /// A region has too few or too many medals.
    #[error("{region} has {}; it must have one to four", counted(.medals, "medal"))]
    RegionMedals { region: String, medals: u32 },
    /// `total_medals` of the file is not the sum of the regions' medals.
    #[error("the total of medals is given as {total_medals}; it must be the sum of the regions, {sum}")]
    TotalMedals { total_medals: u32, sum: u64 },
}

impl Cite for RegionFault {
    fn clause(&self) -> Clause {
        use RegionFault::*;
        match self {
            BoundaryShort { .. }
            | BoundaryUnknown { .. }
            | BoundaryTwice { .. }
            | BoundaryNoPath { .. }
            | EnclosesPlace { .. }
            | EnclosesPath { .. }
            | RegionTwice { .. } => MAP_V_10,
            LabelMissing { .. } | LabelOutside { .. } => MAP_V_11,
            RegionUnknownBase { .. } | RegionBases { .. } | FewBases { .. } => MAP_V_12,
            RegionMedals { .. } | TotalMedals { .. } => MAP_V_13,
        }
    }
}

/// Writes which bases a list lacks, and which bases should not be in the list.
fn difference(missing: &[String], extra: &[String]) -> String {
    match (missing.join(", "), extra.join(", ")) {
        (missing, extra) if extra.is_empty() => format!("lacks {missing}"),
        (missing, extra) if missing.is_empty() => format!("has {extra}"),
        (missing, extra) => format!("lacks {missing} and has {extra}"),
    }
}

/// Checks that each boundary is a closed line through at least three different places. A path must join each place to
/// the next, and the last place to the first. No place and no path may lie inside: the region is a face of the drawing.
/// No other region may have the same boundary, whatever its start and direction. MAP-V-10
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
                found.push(RegionFault::RegionTwice { region: region.id.clone(), other: (*entry.get()).into() }.into());
            }
        }
    }
}

/// Checks that the boundary has at least three places, that the board has each of them, and that none occurs twice.
fn boundary_is_made_of_places(survey: &Survey, region: &Region, found: &mut Vec<Fault>) {
    let boundary = &region.boundary;
    if boundary.len() < 3 {
        found.push(RegionFault::BoundaryShort { region: region.id.clone(), places: boundary.len() as u32 }.into());
    }
    let unknown: BTreeSet<&String> = boundary.iter().filter(|id| survey.number(id).is_none()).collect();
    for place in unknown {
        found.push(RegionFault::BoundaryUnknown { region: region.id.clone(), place: place.clone() }.into());
    }
    for place in repeated(boundary) {
        found.push(RegionFault::BoundaryTwice { region: region.id.clone(), place: place.clone() }.into());
    }
}

/// Checks that a path joins each place of the boundary to the next, and the last place to the first.
fn boundary_follows_paths(survey: &Survey, region: &Region, boundary: &[usize], found: &mut Vec<Fault>) {
    for step in steps(boundary) {
        if !survey.neighbours[step.0].contains(&step.1) {
            found.push(RegionFault::BoundaryNoPath { region: region.id.clone(), step: survey.ends(step) }.into());
        }
    }
}

/// Checks that no place lies strictly inside the boundary, and that no path between two places of the boundary runs
/// through the inside. These two checks are enough: any other path inside would end at a place inside, or would cross
/// the boundary, which MAP-V-08 reports. The boundary's own paths pass, because their middles lie on the border.
fn boundary_encloses_nothing(survey: &Survey, region: &Region, boundary: &[usize], found: &mut Vec<Fault>) {
    let Some(polygon) = survey.polygon(boundary) else { return };
    for (number, place) in survey.places.iter().enumerate() {
        if !boundary.contains(&number) && place.at.is_some_and(|at| strictly_inside(&polygon, at)) {
            found.push(RegionFault::EnclosesPlace { region: region.id.clone(), place: place.id.into() }.into());
        }
    }
    for &path in &survey.paths {
        let joins_boundary = boundary.contains(&path.0) && boundary.contains(&path.1);
        if joins_boundary && survey.section(path).is_some_and(|section| section.middle_inside(&polygon)) {
            found.push(RegionFault::EnclosesPath { region: region.id.clone(), path: survey.ends(path) }.into());
        }
    }
}

/// Returns each place of a boundary with the next place. The last pair leads back to the start.
fn steps(round: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    round.iter().copied().zip(round.iter().copied().cycle().skip(1))
}

/// Returns a boundary in a form that does not depend on its start and direction. The form starts at the place with the
/// lowest number, and goes on to the lower of its two neighbours.
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

/// Checks that the point where the medals are drawn lies strictly inside the boundary. It skips boundaries that are too
/// short or name unknown places. MAP-V-11
pub(super) fn labels_lie_inside(survey: &Survey, found: &mut Vec<Fault>) {
    for region in &survey.board.regions {
        let Some(label) = region.label else {
            found.push(RegionFault::LabelMissing { region: region.id.clone() }.into());
            continue;
        };
        let boundary = survey.numbers(&region.boundary).filter(|boundary| boundary.len() >= 3);
        let Some(polygon) = boundary.and_then(|boundary| survey.polygon(&boundary)) else { continue };
        let spot = Point::at(label.x, label.y);
        if !spot.is_some_and(|spot| strictly_inside(&polygon, spot)) {
            found.push(RegionFault::LabelOutside { region: region.id.clone(), x: label.x, y: label.y }.into());
        }
    }
}

/// Checks that the list of bases of each region has every base of its boundary exactly once and no other base. The
/// order does not matter. There must be at least three bases. MAP-V-12
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
            found.push(RegionFault::RegionBases { region: region.id.clone(), missing, extra }.into());
        }
        let bases = listed.len() as u32;
        if bases < LEAST {
            found.push(RegionFault::FewBases { region: region.id.clone(), bases, least: LEAST }.into());
        }
    }
}

/// Checks that each region has at least one base, and that the board has all its bases. This is all that a position
/// needs of MAP-V-12. MAP-V-12
pub(super) fn there_are_bases(survey: &Survey, found: &mut Vec<Fault>) {
    for region in &survey.board.regions {
        unknown_bases(survey, region, found);
        if region.bases.is_empty() {
            found.push(RegionFault::FewBases { region: region.id.clone(), bases: 0, least: 1 }.into());
        }
    }
}

/// Reports each id in the list of bases of a region that is not the id of a base. MAP-V-12
fn unknown_bases(survey: &Survey, region: &Region, found: &mut Vec<Fault>) {
    let unknown: BTreeSet<&String> = region.bases.iter().filter(|id| !is_base(survey, id)).collect();
    for base in unknown {
        found.push(RegionFault::RegionUnknownBase { region: region.id.clone(), base: base.clone() }.into());
    }
}

/// Returns whether an id belongs to a base.
fn is_base(survey: &Survey, id: &str) -> bool {
    survey.number(id).is_some_and(|number| survey.places[number].owner().is_none())
}

/// Checks that each region has one to four medals. If the file has `total_medals`, it must be the sum of the regions'
/// medals. MAP-V-13
pub(super) fn medals_are_one_to_four(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    for region in board.regions.iter().filter(|region| !(1..=4).contains(&region.medals)) {
        found.push(RegionFault::RegionMedals { region: region.id.clone(), medals: region.medals }.into());
    }
    let sum = board.medals();
    if let Some(total_medals) = board.total_medals.filter(|&total| u64::from(total) != sum) {
        found.push(RegionFault::TotalMedals { total_medals, sum }.into());
    }
}
