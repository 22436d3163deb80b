//! Fits the weights by which bots judge positions and forces: a conditional logit (McFadden 1974).
//!
//! A contestant's chance to win is its odds divided by the sum of all contestants' odds. The logarithm of a
//! contestant's odds is the weighted sum of its counts, such as the counts of its figures. The weights are fitted to
//! one half of the games, by Newton's method with a ridge penalty. The other half measures the mean loss: the negative
//! logarithm of the winner's chance.

use std::collections::BTreeMap;
use std::fmt;

/// The ridge penalty. It keeps the weights of things that hardly ever occur near 0.
const RIDGE: f64 = 4.0;
/// How strongly a prior holds a sum of weights at 0.
const HELD: f64 = 1e8;
/// The largest number of steps of Newton's method, which converges after about six. Penalties near 0 may need more.
const STEPS: u32 = 40;
/// Newton's method ends when no weight changes by as much as this.
const SETTLED: f64 = 1e-9;
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

/// The samples that weights are fitted to. Samples of one group, such as the two games of a pair, may depend on each
/// other.
pub(crate) struct Data<'a> {
    pub(crate) samples: &'a [Sample],
    /// The group of each sample. Without groups, every sample stands alone.
    pub(crate) groups: &'a [u32],
    /// How much each sample counts: 1, or less if the samples of a group tell nearly the same.
    pub(crate) weight: f64,
}

/// What is known of the weights before the samples: they are near 0.
#[derive(Clone)]
pub(crate) struct Prior {
    /// The penalty of each weight, which must be greater than 0.
    pub(crate) ridge: Vec<f64>,
    /// The sum of the weights, each multiplied by its number, is 0. Without numbers, no sum is held.
    pub(crate) held: Vec<f64>,
}

impl Prior {
    fn of(ridge: Vec<f64>) -> Prior {
        Prior { held: vec![0.0; ridge.len()], ridge }
    }

    /// Adds the penalty to the gradient and the curvature of the likelihood.
    fn add(&self, weights: &[f64], gradient: &mut [f64], curvature: &mut [Vec<f64>]) {
        let off = HELD * dot(&self.held, weights);
        for (at, (ridge, held)) in self.ridge.iter().zip(&self.held).enumerate() {
            gradient[at] -= ridge * weights[at] + off * held;
            curvature[at][at] += ridge;
            curvature[at].iter_mut().zip(&self.held).for_each(|(number, other)| *number += HELD * held * other);
        }
    }

    /// Returns the sum of the squares of the numbers, each multiplied by its penalty.
    fn square(&self, of: &[f64]) -> f64 {
        let ridge: f64 = of.iter().zip(&self.ridge).map(|(number, ridge)| ridge * number * number).sum();
        ridge + HELD * dot(&self.held, of).powi(2)
    }

    /// Returns the logarithm of the determinant of the penalties.
    fn determinant(&self) -> f64 {
        let held: f64 = self.held.iter().zip(&self.ridge).map(|(held, ridge)| held * held / ridge).sum();
        self.ridge.iter().map(|ridge| ridge.ln()).sum::<f64>() + (1.0 + HELD * held).ln()
    }
}

/// Fitted weights, and how sure they are.
pub(crate) struct Fit {
    weights: Vec<f64>,
    /// The Cholesky factor of the curvature of the penalised likelihood. The inverse of the curvature is the covariance
    /// of the weights if all samples are independent (Laplace's approximation).
    factor: Vec<Vec<f64>>,
    prior: Prior,
    /// The gradient of the likelihood of each group.
    scores: Vec<Vec<f64>>,
    /// The logarithm of the marginal likelihood: of the chance of the data before the weights are known.
    evidence: f64,
}

impl Fit {
    /// Returns the sum of the weights, each multiplied by its number in `times`.
    pub(crate) fn sum(&self, times: &[f64]) -> f64 {
        dot(&self.weights, times)
    }

    /// Returns the variance of [`Fit::sum`]. It is the greater of two estimates. One takes the samples as independent.
    /// The other is the sandwich estimate, clustered by group (Liang and Zeger 1986), in which the penalty counts like
    /// data. The sandwich estimate alone is too small for things that few groups have.
    pub(crate) fn variance(&self, times: &[f64]) -> f64 {
        let turned = substitute(&self.factor, times.to_vec());
        let groups: f64 = self.scores.iter().map(|score| dot(score, &turned).powi(2)).sum();
        (groups + self.prior.square(&turned)).max(dot(&turned, times))
    }

    /// Returns the logarithm of the marginal likelihood (Laplace's approximation), up to a constant.
    pub(crate) const fn evidence(&self) -> f64 {
        self.evidence
    }
}

fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    fit_with(&Data { samples, groups: &[], weight: 1.0 }, &Prior::of(vec![RIDGE; count])).weights
}

/// Maximises the penalised likelihood by Newton's method.
pub(crate) fn fit_with(data: &Data<'_>, prior: &Prior) -> Fit {
    let mut weights = vec![0.0; prior.ridge.len()];
    for _ in 0..STEPS {
        let (gradient, curvature) = slopes(data, &weights, prior);
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < SETTLED) {
            break;
        }
    }
    let factor = factored(slopes(data, &weights, prior).1);
    let chance = |sample: &Sample| chances(sample, &weights)[sample.winner].max(f64::MIN_POSITIVE).ln();
    let likelihood: f64 = data.samples.iter().map(chance).sum();
    let width: f64 = factor.iter().enumerate().map(|(at, row)| row[at].ln()).sum();
    let evidence = data.weight * likelihood + (prior.determinant() - prior.square(&weights)) / 2.0 - width;
    Fit { scores: scores(data, &weights), weights, factor, prior: prior.clone(), evidence }
}

/// Returns the gradient of the likelihood of each group.
fn scores(data: &Data<'_>, weights: &[f64]) -> Vec<Vec<f64>> {
    let mut scores: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for (sample, group) in data.samples.iter().zip(data.groups) {
        let score = scores.entry(*group).or_insert_with(|| vec![0.0; weights.len()]);
        let chances = chances(sample, weights);
        let mean = mean(sample, &chances);
        for ((score, count), mean) in score.iter_mut().zip(&sample.contestants[sample.winner]).zip(mean) {
            *score += data.weight * (count - mean);
        }
    }
    scores.into_values().collect()
}

/// Returns how many samples of a group tell as much as one independent sample: the variance of the sums of the groups'
/// residuals, divided by what it would be if the samples were independent (the design effect, Kish 1965). It is at
/// least 1.
pub(crate) fn design_effect(data: &Data<'_>, fit: &Fit) -> f64 {
    let mut sums: BTreeMap<u32, f64> = BTreeMap::new();
    let mut alone = 0.0;
    for (sample, group) in data.samples.iter().zip(data.groups) {
        let residual = f64::from(u8::from(sample.winner == 0)) - chances(sample, &fit.weights)[0];
        *sums.entry(*group).or_default() += residual;
        alone += residual * residual;
    }
    let together: f64 = sums.values().map(|sum| sum * sum).sum();
    if alone > 0.0 { (together / alone).max(1.0) } else { 1.0 }
}

/// Returns the gradient of the penalised likelihood, and the lower half of its curvature (the negative second
/// derivatives).
fn slopes(data: &Data<'_>, weights: &[f64], prior: &Prior) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut gradient = vec![0.0; weights.len()];
    let mut curvature = vec![vec![0.0; weights.len()]; weights.len()];
    for sample in data.samples {
        add_sample(sample, &chances(sample, weights), &mut gradient, &mut curvature);
    }
    gradient.iter_mut().chain(curvature.iter_mut().flatten()).for_each(|number| *number *= data.weight);
    prior.add(weights, &mut gradient, &mut curvature);
    (gradient, curvature)
}

/// Returns the mean counts of the contestants, weighted by their chances.
fn mean(sample: &Sample, chances: &[f64]) -> Vec<f64> {
    let count = sample.contestants.first().map_or(0, Vec::len);
    let mean = |what: usize| sample.contestants.iter().zip(chances).map(|(counts, chance)| counts[what] * chance).sum();
    (0..count).map(mean).collect()
}

/// Adds what a sample contributes to the gradient and to the lower half of the curvature.
fn add_sample(sample: &Sample, chances: &[f64], gradient: &mut [f64], curvature: &mut [Vec<f64>]) {
    let mean = mean(sample, chances);
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
pub(crate) fn solve(matrix: Vec<Vec<f64>>, right: Vec<f64>) -> Vec<f64> {
    substitute(&factored(matrix), right)
}

/// Returns Cholesky's factor of a matrix, in the lower half.
fn factored(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    for row in 0..matrix.len() {
        for column in 0..=row {
            let sum = matrix[row][column] - dot(&matrix[row][..column], &matrix[column][..column]);
            matrix[row][column] = if row == column { sum.sqrt() } else { sum / matrix[column][column] };
        }
    }
    matrix
}

/// Solves a system whose matrix has this factor.
fn substitute(factor: &[Vec<f64>], mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        right[row] = (right[row] - dot(&factor[row][..row], &right[..row])) / factor[row][row];
    }
    for row in (0..count).rev() {
        let below: f64 = (row + 1..count).map(|other| factor[other][row] * right[other]).sum();
        right[row] = (right[row] - below) / factor[row][row];
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
