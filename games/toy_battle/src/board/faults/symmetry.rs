//! Checks that a board is fair to both sides: it is symmetric, or bots of both sides have won about equally often on
//! it. MAP-V-18

use super::regions::canonical;
use super::{Fault, counted, ends};
use crate::board::file::{Pair, Symmetry, SymmetryKind};
use crate::board::share::Share;
use crate::board::survey::{Place, PlaceKind, Survey};
use crate::clauses::MAP_V_18;
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::BTreeMap;

/// The least and the largest share of the measured games that blue may win on a board that is not symmetric, in per
/// cent.
const EVEN_PERCENT: (u32, u32) = (45, 55);

/// A fault that breaks the rule MAP-V-18.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum SymmetryFault {
    /// A pair of partners names an unknown place.
    #[error("the pair {} names {place}, which is not a place of this board", ends(.pair))]
    PairUnknown { pair: Pair, place: String },
    /// A place is in no pair.
    #[error("{place} has no partner; on a symmetric board every place must be in one pair")]
    PairMissing { place: String },
    /// A place is in more than one pair.
    #[error("{place} is in more than one pair; every place must be in one")]
    PairTwice { place: String },
    /// A pair has a base and a headquarters, or two headquarters of the same side.
    #[error("the partners {} do not swap sides; bases pair with bases, and headquarters with the enemy's", ends(.pair))]
    PairOwner { pair: Pair },
    /// Partners differ in their special kinds or in their allowed values.
    #[error("the partners {} differ in special kind or values; these must be the same", ends(.pair))]
    PairSpecial { pair: Pair },
    /// No path joins the partners of the ends of a path.
    #[error("the path {} has no counterpart; there must be a path {}", ends(.path), ends(.counterpart))]
    PairPath { path: Pair, counterpart: Pair },
    /// No region has the partners of a region's boundary as its boundary.
    #[error("{region} has no counterpart; there must be a region with the boundary {}", .counterpart.join(", "))]
    PairRegion { region: String, counterpart: Vec<String> },
    /// A region and its counterpart differ in medals.
    #[error("{region} has {} and its counterpart {other} has {other_medals}; counterparts must have the same number", counted(.medals, "medal"))]
    PairMedals { region: String, medals: u32, other: String, other_medals: u32 },
    /// A board that is not symmetric has no measured balance.
    #[error("the board is not symmetric and has no measured balance; it must have one, measured in at least one game")]
    BalanceMissing {},
    /// Blue wins too few or too many of the measured games.
    #[error(
        "blue wins {blue_wins} of all games; on a board that is not symmetric, this share must be from {least_percent} to {most_percent} per cent"
    )]
    Unbalanced { blue_wins: Share, least_percent: u32, most_percent: u32 },
}

impl Cite for SymmetryFault {
    fn clause(&self) -> Clause {
        MAP_V_18
    }
}

/// Checks that the board is fair to both sides. On a symmetric board every place is in exactly one pair of partners.
/// Partners have opposite owners, and the same special kind and values. If each place is replaced by its partner, each
/// path becomes a path, and each region becomes a region with the same number of medals. The coordinates do not have to
/// be symmetric. Every other board must have a balance that was measured in at least one game. Blue must have won 45 to
/// 55 per cent of these games. MAP-V-18
pub(super) fn sides_are_even(survey: &Survey, found: &mut Vec<Fault>) {
    match &survey.board.symmetry {
        Some(symmetry) if symmetry.kind != SymmetryKind::None => {
            let partners = partners(survey, symmetry, found);
            partners_are_alike(survey, symmetry, found);
            paths_have_counterparts(survey, &partners, found);
            regions_have_counterparts(survey, &partners, found);
        }
        _ => balance_is_even(survey, found),
    }
}

/// Returns the partner of each place, in the order of the places; `None` for a place without a partner. Reports places
/// that are not in exactly one pair.
fn partners(survey: &Survey, symmetry: &Symmetry, found: &mut Vec<Fault>) -> Vec<Option<usize>> {
    let mut partners = vec![None; survey.places.len()];
    let mut pairs_of = vec![0_u32; survey.places.len()];
    for pair in &symmetry.pairs {
        for place in pair.iter().filter(|place| survey.number(place).is_none()) {
            found.push(SymmetryFault::PairUnknown { pair: pair.clone(), place: place.clone() }.into());
        }
        let (Some(one), Some(other)) = (survey.number(&pair[0]), survey.number(&pair[1])) else { continue };
        pairs_of[one] += 1;
        pairs_of[other] += u32::from(one != other);
        partners[one].get_or_insert(other);
        partners[other].get_or_insert(one);
    }
    for (number, place) in survey.places.iter().enumerate() {
        match pairs_of[number] {
            0 => found.push(SymmetryFault::PairMissing { place: place.id.into() }.into()),
            1 => {}
            _ => found.push(SymmetryFault::PairTwice { place: place.id.into() }.into()),
        }
    }
    partners
}

/// Checks each pair. It must be two bases with the same special kind and values, or a headquarters of each side with
/// the same values.
fn partners_are_alike(survey: &Survey, symmetry: &Symmetry, found: &mut Vec<Fault>) {
    for pair in &symmetry.pairs {
        let (Some(one), Some(other)) = (survey.number(&pair[0]), survey.number(&pair[1])) else { continue };
        found.extend(unlike(&survey.places[one], &survey.places[other], pair));
    }
}

/// Returns the fault of a pair whose two places differ; `None` if they are alike.
fn unlike(one: &Place, other: &Place, pair: &Pair) -> Option<Fault> {
    let same = match (one.kind, other.kind) {
        (PlaceKind::Base(one), PlaceKind::Base(other)) => {
            let kinds = (one.special.as_ref().map(|it| it.kind()), other.special.as_ref().map(|it| it.kind()));
            kinds.0 == kinds.1 && one.allowed_values() == other.allowed_values()
        }
        (PlaceKind::Hq(one), PlaceKind::Hq(other)) if one.owner != other.owner => {
            one.allowed_values() == other.allowed_values()
        }
        _ => return Some(SymmetryFault::PairOwner { pair: pair.clone() }.into()),
    };
    (!same).then(|| SymmetryFault::PairSpecial { pair: pair.clone() }.into())
}

/// Checks for each path that a path also joins the partners of its ends.
fn paths_have_counterparts(survey: &Survey, partners: &[Option<usize>], found: &mut Vec<Fault>) {
    for &path in &survey.paths {
        let (Some(one), Some(other)) = (partners[path.0], partners[path.1]) else { continue };
        if !survey.neighbours[one].contains(&other) {
            let counterpart = survey.ends((one, other));
            found.push(SymmetryFault::PairPath { path: survey.ends(path), counterpart }.into());
        }
    }
}

/// Checks that each region has a counterpart with the same number of medals. The boundary of the counterpart consists
/// of the partners of the region's places.
fn regions_have_counterparts(survey: &Survey, partners: &[Option<usize>], found: &mut Vec<Fault>) {
    let regions = &survey.board.regions;
    let rounds: Vec<Option<Vec<usize>>> = regions.iter().map(|region| survey.numbers(&region.boundary)).collect();
    let by_round: BTreeMap<Vec<usize>, usize> = rounds
        .iter()
        .enumerate()
        .rev()
        .filter_map(|(index, round)| Some((canonical(round.as_ref()?), index)))
        .collect();
    for (index, region) in regions.iter().enumerate() {
        let Some(round) = rounds[index].as_ref().filter(|round| !round.is_empty()) else { continue };
        let counterpart: Option<Vec<usize>> = round.iter().map(|&place| partners[place]).collect();
        let Some(counterpart) = counterpart else { continue };
        match by_round.get(&canonical(&counterpart)) {
            None => found.push(
                SymmetryFault::PairRegion { region: region.id.clone(), counterpart: survey.ids(&counterpart) }.into(),
            ),
            Some(&other) if other > index && regions[other].medals != region.medals => found.push(
                SymmetryFault::PairMedals {
                    region: region.id.clone(),
                    medals: region.medals,
                    other: regions[other].id.clone(),
                    other_medals: regions[other].medals,
                }
                .into(),
            ),
            Some(_) => {}
        }
    }
}

/// Checks that the board has a measured balance, and that blue won 45 to 55 per cent of the measured games.
fn balance_is_even(survey: &Survey, found: &mut Vec<Fault>) {
    let (least_percent, most_percent) = EVEN_PERCENT;
    match &survey.board.balance {
        Some(balance) if balance.games > 0 => {
            let even = Share::of_percent(least_percent)..=Share::of_percent(most_percent);
            if !even.contains(&balance.blue_wins) {
                found.push(
                    SymmetryFault::Unbalanced { blue_wins: balance.blue_wins, least_percent, most_percent }.into(),
                );
            }
        }
        _ => found.push(SymmetryFault::BalanceMissing {}.into()),
    }
}
