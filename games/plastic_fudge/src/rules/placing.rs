//! Before the first Round: the empty table, the coin toss, and the terrain that the sides place in turn.

use super::Play;
use super::deploying::PlaceFault;
use super::zones::FREE_STRIP;
use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::battlefield::Piece;
use crate::clauses::*;
use crate::event::Event;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::price::force_price;
use crate::side::Side;
use crate::state::{State, Step, UnitState};
use geometry::{Point, Polygon, Rect, TOLERANCE};
use referee::Table;
use std::sync::Arc;

impl PlasticFudge {
    /// Returns the state before the sides place terrain, deploy Units or lay markers.
    pub(crate) fn bare(&self) -> State {
        let battlefield = self.battlefield();
        let markers = |side: Side| self.setup_forces(side).map_or(0, |force| force.markers);
        State {
            round: 1,
            step: Step::Deploy,
            player_a: None,
            choice: None,
            ground: Arc::clone(&self.0.ground),
            pool: (0..battlefield.pool.len()).fold(0, |pool, nth| pool | 1 << nth),
            placer: Side::Green,
            passes: 0,
            units: vec![UnitState::UNDEPLOYED; self.roster().len()].into(),
            markers: Vec::new(),
            to_lay: Side::BOTH.map(|side| markers(side) as u8),
            deployed: [false, false],
            committed: [None, None],
            jet_orders: [None, None],
            ending: None,
        }
    }

    /// Returns the state at the start of the battle, with the forces of both sides. The sides place terrain next, or
    /// deploy. PF-SCEN-08, PF-R-74
    pub(crate) fn lay_out(&self, table: &mut Table<'_, Event>) -> State {
        let mut state = self.bare();
        for seat in Side::BOTH {
            table.emit(|| {
                let (units, force) = (self.units_of(seat).count() as u32, self.setup_forces(seat));
                let points = force.map_or(0, |force| force_price(force, self.options()));
                Event::Muster { seat, points, units, markers: u32::from(state.to_lay[seat.index()]) }
            });
        }
        if state.pool == 0 {
            table.emit(|| Event::Phase { step: Step::Deploy, round: 1, seat: Some(Side::Green) });
        } else {
            state.step = Step::Terrain;
            self.toss_coin(&mut state, table);
        }
        state
    }

    fn setup_forces(&self, side: Side) -> Option<&crate::force::ForceFile> {
        self.0.setup.forces.get(&side)
    }

    /// Tosses a coin for the side that places terrain first. PF-R-75
    pub(crate) fn toss_coin(&self, state: &mut State, table: &mut Table<'_, Event>) {
        let seat = Side::BOTH[table.below(2, PF_R_75) as usize];
        state.placer = seat;
        table.emit(|| Event::Coin { seat });
        table.emit(|| Event::Phase { step: Step::Terrain, round: 1, seat: Some(seat) });
    }

    /// Checks a decision about terrain. The piece must still be in the pool. It must lie on the table, and may not
    /// overlap the camp or a free strip. A free strip is the outer part of a side's zone, which stays free of terrain.
    /// PF-SCEN-08, PF-R-75
    pub(crate) fn check_terrain(&self, state: &State, action: &Action) -> Result<(), PlaceFault> {
        let Action::Place { piece: id, at, facing } = *action else { return Ok(()) };
        let (_, piece) = self.in_pool(state, id).ok_or(PlaceFault::NoSuchPiece { piece: id })?;
        let off = PlaceFault::PieceOffTable { piece: id };
        let outline = placed(piece, at, facing).ok_or(off.clone())?;
        if !state.ground.table().holds(&outline, TOLERANCE) {
            return Err(off);
        }
        let overlaps =
            |rect: Rect| Polygon::rect(rect).is_ok_and(|rect| outline.overlaps_by_more_than(&rect, TOLERANCE));
        if self.battlefield().camp.is_some_and(|camp| overlaps(rect_of(camp))) {
            return Err(PlaceFault::OnCamp { piece: id });
        }
        let on_strip = |side: &Side| overlaps(self.zone(*side).free_strip(*side, &state.ground));
        match Side::BOTH.into_iter().find(on_strip) {
            Some(side) => Err(PlaceFault::OnStrip { piece: id, side, depth: FREE_STRIP }),
            None => Ok(()),
        }
    }

    /// Returns a piece that is still in the pool, with its index in the pool.
    fn in_pool(&self, state: &State, id: Id) -> Option<(usize, &Piece)> {
        let mut pool = self.battlefield().pool.iter().enumerate();
        pool.find(|(nth, piece)| piece.id == id && state.pool >> nth & 1 == 1)
    }
}

/// Returns the outline of a piece, turned about its own origin by `facing` degrees and then moved to `at`. `None` if
/// the result is not a valid outline, for example because it lies far outside every table.
fn placed(piece: &Piece, at: Spot, facing: i32) -> Option<Polygon> {
    let outline = piece.outline().expect("the outlines of the pool are valid");
    outline.placed(facing, at.0).ok()
}

fn rect_of([x0, y0, x1, y1]: [Length; 4]) -> Rect {
    Rect::between(Point::new(x0.0, y0.0), Point::new(x1.0, y1.0))
}

impl Play<'_, '_> {
    /// Places a piece of terrain, or passes. Two passes in a row, or an empty pool, end the step. PF-SCEN-08, PF-R-75
    pub(crate) fn terrain(&mut self, seat: Side, action: &Action) {
        if let Action::Place { piece, at, facing } = *action {
            self.place(piece, at, facing);
            self.state.passes = 0;
            self.table.emit(|| Event::Placed { seat, piece, at, facing });
        } else {
            self.state.passes += 1;
            self.table.emit(|| Event::Passed { seat });
        }
        if self.state.passes >= 2 || self.state.pool == 0 {
            // nobody uses the rest of the pool
            (self.state.passes, self.state.pool, self.state.placer) = (0, 0, Side::Green);
            self.enter(Step::Deploy, Some(Side::Green));
        } else {
            self.state.placer = seat.enemy();
        }
    }

    fn place(&mut self, id: Id, at: Spot, facing: i32) {
        let (nth, piece) = self.game.in_pool(self.state, id).expect("the decision is legal");
        let outline = placed(piece, at, facing).expect("the decision is legal");
        let bounds = outline.bounds();
        let is_rect = piece.rect.is_some() && facing.rem_euclid(90) == 0;
        let lies = Piece {
            rect: is_rect.then(|| [bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y].map(Length)),
            polygon: (!is_rect).then(|| outline.points().iter().map(|point| Spot(*point)).collect()),
            ..piece.clone()
        };
        self.state.pool &= !(1 << nth);
        self.state.ground = Arc::new(self.state.ground.with_piece(lies).expect("the decision is legal"));
    }
}
