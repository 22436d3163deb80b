//! The weights of the network that estimates positions (`estimate.rs`). `features.rs` says what it sees.

use search::Network;

/// The number of features of one side.
pub(crate) const SIDE: usize = 66;
/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The weights of an estimate.
pub type Weights = Network<{ 2 * SIDE }, HIDDEN>;
/// The weights in use.
pub(crate) static WEIGHTS: Weights = Network::from_bytes(include_bytes!("../data/network.bin"));
