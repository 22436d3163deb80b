//! Plays games between bots, and checks that every decision is legal.

use attacktix::{Attacktix, Mode, Options, Setup, State, shipped_forces};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Viewer};
use search::{Bot, Level, Watch, think};

const SEED: Clause = Clause::new("seed");

/// The table, the options and the seed of a game between bots.
#[derive(Clone, Debug)]
pub struct Table {
    pub table: &'static str,
    pub seats: u8,
    pub mode: Mode,
    pub options: Options,
    pub seed: u64,
}

impl Table {
    pub fn duel(table: &'static str, seed: u64) -> Table {
        Table { table, seats: 2, mode: Mode::Duel, options: Options::default(), seed }
    }

    pub fn of(mode: Mode, seats: u8, table: &'static str, seed: u64) -> Table {
        Table { mode, seats, ..Table::duel(table, seed) }
    }
}

pub fn level(number: u8) -> Bot {
    Bot::Search(Level::new(number).expect("the number is a level"))
}

pub fn options(said: &str) -> Options {
    serde_json::from_str(said).expect("the options can be read")
}

/// Returns the set-up of a table with the forces that the bots bring.
pub fn setup(table: &Table, bots: &[Bot]) -> Setup {
    let limit = if table.mode == Mode::Team { 200 } else { 100 };
    let mut setup = empty(table, limit, 0);
    muster(&mut setup, table, bots);
    setup
}

/// Returns a set-up with Battle Masters. The first seat brings the ready-made force `id`, which has one. The other bots
/// build their forces.
pub fn masters(table: &Table, id: &str, bots: &[Bot]) -> Setup {
    let mut setup = empty(table, 200, 1);
    let shipped = shipped_forces().into_iter().find(|shipped| shipped.id == id).expect("the force is shipped");
    setup.forces.insert("p1".into(), shipped.force);
    muster(&mut setup, table, bots);
    setup
}

fn empty(table: &Table, limit: i32, masters: u8) -> Setup {
    let said = serde_json::json!({
        "seats": (1..=table.seats).map(|n| format!("p{n}")).collect::<Vec<_>>(),
        "mode": table.mode,
        "table": table.table,
        "limit": limit,
        "bm_allowance": masters,
        "options": table.options,
    });
    laws::from_json(&said)
}

fn muster(setup: &mut Setup, table: &Table, bots: &[Bot]) {
    for (seat, bot) in (0..).zip(bots) {
        Attacktix::muster(setup, Seat(seat), *bot, &mut Seeded::new(table.seed, seat.into()));
    }
}

/// A game that has been played.
pub struct Played {
    pub game: Attacktix,
    pub state: State,
    /// The seat that had the first turn.
    pub first: Seat,
}

/// Plays a game to its end. Calls `look` before each decision, with the state and the seat that decides.
pub fn watched(setup: Setup, bots: &[Bot], seed: u64, mut look: impl FnMut(&Attacktix, &State, Seat)) -> Played {
    let game = Attacktix::open(setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut luck = Seeded::new(seed, 7);
    let mut state = game.start(&mut referee::Table::quiet(&mut luck));
    let mut first = None;
    let mut decisions = 0;
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("the game waits for a seat");
        look(&game, &state, seat);
        let view = game.view(&state, Viewer::Seat(seat));
        let thought = luck.below(1 << 30, SEED).into();
        let action = think(&game, &view, seat, bots[seat.index()], thought, &Watch::none());
        assert_eq!(game.check(&state, seat, &action), Ok(()), "{action:?}");
        game.apply(&mut state, seat, &action, &mut referee::Table::quiet(&mut luck));
        first = first.or((state.turn.number == 1).then_some(state.turn.active));
        decisions += 1;
        assert!(decisions < 4_000, "the game of seed {seed} goes on after {decisions} decisions");
    }
    Played { game, state, first: first.expect("a seat has had a turn") }
}

/// Plays a game to its end.
pub fn play(table: &Table, bots: &[Bot]) -> Played {
    watched(setup(table, bots), bots, table.seed, |_, _, _| {})
}
