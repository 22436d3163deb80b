//! Rules about places: MAP-V-01, 02, 03 and 09.

use super::super::fault::Fault;
use super::super::file::Owner;
use super::super::survey::Survey;
use super::repeated;

/// Longest side of a drawing area in drawing units. Places inside such an area are within reach of exact geometry.
pub const MOST_AREA: i32 = 100_000;

/// Least distance between two places in drawing units.
const BETWEEN_PLACES: i64 = 110;

/// Least distance of a place from a path that is not its own, in drawing units.
const FROM_PATHS: i64 = 55;

/// Headquarters, bases and regions share one list of ids, and no id stands in it twice. MAP-V-01
pub(super) fn ids_are_unique(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let ids = board.hqs.iter().map(|hq| &hq.id).chain(board.bases.iter().map(|base| &base.id));
    let ids = ids.chain(board.regions.iter().map(|region| &region.id));
    found.extend(repeated(ids).into_iter().map(|id| Fault::IdTwice { id: id.clone() }));
}

/// The centre of every place lies in the drawing area or on its edge. Without a `size` the area reaches as far right and
/// down as needed, so only negative coordinates are outside. MAP-V-02
pub(super) fn places_lie_inside(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let area = board.drawing_area();
    let sides = 1..=MOST_AREA;
    if !sides.contains(&area.w) || !sides.contains(&area.h) {
        found.push(Fault::DrawingArea { w: area.w, h: area.h, most: MOST_AREA });
    }
    let hqs = board.hqs.iter().map(|hq| (&hq.id, hq.x, hq.y));
    let places = hqs.chain(board.bases.iter().map(|base| (&base.id, base.x, base.y)));
    let outside = places.filter(|(_, x, y)| !(0..=area.w).contains(x) || !(0..=area.h).contains(y));
    found.extend(outside.map(|(id, x, y)| Fault::OutsideArea { place: id.clone(), x, y, w: area.w, h: area.h }));
}

/// Blue and red have a headquarters each, or more. MAP-V-03
pub(super) fn each_side_has_an_hq(survey: &Survey, found: &mut Vec<Fault>) {
    let without = [Owner::Blue, Owner::Red].into_iter().filter(|&side| survey.hqs().all(|(_, owner)| owner != side));
    found.extend(without.map(|owner| Fault::NoHq { owner }));
}

/// Two places are 110 units apart or more, and a place is 55 units or more from every path that does not end at it:
/// discs of 55 units round the places may touch each other and paths, but not overlap. MAP-V-09
pub(super) fn places_have_room(survey: &Survey, found: &mut Vec<Fault>) {
    for (number, place) in survey.places.iter().enumerate() {
        for other in &survey.places[..number] {
            let (Some(at), Some(other_at)) = (place.at, other.at) else { continue };
            let distance = at.squared_distance(other_at).isqrt();
            if distance < BETWEEN_PLACES {
                found.push(Fault::PlacesClose { place: other.id.into(), other: place.id.into(), distance });
            }
        }
    }
    for (number, place) in survey.places.iter().enumerate() {
        for &path in &survey.paths {
            let (Some(at), Some(section)) = (place.at, survey.section(path)) else { continue };
            let distance = section.distance(at);
            if path.0 != number && path.1 != number && distance < FROM_PATHS {
                found.push(Fault::PathClose { place: place.id.into(), path: survey.ends(path), distance });
            }
        }
    }
}
