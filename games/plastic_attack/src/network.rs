//! The network that estimates positions of two players. It sees the counts of both players (`weights.rs`).
//!
//! It takes the place of the sum of weights at tables of two, except in the quicker game. The weights were trained on
//! games of bots with random armies (`examples/train_plastic_attack.rs`, docs/bots.md).

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

static FIRST: NetworkWeights = Network::from_bytes(include_bytes!("../data/network-2009.bin"));
static REVISED: NetworkWeights = Network::from_bytes(include_bytes!("../data/network-revised.bin"));

/// Returns the weights in use of an edition.
pub(crate) const fn of(edition: Edition) -> &'static NetworkWeights {
    match edition {
        Edition::First => &FIRST,
        Edition::Revised => &REVISED,
    }
}

impl PlasticAttack {
    /// Returns the player whose turn it is, and the features of the position. `None` if bots do not estimate positions
    /// by the network here: in the middle of a battle, in the quicker game, and at larger tables.
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
        state.sides.len() == 2 && !self.options().quick_game && state.players().count() == 2
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
