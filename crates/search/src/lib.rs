//! Bots: random, greedy, and information-set Monte Carlo tree search. A bot gets a view, never a real state.
//!
//! A decision depends on the view, the bot and the seed alone. A search is limited by a number of simulations, never by
//! time. So a game of bots is the same on every machine and with any number of threads.

mod baseline;
mod chances;
mod effort;
mod level;
mod luck;
mod mcts;
mod network;
mod playable;
mod reason;
mod root_parallel;
mod tree;
mod watch;

pub use chances::chances;
pub use effort::{Effort, GRANDMASTER_TREES};
pub use level::{Bot, Level};
pub use network::{HIDDEN_ONE, Network};
pub use playable::{CERTAIN, Playable, Prospect, one_of};
pub use reason::{ONLY, WINS, reason};
pub use watch::{Progress, Threads, Watch};

use luck::Luck;
use mcts::{Search, Truth};
use referee::Seat;

/// A bot's decision, and what the bot found out by searching.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<A> {
    /// The decision.
    pub action: A,
    /// The mean result of the decision for the seat, from -1 000 (lost) to 1 000 (won). `None` if the bot did not
    /// search.
    pub value: Option<i32>,
    /// A likely course of the game, which begins with this decision: each decision, and the seat that makes it. The
    /// list is empty if the bot did not search or made too few simulations.
    pub line: Vec<(Seat, A)>,
    /// How many simulations the bot made; 0 if it did not search.
    pub simulations: u32,
}

impl<A> Found<A> {
    /// Returns a decision that was made without a search.
    pub fn unsearched(action: A) -> Found<A> {
        Found { action, value: None, line: Vec::new(), simulations: 0 }
    }
}

/// Chooses a decision of `seat` from the seat's view. The game must wait for the seat. The same seed gives the same
/// decision.
///
/// A level above the highest of the game ([`Playable::HIGHEST`]) plays like the highest. The function keeps no state
/// between calls, so any thread may call it. When `watch` stops it, it returns the best
/// decision so far within a few simulations. The same seed need not give that decision again.
pub fn think<G: Playable>(game: &G, view: &G::View, seat: Seat, bot: Bot, seed: u64, watch: &Watch<'_>) -> G::Action {
    study(game, view, seat, bot, seed, watch).action
}

/// Decides like [`think`]. Returns the decision together with its value, its line and the number of simulations.
pub fn study<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    bot: Bot,
    seed: u64,
    watch: &Watch<'_>,
) -> Found<G::Action> {
    match bot {
        Bot::Random => Found::unsearched(baseline::random(game, view, seat, &mut Luck::new(seed))),
        Bot::Greedy => Found::unsearched(baseline::greedy(game, view, seat, &mut Luck::new(seed))),
        Bot::Search(level) => {
            let level = level.min(G::HIGHEST);
            match game.plan(view, seat, level, seed, watch) {
                Some(action) => Found::unsearched(action),
                None => search(game, view, seat, game.effort(level), seed, watch),
            }
        }
    }
}

/// Searches like [`study`], but with an effort that the caller sets. It does not call [`Playable::plan`].
pub fn search<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    effort: Effort,
    seed: u64,
    watch: &Watch<'_>,
) -> Found<G::Action> {
    let mut luck = Luck::new(seed);
    let mut candidates = baseline::candidates(game, view, seat, &mut luck);
    if candidates.len() == 1 {
        return Found::unsearched(candidates.remove(0));
    }
    if luck.index(100) < effort.random_percent as usize {
        return Found::unsearched(candidates.swap_remove(luck.index(candidates.len())));
    }
    match effort.trees {
        0 | 1 => Search::new(game, Truth::Imagined(view), seat, effort, luck).find(watch),
        _ => root_parallel::find(game, view, seat, effort, &mut luck, watch),
    }
}
