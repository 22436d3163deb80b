//! The random numbers that bots think with. They are fast to make and follow from a seed. No record holds them.

use crate::playable::one_of;
use referee::{Chance, Clause};

/// The generator SplitMix64. A number takes a few additions and multiplications, and is the same on every machine.
pub(crate) struct Luck {
    state: u64,
}

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck { state: seed }
    }

    #[inline]
    pub(crate) fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a random index below `len`, as [`one_of`] does.
    #[inline]
    pub(crate) fn index(&mut self, len: usize) -> usize {
        one_of(len, self.bits())
    }
}

impl Chance for Luck {
    #[inline]
    fn below(&mut self, n: u32, _clause: Clause) -> u32 {
        one_of(n as usize, self.bits()) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_comes_up_about_equally_often() {
        let mut luck = Luck::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.index(6)] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn different_seeds_give_different_numbers() {
        let first = |seed| Luck::new(seed).bits();
        assert_eq!(first(3), first(3));
        assert_ne!(first(3), first(4));
    }
}
