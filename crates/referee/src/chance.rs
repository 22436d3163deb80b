//! Luck: random draws. The rules ask for each draw at the moment when they need it, and name the clause that needs it.
//! No draw is stored ahead of time.

use crate::Clause;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// A source of luck, such as a seed, a script or a record.
pub trait Chance {
    /// Returns a number in `0..n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32, clause: Clause) -> u32;

    /// Draws one thing and returns the index of its kind. There are `counts[i]` things of kind `i`. At least one count
    /// is above 0.
    #[inline]
    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        match running_totals(counts) {
            Some(totals) => up_to(totals, self.below((totals >> 56) as u32, clause)) as usize,
            None => pick_of_any(self, counts, clause),
        }
    }

    /// Draws one of up to 64 different things, such as playing cards, and returns its number. Bit `i` of `set` is 1 if
    /// thing `i` is there. At least one bit is 1.
    #[inline]
    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let nth = self.below(set.count_ones(), clause);
        nth_of(set, nth)
    }
}

/// A number with 1 in each of its eight bytes.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Returns the running totals of eight small counts, one in each byte, lowest first. One multiplication adds them up.
/// Returns `None` if these are not eight counts, or if a count is above 15.
#[inline]
fn running_totals(counts: &[u8]) -> Option<u64> {
    let counts = u64::from_le_bytes(counts.try_into().ok()?);
    (counts & (0xf0 * EACH) == 0).then(|| counts.wrapping_mul(EACH))
}

/// Draws as [`Chance::pick`] does, for any number of kinds and any counts.
#[inline(never)]
fn pick_of_any<C: Chance + ?Sized>(chance: &mut C, counts: &[u8], clause: Clause) -> usize {
    let total = counts.iter().fold(0, |sum, count| sum + u32::from(*count));
    let drawn = chance.below(total, clause);
    // Finds the first kind whose running total is above the number drawn, without a branch for each kind.
    let mut running = 0;
    let mut index = 0;
    for count in counts {
        running += u32::from(*count);
        index += usize::from(running <= drawn);
    }
    index
}

/// Returns how many of eight running totals are at most `n`. The totals and `n` are below 128.
#[inline]
const fn up_to(totals: u64, n: u32) -> u32 {
    let passed = ((((n as u64 * EACH) | (0x80 * EACH)) - totals) >> 7) & EACH;
    (passed.wrapping_mul(EACH) >> 56) as u32
}

/// Returns the `n`th thing of a set, counted from 0. The set has more than `n` things. First finds the byte with this
/// thing: one multiplication gives the running totals of bits for all eight bytes. Then counts within that byte.
#[inline]
const fn nth_of(set: u64, n: u32) -> u32 {
    let pairs = set - ((set >> 1) & (0x55 * EACH));
    let fours = (pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH));
    let totals = ((fours + (fours >> 4)) & (0x0f * EACH)).wrapping_mul(EACH);
    let shift = (up_to(totals, n) as u64) << 3;
    let mut left = n as u64 - (totals << 8 >> shift & 0xff);
    let mut rest = set >> shift;
    while left > 0 {
        rest &= rest - 1;
        left -= 1;
    }
    shift as u32 + rest.trailing_zeros()
}

/// Luck that follows from a seed by ChaCha8. It is the same on every machine.
#[derive(Clone, Debug)]
pub struct Seeded {
    source: ChaCha8Rng,
}

impl Seeded {
    /// Starts the luck of stream `stream` of `seed`. Different streams of one seed are independent.
    pub fn new(seed: u64, stream: u64) -> Seeded {
        let mut source = ChaCha8Rng::seed_from_u64(seed);
        source.set_stream(stream);
        Seeded { source }
    }

    /// Starts luck from 32 unpredictable bytes, so that no player can guess it.
    pub fn from_secret(secret: [u8; 32]) -> Seeded {
        Seeded::from_secret_stream(secret, 0)
    }

    /// Starts the luck of stream `stream` of 32 unpredictable bytes. Different streams are independent.
    pub fn from_secret_stream(secret: [u8; 32], stream: u64) -> Seeded {
        let mut source = ChaCha8Rng::from_seed(secret);
        source.set_stream(stream);
        Seeded { source }
    }

    /// Returns the next 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.source.next_u32()
    }

    /// Draws again while Lemire's method rejects the number `wide`, which was drawn for a number in `0..n`.
    #[cold]
    #[inline(never)]
    fn accepted(&mut self, mut wide: u64, n: u32) -> u64 {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(self.source.next_u32()) * u64::from(n);
        }
        wide
    }
}

impl Chance for Seeded {
    /// Uses Lemire's method (multiply, and reject some values), so all numbers have exactly the same probability.
    #[inline]
    fn below(&mut self, n: u32, _clause: Clause) -> u32 {
        let mut wide = u64::from(self.source.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            wide = self.accepted(wide, n);
        }
        (wide >> 32) as u32
    }
}

/// One draw of luck as a record keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The id of the clause that asked for the draw.
    pub clause: String,
    /// What was drawn, as a number from 0: the random number itself, the index of the kind that was drawn, or the
    /// number of the thing that was drawn.
    pub value: u32,
}

/// Passes on luck from another source and keeps a list of all draws.
pub struct Noted<'a> {
    source: &'a mut dyn Chance,
    /// The draws so far, in order.
    pub draws: Vec<Draw>,
}

impl<'a> Noted<'a> {
    /// Returns luck that draws from `source`. The list of draws is empty at first.
    pub fn new(source: &'a mut dyn Chance) -> Noted<'a> {
        Noted { source, draws: Vec::new() }
    }
}

impl Chance for Noted<'_> {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        let value = self.source.below(n, clause);
        self.draws.push(Draw { clause: clause.id().into(), value });
        value
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let index = self.source.pick(counts, clause);
        self.draws.push(Draw { clause: clause.id().into(), value: index as u32 });
        index
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let value = self.source.one_of(set, clause);
        self.draws.push(Draw { clause: clause.id().into(), value });
        value
    }
}

/// Luck given as a list of values: a test's script or a record's draws.
///
/// The game may ask for another draw than the list gives. The list may be empty, or its next value may be for another
/// clause. The value may also be out of range, be a kind of which nothing is left, or differ from what the seeds give.
/// [`Scripted::fault`] returns the first such disagreement. The game goes on all the same: it gets the first possible
/// value instead of a missing or impossible one. So the caller must look at the fault.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    values: VecDeque<Draw>,
    fault: Option<ScriptFault>,
    /// Luck that must give the same values. `None` if only the list is known.
    seeds: Option<Seeded>,
}

/// How a list of draws and the game that uses them disagree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// The game asked for a draw, but the list was empty.
    #[error("{clause} asks for luck, but the list of draws is used up")]
    Missing {
        /// The clause that asked for the draw.
        clause: String,
    },
    /// The next draw of the list names another clause than the one that asked.
    #[error("the next draw is for {noted}, but {asked} asks for luck")]
    OtherClause {
        /// The clause that the list names.
        noted: String,
        /// The clause that asked for the draw.
        asked: String,
    },
    /// The value is possible, but the seeds give another.
    #[error("the record says that {value} was drawn for {clause}, but the seeds give {given}")]
    NotOfSeeds {
        /// The clause that asked for the draw.
        clause: String,
        /// The value in the list.
        value: u32,
        /// The value that the seeds give.
        given: u32,
    },
    /// This draw cannot give the value.
    #[error("{value} cannot be drawn for {clause}: {allowed}")]
    Impossible {
        /// The clause that asked for the draw.
        clause: String,
        /// The value in the list.
        value: u32,
        /// Which values the draw can give, in words.
        allowed: String,
    },
}

impl Scripted {
    /// Returns luck that gives these draws, in order.
    pub fn new(values: impl IntoIterator<Item = Draw>) -> Scripted {
        Scripted { values: values.into_iter().collect(), fault: None, seeds: None }
    }

    /// Returns luck that gives these draws, in order. If there are `seeds`, also finds the first draw that differs from
    /// theirs.
    pub fn beside(values: impl IntoIterator<Item = Draw>, seeds: Option<Seeded>) -> Scripted {
        Scripted { seeds, ..Scripted::new(values) }
    }

    /// Draws from the seeds too, and notes a fault if they give another value. Returns `value`.
    fn compare(&mut self, value: u32, clause: Clause, draw: impl FnOnce(&mut Seeded) -> u32) -> u32 {
        if let Some(given) = self.seeds.as_mut().map(draw).filter(|given| *given != value) {
            self.complain(ScriptFault::NotOfSeeds { clause: clause.id().into(), value, given });
        }
        value
    }

    /// Returns how many draws of the list the game has not used.
    pub fn left(&self) -> usize {
        self.values.len()
    }

    /// Returns the first disagreement between the list and the game. `None` if they agree so far.
    pub fn fault(&self) -> Option<&ScriptFault> {
        self.fault.as_ref()
    }

    fn next(&mut self, clause: Clause) -> Option<u32> {
        let Some(draw) = self.values.pop_front() else {
            self.complain(ScriptFault::Missing { clause: clause.id().into() });
            return None;
        };
        if draw.clause != clause.id() {
            self.complain(ScriptFault::OtherClause { noted: draw.clause, asked: clause.id().into() });
        }
        Some(draw.value)
    }

    fn complain(&mut self, fault: ScriptFault) {
        self.fault.get_or_insert(fault);
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        let value = self.next(clause).unwrap_or(0);
        if value < n {
            return self.compare(value, clause, |seeds| seeds.below(n, clause));
        }
        let allowed = format!("it must be below {n}");
        self.complain(ScriptFault::Impossible { clause: clause.id().into(), value, allowed });
        0
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let value = self.next(clause);
        let first = counts.iter().position(|count| *count > 0).expect("at least one count is above 0");
        match value {
            None => first,
            Some(value) if counts.get(value as usize).is_some_and(|count| *count > 0) => {
                self.compare(value, clause, |seeds| seeds.pick(counts, clause) as u32) as usize
            }
            Some(value) => {
                let allowed = format!("the kinds have the counts {counts:?}");
                self.complain(ScriptFault::Impossible { clause: clause.id().into(), value, allowed });
                first
            }
        }
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let first = set.trailing_zeros();
        match self.next(clause) {
            None => first,
            Some(value) if value < u64::BITS && set >> value & 1 == 1 => {
                self.compare(value, clause, |seeds| seeds.one_of(set, clause))
            }
            Some(value) => {
                let there: Vec<u32> = (0..u64::BITS).filter(|thing| set >> thing & 1 == 1).collect();
                let allowed = format!("it must be one of {there:?}");
                self.complain(ScriptFault::Impossible { clause: clause.id().into(), value, allowed });
                first
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Seeded, nth_of, running_totals, up_to};
    use crate::Clause;

    #[test]
    fn eight_small_counts_are_picked_from_as_any_other_counts() {
        let mut luck = Seeded::new(5, 0);
        for _ in 0..2_000 {
            let counts: [u8; 8] = std::array::from_fn(|_| luck.below(16, Clause::new("count")) as u8);
            let totals = running_totals(&counts).expect("these are eight small counts");
            let things = counts.iter().enumerate().flat_map(|(kind, count)| (0..*count).map(move |_| kind));
            things
                .enumerate()
                .for_each(|(n, kind)| assert_eq!(up_to(totals, n as u32), kind as u32, "{n} of {counts:?}"));
        }
        assert_eq!((running_totals(&[1; 7]), running_totals(&[16; 8])), (None, None));
    }

    #[test]
    fn nth_of_finds_the_nth_thing_of_any_set() {
        let mut luck = Seeded::new(3, 0);
        let mut word = || u64::from(luck.bits()) << 32 | u64::from(luck.bits());
        for _ in 0..2_000 {
            let set = word() & word();
            let listed = (0..u64::BITS).filter(|thing| set >> thing & 1 == 1);
            listed.enumerate().for_each(|(n, thing)| assert_eq!(nth_of(set, n as u32), thing, "{n} of {set:#x}"));
        }
        assert_eq!((nth_of(u64::MAX, 63), nth_of(1, 0)), (63, 0));
    }
}
