//! What stands around a figure, and how far things are apart. AT-R-11

use super::words::{MeasureAnswer, Neighbour, SurroundingsAnswer, TargetKind, Thing};
use crate::battle::Attacktix;
use crate::figure::Zone;
use crate::ground::Body;
use crate::id::Id;
use crate::numbers::TOUCH;
use crate::place::{Heading, TURN};
use crate::rolling::{heading_to, turn_between};
use crate::state::{FigureIndex, State};
use geometry::{Disc, Point, Polygon, Segment};

/// The outline of a thing, from which or to which a distance is measured.
enum Outline<'a> {
    Round(Disc),
    Straight(std::borrow::Cow<'a, Polygon>),
    Line(Segment),
}

impl Attacktix {
    /// Returns everything on the table around a figure, areas included, nearest first. Things at the same gap are
    /// ordered by id.
    pub(super) fn surroundings(&self, state: &State, figure: FigureIndex) -> SurroundingsAnswer {
        let mut rows = Vec::new();
        for other in self.standing(state).filter(|other| *other != figure) {
            let mut row = self.neighbour(
                state,
                figure,
                TargetKind::Figure,
                self.profile(other).id.clone(),
                self.disc(state, other).into(),
            );
            row.window = Some(self.window(state, other).shown());
            row.covered = self.protected(state, other, figure).is_some();
            rows.push(row);
        }
        for (piece, body) in self.objects_on(state) {
            rows.push(self.neighbour(state, figure, TargetKind::Object, self.ground().id(piece).clone(), body.into()));
        }
        for (_, section) in self.barriers(state) {
            rows.push(self.neighbour(
                state,
                figure,
                TargetKind::Section,
                section.id.clone(),
                Outline::Line(section.line),
            ));
        }
        for piece in self.ground().all() {
            if let Some(area) = self.ground().area(piece) {
                let outline = Outline::Straight(std::borrow::Cow::Borrowed(area));
                rows.push(self.neighbour(state, figure, TargetKind::Area, self.ground().id(piece).clone(), outline));
            }
        }
        rows.sort_by(|one, other| (one.gap, &one.id).cmp(&(other.gap, &other.id)));
        SurroundingsAnswer { figure: self.profile(figure).id.clone(), rows }
    }

    fn neighbour(
        &self,
        state: &State,
        figure: FigureIndex,
        what: TargetKind,
        id: Id,
        outline: Outline<'_>,
    ) -> Neighbour {
        let own = self.disc(state, figure);
        let (gap, middle) = (outline.gap_to(own), outline.middle());
        let bearing = heading_to(own.centre, middle).unwrap_or(0);
        Neighbour {
            id,
            what,
            gap,
            distance: own.centre.distance_round(middle),
            bearing,
            turn: beside(state.figures[figure.index()].facing, bearing),
            window: None,
            covered: false,
            touching: gap <= TOUCH,
        }
    }

    /// Measures the distance between two things or places. AT-R-01
    pub(super) fn measured(&self, state: &State, from: &Thing, to: &Thing) -> Result<MeasureAnswer, String> {
        let [one, other] = [self.outline(state, from)?, self.outline(state, to)?];
        let distance = one.middle().distance_round(other.middle());
        let gap = match (&one, &other) {
            (Outline::Round(disc), outline) | (outline, Outline::Round(disc)) => outline.gap_to(*disc),
            _ => closest(&one, &other),
        };
        Ok(MeasureAnswer { gap, distance, tix: self.tix_of(distance.into()) })
    }

    /// Returns the outline of a figure in play, of an object on the table, of a standing section, of an area, or of a
    /// place. Returns an error if the id names none of these.
    fn outline(&self, state: &State, thing: &Thing) -> Result<Outline<'_>, String> {
        let id = match thing {
            Thing::At(spot) => return Ok(Outline::Round(Disc::new(spot.0, 0))),
            Thing::Named(id) => id,
        };
        let in_play = |figure: &FigureIndex| state.figures[figure.index()].zone == Zone::InPlay;
        if let Some(figure) = self.figure(id).filter(in_play) {
            return Ok(self.disc(state, figure).into());
        }
        if let Some((_, body)) = self.objects_on(state).find(|(piece, _)| self.ground().id(*piece) == id) {
            return Ok(body.into());
        }
        if let Some((_, section)) = self.barriers(state).find(|(_, section)| section.id == *id) {
            return Ok(Outline::Line(section.line));
        }
        let area = self.ground().piece(id).and_then(|piece| self.ground().area(piece));
        let area = area.map(|area| Outline::Straight(std::borrow::Cow::Borrowed(area)));
        area.ok_or_else(|| format!("{id} is not on the table"))
    }
}

impl From<Disc> for Outline<'_> {
    fn from(disc: Disc) -> Self {
        Outline::Round(disc)
    }
}

impl From<Body> for Outline<'_> {
    fn from(body: Body) -> Self {
        match body {
            Body::Round(disc) => Outline::Round(disc),
            Body::Straight(outline) => Outline::Straight(std::borrow::Cow::Owned(outline)),
        }
    }
}

impl Outline<'_> {
    fn middle(&self) -> Point {
        match self {
            Outline::Round(disc) => disc.centre,
            Outline::Straight(outline) => {
                let count = outline.points().len() as i64;
                let sum = |part: fn(&Point) -> i32| outline.points().iter().map(|at| i64::from(part(at))).sum::<i64>();
                Point::new((sum(|at| at.x) / count) as i32, (sum(|at| at.y) / count) as i32)
            }
            Outline::Line(line) => {
                Point::new(line.from.x + (line.to.x - line.from.x) / 2, line.from.y + (line.to.y - line.from.y) / 2)
            }
        }
    }

    /// Returns the gap to a disc, rounded up. If the centre of the disc is inside a polygon, the gap is minus the
    /// disc's radius.
    fn gap_to(&self, base: Disc) -> i32 {
        match self {
            Outline::Round(disc) => base.gap_rounded(*disc),
            Outline::Straight(outline) => least(|far| outline.is_within(base.centre, far)) - base.radius,
            Outline::Line(line) => least(|far| line.is_within(base.centre, far)) - base.radius,
        }
    }

    fn edges(&self) -> Vec<Segment> {
        match self {
            Outline::Round(disc) => vec![Segment::new(disc.centre, disc.centre)],
            Outline::Straight(outline) => outline.edges().collect(),
            Outline::Line(line) => vec![*line],
        }
    }
}

/// Returns the gap between two outlines, rounded up. It is 0 where they meet.
fn closest(one: &Outline<'_>, other: &Outline<'_>) -> i32 {
    let (one, other) = (one.edges(), other.edges());
    least(|far| one.iter().any(|line| other.iter().any(|its| line.segment_within(*its, far))))
}

/// Returns the least length for which `holds` is true. It must be true for every greater length too.
fn least(holds: impl Fn(i32) -> bool) -> i32 {
    let (mut no, mut yes) = (-1, geometry::LONGEST);
    while yes - no > 1 {
        let middle = no + (yes - no) / 2;
        if holds(middle) { yes = middle } else { no = middle }
    }
    yes
}

/// Returns the turn from a facing to a bearing, in hundredths of a degree: -18000 ..= 17999.
pub(super) const fn beside(facing: Heading, bearing: Heading) -> Heading {
    match turn_between(facing, bearing) {
        turn if turn == TURN / 2 => -turn,
        turn => turn,
    }
}
