//! The position of a game as plain data, which names places by their ids. The digests of records are computed from it.

use crate::field::Place;
use crate::state::{Ending, MOST_PLACED, Phase, Piece, Placed, State};
use crate::troop::{BLUE, Colour, Kinds, RED, Troop};
use crate::view::SeenPlaced;
use crate::{Field, ToyBattle};
use referee::Seat;
use serde::{Deserialize, Serialize};

/// Everything that a state holds, secrets included. Only the referee may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seat whose turn it is.
    pub to_move: Colour,
    /// What the game waits for.
    pub phase: PhasePosition,
    /// The number of completed turns.
    pub turns: u32,
    /// What belongs to blue, then what belongs to red.
    pub seats: [SeatPosition; 2],
    /// The stack of each base from the bottom up, in the order of the board.
    pub stacks: Vec<Vec<(Colour, Troop)>>,
    /// The Troops placed in the current play, in order.
    pub placed: Vec<PlacedPosition>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The number of medals that the seat has claimed. TB-MEDAL-02
    pub medals: u16,
    /// The regions whose medals the seat claimed, by their index in the board file, from 0. TB-MEDAL-03
    pub emptied: Vec<u32>,
    /// The rack. Only the player of the seat may see it.
    pub rack: Kinds,
    /// The reserve. No player may see it.
    pub reserve: Kinds,
    /// The Troops removed at set-up. No player may see them. TB-SETUP-02
    pub removed: Kinds,
    /// The discards. They are public. TB-R-13
    pub discard: Kinds,
    /// The Troops of the rack that lie face down. Only the player of the seat may see them. TB-TERR-BATTLE-02
    pub lying: Kinds,
    /// The Troops that all players know to be on the rack. They are public.
    pub known: Kinds,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhasePosition {
    /// The seat whose turn it is must draw or place.
    Turn,
    /// The seat must use or decline the effect of the Troop that was placed last.
    TroopEffect,
    /// The seat must use or decline the effect of the base under a placed Troop. The number is the index of the Troop
    /// in `placed`, from 0.
    BaseEffect(u8),
    /// Nothing: the game is over. The values are its ending and the winner.
    Over(Ending, Colour),
}

/// A Troop placed in the current play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedPosition {
    /// The Troop's colour.
    pub colour: Colour,
    /// The Troop's kind.
    pub troop: Troop,
    /// The id of the place where the Troop was placed.
    pub on: String,
    /// The height at which the Troop was placed. The bottom of a stack is 1, and a Troop on a headquarters has 0.
    pub level: u8,
}

impl ToyBattle {
    /// Returns a state as plain data.
    pub(crate) fn position_of(&self, state: &State) -> Position {
        // The pattern has no `..`, so a new field of the state that is not handled here is a compile error.
        let State {
            visible: _,
            control: _,
            emptied,
            on_board: _,
            rack,
            reserve,
            removed,
            discard,
            lying,
            known,
            turns,
            top: _,
            under: _,
            medals,
            to_move,
            placed_len: _,
            placed: _,
            phase,
        } = state;
        let seat = |seat: Seat| {
            let at = seat.index();
            SeatPosition {
                medals: medals[at],
                emptied: (0..u32::BITS).filter(|region| emptied[at] >> region & 1 == 1).collect(),
                rack: rack[at],
                reserve: reserve[at],
                removed: removed[at],
                discard: discard[at],
                lying: lying[at],
                known: known[at],
            }
        };
        Position {
            to_move: (*to_move).into(),
            phase: match *phase {
                Phase::Turn => PhasePosition::Turn,
                Phase::TroopEffect => PhasePosition::TroopEffect,
                Phase::BaseEffect(index) => PhasePosition::BaseEffect(index),
                Phase::Over(ending, winner) => PhasePosition::Over(ending, winner.into()),
            },
            turns: *turns,
            seats: [seat(BLUE), seat(RED)],
            stacks: stacks(self.field(), state),
            placed: state.placed().iter().map(|placed| self.placed_position(state, placed)).collect(),
        }
    }

    fn placed_position(&self, state: &State, placed: &Placed) -> PlacedPosition {
        let Piece { seat, troop } = placed.token.piece();
        let on = self.field().name(placed.on).to_owned();
        PlacedPosition { colour: seat.into(), troop, on, level: state.level(placed) }
    }

    /// Builds the state of a position, which must name places of this board.
    pub(crate) fn restored(&self, position: &Position) -> State {
        let mut state = State::empty();
        let Position { to_move, phase, turns, seats, stacks, placed } = position;
        (state.to_move, state.turns) = ((*to_move).into(), *turns);
        state.phase = match *phase {
            PhasePosition::Turn => Phase::Turn,
            PhasePosition::TroopEffect => Phase::TroopEffect,
            PhasePosition::BaseEffect(index) => Phase::BaseEffect(index),
            PhasePosition::Over(ending, winner) => Phase::Over(ending, winner.into()),
        };
        for (at, seat) in seats.iter().enumerate() {
            let SeatPosition { medals, emptied, rack, reserve, removed, discard, lying, known } = seat;
            state.medals[at] = *medals;
            state.emptied[at] = emptied.iter().fold(0, |regions, region| regions | 1 << region);
            state.rack[at] = *rack;
            state.reserve[at] = *reserve;
            state.removed[at] = *removed;
            state.discard[at] = *discard;
            state.lying[at] = *lying;
            state.known[at] = *known;
        }
        for (base, stack) in Place::each(self.field().bases).zip(stacks) {
            for (colour, troop) in stack {
                state.push(Piece { seat: (*colour).into(), troop: *troop }, base);
            }
        }
        for PlacedPosition { colour, troop, on, level } in placed.iter().take(MOST_PLACED) {
            let on = self.field().place(on).expect("a position names places of its board");
            let piece = Piece { seat: (*colour).into(), troop: *troop };
            let token = self.placed_token(&mut state, &SeenPlaced { piece, on, level: *level });
            state.note_placed(token, on, *level);
        }
        state
    }
}

fn stacks(field: &Field, state: &State) -> Vec<Vec<(Colour, Troop)>> {
    let stack = |base| state.stack(base).iter().map(|piece| (piece.seat.into(), piece.troop)).collect();
    Place::each(field.bases).map(stack).collect()
}
