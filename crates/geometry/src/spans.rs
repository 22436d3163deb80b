//! Spans, which are parts of a way, and sets of spans with unions, differences and intersections.

/// The number of units of a [`Span`] in a micrometre.
pub const UNITS: i64 = 1024;

/// A part of a way, ends included. Its ends are distances from the start of the way, in units of 1/1024 micrometre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The beginning of the span.
    pub from: i64,
    /// The end of the span, not before `from`. A touch in one point is a span without length.
    pub to: i64,
}

impl Span {
    /// Makes a span between two places in units.
    pub const fn new(from: i64, to: i64) -> Self {
        debug_assert!(from <= to);
        Self { from, to }
    }

    /// Makes a span between two places in micrometres.
    pub const fn micrometres(from: i32, to: i32) -> Self {
        Self::new(from as i64 * UNITS, to as i64 * UNITS)
    }

    /// Returns the length, in units.
    pub const fn length(self) -> i64 {
        self.to - self.from
    }
}

/// A set of spans of one way, in order. There is a gap between any two spans.
///
/// Callers should reuse a set, because a set that has been filled before rarely allocates memory.
#[derive(Clone, Debug, Default)]
pub struct Spans {
    spans: Vec<Span>,
    /// A buffer for callers that work on the spans. Its content has no meaning between calls.
    marks: Vec<i64>,
}

impl Spans {
    /// Makes an empty set.
    pub const fn new() -> Self {
        Self { spans: Vec::new(), marks: Vec::new() }
    }

    /// Returns the spans, in order. No two of them touch.
    pub fn as_slice(&self) -> &[Span] {
        &self.spans
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Removes all spans.
    pub fn clear(&mut self) {
        self.spans.clear();
    }

    /// Adds a span, and merges it with those that it overlaps or touches.
    pub fn add(&mut self, span: Span) {
        let first = self.spans.partition_point(|other| other.to < span.from);
        let after = self.spans.partition_point(|other| other.from <= span.to);
        if first == after {
            self.spans.insert(first, span);
            return;
        }
        let (from, to) = (self.spans[first].from.min(span.from), self.spans[after - 1].to.max(span.to));
        self.spans[first] = Span { from, to };
        self.spans.drain(first + 1..after);
    }

    /// Removes a span from the set. A part that stays and borders on the removed span keeps the point between them. A
    /// span without length is removed if it lies in the removed span, ends included.
    pub fn remove(&mut self, span: Span) {
        let first = self.spans.partition_point(|other| other.to < span.from);
        let after = self.spans.partition_point(|other| other.from <= span.to);
        if first == after {
            return;
        }
        let left = Span { from: self.spans[first].from, to: span.from };
        let right = Span { from: span.to, to: self.spans[after - 1].to };
        let kept = [left, right].into_iter().filter(|side| side.from < side.to);
        self.spans.splice(first..after, kept);
    }

    /// Adds all spans of another set.
    pub fn union(&mut self, other: &Self) {
        for span in &other.spans {
            self.add(*span);
        }
    }

    /// Removes all spans of another set, as [`Spans::remove`] does.
    pub fn subtract(&mut self, other: &Self) {
        for span in &other.spans {
            self.remove(*span);
        }
    }

    /// Keeps only the parts that also lie in another set. Where spans share only an end, a span without length stays.
    pub fn intersect(&mut self, other: &Self) {
        let (mut own, mut its, count) = (0, 0, self.spans.len());
        while own < count && its < other.spans.len() {
            let (a, b) = (self.spans[own], other.spans[its]);
            let (from, to) = (a.from.max(b.from), a.to.min(b.to));
            if from <= to {
                self.spans.push(Span { from, to });
            }
            if a.to < b.to { own += 1 } else { its += 1 }
        }
        self.spans.drain(..count);
    }

    /// Returns the sum of the lengths of all spans, in units.
    pub fn total(&self) -> i64 {
        self.spans.iter().map(|span| span.length()).sum()
    }

    /// Returns the length of the longest span, in units, or 0 for an empty set.
    pub fn longest(&self) -> i64 {
        self.spans.iter().map(|span| span.length()).max().unwrap_or(0)
    }

    /// Returns whether a span is longer than a number of micrometres.
    pub fn has_longer_than(&self, micrometres: i32) -> bool {
        self.longest() > i64::from(micrometres) * UNITS
    }

    /// Returns whether a place, in units, lies in a span, ends included.
    pub fn contains(&self, place: i64) -> bool {
        let next = self.spans.partition_point(|span| span.to < place);
        self.spans.get(next).is_some_and(|span| span.from <= place)
    }

    /// Removes the spans without length.
    pub(crate) fn drop_touches(&mut self) {
        self.spans.retain(|span| span.length() > 0);
    }

    /// Takes the buffer for marks and empties it, so that a caller can use it while it fills the set.
    pub(crate) fn take_marks(&mut self) -> Vec<i64> {
        let mut marks = std::mem::take(&mut self.marks);
        marks.clear();
        marks
    }

    /// Puts the buffer for marks back for the next caller.
    pub(crate) fn give_back(&mut self, marks: Vec<i64>) {
        self.marks = marks;
    }
}

impl PartialEq for Spans {
    fn eq(&self, other: &Self) -> bool {
        self.spans == other.spans
    }
}

impl Eq for Spans {}

impl FromIterator<Span> for Spans {
    fn from_iter<T: IntoIterator<Item = Span>>(spans: T) -> Self {
        let mut all = Self::new();
        for span in spans {
            all.add(span);
        }
        all
    }
}
