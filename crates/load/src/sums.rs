//! Statistics of measurements: medians, spreads and percentiles.

use serde::Serialize;

/// The smallest, the median and the largest of several measurements.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The smallest measurement; 0 without measurements.
    pub low: f64,
    /// The median of the measurements; 0 without measurements.
    pub median: f64,
    /// The largest measurement; 0 without measurements.
    pub high: f64,
}

impl Spread {
    /// Returns the spread of measurements. Without measurements, all three values are 0.
    pub fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let at = |n: usize| values.get(n).copied().unwrap_or_default();
        let last = values.len().saturating_sub(1);
        Spread { low: at(0), median: (at(last / 2) + at(last.div_ceil(2))) / 2.0, high: at(last) }
    }
}

/// Returns the smallest value that `percent` percent of the sorted values do not exceed, or 0 without values.
pub fn percentile(sorted: &[f64], percent: f64) -> f64 {
    let at = (sorted.len() as f64 * percent / 100.0).ceil() as usize;
    sorted.get(at.saturating_sub(1)).copied().unwrap_or_default()
}
