//! What is fixed for one table: the board, the options, and the rules that are played.

use crate::board::BoardFile;
use crate::field::Field;
use crate::network::Weights;
use crate::setup::{Options, Setup};
use std::sync::Arc;

/// The year of the printed rules.
pub const EDITION: &str = "2025";

/// The rules of Toy Battle on one board with its options. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct ToyBattle(pub(crate) Arc<Opened>);

#[derive(Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    pub revision: u32,
    pub setup: Setup,
    pub board: BoardFile,
    pub field: Field,
    /// The weights by which bots estimate positions.
    pub weights: &'static Weights,
}

impl ToyBattle {
    /// Lets bots estimate positions by other weights, to train or to compare them.
    ///
    /// # Panics
    /// If the game was cloned before.
    pub fn with_weights(mut self, weights: &'static Weights) -> ToyBattle {
        Arc::get_mut(&mut self.0).expect("the game has not been cloned").weights = weights;
        self
    }

    /// Returns the board in the form for play.
    #[inline]
    pub fn field(&self) -> &Field {
        &self.0.field
    }

    /// Returns the board as its file describes it.
    pub fn board(&self) -> &BoardFile {
        &self.0.board
    }

    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }
}
