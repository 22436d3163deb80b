//! Toy Battle: two hidden racks, placement on a graph of bases, eight terrains.
//!
//! The rules stand in `rules/toy-battle/rulebook.md`; every function of [`mod@rules`] names its clauses. Deviations from
//! the printed rules: none. Product rules beyond them: the cap on turns (TB-R-33), resignation and time-outs (TB-R-43).

mod action;
pub mod board;
pub mod clauses;
mod codec;
mod entry;
mod estimate;
mod event;
mod field;
mod position;
mod refusal;
mod rules;
mod scenario;
mod setup;
mod state;
mod terms;
mod troop;
mod view;

pub use action::{Action, Effect};
pub use entry::Entry;
pub use estimate::Weighed;
pub use event::Event;
pub use field::{Field, MOST_BASES, MOST_PLACES, MOST_REGIONS, Place, Region};
pub use position::Position;
pub use refusal::Refusal;
pub use scenario::{Assertion, Given, ScenarioTable, Written, scenario_schema};
pub use setup::{BoardChoice, MOST_PLIES, MedalTiming, Options, Setup, Starter};
pub use state::{Ending, Phase, Piece, State};
pub use troop::{BLUE, Kinds, RED, Troop, opponent};
pub use view::{SeenPlaced, View};

use board::{BoardFile, Fault};
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use rules::Play;
use std::sync::Arc;

/// The year of the printed rules.
pub const EDITION: &str = "2025";

/// The rules of Toy Battle on one board with its options. Cheap to clone.
#[derive(Clone, Debug)]
pub struct ToyBattle(Arc<Opened>);

#[derive(Debug)]
struct Opened {
    /// The revision of the rules that is played.
    revision: u32,
    setup: Setup,
    board: BoardFile,
    field: Field,
}

impl ToyBattle {
    /// Opens the rules for a position on a board that may break validity rules, as long as its names fit together.
    ///
    /// # Errors
    /// The board is unknown, the board cannot be used at all, or an option is out of range: every fault.
    pub fn for_position(setup: Setup, revision: u32) -> Result<ToyBattle, Vec<Refusal>> {
        ToyBattle::open_with(setup, revision, board::obstacles, u32::MAX)
    }

    fn open_with(
        setup: Setup,
        revision: u32,
        judge: impl Fn(&BoardFile) -> Vec<Fault>,
        most: u32,
    ) -> Result<ToyBattle, Vec<Refusal>> {
        let mut faults = Vec::new();
        let max_plies = setup.options.max_plies;
        if !(1..=most).contains(&max_plies) {
            faults.push(Refusal::TurnCap { max_plies, most });
        }
        let board = match &setup.board {
            BoardChoice::Custom(board) => Some(BoardFile::clone(board)),
            BoardChoice::Shipped(id) => board::shipped(id),
        };
        let Some(board) = board else {
            let BoardChoice::Shipped(board) = setup.board else { unreachable!("a custom board is there") };
            faults.push(Refusal::NoSuchBoard { board });
            return Err(faults);
        };
        faults.extend(judge(&board).into_iter().map(Refusal::Board));
        if !faults.is_empty() {
            return Err(faults);
        }
        let field = Field::new(&board, &setup.options);
        Ok(ToyBattle(Arc::new(Opened { revision, setup, board, field })))
    }

    /// Returns the board made ready for play.
    #[inline]
    pub fn field(&self) -> &Field {
        &self.0.field
    }

    /// Returns the board as its file says it.
    pub fn board(&self) -> &BoardFile {
        &self.0.board
    }

    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }
}

impl Game for ToyBattle {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = Position;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<ToyBattle, Vec<Refusal>> {
        ToyBattle::open_with(setup, revision, board::faults, MOST_PLIES)
    }

    fn id(&self) -> RulesId {
        RulesId { game: "toy-battle".into(), edition: EDITION.into(), revision: self.0.revision }
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        self.lay_out(table)
    }

    fn status(&self, state: &State) -> Status {
        self.status_of(state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_decision(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check_decision(state, seat, action), Ok(()), "only legal decisions are carried out");
        Play { game: self, state, table }.carry_out(seat, action);
    }

    #[inline]
    fn candidates(&self, state: &State, seat: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        self.push_candidates(state, seat, out);
        Coverage::All
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(ToyBattle::redacted(event, viewer))
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.imagined(view, chance)
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn restore(&self, position: Position) -> State {
        self.restored(&position)
    }
}
