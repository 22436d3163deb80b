//! A board in a form that is easy to judge: places by number, paths as pairs of numbers.

use std::collections::{BTreeMap, BTreeSet};

use super::file::{Base, BoardFile, Hq, Owner, Pair};
use super::plane::{Point, Section};

/// A headquarters or a base.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    /// The id of the place in the board file.
    pub id: &'a str,
    /// The centre of the place; `None` if a coordinate exceeds [`REACH`](super::plane::REACH).
    pub at: Option<Point>,
    /// Whether the place is a headquarters or a base, with its entry in the board file.
    pub kind: PlaceKind<'a>,
}

/// A place's entry in the board file.
#[derive(Clone, Copy)]
pub(super) enum PlaceKind<'a> {
    /// The place is a headquarters.
    Hq(&'a Hq),
    /// The place is a base.
    Base(&'a Base),
}

impl Place<'_> {
    /// Returns the owner of a headquarters; `None` for a base.
    pub fn owner(&self) -> Option<Owner> {
        match self.kind {
            PlaceKind::Hq(hq) => Some(hq.owner),
            PlaceKind::Base(_) => None,
        }
    }
}

/// A board with the facts that the validity rules need. A place's number is its index in `places`. If several places
/// have the same id, the id stands for the first. The survey leaves out paths that end at an unknown place, paths that
/// join a place to itself, and repetitions of a path. MAP-V-01 and MAP-V-04 report these faults.
pub(super) struct Survey<'a> {
    /// The board as its file describes it.
    pub board: &'a BoardFile,
    /// The headquarters, then the bases.
    pub places: Vec<Place<'a>>,
    /// The paths in the order of the file, as numbers of places. The lower number comes first.
    pub paths: Vec<(usize, usize)>,
    /// The neighbours of each place: places that a path joins to it.
    pub neighbours: Vec<BTreeSet<usize>>,
    numbers: BTreeMap<&'a str, usize>,
}

impl<'a> Survey<'a> {
    /// Builds the survey of a board, which may have faults.
    pub fn of(board: &'a BoardFile) -> Survey<'a> {
        let hqs = board.hqs.iter().map(|hq| Place { id: &hq.id, at: Point::at(hq.x, hq.y), kind: PlaceKind::Hq(hq) });
        let bases = board.bases.iter();
        let bases =
            bases.map(|base| Place { id: &base.id, at: Point::at(base.x, base.y), kind: PlaceKind::Base(base) });
        let mut survey =
            Survey { board, places: Vec::new(), paths: Vec::new(), neighbours: Vec::new(), numbers: BTreeMap::new() };
        for place in hqs.chain(bases) {
            if !survey.numbers.contains_key(place.id) {
                survey.numbers.insert(place.id, survey.places.len());
                survey.places.push(place);
            }
        }
        survey.neighbours = vec![BTreeSet::new(); survey.places.len()];
        for [one, other] in &board.paths {
            let (Some(one), Some(other)) = (survey.number(one), survey.number(other)) else { continue };
            if one != other && survey.neighbours[one].insert(other) {
                survey.neighbours[other].insert(one);
                survey.paths.push((one.min(other), one.max(other)));
            }
        }
        survey
    }

    /// Returns the number of the place with this id.
    pub fn number(&self, id: &str) -> Option<usize> {
        self.numbers.get(id).copied()
    }

    /// Returns the numbers of the places with these ids; `None` if an id is unknown.
    pub fn numbers(&self, ids: &[String]) -> Option<Vec<usize>> {
        ids.iter().map(|id| self.number(id)).collect()
    }

    /// Returns the id of the place with this number.
    pub fn id(&self, number: usize) -> String {
        self.places[number].id.to_owned()
    }

    /// Returns the ids of the places with these numbers.
    pub fn ids(&self, numbers: &[usize]) -> Vec<String> {
        numbers.iter().map(|&number| self.id(number)).collect()
    }

    /// Returns the ids of the two ends of a path.
    pub fn ends(&self, path: (usize, usize)) -> Pair {
        [self.id(path.0), self.id(path.1)]
    }

    /// Returns the straight line that draws a path; `None` if an end has no point.
    pub fn section(&self, path: (usize, usize)) -> Option<Section> {
        Some(Section { from: self.places[path.0].at?, to: self.places[path.1].at? })
    }

    /// Returns the corners of a boundary; `None` if a corner has no point.
    pub fn polygon(&self, boundary: &[usize]) -> Option<Vec<Point>> {
        boundary.iter().map(|&number| self.places[number].at).collect()
    }

    /// Lists the numbers of the bases.
    pub fn bases(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.places.len()).filter(|&number| self.places[number].owner().is_none())
    }

    /// Lists the numbers of the headquarters, with their owners.
    pub fn hqs(&self) -> impl Iterator<Item = (usize, Owner)> + '_ {
        self.places.iter().enumerate().filter_map(|(number, place)| Some((number, place.owner()?)))
    }

    /// Returns for every place the number of paths on the shortest way from any of `starts`; `None` if no way leads
    /// there. A way may pass only through places for which `passes` returns true.
    pub fn steps_from(&self, starts: &[usize], passes: impl Fn(usize) -> bool) -> Vec<Option<u32>> {
        let mut steps = vec![None; self.places.len()];
        let mut ring: Vec<usize> = starts.to_vec();
        ring.iter().for_each(|&start| steps[start] = Some(0));
        let mut taken = 0;
        while !ring.is_empty() {
            taken += 1;
            let mut next = Vec::new();
            for place in ring {
                if !starts.contains(&place) && !passes(place) {
                    continue;
                }
                for &neighbour in &self.neighbours[place] {
                    if steps[neighbour].is_none() {
                        steps[neighbour] = Some(taken);
                        next.push(neighbour);
                    }
                }
            }
            ring = next;
        }
        steps
    }
}
