//! Runs of routed Units: how far they go, and what happens on the way.

use super::Play;
use super::path::{first_base, first_edge};
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::ground::Going;
use crate::length::Spot;
use crate::options::TerrainCost;
use crate::state::{Condition, State, UnitIndex};
use geometry::{Direction, Leg as Straight, Point, Sweep};

/// What a run did.
pub(super) struct Run {
    /// Where the run started, then where it ended.
    pub way: Vec<Point>,
    /// How far apart these two points are, in micrometres, rounded down.
    pub travelled: i32,
}

impl PlasticFudge {
    /// Returns how far a Unit can run with this heading, in micrometres, and whether it then reaches the edge of the
    /// table. PF-R-12, PF-R-15, PF-R-102
    pub(crate) fn run_length(&self, state: &State, unit: UnitIndex, heading: i32) -> (i32, bool) {
        let (at, allowance) = (state.unit(unit).at, self.allowance(state, unit));
        let gait = self.gait(unit);
        let leg = Straight::toward(at, Direction::degrees(heading), allowance);
        let sweep = Sweep::new(leg, self.profile(unit).radius);
        let (ground, mut going) = (&state.ground, Going::default());
        let mut length = match self.options().terrain_cost {
            TerrainCost::Piecewise => going.reach(ground, leg, &gait, allowance),
            TerrainCost::WholeMove => going.reach_whole(ground, leg, &gait, allowance),
        };
        length = ground.first_closed(&sweep, &gait).unwrap_or(length).min(length);
        let others = self.all_units().filter(|other| *other != unit && self.has_base(state, *other));
        length = others.filter_map(|other| first_base(&sweep, self.disc(state, other))).fold(length, i32::min);
        match first_edge(&sweep, state) {
            Some((near, at)) if near <= length => (at.min(length), true),
            _ => (length, false),
        }
    }
}

impl Play<'_, '_> {
    /// Lets a Unit run straight ahead as far as it can. If it reaches the edge, it leaves the table. A mine may stop it
    /// on the way. PF-ROUT-01, PF-ROUT-03, PF-R-12, PF-R-15, PF-R-102
    pub(super) fn run_straight(&mut self, unit: UnitIndex, heading: i32) -> Run {
        let start = self.state.unit(unit).at;
        self.state.unit_mut(unit).facing = heading.rem_euclid(360) as i16;
        let (length, reaches_edge) = self.game.run_length(self.state, unit, heading);
        let mut way = vec![Spot(start)];
        let whole = length == 0 || self.go(unit, None, length, &mut way);
        let this = *self.state.unit(unit);
        if way.last() != Some(&Spot(this.at)) {
            way.push(Spot(this.at));
        }
        let fled = whole && reaches_edge && this.is_alive();
        if fled {
            self.state.unit_mut(unit).condition = Condition::Fled;
        }
        let id = self.game.profile(unit).id;
        self.table.emit(|| Event::Rout { unit: id, fled, way, facing: this.facing.into() });
        Run { way: vec![start, this.at], travelled: start.distance_floor(this.at) }
    }
}
