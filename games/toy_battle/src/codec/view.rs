//! Writes views as JSON.

use super::BySeat;
use crate::action::Effect;
use crate::field::{Field, Place};
use crate::state::{Phase, Piece};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use crate::view::SeenPlaced;
use crate::{ToyBattle, View};
use referee::{Clause, Seat};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// Everything that one viewer may know. The lists and maps are written straight from the view, without being collected
/// first.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "View")]
pub(crate) struct ViewJson<'a> {
    /// The seat whose player sees this view; null for the public.
    pub viewer: Option<Colour>,
    /// The seat whose turn it is; null when the game is over.
    pub to_move: Option<Colour>,
    /// The number of completed turns.
    pub turns_taken: u32,
    /// Base → its Troops from the bottom up, such as `blue:hook`. Empty bases are left out.
    #[schemars(with = "BTreeMap<String, Vec<String>>")]
    pub bases: Stacks<'a>,
    /// The viewer's own rack, ordered by strength; null for the public.
    #[schemars(with = "Option<Vec<Troop>>")]
    pub rack: Option<Kinds>,
    /// The Troops of the viewer's rack that lie face down.
    #[schemars(with = "Vec<Troop>")]
    pub lying: Kinds,
    /// The public facts about each seat.
    pub seats: BySeat<SideJson<'a>>,
    /// Region → the seat that took its medals.
    #[schemars(with = "BTreeMap<String, Colour>")]
    pub emptied: Emptied<'a>,
    /// The play in progress; null while no effect is being offered.
    pub play: Option<PlayJson<'a>>,
    /// Headquarters → the Troop that took it.
    #[schemars(with = "BTreeMap<String, String>")]
    pub on_hq: OnHeadquarters<'a>,
    /// How the game ended; null while it goes on.
    pub over: Option<OverJson>,
    /// Both racks; null while the game goes on.
    #[schemars(with = "Option<BySeat<Vec<Troop>>>")]
    pub racks: Option<BySeat<Kinds>>,
    /// The Troops removed at set-up; null while the game goes on. TB-R-14
    #[schemars(with = "Option<BySeat<Vec<Troop>>>")]
    pub removed: Option<BySeat<Kinds>>,
}

/// The public facts about a seat.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Side")]
pub(crate) struct SideJson<'a> {
    /// How many Troops the rack has, including those that lie face down.
    pub rack_size: u8,
    /// How many Troops of the rack lie face down.
    pub lying: u8,
    /// How many Troops the reserve has.
    pub reserve_size: u8,
    /// The number of medals won.
    pub medals: u16,
    /// The Troops of the discard.
    #[schemars(with = "Vec<Troop>")]
    pub discard: Kinds,
    /// Troops that all players know to be on the rack.
    #[schemars(with = "Vec<Troop>")]
    pub known: Kinds,
    /// Controlled bases that are connected to the headquarters.
    #[schemars(with = "Vec<String>")]
    pub connected: Places<'a>,
}

/// The play in progress: what the player has placed in this turn, and the effect being offered.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PlayInProgress")]
pub(crate) struct PlayJson<'a> {
    /// The Troops in the order in which they were placed.
    pub placed: Vec<PlacedJson<'a>>,
    /// The effect that the player must use or decline.
    pub asks: Effect,
    /// The number of the Troop in `placed`, from 1, that has the effect or was placed on the base with the effect.
    pub of: u8,
}

/// A Troop placed in this play.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PlacedTroop")]
pub(crate) struct PlacedJson<'a> {
    /// The Troop's kind. Its colour is that of the player whose turn it is.
    pub troop: Troop,
    /// The base on which the Troop was placed. It may have left the base since.
    pub on: &'a str,
    /// The height at which the Troop was placed. The bottom of a stack is 1.
    pub level: u8,
}

/// How a game ended.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Over")]
pub(crate) struct OverJson {
    /// The player who won.
    pub winner: Colour,
    /// What ended the game: `hq`, `medals`, `stuck`, `turn-cap`, `resignation` or `timeout`.
    #[schemars(extend("enum" = ["hq", "medals", "stuck", "turn-cap", "resignation", "timeout"]))]
    pub by: &'static str,
    /// The clause that ended the game.
    pub clause: Clause,
}

/// The stacks: base → its Troops from the bottom up. Empty bases are left out.
pub(crate) struct Stacks<'a> {
    field: &'a Field,
    stacks: &'a [Vec<Piece>],
}

impl Serialize for Stacks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stacks = self.stacks.iter().enumerate().filter(|(_, stack)| !stack.is_empty());
        serializer.collect_map(stacks.map(|(base, stack)| (self.field.name(Place(base as u8)), Stack(stack))))
    }
}

struct Stack<'a>(&'a [Piece]);

impl Serialize for Stack<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(say_piece))
    }
}

/// The places of a set.
pub(crate) struct Places<'a> {
    pub field: &'a Field,
    pub set: u32,
}

impl Serialize for Places<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Place::each(self.set).map(|place| self.field.name(place)))
    }
}

/// The regions whose medals were claimed: region → the seat that claimed them.
pub(crate) struct Emptied<'a> {
    field: &'a Field,
    by_seat: [u32; 2],
}

impl Serialize for Emptied<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = |seat: Seat| {
            let name = |region: Place| self.field.region_names[region.index()].as_str();
            Place::each(self.by_seat[seat.index()]).map(move |region| (name(region), Colour::from(seat)))
        };
        serializer.collect_map([BLUE, RED].into_iter().flat_map(of))
    }
}

/// Headquarters → the Troop that took it.
pub(crate) struct OnHeadquarters<'a> {
    field: &'a Field,
    placed: &'a [SeenPlaced],
}

impl Serialize for OnHeadquarters<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let on_hq = self.placed.iter().filter(|placed| self.field.bases & placed.on.bit() == 0);
        serializer.collect_map(on_hq.map(|placed| (self.field.name(placed.on), say_piece(placed.piece))))
    }
}

/// Returns a Troop with its colour, such as `blue:hook`.
pub(crate) fn say_piece(piece: Piece) -> &'static str {
    const BLUE_PIECES: [&str; 8] =
        ["blue:skully", "blue:capn", "blue:jumbo", "blue:hook", "blue:xb42", "blue:star", "blue:roxy", "blue:kwak"];
    const RED_PIECES: [&str; 8] =
        ["red:skully", "red:capn", "red:jumbo", "red:hook", "red:xb42", "red:star", "red:roxy", "red:kwak"];
    (if piece.seat == BLUE { BLUE_PIECES } else { RED_PIECES })[piece.troop.index()]
}

impl ToyBattle {
    pub(super) fn view_to_json<'a>(&'a self, view: &'a View) -> ViewJson<'a> {
        let field = self.field();
        let own = |kinds: &[Option<Kinds>; 2]| view.viewer.and_then(|seat| kinds[seat.index()]);
        let over = match view.phase {
            Phase::Over(by, winner) => Some(OverJson { winner: winner.into(), by: by.word(), clause: by.clause() }),
            _ => None,
        };
        ViewJson {
            viewer: view.viewer.map(Colour::from),
            to_move: over.is_none().then(|| view.to_move.into()),
            turns_taken: view.turns,
            bases: Stacks { field, stacks: &view.stacks },
            rack: own(&view.rack),
            lying: own(&view.lying).unwrap_or_default(),
            seats: BySeat::of(|seat| self.side_to_json(view, seat)),
            emptied: Emptied { field, by_seat: view.emptied },
            play: self.play_to_json(view),
            on_hq: OnHeadquarters { field, placed: &view.placed },
            racks: over.as_ref().map(|_| BySeat::of(|seat| view.rack[seat.index()].unwrap_or_default())),
            removed: over.as_ref().map(|_| BySeat::of(|seat| view.removed[seat.index()].unwrap_or_default())),
            over,
        }
    }

    fn side_to_json(&self, view: &View, seat: Seat) -> SideJson<'_> {
        let index = seat.index();
        let control =
            view.stacks.iter().enumerate().fold(0u32, |set, (base, stack)| {
                set | u32::from(stack.last().is_some_and(|top| top.seat == seat)) << base
            });
        let set = self.field().reach(seat, control) & control;
        SideJson {
            rack_size: view.rack_len[index],
            lying: view.lying_len[index],
            reserve_size: view.reserve_len[index],
            medals: view.medals[index],
            discard: view.discard[index],
            known: view.known[index],
            connected: Places { field: self.field(), set },
        }
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
}
