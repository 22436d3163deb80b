//! Paths: what they cost, and what stands in their way.

use super::movement::MoveFault;
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::ground::{Gait, Going, lowered};
use crate::id::Id;
use crate::length::Length;
use crate::options::{TerrainCost, Turns};
use crate::state::{State, UnitIndex};
use geometry::{Direction, Disc, INCH, Leg as Straight, Point, Sweep, TOLERANCE, Touch, UNITS};

/// A turn of at most this many degrees costs an inch. PF-MOVE-03, PF-R-45
const ARC: i32 = 45;

/// A moving Unit, with everything that does not change on the way.
#[derive(Clone)]
pub(crate) struct Mover<'a> {
    pub(super) game: &'a PlasticFudge,
    pub state: &'a State,
    /// The Unit that moves.
    pub unit: UnitIndex,
    /// The gun that is towed, and its offset from the Jeep. PF-R-91
    gun: Option<(UnitIndex, Point)>,
    /// How terrain slows or stops the Unit.
    pub gait: Gait,
    /// How much movement the Unit may spend, in micrometres.
    pub allowance: i32,
}

/// The progress of a Unit along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Journey {
    /// Where the path began.
    start: Point,
    /// The centre of the base now.
    pub at: Point,
    /// The facing now, in whole degrees, 0 ..= 359.
    pub facing: i32,
    /// What turns have cost, in units of 1/1024 micrometre.
    pub(super) turned: i64,
    /// What travel has cost, terrain included, in units of 1/1024 micrometre.
    travelled: i64,
    /// How far the Unit went, in units of 1/1024 micrometre.
    gone: i64,
    /// What climbing has cost, in units of 1/1024 micrometre.
    pub(super) climbed: i64,
    /// The highest penalty met, in parts of 1/400.
    worst: i32,
}

impl Journey {
    /// Creates a journey that begins at a place, with nothing spent.
    pub fn begin(at: Point, facing: i32) -> Journey {
        Journey { start: at, at, facing, turned: 0, travelled: 0, gone: 0, climbed: 0, worst: 0 }
    }
}

impl PlasticFudge {
    /// Checks that a Unit may move, and returns its mover, with the gun that it tows. PF-R-66
    pub(crate) fn mover<'a>(
        &'a self,
        state: &'a State,
        unit: UnitIndex,
        tow: Option<Id>,
    ) -> Result<Mover<'a>, MoveFault> {
        self.check_mobile(state, unit)?;
        let mover = Mover::new(self, state, unit);
        Ok(match tow {
            Some(gun) => mover.towing(self.check_tow(state, unit, gun)?),
            None => mover,
        })
    }
}

impl<'a> Mover<'a> {
    /// Creates the mover of a Unit, with its own gait and allowance.
    pub fn new(game: &'a PlasticFudge, state: &'a State, unit: UnitIndex) -> Mover<'a> {
        let (gait, allowance) = (game.gait(unit), game.allowance(state, unit));
        Mover { game, state, unit, gun: None, gait, allowance }
    }

    /// Returns this mover with a gun in tow. Both follow the Jeep's path, and the worse Training counts. PF-R-66,
    /// PF-R-91
    pub fn towing(self, gun: UnitIndex) -> Mover<'a> {
        let (from, to) = (self.state.unit(self.unit).at, self.state.unit(gun).at);
        let training = self.game.profile(self.unit).tl.min(self.game.profile(gun).tl);
        let gait = Gait::driving(training, self.game.options().veh_training);
        Mover { gun: Some((gun, Point::new(to.x - from.x, to.y - from.y))), gait, ..self }
    }

    /// Returns the journey of the Unit before its first leg.
    pub fn begin(&self) -> Journey {
        let unit = self.state.unit(self.unit);
        Journey::begin(unit.at, unit.facing.into())
    }

    /// Returns the cost of the journey, in micrometres, rounded to the nearest. PF-R-47
    pub fn spent(&self, journey: &Journey) -> i32 {
        ((self.spent_units(journey) + UNITS / 2) / UNITS) as i32
    }

    fn spent_units(&self, journey: &Journey) -> i64 {
        match self.game.options().terrain_cost {
            TerrainCost::Piecewise => journey.turned + journey.travelled + journey.climbed,
            TerrainCost::WholeMove => journey.turned + journey.gone,
        }
    }

    /// Returns how much movement the mover may spend on such a journey, in micrometres. PF-R-47
    pub fn budget(&self, journey: &Journey) -> i32 {
        match self.game.options().terrain_cost {
            TerrainCost::Piecewise => self.allowance,
            TerrainCost::WholeMove => lowered(self.allowance, journey.worst),
        }
    }

    /// Takes one leg of a path and judges it. PF-R-89
    pub fn step(&self, journey: &mut Journey, leg: Leg, going: &mut Going) -> Result<(), MoveFault> {
        match leg {
            Leg::Turn(degrees) => self.turn(journey, degrees),
            Leg::Go(length) => self.go(journey, length, going),
        }
    }

    /// Judges a turn, which costs an inch for each 45 degrees begun. PF-MOVE-03, PF-MOVE-04, PF-R-45
    fn turn(&self, journey: &mut Journey, degrees: i32) -> Result<(), MoveFault> {
        if degrees == 0 || !(-180..=180).contains(&degrees) {
            return Err(MoveFault::NoTurn { degrees });
        }
        if self.game.options().turns == Turns::Grid45 && degrees % ARC != 0 {
            return Err(MoveFault::OffGrid { degrees });
        }
        let inches = (degrees.abs() + ARC - 1) / ARC;
        journey.turned += i64::from(inches * INCH) * UNITS;
        journey.facing = (journey.facing + degrees).rem_euclid(360);
        self.check_spent(journey)
    }

    /// Judges a straight leg. The leg must end on the table, be within the allowance, and cross no closed ground and no
    /// base that blocks the leg. PF-MOVE-02, PF-MOVE-05
    fn go(&self, journey: &mut Journey, length: Length, going: &mut Going) -> Result<(), MoveFault> {
        if length.0 <= 0 {
            return Err(MoveFault::NotAhead { length });
        }
        let leg = Straight::toward(journey.at, Direction::degrees(journey.facing), length.0);
        for (unit, leg) in self.ways(leg) {
            if !self.state.ground.holds(Disc::new(leg.to(), self.game.profile(unit).radius)) {
                return Err(MoveFault::OffTable { unit: self.game.profile(unit).id });
            }
        }
        let toll = going.toll(&self.state.ground, leg, &self.gait);
        journey.travelled += toll.travel;
        journey.climbed += toll.climb;
        journey.gone += i64::from(length.0) * UNITS;
        journey.worst = journey.worst.max(toll.worst);
        for (unit, leg) in self.ways(leg) {
            self.check_way(unit, leg)?;
        }
        self.check_spent(journey)?;
        journey.at = leg.to();
        Ok(())
    }

    /// Returns the Units whose bases move, with the offset of each base from the first: the mover's Unit, then the gun
    /// in tow. PF-R-91
    pub fn bases(&self) -> impl Iterator<Item = (UnitIndex, Point)> + use<> {
        std::iter::once((self.unit, Point::new(0, 0))).chain(self.gun)
    }

    /// Returns the ways of the mover's base and of the gun in tow. PF-R-91
    pub fn ways(&self, leg: Straight) -> impl Iterator<Item = (UnitIndex, Straight)> + use<> {
        let beside = move |(unit, by): (UnitIndex, Point)| {
            let [from, to] = [leg.from(), leg.to()].map(|at| Point::new(at.x + by.x, at.y + by.y));
            (unit, Straight::between(from, to))
        };
        std::iter::once((self.unit, leg)).chain(self.gun.map(beside))
    }

    fn check_spent(&self, journey: &Journey) -> Result<(), MoveFault> {
        let budget = self.budget(journey);
        if self.spent_units(journey) <= i64::from(budget + TOLERANCE) * UNITS {
            return Ok(());
        }
        let unit = self.game.profile(self.unit).id;
        let cost = self.spent_units(journey).min(i64::from(i32::MAX / 2) * UNITS) / UNITS;
        Err(MoveFault::TooFar { unit, cost: Length(cost as i32), allowance: Length(budget) })
    }

    /// Checks that no closed ground, no enemy's base and no Vehicle's base lies on the way. PF-R-46, PF-R-48, PF-R-90
    fn check_way(&self, unit: UnitIndex, leg: Straight) -> Result<(), MoveFault> {
        if self.gait.flies() {
            return Ok(());
        }
        let profile = self.game.profile(unit);
        let sweep = Sweep::new(leg, profile.radius);
        if let Some(patch) = self.state.ground.closed_on(&sweep, &self.gait) {
            return Err(MoveFault::Closed { unit: profile.id, piece: patch.id, kind: patch.kind });
        }
        let blocks = |other: &UnitIndex| {
            self.game.may_not_cross(self.state, unit, *other)
                && self.is_other_base(*other)
                && is_blocked(&sweep, self.game.disc(self.state, *other))
        };
        match self.game.all_units().find(blocks) {
            Some(other) => Err(MoveFault::InTheWay { unit: profile.id, other: self.game.profile(other).id }),
            None => Ok(()),
        }
    }

    /// Checks that the journey ends on no other base. If the Unit overlapped a base at the start, it may still overlap
    /// that base at the end, but not more deeply. PF-R-46, PF-R-62, PF-R-89
    pub fn check_end(&self, journey: &Journey) -> Result<(), MoveFault> {
        for (unit, leg) in self.ways(Straight::between(journey.start, journey.at)) {
            let profile = self.game.profile(unit);
            let (before, base) = (Disc::new(leg.from(), profile.radius), Disc::new(leg.to(), profile.radius));
            let is_under = |other: &UnitIndex| {
                if !self.is_other_base(*other) {
                    return false;
                }
                let met = self.game.disc(self.state, *other);
                let got_off = before.overlaps_by_more_than(met, TOLERANCE)
                    && met.centre.distance_squared(base.centre) >= met.centre.distance_squared(before.centre);
                base.overlaps_by_more_than(met, TOLERANCE) && !got_off
            };
            if let Some(other) = self.game.all_units().find(is_under) {
                let (unit, other) = (profile.id, self.game.profile(other).id);
                let over = MoveFault::EndsOver { unit, other };
                return Err(if self.gait.flies() { over } else { MoveFault::EndsOn { unit, other } });
            }
        }
        Ok(())
    }

    fn is_other_base(&self, other: UnitIndex) -> bool {
        let gun = self.gun.map(|(gun, _)| gun);
        other != self.unit && Some(other) != gun && self.game.has_base(self.state, other)
    }

    /// Returns how far straight ahead a leg may go from here, in micrometres, rounded down. The allowance, closed
    /// ground, bases in the way and the edges of the table limit it. A gun in tow is ignored, and the end may lie on a
    /// base. PF-R-89
    pub fn ahead(&self, journey: &Journey, going: &mut Going) -> i32 {
        let left = self.budget(journey) - self.spent(journey);
        if left <= 0 {
            return 0;
        }
        let (ground, profile) = (&self.state.ground, self.game.profile(self.unit));
        let leg = Straight::toward(journey.at, Direction::degrees(journey.facing), left);
        let sweep = Sweep::new(leg, profile.radius);
        let mut length = match self.game.options().terrain_cost {
            TerrainCost::Piecewise => going.reach(ground, leg, &self.gait, left),
            TerrainCost::WholeMove => going.reach_whole(ground, leg, &self.gait, left),
        };
        length = first_edge(&sweep, self.state).map_or(length, |(_, at)| at.min(length));
        if self.gait.flies() {
            return length;
        }
        length = ground.first_closed(&sweep, &self.gait).map_or(length, |at| at.min(length));
        let blocks =
            |other: &UnitIndex| self.game.may_not_cross(self.state, self.unit, *other) && self.is_other_base(*other);
        let bases = self.game.all_units().filter(blocks);
        bases.filter_map(|other| first_base(&sweep, self.game.disc(self.state, other))).fold(length, i32::min)
    }

    /// Judges a whole path from the start of a journey. PF-R-89
    pub fn judge(&self, start: Journey, path: &[Leg]) -> Result<Journey, MoveFault> {
        let (mut journey, mut going) = (start, Going::default());
        for leg in path {
            self.step(&mut journey, *leg, &mut going)?;
        }
        self.check_end(&journey)?;
        Ok(journey)
    }
}

impl PlasticFudge {
    /// Says whether a Unit that moves on the ground may not cross the base of another Unit, because that Unit is an
    /// enemy or a Vehicle. PF-R-46
    pub(crate) fn may_not_cross(&self, state: &State, unit: UnitIndex, other: UnitIndex) -> bool {
        let (own, met) = (self.profile(unit), self.profile(other));
        (met.side != own.side || met.kind.is_vehicle()) && self.has_base(state, other)
    }
}

/// Says whether a base stops a moving base. If the two bases overlap at the start, only a move that comes nearer is
/// stopped. PF-R-46, PF-R-89
fn is_blocked(sweep: &Sweep, base: Disc) -> bool {
    let start = Disc::new(sweep.leg.from(), sweep.radius);
    if start.overlaps_by_more_than(base, TOLERANCE) {
        return sweep.leg.approaches(base.centre);
    }
    sweep.meets_disc(base, Touch::Overlap(TOLERANCE))
}

/// Returns how far a move goes, in micrometres, until it touches a base that it would cross; `None` if the base does
/// not stop it. PF-R-12, PF-R-102
pub(super) fn first_base(sweep: &Sweep, base: Disc) -> Option<i32> {
    is_blocked(sweep, base).then(|| sweep.first_disc(base, Touch::Gap(0)).unwrap_or(0))
}

/// Returns how far a move goes until it reaches an edge of the table ahead, in micrometres. The first length ends where
/// the gap is the tolerance. The second length ends where the base touches the edge. `None` if the move reaches no
/// edge. PF-R-15, PF-R-102
pub(super) fn first_edge(sweep: &Sweep, state: &State) -> Option<(i32, i32)> {
    let (from, to, table) = (sweep.leg.from(), sweep.leg.to(), state.ground.table());
    let clear = |at: Point| [at.x - table.min.x, table.max.x - at.x, at.y - table.min.y, table.max.y - at.y];
    let sides = clear(from).into_iter().zip(clear(to)).filter(|(start, end)| end < start);
    let length = i64::from(sweep.leg.length());
    let reached = sides.filter_map(|(start, end)| {
        let (start, end) = (i64::from(start - sweep.radius), i64::from(end - sweep.radius));
        let at = |gap: i64| ((start - gap).max(0) * length / (start - end)) as i32;
        (end <= i64::from(TOLERANCE)).then(|| (at(TOLERANCE.into()), at(0).min(sweep.leg.length())))
    });
    reached.min()
}
