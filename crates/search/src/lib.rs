//! Bots: they get a view, imagine truths that fit it, and search there. Nothing here ever sees a real state.
//!
//! A decision depends on the view, the bot and the seed alone: searches count simulations, never time, so a game of
//! bots comes out the same on a slow machine and on a fast one, and in one thread or many.

mod baseline;
mod climb;
mod effort;
mod level;
mod luck;
mod playable;
mod tree;
mod watch;

pub use effort::Effort;
pub use level::{Bot, Level};
pub use playable::{Playable, one_of};
pub use watch::{Progress, Watch};

use climb::Climb;
use luck::Luck;
use referee::Seat;

/// Decides for `seat`, which the game waits for, from what that seat may know. The same seed gives the same decision.
///
/// Runs in any thread and remembers nothing afterwards. When `watch` stops it, it returns the best so far within a
/// few simulations; a decision that was stopped need not come out the same again.
pub fn think<G: Playable>(game: &G, view: &G::View, seat: Seat, bot: Bot, seed: u64, watch: &Watch<'_>) -> G::Action {
    match bot {
        Bot::Random => baseline::random(game, view, seat, &mut Luck::new(seed)),
        Bot::Greedy => baseline::greedy(game, view, seat, &mut Luck::new(seed)),
        Bot::Search(level) => {
            let plan = game.plan(view, seat, level, seed, watch);
            plan.unwrap_or_else(|| ponder(game, view, seat, game.effort(level), seed, watch))
        }
    }
}

/// Searches like [`think`] for a game that plans nothing by itself, with an effort of the caller's own making: for measuring and tuning.
pub fn ponder<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    effort: Effort,
    seed: u64,
    watch: &Watch<'_>,
) -> G::Action {
    let mut luck = Luck::new(seed);
    let mut candidates = baseline::candidates(game, view, seat, &mut luck);
    if candidates.len() == 1 {
        return candidates.remove(0);
    }
    if luck.index(100) < effort.slips as usize {
        return candidates.swap_remove(luck.index(candidates.len()));
    }
    Climb::new(game, view, seat, effort, luck).decide(watch)
}
