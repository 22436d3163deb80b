//! Rules about winning, terrain and fairness: MAP-V-14 to MAP-V-18.

mod symmetry;

use super::super::fault::Fault;
use super::super::file::{Owner, Special, Terrain};
use super::super::survey::{PlaceKind, Survey};
use super::repeated;

pub(super) use symmetry::sides_are_even;

/// Values of Troops as files spell them.
const VALUES: [&str; 8] = ["K", "1", "2", "3", "4", "5", "6", "7"];

/// The medals to win are at least one and at most the total, at least half of the total less one, at most three quarters
/// of it, and more than any single region gives. The total is the sum of the regions. Nothing is rounded: half of 13 is
/// six and a half, so 6 to 9 of 13 are allowed, six being the first whole number from five and a half on. MAP-V-14
pub(super) fn medals_to_win_are_fitting(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let (medals_to_win, total) = (board.medals_to_win, board.medals());
    let needed = u64::from(medals_to_win);
    if !(1..=total).contains(&needed) {
        found.push(Fault::WinRange { medals_to_win, total });
    } else if 2 * (needed + 1) < total || 4 * needed > 3 * total {
        found.push(Fault::WinMiddle { medals_to_win, total });
    }
    let richest = board.regions.iter().rev().max_by_key(|region| region.medals);
    if let Some(region) = richest.filter(|region| region.medals >= medals_to_win) {
        found.push(Fault::WinRichest { medals_to_win, region: region.id.clone(), medals: region.medals });
    }
}

/// Special bases are of the one kind of their terrain. A terrain that has such a kind has such a base at least; the
/// Caribbean Sea and plain ground have none. MAP-V-15
pub(super) fn specials_match_the_terrain(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let own_kind = board.terrain.special_kind();
    let kinds = board.bases.iter().filter_map(|base| Some((&base.id, base.special.as_ref()?.kind())));
    for (base, kind) in kinds.clone().filter(|&(_, kind)| Some(kind) != own_kind) {
        found.push(Fault::ForeignSpecial { base: base.clone(), kind, terrain: board.terrain });
    }
    if let Some(kind) = own_kind
        && !kinds.clone().any(|(_, other)| other == kind)
    {
        found.push(Fault::NoSpecial { terrain: board.terrain, kind });
    }
}

/// A list of allowed values is a set of K and 1 to 7, and not empty. A restricted headquarters allows three values at
/// least, and only the Tropical Pool restricts headquarters. MAP-V-16
pub(super) fn values_are_values(survey: &Survey, found: &mut Vec<Fault>) {
    const LEAST: u32 = 3;
    let terrain = survey.board.terrain;
    for place in &survey.places {
        match place.kind {
            PlaceKind::Base(base) => {
                if let Some(Special::Allow { values }) = &base.special {
                    values_are_a_set(&base.id, values, found);
                }
            }
            PlaceKind::Hq(hq) => {
                let Some(values) = &hq.allow else { continue };
                values_are_a_set(&hq.id, values, found);
                let allowed = VALUES.iter().filter(|&value| values.iter().any(|said| said == value)).count() as u32;
                if !values.is_empty() && allowed < LEAST {
                    found.push(Fault::FewValues { hq: hq.id.clone(), values: allowed, least: LEAST });
                }
                if terrain != Terrain::TropicalPool {
                    found.push(Fault::HqRestricted { hq: hq.id.clone(), terrain });
                }
            }
        }
    }
}

/// The values at one place are known ones, none twice, and there are some.
fn values_are_a_set(place: &str, values: &[String], found: &mut Vec<Fault>) {
    if values.is_empty() {
        found.push(Fault::NoValues { place: place.into() });
    }
    for value in values.iter().filter(|value| !VALUES.contains(&value.as_str())) {
        found.push(Fault::UnknownValue { place: place.into(), value: value.clone() });
    }
    for value in repeated(values) {
        found.push(Fault::ValueTwice { place: place.into(), value: value.clone() });
    }
}

/// From its headquarters each side reaches each enemy headquarters, and it takes five placements or more. Every Troop of
/// the shortest way counts, the one on the enemy headquarters too: four bases in a row and the headquarters are five. Ways
/// lead through bases only. A Hook saves nothing, since a headquarters must be connected when it is taken. MAP-V-17
pub(super) fn hqs_are_within_reach_but_not_near(survey: &Survey, found: &mut Vec<Fault>) {
    const LEAST: u32 = 5;
    for owner in [Owner::Blue, Owner::Red] {
        let own: Vec<usize> = survey.hqs().filter(|&(_, other)| other == owner).map(|(hq, _)| hq).collect();
        if own.is_empty() {
            continue; // MAP-V-03 says so
        }
        let placements = survey.steps_from(&own, |place| survey.places[place].owner().is_none());
        for (hq, _) in survey.hqs().filter(|&(_, other)| other != owner) {
            match placements[hq] {
                None => found.push(Fault::Unreachable { owner, hq: survey.id(hq) }),
                Some(placements) if placements < LEAST => {
                    found.push(Fault::TooNear { owner, hq: survey.id(hq), placements, least: LEAST });
                }
                Some(_) => {}
            }
        }
    }
}
