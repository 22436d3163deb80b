//! Set-up: choosing a side, placing figures at the line, and saying that one is ready. AT-SETUP, AT-R-08, AT-R-70

use super::Play;
use crate::action::Action;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::event::Event;
use crate::figure::{WINDOWS, Zone};
use crate::id::Id;
use crate::numbers::OVERLAP;
use crate::place::{Edge, Spot};
use crate::state::{FigureIndex, FigureState, State};
use geometry::{Disc, Point};
use referee::{Cite, Clause, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// How many tix (clicks of the wheel) a figure may advance from its line. AT-SETUP-04
const ADVANCE: i32 = 2;

impl Attacktix {
    /// Checks that it is this player's turn to choose a side, and that the side may be chosen. AT-R-49
    pub(crate) fn check_side(&self, state: &State, seat: Seat, side: Edge) -> Result<(), PlaceFault> {
        if let Some(chooser) = state.chooser.filter(|chooser| *chooser != seat) {
            return Err(PlaceFault::NotYourChoice { seat: self.seat_name(chooser).into() });
        }
        let free = self.free_sides(state);
        if free.contains(&side) {
            return Ok(());
        }
        let holder = state.seats.iter().position(|other| other.side == Some(side));
        Err(match holder {
            Some(n) => {
                let clause = if state.seats.len() > 3 { AT_FFA_05 } else { AT_FFA_03 };
                PlaceFault::SideTaken { seat: self.seat_name(Seat(n as u8)).into(), free, clause }
            }
            None => PlaceFault::NotBeside { free },
        })
    }

    /// Checks that a seat is not ready yet. A ready seat places no more figures. AT-R-08
    pub(crate) fn check_still_places(&self, state: &State, seat: Seat) -> Result<(), PlaceFault> {
        if state.seats[seat.index()].is_ready { Err(PlaceFault::Ready {}) } else { Ok(()) }
    }

    /// Checks that a figure's front touches its own line, and that the figure advances 0 to 2 tix. Its base must be on
    /// the surface, and must not overlap the bases of its team.
    pub(crate) fn check_placing(
        &self,
        state: &State,
        seat: Seat,
        figure: FigureIndex,
        at: Point,
        advance: i32,
    ) -> Result<(), PlaceFault> {
        let id = || self.profile(figure).id.clone();
        let standing = &state.figures[figure.index()];
        if standing.zone != Zone::Pool && standing.advanced.is_none() {
            return Err(PlaceFault::NotInPool { figure: id() });
        }
        let side = state.side_of(seat);
        let off = i64::from(side.depth(at)) - i64::from(self.line_depth(figure));
        if off != 0 {
            return Err(PlaceFault::OffLine { figure: id(), off: off.clamp(-1 << 30, 1 << 30) as i32 });
        }
        self.check_along(state, seat, figure, side.along(at))?;
        let most = self.advance_most();
        if !(0..=most).contains(&advance) {
            return Err(PlaceFault::Advance { figure: id(), advance, most });
        }
        let disc = Disc::new(side.spot(side.along(at), side.depth(at) - advance), self.radius(figure));
        match self.team_bases(state, figure).find(|(_, other)| disc.overlaps_by_more_than(*other, OVERLAP)) {
            Some((other, _)) => Err(PlaceFault::Overlaps { figure: id(), other: self.profile(other).id.clone() }),
            None => Ok(()),
        }
    }

    /// Returns how far a figure may advance at set-up, in micrometres. AT-SETUP-04
    pub(crate) fn advance_most(&self) -> i32 {
        ADVANCE * self.options().tix.0
    }

    /// Checks that a seat has placed all its figures before it says that it is ready. AT-SETUP-03
    pub(crate) fn check_ready(&self, state: &State, seat: Seat) -> Result<(), PlaceFault> {
        self.check_still_places(state, seat)?;
        let figures: Vec<Id> = self.pool(state, seat).map(|figure| self.id_of(figure)).collect();
        if figures.is_empty() { Ok(()) } else { Err(PlaceFault::NotPlaced { figures }) }
    }

    /// Returns the figures of a seat that are still to be placed, in the order of their ids.
    pub(crate) fn pool<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = FigureIndex> + 's {
        let waits = move |figure: &FigureIndex| {
            self.profile(*figure).owner == seat && state.figures[figure.index()].zone == Zone::Pool
        };
        self.all().filter(waits)
    }

    /// Returns a figure as it was before it was placed. AT-R-08
    pub(crate) fn unplaced(&self, figure: FigureIndex, placed: &FigureState) -> FigureState {
        let Some(advance) = placed.advanced else {
            return placed.clone();
        };
        let tix = usize::from(self.advance_tix(advance));
        let wheel = ((usize::from(placed.wheel) + WINDOWS - tix % WINDOWS) % WINDOWS) as u8;
        let marks = self.profile(figure).kind.look_alikes(wheel);
        let at = Point::default();
        FigureState { zone: Zone::Pool, at, wheel, marks, advanced: None, ..placed.clone() }
    }

    /// Returns by how many tix an advance turns the wheel. AT-R-08
    fn advance_tix(&self, advance: i32) -> u8 {
        let tix = self.options().tix.0;
        if self.options().setup_advance_turns_wheel { ((advance + tix - 1) / tix) as u8 } else { 0 }
    }
}

impl Play<'_, '_> {
    /// Carries out a decision of set-up: the choice of a side, a placement, or the word that the seat is ready.
    pub(crate) fn set_up(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::ChooseSide { side } => self.take_side(seat, *side),
            Action::Place { figure, at, advance } => {
                let figure = self.game.figure(figure).expect("the placing was checked");
                self.place(figure, at.0, *advance);
            }
            Action::Ready {} => self.be_ready(seat),
            _ => unreachable!("no decision about set-up"),
        }
        self.set_up_goes_on();
    }

    /// Puts a figure at the line and rolls it ahead, which may turn its wheel. AT-SETUP-03, AT-SETUP-04, AT-R-08
    pub(crate) fn place(&mut self, figure: FigureIndex, at: Point, advance: i32) {
        let game = self.game;
        let owner = game.profile(figure).owner;
        let side = self.state.side_of(owner);
        let before = game.unplaced(figure, &self.state.figures[figure.index()]);
        let mut placed = game.turned(figure, &before, game.advance_tix(advance));
        placed.zone = Zone::InPlay;
        placed.at = side.spot(side.along(at), side.depth(at) - advance);
        placed.facing = side.facing();
        placed.advanced = Some(advance);
        self.state.figures[figure.index()] = placed;
        self.table.emit(|| Event::Placed {
            seat: game.seat_name(owner).into(),
            figure: Some(game.profile(figure).id.clone()),
            at: Some(Spot(at)),
            advance: Some(advance),
        });
    }

    fn be_ready(&mut self, seat: Seat) {
        self.state.seats[seat.index()].is_ready = true;
        let name = self.game.seat_name(seat);
        self.table.emit(|| Event::Ready { seat: name.into() });
    }

    /// Places the figures that a seat has left, in order of ids, and makes the seat ready. Each figure goes to the free
    /// place nearest to the middle of the line. If the first row is full, figures advance. If a figure finds no room,
    /// all figures of the seat are placed anew. AT-R-70
    pub(crate) fn place_the_rest(&mut self, seat: Seat) {
        if !self.place_all(seat) {
            self.take_back(seat);
            self.place_all(seat);
        }
        self.be_ready(seat);
        self.set_up_goes_on();
    }

    fn place_all(&mut self, seat: Seat) -> bool {
        let waiting: Vec<FigureIndex> = self.game.pool(self.state, seat).collect();
        for figure in waiting {
            let most = self.game.advance_most();
            let spot = [0, most].into_iter().find_map(|advance| {
                let ranges = self.game.line_ranges(self.state, figure, advance);
                let near = ranges.into_iter().map(|span| 0.clamp(span.from, span.to));
                Some((near.min_by_key(|along| (along.abs(), *along))?, advance))
            });
            let Some((along, advance)) = spot else {
                return false;
            };
            let at = self.state.side_of(seat).spot(along, self.game.line_depth(figure));
            self.place(figure, at, advance);
        }
        true
    }

    fn take_back(&mut self, seat: Seat) {
        for figure in self.game.all().filter(|figure| self.game.profile(*figure).owner == seat) {
            let before = self.game.unplaced(figure, &self.state.figures[figure.index()]);
            self.state.figures[figure.index()] = before;
        }
    }
}

/// Why a side or a placement is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlaceFault {
    /// The figure is not waiting to be placed. AT-SETUP-03
    #[error("{figure} is not among the figures of the battle force that wait to be placed.")]
    NotInPool {
        /// The figure that was to be placed.
        figure: Id,
    },
    /// Another seat chooses a side now. AT-R-49
    #[error("{seat} chooses a side first.")]
    NotYourChoice {
        /// The seat that chooses.
        seat: String,
    },
    /// Another seat already has that side. AT-FFA-03
    #[error("{seat} has that side; the free sides are {free:?}.")]
    SideTaken {
        /// The seat that has the side.
        seat: String,
        /// The sides that may be chosen.
        free: Vec<Edge>,
        /// The clause for this number of players.
        clause: Clause,
    },
    /// The side is not next to the first player's side. AT-FFA-04
    #[error("The other players take the two sides next to the first player's; the free sides are {free:?}.")]
    NotBeside {
        /// The sides that may be chosen.
        free: Vec<Edge>,
    },
    /// The front of the figure does not touch its own line. AT-SETUP-03
    #[error("{figure} stands {} mm off its place: its front must touch its own line.", .off.abs() / 1_000)]
    OffLine {
        /// The id of the figure off its line.
        figure: Id,
        /// How far the figure is behind the place that touches the line. Negative if the figure is ahead of this place.
        off: i32,
    },
    /// The base of the figure is not on the surface. AT-R-08
    #[error("{figure} would stand over the edge: its place along the line is {along} mm, and -{most} to {most} mm are allowed.",
        along = .along / 1_000, most = .most / 1_000)]
    OffSurface {
        /// The id of the figure whose base would be over the edge.
        figure: Id,
        /// The place along the line, from the middle.
        along: i32,
        /// The greatest distance from the middle that is allowed.
        most: i32,
    },
    /// The figure is too near to the side of another player. AT-FFA-03, AT-FFA-04, AT-FFA-05
    #[error("{figure} is {} mm from another player's side; it must be at least {} mm away.", .gap / 1_000, .least / 1_000)]
    NearSide {
        /// The figure that was to be placed.
        figure: Id,
        /// The gap between base and side.
        gap: i32,
        /// The least gap that is allowed.
        least: i32,
        /// The clause for this player.
        clause: Clause,
    },
    /// The figure advances too far, or backwards. AT-SETUP-04
    #[error("{figure} cannot advance {} mm: 0 to {} mm (2 tix) from the line are allowed.", .advance / 1_000, .most / 1_000)]
    Advance {
        /// The id of the figure that advances.
        figure: Id,
        /// How far the figure advances.
        advance: i32,
        /// The greatest advance that is allowed.
        most: i32,
    },
    /// The base of the figure would overlap another base. AT-R-08
    #[error("The base of {figure} would overlap the base of {other}.")]
    Overlaps {
        /// The figure that was to be placed.
        figure: Id,
        /// The figure whose base it would overlap.
        other: Id,
    },
    /// Figures are still to be placed. AT-SETUP-03
    #[error("{} figures are still to be placed at the line: {}.", .figures.len(), list(.figures))]
    NotPlaced {
        /// The ids of the figures that are missing.
        figures: Vec<Id>,
    },
    /// The seat is ready already. AT-R-08
    #[error("You have ended your set-up, so you can place no more figures.")]
    Ready {},
}

fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::as_str).collect::<Vec<_>>().join(", ")
}

impl Cite for PlaceFault {
    fn clause(&self) -> Clause {
        match self {
            PlaceFault::NotInPool { .. } | PlaceFault::OffLine { .. } | PlaceFault::NotPlaced { .. } => AT_SETUP_03,
            PlaceFault::NotYourChoice { .. } => AT_R_49,
            PlaceFault::NotBeside { .. } => AT_FFA_04,
            PlaceFault::SideTaken { clause, .. } | PlaceFault::NearSide { clause, .. } => *clause,
            PlaceFault::OffSurface { .. } | PlaceFault::Overlaps { .. } | PlaceFault::Ready {} => AT_R_08,
            PlaceFault::Advance { .. } => AT_SETUP_04,
        }
    }
}
