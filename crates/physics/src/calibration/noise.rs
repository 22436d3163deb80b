//! Random errors of aims, for calibration. They follow from a seed, so they are the same in every run.

/// Pseudo-random numbers by splitmix64.
pub(super) struct Noise(u64);

impl Noise {
    pub fn new(seed: u64) -> Noise {
        Noise(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from an approximately normal distribution with the standard deviation `sigma`. The number is
    /// the sum of twelve uniform numbers.
    pub fn normal(&mut self, sigma: i32) -> i32 {
        let sum: i64 = (0..12).map(|_| (self.next() >> 44) as i64).sum();
        let centred = sum - 6 * (1 << 20);
        (centred * i64::from(sigma) / (1 << 20)) as i32
    }
}
