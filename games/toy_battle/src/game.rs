//! Toy Battle behind the trait through which the referee uses a game.

use crate::action::Action;
use crate::board::{self, BoardFile, Fault};
use crate::event::Event;
use crate::field::Field;
use crate::network::WEIGHTS;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Play;
use crate::setup::{BoardChoice, MOST_PLIES, Setup};
use crate::state::State;
use crate::table::{EDITION, Opened, ToyBattle};
use crate::view::View;
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use std::sync::Arc;

impl ToyBattle {
    /// Opens a game for a scenario position. The board may break validity rules, but must have no
    /// [obstacles](board::obstacles).
    ///
    /// # Errors
    /// Every fault of the set-up: an unknown board, an obstacle of the board, or an option out of range.
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
            BoardChoice::Custom(board) => Ok(BoardFile::clone(board)),
            BoardChoice::Shipped(id) => board::shipped(id).ok_or_else(|| Refusal::NoSuchBoard { board: id.clone() }),
        };
        let board = match board {
            Ok(board) => board,
            Err(fault) => {
                faults.push(fault);
                return Err(faults);
            }
        };
        // Shipped boards are not judged here, because tests judge them.
        if let BoardChoice::Custom(_) = setup.board {
            faults.extend(judge(&board).into_iter().map(Refusal::Board));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let field = Field::new(&board, &setup.options);
        Ok(ToyBattle(Arc::new(Opened { revision, setup, board, field, weights: &WEIGHTS })))
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
        self.decisions(state, seat).list(state.standing(seat), out);
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
