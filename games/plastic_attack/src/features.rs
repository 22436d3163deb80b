//! What the network sees of a position: the counts of both players. At tables of two players in the 2009 edition, bots
//! use the network instead of the weighted sum of counts. In the quicker game they use the sum.

use crate::PlasticAttack;
use crate::edition::Edition;
use crate::network::Features;
use crate::state::{Stage, State};
use crate::weights::ALL;
use referee::Seat;

impl PlasticAttack {
    /// Returns the player whose turn it is, and the features of the position. `None` where bots do not use the network:
    /// in the middle of a battle, in the quicker game, in the revised edition, and at larger tables.
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
