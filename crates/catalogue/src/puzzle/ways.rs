//! Enumerates all results that luck can have.

use referee::{Chance, Clause};

/// Luck that gives another sequence of draws (a *way*) in each run, until it has given every possible way once.
#[derive(Default)]
pub(super) struct Ways {
    /// For each draw of the present way: the index of the possibility that was taken, and the number of possibilities.
    path: Vec<(u32, u32)>,
    /// How many draws this run has made.
    at: usize,
}

impl Ways {
    /// Goes on to the next way. Returns false if there is no further way.
    pub fn next_way(&mut self) -> bool {
        self.at = 0;
        while let Some((taken, of)) = self.path.pop() {
            if taken + 1 < of {
                self.path.push((taken + 1, of));
                return true;
            }
        }
        false
    }

    fn choose(&mut self, of: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, of));
        }
        let (taken, _) = self.path[self.at];
        self.at += 1;
        taken
    }
}

impl Chance for Ways {
    fn below(&mut self, n: u32, _: Clause) -> u32 {
        self.choose(n)
    }

    fn pick(&mut self, counts: &[u8], _: Clause) -> usize {
        let kinds = || counts.iter().enumerate().filter(|(_, count)| **count > 0).map(|(kind, _)| kind);
        let taken = self.choose(kinds().count() as u32);
        kinds().nth(taken as usize).expect("a draw has something to draw")
    }

    fn one_of(&mut self, set: u64, _: Clause) -> u32 {
        let things = || (0..u64::BITS).filter(|thing| set >> thing & 1 == 1);
        let taken = self.choose(things().count() as u32);
        things().nth(taken as usize).expect("a draw has something to draw")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_given_once() {
        const ANY: Clause = Clause::new("XX-ANY-01");
        let (mut ways, mut seen) = (Ways::default(), Vec::new());
        loop {
            let first = ways.below(2, ANY);
            let second = if first == 0 { ways.pick(&[0, 2, 1], ANY) as u32 } else { ways.one_of(0b1001, ANY) };
            seen.push((first, second));
            if !ways.next_way() {
                break;
            }
        }
        assert_eq!(seen, [(0, 1), (0, 2), (1, 0), (1, 3)]);
    }
}
