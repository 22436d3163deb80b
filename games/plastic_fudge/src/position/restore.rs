//! Turns a position into a state.

use super::{MarkerPosition, Position, Sealed, UnitPosition};
use crate::battle::PlasticFudge;
use crate::ground::Ground;
use crate::side::Side;
use crate::state::{Ending, Marker, State, Step, UnitState};
use geometry::Point;
use std::sync::Arc;

impl PlasticFudge {
    /// Makes the state of a position. What never changes comes from the game.
    ///
    /// The position must belong to this game, have no faults and hide nothing. Otherwise this panics.
    pub(crate) fn restored(&self, position: &Position) -> State {
        let is_open = |orders: &Sealed<_>| matches!(orders, Sealed::Open(_));
        assert!(position.committed.values().all(is_open), "nothing is hidden");
        self.supposed_of(position, || unreachable!("nothing is hidden"))
    }

    /// Makes a state that agrees with a position. `is_real` says, for each marker of which the position does not tell
    /// it, whether a mine is under the marker. Hidden attacks are empty.
    ///
    /// The position must belong to this game and have no faults. Otherwise this panics.
    pub(crate) fn supposed_of(&self, position: &Position, mut is_real: impl FnMut() -> bool) -> State {
        let Position { pool, placer, units, mines, markers, deployed, committed, jet_orders, .. } = position;
        let Position { round, step, player_a, choice, passes, result, .. } = *position;
        let is_left = |nth: &usize| {
            step <= Step::Terrain && pool.iter().any(|piece| piece.id == self.battlefield().pool[*nth].id)
        };
        let mut found: Vec<Marker> = mines.iter().map(|said| marker_of(said, &mut is_real)).collect();
        found.sort_by_key(|marker| marker.id);
        State {
            round,
            step,
            player_a,
            choice,
            ground: self.ground_of(&position.terrain),
            pool: (0..self.battlefield().pool.len()).filter(is_left).fold(0, |pool, nth| pool | 1 << nth),
            placer: placer.filter(|_| step == Step::Terrain).unwrap_or(Side::Green),
            passes: if step == Step::Terrain { passes } else { 0 },
            units: self
                .roster()
                .iter()
                .enumerate()
                .map(|(nth, profile)| self.unit_of(units, nth, profile.id))
                .collect(),
            markers: found,
            to_lay: Side::BOTH.map(|side| markers.get(&side).copied().filter(|_| step <= Step::Deploy).unwrap_or(0)),
            deployed: Side::BOTH.map(|side| deployed.contains(&side) || step > Step::Deploy),
            committed: Side::BOTH.map(|side| committed.get(&side).map(opened)),
            jet_orders: Side::BOTH.map(|side| jet_orders.get(&side).map(|orders| orders.as_slice().into())),
            ending: result.map(|result| Ending { winner: result.winner.into(), by: result.by }),
        }
    }

    /// Returns the terrain, prepared for fast geometry. If no piece has changed since the start, it shares the game's
    /// own.
    fn ground_of(&self, pieces: &[crate::Piece]) -> Arc<Ground> {
        if pieces == self.0.ground.pieces() {
            return Arc::clone(&self.0.ground);
        }
        Arc::new(Ground::new(self.battlefield().table, pieces.to_vec()).expect("the outlines were judged"))
    }

    /// Returns the state of the Unit with this id. Most positions list it at the same index as the roster.
    fn unit_of(&self, units: &[UnitPosition], nth: usize, id: crate::Id) -> UnitState {
        let said = units.get(nth).filter(|unit| unit.id == id).or_else(|| units.iter().find(|unit| unit.id == id));
        let said = said.expect("a position lists every Unit of the roster");
        UnitState {
            at: said.at.map_or(Point { x: 0, y: 0 }, |at| at.0),
            facing: said.facing.unwrap_or(0).rem_euclid(360) as i16,
            condition: said.state,
            carrier: said.carrier.map(|carrier| self.unit(carrier).expect("carriers were judged")),
            injuries: said.injuries,
            moved: said.moved,
            attacked: said.attacked,
            towed: said.towed,
            fought: said.fought,
            called: said.called,
        }
    }
}

fn marker_of(said: &MarkerPosition, is_real: impl FnOnce() -> bool) -> Marker {
    let MarkerPosition { id, side, at, real, ref found_by } = *said;
    Marker {
        id,
        side,
        at: at.0,
        real: real.unwrap_or_else(is_real),
        found: Side::BOTH.map(|side| found_by.contains(&side)),
    }
}

fn opened<T: Clone>(orders: &Sealed<T>) -> Arc<[T]> {
    match orders {
        Sealed::Open(orders) => orders.as_slice().into(),
        Sealed::Hidden(_) => Arc::default(),
    }
}
