//! The search for places where a Unit could end its move. To get there, the Unit makes one turn and then one straight
//! leg. The leg is shorter if the rules do not allow all of it.

use super::posts::Post;
use super::scene::Scene;
use super::thought::Luck;
use crate::action::{Action, Leg};
use crate::ground::Going;
use crate::length::Length;
use crate::options::Turns;
use crate::rules::{Journey, Mover};
use crate::state::{Condition, UnitIndex};
use crate::unit::UnitType;
use geometry::{INCH, Point};

/// The shortest move that a bot considers, in micrometres.
const LEAST: i32 = INCH / 4;
/// How many degrees a Unit can turn for one inch of its movement. PF-MOVE-03
pub const ARC: i32 = 45;

/// The aim of a move: a point, and how far from it the base's centre stops, in micrometres.
#[derive(Clone, Copy)]
pub struct Aim {
    pub to: Point,
    pub stop: i32,
}

/// The search for places where one Unit could end its move.
pub struct Scout<'s, 'a> {
    pub scene: &'s Scene<'a>,
    pub unit: UnitIndex,
    pub mover: Mover<'a>,
    going: Going,
    /// The places found so far.
    pub posts: Vec<Post>,
    pub most: usize,
}

impl Scene<'_> {
    /// Returns at most `most` places for a Unit. The first is where it is now. For a passenger, the other places are
    /// the free ones around its carrier. They may be more than `most`.
    pub fn posts(&self, unit: UnitIndex, most: usize, luck: &mut Luck) -> Vec<Post> {
        let man = self.man(unit);
        let rides = man.carrier.is_some();
        let mut posts = vec![self.post(unit, man.at, None, rides)];
        if !man.steady || most <= 1 {
            return posts;
        }
        if rides {
            posts.extend(self.steps_out(unit));
            return posts;
        }
        if self.game.check_mobile(self.state, unit).is_err() || man.allowance < LEAST {
            return posts;
        }
        let mut scout = Scout::new(self, unit, posts, most);
        scout.look(luck);
        scout.posts
    }
}

impl<'s, 'a> Scout<'s, 'a> {
    pub fn new(scene: &'s Scene<'a>, unit: UnitIndex, posts: Vec<Post>, most: usize) -> Scout<'s, 'a> {
        let mover = Mover::new(scene.game, scene.state, unit);
        Scout { scene, unit, mover, going: Going::default(), posts, most }
    }

    /// Searches for places, the most promising first, until there are `most`.
    pub fn look(&mut self, luck: &mut Luck) {
        let aims = self.aims();
        for aim in aims {
            self.toward(aim);
        }
        self.downhill();
        self.board();
        self.cover();
        self.lanes();
        let mut tries = 2 * self.most;
        while !self.is_full() && tries > 0 {
            tries -= 1;
            let far = self.mover.allowance;
            self.go(luck.within(0, 359), luck.within(far / 5, far));
        }
        self.posts.truncate(self.most);
    }

    pub fn is_full(&self) -> bool {
        self.posts.len() >= self.most
    }

    /// Adds the place on the line to `aim.to` that lies `aim.stop` from that point. If the Unit is nearer to the point
    /// than `aim.stop` now, it moves away.
    fn toward(&mut self, aim: Aim) {
        let at = self.mover.begin().at;
        let Some(bearing) = at.bearing(aim.to) else { return };
        let length = at.distance_floor(aim.to) - aim.stop;
        if length > 0 {
            self.go(bearing, length);
        } else {
            self.go((bearing + 180).rem_euclid(360), -length);
        }
    }

    /// Adds the place where a straight leg of this length ends. Uses a shorter leg if the rules do not allow all of it.
    /// Adds nothing if a known place is very near.
    pub fn go(&mut self, bearing: i32, length: i32) {
        if self.is_full() {
            return;
        }
        let Some((mut path, end)) = self.path(bearing, length) else { return };
        if self.posts.iter().any(|post| post.at.is_within(end.at, INCH / 5)) {
            return;
        }
        self.look_about(&end, &mut path);
        let unit = self.scene.game.profile(self.unit).id;
        let (tow, path) = (self.gun_behind(&path), path);
        let action = Action::Move { unit, path, board: None, tow, exit: false };
        let post = self.scene.post(self.unit, end.at, Some(action), false);
        self.posts.push(post);
    }

    /// Finds a turn and a leg of at most this length after which the Unit may end its move. Returns them with the
    /// resulting journey, or `None` if it finds no such leg.
    pub fn path(&mut self, bearing: i32, length: i32) -> Option<(Vec<Leg>, Journey)> {
        let mut journey = self.mover.begin();
        let mut turn = turn_of(journey.facing, bearing);
        if self.scene.game.options().turns == Turns::Grid45 {
            turn = (turn + ARC / 2).div_euclid(ARC) * ARC;
            turn = if turn > 180 { turn - 360 } else { turn };
        }
        let mut path = Vec::new();
        if turn != 0 {
            self.mover.step(&mut journey, Leg::Turn(turn), &mut self.going).ok()?;
            path.push(Leg::Turn(turn));
        }
        let mut length = self.mover.ahead(&journey, &mut self.going).min(length);
        while length >= LEAST {
            let mut end = journey;
            let leg = Leg::Go(Length(length));
            if self.mover.step(&mut end, leg, &mut self.going).is_ok() && self.mover.check_end(&end).is_ok() {
                path.push(leg);
                return Some((path, end));
            }
            length -= INCH / 2;
        }
        None
    }

    /// Extends a path by a turn towards the nearest enemy. Skips turns of less than 20°, and turns that the Unit cannot
    /// pay for. If the Unit is routed later, it then runs away from that enemy.
    fn look_about(&mut self, end: &Journey, path: &mut Vec<Leg>) {
        let (side, grid) = (self.scene.man(self.unit).side, self.scene.game.options().turns == Turns::Grid45);
        let enemy = self.scene.nearest_enemy(side, end.at);
        let Some(bearing) = enemy.and_then(|enemy| end.at.bearing(self.scene.man(enemy).at)) else { return };
        let turn = turn_of(end.facing, bearing);
        let turn = if grid { turn / ARC * ARC } else { turn };
        let mut after = *end;
        if turn.abs() >= 20 && self.mover.step(&mut after, Leg::Turn(turn), &mut self.going).is_ok() {
            path.push(Leg::Turn(turn));
        }
    }

    /// Returns a Howitzer that this Jeep can tow along a path; `None` if there is none. The Jeep does not tow a
    /// Howitzer that has an enemy in range.
    fn gun_behind(&self, path: &[Leg]) -> Option<crate::id::Id> {
        let (scene, game) = (self.scene, self.scene.game);
        let man = scene.man(self.unit);
        if game.profile(self.unit).kind != UnitType::Jeep {
            return None;
        }
        let hitched = |unit: &UnitIndex| {
            let gun = scene.man(*unit);
            let idle = scene.standing(man.side.enemy()).all(|enemy| {
                scene.man(enemy).at.distance_floor(gun.at) > gun.reach() + gun.radius + scene.man(enemy).radius
            });
            game.profile(*unit).kind == UnitType::Howitzer
                && scene.state.unit(*unit).condition == Condition::Steady
                && idle
        };
        let gun = scene.standing(man.side).find(hitched)?;
        let id = game.profile(gun).id;
        let order = Action::Move {
            unit: game.profile(self.unit).id,
            path: path.to_vec(),
            board: None,
            tow: Some(id),
            exit: false,
        };
        game.check_decision(scene.state, man.side, &order).is_ok().then_some(id)
    }
}

/// Returns the turn from a facing to a bearing, in degrees from -179 to 180.
pub fn turn_of(facing: i32, bearing: i32) -> i32 {
    let turn = (bearing - facing).rem_euclid(360);
    if turn > 180 { turn - 360 } else { turn }
}
