//! Rules about ids, the drawing area, headquarters and the room between places: MAP-V-01, 02, 03 and 09.

use super::{Fault, ends, repeated, side};
use crate::board::file::{Owner, Pair};
use crate::board::survey::Survey;
use crate::clauses::{MAP_V_01, MAP_V_02, MAP_V_03, MAP_V_09};
use referee::{Cite, Clause};
use serde::Serialize;

/// The longest side of a drawing area, in drawing units.
const MOST_AREA: i32 = 100_000;

/// The least distance between two places, in drawing units.
const BETWEEN_PLACES: i64 = 110;

/// The least distance between a place and a path that does not end at the place, in drawing units.
const FROM_PATHS: i64 = 55;

/// A fault that breaks one of the rules MAP-V-01, 02, 03 and 09.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum PlaceFault {
    /// Two or more headquarters, bases or regions have the same id.
    #[error("the id {id} is used more than once; every id must be different")]
    IdTwice { id: String },
    /// The drawing area is empty or too large.
    #[error("the drawing area is {w} by {h}; each side must be from 1 to {most}")]
    DrawingArea { w: i32, h: i32, most: i32 },
    /// A place lies outside the drawing area.
    #[error("{place} lies at ({x}, {y}); it must lie inside the drawing area, which is {w} by {h}")]
    OutsideArea { place: String, x: i32, y: i32, w: i32, h: i32 },
    /// A side has no headquarters.
    #[error("{} has no headquarters; each side must have at least one", side(.owner))]
    NoHq { owner: Owner },
    /// Two places are too close together.
    #[error("{place} and {other} are {distance} units apart; places must be at least {BETWEEN_PLACES} apart")]
    PlacesClose { place: String, other: String, distance: i64 },
    /// A place is too close to a path that does not end at the place.
    #[error("{place} lies {distance} units from the path {}, which does not end there; the distance must be at least {FROM_PATHS}", ends(.path))]
    PathClose { place: String, path: Pair, distance: i64 },
}

impl Cite for PlaceFault {
    fn clause(&self) -> Clause {
        use PlaceFault::*;
        match self {
            IdTwice { .. } => MAP_V_01,
            DrawingArea { .. } | OutsideArea { .. } => MAP_V_02,
            NoHq { .. } => MAP_V_03,
            PlacesClose { .. } | PathClose { .. } => MAP_V_09,
        }
    }
}

/// Checks that all ids of headquarters, bases and regions differ. MAP-V-01
pub(super) fn ids_are_unique(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let ids = board.hqs.iter().map(|hq| &hq.id).chain(board.bases.iter().map(|base| &base.id));
    let ids = ids.chain(board.regions.iter().map(|region| &region.id));
    found.extend(repeated(ids).into_iter().map(|id| PlaceFault::IdTwice { id: id.clone() }.into()));
}

/// Checks that the centre of every place lies in the drawing area or on its edge. If the file has no `size`, the area
/// extends to the right and down as far as needed, so only negative coordinates are outside. MAP-V-02
pub(super) fn places_lie_inside(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let area = board.drawing_area();
    let sides = 1..=MOST_AREA;
    if !sides.contains(&area.w) || !sides.contains(&area.h) {
        found.push(PlaceFault::DrawingArea { w: area.w, h: area.h, most: MOST_AREA }.into());
    }
    let hqs = board.hqs.iter().map(|hq| (&hq.id, hq.x, hq.y));
    let places = hqs.chain(board.bases.iter().map(|base| (&base.id, base.x, base.y)));
    let outside = places.filter(|(_, x, y)| !(0..=area.w).contains(x) || !(0..=area.h).contains(y));
    found.extend(
        outside.map(|(id, x, y)| PlaceFault::OutsideArea { place: id.clone(), x, y, w: area.w, h: area.h }.into()),
    );
}

/// Checks that blue and red have at least one headquarters each. MAP-V-03
pub(super) fn each_side_has_an_hq(survey: &Survey, found: &mut Vec<Fault>) {
    let without = [Owner::Blue, Owner::Red].into_iter().filter(|&side| survey.hqs().all(|(_, owner)| owner != side));
    found.extend(without.map(|owner| PlaceFault::NoHq { owner }.into()));
}

/// Checks that places are at least 110 units apart, and at least 55 units from every path that does not end at them. So
/// discs with a radius of 55 units around the places do not overlap, and no path of other places crosses them. MAP-V-09
pub(super) fn places_have_room(survey: &Survey, found: &mut Vec<Fault>) {
    for (number, place) in survey.places.iter().enumerate() {
        for other in &survey.places[..number] {
            let (Some(at), Some(other_at)) = (place.at, other.at) else { continue };
            let distance = at.squared_distance(other_at).isqrt();
            if distance < BETWEEN_PLACES {
                found.push(PlaceFault::PlacesClose { place: other.id.into(), other: place.id.into(), distance }.into());
            }
        }
    }
    for (number, place) in survey.places.iter().enumerate() {
        for &path in &survey.paths {
            let (Some(at), Some(section)) = (place.at, survey.section(path)) else { continue };
            let distance = section.distance(at);
            if path.0 != number && path.1 != number && distance < FROM_PATHS {
                found.push(PlaceFault::PathClose { place: place.id.into(), path: survey.ends(path), distance }.into());
            }
        }
    }
}
