//! What a straight way costs: its terrain, stretch by stretch, and the climb onto higher ground. Lengths are in *units*
//! of 1/1024 micrometre: [`UNITS`] make a micrometre.

use super::Ground;
use super::closed::{Gait, WHOLE};
use crate::battlefield::TerrainKind;
use geometry::{INCH, Leg, Spans, TOLERANCE, UNITS};

/// A run that cannot pay for a climb stops this far before it: a thousandth of an inch, in units. PF-R-95
const SHORT_OF: i64 = INCH as i64 * UNITS / 1_000;
/// What it costs to climb one level, in units: an inch. PF-ELEV-02
const CLIMB: i64 = INCH as i64 * UNITS;

/// Buffers for spans of a way. Calls reuse them, so that they need not allocate memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pad {
    /// The spans that the caller asked for.
    pub spans: Spans,
    /// The spans that are to be cut out of `spans`.
    pub cut: Spans,
}

/// A stretch of a way on which the penalty does not change.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    /// Where the stretch ends, in units from the start of the way.
    to: i64,
    /// The penalty of the stretch, in parts of 1/400.
    penalty: i32,
    /// How many levels the way climbs at the start of the stretch.
    climb: i32,
}

/// What a straight move costs, in parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Toll {
    /// What travel costs, in units: the length, made longer by terrain. PF-R-47
    pub travel: i64,
    /// What climbing costs, in units. PF-R-51
    pub climb: i64,
    /// The highest penalty on the way, in parts of 1/400.
    pub worst: i32,
}

/// Works out what ways cost. It keeps its buffers from call to call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Going {
    pad: Pad,
    stretches: Vec<Stretch>,
    penalties: Vec<(i64, i64, i32)>,
    /// The kind of terrain of each entry in `penalties`, in the same order.
    kinds: Vec<TerrainKind>,
    levels: Vec<(i64, i64, i32)>,
    marks: Vec<i64>,
}

impl Going {
    /// Returns what a way costs. PF-R-47, PF-R-51, PF-R-95
    pub fn toll(&mut self, ground: &Ground, leg: Leg, gait: &Gait) -> Toll {
        self.read(ground, leg, gait);
        let (mut toll, mut from) = (Toll::default(), 0);
        for stretch in &self.stretches {
            toll.climb += i64::from(stretch.climb) * CLIMB;
            toll.travel += cost(stretch.to - from, stretch.penalty);
            toll.worst = toll.worst.max(if stretch.to > from { stretch.penalty } else { 0 });
            from = stretch.to;
        }
        toll
    }

    /// Returns the stretches of a way in order: for each the kind of terrain that counts, the length in units and the
    /// cost in units. Ground without a penalty is listed as open ground. PF-R-47, PF-R-48
    pub fn grounds(&mut self, ground: &Ground, leg: Leg, gait: &Gait) -> Vec<(TerrainKind, i64, i64)> {
        self.read(ground, leg, gait);
        let (mut grounds, mut from) = (Vec::new(), 0);
        for stretch in &self.stretches {
            let length = stretch.to - from;
            if length == 0 {
                continue;
            }
            let lies = |(span, _): &(&(i64, i64, i32), &TerrainKind)| {
                span.0 <= from && stretch.to <= span.1 && span.2 == stretch.penalty
            };
            let kind = self.penalties.iter().zip(&self.kinds).find(lies).map_or(TerrainKind::Open, |(_, kind)| *kind);
            grounds.push((kind, length, cost(length, stretch.penalty)));
            from = stretch.to;
        }
        grounds
    }

    /// Returns how far a run gets along a way, in micrometres, rounded down. The cost of each stretch in turn is taken
    /// from `budget`, which is also in micrometres. PF-R-12, PF-R-95
    pub fn reach(&mut self, ground: &Ground, leg: Leg, gait: &Gait, budget: i32) -> i32 {
        self.read(ground, leg, gait);
        let tolerance = i64::from(TOLERANCE) * UNITS;
        let (mut left, mut from) = (i64::from(budget) * UNITS, 0);
        for stretch in &self.stretches {
            let climb = i64::from(stretch.climb) * CLIMB;
            if climb > left + tolerance {
                return (from - SHORT_OF).max(0).div_euclid(UNITS) as i32;
            }
            left = (left - climb).max(0);
            let price = cost(stretch.to - from, stretch.penalty);
            if price > left {
                let further = left * i64::from(WHOLE - stretch.penalty).max(0) / i64::from(WHOLE);
                return (from + further).div_euclid(UNITS) as i32;
            }
            left -= price;
            from = stretch.to;
        }
        leg.length()
    }

    /// Returns how far a move gets along a way, in micrometres, with the option `terrain_cost` at `whole-move`. The
    /// worst ground so far lowers the whole allowance. PF-R-47
    pub fn reach_whole(&mut self, ground: &Ground, leg: Leg, gait: &Gait, allowance: i32) -> i32 {
        self.read(ground, leg, gait);
        let (mut from, mut worst) = (0, 0);
        for stretch in &self.stretches {
            if stretch.to > from {
                worst = worst.max(stretch.penalty);
            }
            let limit = i64::from(lowered(allowance, worst)) * UNITS;
            if limit < stretch.to {
                return limit.max(from).div_euclid(UNITS) as i32;
            }
            from = stretch.to;
        }
        leg.length()
    }

    /// Cuts the way into `stretches`.
    fn read(&mut self, ground: &Ground, leg: Leg, gait: &Gait) {
        self.stretches.clear();
        let whole = i64::from(leg.length()) * UNITS;
        self.collect(ground, leg, gait);
        if self.penalties.is_empty() && self.levels.is_empty() {
            self.stretches.push(Stretch { to: whole, penalty: 0, climb: 0 });
            return;
        }
        self.marks.clear();
        self.marks.extend([0, whole]);
        let ends = self.penalties.iter().chain(&self.levels);
        self.marks.extend(ends.flat_map(|(from, to, _)| [*from, *to]));
        self.marks.sort_unstable();
        self.marks.dedup();
        let highest = |spans: &[(i64, i64, i32)], from: i64, to: i64| {
            let over = spans.iter().filter(|span| span.0 <= from && to <= span.1);
            over.map(|span| span.2).max().unwrap_or(0)
        };
        let mut level = highest(&self.levels, 0, 0);
        for pair in self.marks.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let penalty = highest(&self.penalties, from, to);
            // the border belongs to the higher ground, so the way meets the higher level exactly at the mark
            let climb = (highest(&self.levels, from, from) - level).max(0);
            level = highest(&self.levels, from, to);
            self.stretches.push(Stretch { to, penalty, climb });
        }
        let climb = (highest(&self.levels, whole, whole) - level).max(0);
        if climb > 0 {
            self.stretches.push(Stretch { to: whole, penalty: 0, climb });
        }
    }

    /// Finds the spans of the way that have a penalty or a level.
    fn collect(&mut self, ground: &Ground, leg: Leg, gait: &Gait) {
        self.penalties.clear();
        self.kinds.clear();
        self.levels.clear();
        if gait.flies() {
            return;
        }
        let bounds = leg.line().bounds();
        for patch in ground.patches.iter().filter(|patch| bounds.meets(&patch.outline.bounds())) {
            let penalty = gait.penalty(patch.kind);
            if penalty > 0 {
                patch.spans(leg, &mut self.pad);
                let found = self.pad.spans.as_slice().iter().filter(|span| span.length() > 0);
                self.penalties.extend(found.map(|span| (span.from, span.to, penalty)));
                self.kinds.resize(self.penalties.len(), patch.kind);
            }
            if patch.level > 0 {
                patch.covered(leg, &mut self.pad.spans);
                let found = self.pad.spans.as_slice();
                self.levels.extend(found.iter().map(|span| (span.from, span.to, patch.level)));
            }
        }
    }
}

/// Returns the cost of a length at a penalty, both lengths in units. Closed ground costs more than any allowance.
/// PF-R-47
fn cost(length: i64, penalty: i32) -> i64 {
    if length == 0 {
        return 0;
    }
    if penalty >= WHOLE {
        return 1 << 50;
    }
    let (whole, left) = (i64::from(WHOLE), i64::from(WHOLE - penalty));
    (length * whole * 2 + left) / (left * 2)
}

/// Returns what is left of an allowance after a penalty, in micrometres. PF-R-47
pub(crate) fn lowered(allowance: i32, penalty: i32) -> i32 {
    (i64::from(allowance) * i64::from((WHOLE - penalty).max(0)) / i64::from(WHOLE)) as i32
}
