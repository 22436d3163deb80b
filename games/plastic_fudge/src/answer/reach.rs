//! The answer to `reach`: where a Unit can get to in one move.

use super::finder::{Finder, Label};
use super::legs::{Aim, is_root_at_least};
use super::words::{Cells, ReachAnswer};
use crate::battle::PlasticFudge;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::rules::{CONTACT, Journey};
use crate::state::{State, UnitIndex};
use geometry::{Direction, INCH, Point, Rect};

/// How many steps the search for one answer may take. The answer leaves out points that it has not reached by then.
pub(super) const STEPS: u32 = 14_000;
/// How far apart neighbouring points are: half an inch, in micrometres. For Units that move far, it is twice as much.
const FINE: i32 = INCH / 2;
/// A Unit with a larger allowance than this, in micrometres, gets the coarser grid.
const FAR: i32 = 18 * INCH;

/// How many degrees lie between neighbouring points beside a carrier.
const STEP: i32 = 15;

/// The points of a table on a grid, and the cheapest known way to each.
struct Grid {
    size: i32,
    wide: i32,
    /// One cell for each point, row by row.
    cells: Vec<Cell>,
}

#[derive(Clone, Copy)]
struct Cell {
    spent: i32,
    left: i32,
    end: Point,
    /// Whether the search skips the cell: the Unit cannot end its move there, or the way found so far must be kept.
    closed: bool,
}

impl Grid {
    fn new(table: Rect, size: i32) -> Grid {
        let (wide, deep) = (table.max.x / size + 1, table.max.y / size + 1);
        let cell = Cell { spent: i32::MAX, left: 0, end: table.min, closed: false };
        Grid { size, wide, cells: vec![cell; (wide * deep) as usize] }
    }

    /// Keeps the ways found so far, even if the search finds cheaper ones later.
    fn settle(&mut self) {
        for cell in &mut self.cells {
            cell.closed |= cell.spent < i32::MAX;
        }
    }

    /// Returns the index and the point of each cell in a square around a point, row by row.
    fn near(&self, at: Point, far: i32) -> Vec<(usize, Point)> {
        let deep = self.cells.len() as i32 / self.wide;
        let columns = ((at.x - far).max(0) / self.size, ((at.x + far) / self.size).min(self.wide - 1));
        let rows = ((at.y - far).max(0) / self.size, ((at.y + far) / self.size).min(deep - 1));
        let row = |y: i32| {
            (columns.0..=columns.1)
                .map(move |x| ((y * self.wide + x) as usize, Point::new(x * self.size, y * self.size)))
        };
        (rows.0..=rows.1).flat_map(row).collect()
    }
}

impl PlasticFudge {
    /// Returns the points where a Unit's move may end, after one or more legs. The rules check each leg. Where
    /// possible, the ways avoid markers that the Unit may set off. The answer to `way` for such a point ends exactly
    /// there, at the same cost. A Unit that may not move has no points.
    pub(super) fn reach(&self, state: &State, unit: UnitIndex, tow: Option<Id>) -> ReachAnswer {
        if let Some(carrier) = state.unit(unit).carrier {
            return self.beside(state, unit, carrier);
        }
        let allowance = self.allowance(state, unit);
        let size = if allowance > FAR { 2 * FINE } else { FINE };
        let mut at = Vec::new();
        if let Ok(mover) = self.mover(state, unit, tow) {
            let mut grid = Grid::new(state.ground.table(), size);
            let mut around = None;
            for shunned in self.shunned(state, &mover) {
                let mut finder = Finder::new(self, state, mover.clone(), STEPS);
                finder.shunned = shunned;
                explored(&mut finder, &mut grid);
                if let Some(around) = &mut around {
                    leave_out_beside(around, &mut grid);
                }
                grid.settle();
                around = Some(finder);
            }
            let reached = grid.cells.iter().filter(|cell| cell.spent < i32::MAX);
            at.extend(reached.map(|cell| [Length(cell.end.x), Length(cell.end.y), Length(cell.left)]));
        }
        ReachAnswer {
            unit: self.profile(unit).id,
            allowance: Length(allowance),
            cells: Cells { size: Length(size), at },
        }
    }

    /// Returns the points beside its carrier where a passenger may get out, counter-clockwise from the rear. PF-R-101
    fn beside(&self, state: &State, unit: UnitIndex, carrier: UnitIndex) -> ReachAnswer {
        let (profile, base) = (self.profile(unit), self.disc(state, carrier));
        let rear = i32::from(state.unit(carrier).facing) + 180;
        let out = base.radius + profile.radius + CONTACT / 2;
        let places = (0..360 / STEP).map(|n| base.centre.along(Direction::degrees(rear + n * STEP), out));
        let free = places.filter(|at| self.check_leave(state, profile.side, profile.id, Spot(*at)).is_ok());
        let none = Length(0);
        let at = free.map(|at| [Length(at.x), Length(at.y), none]).collect();
        ReachAnswer { unit: profile.id, allowance: none, cells: Cells { size: Length(FINE), at } }
    }
}

/// Searches from each corner in turn, beginning with the one that is cheapest to reach.
fn explored(finder: &mut Finder<'_>, grid: &mut Grid) {
    let start = finder.mover.begin();
    finder.explore(start, |finder, label| {
        let Label { journey, spent, .. } = finder.labels[label];
        look_around(finder, grid, &journey, spent);
        true
    });
}

/// Leaves out a new point that can be reached only over markers, if a way around the markers ends close to the point.
/// The answer to `way` would take the way around.
fn leave_out_beside(around: &mut Finder<'_>, grid: &mut Grid) {
    let is_new = |cell: &&mut Cell| cell.spent < i32::MAX && !cell.closed;
    for cell in grid.cells.iter_mut().filter(is_new) {
        let arrives = (0..around.labels.len()).any(|label| around.arrivals(label, cell.end).next().is_some());
        if arrives {
            cell.spent = i32::MAX;
        }
    }
}

/// Tries the way from a journey straight to each point within the rest of the allowance, unless a cheaper way to it is
/// known.
fn look_around(finder: &mut Finder<'_>, grid: &mut Grid, journey: &Journey, spent: i32) {
    let left = finder.mover.allowance - spent;
    for (n, to) in grid.near(journey.at, left) {
        let cell = grid.cells[n];
        let known = i64::from(cell.spent) - i64::from(spent);
        let squared = journey.at.distance_squared(to);
        if cell.closed || !journey.at.is_within(to, left) || is_root_at_least(squared, known) {
            continue;
        }
        let aim = Aim::new(journey, to);
        if aim.costs(i64::from(left) + 1) || aim.costs(known) {
            continue;
        }
        if cell.spent == i32::MAX && !finder.walker.can_stand(to) {
            grid.cells[n].closed = true;
            continue;
        }
        for legs in finder.ways(&aim) {
            let Some(end) = finder.travel(journey, legs.as_slice()) else { continue };
            let spent = finder.mover.spent(&end);
            if spent < grid.cells[n].spent && finder.mover.check_end(&end).is_ok() {
                let left = finder.mover.budget(&end) - spent;
                grid.cells[n] = Cell { spent, left, end: end.at, closed: false };
            }
        }
    }
}
