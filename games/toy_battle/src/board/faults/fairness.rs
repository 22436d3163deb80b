//! Rules about the medals to win, special bases, lists of values, and the way to a headquarters: MAP-V-14 to MAP-V-17.

use super::{Fault, counted, repeated, side};
use crate::board::file::{Owner, Special, Terrain};
use crate::board::survey::{PlaceKind, Survey};
use crate::clauses::{MAP_V_14, MAP_V_15, MAP_V_16, MAP_V_17};
use referee::{Cite, Clause};
use serde::Serialize;

/// The values of Troops as board files write them: `K` for Kwak, and the strengths 1 to 7.
const VALUES: [&str; 8] = ["K", "1", "2", "3", "4", "5", "6", "7"];

/// A fault that breaks one of the rules MAP-V-14 to MAP-V-17.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum FairnessFault {
    /// The number of medals to win is 0, or more than the board has.
    #[error("{medals_to_win} medals are needed to win; the number must be at least 1 and at most the total, {total}")]
    WinRange { medals_to_win: u32, total: u64 },
    /// The number of medals to win is too low or too high for the total.
    #[error("{medals_to_win} of {total} medals are needed to win; the number must be at least half of the total less one, and at most three quarters of it: {}", middle(.total))]
    WinMiddle { medals_to_win: u32, total: u64 },
    /// One region alone gives enough medals to win.
    #[error("{medals_to_win} medals win, and {region} alone gives {medals}; no single region may be enough")]
    WinRichest { medals_to_win: u32, region: String, medals: u32 },
    /// A special base has a kind that its terrain does not have.
    #[error("{base} is special of kind {kind}, which the terrain {} does not have", .terrain.id())]
    ForeignSpecial { base: String, kind: &'static str, terrain: Terrain },
    /// The terrain has a kind of special base, but the board has no special base.
    #[error("no base is special; the terrain {} must have at least one of kind {kind}", .terrain.id())]
    NoSpecial { terrain: Terrain, kind: &'static str },
    /// A list of values is empty.
    #[error("{place} allows no value; it must allow at least one of K and 1 to 7")]
    NoValues { place: String },
    /// A list of values holds something that is not a value.
    #[error("{place} allows {value:?}, which is not a value; values are K and 1 to 7")]
    UnknownValue { place: String, value: String },
    /// A list of values holds a value twice.
    #[error("{place} lists the value {value} again; it may list each value only once")]
    ValueTwice { place: String, value: String },
    /// A restricted headquarters allows too few values.
    #[error("the headquarters {hq} allows {}; a restricted headquarters must allow at least {least}", counted(.values, "value"))]
    FewValues { hq: String, values: u32, least: u32 },
    /// A headquarters is restricted outside the Tropical Pool.
    #[error("the headquarters {hq} is restricted on the terrain {}; only the Tropical Pool restricts headquarters", .terrain.id())]
    HqRestricted { hq: String, terrain: Terrain },
    /// A side cannot reach an enemy headquarters.
    #[error("{} cannot reach the headquarters {hq}; each side must be able to reach each enemy headquarters", side(.owner))]
    Unreachable { owner: Owner, hq: String },
    /// A side can reach an enemy headquarters in too few placements.
    #[error("{} reaches the headquarters {hq} in {}; it must take at least {least}", side(.owner), counted(.placements, "placement"))]
    TooNear { owner: Owner, hq: String, placements: u32, least: u32 },
}

impl Cite for FairnessFault {
    fn clause(&self) -> Clause {
        use FairnessFault::*;
        match self {
            WinRange { .. } | WinMiddle { .. } | WinRichest { .. } => MAP_V_14,
            ForeignSpecial { .. } | NoSpecial { .. } => MAP_V_15,
            NoValues { .. } | UnknownValue { .. } | ValueTwice { .. } | FewValues { .. } | HqRestricted { .. } => {
                MAP_V_16
            }
            Unreachable { .. } | TooNear { .. } => MAP_V_17,
        }
    }
}

impl FairnessFault {
    /// Returns whether a position can still be played despite this fault. Meant for faults of MAP-V-16.
    pub(super) const fn is_harmless(&self) -> bool {
        matches!(self, Self::FewValues { .. } | Self::HqRestricted { .. } | Self::ValueTwice { .. })
    }
}

/// Returns the range that MAP-V-14 allows for the medals to win, such as "from 6 to 9" for a total of 13.
fn middle(total: &u64) -> String {
    format!("from {} to {}", total.div_ceil(2).saturating_sub(1).max(1), total * 3 / 4)
}

/// Checks the number of medals to win. The number must be at least one, at most the total, and more than any single
/// region gives. It must also be at least half of the total less one, and at most three quarters of the total. The
/// total is the sum of the regions' medals. The bounds are not rounded: for a total of 13 they are 5.5 and 9.75, so 6
/// to 9 are allowed. MAP-V-14
pub(super) fn medals_to_win_are_fitting(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let (medals_to_win, total) = (board.medals_to_win, board.medals());
    let needed = u64::from(medals_to_win);
    if !(1..=total).contains(&needed) {
        found.push(FairnessFault::WinRange { medals_to_win, total }.into());
    } else if 2 * (needed + 1) < total || 4 * needed > 3 * total {
        found.push(FairnessFault::WinMiddle { medals_to_win, total }.into());
    }
    let richest = board.regions.iter().rev().max_by_key(|region| region.medals);
    if let Some(region) = richest.filter(|region| region.medals >= medals_to_win) {
        found
            .push(FairnessFault::WinRichest { medals_to_win, region: region.id.clone(), medals: region.medals }.into());
    }
}

/// Checks that at least one medal is needed to win. This is all that a position needs of MAP-V-14. MAP-V-14
pub(super) fn medals_win(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    if board.medals_to_win == 0 {
        found.push(FairnessFault::WinRange { medals_to_win: 0, total: board.medals() }.into());
    }
}

/// Checks that every special base has the kind of its terrain, and that a terrain with special bases has at least one.
/// The Caribbean Sea and plain ground have none. MAP-V-15
pub(super) fn specials_match_the_terrain(survey: &Survey, found: &mut Vec<Fault>) {
    let board = survey.board;
    let own_kind = board.terrain.special_kind();
    let kinds = board.bases.iter().filter_map(|base| Some((&base.id, base.special.as_ref()?.kind())));
    for (base, kind) in kinds.clone().filter(|&(_, kind)| Some(kind) != own_kind) {
        found.push(FairnessFault::ForeignSpecial { base: base.clone(), kind, terrain: board.terrain }.into());
    }
    if let Some(kind) = own_kind
        && !kinds.clone().any(|(_, other)| other == kind)
    {
        found.push(FairnessFault::NoSpecial { terrain: board.terrain, kind }.into());
    }
}

/// Checks each list of allowed values: its values are from K and 1 to 7, none occurs twice, and the list is not empty.
/// A restricted headquarters must allow at least three values. Only the Tropical Pool restricts headquarters. MAP-V-16
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
                    found.push(FairnessFault::FewValues { hq: hq.id.clone(), values: allowed, least: LEAST }.into());
                }
                if terrain != Terrain::TropicalPool {
                    found.push(FairnessFault::HqRestricted { hq: hq.id.clone(), terrain }.into());
                }
            }
        }
    }
}

/// Checks the list of values of one place: each value is known and occurs once, and the list is not empty.
fn values_are_a_set(place: &str, values: &[String], found: &mut Vec<Fault>) {
    if values.is_empty() {
        found.push(FairnessFault::NoValues { place: place.into() }.into());
    }
    for value in values.iter().filter(|value| !VALUES.contains(&value.as_str())) {
        found.push(FairnessFault::UnknownValue { place: place.into(), value: value.clone() }.into());
    }
    for value in repeated(values) {
        found.push(FairnessFault::ValueTwice { place: place.into(), value: value.clone() }.into());
    }
}

/// Checks that each side can reach each enemy headquarters from its own, and needs at least five placements to do so.
/// The count includes the Troop on the enemy headquarters: four bases in a row and the headquarters make five
/// placements. The way leads over bases only. Hook does not make it shorter, because a headquarters must be connected
/// to be taken. MAP-V-17
pub(super) fn hqs_are_within_reach_but_not_near(survey: &Survey, found: &mut Vec<Fault>) {
    const LEAST: u32 = 5;
    for owner in [Owner::Blue, Owner::Red] {
        let own: Vec<usize> = survey.hqs().filter(|&(_, other)| other == owner).map(|(hq, _)| hq).collect();
        if own.is_empty() {
            continue; // MAP-V-03 reports a side without a headquarters.
        }
        let placements = survey.steps_from(&own, |place| survey.places[place].owner().is_none());
        for (hq, _) in survey.hqs().filter(|&(_, other)| other != owner) {
            match placements[hq] {
                None => found.push(FairnessFault::Unreachable { owner, hq: survey.id(hq) }.into()),
                Some(placements) if placements < LEAST => {
                    found.push(FairnessFault::TooNear { owner, hq: survey.id(hq), placements, least: LEAST }.into());
                }
                Some(_) => {}
            }
        }
    }
}
