//! The limits of this program for boards. MAP-LIMIT-01

use super::Fault;
use crate::board::file::BoardFile;
use crate::clauses::MAP_LIMIT_01;
use referee::{Cite, Clause};
use serde::Serialize;

/// The most bases of a board. [`State`](crate::state::State) has arrays of this length.
pub const MOST_BASES: usize = 30;
/// The most places (bases and headquarters) of a board. A set of places is a `u32` with one bit for each place.
pub const MOST_PLACES: usize = 32;
/// The most regions of a board. A set of regions is a `u32` with one bit for each region.
pub const MOST_REGIONS: usize = 32;
/// The most paths of a board. A drawing of 32 places without crossings has at most 90 paths (3 · 32 − 6), so no valid
/// board exceeds this limit.
const MOST_PATHS: usize = 128;
/// The most medals of a board. The limit holds for all regions together. Valid boards have at most four medals in each
/// region.
const MOST_MEDALS: u64 = 255;
/// The most characters of a board's name, and of a language code.
const MOST_NAME_CHARACTERS: usize = 60;
/// The most names of a board, one for each language.
const MOST_NAMES: usize = 16;
/// The most characters of a remark. Remarks are the texts of `art` and `balance` in the board file.
const MOST_REMARK_CHARACTERS: usize = 500;
/// The most remarks of a board.
const MOST_REMARKS: usize = 64;
/// Invisible characters that are not control characters: characters without width, and characters that change the
/// direction of text.
const HIDDEN_SIGNS: [char; 12] = [
    '\u{200B}', '\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}', '\u{202E}', '\u{2066}',
    '\u{2067}', '\u{2068}', '\u{FEFF}',
];
/// The most characters of the id of a board, a place or a region.
const MOST_ID_CHARACTERS: usize = 64;

/// A limit of the program that a board exceeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold, and the sentence spells them out
pub enum LimitFault {
    /// The board has more things of a kind than this program can handle.
    #[error("the board has {count} {of}; at most {most} are allowed")]
    TooMany { of: &'static str, count: u64, most: u64 },
    /// An id is empty or too long.
    #[error("the id {id:?} of a {of} has {} characters; it must have 1 to {most}", .id.chars().count())]
    IdLength { of: &'static str, id: String, most: u64 },
    /// A name or remark is too long or has invisible characters, or there are too many names or remarks.
    #[error("the board has too many {of}s, or a {of} has more than {most} characters, or has invisible ones")]
    OddText { of: &'static str, most: u64 },
}

impl Cite for LimitFault {
    fn clause(&self) -> Clause {
        MAP_LIMIT_01
    }
}

/// Returns the limits that a board exceeds. MAP-LIMIT-01
pub(super) fn beyond_limits(board: &BoardFile) -> Vec<Fault> {
    let places = board.hqs.len() + board.bases.len();
    let counts = [
        ("places", places as u64, MOST_PLACES as u64),
        ("bases", board.bases.len() as u64, MOST_BASES as u64),
        ("regions", board.regions.len() as u64, MOST_REGIONS as u64),
        ("paths", board.paths.len() as u64, MOST_PATHS as u64),
        ("medals", board.medals(), MOST_MEDALS),
    ];
    let too_many = counts.into_iter().filter(|(_, count, most)| count > most);
    let too_many = too_many.map(|(of, count, most)| LimitFault::TooMany { of, count, most }.into());
    let ids = [("board", &board.id)].into_iter();
    let ids = ids.chain(board.hqs.iter().map(|hq| ("headquarters", &hq.id)));
    let ids = ids.chain(board.bases.iter().map(|base| ("base", &base.id)));
    let ids = ids.chain(board.regions.iter().map(|region| ("region", &region.id)));
    let odd_ids = ids.filter(|(_, id)| id.is_empty() || id.chars().nth(MOST_ID_CHARACTERS).is_some());
    let odd_ids =
        odd_ids.map(|(of, id)| LimitFault::IdLength { of, id: id.clone(), most: MOST_ID_CHARACTERS as u64 }.into());
    too_many.chain(odd_ids).chain(odd_texts(board)).collect()
}

/// Reports at most one fault for the names and one for the remarks. The fault means that there are too many, or that
/// one is too long or has invisible characters. MAP-LIMIT-01
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
    let name = has_odd_name.then_some(LimitFault::OddText { of: "name", most: MOST_NAME_CHARACTERS as u64 }.into());
    name.into_iter().chain(
        has_odd_remark.then_some(LimitFault::OddText { of: "remark", most: MOST_REMARK_CHARACTERS as u64 }.into()),
    )
}
