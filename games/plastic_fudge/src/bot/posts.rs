//! Places where a Unit could be after the movement phases, and the decisions that lead there.

use super::scene::Scene;
use crate::action::Action;
use crate::length::Spot;
use crate::rules::CONTACT;
use crate::side::Side;
use crate::state::UnitIndex;
use geometry::{Direction, Disc, Point};

/// A place where a Unit could be after the movement phases.
#[derive(Clone, Debug)]
pub struct Post {
    /// The centre of the base, in micrometres.
    pub at: Point,
    /// The level of the Unit at this place: the level of the ground, and one more for a flyer.
    pub level: i32,
    /// The lowest negative defence modifier of the ground; 0 if there is none.
    pub worst: i32,
    /// The highest positive defence modifier of the ground, against Ranged attacks; 0 if there is none.
    pub ranged: i32,
    /// Whether the base touches a low wall.
    pub wall: bool,
    /// What the lanes of fire from here are worth, in the unit of `score`.
    pub lanes: i64,
    /// What the place is worth by itself. [`SURE`](super::scene::SURE) is one point of worth.
    pub score: i64,
    /// The decision that leads there; `None` if the Unit stays where it is.
    pub action: Option<Action>,
    /// Whether the Unit is a passenger there.
    pub rides: bool,
}

impl Scene<'_> {
    /// Returns a place for a Unit, with its properties worked out. `action` is the decision that leads there.
    pub fn post(&self, unit: UnitIndex, at: Point, action: Option<Action>, rides: bool) -> Post {
        let (man, ground) = (self.man(unit), &self.state.ground);
        let base = Disc::new(at, man.radius);
        let defence = if man.flies { Default::default() } else { ground.defence(at) };
        let post = Post {
            at,
            level: ground.level(at) + i32::from(man.flies),
            worst: defence.worst.map_or(0, |(by, _)| by.into()),
            ranged: defence.ranged.map_or(0, |(by, _)| by.into()),
            wall: !man.flies && ground.walls().any(|wall| base.polygon_gap_at_most(&wall.outline, geometry::TOLERANCE)),
            lanes: if rides { 0 } else { self.lanes(unit, at) },
            score: 0,
            action,
            rides,
        };
        Post { score: self.score(unit, &post), ..post }
    }

    /// Returns the free places around a passenger's carrier, in twelve directions. Returns none for a Unit that does
    /// not ride or has moved.
    pub fn steps_out(&self, unit: UnitIndex) -> Vec<Post> {
        let (man, side) = (self.man(unit), self.man(unit).side);
        let Some(carrier) = man.carrier.filter(|_| !self.state.unit(unit).moved) else { return Vec::new() };
        let far = self.man(carrier).radius + man.radius + CONTACT / 2;
        let spot = |part: i32| {
            let at = man.at.along(Direction::degrees(part * 30), far);
            let facing = self.nearest_enemy(side, at).and_then(|enemy| at.bearing(self.man(enemy).at)).unwrap_or(0);
            let action = Action::Leave { unit: self.game.profile(unit).id, at: Spot(at), facing };
            let free = self.game.check_free(self.state, unit, at).is_ok();
            free.then(|| self.post(unit, at, Some(action), false))
        };
        (0..12).filter_map(spot).collect()
    }

    /// Returns the enemy on the table that is nearest to a place; `None` if no enemy is on the table.
    pub fn nearest_enemy(&self, side: Side, at: Point) -> Option<UnitIndex> {
        self.standing(side.enemy()).min_by_key(|enemy| self.man(*enemy).at.distance_squared(at))
    }
}
