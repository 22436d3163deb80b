//! Which objects figures can push, and how far. AT-OBJ-03, AT-OBJ-04, AT-R-60

use super::legs::deep_span;
use crate::action::Leg;
use crate::battle::Attacktix;
use crate::clauses::{AT_OBJ_03, AT_OBJ_04, AT_R_60};
use crate::ground::Body;
use crate::id::Id;
use crate::numbers::{OVERLAP, TOUCH};
use crate::pieces::Geometry;
use crate::place::Heading;
use crate::rolling::{UNIT, rolled, turned};
use crate::state::{FigureIndex, Piece, State};
use crate::terrain::Standing;
use geometry::{Disc, Point, Polygon, Segment, Sweep, Touch};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// An object that a figure pushes.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub piece: Piece,
    pub id: Id,
    /// The figure that pushes the object.
    by: FigureIndex,
    /// The place of the object's centre before the push.
    at: Point,
    /// The space that the object takes up before the push.
    body: Body,
}

impl Attacktix {
    /// Finds the object that an order pushes. The object must stand, must be pushable, must touch the figure at the
    /// start, and must be ahead of it. The figure must not turn between rolls. AT-OBJ-03, AT-R-60
    pub(crate) fn pushed(
        &self,
        state: &State,
        figure: FigureIndex,
        object: &Id,
        path: &[Leg],
    ) -> Result<Pushed, PushFault> {
        let fault = || PushFault::NotPushable { object: object.clone() };
        let piece = self.ground().piece(object).ok_or_else(fault)?;
        let now = state.objects[usize::from(piece.0)].as_ref().ok_or_else(fault)?;
        if !self.is_pushable(piece) || now.state != Standing::Standing {
            return Err(fault());
        }
        let body = self.ground().body(piece, now).ok_or_else(fault)?;
        let own = self.disc(state, figure);
        let (id, object) = (|| self.profile(figure).id.clone(), object.clone());
        if !body.is_near(own, TOUCH) {
            return Err(PushFault::NotTouching { figure: id(), object });
        }
        let headings = headings(state.figures[figure.index()].facing, path);
        if headings.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err(PushFault::TurnsWhilePushing { figure: id(), object });
        }
        if headings.first().is_some_and(|heading| !is_ahead(own.centre, *heading, now.at)) {
            return Err(PushFault::NotAhead { figure: id(), object });
        }
        Ok(Pushed { piece, id: object, by: figure, at: now.at, body })
    }

    /// Says whether a figure can push objects of this kind. AT-R-60
    pub(crate) fn is_pushable(&self, piece: Piece) -> bool {
        matches!(self.ground().kind(piece).geometry, Geometry::Object { pushable: true, .. })
    }

    /// Returns the objects that a figure could push: pushable objects that stand and touch the figure. AT-OBJ-03
    pub(crate) fn pushable_by(&self, state: &State, figure: FigureIndex) -> Vec<Piece> {
        let own = self.disc(state, figure);
        let stands = |piece: Piece| state.objects[usize::from(piece.0)].is_some_and(|o| o.state == Standing::Standing);
        let fits =
            |(piece, body): &(Piece, Body)| self.is_pushable(*piece) && stands(*piece) && body.is_near(own, TOUCH);
        self.objects_on(state).filter(fits).map(|(piece, _)| piece).collect()
    }

    /// Moves the object along with the figure that pushes it, and returns where the object ends. The object must not
    /// run into a figure, a barrier or another object, and must end on the surface. AT-OBJ-04, AT-R-60
    pub(crate) fn push_judged(
        &self,
        state: &State,
        push: &Pushed,
        by: (i32, i32),
        rolls: bool,
    ) -> Result<(Piece, Point), PushFault> {
        let track = Track::new(&push.body, by);
        let own = state.figures[push.by.index()].controller;
        let object = || push.id.clone();
        for other in self.standing(state).filter(|other| *other != push.by) {
            if track.meets_base(self.disc(state, other)) {
                let id = self.profile(other).id.clone();
                let is_friend = self.team(own).contains(state.figures[other.index()].controller);
                return Err(if is_friend {
                    PushFault::PushBlocked { object: object(), other: id }
                } else {
                    PushFault::PushIntoEnemy { object: object(), other: id }
                });
            }
        }
        let blocked = |other: &Id| PushFault::PushBlocked { object: object(), other: other.clone() };
        for (piece, body) in self.objects_on(state).filter(|(piece, _)| *piece != push.piece) {
            if track.meets_body(&body) {
                return Err(blocked(self.ground().id(piece)));
            }
        }
        if let Some((_, section)) = self.barriers(state).find(|(_, section)| track.meets_line(section.line)) {
            return Err(blocked(&section.id));
        }
        if rolls && !track.ends_on(self) {
            return Err(PushFault::PushOverTheEdge { object: object() });
        }
        Ok((push.piece, moved(push.at, by)))
    }
}

/// Returns the headings of the rolls of a path.
fn headings(facing: Heading, path: &[Leg]) -> Vec<Heading> {
    let mut heading = facing;
    let mut all = Vec::new();
    for leg in path {
        match *leg {
            Leg::Face(other) => heading = turned(other),
            Leg::Roll(0) => {}
            Leg::Roll(_) => all.push(turned(heading)),
        }
    }
    all
}

/// Returns whether a place lies ahead of a figure, and neither at its side nor behind it.
fn is_ahead(at: Point, heading: Heading, place: Point) -> bool {
    geometry::Leg::between(at, rolled(at, heading, 1_000_000)).approaches(place)
}

const fn moved(at: Point, by: (i32, i32)) -> Point {
    Point::new(at.x + by.0, at.y + by.1)
}

/// What an object sweeps over while it is pushed, and where it ends.
enum Track {
    Round(Sweep),
    /// The hull of the object's outlines at the start and at the end, its outline at the start, and the shift.
    Straight {
        hull: Polygon,
        outline: Polygon,
        by: (i32, i32),
    },
}

impl Track {
    fn new(body: &Body, by: (i32, i32)) -> Track {
        match body {
            Body::Round(disc) => {
                Track::Round(Sweep::new(geometry::Leg::between(disc.centre, moved(disc.centre, by)), disc.radius))
            }
            Body::Straight(outline) => {
                let end: Vec<Point> = outline.points().iter().map(|corner| moved(*corner, by)).collect();
                let both = outline.points().iter().copied().chain(end).collect();
                Track::Straight {
                    hull: Polygon::hull(both).expect("an outline that moves sweeps an area"),
                    outline: outline.clone(),
                    by,
                }
            }
        }
    }

    fn meets_base(&self, base: Disc) -> bool {
        match self {
            Track::Round(sweep) => sweep.meets_disc(base, Touch::Overlap(OVERLAP)),
            Track::Straight { hull, .. } => base.overlaps_polygon_by_more_than(hull, OVERLAP),
        }
    }

    fn meets_body(&self, body: &Body) -> bool {
        match (self, body) {
            (Track::Round(sweep), body) => body.is_swept(sweep, OVERLAP),
            (Track::Straight { hull, .. }, Body::Round(disc)) => disc.overlaps_polygon_by_more_than(hull, OVERLAP),
            (Track::Straight { hull, .. }, Body::Straight(outline)) => hull.overlaps_by_more_than(outline, OVERLAP),
        }
    }

    fn meets_line(&self, line: Segment) -> bool {
        match self {
            Track::Round(sweep) => sweep.meets_segment(line, Touch::Overlap(OVERLAP)),
            Track::Straight { hull, .. } => {
                let along =
                    (i64::from(line.to.x) - i64::from(line.from.x), i64::from(line.to.y) - i64::from(line.from.y));
                deep_span(hull, line.from, along, i64::from(OVERLAP) + 1, UNIT.into()).is_some()
            }
        }
    }

    /// Returns whether all of the object ends on the surface.
    fn ends_on(&self, game: &Attacktix) -> bool {
        let surface = game.surface();
        match self {
            Track::Round(sweep) => surface.holds_disc(Disc::new(sweep.leg.to(), sweep.radius), 0),
            Track::Straight { outline, by, .. } => {
                outline.points().iter().all(|corner| surface.contains(moved(*corner, *by)))
            }
        }
    }
}

/// Why a push is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PushFault {
    /// Nothing with this id can be pushed. AT-R-60
    #[error("{object} cannot be pushed: figures push only standing objects that can be knocked over, and no towers.")]
    NotPushable {
        /// The id that was named.
        object: Id,
    },
    /// The figure does not touch the object at the start. AT-OBJ-03
    #[error("{figure} does not touch {object} at the start.")]
    NotTouching {
        /// The figure that moves.
        figure: Id,
        /// The object that was to be pushed.
        object: Id,
    },
    /// The object is not ahead. AT-R-60
    #[error("{object} is not ahead of {figure}.")]
    NotAhead {
        /// The figure that moves.
        figure: Id,
        /// The object that was to be pushed.
        object: Id,
    },
    /// The figure would turn between rolls while it pushes. AT-R-60
    #[error("{figure} may not turn between rolls while it pushes {object}.")]
    TurnsWhilePushing {
        /// The figure that moves.
        figure: Id,
        /// The object that the figure touches.
        object: Id,
    },
    /// The object would push a figure of an opponent. AT-OBJ-04
    #[error("{object} would run into {other}; opponents may not be pushed.")]
    PushIntoEnemy {
        /// The object that the figure pushes.
        object: Id,
        /// The figure in the way of the object.
        other: Id,
    },
    /// Something is in the way of the object, or the pusher would cross a barrier. AT-R-60
    #[error("{object} cannot be pushed past {other}.")]
    PushBlocked {
        /// The object that the figure pushes.
        object: Id,
        /// What is in the way.
        other: Id,
    },
    /// The object would hang over the edge. AT-R-60
    #[error("{object} would be pushed over the edge.")]
    PushOverTheEdge {
        /// The object that the figure pushes.
        object: Id,
    },
}

impl Cite for PushFault {
    fn clause(&self) -> Clause {
        match self {
            PushFault::NotTouching { .. } => AT_OBJ_03,
            PushFault::PushIntoEnemy { .. } => AT_OBJ_04,
            PushFault::NotPushable { .. }
            | PushFault::NotAhead { .. }
            | PushFault::TurnsWhilePushing { .. }
            | PushFault::PushBlocked { .. }
            | PushFault::PushOverTheEdge { .. } => AT_R_60,
        }
    }
}
