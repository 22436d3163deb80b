//! The game as the referee asks it.

use crate::action::Action;
use crate::battlefield::Battlefield;
use crate::event::Event;
use crate::ground::Ground;
use crate::id::Id;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::rules::Play;
use crate::setup::Setup;
use crate::side::Side;
use crate::state::{Nth, State};
use crate::unit::Profile;
use crate::view::View;
use crate::{muster, setup_faults};
use referee::{Chance, Coverage, Game, RulesId, Seat, Status, Table, Viewer};
use std::sync::Arc;

/// The year of the printed rules.
pub const EDITION: &str = "2003";

/// The rules of Plastic Fudge for one battle: a battlefield, two forces, options. Cheap to clone.
#[derive(Clone, Debug)]
pub struct PlasticFudge(pub(crate) Arc<Opened>);

/// What never changes during a battle.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// Which revision of the rules is played.
    pub revision: u32,
    pub setup: Setup,
    /// The battlefield that the set-up names, whole.
    pub battlefield: Battlefield,
    /// Its terrain, as it lies before anything is placed.
    pub ground: Arc<Ground>,
    /// The Units of both sides, by id.
    pub roster: Vec<Profile>,
    /// How many Units each side began with, and their points. PF-R-08, PF-R-72
    pub start: [Strength; 2],
}

/// What a side began with. PF-R-08
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strength {
    pub units: i32,
    pub points: i32,
}

impl PlasticFudge {
    /// Returns the options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.0.setup.options
    }

    /// Returns the battlefield.
    pub fn battlefield(&self) -> &Battlefield {
        &self.0.battlefield
    }

    /// Returns the Units of both sides, by id.
    #[inline]
    pub fn roster(&self) -> &[Profile] {
        &self.0.roster
    }

    /// Returns what never changes about a Unit.
    #[inline]
    pub fn profile(&self, unit: Nth) -> &Profile {
        &self.0.roster[unit.index()]
    }

    /// Finds a Unit by its id.
    pub fn unit(&self, id: Id) -> Option<Nth> {
        self.0.roster.binary_search_by_key(&id, |profile| profile.id).ok().map(|n| Nth(n as u8))
    }

    /// Returns the Units of a side, by id.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = Nth> + '_ {
        self.all_units().filter(move |unit| self.profile(*unit).side == side)
    }

    /// Returns all Units, by id.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = Nth> + use<> {
        (0..self.0.roster.len()).map(|n| Nth(n as u8))
    }
}

impl Game for PlasticFudge {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const REVISION: u32 = 1;

    fn open_revision(setup: Setup, revision: u32) -> Result<PlasticFudge, Vec<Refusal>> {
        let faults = setup_faults::match_faults(&setup);
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

    fn fingerprint(&self, state: &State, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &self.position(state)).expect("a position is plain data");
    }
}
