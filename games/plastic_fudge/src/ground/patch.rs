//! One piece of terrain, prepared for fast geometry: its outline, its holes, and the pieces that override it.

use super::going::Pad;
use crate::battlefield::Piece;
use crate::battlefield::TerrainKind;
use crate::id::Id;
use crate::level::BAND;
use geometry::{Border, Disc, Fault, Leg, Point, Polygon, Segment, Span, Spans, Sweep, Touch, UNITS};

/// A piece of terrain, prepared for fast geometry.
///
/// Most questions are about its *extent*: the outline, without its holes and without the parts that other pieces
/// override. PF-R-48, PF-R-30
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// The id of the piece.
    pub id: Id,
    /// What the ground of the piece is, such as forest.
    pub kind: TerrainKind,
    /// The level of the piece: its height in bands of three inches, rounded down. PF-R-51
    pub level: i32,
    /// The outline of the piece, holes included.
    pub outline: Polygon,
    /// The holes of the piece. PF-BAZ-02
    pub holes: Vec<Disc>,
    /// The outlines of the pieces that override this one.
    cuts: Vec<Polygon>,
    /// The straight parts of the border of its extent. It is empty if the piece has no holes and no piece overrides it.
    rim: Vec<Segment>,
    /// The points of the border of its extent where the borders of two holes cross.
    cusps: Vec<Point>,
}

/// Compiles pieces into patches, in the same order. Returns the id and the fault of the first outline with a fault.
pub(super) fn compile(pieces: &[Piece]) -> Result<Vec<Patch>, (Id, Fault)> {
    let outline = |piece: &Piece| piece.outline().map_err(|fault| (piece.id, fault));
    let outlines = pieces.iter().map(outline).collect::<Result<Vec<Polygon>, _>>()?;
    let mut patches = Vec::with_capacity(pieces.len());
    for (piece, outline) in pieces.iter().zip(&outlines) {
        let hole = |[x, y, radius]: &[crate::length::Length; 3]| Disc::new(Point::new(x.0, y.0), radius.0);
        let others = pieces
            .iter()
            .zip(&outlines)
            .filter(|(other, cut)| piece.kind.is_overridden_by(other.kind) && outline.overlaps_by_more_than(cut, 0));
        let mut patch = Patch {
            id: piece.id,
            kind: piece.kind,
            level: piece.height.0.div_euclid(BAND).max(0),
            outline: outline.clone(),
            holes: piece.holes.iter().map(hole).collect(),
            cuts: others.map(|(_, cut)| cut.clone()).collect(),
            rim: Vec::new(),
            cusps: Vec::new(),
        };
        patch.find_rim();
        patches.push(patch);
    }
    Ok(patches)
}

impl Patch {
    /// Says whether a point lies on the piece or its border, but not in a hole. Pieces that override this piece do not
    /// matter.
    pub fn covers(&self, at: Point) -> bool {
        self.outline.contains(at) && !self.holes.iter().any(|hole| hole.contains(at))
    }

    /// Says whether a point lies in the extent of the piece or on its border. PF-R-48
    pub fn contains(&self, at: Point) -> bool {
        self.covers(at) && !self.cuts.iter().any(|cut| cut.contains(at))
    }

    /// Writes to `pad.spans` the spans of a way that lie in the extent of the piece. The ends of a span may lie on the
    /// border.
    pub(crate) fn spans(&self, leg: Leg, pad: &mut Pad) {
        self.covered(leg, &mut pad.spans);
        for cut in &self.cuts {
            if pad.spans.is_empty() {
                return;
            }
            leg.spans_in_polygon(cut, Border::Inside, &mut pad.cut);
            pad.spans.subtract(&pad.cut);
        }
    }

    /// Writes to `spans` the spans of a way that lie on the piece and not in a hole. Pieces that override this piece do
    /// not matter.
    pub(crate) fn covered(&self, leg: Leg, spans: &mut Spans) {
        leg.spans_in_polygon(&self.outline, Border::Inside, spans);
        leg.remove_discs(&self.holes, spans);
    }

    /// Says whether a base overlaps the extent of the piece by more than the tolerance.
    pub fn overlaps(&self, base: Disc) -> bool {
        let still = Leg::between(base.centre, base.centre);
        self.meets(&Sweep::new(still, base.radius), Touch::Overlap(geometry::TOLERANCE))
    }

    /// Says whether a moving base meets the extent of the piece, as `touch` defines it.
    pub fn meets(&self, sweep: &Sweep, touch: Touch) -> bool {
        if !sweep.meets_polygon(&self.outline, touch) {
            return false;
        }
        self.is_whole() || self.is_met(sweep.leg, near(sweep.radius, touch))
    }

    /// Returns how far a moving base travels until it first meets the extent of the piece, in micrometres, rounded
    /// down. Returns `None` if the two never meet.
    pub fn first(&self, sweep: &Sweep, touch: Touch) -> Option<i32> {
        if self.is_whole() {
            return sweep.first_polygon(&self.outline, touch);
        }
        if !self.meets(sweep, touch) {
            return None;
        }
        let leg = sweep.leg;
        let (mut free, mut met) = (0, leg.length());
        if self.meets(&Sweep::new(Leg::between(leg.from(), leg.from()), sweep.radius), touch) {
            return Some(0);
        }
        while met - free > 1 {
            let middle = free + (met - free) / 2;
            let part = Leg::between(leg.from(), point_at(leg, i64::from(middle) * UNITS));
            if self.meets(&Sweep::new(part, sweep.radius), touch) { met = middle } else { free = middle }
        }
        Some(free)
    }

    fn is_whole(&self) -> bool {
        self.holes.is_empty() && self.cuts.is_empty()
    }

    /// Says whether the extent comes within `limit` micrometres of a way. If the way does not cross the extent, the
    /// nearest point of the extent lies in one of three places:
    /// - on a straight part of the border of the extent;
    /// - where the borders of two holes cross;
    /// - on the arc of a hole that contains an end of the way.
    fn is_met(&self, leg: Leg, limit: i32) -> bool {
        if self.contains(leg.from()) || self.contains(leg.to()) {
            return true;
        }
        let mut pad = Pad::default();
        self.spans(leg, &mut pad);
        if pad.spans.has_longer_than(1) {
            return true;
        }
        let line = leg.line();
        self.rim.iter().any(|edge| line.segment_within(*edge, limit))
            || self.cusps.iter().any(|cusp| line.is_within(*cusp, limit))
            || [leg.from(), leg.to()].into_iter().any(|end| self.has_arc_near(end, limit))
    }

    /// Says whether the extent begins within `limit` micrometres of a point in a hole, straight away from the centre of
    /// the hole. From the centre itself, the four main directions are tried.
    fn has_arc_near(&self, at: Point, limit: i32) -> bool {
        self.holes.iter().any(|hole| {
            let from_centre = hole.centre.distance_round(at);
            if from_centre > hole.radius || hole.radius - from_centre > limit {
                return false;
            }
            let (x, y) = (at.x - hole.centre.x, at.y - hole.centre.y);
            if (x, y) == (0, 0) {
                return [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter().any(|(x, y)| self.contains(beyond(*hole, x, y)));
            }
            self.contains(beyond(*hole, x, y))
        })
    }

    fn find_rim(&mut self) {
        if self.is_whole() {
            return;
        }
        let mut pad = Pad::default();
        let mut rim = Vec::new();
        for edge in self.outline.edges() {
            let leg = Leg::between(edge.from, edge.to);
            pad.spans.clear();
            pad.spans.add(leg.span());
            self.cut_away(leg, None, &mut pad);
            push_segments(leg, &pad.spans, &mut rim);
        }
        for (n, cut) in self.cuts.iter().enumerate() {
            for edge in cut.edges() {
                let leg = Leg::between(edge.from, edge.to);
                leg.spans_in_polygon(&self.outline, Border::Outside, &mut pad.spans);
                self.cut_away(leg, Some(n), &mut pad);
                push_segments(leg, &pad.spans, &mut rim);
            }
        }
        self.rim = rim;
        let pairs = (0..self.holes.len()).flat_map(|a| (a + 1..self.holes.len()).map(move |b| (a, b)));
        let crossings = pairs.flat_map(|(a, b)| crossings(self.holes[a], self.holes[b]));
        let inside =
            |hole: &Disc, at: Point| hole.radius > ROUGH && Disc::new(hole.centre, hole.radius - ROUGH).contains(at);
        let is_cut =
            |at: Point| self.cuts.iter().any(|cut| cut.contains(at)) || self.holes.iter().any(|hole| inside(hole, at));
        let on_it = |at: &Point| self.outline.contains(*at) && !is_cut(*at);
        self.cusps = crossings.filter(on_it).collect();
    }

    /// Cuts the holes and the overriding pieces out of the spans of a way. The piece with the index `but` is not cut
    /// out.
    fn cut_away(&self, leg: Leg, but: Option<usize>, pad: &mut Pad) {
        for (_, cut) in self.cuts.iter().enumerate().filter(|(n, _)| Some(*n) != but) {
            leg.spans_in_polygon(cut, Border::Inside, &mut pad.cut);
            pad.spans.subtract(&pad.cut);
        }
        leg.remove_discs(&self.holes, &mut pad.spans);
    }
}

/// How many micrometres a computed point may lie off its arc, because coordinates are rounded down.
const ROUGH: i32 = 3;

/// Returns a point just outside a hole, in the direction (`x`, `y`) from its centre.
fn beyond(hole: Disc, x: i32, y: i32) -> Point {
    let (wide, tall) = (i128::from(x), i128::from(y));
    // the length of the direction in tiny parts of a micrometre: with whole micrometres, rounding could move the point
    // back into the hole
    let length = ((wide * wide + tall * tall) << 40).isqrt();
    let part = |by: i128| ((by * i128::from(hole.radius + ROUGH)) << 20) / length;
    Point::new(hole.centre.x + part(wide) as i32, hole.centre.y + part(tall) as i32)
}

/// Returns how near the centre of a base must come to a point so that the base meets it, in whole micrometres. `touch`
/// defines what meeting is.
fn near(radius: i32, touch: Touch) -> i32 {
    match touch {
        Touch::Gap(limit) => radius + limit,
        Touch::Overlap(limit) => radius - limit - 1,
    }
}

fn push_segments(leg: Leg, spans: &Spans, out: &mut Vec<Segment>) {
    let long = spans.as_slice().iter().filter(|span| span.length() > UNITS);
    out.extend(long.map(|Span { from, to }| Segment::new(point_at(leg, *from), point_at(leg, *to))));
}

/// Returns the point of a way that lies `units` from its start, rounded to the nearest micrometre. A unit is 1/1024
/// micrometre.
pub(crate) fn point_at(leg: Leg, units: i64) -> Point {
    let whole = i64::from(leg.length()) * UNITS;
    if whole == 0 {
        return leg.from();
    }
    let part = |from: i32, to: i32| {
        let twice = i128::from(to - from) * i128::from(units) * 2;
        let half = if twice < 0 { -i128::from(whole) } else { i128::from(whole) };
        from + ((twice + half) / (i128::from(whole) * 2)) as i32
    };
    Point::new(part(leg.from().x, leg.to().x), part(leg.from().y, leg.to().y))
}

/// Returns the points where the borders of two discs cross, exact to about a micrometre. There are none if the borders
/// do not meet, or if the discs have the same centre.
fn crossings(a: Disc, b: Disc) -> Vec<Point> {
    let (x, y) = (i128::from(b.centre.x - a.centre.x), i128::from(b.centre.y - a.centre.y));
    let apart = x * x + y * y;
    let squared = |radius: i32| i128::from(radius) * i128::from(radius);
    let along = squared(a.radius) - squared(b.radius) + apart;
    let across = 4 * apart * squared(a.radius) - along * along;
    if apart == 0 || across < 0 {
        return Vec::new();
    }
    let root = across.isqrt();
    let place = |sign: i128| {
        let (east, north) = (x * along - sign * y * root, y * along + sign * x * root);
        Point::new(a.centre.x + (east / (2 * apart)) as i32, a.centre.y + (north / (2 * apart)) as i32)
    };
    vec![place(1), place(-1)]
}
