//! Decides whether polygons overlap.

use crate::leg::{Border, Leg};
use crate::point::{Point, Vector, square};
use crate::polygon::Polygon;
use crate::segment::Segment;
use crate::spans::{Span, Spans};

/// Returns whether a point of one polygon lies deeper than `depth` micrometres in the other.
pub(crate) fn overlap(a: &Polygon, b: &Polygon, depth: i64) -> bool {
    let (inner, outer) = (a.bounds().grown(-depth), b.bounds());
    if inner.min.x >= outer.max.x
        || outer.min.x >= inner.max.x
        || inner.min.y >= outer.max.y
        || outer.min.y >= inner.max.y
    {
        return false;
    }
    has_deep_edge(a, b, depth)
        || has_deep_edge(b, a, depth)
        || holds_deep_point(a, b, depth)
        || holds_deep_point(b, a, depth)
}

/// Returns whether some part of an edge of `a` lies deeper than `depth` in `b`.
fn has_deep_edge(a: &Polygon, b: &Polygon, depth: i64) -> bool {
    let mut spans = Spans::new();
    for edge in a.edges().filter(|edge| edge.bounds().meets(&b.bounds())) {
        let leg = Leg::between(edge.from, edge.to);
        leg.spans_in_polygon(b, Border::Outside, &mut spans);
        for rim in b.edges() {
            if spans.is_empty() {
                break;
            }
            if let Some(span) = span_near(leg, rim, depth) {
                spans.remove(Span { from: span.from - 1, to: span.to + 1 });
            }
        }
        if !spans.is_empty() {
            return true;
        }
    }
    false
}

/// Looks for a point of `a` that lies deeper than `depth` in `b`, and returns whether it finds one. It tests certain
/// points only. For every two neighbouring heights of corners of `b`, it draws a horizontal line halfway between them.
/// Then it tests the middle of each part of this line that lies inside `b`.
fn holds_deep_point(a: &Polygon, b: &Polygon, depth: i64) -> bool {
    let (bounds, mut spans) = (b.bounds(), Spans::new());
    let mut heights: Vec<i32> = b.points().iter().map(|point| point.y).collect();
    heights.sort_unstable();
    heights.windows(2).filter(|pair| pair[0] < pair[1]).any(|pair| {
        let y = pair[0] + (pair[1] - pair[0]) / 2;
        let leg = Leg::between(Point::new(bounds.min.x, y), Point::new(bounds.max.x, y));
        leg.spans_in_polygon(b, Border::Outside, &mut spans);
        spans.as_slice().iter().any(|span| {
            let middle = (span.from + span.to) / 2 / crate::UNITS;
            let point = Point::new(bounds.min.x + middle as i32, y);
            b.compare(point, -depth).is_lt() && a.contains(point)
        })
    })
}

/// Returns the part of a way that lies within `reach` of an edge. Its ends are exact to about one unit of a [`Span`].
fn span_near(leg: Leg, edge: Segment, reach: i64) -> Option<Span> {
    let round =
        [edge.from, edge.to].into_iter().filter_map(|end| leg.span_in_disc(crate::Disc::new(end, reach as i32)));
    let all = round.chain(span_beside(leg, edge, reach));
    all.reduce(|a, b| Span { from: a.from.min(b.from), to: a.to.max(b.to) })
}

/// Returns the part of a way whose points lie within `reach` of an edge and have the foot of their perpendicular on the
/// edge.
fn span_beside(leg: Leg, edge: Segment, reach: i64) -> Option<Span> {
    const FINE: i128 = 1 << 13;
    let (along, border) = (leg.vector(), Vector::between(edge.from, edge.to));
    let to = Vector::between(edge.from, leg.from());
    let broad = (square(reach) * i128::from(border.squared()) * FINE * FINE).isqrt();
    let across = i128::from(border.cross(to)) * FINE;
    let strip = slab(leg, (across, i128::from(border.cross(along)) * FINE), (-broad, broad))?;
    let beside = slab(leg, (border.dot(to).into(), border.dot(along).into()), (0, border.squared().into()))?;
    let (from, to) = (strip.from.max(beside.from), strip.to.min(beside.to));
    (from <= to).then_some(Span { from, to })
}

/// Returns the part of a way on which `start + rate·u` lies between two values, where `u` grows from 0 to 1 along the
/// way.
fn slab(leg: Leg, (start, rate): (i128, i128), (least, most): (i128, i128)) -> Option<Span> {
    if rate == 0 {
        return (least <= start && start <= most).then_some(leg.span());
    }
    let (enter, leave) = if rate > 0 { (least - start, most - start) } else { (start - most, start - least) };
    leg.clip(leg.mark(enter, rate.abs()), leg.mark(leave, rate.abs()), Border::Inside)
}
