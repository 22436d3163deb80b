//! The obstacles of a way, and the points by which a way leads around them.

use crate::battle::PlasticFudge;
use crate::battlefield::TerrainKind;
use crate::ground::Gait;
use crate::id::Id;
use crate::rules::MARKER;
use crate::state::{State, UnitIndex};
use geometry::{Direction, Disc, INCH, Point, Segment};

/// How much room a way leaves beside an obstacle, in micrometres. Legs in whole degrees rarely end exactly where they
/// should.
const ROOM: i32 = INCH / 8;
/// How far from the centre of a disc the eight points around it lie, in thousandths of the distance to keep. They lie
/// farther out, so that straight legs between neighbouring points still keep that distance.
const CHORD: i64 = 1_083;

/// Something that a way may have to go around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Obstacle {
    /// A piece, by its index among the pieces.
    Piece(usize),
    /// The base of another Unit, on which the way may not lead.
    Base(UnitIndex),
    /// A marker, by its index among the markers.
    Marker(usize),
}

/// A Unit for which the search looks for ways.
pub(super) struct Walker<'a> {
    pub game: &'a PlasticFudge,
    pub state: &'a State,
    pub gait: Gait,
    /// The Units whose bases move, each with its offset from the Unit's own base, which comes first. PF-R-91
    pub bases: Vec<(UnitIndex, Point)>,
    /// The bases that the Unit may not cross and that do not move along with it, by id. PF-R-46
    pub blocking: Vec<(UnitIndex, Disc)>,
}

impl Walker<'_> {
    /// Returns the moving bases as they are when the Unit's own base is at this point.
    fn bases_at(&self, at: Point) -> impl Iterator<Item = Disc> {
        self.bases.iter().map(move |(unit, by)| Disc::new(moved(at, *by), self.game.profile(*unit).radius))
    }

    /// Returns the pieces and bases within `near` micrometres of the Unit's centre at `from`, or of the Howitzer in
    /// tow. Pieces that do not affect movement are left out, except bridges and roads. Nothing is an obstacle to a
    /// flyer.
    pub fn obstacles(&self, from: Point, near: i32) -> Vec<Obstacle> {
        if self.gait.flies() {
            return Vec::new();
        }
        let around: Vec<Disc> = self.bases_at(from).map(|base| Disc::new(base.centre, near)).collect();
        let patches = self.state.ground.patches().iter().enumerate();
        let pieces = patches.filter(|(_, patch)| {
            let matters = self.gait.penalty(patch.kind) > 0 || patch.level > 0 || is_path(patch.kind);
            matters && around.iter().any(|disc| disc.polygon_gap_at_most(&patch.outline, 0))
        });
        let pieces = pieces.map(|(n, _)| Obstacle::Piece(n));
        let is_near = |(_, base): &&(UnitIndex, Disc)| around.iter().any(|disc| disc.gap_at_most(*base, 0));
        let bases = self.blocking.iter().filter(is_near);
        pieces.chain(bases.map(|(unit, _)| Obstacle::Base(*unit))).collect()
    }

    /// Returns the Unit or piece with this id as an obstacle; `None` if there is none.
    pub fn named(&self, id: Id) -> Option<Obstacle> {
        let pieces = self.state.ground.patches();
        let piece = || pieces.binary_search_by_key(&id, |patch| patch.id).ok().map(Obstacle::Piece);
        self.game.unit(id).map(Obstacle::Base).or_else(piece)
    }

    /// Adds to `out` the points by which a way leads around an obstacle, or along a bridge or road. Only points where
    /// all moving bases fit are added.
    pub fn corners(&self, obstacle: Obstacle, out: &mut Vec<Point>) {
        for (unit, by) in &self.bases {
            let mut found = Vec::new();
            self.corners_for(self.game.profile(*unit).radius, obstacle, &mut found);
            let places = found.into_iter().map(|at| Point::new(at.x - by.x, at.y - by.y));
            out.extend(places.filter(|at| self.can_stand(*at)));
        }
    }

    /// Adds to `found` the points by which a base of this radius passes an obstacle.
    fn corners_for(&self, radius: i32, obstacle: Obstacle, found: &mut Vec<Point>) {
        match obstacle {
            Obstacle::Base(unit) => around(self.game.disc(self.state, unit), radius, found),
            Obstacle::Marker(marker) => around(Disc::new(self.state.markers[marker].at, MARKER), radius, found),
            Obstacle::Piece(n) => {
                let patch = &self.state.ground.patches()[n];
                if is_path(patch.kind) {
                    patch.outline.edges().for_each(|edge| along(edge, radius, found));
                } else {
                    let reach = if self.gait.is_closed(patch.kind) { radius } else { 0 };
                    patch.outline.points().iter().for_each(|corner| around(Disc::new(*corner, 0), reach, found));
                }
            }
        }
    }

    /// Says whether all moving bases fit here: on the table, off closed ground, and on no base that they may not cross.
    /// The bases of a flyer need only be on the table.
    pub fn can_stand(&self, at: Point) -> bool {
        let ground = &self.state.ground;
        self.bases_at(at).all(|base| {
            let meets = |(_, other): &(UnitIndex, Disc)| base.overlaps_by_more_than(*other, geometry::TOLERANCE);
            ground.holds(base)
                && (self.gait.flies() || !self.blocking.iter().any(meets))
                && (self.gait.flies() || ground.closed_under(base, &self.gait).is_none())
        })
    }
}

fn moved(at: Point, by: Point) -> Point {
    Point::new(at.x + by.x, at.y + by.y)
}

/// Says whether ways lead along this kind of terrain, and not around it.
const fn is_path(kind: TerrainKind) -> bool {
    matches!(kind, TerrainKind::Bridge | TerrainKind::Road)
}

/// Adds to `out` eight points around a disc, where a base of this radius does not touch it.
fn around(disc: Disc, radius: i32, out: &mut Vec<Point>) {
    let far = (i64::from(disc.radius + radius + ROOM) * CHORD / 1_000) as i32;
    out.extend((0..8).map(|eighth| disc.centre.along(Direction::degrees(eighth * 45), far)));
}

/// Adds to `out` the middle of an edge of a bridge or road, and a point on each side of it.
fn along(edge: Segment, radius: i32, out: &mut Vec<Point>) {
    let middle = |a: i32, b: i32| a + (b - a) / 2;
    let at = Point::new(middle(edge.from.x, edge.to.x), middle(edge.from.y, edge.to.y));
    out.push(at);
    let bearing = edge.from.bearing(edge.to).unwrap_or(0);
    out.extend([90, -90].map(|square| at.along(Direction::degrees(bearing + square), radius + ROOM)));
}
