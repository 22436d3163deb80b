//! The network that estimates positions of two players in the 2009 edition. It sees the counts of both players
//! (`weights.rs`), and takes the place of the sum of weights. The quicker game keeps the sum. The weights were trained
//! on games of bots with random armies (`examples/train_plastic_attack.rs`, docs/bots.md).

use crate::PlasticAttack;
use crate::edition::Edition;
use crate::state::{Stage, State};
use crate::weights::ALL;
use referee::Seat;
use search::Network;

/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The counts of the player whose turn it is, then those of the other player.
pub type Features = [u8; 2 * ALL];
/// The weights of a network.
pub type NetworkWeights = Network<{ 2 * ALL }, HIDDEN>;

/// The weights in use.
pub(crate) static WEIGHTS: NetworkWeights = Network::from_bytes(include_bytes!("../data/network.bin"));

impl PlasticAttack {
    /// Returns the player whose turn it is, and the features of the position. `None` if bots do not estimate positions
    /// by the network here: in the middle of a battle, in other rules, and at larger tables.
    pub fn seen(&self, state: &State) -> Option<(Seat, Features)> {
        let is_seen = state.stage() == Stage::Attack && self.has_network(state);
        is_seen.then(|| (state.turn(), self.features(state)))
    }

    /// Estimates the logarithm of the odds of the player whose turn it is, in thousandths. `None` without a network.
    #[inline]
    pub(crate) fn network_worth(&self, state: &State) -> Option<i32> {
        self.has_network(state).then(|| self.0.network.estimate(&self.features(state)))
    }

    fn has_network(&self, state: &State) -> bool {
        let is_whole = self.edition() == Edition::First && !self.options().quick_game;
        is_whole && state.sides.len() == 2 && state.players().count() == 2
    }

    fn features(&self, state: &State) -> Features {
        let (mut features, turn) = ([0u8; 2 * ALL], state.turn());
        self.count(state, |seat, what, many| {
            let feature = &mut features[if seat == turn { what } else { ALL + what }];
            *feature = feature.saturating_add(many.clamp(0, 255) as u8);
        });
        features
    }
}
