//! Fits the weights by which bots of Plastic Attack estimate positions and draft armies. Compares them with the weights
//! in use.
//!
//! `fit [positions|armies 2009|quick|revised SEATS GAMES]`: bots play with random armies. `positions` takes a sample at
//! the start of every turn: the position and the winner. `armies` takes one sample of each game: its armies and the
//! winner. `quick` is the quicker game of 2009, whose positions have their own weights. `lab::Comparison` says how
//! weights are fitted and compared.

use std::error::Error;
use std::process::ExitCode;

use lab::{Comparison, Sample};
use plastic_attack::{ArmyWeights, Edition, Options, PlasticAttack, Setup, Stage};
use referee::{Chance, Clause, Game, Seat, Seats, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};

/// The level of the bots that play. It is low, so that games end and positions differ.
const LEVEL: u8 = 2;

const FITTING: Clause = Clause::new("fitting");

/// The fits that run if no arguments are given: positions or armies, the rules, the number of players, and the number
/// of games.
const STANDARD: [(&str, &str, u8, u64); 8] = [
    ("positions", "2009", 2, 2_000),
    ("positions", "2009", 4, 400),
    ("positions", "quick", 2, 2_000),
    ("positions", "quick", 4, 600),
    ("positions", "revised", 2, 2_000),
    ("positions", "revised", 4, 600),
    ("armies", "2009", 2, 8_000),
    ("armies", "revised", 2, 12_000),
];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let all_hold = match words.as_slice() {
        [] => STANDARD.iter().try_fold(true, |all_hold, (what, rules, seats, games)| {
            println!("{what} {rules} {seats} {games}");
            holds(what, rules, *seats, *games).map(|holds| holds && all_hold)
        })?,
        [what @ ("positions" | "armies"), rules @ ("2009" | "quick" | "revised"), seats, games] => {
            holds(what, rules, seats.parse()?, games.parse()?)?
        }
        _ => return Err("usage: fit [positions|armies 2009|quick|revised SEATS GAMES]".into()),
    };
    Ok(if all_hold { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Fits weights and prints the comparison. Returns whether the weights in use are about as good as the fitted ones.
fn holds(what: &str, rules: &str, seats: u8, games: u64) -> Result<bool, Box<dyn Error>> {
    let edition = if rules == "revised" { Edition::Revised } else { Edition::First };
    let options = Options { quick_game: rules == "quick", ..Options::default() };
    let played = (0..games).map(|seed| play(edition, &options, seats, seed)).collect::<Result<Vec<Played>, _>>()?;
    let is_of_armies = what == "armies";
    let weights = match is_of_armies {
        true => ArmyWeights::of(edition).in_order(),
        false => played[0].game.weights().to_vec(),
    };
    let samples = played.into_iter().map(|played| if is_of_armies { played.armies() } else { played.positions });
    let comparison = Comparison::of(samples.collect(), &weights);
    println!("{comparison}");
    Ok(comparison.holds())
}

/// A played game and its winners. A game without a winner gives no samples.
struct Played {
    game: PlasticAttack,
    winners: Seats,
    positions: Vec<Sample>,
}

fn play(edition: Edition, options: &Options, seats: u8, seed: u64) -> Result<Played, Box<dyn Error>> {
    let mut luck = Seeded::new(seed, 0);
    let names = (0..seats).map(|seat| format!("p{seat}")).collect();
    let mut setup = Setup { edition, seats: names, armies: Default::default(), options: options.clone(), odds: false };
    (0..seats).for_each(|seat| PlasticAttack::muster(&mut setup, Seat(seat), Bot::Random, &mut luck));
    let game = PlasticAttack::open(setup).map_err(|faults| format!("the bots' armies have faults: {faults:?}"))?;
    let bot = Bot::Search(Level::new(LEVEL).expect("2 is a level"));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let (mut positions, mut turn) = (Vec::new(), None);
    let winners = loop {
        let awaited = match game.status(&state) {
            Status::Over(outcome) => break outcome.winners,
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for at least one seat"),
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
        let contestants = alive.iter().map(|seat| std::mem::take(&mut players[seat.index()])).collect();
        Some(Sample { contestants, winner })
    };
    let positions = positions.into_iter().filter_map(sample).collect();
    Ok(Played { game, winners, positions })
}

impl Played {
    /// Returns one sample: the armies with which the game began. Returns no sample if no player won.
    fn armies(&self) -> Vec<Sample> {
        let Setup { armies, seats, .. } = self.game.setup();
        let count = |name: &String| {
            let mut counts = vec![0.0; ArmyWeights::COUNTS];
            ArmyWeights::count(&armies[name].army, |what, many| counts[what] += f64::from(many));
            counts
        };
        let contestants = seats.iter().map(count).collect();
        let winner = self.winners.iter().next().map(Seat::index);
        winner.map(|winner| Sample { contestants, winner }).into_iter().collect()
    }
}
