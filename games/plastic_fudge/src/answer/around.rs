//! The answer to `surroundings`: what is around a Unit.

use super::legs::turn_of;
use super::words::{Neighbour, SurroundingsAnswer, What};
use crate::battle::PlasticFudge;
use crate::id::Id;
use crate::length::Length;
use crate::rules::{Eye, MARKER};
use crate::state::{State, UnitIndex};
use geometry::{Disc, Point, Polygon};

/// Something on the table that the answer lists.
struct Thing {
    id: Id,
    what: What,
    base: Disc,
    eye: Eye,
}

impl PlasticFudge {
    /// Returns everything else on the table, nearest first.
    pub(super) fn surroundings(&self, state: &State, unit: UnitIndex) -> SurroundingsAnswer {
        let own = self.disc(state, unit);
        let footing = state.ground.footing(own.centre);
        let facing = i32::from(state.unit(state.unit(unit).carrier.unwrap_or(unit)).facing);
        let mut rows: Vec<Neighbour> = self
            .things(state, unit, own)
            .into_iter()
            .map(|thing| {
                let under = state.ground.footing(thing.base.centre);
                let bearing = own.centre.bearing(thing.base.centre).unwrap_or(facing);
                Neighbour {
                    id: thing.id,
                    what: thing.what,
                    gap: Length(own.gap_rounded(thing.base)),
                    bearing,
                    turn: turn_of(facing, bearing),
                    terrain: under.kind,
                    level: under.level,
                    in_sight: self.sight_blocked_by(state, self.eye(state, unit), thing.eye).is_empty(),
                }
            })
            .collect();
        rows.sort_by_key(|row| (row.gap, row.id));
        SurroundingsAnswer { unit: self.profile(unit).id, terrain: footing.kind, level: footing.level, rows }
    }

    /// Returns what is on the table around a Unit: the markers, the flag, and the nearest point of each piece. The
    /// other Units that have a base of their own are also listed, but not the carrier of this Unit.
    fn things(&self, state: &State, unit: UnitIndex, own: Disc) -> Vec<Thing> {
        let carrier = state.unit(unit).carrier;
        let others =
            self.all_units().filter(|other| *other != unit && Some(*other) != carrier && self.has_base(state, *other));
        let units = others.map(|other| Thing {
            id: self.profile(other).id,
            what: What::Unit,
            base: self.disc(state, other),
            eye: self.eye(state, other),
        });
        let point = |id: Id, what: What, at: Point, radius: i32| Thing {
            id,
            what,
            base: Disc::new(at, radius),
            eye: Eye::ground(at),
        };
        let markers = state.markers.iter().map(|marker| point(marker.id, What::Marker, marker.at, MARKER));
        let flag = self.battlefield().flag.map(|flag| point(Id::new("flag", 1), What::Flag, flag.at.0, 0));
        let pieces = state.ground.patches().iter().map(|patch| {
            let at = if patch.covers(own.centre) { own.centre } else { nearest(&patch.outline, own.centre) };
            point(patch.id, What::Piece, at, 0)
        });
        units.chain(markers).chain(flag).chain(pieces).collect()
    }
}

/// Returns the point on the border of an outline that is nearest to a point.
pub(super) fn nearest(outline: &Polygon, to: Point) -> Point {
    let on_edge = |edge: geometry::Segment| {
        let (dx, dy) = (i128::from(edge.to.x - edge.from.x), i128::from(edge.to.y - edge.from.y));
        let (px, py) = (i128::from(to.x - edge.from.x), i128::from(to.y - edge.from.y));
        let whole = (dx * dx + dy * dy).max(1);
        let part = (px * dx + py * dy).clamp(0, whole);
        let along = |from: i32, by: i128| from + ((by * part * 2 + whole) / (whole * 2)) as i32;
        Point::new(along(edge.from.x, dx), along(edge.from.y, dy))
    };
    let near = outline.edges().map(on_edge).min_by_key(|at| at.distance_squared(to));
    near.expect("every outline has edges")
}
