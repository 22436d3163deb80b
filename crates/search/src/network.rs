//! A small network that estimates positions. It adds a linear part and one hidden layer of rectified linear units.
//!
//! It calculates with whole numbers only, so an estimate has the same bits on every machine. `lab::Perceptron` trains
//! the weights.

/// The stored weight that stands for 1 in the hidden layer: hidden weights and biases are stored in 128ths.
pub const HIDDEN_ONE: i16 = 128;
/// `estimate` shifts the sum of the products of hidden units and output weights right by this many bits. The sum is in
/// units of 1 / 32 000, since hidden units are in 128ths and output weights in 250ths. The shift turns it into
/// thousandths.
const OUT_SHIFT: u32 = 5;

/// The weights of a network with `INPUTS` features and `HIDDEN` hidden units.
#[derive(Clone, Debug)]
pub struct Network<const INPUTS: usize, const HIDDEN: usize> {
    hidden: [[i16; HIDDEN]; INPUTS],
    linear: [i16; INPUTS],
    bias: [i16; HIDDEN],
    out: [i16; HIDDEN],
}

impl<const INPUTS: usize, const HIDDEN: usize> Network<INPUTS, HIDDEN> {
    /// The length of a file of weights, in bytes.
    pub const BYTES: usize = 2 * (INPUTS * HIDDEN + INPUTS + 2 * HIDDEN);

    /// Reads the weights of a file, which holds signed 16-bit numbers with the low byte first. First come the hidden
    /// weights in 128ths, feature by feature. Then come the linear weights of all features in thousandths. Then come
    /// the biases of all hidden units in 128ths. Last come the output weights of all hidden units in 250ths.
    ///
    /// # Panics
    /// If the number of bytes is not [`Network::BYTES`].
    pub const fn from_bytes(bytes: &[u8]) -> Network<INPUTS, HIDDEN> {
        assert!(
            bytes.len() == Self::BYTES,
            "the file of weights does not have the length for this number of features and hidden units"
        );
        let mut network =
            Network { hidden: [[0; HIDDEN]; INPUTS], linear: [0; INPUTS], bias: [0; HIDDEN], out: [0; HIDDEN] };
        let mut at = 0;
        while at < INPUTS * HIDDEN {
            network.hidden[at / HIDDEN][at % HIDDEN] = word(bytes, at);
            at += 1;
        }
        while at < INPUTS * HIDDEN + INPUTS {
            network.linear[at - INPUTS * HIDDEN] = word(bytes, at);
            at += 1;
        }
        let mut unit = 0;
        while unit < HIDDEN {
            network.bias[unit] = word(bytes, at + unit);
            network.out[unit] = word(bytes, at + HIDDEN + unit);
            unit += 1;
        }
        network
    }

    /// Returns the estimate of a position with these features: the logarithm of the odds to win, in thousandths.
    #[inline]
    pub fn estimate(&self, features: &[u8; INPUTS]) -> i32 {
        let (mut hidden, mut sum) = (self.bias, 0);
        for ((count, weights), linear) in features.iter().zip(&self.hidden).zip(&self.linear) {
            if *count == 0 {
                continue;
            }
            let count = i16::from(*count);
            sum += i32::from(count) * i32::from(*linear);
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit = unit.wrapping_add(count.wrapping_mul(*weight));
            }
        }
        let units = hidden.iter().zip(&self.out);
        let products: i32 = units.map(|(unit, weight)| i32::from((*unit).max(0)) * i32::from(*weight)).sum();
        sum + (products >> OUT_SHIFT)
    }
}

/// Returns the 16-bit number with index `at` in a list of numbers whose low byte comes first.
const fn word(bytes: &[u8], at: usize) -> i16 {
    i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]])
}

#[cfg(test)]
mod tests {
    use super::*;

    type Tiny = Network<2, 2>;

    /// A network with two features and two units. The linear part adds 10 for each unit of the first feature. Unit 0 is
    /// the first feature less the second, and adds 1 000 for each 1 of this difference. Unit 1 adds nothing.
    fn tiny() -> Tiny {
        let words: [i16; 10] = [HIDDEN_ONE, 0, -HIDDEN_ONE, 0, 10, 0, 0, 0, 250, 0];
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        Tiny::from_bytes(&bytes)
    }

    #[test]
    fn a_hidden_unit_counts_only_above_zero() {
        assert_eq!(tiny().estimate(&[3, 1]), 30 + 2_000);
        assert_eq!(tiny().estimate(&[1, 3]), 10);
        assert_eq!(tiny().estimate(&[0, 0]), 0);
    }

    #[test]
    #[should_panic(expected = "does not have the length")]
    fn weights_of_another_size_are_refused() {
        Tiny::from_bytes(&[0; Tiny::BYTES - 2]);
    }
}
