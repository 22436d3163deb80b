//! The duties of a bot's Units in a plan: to hold a place, to go round the enemy, or to screen the Commander.

use super::posts::Post;
use super::scene::{SURE, Scene};
use crate::side::Side;
use crate::state::UnitIndex;
use geometry::{Direction, INCH, Point};

/// At most one in this many Units goes round the flank.
const FLANKERS: usize = 3;
/// The smallest allowance with which a Unit goes round the flank, in micrometres.
const QUICK: i32 = 4 * INCH;
/// The greatest distance from the enemy to which a flanker goes, in micrometres, even if its weapon reaches farther.
const WIDE: i32 = 9 * INCH;
/// The direction in which a flanker's place lies, in degrees from the enemy's front.
const ROUND: i32 = 110;
/// How long a detour a flanker makes, in micrometres, to avoid one enemy that might hit it.
const HIDDEN: i32 = 3 * INCH;
/// One in this many Units, rounded up, screens the Commander.
const SCREENS: usize = 8;
/// How far in front of the Commander a screen stands, from centre to centre, in micrometres.
const BEFORE: i32 = 5 * INCH / 2;
/// For a Unit that holds its place, a level of shelter is worth the Unit's own worth, divided by this number.
const SHELTER: i64 = 20;

/// What a Unit is to do in a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Stays where it has shelter and good lanes of fire.
    Hold,
    /// Goes round the enemy, where few enemies see it.
    Flank,
    /// Stands between the Commander and the enemy that threatens him.
    Screen,
}

/// The side on which a flanker goes round the enemy, seen from the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// On the enemy's left.
    Left,
    /// On the enemy's right.
    Right,
}

impl Wing {
    /// Both sides, left first.
    pub const BOTH: [Wing; 2] = [Wing::Left, Wing::Right];
}

/// The Commander, and the place for a Unit that screens him.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub commander: UnitIndex,
    pub at: Point,
}

impl Scene<'_> {
    /// Returns the duty of each of these Units, in their order.
    pub fn duties(&self, side: Side, movers: &[UnitIndex]) -> Vec<Duty> {
        let mut duties = vec![Duty::Hold; movers.len()];
        let fit = |n: &usize| !self.game.profile(movers[*n]).commander && !self.man(movers[*n]).guns.is_empty();
        if let Some(screen) = self.screen(side) {
            let worth = self.man(screen.commander).worth;
            let cheap = |n: &usize| self.man(movers[*n]).trooper && self.man(movers[*n]).worth < worth;
            let mut near: Vec<usize> = (0..movers.len()).filter(fit).filter(cheap).collect();
            near.sort_by_key(|n| self.man(movers[*n]).at.distance_squared(screen.at));
            near.into_iter().take(movers.len().div_ceil(SCREENS)).for_each(|n| duties[n] = Duty::Screen);
        }
        let quick = |n: &usize| duties[*n] == Duty::Hold && self.man(movers[*n]).allowance >= QUICK;
        let mut quick: Vec<usize> = (0..movers.len()).filter(fit).filter(quick).collect();
        quick.sort_by_key(|n| (self.man(movers[*n]).reach(), -self.man(movers[*n]).allowance));
        quick.into_iter().take(movers.len() / FLANKERS).for_each(|n| duties[n] = Duty::Flank);
        duties
    }

    /// Returns the index in `posts` of the place that suits a Unit's duty best.
    pub fn fitting(&self, unit: UnitIndex, posts: &[Post], duty: Duty, wing: Wing) -> usize {
        let places = 0..posts.len();
        let nearest = |goal: Option<Point>, price: &dyn Fn(&Post) -> i32| {
            let goal = goal?;
            places.clone().min_by_key(|n| posts[*n].at.distance_floor(goal) + price(&posts[*n]))
        };
        let fitting = match duty {
            Duty::Hold => places.max_by_key(|n| self.holding(unit, &posts[*n])),
            Duty::Flank => nearest(self.flank(unit, wing), &|post| HIDDEN * self.exposure(unit, post.at)),
            Duty::Screen => nearest(self.screen(self.man(unit).side).map(|screen| screen.at), &|_| 0),
        };
        fitting.unwrap_or(0)
    }

    /// Returns what a place is worth to a Unit that holds: its lanes of fire, and its shelter.
    fn holding(&self, unit: UnitIndex, post: &Post) -> i64 {
        let steps = i64::from(post.worst + post.ranged + i32::from(post.wall) + post.level.min(1));
        post.lanes + steps * i64::from(self.man(unit).worth) * i64::from(SURE) / SHELTER
    }

    /// Returns a place beside the nearest enemy and a little behind it, as seen from the Unit's own side. `None` if the
    /// Unit is slow or unarmed, or if no enemy is on the table.
    pub fn flank(&self, unit: UnitIndex, wing: Wing) -> Option<Point> {
        let man = self.man(unit);
        if man.allowance < QUICK || man.guns.is_empty() {
            return None;
        }
        let other = self.man(self.nearest_enemy(man.side, man.at)?);
        let front = other.at.bearing(self.centre(man.side)?)?;
        let round = match wing {
            Wing::Left => front + ROUND,
            Wing::Right => front - ROUND,
        };
        let far = man.reach().clamp(INCH, WIDE) + other.radius;
        let place = other.at.along(Direction::degrees(round.rem_euclid(360)), far);
        let table = self.state.ground.table();
        let inside = |at: i32, min: i32, max: i32| at.clamp(min + man.radius, max - man.radius);
        Some(Point::new(inside(place.x, table.min.x, table.max.x), inside(place.y, table.min.y, table.max.y)))
    }

    /// Returns the mean of the places of a side's Units on the table; `None` if there are none.
    fn centre(&self, side: Side) -> Option<Point> {
        let places: Vec<Point> = self.standing(side).map(|unit| self.man(unit).at).collect();
        let mean = |of: fn(&Point) -> i32| {
            let sum: i64 = places.iter().map(|at| i64::from(of(at))).sum();
            sum.checked_div(places.len() as i64).map(|mean| mean as i32)
        };
        Some(Point::new(mean(|at| at.x)?, mean(|at| at.y)?))
    }

    /// Returns how many enemies see a place now, and might hit a Unit there in the next Round.
    pub fn exposure(&self, unit: UnitIndex, at: Point) -> i32 {
        let man = self.man(unit);
        let hits = |enemy: &UnitIndex| {
            let other = self.man(*enemy);
            let far = other.reach() + other.allowance + man.radius + other.radius;
            !other.guns.is_empty() && at.is_within(other.at, far) && self.sees(*enemy, other.at, unit, at)
        };
        self.standing(man.side.enemy()).filter(hits).count() as i32
    }

    /// Returns the place for a Unit that screens the Commander. `None` if the Commander is not on the table, or if no
    /// enemy might hit him within two Rounds.
    pub fn screen(&self, side: Side) -> Option<Screen> {
        let commander = self.standing(side).find(|unit| self.game.profile(*unit).commander)?;
        let man = self.man(commander);
        let gap = |enemy: &UnitIndex| {
            let other = self.man(*enemy);
            man.at.distance_floor(other.at) - man.radius - other.radius - other.reach() - 2 * other.allowance
        };
        let armed = self.standing(side.enemy()).filter(|enemy| !self.man(*enemy).guns.is_empty());
        let threat = armed.min_by_key(gap).filter(|enemy| gap(enemy) <= 0)?;
        let bearing = man.at.bearing(self.man(threat).at)?;
        Some(Screen { commander, at: man.at.along(Direction::degrees(bearing), BEFORE) })
    }
}
