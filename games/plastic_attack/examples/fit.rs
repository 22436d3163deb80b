//! Fits the weights by which bots of Plastic Attack estimate a position, and says how well the weights in use do.
//!
//! `fit EDITION SEATS GAMES`: bots play, and every position at the start of a turn is kept with the winner. Half of the
//! games fit a model: the chance of a player to win is its share of the odds, whose logarithm is the weighted sum of what
//! is counted about it (a conditional logit, McFadden 1974), fitted by Newton's method with a ridge. The other half
//! measures the mean of the negative logarithm of the winner's chance, for the new weights and for those in use.

use std::error::Error;
use std::process::ExitCode;

use plastic_attack::{Edition, Options, PlasticAttack, Setup, Stage};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};

/// The bots that play: weak ones, so that games end and positions differ.
const LEVEL: u8 = 2;
/// Keeps weights of what hardly ever occurs near 0.
const RIDGE: f64 = 4.0;
/// Steps of Newton's method; it is done after about six.
const STEPS: u32 = 12;
/// By how much the weights in use may fall behind freshly fitted ones.
const BEHIND: f64 = 0.05;

const FITTING: Clause = Clause::new("fitting");

/// A position: what is counted about each player, and which of them won.
struct Sample {
    players: Vec<Vec<f64>>,
    winner: usize,
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [edition, seats, games] = words.as_slice() else { return Err("usage: fit 2009|revised SEATS GAMES".into()) };
    let edition = if edition == "2009" { Edition::First } else { Edition::Revised };
    let (seats, games): (u8, u64) = (seats.parse()?, games.parse()?);
    let [mut fitting, mut measuring] = [Vec::new(), Vec::new()];
    let mut in_use = Vec::new();
    for seed in 0..games {
        let (samples, weights) = play(edition, seats, seed)?;
        if seed % 2 == 0 {
            fitting.extend(samples)
        } else {
            measuring.extend(samples)
        }
        in_use = weights.iter().map(|weight| f64::from(*weight) / 1_000.0).collect();
    }
    let fitted = fit(&fitting, in_use.len());
    let rounded: Vec<i32> = fitted.iter().map(|weight| (weight * 1_000.0).round() as i32).collect();
    println!("{rounded:?}");
    let nothing = vec![0.0; in_use.len()];
    let [fresh, used, blind] = [&fitted, &in_use, &nothing].map(|weights| loss(&measuring, weights));
    println!("{} positions to fit, {} to measure; mean loss:", fitting.len(), measuring.len());
    println!("fitted {fresh:.4}, in use {used:.4}, without weights {blind:.4}");
    Ok(if used <= fresh + BEHIND { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The positions of a game, and the weights in use at its table.
type Played = (Vec<Sample>, &'static [i32]);

/// Plays a game. A game without a winner has no positions.
fn play(edition: Edition, seats: u8, seed: u64) -> Result<Played, Box<dyn Error>> {
    let mut luck = Seeded::new(seed, 0);
    let names = (0..seats).map(|seat| format!("p{seat}")).collect();
    let mut setup =
        Setup { edition, seats: names, armies: Default::default(), options: Options::default(), odds: false };
    (0..seats).for_each(|seat| PlasticAttack::muster(&mut setup, Seat(seat), Bot::Random, &mut luck));
    let game = PlasticAttack::open(setup).map_err(|faults| format!("{faults:?}"))?;
    let bot = Bot::Search(Level::new(LEVEL).expect("a level"));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let (mut positions, mut turn) = (Vec::new(), None);
    let winners = loop {
        let awaited = match game.status(&state) {
            Status::Over(outcome) => break outcome.winners,
            Status::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        if state.stage() == Stage::Attack && turn != Some((state.turns_taken(), state.turn())) {
            turn = Some((state.turns_taken(), state.turn()));
            let mut players = vec![vec![0.0; game.weights().len()]; usize::from(seats)];
            game.count(&state, |seat, what, many| players[seat.index()][what] += f64::from(many));
            positions.push((state.players().collect::<Vec<_>>(), players));
        }
        let view = game.view(&state, Viewer::Seat(awaited));
        let seed = u64::from(luck.below(u32::MAX, FITTING));
        let action = think(&game, &view, awaited, bot, seed, &Watch::none());
        game.apply(&mut state, awaited, &action, &mut Table::quiet(&mut luck));
    };
    let sample = |(alive, mut players): (Vec<Seat>, Vec<Vec<f64>>)| {
        let winner = alive.iter().position(|seat| winners.contains(*seat))?;
        let players = alive.iter().map(|seat| std::mem::take(&mut players[seat.index()])).collect();
        Some(Sample { players, winner })
    };
    Ok((positions.into_iter().filter_map(sample).collect(), game.weights()))
}

/// The chance of each player by these weights.
fn chances(sample: &Sample, weights: &[f64]) -> Vec<f64> {
    let worths = sample.players.iter().map(|counts| dot(counts, weights));
    let worths: Vec<f64> = worths.collect();
    let best = worths.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = worths.iter().map(|worth| (worth - best).exp()).collect();
    let all: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / all).collect()
}

fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let losses = samples.iter().map(|sample| -chances(sample, weights)[sample.winner].max(1e-9).ln());
    losses.sum::<f64>() / samples.len() as f64
}

/// Newton's method for the penalised likelihood.
fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    for _ in 0..STEPS {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curvature = vec![vec![0.0; count]; count];
        (0..count).for_each(|at| curvature[at][at] = RIDGE);
        for sample in samples {
            let chances = chances(sample, &weights);
            let mean: Vec<f64> = (0..count)
                .map(|what| sample.players.iter().zip(&chances).map(|(counts, chance)| counts[what] * chance).sum())
                .collect();
            for (what, gradient) in gradient.iter_mut().enumerate() {
                *gradient += sample.players[sample.winner][what] - mean[what];
            }
            for (counts, chance) in sample.players.iter().zip(&chances) {
                let off: Vec<f64> = counts.iter().zip(&mean).map(|(count, mean)| count - mean).collect();
                let there = |what: &usize| off[*what] != 0.0;
                for row in (0..count).filter(there) {
                    for column in (0..=row).filter(there) {
                        curvature[row][column] += chance * off[row] * off[column];
                    }
                }
            }
        }
        let step = solve(curvature, gradient);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves a positive definite system of which the lower half is given, by Cholesky's decomposition.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for row in 0..count {
        for column in 0..=row {
            let sum = matrix[row][column] - dot(&matrix[row][..column], &matrix[column][..column]);
            matrix[row][column] = if row == column { sum.sqrt() } else { sum / matrix[column][column] };
        }
        right[row] = (right[row] - dot(&matrix[row][..row], &right[..row])) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let below: f64 = (row + 1..count).map(|other| matrix[other][row] * right[other]).sum();
        right[row] = (right[row] - below) / matrix[row][row];
    }
    right
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
