//! The rules of Tin Drums, clause by clause.

use crate::clauses::{TD_GOAL_01, TD_R_01, TD_SETUP_01, TD_TURN_01, TD_TURN_02};
use crate::{Action, Event, Setup, Side, View};
use referee::{Chance, Coverage, Game, Outcome, PlainRefusal, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most sticks that may be taken at once. TD-TURN-01
const MOST: u8 = 3;

/// The rules, with the set-up of one match.
#[derive(Clone, Debug)]
pub struct TinDrums {
    setup: Setup,
    revision: u32,
}

/// The whole state of a match. Scenario files contain states in the same form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The number of sticks on the table.
    pub sticks: u8,
    /// The seat of the player whose turn it is.
    pub turn: Side,
    /// The seat of the player who has left the match; null while both players play.
    #[serde(default)]
    pub left: Option<Side>,
}

impl TinDrums {
    /// Checks that it is the turn of the player at the seat. TD-TURN-02
    fn in_turn(state: &State, seat: Seat) -> Result<(), PlainRefusal> {
        let refusal = || PlainRefusal::new("not-your-turn", TD_TURN_02, format!("it is the turn of {:?}", state.turn));
        (state.turn == Side::of(seat)).then_some(()).ok_or_else(refusal)
    }

    /// Checks that the player takes one to three sticks, and no more than lie on the table. TD-TURN-01
    fn fits(state: &State, sticks: u8) -> Result<(), PlainRefusal> {
        let most = state.sticks.min(MOST);
        let refusal = || PlainRefusal::new("number", TD_TURN_01, format!("1 to {most} sticks may be taken"));
        (1..=most).contains(&sticks).then_some(()).ok_or_else(refusal)
    }
}

impl Game for TinDrums {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = State;
    type View = View;
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<TinDrums, Vec<PlainRefusal>> {
        let sticks = setup.options.sticks;
        let sentence = format!("the game begins with {sticks} sticks; 5 to 99 are allowed");
        let refusal = || vec![PlainRefusal::new("sticks", TD_SETUP_01, sentence)];
        (5..=99).contains(&sticks).then_some(TinDrums { setup, revision }).ok_or_else(refusal)
    }

    fn id(&self) -> RulesId {
        RulesId { game: "tin-drums".into(), edition: "1".into(), revision: self.revision }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    /// Lays the sticks on the table. Blue begins. TD-SETUP-01
    fn start(&self, _table: &mut Table<'_, Event>) -> State {
        State { sticks: self.setup.options.sticks, turn: Side::Blue, left: None }
    }

    /// Returns the seat whose turn it is, or the result. The player who takes the last stick wins. TD-GOAL-01
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

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), PlainRefusal> {
        if let Status::Over(outcome) = self.status(state) {
            return Err(PlainRefusal::new("over", outcome.clause, "the game is over"));
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
                table.emit(|| Event::Took { seat: side, sticks: *sticks, left: state.sticks });
            }
            Action::Resign {} | Action::Timeout {} => {
                state.left = Some(side);
                table.emit(|| Event::Left { seat: side });
            }
        }
    }

    fn candidates(&self, state: &State, seat: Seat, _: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        let legal = |action: &Action| self.check(state, seat, action).is_ok();
        out.extend((1..=MOST).map(Action::Take).filter(legal));
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

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn restore(&self, position: State) -> State {
        position
    }
}

impl Playable for TinDrums {
    /// Estimates how good a position is for a player. With best play, the player who leaves a multiple of four sticks
    /// wins.
    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        let worth = match self.status(state) {
            Status::Over(outcome) if outcome.winners.contains(seat) => return 1_000,
            Status::Over(_) => return -1_000,
            Status::Awaiting(_) if state.sticks.is_multiple_of(4) => -500,
            Status::Awaiting(_) => 500,
        };
        if state.turn.seat() == seat { worth } else { -worth }
    }
}
