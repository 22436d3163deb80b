//! Reads views from their JSON. Programs that play get views as JSON.

use super::BySeat;
use crate::action::Effect;
use crate::field::Place;
use crate::state::{Phase, Piece, RACK_SIZE};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use crate::view::SeenPlaced;
use crate::{ToyBattle, View};
use referee::Seat;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The parts of a view that are read. All other parts of the JSON follow from these.
#[derive(Deserialize)]
struct ParsedView {
    viewer: Option<Colour>,
    to_move: Option<Colour>,
    turns_taken: u32,
    bases: BTreeMap<String, Vec<String>>,
    rack: Option<Kinds>,
    lying: Kinds,
    seats: BySeat<ParsedSide>,
    emptied: BTreeMap<String, Colour>,
    play: Option<ParsedPlay>,
}

#[derive(Deserialize)]
struct ParsedSide {
    rack_size: u8,
    lying: u8,
    reserve_size: u8,
    medals: u16,
    discard: Kinds,
    known: Kinds,
}

#[derive(Deserialize)]
struct ParsedPlay {
    placed: Vec<ParsedPlaced>,
    asks: Effect,
    of: u8,
}

#[derive(Deserialize)]
struct ParsedPlaced {
    troop: Troop,
    on: String,
    level: u8,
}

impl ToyBattle {
    pub(super) fn view_from_json(&self, said: &Value) -> Result<View, String> {
        let said = ParsedView::deserialize(said).map_err(|fault| format!("this JSON is not a view: {fault}"))?;
        let to_move: Seat = said.to_move.ok_or("the view has no `to_move`, so its game is over")?.into();
        let viewer: Option<Seat> = said.viewer.map(Seat::from);
        let sides = [&said.seats.blue, &said.seats.red];
        if let Some(side) = sides.iter().find(|side| side.rack_size > RACK_SIZE || side.lying > side.rack_size) {
            return Err(format!(
                "a rack of {} Troops with {} face down is impossible; a rack holds at most {RACK_SIZE}",
                side.rack_size, side.lying
            ));
        }
        let own = |kinds| [BLUE, RED].map(|seat| if viewer == Some(seat) { kinds } else { None });
        let (phase, placed) = self.play_from_json(said.play.as_ref(), to_move)?;
        Ok(View {
            viewer,
            to_move,
            phase,
            turns: said.turns_taken,
            stacks: self.stacks_from_json(&said.bases)?,
            placed,
            medals: sides.map(|side| side.medals),
            emptied: self.emptied_from_json(&said.emptied)?,
            discard: sides.map(|side| side.discard),
            known: sides.map(|side| side.known),
            rack_len: sides.map(|side| side.rack_size),
            lying_len: sides.map(|side| side.lying),
            reserve_len: sides.map(|side| side.reserve_size),
            rack: own(said.rack),
            lying: own(Some(said.lying)),
            removed: [None, None],
        })
    }

    fn stacks_from_json(&self, bases: &BTreeMap<String, Vec<String>>) -> Result<Vec<Vec<Piece>>, String> {
        let mut stacks = vec![Vec::new(); self.field().bases.count_ones() as usize];
        for (name, said) in bases {
            let stack = stacks.get_mut(self.parse_place(name)?.index());
            let stack = stack.ok_or_else(|| format!("`bases` lists {name}, which is a headquarters, not a base"))?;
            *stack = said.iter().map(|piece| piece_from_json(piece)).collect::<Result<_, _>>()?;
        }
        Ok(stacks)
    }

    fn emptied_from_json(&self, regions: &BTreeMap<String, Colour>) -> Result<[u32; 2], String> {
        let mut emptied = [0; 2];
        for (name, colour) in regions {
            let region =
                self.field().region(name).ok_or_else(|| format!("there is no region {name:?} on this board"))?;
            emptied[Seat::from(*colour).index()] |= Place(region as u8).bit();
        }
        Ok(emptied)
    }

    /// Reads what the game waits for. The name of an effect says whether it is an effect of a Troop or of a base.
    fn play_from_json(&self, play: Option<&ParsedPlay>, seat: Seat) -> Result<(Phase, Vec<SeenPlaced>), String> {
        let Some(ParsedPlay { placed, asks, of }) = play else { return Ok((Phase::Turn, Vec::new())) };
        let seen = |placed: &ParsedPlaced| {
            let ParsedPlaced { troop, ref on, level } = *placed;
            Ok(SeenPlaced { piece: Piece { seat, troop }, on: self.parse_place(on)?, level })
        };
        let placed = placed.iter().map(seen).collect::<Result<Vec<_>, String>>()?;
        let asked = of.checked_sub(1).and_then(|index| Some((index, placed.get(usize::from(index))?)));
        let (index, of) =
            asked.ok_or_else(|| format!("`of` in `play` is {of}, but `placed` lists no Troop with this number"))?;
        if ToyBattle::effect_of(of.piece.troop) == Some(*asks) {
            Ok((Phase::TroopEffect, placed))
        } else if self.base_effect(of.on) == Some(*asks) {
            Ok((Phase::BaseEffect(index), placed))
        } else {
            Err(format!(
                "`play` asks about {}, but neither the Troop that `of` names nor its base has this effect",
                asks.word()
            ))
        }
    }
}

/// Reads a Troop with its colour, such as `blue:hook`.
fn piece_from_json(said: &str) -> Result<Piece, String> {
    let piece = said.split_once(':').and_then(|(colour, troop)| {
        let seat = match colour {
            "blue" => BLUE,
            "red" => RED,
            _ => return None,
        };
        Some(Piece { seat, troop: Troop::from_word(troop)? })
    });
    piece.ok_or_else(|| format!("{said:?} is not a Troop with its colour, such as \"blue:hook\""))
}
