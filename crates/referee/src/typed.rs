//! Luck that people type in: they roll real dice or draw real pieces and say what came.

use crate::{Chance, Clause};

/// What the rules want to know of people who roll and draw for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// The clause that asks.
    pub clause: Clause,
    /// What may come.
    pub from: Outcomes<'a>,
    /// What was typed just before, if it could not be.
    pub impossible: Option<u32>,
}

/// What may come of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcomes<'a> {
    /// A number in `0..n`.
    Below(u32),
    /// The index of a kind; so many of each are left.
    Counts(&'a [u8]),
    /// One of the things that are there, a bit each.
    Set(u64),
}

impl Outcomes<'_> {
    /// Says whether this can come.
    pub fn allow(self, value: u32) -> bool {
        match self {
            Outcomes::Below(n) => value < n,
            Outcomes::Counts(counts) => counts.get(value as usize).is_some_and(|count| *count > 0),
            Outcomes::Set(set) => value < u64::BITS && set >> value & 1 == 1,
        }
    }

    /// Returns the first value that can come.
    fn first(self) -> u32 {
        match self {
            Outcomes::Below(_) => 0,
            Outcomes::Counts(counts) => counts.iter().position(|count| *count > 0).unwrap_or(0) as u32,
            Outcomes::Set(set) => set.trailing_zeros(),
        }
    }
}

/// Luck that people type in. What cannot be is asked for again; after they gave up, the first value that can come is
/// taken and [`Typed::is_abandoned`] says so, and whoever runs the game throws the step away.
pub struct Typed<F> {
    ask: F,
    is_abandoned: bool,
}

impl<F: FnMut(Wanted<'_>) -> Option<u32>> Typed<F> {
    /// Asks people through `ask`, which returns nothing when they give up.
    pub fn new(ask: F) -> Typed<F> {
        Typed { ask, is_abandoned: false }
    }

    /// Says whether the people gave up at some draw.
    pub fn is_abandoned(&self) -> bool {
        self.is_abandoned
    }

    fn settle(&mut self, clause: Clause, from: Outcomes<'_>) -> u32 {
        let mut impossible = None;
        while !self.is_abandoned {
            match (self.ask)(Wanted { clause, from, impossible }) {
                Some(value) if from.allow(value) => return value,
                Some(value) => impossible = Some(value),
                None => self.is_abandoned = true,
            }
        }
        from.first()
    }
}

impl<F: FnMut(Wanted<'_>) -> Option<u32>> Chance for Typed<F> {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.settle(clause, Outcomes::Below(n))
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        self.settle(clause, Outcomes::Counts(counts)) as usize
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        self.settle(clause, Outcomes::Set(set))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLL: Clause = Clause::new("MA-ROLL-01");

    #[test]
    fn what_cannot_be_is_asked_for_again_with_the_value_that_could_not_be() {
        let mut said = [9, 5].into_iter();
        let mut told = Vec::new();
        let mut luck = Typed::new(|wanted: Wanted<'_>| {
            told.push((wanted.clause, wanted.impossible));
            said.next()
        });
        assert_eq!(luck.below(6, ROLL), 5);
        assert!(!luck.is_abandoned());
        assert_eq!(told, [(ROLL, None), (ROLL, Some(9))]);
    }

    #[test]
    fn a_kind_of_which_none_is_left_cannot_be_drawn() {
        let mut said = [1, 2].into_iter();
        let mut luck = Typed::new(|_: Wanted<'_>| said.next());
        assert_eq!(luck.pick(&[1, 0, 3], ROLL), 2);
    }

    #[test]
    fn giving_up_is_noted_and_not_asked_again() {
        let mut asked = 0;
        let mut luck = Typed::new(|_: Wanted<'_>| {
            asked += 1;
            None
        });
        assert_eq!(luck.pick(&[0, 2], ROLL), 1);
        assert_eq!(luck.below(6, ROLL), 0);
        assert!(luck.is_abandoned());
        assert_eq!(asked, 1);
    }
}
