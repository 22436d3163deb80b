//! Writes views as JSON.

use super::{BySeat, say_kinds};
use crate::action::Effect;
use crate::field::Place;
use crate::state::{Phase, Piece};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use crate::view::SeenPlaced;
use crate::{ToyBattle, View};
use referee::{Clause, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Everything that one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct ViewJson<'a> {
    /// The seat whose player sees this view; null for the public.
    pub viewer: Option<Colour>,
    /// The seat whose turn it is; null when the game is over.
    pub to_move: Option<Colour>,
    /// The number of completed turns.
    pub turns_taken: u32,
    /// By base: its Troops from the bottom up, such as `blue:hook`. Empty bases are left out.
    pub bases: BTreeMap<&'a str, Vec<&'static str>>,
    /// The viewer's own rack, ordered by strength; null for the public.
    pub rack: Option<Vec<Troop>>,
    /// The Troops of the viewer's rack that lie face down; empty for the public.
    pub lying: Vec<Troop>,
    /// What all viewers know about each seat.
    pub seats: BySeat<SideJson<'a>>,
    /// By region: the seat that claimed its medals. Regions with medals are left out.
    pub emptied: BTreeMap<&'a str, Colour>,
    /// The play in progress; null if no effect is being offered.
    pub play: Option<PlayJson<'a>>,
    /// By headquarters: the enemy Troop that took it, such as `red:hook`. Other headquarters are left out.
    pub on_hq: BTreeMap<&'a str, &'static str>,
    /// How the game ended; null while the game goes on.
    pub over: Option<OverJson>,
    /// Both racks, ordered by strength; null while the game goes on.
    pub racks: Option<BySeat<Vec<Troop>>>,
    /// The Troops removed at set-up; null while the game goes on. TB-R-14
    pub removed: Option<BySeat<Vec<Troop>>>,
}

/// What all viewers know about a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Side")]
pub(crate) struct SideJson<'a> {
    /// How many Troops the rack has, including those that lie face down.
    pub rack_size: u8,
    /// How many Troops of the rack lie face down.
    pub lying: u8,
    /// How many Troops the reserve has.
    pub reserve_size: u8,
    /// The number of medals won.
    pub medals: u16,
    /// The Troops of the discard, ordered by strength.
    pub discard: Vec<Troop>,
    /// Troops that all players know to be on the rack, because they saw these Troops go there.
    pub known: Vec<Troop>,
    /// The bases that the seat controls and that are connected to its headquarters.
    pub connected: Vec<&'a str>,
}

/// A play in progress: the Troops that the player has placed in this turn, and the effect that is being offered.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PlayInProgress")]
pub(crate) struct PlayJson<'a> {
    /// The Troops in the order in which they were placed.
    pub placed: Vec<PlacedJson<'a>>,
    /// The effect that the player must use or decline.
    pub asks: Effect,
    /// Which placed Troop the effect belongs to, from 1. An effect of a base belongs to the Troop placed on the base.
    pub of: u8,
}

/// A Troop placed in the play in progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PlacedTroop")]
pub(crate) struct PlacedJson<'a> {
    /// The kind of Troop.
    pub troop: Troop,
    /// The base on which the Troop was placed. It may have left the base since.
    pub on: &'a str,
    /// The height at which the Troop was placed. The bottom of a stack is 1.
    pub level: u8,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Over")]
pub(crate) struct OverJson {
    /// The player who won.
    pub winner: Colour,
    /// What ended the game: `hq`, `medals`, `stuck`, `turn-cap`, `resignation` or `timeout`.
    #[ts(type = "\"hq\" | \"medals\" | \"stuck\" | \"turn-cap\" | \"resignation\" | \"timeout\"")]
    pub by: &'static str,
    /// The clause that ended the game.
    #[ts(type = "string")]
    pub clause: Clause,
}

/// Writes a Troop with its colour, such as `blue:hook`.
pub(crate) fn say_piece(piece: Piece) -> &'static str {
    const BLUE_PIECES: [&str; 8] =
        ["blue:skully", "blue:capn", "blue:jumbo", "blue:hook", "blue:xb42", "blue:star", "blue:roxy", "blue:kwak"];
    const RED_PIECES: [&str; 8] =
        ["red:skully", "red:capn", "red:jumbo", "red:hook", "red:xb42", "red:star", "red:roxy", "red:kwak"];
    (if piece.seat == BLUE { BLUE_PIECES } else { RED_PIECES })[piece.troop.index()]
}

impl ToyBattle {
    pub(super) fn view_to_json(&self, view: &View) -> ViewJson<'_> {
        let own = |kinds: &[Option<Kinds>; 2]| view.viewer.and_then(|seat| kinds[seat.index()]);
        let over = match view.phase {
            Phase::Over(by, winner) => Some(OverJson { winner: winner.into(), by: by.word(), clause: by.clause() }),
            _ => None,
        };
        ViewJson {
            viewer: view.viewer.map(Colour::from),
            to_move: over.is_none().then(|| view.to_move.into()),
            turns_taken: view.turns,
            bases: self.stacks_to_json(view),
            rack: own(&view.rack).map(say_kinds),
            lying: own(&view.lying).map(say_kinds).unwrap_or_default(),
            seats: BySeat::of(|seat| self.side_to_json(view, seat)),
            emptied: self.emptied_to_json(view),
            play: self.play_to_json(view),
            on_hq: self.on_hq_to_json(view),
            racks: over.as_ref().map(|_| BySeat::of(|seat| say_known(view.rack[seat.index()]))),
            removed: over.as_ref().map(|_| BySeat::of(|seat| say_known(view.removed[seat.index()]))),
            over,
        }
    }

    fn stacks_to_json(&self, view: &View) -> BTreeMap<&str, Vec<&'static str>> {
        let stacks = view.stacks.iter().enumerate().filter(|(_, stack)| !stack.is_empty());
        stacks
            .map(|(base, stack)| (self.field().name(Place(base as u8)), stack.iter().copied().map(say_piece).collect()))
            .collect()
    }

    fn side_to_json(&self, view: &View, seat: Seat) -> SideJson<'_> {
        let index = seat.index();
        let control =
            view.stacks.iter().enumerate().fold(0u32, |set, (base, stack)| {
                set | u32::from(stack.last().is_some_and(|top| top.seat == seat)) << base
            });
        let connected = self.field().reach(seat, control) & control;
        SideJson {
            rack_size: view.rack_len[index],
            lying: view.lying_len[index],
            reserve_size: view.reserve_len[index],
            medals: view.medals[index],
            discard: say_kinds(view.discard[index]),
            known: say_kinds(view.known[index]),
            connected: Place::each(connected).map(|place| self.field().name(place)).collect(),
        }
    }

    fn emptied_to_json(&self, view: &View) -> BTreeMap<&str, Colour> {
        let names = &self.field().region_names;
        [BLUE, RED]
            .into_iter()
            .flat_map(|seat| Place::each(view.emptied[seat.index()]).map(move |region| (region, seat)))
            .map(|(region, seat)| (names[region.index()].as_str(), seat.into()))
            .collect()
    }

    fn play_to_json(&self, view: &View) -> Option<PlayJson<'_>> {
        let of = match view.phase {
            Phase::TroopEffect => view.placed.len() - 1,
            Phase::BaseEffect(index) => usize::from(index),
            Phase::Turn | Phase::Over(..) => return None,
        };
        let of_placed = view.placed[of];
        let asks = match view.phase {
            Phase::TroopEffect => ToyBattle::effect_of(of_placed.piece.troop),
            _ => self.base_effect(of_placed.on),
        };
        let said = |placed: &SeenPlaced| PlacedJson {
            troop: placed.piece.troop,
            on: self.field().name(placed.on),
            level: placed.level,
        };
        Some(PlayJson { placed: view.placed.iter().map(said).collect(), asks: asks?, of: of as u8 + 1 })
    }

    fn on_hq_to_json(&self, view: &View) -> BTreeMap<&str, &'static str> {
        let on_hq = view.placed.iter().filter(|placed| self.field().bases & placed.on.bit() == 0);
        on_hq.map(|placed| (self.field().name(placed.on), say_piece(placed.piece))).collect()
    }
}

fn say_known(kinds: Option<Kinds>) -> Vec<Troop> {
    kinds.map(say_kinds).unwrap_or_default()
}
