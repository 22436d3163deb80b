//! Implements [`Game`], the interface through which the referee calls the rules.

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::muster;
use crate::position::Position;
use crate::refusal::{Refusal, match_faults};
use crate::rules::Play;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::State;
use crate::view::View;
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};

/// The edition of the rules: the year in which they were printed.
pub const EDITION: &str = "2003";

impl Game for PlasticFudge {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = Position;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 2;

    fn open_revision(setup: Setup, revision: u32) -> Result<PlasticFudge, Vec<Refusal>> {
        let faults = match_faults(&setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(muster::open(setup, revision))
    }

    fn id(&self) -> RulesId {
        RulesId { game: "plastic-fudge".into(), edition: EDITION.into(), revision: self.0.revision }
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

    #[inline]
    fn status(&self, state: &State) -> Status {
        self.status_of(state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_decision(state, Side::of(seat), action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()), "only legal decisions are carried out");
        Play { game: self, state, table }.carry_out(Side::of(seat), action);
    }

    fn candidates(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
        self.push_candidates(state, Side::of(seat), chance, out);
        Coverage::Sample
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn show(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(PlasticFudge::redacted(event, viewer))
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

impl Play<'_, '_> {
    /// Carries out a legal decision, and everything that follows until the next decision.
    fn carry_out(&mut self, side: Side, action: &Action) {
        match action {
            Action::Place { .. } | Action::Pass {} => self.terrain(side, action),
            Action::Deploy { .. } | Action::Lay { .. } | Action::EndDeploy {} => self.deployment(side, action),
            Action::Move { .. } | Action::Enter { .. } | Action::Leave { .. } | Action::CallJet { .. } => {
                self.movement(action);
            }
            Action::Fire(attack) => self.fire(attack),
            Action::Commit { attacks } => self.commit(side, attacks),
            Action::Jets { jets } => self.order_jets(side, jets),
            Action::Roll {} => self.roll(),
            Action::ChooseRole { role } => self.choose_role(side, *role),
            Action::EndMoves {} => self.end_moves(side),
            Action::Resign {} => self.resign(side),
            Action::Timeout {} => self.time_out(side),
        }
    }
}
