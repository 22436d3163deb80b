//! How far it is on foot from every place of the table to a side's goals, around closed ground.

use crate::ground::{Gait, Ground};
use geometry::{Disc, INCH, Point};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The distance between neighbouring grid points, in micrometres: an inch.
const STEP: i32 = INCH;
/// The length of a diagonal step, in micrometres: the diagonal of a square inch.
const DIAGONAL: i32 = 35_921;
/// The cost at a grid point from which a Trooper cannot reach any goal.
const FAR: i32 = i32::MAX / 4;

/// For each grid point, what the cheapest way on foot to a goal costs, in micrometres of movement. Grid points are an
/// inch apart.
pub(super) struct Field {
    wide: i32,
    deep: i32,
    cost: Vec<i32>,
}

/// For each grid point, what an inch of the way costs there, in quarters of an inch of movement. `None` where a
/// Trooper's base does not fit.
pub(super) struct Going(Vec<Option<i32>>);

impl Field {
    /// Works out the costs of the ways to these goals, by Dijkstra's algorithm.
    pub fn to(ground: &Ground, going: &Going, goals: &[Point]) -> Field {
        let (wide, deep) = size(ground);
        let mut field = Field { wide, deep, cost: vec![FAR; (wide * deep) as usize] };
        let Going(slowness) = going;
        let mut heap = BinaryHeap::new();
        for goal in goals {
            let nearest = field.index((goal.x + STEP / 2) / STEP, (goal.y + STEP / 2) / STEP);
            if let Some(index) = nearest {
                field.cost[index] = 0;
                heap.push(Reverse((0, index)));
            }
        }
        while let Some(Reverse((cost, index))) = heap.pop() {
            if cost > field.cost[index] {
                continue;
            }
            let (x, y) = (index as i32 % wide, index as i32 / wide);
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let Some(next) = field.index(x + dx, y + dy) else { continue };
                let Some(slow) = slowness[next] else { continue };
                let length = if dx == 0 || dy == 0 { STEP } else { DIAGONAL };
                let reached = cost + length / 4 * slow;
                if reached < field.cost[next] {
                    field.cost[next] = reached;
                    heap.push(Reverse((reached, next)));
                }
            }
        }
        field
    }

    fn index(&self, x: i32, y: i32) -> Option<usize> {
        let holds = (0..self.wide).contains(&x) && (0..self.deep).contains(&y);
        holds.then_some((y * self.wide + x) as usize)
    }

    /// Returns what the way from a place to the nearest goal costs, in micrometres of movement; 200 inches if there is
    /// no way.
    pub fn from(&self, at: Point) -> i32 {
        let (x, y) = (at.x / STEP, at.y / STEP);
        let corner = |(x, y): (i32, i32)| {
            let index = self.index(x, y)?;
            let here = Point::new(x * STEP, y * STEP);
            (self.cost[index] < FAR).then(|| self.cost[index] + at.distance_floor(here))
        };
        let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
        corners.into_iter().filter_map(corner).min().unwrap_or(200 * INCH)
    }
}

/// Returns how many columns and rows of grid points the table has.
fn size(ground: &Ground) -> (i32, i32) {
    let table = ground.table();
    (table.max.x / STEP + 1, table.max.y / STEP + 1)
}

impl Going {
    /// Works out the cost at every grid point.
    pub fn on(ground: &Ground) -> Going {
        let (gait, (wide, deep)) = (Gait::on_foot(), size(ground));
        let slow = |index: i32| {
            let at = Point::new(index % wide * STEP, index / wide * STEP);
            if ground.closed_under(Disc::new(at, INCH / 2), &gait).is_some() {
                return None;
            }
            let left = 400 - gait.penalty(ground.footing(at).kind);
            (left > 0).then(|| 1_600 / left)
        };
        Going((0..wide * deep).map(slow).collect())
    }
}
