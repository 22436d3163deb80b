//! The game as the referee asks it.

use crate::action::Action;
use crate::event::Event;
use crate::ground::Ground;
use crate::id::Id;
use crate::numbers::TableSize;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::roster::Profile;
use crate::rules::Play;
use crate::setup::{Mode, Setup};
use crate::state::{FigureIndex, State};
use crate::view::View;
use crate::{muster, setup_faults};
use physics::Model;
use referee::{Chance, Coverage, Game, RulesId, Seat, Seats, Status, Table, Viewer};
use std::sync::Arc;

/// The year of the printed rules.
pub const EDITION: &str = "2006";

/// The rules of Attacktix for one game: a table, forces, options. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Attacktix {
    pub(crate) opened: Arc<Opened>,
    /// What the next attack does, in place of its simulation: for scenario files alone.
    pub(crate) given: Option<Arc<Outcome>>,
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    pub revision: u32,
    pub setup: Setup,
    pub mode: Mode,
    /// The teams in team play; otherwise every seat alone. AT-TEAM-01
    pub teams: Vec<Seats>,
    /// Battle points that each seat brought. AT-TEAM-07
    pub contribution: Vec<i32>,
    /// The figures of all seats, by id.
    pub roster: Vec<Profile>,
    /// The terrain as it was laid out.
    pub ground: Ground,
    /// How large the table is. AT-R-07
    pub size: TableSize,
    /// The constants of the simulation.
    pub model: Arc<Model>,
}

impl Attacktix {
    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.opened.setup.options
    }

    /// Says whether this game is played by a revision of the rules or by a later one. A rule that changed asks it at its clause.
    pub(crate) fn since(&self, revision: u32) -> bool {
        self.opened.revision >= revision
    }

    /// Returns how it is played.
    pub fn mode(&self) -> Mode {
        self.opened.mode
    }

    /// Returns the figures of all seats, by id.
    #[inline]
    pub fn roster(&self) -> &[Profile] {
        &self.opened.roster
    }

    /// Returns what never changes about a figure.
    #[inline]
    pub fn profile(&self, figure: FigureIndex) -> &Profile {
        &self.opened.roster[figure.index()]
    }

    /// Returns the id of a figure.
    pub(crate) fn id_of(&self, figure: FigureIndex) -> Id {
        self.profile(figure).id.clone()
    }

    /// Finds a figure by its id.
    pub fn figure(&self, id: &Id) -> Option<FigureIndex> {
        self.opened.roster.binary_search_by(|profile| profile.id.cmp(id)).ok().map(|n| FigureIndex(n as u8))
    }

    /// Returns all figures, by id.
    pub(crate) fn all(&self) -> impl Iterator<Item = FigureIndex> + use<> {
        (0..self.opened.roster.len()).map(|n| FigureIndex(n as u8))
    }

    /// Returns the terrain as it was laid out.
    pub fn ground(&self) -> &Ground {
        &self.opened.ground
    }

    /// Returns how large the table is. AT-R-07
    pub fn size(&self) -> TableSize {
        self.opened.size
    }

    /// Returns the seats of a seat's side: its team, or itself. AT-TEAM-08
    pub fn team(&self, seat: Seat) -> Seats {
        self.opened.teams.iter().copied().find(|team| team.contains(seat)).unwrap_or(Seats::one(seat))
    }

    /// Returns the seats in order.
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.opened.setup.seats.len()).map(|n| Seat(n as u8))
    }

    /// Returns the name of a seat.
    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.opened.setup.seats[seat.index()]
    }

    /// Returns the names of seats.
    pub(crate) fn names(&self, seats: Seats) -> Vec<String> {
        seats.iter().map(|seat| self.seat_name(seat).into()).collect()
    }

    /// The same rules with a given result of the next attack.
    pub(crate) fn with_outcome(&self, outcome: Outcome) -> Attacktix {
        Attacktix { opened: Arc::clone(&self.opened), given: Some(Arc::new(outcome)) }
    }
}

impl Game for Attacktix {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Position = Position;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 2;

    fn open_revision(setup: Setup, revision: u32) -> Result<Attacktix, Vec<Refusal>> {
        let faults = setup_faults::match_faults(&setup);
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
        self.check_decision(state, seat, action)
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
