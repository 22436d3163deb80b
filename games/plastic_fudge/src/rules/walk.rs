//! Carries out a legal path, leg by leg. Markers that a base touches on the way go off.

use super::Play;
use super::bases::MARKER;
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::length::Spot;
use crate::options::OwnMines;
use crate::state::{Marker, State, UnitIndex};
use geometry::{Direction, Disc, Leg as Straight, Point, Sweep, TOLERANCE, Touch};

impl PlasticFudge {
    /// Says whether a Unit sets off a marker that it touches. Flyers do not, nor does a side that has found the marker.
    /// With the option `own_mines` at `safe`, the marker's owner does not either. PF-R-38, PF-R-62, PF-MINE-10
    pub(crate) fn sets_off(&self, unit: UnitIndex, marker: &Marker) -> bool {
        let side = self.profile(unit).side;
        let is_safe = marker.found[side.index()] || side == marker.side && self.options().own_mines == OwnMines::Safe;
        !self.flies(unit) && !is_safe
    }

    /// Returns the first marker that a Unit sets off on a straight leg. The result is how far from the start the Unit
    /// touches it, in micrometres, and the index of the marker. PF-R-38
    pub(super) fn first_marker(&self, state: &State, unit: UnitIndex, leg: Straight) -> Option<(i32, usize)> {
        let sweep = Sweep::new(leg, self.profile(unit).radius);
        let contact = |marker: &Marker| {
            let disc = Disc::new(marker.at, MARKER);
            let near = sweep.first_disc(disc, Touch::Gap(TOLERANCE))?;
            // a way can come within the tolerance without contact; the touch is then the first point within the
            // tolerance
            Some(sweep.first_disc(disc, Touch::Gap(0)).unwrap_or(near))
        };
        let live = state.markers.iter().enumerate().filter(|(_, marker)| self.sets_off(unit, marker));
        live.filter_map(|(nth, marker)| Some((contact(marker)?, nth))).min()
    }
}

impl Play<'_, '_> {
    /// Moves a Unit, and the Howitzer in tow if there is one, along a path. Returns whether nothing stopped the move.
    /// PF-R-89, PF-R-91
    pub(super) fn walk(&mut self, unit: UnitIndex, gun: Option<UnitIndex>, path: &[Leg]) -> bool {
        let mut way = vec![Spot(self.state.unit(unit).at)];
        let mut whole = true;
        for leg in path {
            match leg {
                Leg::Turn(degrees) => self.turn(unit, gun, *degrees),
                Leg::Go(length) => whole = self.go(unit, gun, length.0, &mut way),
            }
            if !whole {
                break;
            }
            let at = Spot(self.state.unit(unit).at);
            if way.last() != Some(&at) {
                way.push(at);
            }
        }
        let this = self.state.unit_mut(unit);
        this.moved = true;
        let facing = this.facing;
        let tow_at = gun.map(|gun| {
            let gun = self.state.unit_mut(gun);
            (gun.moved, gun.towed, gun.facing) = (true, true, facing);
            Spot(gun.at)
        });
        let (id, tow) = (self.game.profile(unit).id, gun.map(|gun| self.game.profile(gun).id));
        self.table.emit(|| Event::Move { unit: id, whole, way, facing: facing.into(), tow, tow_at });
        whole
    }

    fn turn(&mut self, unit: UnitIndex, gun: Option<UnitIndex>, degrees: i32) {
        let facing = (i32::from(self.state.unit(unit).facing) + degrees).rem_euclid(360) as i16;
        self.state.unit_mut(unit).facing = facing;
        if let Some(gun) = gun {
            self.state.unit_mut(gun).facing = facing;
        }
    }

    /// Moves a Unit straight ahead, and the Howitzer in tow if there is one. Returns whether they went all the way.
    /// Markers go off in the order in which the bases touch them. PF-R-38, PF-R-39
    pub(super) fn go(&mut self, unit: UnitIndex, gun: Option<UnitIndex>, length: i32, way: &mut Vec<Spot>) -> bool {
        let start = *self.state.unit(unit);
        let direction = Direction::degrees(start.facing.into());
        let leg = Straight::toward(start.at, direction, length);
        let beside = gun.map(|gun| {
            let at = self.state.unit(gun).at;
            Point::new(at.x - start.at.x, at.y - start.at.y)
        });
        let moved = |at: Point, by: Point| Point::new(at.x + by.x, at.y + by.y);
        loop {
            let mut first = self.game.first_marker(self.state, unit, leg).map(|(at, marker)| (at, marker, unit));
            if let (Some(gun), Some(by)) = (gun, beside) {
                let way = Straight::between(moved(leg.from(), by), moved(leg.to(), by));
                let touched = self.game.first_marker(self.state, gun, way);
                first = touched.map(|(at, marker)| (at, marker, gun)).into_iter().chain(first).min();
            }
            let at = first.map_or(leg.to(), |(at, ..)| start.at.along(direction, at));
            self.state.unit_mut(unit).at = at;
            if let (Some(gun), Some(by)) = (gun, beside) {
                self.state.unit_mut(gun).at = moved(at, by);
            }
            let Some((_, marker, toucher)) = first else { return true };
            self.emit_walk(unit, gun, way);
            if self.touch(marker, toucher, [Some(unit), gun]) {
                return false;
            }
        }
    }

    /// Sets off a marker that a Unit touches. Returns whether this hurt one of the moving Units. PF-R-38, PF-R-39,
    /// PF-R-40
    pub(super) fn touch(&mut self, marker: usize, toucher: UnitIndex, moving: [Option<UnitIndex>; 2]) -> bool {
        let now =
            |state: &State| moving.map(|unit| unit.map(|unit| (state.unit(unit).condition, state.unit(unit).injuries)));
        let before = now(self.state);
        self.mine_blast(marker, toucher);
        now(self.state) != before
    }

    /// Emits an event for the way of a Unit so far, and begins a new way where the Unit is now. PF-R-39
    fn emit_walk(&mut self, unit: UnitIndex, gun: Option<UnitIndex>, way: &mut Vec<Spot>) {
        let this = *self.state.unit(unit);
        let at = Spot(this.at);
        let mut gone = std::mem::replace(way, vec![at]);
        if gone.last() != Some(&at) {
            gone.push(at);
        }
        let (id, tow) = (self.game.profile(unit).id, gun.map(|gun| self.game.profile(gun).id));
        let tow_at = gun.map(|gun| Spot(self.state.unit(gun).at));
        self.table.emit(|| Event::Walk { unit: id, way: gone, facing: this.facing.into(), tow, tow_at });
    }
}
