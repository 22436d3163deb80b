//! Straight stretches of a way. Finds where slowing terrain ends a stretch, and where a base is clear of a barrier that
//! it crosses. AT-SLOW, AT-LOW

use crate::battle::Attacktix;
use crate::ground::SectionLine;
use crate::numbers::{CLEAR, OVERLAP};
use crate::place::Heading;
use crate::rolling::{UNIT, cosine, rolled, sine};
use crate::state::{Section, State};
use crate::terrain::Descriptor;
use geometry::{Point, Polygon, Segment, Touch};

/// The longest roll that the rules follow, in micrometres. They cut off a longer roll, because a roll of this length
/// leaves any surface.
const FARTHEST: i32 = 4_000_000;
/// A margin for the rounding of places, in micrometres.
const SLACK: i64 = 2;

/// A straight part of a way. It has a place for each whole micrometre rolled, rounded once. AT-R-10
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// Where the stretch begins.
    pub from: Point,
    /// The heading of the roll.
    pub heading: Heading,
    /// The length, in micrometres.
    pub length: i32,
    /// Where the stretch ends.
    pub to: Point,
    /// Radius of the base, in micrometres.
    pub radius: i32,
}

impl Stretch {
    /// Makes the stretch of a base that rolls straight along a heading.
    pub fn new(from: Point, heading: Heading, length: i32, radius: i32) -> Stretch {
        let length = length.min(FARTHEST);
        Stretch { from, heading, length, to: rolled(from, heading, length), radius }
    }

    /// Returns the first part of this stretch, `length` micrometres long.
    pub fn cut(self, length: i32) -> Stretch {
        Stretch::new(self.from, self.heading, length, self.radius)
    }

    /// Returns where the centre is after a number of micrometres.
    pub fn place(&self, rolled_so_far: i32) -> Point {
        rolled(self.from, self.heading, rolled_so_far)
    }

    /// Returns the first micrometre at which the base is wholly inside an area. Returns nothing if there is no such
    /// micrometre, or if the base is wholly inside at the start. AT-R-57
    pub fn entry(&self, area: &Polygon) -> Option<i32> {
        let is_inside = |at: Point| area.is_within(at, -self.radius);
        if is_inside(self.from) {
            return None;
        }
        let along = (i64::from(sine(self.heading)), i64::from(cosine(self.heading)));
        let deep = |depth: i64| deep_span(area, self.from, along, i64::from(self.radius) + depth, self.length.into());
        let (from, to) = deep(-SLACK)?;
        // If the exact place is well inside, the rounded place is inside too.
        let to = deep(SLACK).map_or(to, |(sure, _)| to.min(sure));
        (from as i32..=to as i32).find(|so_far| is_inside(self.place(*so_far)))
    }

    /// Returns the first micrometre after `from` at which the base is clear of a line. At `from` the base must not be
    /// clear of it. Returns nothing if the stretch ends too near to the line. AT-R-55
    fn first_clear(&self, line: Segment, from: i32) -> Option<i32> {
        let is_beyond = |so_far: i32, gap: i32| line.compare_point(self.place(so_far), self.radius + gap).is_ge();
        let is_clear = |so_far: i32| is_beyond(so_far, CLEAR);
        if !is_clear(self.length) {
            return None;
        }
        // On a way almost parallel to the line, the gap grows by less than the rounding. So the last few micrometres
        // are tried one by one.
        let nearly = CLEAR - SLACK as i32;
        let from = if is_beyond(from, nearly) {
            from + 1
        } else {
            first_of(from, self.length, |so_far| is_beyond(so_far, nearly))
        };
        (from..=self.length).find(|so_far| is_clear(*so_far))
    }
}

/// Finds the part of a line that lies at least `depth` deep in a convex polygon. The line is `from + t · along / 10^9`
/// for `t` in `0 ..= most`. Returns the least and the greatest whole `t`. Depths are exact to about a thousandth of a
/// micrometre.
pub(crate) fn deep_span(area: &Polygon, from: Point, along: (i64, i64), depth: i64, most: i64) -> Option<(i64, i64)> {
    let inwards = i128::from(area.doubled_area().signum());
    let (mut first, mut last) = (0, i128::from(most));
    for edge in area.edges() {
        let part = |to: i32, from: i32| i128::from(to) - i128::from(from);
        let (x, y) = (part(edge.to.x, edge.from.x), part(edge.to.y, edge.from.y));
        let start = inwards * (x * part(from.y, edge.from.y) - y * part(from.x, edge.from.x));
        let gain = inwards * (x * i128::from(along.1) - y * i128::from(along.0));
        let length = ((x * x + y * y) * 1_000_000).isqrt();
        let wanted = i128::from(depth) * length * i128::from(UNIT / 1_000) - start * i128::from(UNIT);
        match gain.signum() {
            0 if wanted > 0 => return None,
            0 => {}
            1 => first = first.max(-((-wanted).div_euclid(gain))),
            _ => last = last.min((-wanted).div_euclid(-gain)),
        }
    }
    (first <= last).then_some((first as i64, last as i64))
}

impl Attacktix {
    /// Returns the first micrometre at which slowing terrain ends a roll, or nothing if none does. AT-SLOW-02
    pub(crate) fn slowed(&self, stretch: &Stretch) -> Option<i32> {
        self.ground().areas(Descriptor::Slowing).filter_map(|(_, area)| stretch.entry(area)).min()
    }

    /// Returns the standing sections that a base sweeps over on a stretch. A high section is left out if the base only
    /// moves away from it. AT-R-56
    pub(crate) fn swept<'a>(
        &'a self,
        state: &'a State,
        stretch: &'a Stretch,
    ) -> impl Iterator<Item = (Section, &'a SectionLine)> {
        let sweep = stretch.sweep();
        self.barriers(state).filter(move |(_, section)| {
            sweep.meets_segment(section.line, Touch::Overlap(OVERLAP)) && !(section.is_high && leaves(stretch, section))
        })
    }

    /// Returns where an ordinary figure that crosses a low barrier stops. This is the first micrometre beyond the
    /// barrier at which the base is clear of every section near it. Returns nothing if the figure crosses no low
    /// barrier. AT-LOW-02, AT-R-55
    ///
    /// # Errors
    /// The section that the base is still too near to at the end of the stretch. If the base runs into a high section,
    /// the error names the high section.
    pub(crate) fn crossing(&self, state: &State, stretch: &Stretch) -> Result<Option<i32>, Section> {
        let sweep = stretch.sweep();
        let overlap = |section: &SectionLine| sweep.first_segment(section.line, Touch::Overlap(OVERLAP));
        let low = self.barriers(state).filter(|(_, section)| !section.is_high);
        let Some(first) = low.filter_map(|(_, section)| overlap(section)).min() else { return Ok(None) };
        let clear = stretch.radius + CLEAR;
        let mut so_far = first.min(stretch.length);
        loop {
            let at = stretch.place(so_far);
            let is_near = |(_, section): &(Section, &SectionLine)| section.line.compare_point(at, clear).is_lt();
            let Some((near, section)) = self.barriers(state).find(is_near) else { return Ok(Some(so_far)) };
            let Some(beyond) = stretch.first_clear(section.line, so_far) else {
                let met = self.swept(state, stretch).find(|(_, section)| section.is_high);
                return Err(met.map_or(near, |(high, _)| high));
            };
            so_far = beyond;
        }
    }
}

/// Returns whether a base overlaps a section at the start and only moves away from it.
fn leaves(stretch: &Stretch, section: &SectionLine) -> bool {
    let line = section.line;
    let starts_astride = line.compare_point(stretch.from, stretch.radius - OVERLAP).is_lt();
    let middle = Point::new(line.from.x + (line.to.x - line.from.x) / 2, line.from.y + (line.to.y - line.from.y) / 2);
    starts_astride && !geometry::Leg::between(stretch.from, stretch.to).approaches(middle)
}

/// Returns the first number of `from + 1 ..= to` for which `holds` is true. It must be false for `from` and true for
/// `to`.
pub(crate) fn first_of(from: i32, to: i32, holds: impl Fn(i32) -> bool) -> i32 {
    let (mut no, mut yes) = (from, to);
    while yes - no > 1 {
        let middle = no + (yes - no) / 2;
        if holds(middle) { yes = middle } else { no = middle }
    }
    yes
}
