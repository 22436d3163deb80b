//! Random numbers for the clients. They follow from a seed, so that a run can be repeated.

/// A sequence of random numbers that follows from its seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// Begins the sequence of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    /// Returns the next number. All 64 bits are random.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a random number below `n`, or 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.any() % (n.max(1) as u64)) as usize
    }
}
