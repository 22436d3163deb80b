//! Fits the weights by which bots judge positions and forces: a conditional logit (McFadden 1974).
//!
//! A contestant's chance to win is its odds divided by the sum of all contestants' odds. The logarithm of a
//! contestant's odds is the weighted sum of its counts, such as the counts of its figures. The weights are fitted to
//! one half of the games, by Newton's method with a ridge penalty. The other half measures the mean loss: the negative
//! logarithm of the winner's chance.

use std::fmt;

/// The ridge penalty. It keeps the weights of things that hardly ever occur near 0.
const RIDGE: f64 = 4.0;
/// The number of steps of Newton's method, which converges after about six.
const STEPS: u32 = 12;
/// By how much the mean loss of the weights in use may exceed that of freshly fitted weights.
const BEHIND: f64 = 0.05;

/// The counts of all contestants at one moment of a game, and the contestant that won the game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The counts of each contestant. All lists have the same length.
    pub contestants: Vec<Vec<f64>>,
    /// The index of the winner in `contestants`.
    pub winner: usize,
}

/// How well the weights in use predict winners, compared with freshly fitted ones.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Freshly fitted weights, in thousandths of the logarithm of the odds.
    pub fitted: Vec<i32>,
    /// How many samples the weights were fitted to.
    pub fitting: usize,
    /// How many samples measured the losses.
    pub measuring: usize,
    /// The mean loss of the fitted weights.
    pub fitted_loss: f64,
    /// The mean loss of the weights in use.
    pub in_use_loss: f64,
    /// The mean loss without weights, when every contestant has the same chance.
    pub even_loss: f64,
}

impl Comparison {
    /// Fits weights to the samples of every other game. Measures the loss of these weights and of the weights in use on
    /// the remaining games.
    ///
    /// `games` holds the samples of each game. `in_use` holds a weight for each count, in thousandths of the logarithm
    /// of the odds.
    pub fn of(games: Vec<Vec<Sample>>, in_use: &[i32]) -> Comparison {
        let [mut fitting, mut measuring] = [Vec::new(), Vec::new()];
        for (index, samples) in games.into_iter().enumerate() {
            if index % 2 == 0 { fitting.extend(samples) } else { measuring.extend(samples) }
        }
        let fitted = fit(&fitting, in_use.len());
        let in_use: Vec<f64> = in_use.iter().map(|weight| f64::from(*weight) / 1_000.0).collect();
        Comparison {
            fitting: fitting.len(),
            measuring: measuring.len(),
            fitted_loss: loss(&measuring, &fitted),
            in_use_loss: loss(&measuring, &in_use),
            even_loss: loss(&measuring, &vec![0.0; in_use.len()]),
            fitted: fitted.iter().map(|weight| (weight * 1_000.0).round() as i32).collect(),
        }
    }

    /// Returns whether the weights in use predict winners about as well as the fitted ones.
    pub fn holds(&self) -> bool {
        self.in_use_loss <= self.fitted_loss + BEHIND
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:?}", self.fitted)?;
        writeln!(out, "{} samples to fit, {} to measure; mean loss:", self.fitting, self.measuring)?;
        let Comparison { fitted_loss, in_use_loss, even_loss, .. } = self;
        write!(out, "fitted {fitted_loss:.4}, in use {in_use_loss:.4}, without weights {even_loss:.4}")
    }
}

/// Returns each contestant's chance to win by these weights.
fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let worths: Vec<f64> = sample.contestants.iter().map(|counts| dot(counts, weights)).collect();
    let best = worths.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = worths.iter().map(|worth| (worth - best).exp()).collect();
    let all: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / all).collect()
}

fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let losses = samples.iter().map(|sample| -chances(sample, weights)[sample.winner].max(1e-9).ln());
    losses.sum::<f64>() / samples.len() as f64
}

/// Fitted weights, and their covariance.
pub(crate) struct Fit {
    weights: Vec<f64>,
    /// The lower half of the curvature of the penalised likelihood. The inverse of the curvature is the covariance of
    /// the weights.
    curvature: Vec<Vec<f64>>,
}

impl Fit {
    /// Returns the sum of the weights, each multiplied by its number in `times`.
    pub(crate) fn sum(&self, times: &[f64]) -> f64 {
        dot(&self.weights, times)
    }

    /// Returns the variance of [`Fit::sum`].
    pub(crate) fn variance(&self, times: &[f64]) -> f64 {
        dot(&solve(self.curvature.clone(), times.to_vec()), times)
    }
}

fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    fit_with(samples, &vec![RIDGE; count]).weights
}

/// Maximises the penalised likelihood by Newton's method. `ridge` holds the penalty of each weight, which must be
/// greater than 0.
pub(crate) fn fit_with(samples: &[Sample], ridge: &[f64]) -> Fit {
    let mut weights = vec![0.0; ridge.len()];
    for _ in 0..STEPS {
        let (gradient, curvature) = slopes(samples, &weights, ridge);
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    let (_, curvature) = slopes(samples, &weights, ridge);
    Fit { weights, curvature }
}

/// Returns the gradient of the penalised likelihood, and the lower half of its curvature (the negative second
/// derivatives).
fn slopes(samples: &[Sample], weights: &[f64], ridge: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut gradient: Vec<f64> = weights.iter().zip(ridge).map(|(weight, ridge)| -ridge * weight).collect();
    let mut curvature = vec![vec![0.0; ridge.len()]; ridge.len()];
    ridge.iter().enumerate().for_each(|(at, ridge)| curvature[at][at] = *ridge);
    for sample in samples {
        add_sample(sample, &chances(sample, weights), &mut gradient, &mut curvature);
    }
    (gradient, curvature)
}

/// Adds what a sample contributes to the gradient and to the lower half of the curvature.
fn add_sample(sample: &Sample, chances: &[f64], gradient: &mut [f64], curvature: &mut [Vec<f64>]) {
    let mean: Vec<f64> = (0..gradient.len())
        .map(|what| sample.contestants.iter().zip(chances).map(|(counts, chance)| counts[what] * chance).sum())
        .collect();
    for (what, gradient) in gradient.iter_mut().enumerate() {
        *gradient += sample.contestants[sample.winner][what] - mean[what];
    }
    for (counts, chance) in sample.contestants.iter().zip(chances) {
        let off: Vec<f64> = counts.iter().zip(&mean).map(|(count, mean)| count - mean).collect();
        let there: Vec<usize> = (0..off.len()).filter(|what| off[*what] != 0.0).collect();
        for (nth, row) in there.iter().enumerate() {
            for column in &there[..=nth] {
                curvature[*row][*column] += chance * off[*row] * off[*column];
            }
        }
    }
}

/// Solves `matrix` · x = `right` by Cholesky's decomposition, and returns x. The matrix must be symmetric and positive
/// definite. Only its lower half is read.
pub(crate) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let sum = matrix[row][column] - dot(&matrix[row][..column], &matrix[column][..column]);
            matrix[row][column] = if row == column { sum.sqrt() } else { sum / matrix[column][column] };
        }
        right[row] = (right[row] - dot(&matrix[row][..row], &right[..row])) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let below: f64 = (row + 1..count).map(|other| matrix[other][row] * right[other]).sum();
        right[row] = (right[row] - below) / matrix[row][row];
    }
    right
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::{Chance, Clause, Seeded};

    const DRAW: Clause = Clause::new("draw");

    /// Makes games of two contestants with three counts each. Luck draws the winners with the chances that these
    /// weights give.
    fn games(weights: [f64; 3], seed: u64) -> Vec<Vec<Sample>> {
        let mut luck = Seeded::new(seed, 0);
        let mut game = || {
            let contestants: Vec<Vec<f64>> =
                (0..2).map(|_| (0..3).map(|_| f64::from(luck.below(5, DRAW))).collect()).collect();
            let worth = |counts: &[f64]| counts.iter().zip(weights).map(|(count, weight)| count * weight).sum::<f64>();
            let first = 1.0 / (1.0 + (worth(&contestants[1]) - worth(&contestants[0])).exp());
            let winner = usize::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 > first);
            vec![Sample { contestants, winner }]
        };
        (0..4_000).map(|_| game()).collect()
    }

    #[test]
    fn the_fit_finds_the_weights_by_which_the_winners_were_drawn() {
        let comparison = Comparison::of(games([0.5, -0.3, 0.0], 1), &[500, -300, 0]);
        for (found, drawn) in comparison.fitted.iter().zip([500, -300, 0]) {
            assert!((found - drawn).abs() < 80, "{:?}", comparison.fitted);
        }
        assert!(comparison.holds(), "{comparison}");
        assert!((comparison.even_loss - 2f64.ln()).abs() < 1e-9, "{comparison}");
        assert!(comparison.fitted_loss < comparison.even_loss - 0.05, "{comparison}");
    }

    #[test]
    fn weights_that_predict_winners_worse_do_not_hold() {
        let comparison = Comparison::of(games([0.5, -0.3, 0.0], 2), &[-500, 300, 0]);
        assert!(!comparison.holds(), "{comparison}");
        assert_eq!((comparison.fitting, comparison.measuring), (2_000, 2_000));
    }
}
