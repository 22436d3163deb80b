//! The rules of Toy Battle together with what never changes during a game: the board and the options.

use crate::board::BoardFile;
use crate::field::Field;
use crate::network::Weights;
use crate::setup::{Options, Setup};
use std::sync::Arc;

/// The year in which the printed rules appeared.
pub const EDITION: &str = "2025";

/// The rules of Toy Battle on one board, with options. A clone shares the data, so cloning is cheap.
#[derive(Clone, Debug)]
pub struct ToyBattle(pub(crate) Arc<Opened>);

#[derive(Debug)]
pub(crate) struct Opened {
    /// The revision of the rules.
    pub revision: u32,
    pub setup: Setup,
    pub board: BoardFile,
    pub field: Field,
    /// The weights by which bots estimate positions.
    pub weights: &'static Weights,
}

impl ToyBattle {
    /// Returns the game with other weights by which bots estimate positions, to train or to compare the weights.
    ///
    /// # Panics
    /// If the game was cloned before.
    pub fn with_weights(mut self, weights: &'static Weights) -> ToyBattle {
        Arc::get_mut(&mut self.0).expect("the game has not been cloned").weights = weights;
        self
    }

    /// Returns the board in its form for play.
    #[inline]
    pub fn field(&self) -> &Field {
        &self.0.field
    }

    /// Returns the board as its file describes it.
    pub fn board(&self) -> &BoardFile {
        &self.0.board
    }

    /// Returns the options of the set-up.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }
}
