//! The list of games, one line for each, in the order in which players see them.

use attacktix::Attacktix;
use catalogue::{BoxedGame, boxed};
use plastic_attack::{Edition, PlasticAttack};
use plastic_fudge::PlasticFudge;
use rug_rumble::RugRumble;
use std::sync::LazyLock;
use toy_battle::ToyBattle;

/// Every game that can be played.
pub(crate) static GAMES: LazyLock<Vec<Box<dyn BoxedGame>>> = LazyLock::new(|| {
    vec![
        boxed::<ToyBattle>(&toy_battle::Entry),
        boxed::<PlasticAttack>(&plastic_attack::Entry(Edition::First)),
        boxed::<PlasticAttack>(&plastic_attack::Entry(Edition::Revised)),
        boxed::<PlasticFudge>(&plastic_fudge::Entry),
        boxed::<Attacktix>(&attacktix::Entry),
        boxed::<RugRumble>(&rug_rumble::ENTRY),
    ]
});
