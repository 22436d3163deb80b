//! Implements [`Game`], the interface through which the crate `referee` calls the rules.

use crate::action::Action;
use crate::battle::Attacktix;
use crate::event::Event;
use crate::muster;
use crate::position::Position;
use crate::refusal::{Refusal, match_faults};
use crate::rules::{Order, Play};
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};

/// The year of the printed rules.
pub const EDITION: &str = "2006";

impl Game for Attacktix {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = Position;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 3;

    fn open_revision(setup: Setup, revision: u32) -> Result<Attacktix, Vec<Refusal>> {
        let faults = match_faults(&setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(muster::open(setup, revision))
    }

    fn id(&self) -> RulesId {
        RulesId { game: "attacktix".into(), edition: EDITION.into(), revision: self.opened.revision }
    }

    fn setup(&self) -> &Setup {
        &self.opened.setup
    }

    fn seats(&self) -> u8 {
        self.opened.setup.seats.len() as u8
    }

    fn start(&self, table: &mut Table<'_, Event>) -> State {
        self.begin(table)
    }

    fn status(&self, state: &State) -> Status {
        self.status_of(state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_asked(state, seat, action)?;
        match action {
            Action::ChooseSide { side } => self.check_side(state, seat, *side)?,
            Action::Place { figure, at, advance } => {
                self.check_still_places(state, seat)?;
                self.check_placing(state, seat, self.brought(seat, figure)?, at.0, *advance)?;
            }
            Action::Ready {} => self.check_ready(state, seat)?,
            Action::Move { figure, path, push, destroy } => {
                let figure = self.ordered_to_move(state, seat, figure)?;
                self.check_move(state, figure, Order { path, push: push.as_ref(), destroy })?;
            }
            Action::TurnBase { figure, .. }
            | Action::Adjust { figure, .. }
            | Action::Attack { figure, .. }
            | Action::AttackSection { figure, .. } => {
                self.check_attack(state, self.ordered(state, seat, figure)?, action)?;
            }
            Action::FireNext { figure, aim } => {
                self.check_next_shot(state, Attacktix::open_volley(state)?, figure, aim.as_ref())?;
            }
            Action::Special(choice) => {
                if let Some((figure, heading, roll)) = self.check_special(state, choice)? {
                    self.shifted(state, figure, heading, roll)?;
                }
            }
            Action::Dispute { .. }
            | Action::Call { .. }
            | Action::EndMoves {}
            | Action::CeaseFire {}
            | Action::Pass {}
            | Action::EndTurn {}
            | Action::Resign {}
            | Action::Timeout {} => {}
        }
        Ok(())
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()), "only legal decisions are carried out");
        Play { game: self, state, table }.carry_out(seat, action);
    }

    fn candidates(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        self.push_candidates(state, seat, chance, out);
        Coverage::Sample
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.redacted(event, viewer)
    }

    fn imagine(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.imagined(view, chance)
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn restore(&self, position: Position) -> State {
        self.restored(position)
    }
}
