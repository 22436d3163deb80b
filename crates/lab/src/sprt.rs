//! Tests whether one player is stronger than another, by a sequential probability ratio test (Wald 1945) on pairs of
//! games.
//!
//! The likelihood of a hypothesis is that of a normal mean, with the variance that the pairs show (Van den Bergh, "The
//! Generalized Sequential Probability Ratio Test", 2016). Both games of a pair have the same set-up with changed seats,
//! so a good seat gives no player an advantage. One lost pair and one won pair are added, so that the variance is never
//! 0.

use serde::Serialize;

/// A test of two hypotheses: the new player is stronger by `elo0`, or by `elo1`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The difference in Elo that counts as no gain.
    pub elo0: f64,
    /// The difference in Elo that counts as a gain.
    pub elo1: f64,
    /// The chance of each error: to find a gain that does not exist, or to miss a gain that exists. It is between 0 and
    /// one half.
    pub error: f64,
    /// Pairs played.
    pub pairs: u32,
    /// Points of the new player in all games: 1 for a game won, one half for a game that both or neither won.
    pub points: f64,
    /// The sum of the squares of the mean points of each pair.
    squares: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// The new player is stronger by `elo1`, rather than by `elo0`.
    Shown,
    /// The new player is not shown to be stronger by `elo1`.
    NotShown,
    /// The games do not show yet which hypothesis is true.
    Open,
}

/// Returns the mean points of a game for a player who is stronger by `elo` points of Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Sprt {
    /// Begins a test. `elo0` must be less than `elo1`, and `error` must be between 0 and one half.
    pub fn new(elo0: f64, elo1: f64, error: f64) -> Sprt {
        Sprt { elo0, elo1, error, pairs: 0, points: 0.0, squares: 0.0 }
    }

    /// Counts a pair of games. `points` are the points of the new player in each game: 0, one half, or 1.
    pub fn add(&mut self, points: [f64; 2]) {
        let sum = points[0] + points[1];
        self.pairs += 1;
        self.points += sum;
        self.squares += (sum / 2.0).powi(2);
    }

    /// Returns the logarithm of the likelihood ratio of `elo1` to `elo0`.
    pub fn ratio(&self) -> f64 {
        let pairs = f64::from(self.pairs) + 2.0;
        let mean = (self.points / 2.0 + 1.0) / pairs;
        let variance = (self.squares + 1.0) / pairs - mean * mean;
        let (none, some) = (expected(self.elo0), expected(self.elo1));
        f64::from(self.pairs) * (some - none) * (2.0 * mean - none - some) / (2.0 * variance)
    }

    /// Returns the [`Sprt::ratio`] at which a gain is shown. At the negative of this value the answer is
    /// [`Gain::NotShown`].
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// Says what the pairs have shown.
    pub fn gain(&self) -> Gain {
        match self.ratio() {
            ratio if ratio >= self.bound() => Gain::Shown,
            ratio if ratio <= -self.bound() => Gain::NotShown,
            _ => Gain::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::{Chance, Clause, Seeded};

    const DRAW: Clause = Clause::new("draw");

    /// Plays tests of 0 against 60 points with a player who is stronger by `elo`. Returns how many tests show a gain,
    /// how many do not, and how many pairs a test takes on average.
    fn tried(elo: f64, seed: u64) -> (u32, u32, u32) {
        let mut luck = Seeded::new(seed, 0);
        let (mut shown, mut not, mut pairs) = (0, 0, 0);
        for _ in 0..200 {
            let mut sprt = Sprt::new(0.0, 60.0, 0.05);
            while sprt.gain() == Gain::Open && sprt.pairs < 5_000 {
                let mut game = || f64::from(u8::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 < expected(elo)));
                sprt.add([game(), game()]);
            }
            pairs += sprt.pairs;
            shown += u32::from(sprt.gain() == Gain::Shown);
            not += u32::from(sprt.gain() == Gain::NotShown);
        }
        (shown, not, pairs / 200)
    }

    #[test]
    fn it_errs_about_as_often_as_it_says() {
        let (shown, not, pairs) = tried(0.0, 1);
        assert!(shown <= 20 && shown + not == 200, "without a gain: {shown} shown, {not} not");
        assert!((20..400).contains(&pairs), "{pairs} pairs");
        let (shown, not, _) = tried(60.0, 2);
        assert!(not <= 20 && shown + not == 200, "with a gain: {shown} shown, {not} not");
        assert_eq!(tried(200.0, 3).0, 200, "a large gain is always shown");
    }

    #[test]
    fn nothing_is_known_before_the_first_pair_and_little_after_it() {
        let mut sprt = Sprt::new(0.0, 20.0, 0.05);
        assert_eq!((sprt.ratio(), sprt.gain()), (0.0, Gain::Open));
        sprt.add([1.0, 1.0]);
        assert_eq!(sprt.gain(), Gain::Open, "{}", sprt.ratio());
    }
}
