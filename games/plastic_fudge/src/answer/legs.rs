//! The legs that lead straight from one point to another, and what they cost at least.

use crate::action::Leg;
use crate::length::Length;
use crate::options::Turns;
use crate::rules::Journey;
use geometry::{Direction, INCH, Point};

/// How many degrees a Unit can turn for one inch of its movement. If the option `turns` is `grid45`, every turn is a
/// multiple of this angle. PF-MOVE-03, PF-R-45
pub(super) const ARC: i32 = 45;

/// Up to four legs in a row. They need no memory of their own, because a search makes very many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Legs {
    legs: [Leg; Legs::MOST],
    count: usize,
}

impl Legs {
    /// Two turns and two straight legs.
    const MOST: usize = 4;
    /// No legs at all.
    pub const NONE: Legs = Legs { legs: [Leg::Turn(0); Legs::MOST], count: 0 };

    pub fn as_slice(&self) -> &[Leg] {
        &self.legs[..self.count]
    }

    /// Adds a turn and a straight way. A turn or a way of 0 is left out.
    fn push(&mut self, turn: i32, length: i32) {
        let turns = (turn != 0).then_some(Leg::Turn(turn));
        let goes = (length > 0).then_some(Leg::Go(Length(length)));
        for leg in turns.into_iter().chain(goes) {
            self.legs[self.count] = leg;
            self.count += 1;
        }
    }
}

/// A point, and where it lies from the end of a journey.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    from: Point,
    facing: i32,
    to: Point,
    /// The whole degree nearest to the direction of the point; `None` if the journey ends at the point.
    pub bearing: Option<i32>,
    /// What the turn towards the point costs, in micrometres. PF-R-45
    turning: i32,
    /// The square of the distance, in square micrometres.
    squared: i64,
}

impl Aim {
    pub fn new(journey: &Journey, to: Point) -> Aim {
        let bearing = journey.at.bearing(to);
        let turning = bearing.map_or(0, |bearing| turning(journey.facing, bearing));
        Aim { from: journey.at, facing: journey.facing, to, bearing, turning, squared: journey.at.distance_squared(to) }
    }

    /// Returns the least cost of the way straight to the point, in micrometres.
    pub fn least(&self) -> i32 {
        self.turning + self.from.distance_floor(self.to)
    }

    /// Says whether [`Aim::least`] is at least `cost`, without the root.
    pub fn costs(&self, cost: i64) -> bool {
        is_root_at_least(self.squared, cost - i64::from(self.turning))
    }

    /// Returns the straight ways to the point. They end as near to it as directions in whole degrees allow. On the
    /// grid, there are up to two ways, each of at most two straight legs. If the journey ends at the point, the way has
    /// no legs.
    pub fn ways(&self, turns: Turns) -> impl Iterator<Item = Legs> + use<> {
        let ways = match (self.bearing, turns) {
            (None, _) => [Some(Legs::NONE), None],
            (Some(bearing), Turns::Free) => {
                let mut legs = Legs::NONE;
                legs.push(turn_of(self.facing, bearing), length_to(self.from, bearing, self.to));
                [Some(legs), None]
            }
            (Some(bearing), Turns::Grid45) => self.on_grid(bearing),
        };
        ways.into_iter().flatten()
    }

    /// Returns the ways in two legs, in neighbouring directions of the 45-degree grid, in either order.
    fn on_grid(&self, bearing: i32) -> [Option<Legs>; 2] {
        let (at, to) = (self.from, self.to);
        let first = self.facing + turn_of(self.facing, bearing).div_euclid(ARC) * ARC;
        let [a, b] = [first, first + ARC].map(|degrees| degrees.rem_euclid(360));
        let [u, v] = [a, b].map(Direction::degrees);
        let (dx, dy) = (i128::from(to.x) - i128::from(at.x), i128::from(to.y) - i128::from(at.y));
        let cross = |ax: i128, ay: i128, bx: i128, by: i128| ax * by - ay * bx;
        let part = |direction: Direction| (i128::from(direction.cos()), i128::from(direction.sin()));
        let ((ux, uy), (vx, vy)) = (part(u), part(v));
        let whole = cross(ux, uy, vx, vy);
        let unit = i128::from(Direction::UNIT);
        let along_u = (cross(dx, dy, vx, vy) * unit / whole).max(0) as i32;
        let along_v = (cross(ux, uy, dx, dy) * unit / whole).max(0) as i32;
        let (along_u, along_v) = exactly(at, to, (u, along_u), (v, along_v));
        let both = |(first, length): (i32, i32), (second, rest): (i32, i32)| {
            let (mut legs, mut looks) = (Legs::NONE, self.facing);
            for (bearing, length) in [(first, length), (second, rest)] {
                if length > 0 {
                    legs.push(turn_of(looks, bearing), length);
                    looks = bearing;
                }
            }
            (legs.count > 0).then_some(legs)
        };
        let other_order = along_u > 0 && along_v > 0;
        [both((a, along_u), (b, along_v)), if other_order { both((b, along_v), (a, along_u)) } else { None }]
    }
}

/// Says whether the root of a number, rounded down, is at least `limit`.
pub(super) const fn is_root_at_least(squared: i64, limit: i64) -> bool {
    limit <= 0 || squared >= limit * limit
}

/// Returns the shorter turn from a facing to a bearing, in degrees from -179 to 180.
pub(super) const fn turn_of(facing: i32, bearing: i32) -> i32 {
    let turn = (bearing - facing).rem_euclid(360);
    if turn > 180 { turn - 360 } else { turn }
}

/// Returns what the turn from a facing to a bearing costs, in micrometres. PF-R-45
const fn turning(facing: i32, bearing: i32) -> i32 {
    (turn_of(facing, bearing).abs() + ARC - 1) / ARC * INCH
}

/// Returns the length of a leg in this direction that ends exactly at a point. If no leg ends there exactly, returns
/// the distance.
fn length_to(at: Point, bearing: i32, to: Point) -> i32 {
    let (direction, far) = (Direction::degrees(bearing), at.distance_round(to));
    let exact = [far, far - 1, far + 1].into_iter().find(|length| *length > 0 && at.along(direction, *length) == to);
    exact.unwrap_or(far)
}

/// Changes the rounded lengths of two legs a little if they then end exactly at a point.
fn exactly(at: Point, to: Point, (u, along_u): (Direction, i32), (v, along_v): (Direction, i32)) -> (i32, i32) {
    const NEAR: [i32; 7] = [0, 1, -1, 2, -2, 3, -3];
    let ends = |(one, other): &(i32, i32)| *one >= 0 && *other >= 0 && at.along(u, *one).along(v, *other) == to;
    let all = NEAR.into_iter().flat_map(|du| NEAR.map(|dv| (along_u + du, along_v + dv)));
    all.into_iter().find(ends).unwrap_or((along_u, along_v))
}
