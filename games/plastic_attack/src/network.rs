//! The weights of the network that estimates positions of two players in the 2009 edition (`features.rs`). They were
//! trained on games of bots with random armies (`examples/train_plastic_attack.rs`, docs/bots.md).

use crate::weights::ALL;
use search::Network;

/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The counts of the player whose turn it is, then those of the other player (`weights.rs`).
pub type Features = [u8; 2 * ALL];
/// The weights between the [`Features`] and the hidden units, and from there to the estimate.
pub type NetworkWeights = Network<{ 2 * ALL }, HIDDEN>;

/// The weights in use.
pub(crate) static WEIGHTS: NetworkWeights = Network::from_bytes(include_bytes!("../data/network.bin"));
