//! The weights of the network that estimates positions (`estimate.rs`). `features.rs` describes its input.

use search::Network;

/// The number of features of one side.
pub(crate) const SIDE: usize = 66;
/// The number of units in the network's hidden layer.
pub const HIDDEN: usize = 32;
/// The weights of a network for the features of both sides.
pub type Weights = Network<{ 2 * SIDE }, HIDDEN>;
/// The weights that bots use, trained by `cargo xtask train`.
pub(crate) static WEIGHTS: Weights = Network::from_bytes(include_bytes!("../data/network.bin"));
