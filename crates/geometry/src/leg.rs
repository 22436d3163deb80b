//! Ways: straight paths of given length, such as a move or a line of sight.

use crate::direction::Direction;
use crate::disc::Disc;
use crate::point::{Point, Vector, square};
use crate::polygon::Polygon;
use crate::segment::Segment;
use crate::spans::{Span, Spans, UNITS};

/// Whether the part of a way that runs along the border of a polygon counts as inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The part counts as inside. Where the way only touches the border in one point, there is a span without length.
    Inside,
    /// The part counts as outside. Every span has a length.
    Outside,
}

/// A straight way between two points. It stores its length, which may differ slightly from the distance of the points.
///
/// The ends are rounded to whole micrometres, so the line between them can be a little longer or shorter than the
/// length. A place on the way is a part of the stored length. On a way of 10 micrometres, place 3 lies at three tenths
/// of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    line: Segment,
    length: i32,
}

impl Leg {
    /// Returns the way from a point in a direction. `length` is in 0 ..= [`LONGEST`](crate::LONGEST) micrometres.
    /// [`Point::along`] gives the end.
    pub fn toward(from: Point, direction: Direction, length: i32) -> Self {
        debug_assert!((0..=crate::LONGEST).contains(&length), "the length lies in 0 ..= LONGEST");
        Self { line: Segment::new(from, from.along(direction, length)), length }
    }

    /// Returns the way between two points. Its length is their distance, rounded to the nearest micrometre.
    pub const fn between(from: Point, to: Point) -> Self {
        Self { line: Segment::new(from, to), length: from.distance_round(to) }
    }

    /// Returns the point where the way begins.
    pub const fn from(self) -> Point {
        self.line.from
    }

    /// Returns the point where the way ends.
    pub const fn to(self) -> Point {
        self.line.to
    }

    /// Returns the line between the two ends.
    pub const fn line(self) -> Segment {
        self.line
    }

    /// Returns the stored length, in micrometres.
    pub const fn length(self) -> i32 {
        self.length
    }

    /// Returns the whole way as a span.
    pub const fn span(self) -> Span {
        Span::micrometres(0, self.length)
    }

    /// Returns whether the beginning of the way leads nearer to a point. If not, no later part of the way leads nearer.
    pub const fn approaches(self, point: Point) -> bool {
        self.vector().dot(Vector::between(self.line.from, point)) > 0
    }

    /// Replaces the content of `spans` by the parts of the way that run inside a polygon. Each end of a span is rounded
    /// to the nearest unit of a [`Span`]. A way without length has no spans.
    pub fn spans_in_polygon(self, polygon: &Polygon, border: Border, spans: &mut Spans) {
        spans.clear();
        if !self.line.bounds().meets(&polygon.bounds()) || self.is_point() {
            return;
        }
        let mut marks = spans.take_marks();
        let on_line = self.mark_crossings(polygon, &mut marks, false);
        marks.sort_unstable();
        let found = |pair: &[i64]| self.clip(pair[0], pair[1], border);
        for span in marks.chunks_exact(2).filter_map(found) {
            spans.add(span);
        }
        if on_line {
            marks.clear();
            self.mark_crossings(polygon, &mut marks, true);
            marks.sort_unstable();
            let others = marks.chunks_exact(2).filter_map(found);
            match border {
                Border::Inside => others.for_each(|span| spans.add(span)),
                Border::Outside => {
                    spans.intersect(&others.collect());
                    spans.drop_touches();
                }
            }
        }
        spans.give_back(marks);
    }

    /// Returns the part of the way inside a disc or on its border, if there is one. Each end is exact to one unit of a
    /// [`Span`]. A way without length has no spans.
    pub fn span_in_disc(self, disc: Disc) -> Option<Span> {
        let (along, to) = (self.vector(), Vector::between(self.line.from, disc.centre));
        let (whole, half) = (along.squared(), along.dot(to));
        let beyond = to.squared() - i64::from(disc.radius) * i64::from(disc.radius);
        if whole == 0 || beyond > 0 && half <= 0 {
            return None;
        }
        let root_squared = square(half) - i128::from(whole) * i128::from(beyond);
        if root_squared < 0 {
            return None;
        }
        // The root is computed in units of 2^-13. The number under the root is below 2^127.
        let (half, root) = (i128::from(half) << 13, (root_squared << 26).isqrt());
        let whole = i128::from(whole) << 13;
        self.clip(self.mark(half - root, whole), self.mark(half + root, whole), Border::Inside)
    }

    /// Removes from `spans` the parts of the way inside discs, such as holes in terrain.
    pub fn remove_discs(self, discs: &[Disc], spans: &mut Spans) {
        for disc in discs {
            if spans.is_empty() {
                return;
            }
            if let Some(span) = self.span_in_disc(*disc) {
                spans.remove(span);
            }
        }
    }

    pub(crate) const fn vector(self) -> Vector {
        Vector::between(self.line.from, self.line.to)
    }

    pub(crate) fn is_point(self) -> bool {
        self.line.from == self.line.to
    }

    /// Shifts the line a tiny distance to the left, or to the right if `right` is true. Adds to `marks` the places
    /// where the shifted line crosses the border. Returns whether a corner of the polygon lies on the line. If no
    /// corner does, both sides have the same marks.
    fn mark_crossings(self, polygon: &Polygon, marks: &mut Vec<i64>, right: bool) -> bool {
        let (from, along) = (self.line.from, self.vector());
        let above = |side: i64| if right { side >= 0 } else { side > 0 };
        let points = polygon.points();
        let mut before = points[points.len() - 1];
        let mut before_side = along.cross(Vector::between(from, before));
        let mut on_line = false;
        for &point in points {
            let side = along.cross(Vector::between(from, point));
            on_line |= side == 0;
            if above(before_side) != above(side) {
                let edge = Vector::between(before, point);
                let (place, whole) = (Vector::between(from, before).cross(edge), side - before_side);
                let (place, whole) = if whole < 0 { (-place, -whole) } else { (place, whole) };
                marks.push(self.mark(place.into(), whole.into()));
            }
            (before, before_side) = (point, side);
        }
        on_line
    }

    /// Returns the place at the fraction `part / whole` of the way, rounded to the nearest unit of a [`Span`]. A place
    /// before the start is `i64::MIN`, and a place after the end is `i64::MAX`.
    pub(crate) fn mark(self, part: i128, whole: i128) -> i64 {
        if part < 0 {
            return i64::MIN;
        }
        if part > whole {
            return i64::MAX;
        }
        let units = i128::from(self.length) * i128::from(UNITS);
        ((part * units * 2 + whole) / (whole * 2)) as i64
    }

    /// Returns the span between two marks, cut off at the ends of the way. `None` if no part of the span lies on the
    /// way.
    pub(crate) fn clip(self, from: i64, to: i64, border: Border) -> Option<Span> {
        if from == i64::MAX || to == i64::MIN || border == Border::Outside && from == to {
            return None;
        }
        let whole = self.span();
        let span = Span { from: from.max(whole.from), to: to.min(whole.to) };
        (border == Border::Inside || span.from < span.to).then_some(span)
    }
}
