//! The luck of a lesson. Each clause first gets the values that the file scripts for it, then values from a seed.

use referee::{Chance, Clause, Seeded};
use std::collections::{BTreeMap, VecDeque};

/// Luck with scripted values for each clause. When the values of a clause are used up, its luck comes from a seed.
#[derive(Clone)]
pub(super) struct Luck {
    scripted: BTreeMap<String, VecDeque<u32>>,
    seeded: Seeded,
    fault: Option<String>,
}

/// Returns luck with these values for each clause. When the values of a clause are used up, its luck comes from seed 0.
pub(crate) fn scripted(luck: &BTreeMap<String, Vec<u32>>) -> impl Chance {
    Luck::new(luck, 0)
}

impl Luck {
    /// Returns luck with these values for each clause. When the values of a clause are used up, its luck comes from
    /// `seed`.
    pub fn new(scripted: &BTreeMap<String, Vec<u32>>, seed: u64) -> Luck {
        let queued = |(clause, values): (&String, &Vec<u32>)| (clause.clone(), values.iter().copied().collect());
        Luck { scripted: scripted.iter().map(queued).collect(), seeded: Seeded::new(seed, 0), fault: None }
    }

    /// Returns a sentence about the first scripted value that the game could not draw, if there was one.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Returns the clauses that have scripted values left.
    pub fn left(&self) -> Vec<&str> {
        self.scripted.iter().filter(|(_, values)| !values.is_empty()).map(|(clause, _)| clause.as_str()).collect()
    }

    /// Takes the next scripted value of a clause and returns it. Returns `None` if no value is left. Also returns
    /// `None` if the draw cannot give the value, and notes that as the fault.
    fn next(&mut self, clause: Clause, allowed: impl Fn(u32) -> bool, words: impl Fn() -> String) -> Option<u32> {
        let value = self.scripted.get_mut(clause.id())?.pop_front()?;
        if allowed(value) {
            return Some(value);
        }
        self.fault.get_or_insert_with(|| format!("{value} cannot be drawn for {}: {}", clause.id(), words()));
        None
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        let scripted = self.next(clause, |value| value < n, || format!("it must be below {n}"));
        scripted.unwrap_or_else(|| self.seeded.below(n, clause))
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        let there = |value: u32| counts.get(value as usize).is_some_and(|count| *count > 0);
        let scripted = self.next(clause, there, || {
            format!("it must be the index of a kind that is left; the counts of the kinds are {counts:?}")
        });
        scripted.map_or_else(|| self.seeded.pick(counts, clause), |value| value as usize)
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let there = |value: u32| value < u64::BITS && set >> value & 1 == 1;
        let words = || {
            let things: Vec<u32> = (0..u64::BITS).filter(|thing| there(*thing)).collect();
            format!("it must be one of {things:?}")
        };
        self.next(clause, there, words).unwrap_or_else(|| self.seeded.one_of(set, clause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DICE: Clause = Clause::new("XX-DICE-01");
    const DRAW: Clause = Clause::new("XX-DRAW-01");

    fn luck() -> Luck {
        Luck::new(&BTreeMap::from([("XX-DICE-01".to_owned(), vec![5, 6]), ("XX-DRAW-01".to_owned(), vec![1])]), 7)
    }

    #[test]
    fn each_clause_gets_its_own_values_and_then_those_of_the_seed() {
        let mut luck = luck();
        let mut seeded = Seeded::new(7, 0);
        assert_eq!((luck.below(6, DICE), luck.pick(&[2, 1], DRAW)), (5, 1));
        assert_eq!(luck.pick(&[2, 1], DRAW), seeded.pick(&[2, 1], DRAW));
        assert_eq!(luck.fault(), None);
        assert_eq!(luck.left(), ["XX-DICE-01"]);
    }

    #[test]
    fn an_impossible_value_is_a_fault() {
        let mut luck = luck();
        luck.below(6, DICE);
        assert!(luck.below(6, DICE) < 6);
        assert_eq!(luck.fault(), Some("6 cannot be drawn for XX-DICE-01: it must be below 6"));
        assert_eq!(luck.one_of(0b100, DRAW), 2);
        assert_eq!(luck.left(), Vec::<&str>::new());
    }
}
