//! Self-play: games of a bot against itself, whose positions a network learns from.
//!
//! Each position is labelled with the chance to win that a short search finds. A position that the game itself reached
//! is also labelled with the result of the game. Most positions come from an imagined truth in which a few promising
//! decisions were made, as in a search. A network that learned only from well played games would misjudge such
//! positions.

use crate::Example;
use referee::{Chance, Clause, Seat, Seeded, Status, Table, Viewer};
use search::{Effort, Level, Playable, Watch, chances, search};

/// The number of imagined positions at each decision of the game.
const IMAGINED: u32 = 4;
/// The most decisions that lead from a position of the game to an imagined position.
const DEEPEST: u32 = 6;
/// The percentage of decisions that the bot makes at random, so that games differ.
const RANDOM_PERCENT: u32 = 10;
/// The level of the search that estimates the chance to win.
const LEVEL: u8 = 2;

const TRAINING: Clause = Clause::new("training");

/// The features of a position, and the seat for which they are counted.
pub type Seen = (Seat, Vec<u8>);

/// A position from a game of bots, as one side sees it.
#[derive(Clone, Debug)]
pub struct Labelled {
    features: Vec<u8>,
    /// The chance to win that a search finds for the side, from 0 to 1.
    chance: f32,
    /// Whether the game waits for the side. A search overestimates the chance of the seat that decides next.
    is_asked: bool,
    /// Whether the side won the game; `None` if the position is imagined.
    won: Option<bool>,
}

/// Plays a game of two seats and labels its positions. `simulations` is the number of simulations of each decision.
/// `see` returns the features of a position, or `None` if bots estimate this position without the network. The same
/// seed gives the same positions.
pub fn self_play<G: Playable>(
    game: &G,
    seed: u64,
    simulations: u32,
    see: impl Fn(&G::State) -> Option<Seen>,
) -> Vec<Labelled> {
    let mut luck = Seeded::new(seed, 0);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let (mut played, mut all) = (Vec::new(), Vec::new());
    let effort = Effort { simulations, random_percent: RANDOM_PERCENT, ..game.effort(level()) };
    let winners = loop {
        let seat = match game.status(&state) {
            Status::Over(outcome) => break outcome.winners,
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for a seat"),
        };
        if let Some((side, features)) = see(&state) {
            played.push((side, label(game, &state, side, features, &mut luck)));
        }
        let view = game.view(&state, Viewer::Seat(seat));
        for _ in 0..IMAGINED {
            let imagined = wander(game, game.imagine(&view, &mut luck), &mut luck);
            if let Some((side, features)) = imagined.as_ref().and_then(&see) {
                let imagined = imagined.expect("`see` has seen it");
                all.push(label(game, &imagined, side, features, &mut luck));
            }
        }
        let action = search(game, &view, seat, effort, bits(&mut luck), &Watch::none()).action;
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    };
    all.extend(played.into_iter().map(|(side, seen)| Labelled { won: Some(winners.contains(side)), ..seen }));
    all
}

/// Makes one to [`DEEPEST`] decisions. The probability of a decision grows with its prior. `None` if the game ends.
fn wander<G: Playable>(game: &G, mut state: G::State, luck: &mut Seeded) -> Option<G::State> {
    let mut candidates = Vec::new();
    for _ in 0..=luck.below(DEEPEST, TRAINING) {
        let Status::Awaiting(seats) = game.status(&state) else { return None };
        let seat = seats.iter().next()?;
        candidates.clear();
        game.candidates(&state, seat, luck, &mut candidates);
        let weights: Vec<u32> =
            candidates.iter().map(|action| game.prior(&state, seat, action).max(0) as u32 + 20).collect();
        let mut left = luck.below(weights.iter().sum(), TRAINING);
        let mut chosen = 0;
        while left >= weights[chosen] {
            left -= weights[chosen];
            chosen += 1;
        }
        game.apply(&mut state, seat, &candidates[chosen], &mut Table::quiet(luck));
    }
    matches!(game.status(&state), Status::Awaiting(_)).then_some(state)
}

fn label<G: Playable>(game: &G, state: &G::State, side: Seat, features: Vec<u8>, luck: &mut Seeded) -> Labelled {
    let chance = chances(game, state, level(), bits(luck))[side.index()] as f32 / 1_000.0;
    let is_asked = matches!(game.status(state), Status::Awaiting(seats) if seats.iter().next() == Some(side));
    Labelled { features, chance, is_asked, won: None }
}

fn level() -> Level {
    Level::new(LEVEL).expect("this level exists")
}

fn bits(luck: &mut Seeded) -> u64 {
    u64::from(luck.below(u32::MAX, TRAINING))
}

/// Turns labelled positions into examples. The target is the chance that the search found, corrected because a search
/// overestimates the chance of the seat that decides next. For a position that the game reached, the target lies
/// halfway between the corrected chance and the result.
///
/// The correction shifts the logarithm of the odds. The shift makes the mean chance of the positions with a result
/// equal to the share of wins. If the other side decides next, the shift has the opposite sign.
pub fn examples(positions: Vec<Labelled>) -> Vec<Example> {
    let played: Vec<(&Labelled, bool)> =
        positions.iter().filter(|seen| seen.is_asked).filter_map(|seen| Some((seen, seen.won?))).collect();
    let won = played.iter().filter(|(_, won)| *won).count() as f32 / played.len() as f32;
    let mean =
        |shift: f32| played.iter().map(|(seen, _)| shifted(seen.chance, shift)).sum::<f32>() / played.len() as f32;
    let (mut low, mut high) = (-1.0, 1.0);
    for _ in 0..20 {
        let middle = (low + high) / 2.0;
        if mean(middle) > won { high = middle } else { low = middle }
    }
    let target = |seen: &Labelled| {
        let chance = shifted(seen.chance, if seen.is_asked { low } else { -low });
        seen.won.map_or(chance, |won| (chance + f32::from(u8::from(won))) / 2.0)
    };
    positions.into_iter().map(|seen| Example { target: target(&seen), features: seen.features }).collect()
}

/// Returns the chance whose logarithm of the odds is higher by `shift`.
fn shifted(chance: f32, shift: f32) -> f32 {
    let chance = chance.clamp(0.002, 0.998);
    1.0 / (1.0 + (1.0 - chance) / chance * (-shift).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(chance: f32, is_asked: bool, won: Option<bool>) -> Labelled {
        Labelled { features: vec![1], chance, is_asked, won }
    }

    #[test]
    fn the_overestimate_of_a_search_is_corrected() {
        // The search gives the side that decides 60 %, but this side wins only half of the games.
        let played = [true, false].map(|won| seen(0.6, true, Some(won)));
        let imagined = [seen(0.6, true, None), seen(0.4, false, None)];
        let made = examples(played.into_iter().chain(imagined).collect());
        let targets: Vec<f32> = made.iter().map(|example| example.target).collect();
        for (target, expected) in targets.iter().zip([0.75, 0.25, 0.5, 0.5]) {
            assert!((target - expected).abs() < 0.01, "{targets:?}");
        }
    }
}
