//! Tests whether one player is stronger than another, by a sequential probability ratio test (Wald 1945) on pairs of
//! games.
//!
//! The test takes the mean points of the pairs as normally distributed, with the variance of the pairs (Van den Bergh,
//! "The Generalized Sequential Probability Ratio Test", 2016). Both games of a pair have the same set-up, and the
//! players change seats. So a good seat gives no player an advantage. The test adds one lost pair and one won pair, so
//! that the variance is never 0.

use serde::Serialize;

/// A test of two hypotheses: the new player is stronger than the old one by `elo0`, or by `elo1`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The difference in Elo points that counts as no gain.
    pub elo0: f64,
    /// The difference in Elo points that counts as a gain. It is greater than `elo0`.
    pub elo1: f64,
    /// The chance of each of two errors: to find a gain that does not exist, or to miss one that exists. It lies
    /// between 0 and one half.
    pub error: f64,
    /// Pairs played.
    pub pairs: u32,
    /// Points of the new player in all games: 1 for a game won, one half for a game that both or neither won.
    pub points: f64,
    /// The sum over all pairs of the square of a pair's mean points per game.
    squares: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// The new player is stronger: the pairs speak for `elo1` rather than `elo0`.
    Shown,
    /// The pairs speak for `elo0` rather than `elo1`.
    NotShown,
    /// The test needs more pairs to decide between the hypotheses.
    Open,
}

/// Returns the mean points per game of a player who is stronger by `elo` Elo points.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Sprt {
    /// Begins a test. `elo0` must be less than `elo1`, and `error` must be between 0 and one half.
    pub fn new(elo0: f64, elo1: f64, error: f64) -> Sprt {
        Sprt { elo0, elo1, error, pairs: 0, points: 0.0, squares: 0.0 }
    }

    /// Counts a pair of games. `points` holds the new player's points in each game: 0, one half, or 1.
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

    /// Returns the value of [`Sprt::ratio`] from which a gain is shown. At the negative of this value or below, the
    /// answer is [`Gain::NotShown`].
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// Returns what the pairs counted so far have shown.
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

    /// Runs 200 tests of 0 against 60 Elo points with a player who is stronger by `elo`. Returns how many tests show a
    /// gain, how many show none, and how many pairs a test takes on average.
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
    fn an_sprt_errs_about_as_often_as_its_error_says() {
        let (shown, not, pairs) = tried(0.0, 1);
        assert!(
            shown <= 20 && shown + not == 200,
            "without a gain: {shown} of 200 tests show one and {not} show none; at most 20 may show one"
        );
        assert!((20..400).contains(&pairs), "{pairs} pairs");
        let (shown, not, _) = tried(60.0, 2);
        assert!(
            not <= 20 && shown + not == 200,
            "with a gain: {shown} of 200 tests show it and {not} do not; at most 20 may miss it"
        );
        assert_eq!(tried(200.0, 3).0, 200, "a large gain is always shown");
    }

    #[test]
    fn an_sprt_is_open_before_and_after_its_first_pair() {
        let mut sprt = Sprt::new(0.0, 20.0, 0.05);
        assert_eq!((sprt.ratio(), sprt.gain()), (0.0, Gain::Open));
        sprt.add([1.0, 1.0]);
        assert_eq!(sprt.gain(), Gain::Open, "{}", sprt.ratio());
    }
}
