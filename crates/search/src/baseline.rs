//! The two bots that every other is measured against.

use crate::Playable;
use crate::climb::{play_on, worth};
use crate::luck::Luck;
use referee::{Seat, Table};

/// How many truths the greedy bot imagines.
const GLANCES: u32 = 8;

/// What the seat may decide; the same in every truth that fits the view, since legality is no secret.
pub(crate) fn candidates<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Vec<G::Action> {
    let truth = game.imagine(view, luck);
    let mut candidates = Vec::new();
    game.candidates(&truth, seat, luck, &mut candidates);
    assert!(!candidates.is_empty(), "a bot was asked for a seat that has nothing to decide");
    candidates
}

/// Any decision, each as likely.
pub(crate) fn random<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> G::Action {
    let mut candidates = candidates(game, view, seat, luck);
    let index = luck.index(candidates.len());
    candidates.swap_remove(index)
}

/// The decision after which the position looks best, summed over a few imagined truths; among equals any.
pub(crate) fn greedy<G: Playable>(game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> G::Action {
    let mut candidates = candidates(game, view, seat, luck);
    let mut sums = vec![0i64; candidates.len()];
    let mut spare = Vec::new();
    for _ in 0..GLANCES {
        let mut truth = game.imagine(view, luck);
        game.take_back(&mut truth, seat);
        for (sum, action) in sums.iter_mut().zip(&candidates) {
            let mut state = truth.clone();
            game.apply(&mut state, seat, action, &mut Table::quiet(luck));
            play_on(game, &mut state, seat, 0, luck, &mut spare);
            *sum += i64::from(worth(game, &state, seat));
        }
    }
    let best = sums.iter().max().copied();
    let ties: Vec<usize> = (0..sums.len()).filter(|index| Some(sums[*index]) == best).collect();
    candidates.swap_remove(ties[luck.index(ties.len())])
}
