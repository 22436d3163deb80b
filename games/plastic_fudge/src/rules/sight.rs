//! Lines of sight and of throws: what blocks them, which low wall shelters a target, and who can spot.

use crate::battle::PlasticFudge;
use crate::battlefield::TerrainKind;
use crate::ground::Patch;
use crate::id::Id;
use crate::options::ForestLos;
use crate::side::Side;
use crate::state::{State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Border, INCH, Leg, Point, Spans, TOLERANCE};

/// With the option `forest_los` at `block3`, more than this length of forest blocks a line of sight, in micrometres.
/// PF-R-42
const DENSE_WOOD: i32 = 3 * INCH;

/// An end of a line of sight or of a throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// The point of this end.
    pub at: Point,
    /// Whether a flyer is at this end. A piece right under a flyer does not block. PF-R-94
    pub flies: bool,
}

impl Eye {
    /// Returns the end of a line at a point on the ground.
    pub(crate) const fn ground(at: Point) -> Eye {
        Eye { at, flies: false }
    }
}

impl PlasticFudge {
    /// Returns the end of a line at a Unit: the centre of its base, or of its carrier's base. PF-R-42
    pub(crate) fn eye(&self, state: &State, unit: UnitIndex) -> Eye {
        let carrier = state.units[unit.index()].carrier.unwrap_or(unit);
        Eye { at: self.disc(state, unit).centre, flies: self.flies(carrier) }
    }

    /// Returns the pieces that block the sight between two ends: buildings, mountains and ground higher than both ends.
    /// With the option `forest_los` at `block3`, forests can block it too. PF-R-42, PF-R-94
    pub(crate) fn sight_blocked_by(&self, state: &State, from: Eye, to: Eye) -> Vec<Id> {
        let higher = || state.ground.level(from.at).max(state.ground.level(to.at));
        let mut blocked = self.blocked(state, from, to, |kind, level| kind.blocks_sight() || level > higher());
        if self.options().forest_los == ForestLos::Block3 {
            blocked.extend(woods(state, from, to));
        }
        blocked
    }

    /// Returns the buildings and mountains between two ends. They stop grenades and flames. PF-R-42, PF-R-27, PF-R-94
    pub(crate) fn throw_blocked_by(&self, state: &State, from: Eye, to: Eye) -> Vec<Id> {
        self.blocked(state, from, to, |kind, _| kind.blocks_sight())
    }

    fn blocked(&self, state: &State, from: Eye, to: Eye, blocks: impl Fn(TerrainKind, i32) -> bool) -> Vec<Id> {
        let (leg, mut spans) = (Leg::between(from.at, to.at), Spans::new());
        let (mut blocked, bounds) = (Vec::new(), leg.line().bounds());
        for piece in state.ground.sight_blockers().filter(|piece| bounds.meets(&piece.outline.bounds())) {
            leg.spans_in_polygon(&piece.outline, Border::Outside, &mut spans);
            leg.remove_discs(&piece.holes, &mut spans);
            let under = |eye: Eye| eye.flies && piece.contains(eye.at);
            let crosses = spans.has_longer_than(TOLERANCE);
            if crosses && blocks(piece.kind, piece.level) && !under(from) && !under(to) {
                blocked.push(piece.id);
            }
        }
        blocked
    }

    /// Says whether a side has a steady (not routed) spotter that sees the target: its Commander, a Trooper with
    /// binoculars, or a Helicopter. PF-R-25, PF-R-63
    pub(crate) fn is_spotted(&self, state: &State, side: Side, target: Eye) -> bool {
        let spots = |unit: &UnitIndex| {
            let profile = self.profile(*unit);
            let helicopter = profile.kind == UnitType::Helicopter;
            let can = profile.commander || profile.spotter && !profile.kind.is_vehicle() || helicopter;
            can && self.is_steady(state, *unit)
        };
        let sees = |unit: UnitIndex| self.sight_blocked_by(state, self.eye(state, unit), target).is_empty();
        self.units_of(side).filter(spots).any(sees)
    }

    /// Returns the low wall that shelters a Unit from an attack out of `from`; `None` if no wall does. PF-R-49, PF-R-93
    pub(crate) fn sheltering_wall(&self, state: &State, from: Point, target: UnitIndex) -> Option<Id> {
        let base = self.disc(state, target);
        let (leg, mut spans) = (Leg::between(from, base.centre), Spans::new());
        let mut shelters = |wall: &&Patch| {
            if !base.polygon_gap_at_most(&wall.outline, TOLERANCE) {
                return false;
            }
            leg.spans_in_polygon(&wall.outline, Border::Outside, &mut spans);
            leg.remove_discs(&wall.holes, &mut spans);
            spans.has_longer_than(TOLERANCE)
        };
        state.ground.walls().find(|wall| shelters(wall)).map(|wall| wall.id)
    }

    /// Returns the level at which a Unit stands: the level of the ground, and one more for a flyer. PF-R-51, PF-R-62,
    /// PF-R-96
    pub(crate) fn height_of(&self, state: &State, unit: UnitIndex) -> i32 {
        let eye = self.eye(state, unit);
        state.ground.level(eye.at) + i32::from(eye.flies)
    }
}

/// Returns the forests on a line if more than three inches of the line lie in forest. Otherwise the list is empty. A
/// road through a forest is not forest. PF-R-42, PF-R-48
fn woods(state: &State, from: Eye, to: Eye) -> Vec<Id> {
    let (leg, mut spans) = (Leg::between(from.at, to.at), Spans::new());
    let (mut wood, mut roads, mut ids) = (Spans::new(), Spans::new(), Vec::new());
    for piece in state.ground.patches() {
        let under = |eye: Eye| eye.flies && piece.contains(eye.at);
        leg.spans_in_polygon(&piece.outline, Border::Outside, &mut spans);
        match piece.kind {
            TerrainKind::Road => roads.union(&spans),
            TerrainKind::Forest if !spans.is_empty() && !under(from) && !under(to) => {
                wood.union(&spans);
                ids.push(piece.id);
            }
            _ => {}
        }
    }
    wood.subtract(&roads);
    if wood.total() > i64::from(DENSE_WOOD + TOLERANCE) * geometry::UNITS { ids } else { Vec::new() }
}
