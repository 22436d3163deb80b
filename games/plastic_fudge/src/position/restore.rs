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
    pub(crate) fn restored(&self, position: Position) -> State {
        let Position { round, step, player_a, choice, terrain, pool, placer, passes, units, mines, .. } = position;
        let Position { markers, deployed, committed, jet_orders, result, .. } = position;
        let is_left = |nth: &usize| {
            step <= Step::Terrain && pool.iter().any(|piece| piece.id == self.battlefield().pool[*nth].id)
        };
        let mut found: Vec<Marker> = mines.into_iter().map(marker_of).collect();
        found.sort_by_key(|marker| marker.id);
        State {
            round,
            step,
            player_a,
            choice,
            ground: self.ground_of(terrain),
            pool: (0..self.battlefield().pool.len()).filter(is_left).fold(0, |pool, nth| pool | 1 << nth),
            placer: placer.filter(|_| step == Step::Terrain).unwrap_or(Side::Green),
            passes: if step == Step::Terrain { passes } else { 0 },
            units: self.roster().iter().map(|profile| self.unit_of(&units, profile.id)).collect(),
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
    fn ground_of(&self, pieces: Vec<crate::Piece>) -> Arc<Ground> {
        if pieces == self.0.ground.pieces() {
            return Arc::clone(&self.0.ground);
        }
        Arc::new(Ground::new(self.battlefield().table, pieces).expect("the outlines were judged"))
    }

    fn unit_of(&self, units: &[UnitPosition], id: crate::Id) -> UnitState {
        let said = units.iter().find(|unit| unit.id == id).expect("a position lists every Unit of the roster");
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

fn marker_of(said: MarkerPosition) -> Marker {
    let MarkerPosition { id, side, at, real, found_by } = said;
    let real = real.expect("nothing is hidden");
    Marker { id, side, at: at.0, real, found: Side::BOTH.map(|side| found_by.contains(&side)) }
}

fn opened<T: Clone>(orders: &Sealed<T>) -> Arc<[T]> {
    match orders {
        Sealed::Open(orders) => orders.as_slice().into(),
        Sealed::Hidden(_) => unreachable!("nothing is hidden"),
    }
}
