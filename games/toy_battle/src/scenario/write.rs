//! Writes positions as JSON, and compares them.

use super::ScenarioTable;
use super::judge::word;
use super::load::{board_choice, of};
use super::words::{EndingJson, OverJson, PieceJson, PlacedJson, PlayJson, Sides, Written};
use crate::ToyBattle;
use crate::field::Place;
use crate::setup::BoardChoice;
use crate::state::{Ending, Phase, State};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use referee::Seat;
use scenario::{ScenarioGame, ScenarioPosition};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

impl ToyBattle {
    /// Returns the position of a game in the format of scenario files, to save, share or study it. A `State` keeps no
    /// order of its reserves, so the position lists them by strength. The position shows every secret, so players must
    /// not see it while the game goes on.
    pub fn to_position(&self, state: &State) -> Value {
        self.scenario_position(state).write()
    }

    /// Returns a copy of the state with `known` empty. A written position does not store `known`, so reading it back
    /// gives this copy.
    pub fn forget(&self, state: &State) -> State {
        let mut forgetful = state.clone();
        forgetful.known = [Kinds::NONE; 2];
        forgetful
    }
}

fn sides<T>(say: impl Fn(Seat) -> T) -> Sides<T> {
    [BLUE, RED].into_iter().map(|seat| (Colour::from(seat), say(seat))).collect()
}

impl From<Ending> for EndingJson {
    fn from(ending: Ending) -> EndingJson {
        match ending {
            Ending::Hq => EndingJson::Hq,
            Ending::Medals => EndingJson::Medals,
            Ending::Stuck | Ending::StuckTie => EndingJson::Stuck,
            Ending::TurnCap => EndingJson::TurnCap,
            Ending::Resignation => EndingJson::Resignation,
            Ending::Timeout => EndingJson::Timeout,
        }
    }
}

impl ScenarioTable {
    /// Returns the position in the format of scenario files.
    pub(super) fn written(&self) -> Written {
        let (game, state) = (&self.game, &self.state);
        let zone = |zone: &[Kinds; 2]| sides(|seat| zone[seat.index()].iter().collect::<Vec<Troop>>());
        let over = match state.phase {
            Phase::Over(by, winner) => Some(OverJson { winner: winner.into(), by: by.into() }),
            _ => None,
        };
        let mut lying = zone(&state.lying);
        lying.retain(|_, troops| !troops.is_empty());
        Written {
            map: Some(match &referee::Game::setup(game).board {
                BoardChoice::Shipped(id) => Value::String(id.clone()),
                BoardChoice::Custom(board) => serde_json::to_value(board).expect("a board is plain data"),
            }),
            to_move: over.is_none().then(|| state.to_move.into()),
            bases: self.written_bases(),
            racks: zone(&state.rack),
            reserves: sides(|seat| self.luck.reserve(seat)),
            discards: zone(&state.discard),
            removed: Some(zone(&state.removed)),
            lying,
            medals: sides(|seat| u32::from(state.medals(seat))),
            emptied: self.written_emptied(),
            turns_taken: Some(state.turns),
            play: self.written_play(),
            on_hq: self.written_on_hq(),
            over,
        }
    }

    fn written_bases(&self) -> BTreeMap<String, Vec<PieceJson>> {
        let bases = Place::each(self.game.field().bases).map(|base| (base, self.state.stack(base)));
        bases
            .filter(|(_, stack)| !stack.is_empty())
            .map(|(base, stack)| (self.game.field().name(base).into(), stack.into_iter().map(PieceJson).collect()))
            .collect()
    }

    pub(super) fn written_emptied(&self) -> BTreeMap<String, Colour> {
        let names = &self.game.field().region_names;
        let regions = [BLUE, RED]
            .into_iter()
            .flat_map(|seat| Place::each(self.state.emptied_by(seat)).map(move |region| (region, Colour::from(seat))));
        regions.map(|(region, seat)| (names[region.index()].clone(), seat)).collect()
    }

    fn written_play(&self) -> Option<PlayJson> {
        let asks = self.game.offered(&self.state)?;
        let placed = self.state.placed();
        let of = match self.state.phase {
            Phase::BaseEffect(index) => u32::from(index) + 1,
            _ => placed.len() as u32,
        };
        let placed = placed.iter().map(|placed| PlacedJson {
            troop: placed.token.piece().troop,
            on: self.game.field().name(placed.on).into(),
            level: u32::from(self.state.level(placed)),
        });
        Some(PlayJson { placed: placed.collect(), asks, of })
    }

    fn written_on_hq(&self) -> BTreeMap<String, PieceJson> {
        let field = self.game.field();
        let on_hq = self.state.placed().iter().filter(|placed| field.bases & placed.on.bit() == 0);
        on_hq.map(|placed| (field.name(placed.on).into(), PieceJson(placed.token.piece()))).collect()
    }

    /// Compares this position with `expected`, and returns a sentence for every difference. It ignores `turns_taken`.
    /// It compares `map` and `removed` only if `expected` has them.
    pub(super) fn differences(&self, expected: &Written) -> Vec<String> {
        let is = self.written();
        let mut found = Differences::default();
        found.compare("to_move", &is.to_move, &expected.to_move);
        found.compare("over", &is.over, &expected.over);
        found.compare("bases", &is.bases, &occupied(&expected.bases));
        found.compare("racks", &sets(&is.racks), &sets(&expected.racks));
        found.compare("reserves", &lists(&is.reserves), &lists(&expected.reserves));
        found.compare("discards", &sets(&is.discards), &sets(&expected.discards));
        found.compare("lying", &sets(&is.lying), &sets(&expected.lying));
        found.compare("medals", &numbers(&is.medals), &numbers(&expected.medals));
        found.compare("emptied", &is.emptied, &expected.emptied);
        found.compare("play", &is.play, &expected.play);
        found.compare("on_hq", &is.on_hq, &expected.on_hq);
        for (seat, removed) in expected.removed.iter().flatten() {
            let is = self.state.removed[Seat::from(*seat).index()];
            found.compare(&format!("removed of {}", word(*seat)), &set(is.iter()), &set(removed.iter().copied()));
        }
        if let Some(map) = &expected.map {
            found.0.extend(self.map_difference(map));
        }
        if expected.to_move.is_some() == expected.over.is_some() {
            found.0.push("the expected position must have either `to_move` or `over`, but has both or neither".into());
        }
        found.0
    }

    fn map_difference(&self, map: &Value) -> Option<String> {
        let board = self.game.board();
        let is_same = match board_choice(map) {
            Ok(BoardChoice::Shipped(id)) => id == board.id,
            Ok(BoardChoice::Custom(expected)) => *expected == *board,
            Err(fault) => return Some(fault),
        };
        (!is_same).then(|| format!("map is {:?}, expected {map}", board.id))
    }
}

#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + Serialize>(&mut self, what: &str, is: &T, expected: &T) {
        if is != expected {
            let say = |value: &T| serde_json::to_string(value).expect("a position is plain data");
            self.0.push(format!("{what} is {}, expected {}", say(is), say(expected)));
        }
    }
}

/// Returns the Troops sorted by strength, so that lists with the same Troops are equal.
pub(super) fn set(troops: impl Iterator<Item = Troop>) -> Vec<Troop> {
    let mut sorted: Vec<Troop> = troops.collect();
    sorted.sort();
    sorted
}

fn sets(zone: &Sides<Vec<Troop>>) -> Sides<Vec<Troop>> {
    sides(|seat| set(of(zone, seat).iter().copied()))
}

fn lists(zone: &Sides<Vec<Troop>>) -> Sides<Vec<Troop>> {
    sides(|seat| of(zone, seat).to_vec())
}

fn numbers(zone: &Sides<u32>) -> Sides<u32> {
    sides(|seat| zone.get(&seat.into()).copied().unwrap_or_default())
}

fn occupied(bases: &BTreeMap<String, Vec<PieceJson>>) -> BTreeMap<String, Vec<PieceJson>> {
    bases.iter().filter(|(_, stack)| !stack.is_empty()).map(|(base, stack)| (base.clone(), stack.clone())).collect()
}
