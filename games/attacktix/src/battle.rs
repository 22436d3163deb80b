//! What is fixed for one game: its table, figures and options. The methods also tell which figures, sections and
//! objects are in play in a state.

use crate::figure::Zone;
use crate::ground::{Body, Ground, SectionLine};
use crate::id::Id;
use crate::numbers::{MASTER_RADIUS, STANDARD_RADIUS, TableSize};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::roster::Profile;
use crate::setup::{Mode, Setup};
use crate::simulation::Simulation;
use crate::state::{FigureIndex, FigureState, Piece, Section, State};
use geometry::{Disc, Point, Rect};
use physics::{Cause, Model, Report, Scene};
use referee::{Seat, Seats};
use std::sync::Arc;

/// The rules of Attacktix for one game: a table, forces, options. Clones are cheap.
#[derive(Clone, Debug)]
pub struct Attacktix {
    pub(crate) opened: Arc<Opened>,
    /// The result that the next attack gets without a simulation. Only scenario files give it.
    pub(crate) given: Option<Arc<Outcome>>,
    /// The function that simulates attacks.
    pub(crate) simulation: Simulation,
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The revision of the rules that is played.
    pub revision: u32,
    pub setup: Setup,
    pub mode: Mode,
    /// The teams in team play. In other modes every seat is a team of its own. AT-TEAM-01
    pub teams: Vec<Seats>,
    /// The points of the battle force that each seat brought, by seat. AT-TEAM-07
    pub contribution: Vec<i32>,
    /// The figures of all seats, in the order of their ids.
    pub roster: Vec<Profile>,
    /// The terrain as it was laid out.
    pub ground: Ground,
    /// The distances from the middle of the table to its lines and edges. AT-R-07
    pub size: TableSize,
    /// The constants of the simulation.
    pub model: Arc<Model>,
}

impl Attacktix {
    /// Returns the options of this game, defaults included.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.opened.setup.options
    }

    /// Says whether this game is played by this revision of the rules or a later one. The code of a changed rule calls
    /// this method next to the clause of the rule.
    pub(crate) fn since(&self, revision: u32) -> bool {
        self.opened.revision >= revision
    }

    /// Returns whether this is a duel, team play or a free-for-all.
    pub fn mode(&self) -> Mode {
        self.opened.mode
    }

    /// Returns the figures of all seats, in the order of their ids.
    #[inline]
    pub fn roster(&self) -> &[Profile] {
        &self.opened.roster
    }

    /// Returns what never changes about a figure, such as its type and its owner.
    #[inline]
    pub fn profile(&self, figure: FigureIndex) -> &Profile {
        &self.opened.roster[figure.index()]
    }

    /// Returns the id of a figure.
    pub(crate) fn id_of(&self, figure: FigureIndex) -> Id {
        self.profile(figure).id.clone()
    }

    /// Returns the figure with this id, if there is one.
    pub fn figure(&self, id: &Id) -> Option<FigureIndex> {
        self.opened.roster.binary_search_by(|profile| profile.id.cmp(id)).ok().map(|n| FigureIndex(n as u8))
    }

    /// Returns all figures, in the order of their ids.
    pub(crate) fn all(&self) -> impl Iterator<Item = FigureIndex> + use<> {
        (0..self.opened.roster.len()).map(|n| FigureIndex(n as u8))
    }

    /// Returns the terrain as it was laid out.
    pub fn ground(&self) -> &Ground {
        &self.opened.ground
    }

    /// Returns the distances from the middle of the table to its lines and edges. AT-R-07
    pub fn size(&self) -> TableSize {
        self.opened.size
    }

    /// Returns the seats on a seat's side: its team, or the seat alone. AT-TEAM-08
    pub fn team(&self, seat: Seat) -> Seats {
        self.opened.teams.iter().copied().find(|team| team.contains(seat)).unwrap_or(Seats::one(seat))
    }

    /// Returns the seats, clockwise.
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.opened.setup.seats.len()).map(|n| Seat(n as u8))
    }

    /// Returns the name of a seat, such as `p1`.
    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.opened.setup.seats[seat.index()]
    }

    /// Returns the names of seats.
    pub(crate) fn names(&self, seats: Seats) -> Vec<String> {
        seats.iter().map(|seat| self.seat_name(seat).into()).collect()
    }

    /// Returns the radius of a figure's base, in micrometres. AT-R-11
    pub fn radius(&self, figure: FigureIndex) -> i32 {
        if self.profile(figure).is_master() { MASTER_RADIUS } else { STANDARD_RADIUS }
    }

    /// Returns the base of a figure at its present place, as a disc. AT-R-11
    pub fn disc(&self, state: &State, figure: FigureIndex) -> Disc {
        Disc::new(state.figures[figure.index()].at, self.radius(figure))
    }

    /// Returns the figures in play.
    pub fn standing<'a>(&self, state: &'a State) -> impl Iterator<Item = FigureIndex> + use<'a> {
        let in_play =
            |(n, figure): (usize, &FigureState)| (figure.zone == Zone::InPlay).then_some(FigureIndex(n as u8));
        state.figures.iter().enumerate().filter_map(in_play)
    }

    /// Returns the sections of barriers that nobody has removed.
    pub(crate) fn barriers<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Section, &'a SectionLine)> {
        self.ground().sections().filter(|(section, _)| state.sections[usize::from(section.0)])
    }

    /// Returns the objects that stand or lie on the table.
    pub(crate) fn objects_on<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Piece, Body)> + 'a {
        let body = |piece: Piece| {
            let object = state.objects[usize::from(piece.0)].as_ref()?;
            Some((piece, self.ground().body(piece, object)?))
        };
        self.ground().all().filter_map(body)
    }

    /// Returns the playing surface, a square around the middle of the table. AT-R-07
    pub fn surface(&self) -> Rect {
        let half = self.size().surface;
        Rect { min: Point::new(-half, -half), max: Point::new(half, half) }
    }

    /// Returns the same rules with a given result of the next attack.
    pub(crate) fn with_outcome(&self, outcome: Outcome) -> Attacktix {
        Attacktix { given: Some(Arc::new(outcome)), ..self.clone() }
    }

    /// Returns the same rules with another function that simulates attacks. The function must return what
    /// [`physics::play`] returns with a film. Tests carry out the same attacks many times, so they give a function that
    /// caches its results.
    pub fn with_simulation(
        self,
        compute: impl Fn(&Model, &Scene, &Cause) -> Report + Send + Sync + 'static,
    ) -> Attacktix {
        Attacktix { simulation: Simulation(Some(Arc::new(compute))), ..self }
    }
}
