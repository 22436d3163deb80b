//! Sets up a position from a file, and reports every fault of the position.

use super::ScenarioTable;
use super::luck::ListedLuck;
use super::play::{base, resume};
use super::words::{Given, Sides};
use crate::ToyBattle;
use crate::board::BoardFile;
use crate::refusal::side;
use crate::rules::Play;
use crate::setup::{BoardChoice, Options, Setup};
use crate::state::{RACK_SIZE, State};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use referee::{Cite, Seat, Table};
use serde_json::Value;

/// The most Troops of a colour that are removed at set-up. TB-SETUP-02
const MOST_REMOVED: usize = 4;
/// The most Troops of the same kind and colour. TB-SETUP-01
const MOST_ALIKE: u32 = 3;
/// The largest `turns_taken` of a position. One more turn can still be counted.
const MOST_TURNS: u32 = u32::MAX - 1;

impl ScenarioTable {
    pub(super) fn set_up(
        revision: u32,
        given: Given,
        options: Options,
        luck: Vec<Troop>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let game = open(revision, &given.map, options)?;
        let mut faults = Vec::new();
        for seat in [BLUE, RED] {
            judge_troops(&given, seat, &mut faults);
        }
        let mut state = State::empty();
        faults.extend(given.bases.keys().filter_map(|name| base(&game, name).err()));
        lay_medals(&game, &given, &mut state, &mut faults);
        if given.play.is_none() {
            no_region_is_surrounded(&game, &given, &state, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        lay_troops(&game, &given, &mut state);
        if let Some(play) = &given.play {
            resume(&game, &mut state, play)?;
        }
        let reserves = [BLUE, RED].map(|seat| of(&given.reserves, seat).to_vec());
        let mut luck = ListedLuck::new(reserves, luck);
        if given.play.is_none() {
            Play { game: &game, state: &mut state, table: &mut Table::quiet(&mut luck) }.begin_turn();
        }
        let mut studied = ScenarioTable { game, state, luck, offered: Vec::new() };
        studied.note_offer();
        Ok(studied)
    }
}

/// Reads the value of `map`: the id of a shipped board, or a whole board.
pub(super) fn board_choice(map: &Value) -> Result<BoardChoice, String> {
    match map {
        Value::String(id) => Ok(BoardChoice::Shipped(id.clone())),
        Value::Object(_) => match BoardFile::from_value(map) {
            Ok(board) => Ok(BoardChoice::Custom(Box::new(board))),
            Err(fault) => Err(fault.to_string()),
        },
        other => Err(format!("the map is {other}; it must be the id of a shipped board, or a whole board")),
    }
}

fn open(revision: u32, map: &Value, options: Options) -> Result<ToyBattle, Vec<String>> {
    let board = board_choice(map).map_err(|fault| vec![fault])?;
    ToyBattle::for_position(Setup { board, options }, revision)
        .map_err(|faults| faults.iter().map(|fault| format!("{fault} ({})", fault.clause())).collect())
}

/// Returns the list of a seat; empty if the position has none for it.
pub(super) fn of<T>(sides: &Sides<Vec<T>>, seat: Seat) -> &[T] {
    sides.get(&Colour::from(seat)).map_or(&[], Vec::as_slice)
}

/// Checks the Troops of a colour. There are at most three of each kind, TB-SETUP-01, at most eight on the rack,
/// TB-DRAW-02, and at most four removed. TB-SETUP-02. Face-down Troops must be on the rack. TB-TERR-BATTLE-04
fn judge_troops(given: &Given, seat: Seat, faults: &mut Vec<String>) {
    let name = side(seat);
    let zones = [&given.racks, &given.reserves, &given.discards, &given.removed];
    let fielded = given.bases.values().flatten().filter(|piece| piece.0.seat == seat).map(|piece| piece.0.troop);
    let troops = zones.into_iter().flat_map(|zone| of(zone, seat)).copied().chain(fielded);
    let mut counts = [0; 8];
    troops.for_each(|troop| counts[troop.index()] += 1);
    for troop in Troop::ALL.into_iter().filter(|troop| counts[troop.index()] > MOST_ALIKE) {
        let count = counts[troop.index()];
        faults.push(format!("{name} has {count} Troops of the kind {}; there are at most {MOST_ALIKE}", troop.word()));
    }
    let (rack, lying) = (of(&given.racks, seat), of(&given.lying, seat));
    if rack.len() > usize::from(RACK_SIZE) {
        faults.push(format!("{name}'s rack holds {} Troops; at most {RACK_SIZE} are allowed", rack.len()));
    }
    let removed = of(&given.removed, seat).len();
    if removed > MOST_REMOVED {
        faults.push(format!("{removed} of {name}'s Troops are removed; at most {MOST_REMOVED} may be"));
    }
    let count = |list: &[Troop], troop| list.iter().filter(|other| **other == troop).count();
    for troop in Troop::ALL.into_iter().filter(|troop| count(lying, *troop) > count(rack, *troop)) {
        let (lie, stand) = (count(lying, troop), count(rack, troop));
        faults.push(format!(
            "{lie} Troops of the kind {} of {name} lie face down, but the rack has {stand}",
            troop.word()
        ));
    }
}

/// Puts the Troops of a position where they belong. The position must have no faults.
fn lay_troops(game: &ToyBattle, given: &Given, state: &mut State) {
    let kinds = |sides: &Sides<Vec<Troop>>| [BLUE, RED].map(|seat| of(sides, seat).iter().copied().collect::<Kinds>());
    state.to_move = given.to_move.into();
    state.rack = kinds(&given.racks);
    state.reserve = kinds(&given.reserves);
    state.discard = kinds(&given.discards);
    state.removed = kinds(&given.removed);
    state.lying = kinds(&given.lying);
    for (name, stack) in &given.bases {
        let base = game.field().place(name).expect("set_up has checked that every name is the name of a base");
        for piece in stack {
            state.push(piece.0, base);
        }
    }
}

fn lay_medals(game: &ToyBattle, given: &Given, state: &mut State, faults: &mut Vec<String>) {
    for seat in [BLUE, RED] {
        let medals = given.medals.get(&seat.into()).copied().unwrap_or_default();
        match u16::try_from(medals) {
            Ok(medals) => state.medals[seat.index()] = medals,
            Err(_) => faults.push(format!("{} has {medals} medals; at most {} are allowed", side(seat), u16::MAX)),
        }
    }
    for (name, seat) in &given.emptied {
        match game.field().region(name) {
            Some(region) => state.emptied[Seat::from(*seat).index()] |= 1 << region,
            None => faults.push(format!("there is no region {name:?} on this board")),
        }
    }
    match given.turns_taken {
        turns @ 0..=MOST_TURNS => state.turns = turns,
        turns => faults.push(format!("turns_taken is {turns}; at most {MOST_TURNS} is allowed")),
    }
}

/// Checks that no surrounded region still has its medals. The position is at the start of a turn, so the player would
/// have claimed them. TB-R-08
fn no_region_is_surrounded(game: &ToyBattle, given: &Given, state: &State, faults: &mut Vec<String>) {
    let mut control = [0; 2];
    for (name, stack) in &given.bases {
        if let (Ok(base), Some(top)) = (base(game, name), stack.last()) {
            control[top.0.seat.index()] |= base.bit();
        }
    }
    let gone = state.emptied[0] | state.emptied[1];
    for (index, region) in game.field().regions.iter().enumerate() {
        let holder = [BLUE, RED].into_iter().find(|seat| region.bases & !control[seat.index()] == 0);
        if let Some(seat) = holder.filter(|_| gone >> index & 1 == 0 && region.medals > 0) {
            let (name, region) = (side(seat), &game.field().region_names[index]);
            faults.push(format!(
                "{name} surrounds {region}, which still has its medals; that is possible only in the middle of a play"
            ));
        }
    }
}
