//! Checks of paths: what each leg costs, and what stands in the way.

use super::movement::MoveFault;
use crate::action::Leg;
use crate::battle::PlasticFudge;
use crate::ground::{Gait, Going, lowered};
use crate::id::Id;
use crate::length::Length;
use crate::options::{TerrainCost, Turns};
use crate::state::{State, UnitIndex};
use geometry::{Direction, Disc, INCH, Leg as Straight, Point, Sweep, TOLERANCE, Touch, UNITS};

/// A turn costs an inch for each begun step of this many degrees. PF-MOVE-03, PF-R-45
const ARC: i32 = 45;

/// A Unit that moves, with everything that does not change during the move.
#[derive(Clone)]
pub(crate) struct Mover<'a> {
    pub(super) game: &'a PlasticFudge,
    pub state: &'a State,
    /// The Unit that moves.
    pub unit: UnitIndex,
    /// The Howitzer in tow, and where its base lies relative to the Jeep's. PF-R-91
    gun: Option<(UnitIndex, Point)>,
    /// How much each kind of terrain slows the Unit, and where it cannot enter.
    pub gait: Gait,
    /// How much movement the Unit has for the whole path, in micrometres.
    pub allowance: i32,
    /// The bases that stay where they are while the Unit moves, by id.
    others: Vec<Other>,
}

/// A base on the table that does not move along with the mover.
#[derive(Clone, Copy)]
struct Other {
    unit: UnitIndex,
    base: Disc,
    /// Whether the mover may not cross it. PF-R-46
    blocks: bool,
    /// Whether a Howitzer in tow may not cross it. PF-R-46, PF-R-91
    blocks_gun: bool,
}

/// How far a Unit has got along a path, and what it has spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Journey {
    /// The centre of the base at the start of the path.
    start: Point,
    /// The centre of the base now.
    pub at: Point,
    /// The facing now, in whole degrees counter-clockwise from east, 0 ..= 359.
    pub facing: i32,
    /// What turns have cost, in units of 1/1024 micrometre.
    pub(super) turned: i64,
    /// What travel has cost, terrain included, in units of 1/1024 micrometre.
    travelled: i64,
    /// How far the Unit has gone, in units of 1/1024 micrometre.
    gone: i64,
    /// What climbing has cost, in units of 1/1024 micrometre.
    pub(super) climbed: i64,
    /// The highest terrain penalty so far, in parts of 1/400.
    worst: i32,
}

impl Journey {
    /// Creates a journey that begins here, with nothing spent.
    pub fn begin(at: Point, facing: i32) -> Journey {
        Journey { start: at, at, facing, turned: 0, travelled: 0, gone: 0, climbed: 0, worst: 0 }
    }
}

impl PlasticFudge {
    /// Returns the mover of a Unit, with the Howitzer that it tows, or the fault if the Unit may not move or tow.
    /// PF-R-66
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
    /// Creates the mover of a Unit that tows nothing. It does not check whether the Unit may move.
    pub fn new(game: &'a PlasticFudge, state: &'a State, unit: UnitIndex) -> Mover<'a> {
        let (gait, allowance) = (game.gait(unit), game.allowance(state, unit));
        let stays = game.all_units().filter(|other| *other != unit && game.has_base(state, *other));
        let other = |other: UnitIndex| {
            let blocks = game.may_not_cross(state, unit, other);
            Other { unit: other, base: game.disc(state, other), blocks, blocks_gun: false }
        };
        Mover { game, state, unit, gun: None, gait, allowance, others: stays.map(other).collect() }
    }

    /// Returns this mover with a Howitzer in tow. Both bases go the Jeep's way, and the worse Training of the two
    /// counts. PF-R-66, PF-R-91
    pub fn towing(self, gun: UnitIndex) -> Mover<'a> {
        let (from, to) = (self.state.unit(self.unit).at, self.state.unit(gun).at);
        let training = self.game.profile(self.unit).tl.min(self.game.profile(gun).tl);
        let gait = Gait::driving(training, self.game.options().veh_training);
        let mut others = self.others;
        others.retain(|other| other.unit != gun);
        for other in &mut others {
            other.blocks_gun = self.game.may_not_cross(self.state, gun, other.unit);
        }
        Mover { gun: Some((gun, Point::new(to.x - from.x, to.y - from.y))), gait, others, ..self }
    }

    /// Returns the journey of the Unit at its start.
    pub fn begin(&self) -> Journey {
        let unit = self.state.unit(self.unit);
        Journey::begin(unit.at, unit.facing.into())
    }

    /// Returns what the journey has cost so far, in micrometres, rounded to the nearest. PF-R-47
    pub fn spent(&self, journey: &Journey) -> i32 {
        ((self.spent_units(journey) + UNITS / 2) / UNITS) as i32
    }

    fn spent_units(&self, journey: &Journey) -> i64 {
        match self.game.options().terrain_cost {
            TerrainCost::Piecewise => journey.turned + journey.travelled + journey.climbed,
            TerrainCost::WholeMove => journey.turned + journey.gone,
        }
    }

    /// Returns how much movement the journey may cost so far, in micrometres. With the option `terrain_cost` at
    /// `whole-move`, the worst ground lowers it. PF-R-47
    pub fn budget(&self, journey: &Journey) -> i32 {
        match self.game.options().terrain_cost {
            TerrainCost::Piecewise => self.allowance,
            TerrainCost::WholeMove => lowered(self.allowance, journey.worst),
        }
    }

    /// Checks one leg of a path and adds it to the journey. PF-R-89
    pub fn step(&self, journey: &mut Journey, leg: Leg, going: &mut Going) -> Result<(), MoveFault> {
        match leg {
            Leg::Turn(degrees) => self.turn(journey, degrees),
            Leg::Go(length) => self.go(journey, length, going),
        }
    }

    /// Checks a turn and adds it to the journey. It costs an inch for each begun step of 45 degrees. PF-MOVE-03,
    /// PF-MOVE-04, PF-R-45
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

    /// Checks a straight leg and adds it to the journey. It must end on the table, be within the budget, and cross
    /// neither closed ground nor a base that may not be crossed. PF-MOVE-02, PF-MOVE-05
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

    /// Returns the Units whose bases move: the mover's own, then the Howitzer in tow. Each has the offset of its base
    /// from the first. PF-R-91
    pub fn bases(&self) -> impl Iterator<Item = (UnitIndex, Point)> + use<> {
        std::iter::once((self.unit, Point::new(0, 0))).chain(self.gun)
    }

    /// Returns the ways of the mover's own base and of the Howitzer in tow. PF-R-91
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

    /// Checks that a base meets no closed ground on its way, and no base of an enemy or a Vehicle. PF-R-46, PF-R-48,
    /// PF-R-90
    fn check_way(&self, unit: UnitIndex, leg: Straight) -> Result<(), MoveFault> {
        if self.gait.flies() {
            return Ok(());
        }
        let profile = self.game.profile(unit);
        let sweep = Sweep::new(leg, profile.radius);
        if let Some(patch) = self.state.ground.closed_on(&sweep, &self.gait) {
            return Err(MoveFault::Closed { unit: profile.id, piece: patch.id, kind: patch.kind });
        }
        match self.blocking(unit).find(|other| is_blocked(&sweep, other.base)) {
            Some(other) => Err(MoveFault::InTheWay { unit: profile.id, other: self.game.profile(other.unit).id }),
            None => Ok(()),
        }
    }

    /// Returns the bases that a moving base may not cross, by id: that of the mover itself, or of the Howitzer in tow.
    /// PF-R-46
    fn blocking(&self, unit: UnitIndex) -> impl Iterator<Item = &Other> {
        let is_own = unit == self.unit;
        self.others.iter().filter(move |other| if is_own { other.blocks } else { other.blocks_gun })
    }

    /// Returns the bases that the mover may not cross, by id. PF-R-46
    pub fn blocking_bases(&self) -> impl Iterator<Item = (UnitIndex, Disc)> {
        self.blocking(self.unit).map(|other| (other.unit, other.base))
    }

    /// Checks that the journey ends on no other base. A base that overlapped another at the start may still overlap it.
    /// But their centres must be at least as far apart as at the start. PF-R-46, PF-R-62, PF-R-89
    pub fn check_end(&self, journey: &Journey) -> Result<(), MoveFault> {
        for (unit, by) in self.bases() {
            let profile = self.game.profile(unit);
            let [before, base] =
                [journey.start, journey.at].map(|at| Disc::new(Point::new(at.x + by.x, at.y + by.y), profile.radius));
            let got_off = |met: Disc| {
                before.overlaps_by_more_than(met, TOLERANCE)
                    && met.centre.distance_squared(base.centre) >= met.centre.distance_squared(before.centre)
            };
            let is_under = |other: &&Other| base.overlaps_by_more_than(other.base, TOLERANCE) && !got_off(other.base);
            if let Some(other) = self.others.iter().find(is_under) {
                let (unit, other) = (profile.id, self.game.profile(other.unit).id);
                let over = MoveFault::EndsOver { unit, other };
                return Err(if self.gait.flies() { over } else { MoveFault::EndsOn { unit, other } });
            }
        }
        Ok(())
    }

    /// Returns how far straight ahead the next leg may go, in micrometres, rounded down. The budget, closed ground,
    /// bases in the way and the edges of the table limit it. The function ignores a Howitzer in tow, and does not check
    /// whether the leg ends on a base. PF-R-89
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
        self.blocking(self.unit).filter_map(|other| first_base(&sweep, other.base)).fold(length, i32::min)
    }

    /// Checks a whole path from the start of a journey, and returns the journey at its end. PF-R-89
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
    /// Says whether a Unit on the ground may not cross the base of another, because the other is an enemy or a Vehicle.
    /// PF-R-46
    pub(crate) fn may_not_cross(&self, state: &State, unit: UnitIndex, other: UnitIndex) -> bool {
        let (own, met) = (self.profile(unit), self.profile(other));
        (met.side != own.side || met.kind.is_vehicle()) && self.has_base(state, other)
    }
}

/// Says whether a base stops a moving base. If the two bases overlap at the start, the base stops only a move that
/// comes nearer to it. PF-R-46, PF-R-89
fn is_blocked(sweep: &Sweep, base: Disc) -> bool {
    let start = Disc::new(sweep.leg.from(), sweep.radius);
    if start.overlaps_by_more_than(base, TOLERANCE) {
        return sweep.leg.approaches(base.centre);
    }
    sweep.meets_disc(base, Touch::Overlap(TOLERANCE))
}

/// Returns how far a moving base goes until it touches a base that stops it, in micrometres. Returns `None` if the base
/// does not stop it. PF-R-12, PF-R-102
pub(super) fn first_base(sweep: &Sweep, base: Disc) -> Option<i32> {
    is_blocked(sweep, base).then(|| sweep.first_disc(base, Touch::Gap(0)).unwrap_or(0))
}

/// Returns how far a moving base goes towards an edge of the table, as two lengths in micrometres. After the first, the
/// gap to the edge is the tolerance. After the second, the base touches the edge. `None` if it reaches no edge.
/// PF-R-15, PF-R-102
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
