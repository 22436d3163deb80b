//! The terrain of a table, prepared for quick look-ups. AT-TERR-02, AT-TERR-04

use crate::id::Id;
use crate::pieces::{Geometry, PieceKind, Shape};
use crate::place::Heading;
use crate::rolling::{UNIT, cosine, sine};
use crate::state::{ObjectState, Piece, Section};
use crate::terrain::{Descriptor, PieceFile, Standing};
use geometry::{Disc, Point, Polygon, Segment, Sweep, Touch};
use std::sync::Arc;

/// The terrain of a table as it was laid out. The state holds its changes.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// The pieces in the order of the table file. A [`Piece`] is an index into this list.
    pub pieces: Vec<PieceFile>,
    /// The kinds of the pieces, by [`Piece`].
    kinds: Vec<Arc<PieceKind>>,
    /// The outlines of areas drawn on the surface, by [`Piece`]; `None` for barriers and objects.
    areas: Vec<Option<Polygon>>,
    /// The sections of all barriers, by [`Section`].
    sections: Vec<SectionLine>,
}

/// A section of a barrier. AT-TERR-03
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionLine {
    /// The section's id.
    pub id: Id,
    /// The barrier that the section belongs to.
    pub piece: Piece,
    /// Where the section stands.
    pub line: Segment,
    /// Whether the section is part of a high barrier. AT-HIGH-01
    pub is_high: bool,
    /// Whether attacks, and figures that cross the section, may destroy it. AT-SLOW-04, AT-SAMP-07
    pub is_destructible: bool,
}

impl Ground {
    /// Prepares the pieces of a table. Skips pieces of unknown kinds.
    pub(crate) fn new(pieces: &[PieceFile], kind: impl Fn(&PieceFile) -> Option<Arc<PieceKind>>) -> Ground {
        let mut ground = Ground::default();
        for file in pieces {
            let Some(kind) = kind(file) else { continue };
            let piece = Piece(ground.pieces.len() as u8);
            for section in file.sections.iter().flatten() {
                ground.sections.push(SectionLine {
                    id: section.id.clone(),
                    piece,
                    line: Segment::new(section.from.0, section.to.0),
                    is_high: kind.is(Descriptor::HighBarrier),
                    is_destructible: kind.destructible || (kind.weak_points && section.weak),
                });
            }
            let corners: Option<Vec<Point>> = file.area.as_ref().map(|area| area.iter().map(|spot| spot.0).collect());
            ground.areas.push(corners.and_then(|corners| Polygon::new(corners).ok()));
            ground.kinds.push(kind);
            ground.pieces.push(file.clone());
        }
        ground
    }

    /// Returns all pieces, in the order of the table file.
    pub fn all(&self) -> impl Iterator<Item = Piece> + use<> {
        (0..self.pieces.len()).map(|n| Piece(n as u8))
    }

    /// Finds a piece by its id.
    pub fn piece(&self, id: &Id) -> Option<Piece> {
        self.pieces.iter().position(|piece| piece.id == *id).map(|n| Piece(n as u8))
    }

    /// Returns the id of a piece.
    pub fn id(&self, piece: Piece) -> &Id {
        &self.pieces[usize::from(piece.0)].id
    }

    /// Returns the kind of a piece.
    pub fn kind(&self, piece: Piece) -> &PieceKind {
        &self.kinds[usize::from(piece.0)]
    }

    /// Returns the outline of an area drawn on the surface; `None` for barriers and objects.
    pub fn area(&self, piece: Piece) -> Option<&Polygon> {
        self.areas[usize::from(piece.0)].as_ref()
    }

    /// Returns the drawn areas that have this descriptor.
    pub fn areas(&self, descriptor: Descriptor) -> impl Iterator<Item = (Piece, &Polygon)> {
        self.all()
            .filter(move |piece| self.kind(*piece).is(descriptor))
            .filter_map(|piece| Some((piece, self.area(piece)?)))
    }

    /// Returns a section as it was laid out.
    pub fn line(&self, section: Section) -> &SectionLine {
        &self.sections[usize::from(section.0)]
    }

    /// Finds a section by its id.
    pub fn section(&self, id: &Id) -> Option<Section> {
        self.sections.iter().position(|section| section.id == *id).map(|n| Section(n as u16))
    }

    /// Returns all sections as they were laid out, in the order of the table file.
    pub fn sections(&self) -> impl Iterator<Item = (Section, &SectionLine)> {
        self.sections.iter().enumerate().map(|(n, line)| (Section(n as u16), line))
    }

    /// Returns the space that an object takes up; `None` if it is off the table. AT-OBJ-07
    pub fn body(&self, piece: Piece, object: &ObjectState) -> Option<Body> {
        let Geometry::Object { shape, .. } = self.kind(piece).geometry else { return None };
        match (shape, object.state) {
            (_, Standing::Removed) => None,
            (Shape::Round { radius, .. }, Standing::Standing) => Some(Body::Round(Disc::new(object.at, radius))),
            (Shape::Round { radius, height }, Standing::Fallen) => {
                rectangle(object.at, object.facing, radius, height / 2).map(Body::Straight)
            }
            (Shape::Box { half_x, half_z, .. }, _) => {
                rectangle(object.at, object.facing, half_x, half_z).map(Body::Straight)
            }
        }
    }
}

/// Returns a rectangle whose front faces along a heading.
fn rectangle(at: Point, facing: Heading, half_x: i32, half_z: i32) -> Option<Polygon> {
    let (sine, cosine, unit) = (i64::from(sine(facing)), i64::from(cosine(facing)), i64::from(UNIT));
    let rounded = |value: i64| ((value.abs() + unit / 2) / unit * value.signum()) as i32;
    let corner = |x: i32, z: i32| {
        let (x, z) = (i64::from(x), i64::from(z));
        Point::new(at.x + rounded(x * cosine + z * sine), at.y + rounded(z * cosine - x * sine))
    };
    let corners = [corner(-half_x, -half_z), corner(half_x, -half_z), corner(half_x, half_z), corner(-half_x, half_z)];
    Polygon::new(corners).ok()
}

/// The space that an object takes up on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// A round object that stands.
    Round(Disc),
    /// A box, or an object that lies.
    Straight(Polygon),
}

impl Body {
    /// Returns the middle of the object.
    pub fn centre(&self) -> Point {
        match self {
            Body::Round(disc) => disc.centre,
            Body::Straight(outline) => {
                let (a, c) = (outline.points()[0], outline.points()[2]);
                Point::new(a.x + (c.x - a.x) / 2, a.y + (c.y - a.y) / 2)
            }
        }
    }

    /// Says whether a base overlaps the object by more than `limit`, in micrometres.
    pub fn overlaps(&self, base: Disc, limit: i32) -> bool {
        match self {
            Body::Round(disc) => base.overlaps_by_more_than(*disc, limit),
            Body::Straight(outline) => base.overlaps_polygon_by_more_than(outline, limit),
        }
    }

    /// Says whether the gap between the object and a base is at most `limit`, in micrometres.
    pub fn is_near(&self, base: Disc, limit: i32) -> bool {
        match self {
            Body::Round(disc) => base.gap_at_most(*disc, limit),
            Body::Straight(outline) => base.polygon_gap_at_most(outline, limit),
        }
    }

    /// Says whether a moving base overlaps the object by more than `limit` anywhere on the way, in micrometres.
    pub fn is_swept(&self, base: &Sweep, limit: i32) -> bool {
        match self {
            Body::Round(disc) => base.meets_disc(*disc, Touch::Overlap(limit)),
            Body::Straight(outline) => base.meets_polygon(outline, Touch::Overlap(limit)),
        }
    }
}
