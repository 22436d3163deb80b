//! Deployment zones, and the strips of the table on which no terrain may be placed.

use crate::battle::PlasticFudge;
use crate::battlefield::{Edge, Zone};
use crate::ground::Ground;
use crate::length::Length;
use crate::side::Side;
use geometry::{Disc, INCH, Point, Rect, TOLERANCE};

/// The depth of a strip without terrain along an edge of the table. PF-R-75
pub(super) const FREE_STRIP: Length = Length(3 * INCH);

impl PlasticFudge {
    /// Returns the zone in which a side deploys. PF-R-74
    pub(crate) fn zone(&self, side: Side) -> Zone {
        self.battlefield().zone(side)
    }
}

impl Zone {
    /// Returns two lengths in micrometres. The first is the gap between a base and the edge or point from which the
    /// zone is measured. The second is the largest gap inside the zone. PF-R-109
    pub(crate) fn gap(self, base: Disc, table: Rect) -> (i32, i32) {
        match self {
            Zone::Near { near: [x, y, radius] } => (base.gap_rounded(Disc::new(Point::new(x.0, y.0), 0)), radius.0),
            Zone::Edge { edge, depth } => {
                let at = base.centre;
                let from_edge = match edge {
                    Edge::North => table.max.y - at.y,
                    Edge::East => table.max.x - at.x,
                    Edge::South => at.y - table.min.y,
                    Edge::West => at.x - table.min.x,
                };
                (from_edge - base.radius, depth.0)
            }
        }
    }

    /// Says whether a base is in the zone, with the tolerance of the geometry. PF-R-109
    pub(crate) fn holds(self, base: Disc, table: Rect) -> bool {
        let (gap, limit) = self.gap(base, table);
        gap <= limit + TOLERANCE
    }

    /// Returns the strip on which no terrain may be placed because of this zone. It lies along the edge of the zone.
    /// For a zone around a point, it lies along the side's own edge. PF-R-75
    pub(super) fn free_strip(self, side: Side, ground: &Ground) -> Rect {
        let table = ground.table();
        let own = if side == Side::Green { Edge::South } else { Edge::North };
        let edge = if let Zone::Edge { edge, .. } = self { edge } else { own };
        let (mut min, mut max) = (table.min, table.max);
        match edge {
            Edge::North => min.y = max.y - FREE_STRIP.0,
            Edge::East => min.x = max.x - FREE_STRIP.0,
            Edge::South => max.y = min.y + FREE_STRIP.0,
            Edge::West => max.x = min.x + FREE_STRIP.0,
        }
        Rect { min, max }
    }
}
