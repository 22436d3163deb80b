//! Trains the networks by which bots estimate positions: a multilayer perceptron with one hidden layer of rectified
//! linear units, beside a linear part. `search::Network` evaluates the trained network with whole numbers.
//!
//! The loss is the cross-entropy between the estimated chance to win and the target chance. Adam (Kingma and Ba, "Adam:
//! A Method for Stochastic Optimization", 2015) lowers it, with decoupled weight decay (Loshchilov and Hutter 2019).
//! The step size falls evenly to a thirtieth of its first value.

use referee::{Chance, Clause, Seeded};
use search::HIDDEN_ONE;

/// The number of examples in a batch, which make one step together.
const BATCH: usize = 512;
/// The step size in the first epoch.
const STEP: f32 = 0.003;
/// The decay rates of Adam: for the mean gradient, and for the mean square of the gradient.
const DECAYS: [f32; 2] = [0.9, 0.999];
/// The weight decay. A step subtracts from each weight this fraction of the weight, times the step size.
const WEIGHT_DECAY: f32 = 1e-4;
/// The largest initial hidden weight, and the largest initial output weight.
const FIRST: [f32; 2] = [0.15, 0.2];

const SHUFFLE: Clause = Clause::new("training");

/// A position as one side sees it, and the chance that this side wins.
#[derive(Clone, Debug)]
pub struct Example {
    /// The features of the position. All examples have the same number of features.
    pub features: Vec<u8>,
    /// The chance to win, from 0 to 1.
    pub target: f32,
}

/// A network with its weights. First come the hidden weights, feature by feature, then the linear weights. The biases
/// and the output weights of the hidden units follow.
pub struct Perceptron {
    hidden: usize,
    weights: Vec<f32>,
}

impl Perceptron {
    /// Makes an untrained network with these numbers of features and hidden units. The seed draws its initial weights.
    pub fn new(features: usize, hidden: usize, seed: u64) -> Perceptron {
        let mut luck = Seeded::new(seed, 0);
        let mut small = |most: f32| most * (luck.below(2_001, SHUFFLE) as f32 / 1_000.0 - 1.0);
        let mut weights: Vec<f32> = (0..features * hidden).map(|_| small(FIRST[0])).collect();
        weights.resize(weights.len() + features + hidden, 0.0);
        weights.extend((0..hidden).map(|_| small(FIRST[1])));
        Perceptron { hidden, weights }
    }

    /// Trains on all examples `epochs` times. The seed draws the order of the examples. After each epoch, calls `after`
    /// with the number of the epoch, from 0, and the network.
    pub fn train(&mut self, examples: &[Example], epochs: u32, seed: u64, mut after: impl FnMut(u32, &Perceptron)) {
        let mut luck = Seeded::new(seed, 1);
        let mut order: Vec<u32> = (0..examples.len() as u32).collect();
        let mut adam = Adam::new(self.weights.len());
        for epoch in 0..epochs {
            for at in (1..order.len()).rev() {
                order.swap(at, luck.below(at as u32 + 1, SHUFFLE) as usize);
            }
            let step = STEP * (1.0 - epoch as f32 / epochs as f32).max(1.0 / 30.0);
            for batch in order.chunks(BATCH) {
                let mut gradient = vec![0.0; self.weights.len()];
                batch.iter().for_each(|at| self.add_slopes(&examples[*at as usize], &mut gradient));
                adam.step(&mut self.weights, &gradient, step);
            }
            after(epoch, self);
        }
    }

    /// Returns the mean cross-entropy over the examples.
    pub fn loss(&self, examples: &[Example]) -> f64 {
        let mut units = vec![0.0; self.hidden];
        let losses =
            examples.iter().map(|example| cross_entropy(self.run(&example.features, &mut units), example.target));
        losses.sum::<f64>() / examples.len() as f64
    }

    /// Returns the weights as `search::Network::from_bytes` reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (features, hidden) = (self.features(), self.hidden);
        let ones = [(features * hidden, f32::from(HIDDEN_ONE)), (features, 1_000.0), (hidden, f32::from(HIDDEN_ONE))];
        let mut ones =
            ones.into_iter().flat_map(|(many, one)| std::iter::repeat_n(one, many)).chain(std::iter::repeat(250.0));
        let word = |weight: &f32| (weight * ones.next().unwrap_or(1.0)).round() as i16;
        self.weights.iter().map(word).flat_map(i16::to_le_bytes).collect()
    }

    fn features(&self) -> usize {
        (self.weights.len() - 2 * self.hidden) / (self.hidden + 1)
    }

    /// Evaluates the network. Writes the values of the hidden units to `units`, and returns the logarithm of the odds
    /// to win.
    fn run(&self, features: &[u8], units: &mut [f32]) -> f32 {
        let (hidden, linear) = self.weights.split_at(features.len() * self.hidden);
        let (linear, rest) = linear.split_at(features.len());
        let (bias, out) = rest.split_at(self.hidden);
        units.copy_from_slice(bias);
        let mut sum = 0.0;
        for (at, count) in features.iter().enumerate().filter(|(_, count)| **count > 0) {
            let count = f32::from(*count);
            sum += count * linear[at];
            let weights = &hidden[at * self.hidden..][..self.hidden];
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += count * weight);
        }
        units.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        sum + units.iter().zip(out).map(|(unit, weight)| unit * weight).sum::<f32>()
    }

    /// Adds the gradient of an example's loss, divided by [`BATCH`].
    fn add_slopes(&self, example: &Example, gradient: &mut [f32]) {
        let (features, many) = (&example.features, self.hidden);
        let mut units = vec![0.0; many];
        let odds = self.run(features, &mut units);
        let error = (chance(odds) - example.target) / BATCH as f32;
        let out = &self.weights[self.weights.len() - many..];
        let back: Vec<f32> =
            units.iter().zip(out).map(|(unit, weight)| if *unit > 0.0 { error * weight } else { 0.0 }).collect();
        let (hidden, linear) = gradient.split_at_mut(features.len() * many);
        let (linear, rest) = linear.split_at_mut(features.len());
        let (bias, out) = rest.split_at_mut(many);
        for (at, count) in features.iter().enumerate().filter(|(_, count)| **count > 0) {
            let count = f32::from(*count);
            linear[at] += error * count;
            hidden[at * many..][..many].iter_mut().zip(&back).for_each(|(slope, back)| *slope += count * back);
        }
        bias.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
        out.iter_mut().zip(&units).for_each(|(slope, unit)| *slope += error * unit);
    }
}

/// The state of Adam: for every weight the mean gradient and the mean square of the gradient, and the number of steps.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Adam {
        Adam { means: vec![0.0; weights], squares: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], step: f32) {
        self.steps += 1;
        let [mean_part, square_part] = DECAYS.map(|decay| 1.0 - decay.powi(self.steps));
        let state = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(state) {
            *mean += (1.0 - DECAYS[0]) * (slope - *mean);
            *square += (1.0 - DECAYS[1]) * (slope * slope - *square);
            let change = (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-8);
            *weight -= step * (change + WEIGHT_DECAY * *weight);
        }
    }
}

/// Converts the logarithm of the odds into a chance, from 0 to 1.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn cross_entropy(odds: f32, target: f32) -> f64 {
    let chance = f64::from(chance(odds)).clamp(1e-6, 1.0 - 1e-6);
    let target = f64::from(target);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Network;

    /// Makes positions that the side mostly wins if exactly one of the last two features is set (exclusive or). No
    /// linear estimate can express this. The first feature is always set.
    fn either_or() -> Vec<Example> {
        let example = |at: usize| {
            let (one, other) = ((at & 1) as u8, (at >> 1 & 1) as u8);
            Example { features: vec![1, one, other], target: if one == other { 0.1 } else { 0.9 } }
        };
        (0..512).map(example).collect()
    }

    #[test]
    fn a_network_learns_exclusive_or_and_keeps_it_in_whole_numbers() {
        let examples = either_or();
        let mut network = Perceptron::new(3, 8, 7);
        let before = network.loss(&examples);
        network.train(&examples, 3_000, 7, |_, _| ());
        let after = network.loss(&examples);
        assert!(before > 0.6 && after < 0.34, "{before} {after}");
        let whole = Network::<3, 8>::from_bytes(&network.to_bytes());
        for example in &examples[..4] {
            let exact = network.run(&example.features, &mut [0.0; 8]) * 1_000.0;
            let rounded = whole.estimate(&[1, example.features[1], example.features[2]]) as f32;
            assert!((exact - rounded).abs() < 60.0, "{exact} {rounded}");
        }
    }

    #[test]
    fn the_same_seed_trains_the_same_weights() {
        let train = |seed| {
            let mut network = Perceptron::new(3, 4, seed);
            network.train(&either_or(), 2, seed, |_, _| ());
            network.to_bytes()
        };
        assert_eq!(train(3), train(3));
        assert_ne!(train(3), train(4));
    }
}
