//! Finds every fault of a table with its terrain. AT-TERR-01 … AT-TERR-05, AT-R-07

use crate::clauses::*;
use crate::ground::{Body, Ground};
use crate::id::Id;
use crate::muster;
use crate::numbers::{OVERLAP, TableSize};
use crate::pieces::{Geometry, PieceKind, Pieces, SECTION_MOST};
use crate::place::TURN;
use crate::setup::Mode;
use crate::state::{ObjectState, Piece};
use crate::terrain::{Descriptor, PieceFile, SectionFile, Standing, TableFile};
use geometry::{Point, Polygon, Segment};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The most pieces of a table.
const PIECES_MOST: usize = 80;
/// The most sections of a table.
const SECTIONS_MOST: usize = 240;
/// The most corners of an area.
const CORNERS_MOST: usize = 24;
/// The most letters of a table's name.
const NAME_MOST: u32 = 40;
/// The least distance between terrain and a starting line, in micrometres. It is 2 tix (clicks of a wheel) of the
/// greatest length, which leaves room for the advance at set-up.
const LINE_FREE: i32 = 60_000;
/// The distance from the middle to the edge of the widest surface, in micrometres. It is the limit for a table that is
/// judged without a set-up.
const WIDEST: i32 = 770_000;
/// The longest section that cannot be destroyed, in micrometres.
const WALL_MOST: i32 = 1_000_000;

/// How far from the middle terrain may reach, in micrometres. AT-R-07, AT-SETUP-03
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Towards west and east, along the lines of south and north.
    pub across: i32,
    /// Towards the lines of south and north.
    pub deep: i32,
}

impl Room {
    /// Returns the room of a table: inside the surface, and clear of the starting lines.
    pub fn of(mode: Mode, size: TableSize) -> Room {
        let deep = size.line - LINE_FREE;
        Room { across: if mode == Mode::Ffa { deep } else { size.surface }, deep }
    }
}

/// Returns every fault of a table. The places of the terrain are judged only if there is no other fault. If `room` is
/// `None`, the limit is the widest surface. AT-TERR-01
pub fn table_faults(table: &TableFile, room: Option<Room>) -> Vec<TableFault> {
    let mut faults = file_faults(table);
    let kinds = Pieces::shipped();
    for piece in &table.terrain {
        match kinds.of(piece) {
            None => faults.push(TableFault::NoSuchPiece { piece: piece.code.clone() }),
            Some(kind) => faults.extend(piece_faults(piece, kind)),
        }
    }
    if faults.is_empty() {
        let ground = muster::ground_of(table);
        let room = room.unwrap_or(Room { across: WIDEST, deep: WIDEST });
        faults.extend(place_faults(&ground, room));
        faults.extend(overlaps(&ground));
    }
    faults
}

fn file_faults(table: &TableFile) -> Vec<TableFault> {
    let mut faults = Vec::new();
    if table.format != 1 || table.game != "attacktix" {
        faults.push(TableFault::Format {});
    }
    let letters = table.name.chars().count() as u32;
    if table.name.trim().is_empty() || letters > NAME_MOST {
        faults.push(TableFault::Name { letters, most: NAME_MOST });
    }
    if let Some(map) = table.map.as_ref().filter(|map| *map != "sunken-maze") {
        faults.push(TableFault::Map { map: map.chars().take(24).collect() });
    }
    let sections = || table.terrain.iter().flat_map(|piece| piece.sections.iter().flatten());
    for (of, count, most) in
        [("pieces", table.terrain.len(), PIECES_MOST), ("sections", sections().count(), SECTIONS_MOST)]
    {
        if count > most {
            faults.push(TableFault::Many { of, count: count as u32, most: most as u32 });
        }
    }
    let mut met = BTreeSet::new();
    for id in table.terrain.iter().map(|piece| &piece.id).chain(sections().map(|section| &section.id)) {
        if !met.insert(id) {
            faults.push(TableFault::SameId { id: id.clone() });
        }
    }
    faults
}

/// Checks that a piece has the fields of its kind: sections, a drawn area, or a place for an object. AT-TERR-02,
/// AT-TERR-03
fn piece_faults(piece: &PieceFile, kind: &PieceKind) -> Vec<TableFault> {
    let has = (piece.sections.is_some(), piece.area.is_some(), piece.at.is_some());
    let (fits, made_of) = match kind.geometry {
        Geometry::Sections { .. } => (has == (true, false, false), "sections"),
        Geometry::Area => (has == (false, true, false), "an area"),
        Geometry::Object { .. } => (has == (false, false, true), "one thing at a place"),
    };
    let id = || piece.id.clone();
    let mut faults = Vec::new();
    if !fits || piece.sections.as_ref().is_some_and(Vec::is_empty) {
        faults.push(TableFault::MadeOf { id: id(), name: kind.name.clone(), made_of });
    }
    for section in piece.sections.iter().flatten() {
        faults.extend(section_faults(section, kind));
    }
    if piece.area.as_ref().is_some_and(|area| !is_area(&area.iter().map(|spot| spot.0).collect::<Vec<_>>())) {
        faults.push(TableFault::Area { id: id(), most: CORNERS_MOST as u32 });
    }
    if let Some(facing) = piece.facing.filter(|facing| !(0..TURN).contains(facing)) {
        faults.push(TableFault::Facing { id: id(), facing });
    }
    if piece.state == Some(Standing::Removed) {
        faults.push(TableFault::Gone { id: id() });
    }
    if piece.at.is_some_and(|at| !at.0.is_in_bounds()) {
        faults.push(TableFault::Room { id: id(), across: WIDEST, deep: WIDEST });
    }
    faults
}

fn section_faults(section: &SectionFile, kind: &PieceKind) -> Vec<TableFault> {
    let mut faults = Vec::new();
    let id = || section.id.clone();
    let most = if kind.destructible || section.weak { SECTION_MOST } else { WALL_MOST };
    if !section.from.0.is_in_bounds() || !section.to.0.is_in_bounds() {
        return vec![TableFault::Room { id: id(), across: WIDEST, deep: WIDEST }];
    }
    let length = section.from.0.distance_round(section.to.0);
    if length < 1_000 || length > most {
        faults.push(TableFault::SectionLength { id: id(), length, most });
    }
    if section.weak && !kind.weak_points {
        faults.push(TableFault::Weak { id: id() });
    }
    if !section.standing {
        faults.push(TableFault::Gone { id: id() });
    }
    faults
}

fn is_area(corners: &[Point]) -> bool {
    corners.len() <= CORNERS_MOST && Polygon::new(corners.to_vec()).is_ok() && bulges(corners)
}

/// Says whether an outline turns in the same direction at all corners.
fn bulges(corners: &[Point]) -> bool {
    let turn = |n: usize| {
        let [a, b, c] = [0, 1, 2].map(|next| corners[(n + next) % corners.len()]);
        let (x, y) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
        (x * i64::from(c.y - b.y) - y * i64::from(c.x - b.x)).signum()
    };
    let turns: BTreeSet<i64> = (0..corners.len()).map(turn).filter(|turn| *turn != 0).collect();
    turns.len() == 1
}

/// Checks that terrain stays on the surface and leaves the starting lines free. AT-R-07, AT-SETUP-03
fn place_faults(ground: &Ground, room: Room) -> Vec<TableFault> {
    let mut faults = Vec::new();
    let Room { across, deep } = room;
    let is_out = |at: &Point| at.x.abs() > across || at.y.abs() > deep;
    for piece in ground.all() {
        let corners = corners(ground, piece);
        if corners.iter().any(is_out) {
            faults.push(TableFault::Room { id: ground.id(piece).clone(), across, deep });
        }
    }
    faults
}

fn corners(ground: &Ground, piece: Piece) -> Vec<Point> {
    let file = &ground.pieces[usize::from(piece.0)];
    let mut corners: Vec<Point> = file.area.iter().flatten().map(|spot| spot.0).collect();
    corners.extend(file.sections.iter().flatten().flat_map(|section| [section.from.0, section.to.0]));
    match body(ground, piece) {
        Some(Body::Round(disc)) => {
            let (at, r) = (disc.centre, disc.radius);
            corners.extend([Point::new(at.x - r, at.y - r), Point::new(at.x + r, at.y + r)]);
        }
        Some(Body::Straight(outline)) => corners.extend(outline.points()),
        None => {}
    }
    corners
}

fn body(ground: &Ground, piece: Piece) -> Option<Body> {
    ground.body(piece, &ObjectState::laid_out(&ground.pieces[usize::from(piece.0)])?)
}

/// Checks that objects overlap neither each other nor barriers. AT-R-11
fn overlaps(ground: &Ground) -> Vec<TableFault> {
    let mut faults = Vec::new();
    let bodies: Vec<(&Id, Body)> =
        ground.all().filter_map(|piece| Some((ground.id(piece), body(ground, piece)?))).collect();
    for (n, (id, body)) in bodies.iter().enumerate() {
        let others = bodies[..n].iter().filter(|(_, other)| overlap(body, other)).map(|(other, _)| (*other).clone());
        let sections = ground.sections().filter(|(_, section)| stands_in(body, section.line));
        let all = others.chain(sections.map(|(_, section)| section.id.clone()));
        faults.extend(all.map(|other| TableFault::Overlap { id: (*id).clone(), other }));
    }
    faults
}

fn overlap(one: &Body, other: &Body) -> bool {
    match (one, other) {
        (Body::Round(disc), body) | (body, Body::Round(disc)) => body.overlaps(*disc, OVERLAP),
        (Body::Straight(one), Body::Straight(other)) => one.overlaps_by_more_than(other, OVERLAP),
    }
}

fn stands_in(body: &Body, line: Segment) -> bool {
    match body {
        Body::Round(disc) => line.is_within(disc.centre, disc.radius - OVERLAP),
        Body::Straight(outline) => line.meets_polygon(outline),
    }
}

/// Checks that descriptors may be combined. AT-TERR-04, AT-TERR-05, AT-OBJ-06
///
/// # Errors
/// There is no descriptor, or a descriptor is there twice. It is also an error to combine a high barrier or an object
/// with another descriptor, or a low barrier with slowing.
pub fn may_combine(descriptors: &[Descriptor]) -> Result<(), TableFault> {
    if descriptors.is_empty() {
        return Err(TableFault::NoDescriptor {});
    }
    let is = |descriptor| descriptors.contains(&descriptor);
    if descriptors.len() > 1 {
        if is(Descriptor::Object) {
            return Err(TableFault::ObjectCombined {});
        }
        if is(Descriptor::HighBarrier) {
            return Err(TableFault::HighBarrierCombined {});
        }
    }
    let twice = |(n, one): (usize, &Descriptor)| descriptors[..n].contains(one);
    if descriptors.iter().enumerate().any(twice) || (is(Descriptor::LowBarrier) && is(Descriptor::Slowing)) {
        return Err(TableFault::Descriptors {});
    }
    Ok(())
}

/// Why a table with its terrain is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableFault {
    /// A piece of an unknown kind. AT-TERR-04
    #[error("There is no kind of terrain {piece}.")]
    NoSuchPiece {
        /// The code that no kind of terrain has.
        piece: Id,
    },
    /// A piece without a descriptor. AT-TERR-04
    #[error("A piece of terrain needs at least one descriptor: high-barrier, low-barrier, slowing, cover or object.")]
    NoDescriptor {},
    /// Descriptors that must not be combined. AT-TERR-05
    #[error(
        "These descriptors may not be combined: only cover may be combined, with low-barrier or with slowing, and each may be given once."
    )]
    Descriptors {},
    /// A high barrier with another descriptor. AT-TERR-05
    #[error("The descriptor high-barrier may not be combined with another one.")]
    HighBarrierCombined {},
    /// An object with another descriptor. AT-OBJ-06
    #[error("The descriptor object may not be combined with another one.")]
    ObjectCombined {},
    /// The file has another format, or is for another game. AT-TERR-01
    #[error("This is not a valid table of Attacktix: format must be 1, and game must be attacktix.")]
    Format {},
    /// A name without letters, or with too many letters. AT-TERR-01
    #[error("The name of the table has {letters} letters; 1 to {most} are allowed.")]
    Name {
        /// The number of letters that the name has.
        letters: u32,
        /// The most letters that the name may have.
        most: u32,
    },
    /// An unknown map. AT-SAMP-07
    #[error("There is no map called {map:?}; the only one with rules of its own is sunken-maze.")]
    Map {
        /// The name in the file, cut short.
        map: String,
    },
    /// More pieces or sections than a table may have. AT-TERR-01
    #[error("The table has {count} {of}; at most {most} are allowed.")]
    Many {
        /// What the table has too many of: `pieces` or `sections`.
        of: &'static str,
        /// How many the table has.
        count: u32,
        /// How many are allowed.
        most: u32,
    },
    /// Two pieces or sections with the same id. AT-TERR-01
    #[error("The id {id} is used twice; every piece and every section needs its own id.")]
    SameId {
        /// The id that is used twice.
        id: Id,
    },
    /// A piece that lacks the geometry of its kind, or has another geometry. AT-TERR-02
    #[error("{id}: a piece of the kind {name} must be made of {made_of}, and of nothing else.")]
    MadeOf {
        /// The id of the piece.
        id: Id,
        /// The name of its kind.
        name: String,
        /// What a piece of its kind is made of, in words.
        made_of: &'static str,
    },
    /// A section that is too short or too long. AT-TERR-03
    #[error("{id}: the section is {} mm long; 1 to {} mm are allowed.", .length / 1_000, .most / 1_000)]
    SectionLength {
        /// The id of the section.
        id: Id,
        /// The length of the section.
        length: i32,
        /// The greatest length that is allowed.
        most: i32,
    },
    /// A weak point in a piece that cannot have one. AT-SAMP-07
    #[error("{id}: this kind of barrier has no weak points; only a barrier that cannot be destroyed may have them.")]
    Weak {
        /// The id of the section.
        id: Id,
    },
    /// An outline that is not a convex polygon. AT-TERR-02
    #[error("{id}: an area must have 3 to {most} corners, and a convex outline that does not cross itself.")]
    Area {
        /// The id of the piece.
        id: Id,
        /// The most corners that the area may have.
        most: u32,
    },
    /// A facing out of range. AT-OBJ-01
    #[error("{id}: facing is {facing}; 0 to 35999 hundredths of a degree are allowed.")]
    Facing {
        /// The id of the piece.
        id: Id,
        /// The facing in the file.
        facing: i32,
    },
    /// An object that is not there, or a section that has fallen. AT-OBJ-07
    #[error("{id} is off the table or does not stand; the table file must leave it out.")]
    Gone {
        /// The id of the piece or section.
        id: Id,
    },
    /// Terrain beyond the surface, or at a line where figures are placed. AT-SETUP-03, AT-R-07
    #[error("{id} reaches too far from the middle: terrain may reach {} mm along the starting lines and {} mm towards them, \
        so that the lines stay free.", .across / 1_000, .deep / 1_000)]
    Room {
        /// The id of the piece.
        id: Id,
        /// How far terrain may reach along the lines, from the middle.
        across: i32,
        /// How far terrain may reach towards the lines, from the middle.
        deep: i32,
    },
    /// An object that overlaps another object or a barrier. AT-R-11
    #[error("{id} and {other} overlap.")]
    Overlap {
        /// The id of the object.
        id: Id,
        /// The id of the other object, or of the section of a barrier.
        other: Id,
    },
}

impl Cite for TableFault {
    fn clause(&self) -> Clause {
        match self {
            TableFault::NoSuchPiece { .. } | TableFault::NoDescriptor {} => AT_TERR_04,
            TableFault::Descriptors {} | TableFault::HighBarrierCombined {} => AT_TERR_05,
            TableFault::ObjectCombined {} => AT_OBJ_06,
            TableFault::Format {} | TableFault::Name { .. } | TableFault::Many { .. } | TableFault::SameId { .. } => {
                AT_TERR_01
            }
            TableFault::MadeOf { .. } | TableFault::Area { .. } => AT_TERR_02,
            TableFault::SectionLength { .. } => AT_TERR_03,
            TableFault::Map { .. } | TableFault::Weak { .. } => AT_SAMP_07,
            TableFault::Facing { .. } => AT_OBJ_01,
            TableFault::Gone { .. } => AT_OBJ_07,
            TableFault::Room { .. } => AT_R_07,
            TableFault::Overlap { .. } => AT_R_11,
        }
    }
}
