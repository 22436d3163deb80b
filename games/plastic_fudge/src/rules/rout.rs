//! Routs: the heading of a routed Unit, its run, and the panic that it spreads.

use super::Play;
use super::morale::Snapshot;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::{Event, sum, total};
use crate::ground::Gait;
use crate::options::{Contagion, RoutHeading};
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Direction, Disc, INCH, Point, Segment, TOLERANCE};
use std::collections::VecDeque;

/// How near a run spreads panic, in micrometres. PF-ROUT-04
const PANIC: i32 = 2 * INCH;
/// The steps between the spots that are tried around a Jeep, in degrees. PF-R-104
const STEP: i32 = 15;

impl PlasticFudge {
    /// Returns the facing to which a Unit turns when it becomes routed, in degrees. PF-ROUT-01, PF-R-11, PF-R-104
    fn rout_heading(&self, state: &State, unit: UnitIndex) -> i16 {
        let own = state.unit(unit);
        if let Some(carrier) = own.carrier {
            return about(state.unit(carrier).facing);
        }
        match self.options().rout_heading {
            RoutHeading::Facing => about(own.facing),
            RoutHeading::OwnEdge if self.profile(unit).side == Side::Green => 270,
            RoutHeading::OwnEdge => 90,
            RoutHeading::AwayFromNearestEnemy => {
                let at = own.at;
                let enemies =
                    self.units_of(self.profile(unit).side.enemy()).filter(|enemy| self.has_base(state, *enemy));
                let nearest = enemies.min_by_key(|enemy| self.disc(state, *enemy).gap_rounded(self.disc(state, unit)));
                let bearing = nearest.and_then(|enemy| at.bearing(state.unit(enemy).at));
                about(bearing.map_or(own.facing, |bearing| bearing as i16))
            }
        }
    }

    /// Returns the spot beside a Jeep for a routed passenger: the free spot nearest to the Jeep's rear. `None` if no
    /// spot is free. PF-R-104
    fn spot_beside(&self, state: &State, unit: UnitIndex, carrier: UnitIndex) -> Option<Point> {
        let (jeep, radius) = (self.disc(state, carrier), self.profile(unit).radius);
        let rear = i32::from(state.unit(carrier).facing) + 180;
        let turns = (0..=180 / STEP).flat_map(|n| [n * STEP, -n * STEP]);
        let at = |turn: i32| jeep.centre.along(Direction::degrees(rear + turn), jeep.radius + radius);
        let is_free = |at: &Point| {
            let base = Disc::new(*at, radius);
            let ground = &state.ground;
            ground.holds(base)
                && ground.closed_under(base, &Gait::on_foot()).is_none()
                && self.base_under(state, base, &[unit]).is_none()
        };
        turns.map(at).find(is_free)
    }

    /// Says whether a Unit must check morale when this runner comes near. PF-R-14, PF-R-06, PF-R-102
    fn can_catch(&self, state: &State, runner: UnitIndex, unit: UnitIndex) -> bool {
        let friend = self.profile(unit).side == self.profile(runner).side;
        let meant = match self.options().contagion {
            Contagion::Any => true,
            Contagion::Friendly => friend,
            Contagion::Off => false,
        };
        let trooper = !self.profile(unit).kind.is_vehicle();
        meant && trooper && unit != runner && self.has_base(state, unit) && self.is_steady(state, unit)
    }
}

/// Returns the opposite facing. PF-ROUT-01
fn about(facing: i16) -> i16 {
    (facing + 180).rem_euclid(360)
}

impl Play<'_, '_> {
    /// Makes a Unit routed, and turns it as the option `rout_heading` says. PF-ROUT-01, PF-R-11, PF-R-16
    pub(super) fn lose_heart(&mut self, unit: UnitIndex) {
        let heading = self.game.rout_heading(self.state, unit);
        let own = self.state.unit_mut(unit);
        (own.condition, own.facing) = (Condition::Routed, heading);
    }

    /// Lets the Units that failed their check run, in the order of `failed`. Each run can spread panic. A Trooper that
    /// panics and fails its check joins the end of the queue. PF-R-14
    pub(super) fn run_all(&mut self, failed: Vec<UnitIndex>, snapshot: &Snapshot) {
        let mut queue = VecDeque::from(failed);
        let mut has_run = vec![false; self.game.roster().len()];
        while let Some(unit) = queue.pop_front() {
            if std::mem::replace(&mut has_run[unit.index()], true) {
                continue;
            }
            let Some(way) = self.run(unit) else { continue };
            for other in self.game.in_dice_order(self.state) {
                if self.is_near_way(&way, unit, other)
                    && self.game.can_catch(self.state, unit, other)
                    && !self.resists_panic(other, unit, snapshot)
                {
                    self.lose_heart(other);
                    queue.push_back(other);
                }
            }
        }
    }

    /// Lets a Unit run. A passenger leaves its Jeep first. Returns the start and the end of the run; `None` if the Unit
    /// ran no distance. PF-ROUT-01, PF-R-12, PF-R-16, PF-R-102, PF-R-104
    fn run(&mut self, unit: UnitIndex) -> Option<Vec<Point>> {
        let own = self.state.unit(unit);
        if own.condition != Condition::Routed {
            return None;
        }
        if self.game.profile(unit).kind == UnitType::FiftyCal {
            self.stay_put(unit);
            return None;
        }
        if let Some(carrier) = own.carrier {
            self.jump_off(unit, carrier)?;
            if self.state.unit(unit).condition != Condition::Routed {
                return None;
            }
        }
        let heading = self.state.unit(unit).facing;
        let run = self.run_straight(unit, heading.into());
        (run.travelled > 0).then_some(run.way)
    }

    /// Emits the event for the rout of a 50 Cal Trooper, who stays where he is. Emits nothing for a passenger. PF-R-16
    fn stay_put(&mut self, unit: UnitIndex) {
        let (id, own) = (self.game.profile(unit).id, *self.state.unit(unit));
        if own.carrier.is_none() {
            let way = vec![crate::Spot(own.at)];
            self.table.emit(|| Event::Rout { unit: id, fled: false, way, facing: own.facing.into() });
        }
    }

    /// Lets a routed passenger leave its Jeep. Returns `None` if no spot beside the Jeep is free. PF-R-06, PF-R-104
    fn jump_off(&mut self, unit: UnitIndex, carrier: UnitIndex) -> Option<()> {
        let at = self.game.spot_beside(self.state, unit, carrier)?;
        let facing = about(self.state.unit(carrier).facing);
        let own = self.state.unit_mut(unit);
        (own.carrier, own.at, own.facing, own.moved) = (None, at, facing, true);
        let (id, carrier) = (self.game.profile(unit).id, self.game.profile(carrier).id);
        let left = Event::Left { unit: id, carrier, at: crate::Spot(at), facing: facing.into() };
        self.table.emit(|| left);
        Some(())
    }

    /// Says whether a Unit's base comes within two inches of a runner's base somewhere on the runner's way. PF-ROUT-04,
    /// PF-R-14
    fn is_near_way(&self, way: &[Point], runner: UnitIndex, unit: UnitIndex) -> bool {
        let base = self.game.disc(self.state, unit);
        let reach = PANIC + TOLERANCE + base.radius + self.game.profile(runner).radius;
        way.windows(2).any(|leg| Segment::new(leg[0], leg[1]).is_within(base.centre, reach))
    }

    /// Rolls the morale check of a Trooper near a run. Returns whether it passes. PF-ROUT-04, PF-ROUT-05, PF-R-103
    fn resists_panic(&mut self, unit: UnitIndex, by: UnitIndex, snapshot: &Snapshot) -> bool {
        let modifiers = self.game.modifiers_with(self.state, unit, snapshot);
        let check = self.roll_morale(unit, modifiers, PF_ROUT_04);
        let profile = self.game.profile(unit);
        let by = self.game.profile(by).id;
        self.table.emit(|| Event::Contagion {
            unit: profile.id,
            by,
            modifier: total(&check.modifiers),
            roll: sum(check.dice),
            dice: check.dice,
            tl: profile.tl,
            modifiers: check.modifiers.clone(),
            total: check.total,
            passed: check.passed,
        });
        check.passed
    }
}
