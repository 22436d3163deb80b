//! Where a Unit might move to: the flag, enemies at several distances, and the places of its duties. It might also move
//! along the way to the goal, into shelter, to a lane of fire, or into a carrier.

use super::duties::Wing;
use super::scout::{ARC, Aim, Scout, turn_of};
use crate::action::Action;
use crate::rules::CONTACT;
use crate::state::UnitIndex;
use crate::unit::WeaponKind;
use geometry::{Direction, Disc, INCH, Point};

/// How far inside its own reach a Unit stops, in micrometres, because lengths are rounded.
const INSIDE: i32 = INCH / 20;

impl Scout<'_, '_> {
    /// Returns the aims to try: the flag, places beside and behind an enemy, and the place that screens the Commander.
    /// A Minesweeper also tries unknown markers. Each of the nearest enemies adds aims at several distances: contact,
    /// the reach of each weapon of the Unit, the enemy's reach now, and the enemy's reach after a move.
    pub fn aims(&self) -> Vec<Aim> {
        let (scene, man) = (self.scene, self.scene.man(self.unit));
        let mut aims = Vec::new();
        if let Some(flag) = scene.game.battlefield().flag.filter(|_| man.trooper) {
            let stop = man.radius + if flag.owner == man.side { INCH } else { CONTACT / 2 };
            aims.push(Aim { to: flag.at.0, stop });
        }
        if scene.plans_ahead(man.side) {
            let places = Wing::BOTH.map(|wing| scene.flank(self.unit, wing));
            let screen = scene.screen(man.side).map(|screen| screen.at);
            let places = places.into_iter().chain([screen.filter(|_| man.trooper)]).flatten();
            aims.extend(places.map(|to| Aim { to, stop: 0 }));
        }
        let mut enemies: Vec<UnitIndex> = scene.standing(man.side.enemy()).collect();
        enemies.sort_by_key(|enemy| scene.man(*enemy).at.distance_squared(man.at));
        for enemy in enemies.into_iter().take(2 + self.most / 8) {
            let other = scene.man(enemy);
            let bases = man.radius + other.radius;
            for gun in &man.guns {
                if gun.reach > 0 {
                    aims.push(Aim { to: other.at, stop: gun.reach + bases - INSIDE });
                }
            }
            if !man.guns.is_empty() && !man.flies && !other.flies {
                aims.push(Aim { to: other.at, stop: bases });
            }
            aims.push(Aim { to: other.at, stop: other.reach() + bases + INCH / 4 });
            aims.push(Aim { to: other.at, stop: other.reach() + other.allowance + bases + INCH / 4 });
        }
        let sweeps = man.guns.iter().any(|gun| gun.kind == WeaponKind::Sweeper);
        let hidden = scene.state.markers.iter().filter(|marker| sweeps && scene.is_real(marker).is_none());
        aims.extend(hidden.map(|marker| Aim { to: marker.at, stop: man.radius + 3 * INCH }));
        aims
    }

    /// Tries moves in the directions that bring the Unit nearest to the side's goal, and in the direction that leads
    /// farthest away. A direction in which the Unit would touch a marker is ranked as if the goal were one full move
    /// farther away.
    pub fn downhill(&mut self) {
        let (start, far) = (self.mover.begin(), self.mover.allowance);
        let field = &self.scene.fields[self.scene.man(self.unit).side.index()];
        let left = |bearing: &i32| {
            let turn = turn_of(start.facing, *bearing).abs();
            let length = far - (turn + ARC - 1) / ARC * INCH;
            let end = start.at.along(Direction::degrees(*bearing), length.max(0));
            let touches = self.scene.markers_met(self.unit, end).next().is_some();
            field.from(end) + if touches { far } else { 0 }
        };
        let mut bearings: Vec<i32> = (0..24).map(|part| part * 15).collect();
        bearings.sort_by_cached_key(left);
        let wanted = if self.most < 8 { 1 } else { 3 };
        for bearing in bearings[..wanted].iter().chain(&bearings[23..]) {
            self.go(*bearing, far);
        }
        if self.most > 12 {
            self.go(bearings[0], far / 2);
        }
    }

    /// Tries moves to ground that shelters the Unit or lies high.
    pub fn cover(&mut self) {
        let (start, ground) = (self.mover.begin(), &self.scene.state.ground);
        if self.mover.gait.flies() || self.most < 8 {
            return;
        }
        let sheltered = |at: Point| {
            let defence = ground.defence(at);
            let by = |modifier: Option<(i8, _)>| modifier.map_or(0, |(by, _)| i32::from(by));
            let wall = ground.walls().any(|wall| Disc::new(at, INCH / 2).polygon_gap_at_most(&wall.outline, 0));
            by(defence.worst) + by(defence.ranged) + i32::from(wall) + i32::from(ground.level(at) > 0)
        };
        let mut found: Vec<(i32, i32, i32)> = Vec::new();
        for part in 0..16 {
            for third in 1..=3 {
                let (bearing, length) = (part * 45 / 2, self.mover.allowance * third / 4);
                let shelter = sheltered(start.at.along(Direction::degrees(bearing), length));
                if shelter > 0 {
                    found.push((-shelter, length, bearing));
                }
            }
        }
        found.sort_unstable();
        for (_, length, bearing) in found.into_iter().take(self.most / 6) {
            self.go(bearing, length);
        }
    }

    /// Tries moves to places from which the Unit can hit enemies, where they are now or are expected to pass.
    pub fn lanes(&mut self) {
        let start = self.mover.begin();
        if !self.scene.plans_ahead(self.scene.man(self.unit).side) || self.is_full() {
            return;
        }
        let mut found: Vec<(i64, i32, i32)> = Vec::new();
        for part in 0..16 {
            for third in 1..=3 {
                let (bearing, length) = (part * 45 / 2, self.mover.allowance * third / 4);
                let lanes = self.scene.lanes(self.unit, start.at.along(Direction::degrees(bearing), length));
                if lanes > 0 {
                    found.push((-lanes, length, bearing));
                }
            }
        }
        found.sort_unstable();
        for (_, length, bearing) in found.into_iter().take(self.most / 10) {
            self.go(bearing, length);
        }
    }

    /// Tries to board each carrier of the Unit's side. Only a Trooper far from the goal, with no enemy near, tries
    /// this.
    pub fn board(&mut self) {
        let (scene, man) = (self.scene, self.scene.man(self.unit));
        let slow = scene.fields[man.side.index()].from(man.at) > 4 * man.allowance;
        let nearest = scene.nearest_enemy(man.side, man.at).map_or(0, |it| scene.man(it).at.distance_floor(man.at));
        if !man.trooper || !slow || nearest < 16 * INCH {
            return;
        }
        let carriers: Vec<UnitIndex> = scene.standing(man.side).filter(|unit| scene.game.capacity(*unit) > 0).collect();
        for carrier in carriers {
            let (id, its) = (scene.game.profile(carrier).id, scene.man(carrier));
            let Some(bearing) = man.at.bearing(its.at) else { continue };
            let length = man.at.distance_floor(its.at) - man.radius - its.radius - CONTACT / 2;
            let found = if length > 0 { self.path(bearing, length) } else { Some((Vec::new(), self.mover.begin())) };
            let Some((path, end)) = found else { continue };
            if scene.game.check_board(scene.state, self.unit, id, end.at).is_ok() {
                let unit = scene.game.profile(self.unit).id;
                let action = Action::Move { unit, path, board: Some(id), tow: None, exit: false };
                self.posts.push(scene.post(self.unit, its.at, Some(action), true));
            }
        }
    }
}
