//! The validity rules of boards, MAP-V-01 to MAP-V-18, and what this program can handle.
//!
//! Each rule is one function that adds what it finds. A rule that rests on a more basic one judges what is left: a path
//! to an unknown place is listed by MAP-V-04 and left out by the rules after it.

mod fairness;
mod paths;
mod places;
mod regions;

use std::collections::BTreeSet;

use super::fault::Fault;
use super::file::BoardFile;
use super::survey::Survey;
use crate::{MOST_BASES, MOST_PLACES, MOST_REGIONS};

/// Most paths of a board. A drawing of 32 places without crossings has 90 at most, so this refuses no valid board.
pub const MOST_PATHS: usize = 128;
/// Most medals of a board: positions count them in a byte. Valid boards have at most four a region.
pub const MOST_MEDALS: u64 = 255;
/// Most characters of a name of a board.
const MOST_NAME_CHARACTERS: usize = 60;
/// Most languages that a board is named in.
const MOST_NAMES: usize = 16;
/// Most characters of a remark: how it is drawn, how its balance was measured.
const MOST_REMARK_CHARACTERS: usize = 500;
/// Most remarks of a board.
const MOST_REMARKS: usize = 64;
/// Signs that do not show: of no width, or turning the direction of what follows.
const HIDDEN_SIGNS: [char; 12] = [
    '\u{200B}', '\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}', '\u{202E}', '\u{2066}',
    '\u{2067}', '\u{2068}', '\u{FEFF}',
];
/// Most characters of an id.
pub const MOST_ID_CHARACTERS: usize = 64;

/// All faults of a board by the validity rules, in the order of the rules; empty if a match may be played on it.
///
/// If the board is larger than the program handles, those faults alone are listed.
pub fn faults(board: &BoardFile) -> Vec<Fault> {
    let mut found = beyond_limits(board);
    if !found.is_empty() {
        return found;
    }
    let survey = Survey::of(board);
    let found = &mut found;
    places::ids_are_unique(&survey, found);
    places::places_lie_inside(&survey, found);
    places::each_side_has_an_hq(&survey, found);
    paths::paths_join_two_places(&survey, found);
    paths::no_path_joins_hqs(&survey, found);
    paths::all_hangs_together(&survey, found);
    paths::nothing_is_a_dead_end(&survey, found);
    paths::no_paths_cross(&survey, found);
    places::places_have_room(&survey, found);
    regions::boundaries_are_faces(&survey, found);
    regions::labels_lie_inside(&survey, found);
    regions::bases_are_those_of_the_boundary(&survey, found);
    regions::medals_are_one_to_four(&survey, found);
    fairness::medals_to_win_are_fitting(&survey, found);
    fairness::specials_match_the_terrain(&survey, found);
    fairness::values_are_values(&survey, found);
    fairness::hqs_are_within_reach_but_not_near(&survey, found);
    fairness::sides_are_even(&survey, found);
    std::mem::take(found)
}

/// The faults that keep even a single position from being played on a board: what the program cannot handle, ids used
/// twice, names of things that are not there, and the like. A board without them need not be valid.
pub fn obstacles(board: &BoardFile) -> Vec<Fault> {
    let mut found = beyond_limits(board);
    if !found.is_empty() {
        return found;
    }
    let survey = Survey::of(board);
    places::ids_are_unique(&survey, &mut found);
    paths::paths_join_two_places(&survey, &mut found);
    found.retain(|fault| !matches!(fault, Fault::PathTwice { .. }));
    for region in &board.regions {
        regions::unknown_bases(&survey, region, &mut found);
        if region.bases.is_empty() {
            found.push(Fault::FewBases { region: region.id.clone(), bases: 0, least: 1 });
        }
    }
    if board.medals_to_win == 0 {
        found.push(Fault::WinRange { medals_to_win: 0, total: board.medals() });
    }
    fairness::values_are_values(&survey, &mut found);
    found.retain(|fault| {
        !matches!(fault, Fault::FewValues { .. } | Fault::HqRestricted { .. } | Fault::ValueTwice { .. })
    });
    found
}

/// What is more than the program handles. MAP-LIMIT-01
fn beyond_limits(board: &BoardFile) -> Vec<Fault> {
    let places = board.hqs.len() + board.bases.len();
    let counts = [
        ("places", places as u64, MOST_PLACES as u64),
        ("bases", board.bases.len() as u64, MOST_BASES as u64),
        ("regions", board.regions.len() as u64, MOST_REGIONS as u64),
        ("paths", board.paths.len() as u64, MOST_PATHS as u64),
        ("medals", board.medals(), MOST_MEDALS),
    ];
    let too_many = counts.into_iter().filter(|(_, count, most)| count > most);
    let too_many = too_many.map(|(of, count, most)| Fault::TooMany { of, count, most });
    let ids = [("board", &board.id)].into_iter();
    let ids = ids.chain(board.hqs.iter().map(|hq| ("headquarters", &hq.id)));
    let ids = ids.chain(board.bases.iter().map(|base| ("base", &base.id)));
    let ids = ids.chain(board.regions.iter().map(|region| ("region", &region.id)));
    let odd_ids = ids.filter(|(_, id)| id.is_empty() || id.chars().nth(MOST_ID_CHARACTERS).is_some());
    let odd_ids = odd_ids.map(|(of, id)| Fault::IdLength { of, id: id.clone(), most: MOST_ID_CHARACTERS as u64 });
    too_many.chain(odd_ids).chain(odd_texts(board)).collect()
}

/// Names and remarks that cannot be shown to others. MAP-LIMIT-01
fn odd_texts(board: &BoardFile) -> impl Iterator<Item = Fault> {
    let is_odd = |text: &str, most: usize| {
        text.chars().nth(most).is_some() || text.chars().any(|sign| sign.is_control() || HIDDEN_SIGNS.contains(&sign))
    };
    let names = board.name.iter().flat_map(|(language, name)| [language, name]);
    let has_odd_name =
        board.name.len() > MOST_NAMES || names.into_iter().any(|name| is_odd(name, MOST_NAME_CHARACTERS));
    let art = board.art.iter().flat_map(|art| [&art.background, &art.bases, &art.special, &art.paths]);
    let colours = board.art.iter().flat_map(|art| &art.palette);
    let balance = board.balance.iter().flat_map(|balance| balance.method.iter().chain(&balance.note));
    let endings = board.balance.iter().flat_map(|balance| balance.ends.keys());
    let mut remarks = art.chain(colours).chain(balance).chain(endings).enumerate();
    let has_odd_remark = remarks.any(|(n, text)| n >= MOST_REMARKS || is_odd(text, MOST_REMARK_CHARACTERS));
    let name = has_odd_name.then_some(Fault::OddText { of: "name", most: MOST_NAME_CHARACTERS as u64 });
    name.into_iter()
        .chain(has_odd_remark.then_some(Fault::OddText { of: "remark", most: MOST_REMARK_CHARACTERS as u64 }))
}

/// The things that stand more than once in a row, each named once, in order of their second appearance.
fn repeated<T: Ord + Copy>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let (mut seen, mut told, mut repeated) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for thing in things {
        if !seen.insert(thing) && told.insert(thing) {
            repeated.push(thing);
        }
    }
    repeated
}
