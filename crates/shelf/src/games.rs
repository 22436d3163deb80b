//! The list of games, one line for each, in the order in which players see them.

use catalogue::BoxedGame;
use plastic_attack::Edition;
use std::sync::LazyLock;

/// Every game that can be played.
pub(crate) static GAMES: LazyLock<Vec<Box<dyn BoxedGame>>> = LazyLock::new(|| {
    vec![
        toy_battle::boxed(),
        plastic_attack::boxed(Edition::First),
        plastic_attack::boxed(Edition::Revised),
        plastic_fudge::boxed(),
        attacktix::boxed(),
        rug_rumble::boxed(),
    ]
});
