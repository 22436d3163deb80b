//! The rules, clause by clause.

use crate::clauses::{TD_GOAL_01, TD_R_01, TD_SETUP_01, TD_TURN_01, TD_TURN_02};
use crate::{Action, Event, Setup, Side, View};
use referee::{Chance, Cite, Clause, Coverage, Game, Outcome, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// The most sticks that may be taken at once. TD-TURN-01
const MOST: u8 = 3;

/// The rules with a set-up.
#[derive(Clone, Debug)]
pub struct TinDrums {
    setup: Setup,
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Sticks on the table.
    pub sticks: u8,
    /// Whose turn it is.
    pub turn: Side,
    /// Who has left the table.
    pub left: Option<Side>,
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Refusal {
    /// The game begins with another number of sticks.
    Sticks {
        /// How many were asked for.
        sticks: u8,
    },
    /// It is the turn of the other seat, or the game is over.
    NotYourTurn {
        /// Whose turn it is.
        turn: Side,
    },
    /// So many cannot be taken.
    Number {
        /// The most that can be.
        most: u8,
    },
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::Sticks { .. } => TD_SETUP_01,
            Refusal::NotYourTurn { .. } => TD_TURN_02,
            Refusal::Number { .. } => TD_TURN_01,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Sticks { sticks } => write!(out, "the game begins with {sticks} sticks; 5 to 99 are allowed"),
            Refusal::NotYourTurn { turn } => write!(out, "it is the turn of {turn:?}"),
            Refusal::Number { most } => write!(out, "1 to {most} sticks may be taken"),
        }
    }
}

impl TinDrums {
    /// Only the seat whose turn it is takes sticks. TD-TURN-02
    fn in_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.turn == Side::of(seat) { Ok(()) } else { Err(Refusal::NotYourTurn { turn: state.turn }) }
    }

    /// One to three sticks are taken, as many as there are. TD-TURN-01
    fn fits(state: &State, sticks: u8) -> Result<(), Refusal> {
        let most = state.sticks.min(MOST);
        if (1..=most).contains(&sticks) { Ok(()) } else { Err(Refusal::Number { most }) }
    }
}

impl Game for TinDrums {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, _revision: u32) -> Result<TinDrums, Vec<Refusal>> {
        let sticks = setup.options.sticks;
        if (5..=99).contains(&sticks) { Ok(TinDrums { setup }) } else { Err(vec![Refusal::Sticks { sticks }]) }
    }

    fn id(&self) -> RulesId {
        RulesId { game: "tin-drums".into(), edition: "1".into(), revision: 1 }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    /// The sticks lie on the table, and blue begins. TD-SETUP-01
    fn start(&self, _table: &mut Table<'_, Event>) -> State {
        State { sticks: self.setup.options.sticks, turn: Side::Blue, left: None }
    }

    /// The player who takes the last stick wins. TD-GOAL-01
    fn status(&self, state: &State) -> Status {
        let over = |winner: Side, by, clause| {
            Status::Over(Outcome { winners: Seats::one(winner.seat()), by, clause })
        };
        match (state.left, state.sticks) {
            (Some(left), _) => over(left.other(), "left", TD_R_01),
            (None, 0) => over(state.turn.other(), "last-stick", TD_GOAL_01),
            (None, _) => Status::Awaiting(Seats::one(state.turn.seat())),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Status::Over(_) = self.status(state) {
            return Err(Refusal::NotYourTurn { turn: state.turn });
        }
        match action {
            Action::Take(sticks) => {
                TinDrums::in_turn(state, seat)?;
                TinDrums::fits(state, *sticks)
            }
            Action::Resign {} => Ok(()),
            Action::Timeout {} => TinDrums::in_turn(state, seat),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let side = Side::of(seat);
        match action {
            Action::Take(sticks) => {
                state.sticks -= sticks;
                state.turn = side.other();
                table.tell(|| Event::Took { seat: side, sticks: *sticks, left: state.sticks });
            }
            Action::Resign {} | Action::Timeout {} => {
                state.left = Some(side);
                table.tell(|| Event::Left { seat: side });
            }
        }
    }

    fn candidates(&self, state: &State, _: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        out.extend((1..=state.sticks.min(MOST)).map(Action::Take));
        Coverage::All
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { sticks, turn, left } = *state;
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Public => None,
        };
        View { viewer, sticks, turn, left }
    }

    fn show(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, _chance: &mut dyn Chance) -> State {
        State { sticks: view.sticks, turn: view.turn, left: view.left }
    }

    fn fingerprint(&self, state: &State, out: &mut Vec<u8>) {
        let State { sticks, turn, left } = *state;
        out.extend([sticks, turn.seat().0, left.map_or(2, |side| side.seat().0)]);
    }
}

impl Playable for TinDrums {
    /// A player who leaves a multiple of four wins.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        let worth = match self.status(state) {
            Status::Over(outcome) if outcome.winners.contains(seat) => return 1_000,
            Status::Over(_) => return -1_000,
            Status::Awaiting(_) => if state.sticks % 4 == 0 { -500 } else { 500 },
        };
        if state.turn.seat() == seat { worth } else { -worth }
    }
}
