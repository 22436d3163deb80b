//! Fits the weights by which bots of Plastic Fudge choose a force, and compares them with the weights in use.
//!
//! Usage: `fit [GAMES]`. Bots of equal level fight with random forces on all battlefields in turn. `lab::Comparison`
//! says how weights are fitted and compared.

use std::error::Error;
use std::process::ExitCode;

use lab::{Comparison, Sample};
use plastic_fudge::{ForceWeights, GroundChoice, Options, PlasticFudge, Setup, Side, shipped_battlefields};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};

/// The level of the bots. Bots of this level attack and guard, and decide quickly.
const LEVEL: u8 = 2;

/// How many games are played if the command line gives no number.
const GAMES: u64 = 400;

const FITTING: Clause = Clause::new("fitting");

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = match words.as_slice() {
        [] => GAMES,
        [games] => games.parse()?,
        _ => return Err("usage: fit [GAMES]".into()),
    };
    let fields = shipped_battlefields();
    let names: Vec<&String> = fields.iter().map(|field| &field.id).collect();
    let games = (0..games).map(|seed| {
        // one half of the games fits the weights, and the other measures them; both halves use every battlefield
        let field = names[(seed / 2) as usize % names.len()];
        play(field, seed)
    });
    let comparison = Comparison::of(games.collect::<Result<Vec<_>, _>>()?, &ForceWeights::in_order());
    println!("{comparison}");
    Ok(if comparison.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays a battle and returns its sample; none if the battle ends in a draw.
fn play(field: &str, seed: u64) -> Result<Vec<Sample>, Box<dyn Error>> {
    let mut luck = Seeded::new(seed, 0);
    let battlefield = GroundChoice::Shipped(field.into());
    let mut setup = Setup { battlefield, options: Options::default(), ..Setup::default() };
    (0..2).for_each(|seat| PlasticFudge::muster(&mut setup, Seat(seat), Bot::Random, &mut luck));
    let count = |side: Side| {
        let mut counts = vec![0.0; ForceWeights::COUNTS];
        ForceWeights::count(&setup.forces[&side], &setup, |what, hundredths| {
            counts[what] += f64::from(hundredths) / 100.0;
        });
        counts
    };
    let contestants = Side::BOTH.map(count).to_vec();
    let game = PlasticFudge::open(setup).map_err(|faults| format!("{faults:?}"))?;
    let bot = Bot::Search(Level::new(LEVEL).expect("a level"));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    loop {
        let seat = match game.status(&state) {
            Status::Over(outcome) => {
                let winner = outcome.winners.iter().next().map(Seat::index);
                return Ok(winner.map(|winner| Sample { contestants, winner }).into_iter().collect());
            }
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for a seat"),
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let seed = u64::from(luck.below(u32::MAX, FITTING));
        let action = think(&game, &view, seat, bot, seed, &Watch::none());
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
}
