//! Candidates for placing terrain, deploying Units and laying markers.

use super::any;
use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::battlefield::Zone;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{INCH, Point};
use referee::Chance;

/// How many random points are tried for pieces, or for markers.
const TRIES: usize = 8;
/// How many random points are tried for each Unit.
const SPOTS: usize = 5;
/// How many Units get candidates in one decision.
const UNITS: usize = 4;
/// The distances between the points of a search over the whole table, in micrometres: coarse first.
const STEPS: [i32; 3] = [INCH, INCH / 4, INCH / 10];

impl PlasticFudge {
    /// Appends the decision to pass, and decisions that place random pieces at random points. PF-R-75
    pub(super) fn push_pieces(&self, state: &State, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        out.push(Action::Pass {});
        let pool: Vec<Id> = self.left_of_pool(state).iter().map(|piece| piece.id).collect();
        for _ in 0..TRIES {
            let (piece, at) = (pool[any(chance, pool.len())], self.anywhere(state, chance));
            let action = Action::Place { piece, at, facing: 15 * any(chance, 24) as i32 };
            self.push_legal(state, state.placer, action, out);
        }
    }

    /// Appends decisions that put Units on the table, into carriers or into reserve. When all Units are deployed,
    /// appends the end of deployment and decisions that lay markers instead. PF-R-74
    pub(super) fn push_deployments(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let waits = |unit: &UnitIndex| state.unit(*unit).condition == Condition::Undeployed;
        let waiting: Vec<UnitIndex> = self.units_of(side).filter(waits).collect();
        let before = out.len();
        for unit in super::some(&waiting, UNITS, chance) {
            self.push_spots(state, side, unit, chance, out);
        }
        if out.len() == before {
            let found = waiting.iter().find_map(|unit| self.free_spot(state, side, *unit));
            out.extend(found);
        }
        if waiting.is_empty() {
            out.push(Action::EndDeploy {});
            self.push_markers(state, side, chance, out);
        }
    }

    fn push_spots(&self, state: &State, side: Side, unit: UnitIndex, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let id = self.profile(unit).id;
        let deploy = Action::Deploy { unit: id, at: None, facing: None, carrier: None, reserve: false };
        if matches!(self.profile(unit).kind, UnitType::Helicopter | UnitType::Jet) {
            let reserve = Action::Deploy { unit: id, at: None, facing: None, carrier: None, reserve: true };
            self.push_legal(state, side, reserve, out);
        }
        for carrier in self.units_of(side).filter(|carrier| self.capacity(*carrier) > 0) {
            let carrier = Some(self.profile(carrier).id);
            let ride = Action::Deploy { unit: id, at: None, facing: None, carrier, reserve: false };
            self.push_legal(state, side, ride, out);
        }
        for _ in 0..SPOTS {
            let mut action = deploy.clone();
            if let Action::Deploy { at, facing, .. } = &mut action {
                (*at, *facing) = (Some(self.in_zone(state, side, chance)), Some(side.forward()));
            }
            self.push_legal(state, side, action, out);
        }
    }

    /// Returns a deployment of a Unit to the first legal point of the table; `None` if there is none. The search covers
    /// the whole table, first coarsely, then with smaller steps.
    fn free_spot(&self, state: &State, side: Side, unit: UnitIndex) -> Option<Action> {
        let table = state.ground.table();
        let legal = |at: Point| {
            let (unit, at) = (self.profile(unit).id, Some(Spot(at)));
            let action = Action::Deploy { unit, at, facing: Some(side.forward()), carrier: None, reserve: false };
            self.check_decision(state, side, &action).is_ok().then_some(action)
        };
        let range = |from: i32, to: i32, step: i32| (from + step / 2..to).step_by(step as usize);
        STEPS.into_iter().find_map(|step| {
            let rows = range(table.min.y, table.max.y, step);
            rows.flat_map(|y| range(table.min.x, table.max.x, step).map(move |x| Point::new(x, y))).find_map(legal)
        })
    }

    fn push_markers(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        if state.to_lay[side.index()] == 0 {
            return;
        }
        for _ in 0..TRIES {
            let (at, real) = (self.anywhere(state, chance), any(chance, 2) == 0);
            self.push_legal(state, side, Action::Lay { at, real }, out);
        }
    }

    pub(super) fn push_legal(&self, state: &State, side: Side, action: Action, out: &mut Vec<Action>) {
        if self.check_decision(state, side, &action).is_ok() {
            out.push(action);
        }
    }

    /// Returns a random point of the table, on a grid of half inches.
    pub(super) fn anywhere(&self, state: &State, chance: &mut dyn Chance) -> Spot {
        let [width, depth] = state.ground.size();
        let mut along = |length: Length| (any(chance, (length.0 / (INCH / 2)) as usize) as i32 * INCH) / 2 + INCH / 4;
        Spot::new(along(width), along(depth))
    }

    /// Returns a random point in the side's zone. If the zone is round, the point may lie a little outside, in the
    /// square around the zone.
    fn in_zone(&self, state: &State, side: Side, chance: &mut dyn Chance) -> Spot {
        let Spot(at) = self.anywhere(state, chance);
        let [width, depth] = state.ground.size();
        // scales a coordinate of the table into the strip along an edge, or into the square around the zone's point
        let into = |value: i32, of: i32, from: i32, length: i32| {
            from + (i64::from(value) * i64::from(length) / i64::from(of)) as i32
        };
        let (x, y) = match self.zone(side) {
            Zone::Near { near: [x, y, radius] } => {
                (into(at.x, width.0, x.0 - radius.0, 2 * radius.0), into(at.y, depth.0, y.0 - radius.0, 2 * radius.0))
            }
            Zone::Edge { edge, depth: deep } => {
                use crate::battlefield::Edge;
                match edge {
                    Edge::South => (at.x, into(at.y, depth.0, 0, deep.0)),
                    Edge::North => (at.x, into(at.y, depth.0, depth.0 - deep.0, deep.0)),
                    Edge::West => (into(at.x, width.0, 0, deep.0), at.y),
                    Edge::East => (into(at.x, width.0, width.0 - deep.0, deep.0), at.y),
                }
            }
        };
        Spot::new(x, y)
    }
}
