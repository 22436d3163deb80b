//! Fits the weights by which bots of Toy Battle estimate positions, and compares the fitted weights with the weights in
//! use.
//!
//! Usage: `fit_toy_battle [GAMES]`. Bots play that many games, on all shipped boards in turn. The program keeps every
//! position at the start of a turn together with the winner of its game. `lab::Comparison` says how it fits and
//! compares weights.

use std::error::Error;
use std::process::ExitCode;

use lab::{Comparison, Sample};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};
use toy_battle::{BoardChoice, Options, Setup, ToyBattle, Weighed, board::shipped_ids};

/// The level of the bots. Weak bots make games end sooner and positions differ more.
const LEVEL: u8 = 2;

/// How many games the program plays if the command line gives no number.
const GAMES: u64 = 3_000;

const FITTING: Clause = Clause::new("fitting");

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = match words.as_slice() {
        [] => GAMES,
        [games] => games.parse()?,
        _ => return Err("usage: fit [GAMES]".into()),
    };
    let boards: Vec<&str> = shipped_ids().collect();
    // The bots play each board twice in a row. The comparison fits weights to one of the two games and measures with
    // the other.
    let games = (0..games).map(|seed| play(boards[(seed / 2) as usize % boards.len()], seed));
    let comparison = Comparison::of(games.collect::<Result<Vec<_>, _>>()?, &Weighed::weights());
    println!("{comparison}");
    Ok(if comparison.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays one game. Returns a sample for every position at the start of a turn: the counts of both sides, and the
/// winner.
fn play(board: &str, seed: u64) -> Result<Vec<Sample>, Box<dyn Error>> {
    let setup = Setup { board: BoardChoice::Shipped(board.into()), options: Options::default() };
    let game = ToyBattle::open(setup).map_err(|faults| format!("the set-up has faults: {faults:?}"))?;
    let bot = Bot::Search(Level::new(LEVEL).expect("2 is a level"));
    let mut luck = Seeded::new(seed, 0);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut positions: Vec<(Seat, Weighed)> = Vec::new();
    let winners = loop {
        let seat = match game.status(&state) {
            Status::Over(outcome) => break outcome.winners,
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for at least one seat"),
        };
        positions.extend(game.weighed(&state).map(|weighed| (seat, weighed)));
        let view = game.view(&state, Viewer::Seat(seat));
        let thought = u64::from(luck.below(u32::MAX, FITTING));
        let action = think(&game, &view, seat, bot, thought, &Watch::none());
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    };
    let sample = |(mover, weighed): (Seat, Weighed)| {
        let counts = |side: Vec<i32>| side.into_iter().map(f64::from).collect();
        let contestants = vec![counts(weighed.mover), counts(weighed.waiter)];
        Sample { contestants, winner: usize::from(!winners.contains(mover)) }
    };
    Ok(positions.into_iter().map(sample).collect())
}
