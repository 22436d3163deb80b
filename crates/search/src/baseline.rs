//! The two baseline bots, random and greedy. The strength of the searching bots is measured against them.

use crate::Playable;
use crate::luck::Luck;
use crate::mcts::{roll_out, value};
use referee::{Seat, Table};

/// The number of truths that the greedy bot imagines. A truth is a complete state that fits the view.
const TRUTHS: u32 = 8;

/// Returns the candidates of the seat: the decisions that the game lists for it. They are the same in every truth that
/// fits the view, since a seat can always tell which of its decisions are legal. Only a sampled list can differ.
pub(crate) fn candidates<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Vec<G::Action> {
    let truth = game.imagine(view, luck);
    let mut candidates = Vec::new();
    game.candidates(&truth, seat, luck, &mut candidates);
    assert!(!candidates.is_empty(), "the game lists no candidate for {seat:?}, so the bot cannot decide");
    candidates
}

/// Returns a random candidate. All have the same probability.
pub(crate) fn random<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> G::Action {
    let mut candidates = candidates(game, view, seat, luck);
    let index = luck.index(candidates.len());
    candidates.swap_remove(index)
}

/// Returns the decision after which the estimates of the position have the highest sum over [`TRUTHS`] imagined truths.
/// Breaks ties at random.
pub(crate) fn greedy<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> G::Action {
    let mut candidates = candidates(game, view, seat, luck);
    let mut sums = vec![0i64; candidates.len()];
    let mut spare = Vec::new();
    for _ in 0..TRUTHS {
        let mut truth = game.imagine(view, luck);
        game.take_back(&mut truth, seat);
        for (sum, action) in sums.iter_mut().zip(&candidates) {
            let mut state = truth.clone();
            game.apply(&mut state, seat, action, &mut Table::quiet(luck));
            roll_out(game, &mut state, seat, 0, luck, &mut spare);
            *sum += i64::from(value(game, &state, seat));
        }
    }
    let best = sums.iter().max().copied();
    let ties: Vec<usize> = (0..sums.len()).filter(|index| Some(sums[*index]) == best).collect();
    candidates.swap_remove(ties[luck.index(ties.len())])
}
