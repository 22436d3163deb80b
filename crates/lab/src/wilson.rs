//! Shares of games, with their confidence intervals.

use serde::Serialize;

/// The value that a standard normal variable exceeds with a probability of 2.5 %.
const Z_95: f64 = 1.959_963_984_540_054;

/// A share of games, with its Wilson score interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The number of games in the share.
    pub count: u32,
    /// The number of all games, of which `count` are a part.
    pub of: u32,
    /// `count` divided by `of`, from 0 to 1. It is 0 if there are no games.
    pub share: f64,
    /// Lower end of the interval, from 0 to 1.
    pub low: f64,
    /// Upper end of the interval, from 0 to 1.
    pub high: f64,
}

impl Share {
    /// Returns the share of `count` games among `of`, with its 95 % interval.
    pub fn new(count: u32, of: u32) -> Share {
        Share::within(count, of, Z_95)
    }

    /// Returns the share of `count` games among `of`, with an interval of `z` standard deviations on each side.
    ///
    /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    pub fn within(count: u32, of: u32, z: f64) -> Share {
        if of == 0 {
            return Share { count, of, share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = f64::from(of);
        let share = f64::from(count) / n;
        let z2 = z * z;
        let centre = share + z2 / (2.0 * n);
        let spread = z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z2 / n;
        let (low, high) = ((centre - spread) / scale, (centre + spread) / scale);
        Share { count, of, share, low: low.max(0.0), high: high.min(1.0) }
    }
}

/// Returns the number of standard deviations by which a normal variable differs from its mean with the probability
/// `outside`, in either direction.
pub(crate) fn deviations(outside: f64) -> f64 {
    let (mut least, mut most) = (0.0, 40.0);
    for _ in 0..60 {
        let middle = (least + most) / 2.0;
        if libm::erfc(middle / std::f64::consts::SQRT_2) > outside { least = middle } else { most = middle }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::{Share, Z_95, deviations};

    #[test]
    fn deviations_agree_with_published_quantiles() {
        for (outside, z) in [(0.05, Z_95), (0.01, 2.575_829), (0.001, 3.290_527)] {
            assert!((deviations(outside) - z).abs() < 1e-6, "{outside}: {}", deviations(outside));
        }
    }

    fn near(share: Share, low: f64, high: f64) -> bool {
        (share.low - low).abs() < 5e-5 && (share.high - high).abs() < 5e-5
    }

    #[test]
    fn intervals_agree_with_published_values() {
        // Newcombe 1998, table I, method 3.
        assert!(near(Share::new(81, 263), 0.2553, 0.3662), "{:?}", Share::new(81, 263));
        assert!(near(Share::new(15, 148), 0.0624, 0.1605));
        assert!(near(Share::new(0, 20), 0.0, 0.1611));
        assert!(near(Share::new(1, 29), 0.0061, 0.1718));
    }

    #[test]
    fn a_share_of_no_games_has_the_widest_interval() {
        let none = Share::new(0, 0);
        assert_eq!((none.share, none.low, none.high), (0.0, 0.0, 1.0));
    }

    #[test]
    fn the_interval_of_all_games_won_ends_at_1() {
        let all = Share::new(20, 20);
        assert!((all.high - 1.0).abs() < 1e-12 && all.low > 0.83 && all.low < 0.84);
    }
}
