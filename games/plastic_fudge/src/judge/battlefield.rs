//! The faults that a battlefield file can have. The check reports all of them at once.

use crate::battlefield::{Battlefield, Edge, Piece, TerrainKind, Zone};
use crate::clauses::*;
use crate::game_words::{FORMAT, GAME};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::side::Side;
use geometry::{Disc, INCH, Point, Polygon, Rect};
use referee::names::{LONGEST_NAME, cut, is_name, is_text};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The least and the greatest width or depth of a table, in inches. PF-R-74
const TABLE: [i32; 2] = [12, 120];
/// The most pieces of terrain that lie on the table from the start.
const MOST_PIECES: usize = 200;
/// The most pieces of terrain that the players place. PF-SCEN-08
const MOST_POOL: usize = 64;
/// The most corners of a piece.
const MOST_CORNERS: usize = 64;
/// The most holes of a piece.
const MOST_HOLES: usize = 32;
/// The greatest height of a piece, in inches.
const HIGHEST: i32 = 36;
/// How far a corner of a piece in the pool may lie from the origin of the piece, east, north, west or south, in inches.
const POOL_REACH: i32 = 24;
/// The greatest length of a battlefield's id, in characters.
const LONGEST_WORD: usize = 32;
/// The greatest length of the story, in characters.
const LONGEST_STORY: usize = 400;
/// The least depth of a zone, in inches.
const SHALLOWEST: i32 = 3;
/// How far apart the check puts the centres of neighbouring Troopers when it counts the room in a zone, in micrometres.
const ROOM: i32 = INCH * 5 / 4;
/// How many Troopers a zone must have room for. PF-SCEN-03
const CROWD: u32 = 40;

/// What is wrong with a battlefield.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BattlefieldFault {
    /// The file has a format that cannot be read.
    #[error("the format is {format}; only format {FORMAT} can be read")]
    Format {
        /// The format given.
        format: u32,
    },
    /// The file is for another game.
    #[error("the battlefield is for {game:?}, and this game is {GAME}")]
    OtherGame {
        /// The game given.
        game: String,
    },
    /// The id cannot be used in URLs.
    #[error("the id is {word:?}; at most {LONGEST_WORD} lowercase letters, digits and hyphens are allowed")]
    Word {
        /// The id given, cut short.
        word: String,
    },
    /// The name is empty, too long or cannot be shown.
    #[error(
        "the name has {characters} characters; 1 to {LONGEST_NAME} are allowed, all visible, no blanks at the ends"
    )]
    Name {
        /// How many characters the name has.
        characters: u32,
    },
    /// The story is too long or cannot be shown.
    #[error("the story has {characters} characters; at most {LONGEST_STORY} are allowed, all visible")]
    Story {
        /// How many characters the story has.
        characters: u32,
    },
    /// The table is too small or too large.
    #[error("the table is {width} by {depth} inches; both must be from {} to {}", TABLE[0], TABLE[1])]
    Table {
        /// The length from west to east.
        width: Length,
        /// The length from south to north.
        depth: Length,
    },
    /// There are too many pieces on the table, or in the pool.
    #[error("there are {pieces} pieces {}; at most {most} are allowed", place_of(*.pool))]
    TooManyPieces {
        /// How many pieces there are.
        pieces: u32,
        /// The most pieces that are allowed.
        most: u32,
        /// Whether these pieces are in the pool, which the players place.
        pool: bool,
    },
    /// Two pieces have the same id.
    #[error("two pieces are called {piece}; each needs an id of its own")]
    SameId {
        /// The id that both pieces have.
        piece: Id,
    },
    /// A piece has an id of the form that Units or markers have.
    #[error("a piece is called {piece}; ids such as g1, t1 and m1 belong to Units and markers")]
    ReservedId {
        /// The id that the piece has.
        piece: Id,
    },
    /// A piece has neither `rect` nor `polygon`, or both.
    #[error("{piece} must have a rect or a polygon, and not both")]
    Outline {
        /// The piece with no outline, or with two.
        piece: Id,
    },
    /// The outline of a piece is not a simple polygon.
    #[error("the outline of {piece} cannot be used: {because}")]
    Polygon {
        /// The piece whose outline is not simple.
        piece: Id,
        /// What is wrong with the outline.
        because: String,
    },
    /// A corner of a piece lies beyond the table.
    #[error("{piece} reaches beyond the edge of the table; all corners must lie on the table")]
    OffTable {
        /// The piece that reaches over the edge.
        piece: Id,
    },
    /// A corner of a piece in the pool lies too far from the origin of the piece.
    #[error("{piece} reaches too far from its own origin; {POOL_REACH} inches in each direction are allowed")]
    TooWide {
        /// The piece that reaches too far.
        piece: Id,
    },
    /// A height is out of range.
    #[error("{piece} is {height} inches high; heights are from 0 to {HIGHEST}")]
    Height {
        /// The piece that is too high or too low.
        piece: Id,
        /// The height given.
        height: Length,
    },
    /// A piece has too many holes, or a hole of a size that is not allowed.
    #[error("{piece} has too many holes, or one of a wrong size; {MOST_HOLES} are allowed, with radii up to 12 inches")]
    Hole {
        /// The piece with these holes.
        piece: Id,
    },
    /// The camp is not a rectangle on the table.
    #[error("the camp is not a rectangle on the table, written [x0, y0, x1, y1] with the lower corner first")]
    Camp,
    /// The flag lies beyond the table.
    #[error("the flag lies off the table; it must stand on the table")]
    FlagOffTable,
    /// The flag lies in a piece that is closed to every Unit on the ground.
    #[error("the flag lies in {piece}, which no Unit can enter; Units must be able to reach it")]
    FlagClosed {
        /// The piece in which the flag lies.
        piece: Id,
    },
    /// A zone is not on the table, too shallow or deeper than the table.
    #[error("the zone of {side} must be on the table, at least {SHALLOWEST} inches deep and no deeper than the table")]
    Zone {
        /// The side that deploys in the zone.
        side: Side,
    },
    /// The zones of the two sides overlap.
    #[error("the zones of Green and Tan overlap; each side needs a zone of its own")]
    ZonesOverlap,
    /// A zone has too little room for a force.
    #[error("the zone of {side} has room for {room} Troopers beside ground that is closed; it needs room for {CROWD}")]
    Crowded {
        /// The side that deploys in the zone.
        side: Side,
        /// How many Troopers have room in the zone.
        room: u32,
    },
}

const fn place_of(pool: bool) -> &'static str {
    if pool { "to be placed" } else { "on the table" }
}

impl Cite for BattlefieldFault {
    fn clause(&self) -> Clause {
        match self {
            BattlefieldFault::Format { .. }
            | BattlefieldFault::OtherGame { .. }
            | BattlefieldFault::Word { .. }
            | BattlefieldFault::Name { .. }
            | BattlefieldFault::Story { .. } => PF_SCN_01,
            BattlefieldFault::Table { .. } => PF_R_74,
            BattlefieldFault::TooManyPieces { pool: true, .. } | BattlefieldFault::TooWide { .. } => PF_SCEN_08,
            BattlefieldFault::TooManyPieces { .. }
            | BattlefieldFault::Outline { .. }
            | BattlefieldFault::Polygon { .. }
            | BattlefieldFault::OffTable { .. } => PF_SCN_02,
            BattlefieldFault::SameId { .. } | BattlefieldFault::ReservedId { .. } => PF_R_112,
            BattlefieldFault::Height { .. } => PF_R_51,
            BattlefieldFault::Hole { .. } => PF_BAZ_02,
            BattlefieldFault::Camp => PF_SCEN_06,
            BattlefieldFault::FlagOffTable | BattlefieldFault::FlagClosed { .. } => PF_SCEN_07,
            BattlefieldFault::ZonesOverlap => PF_R_74,
            BattlefieldFault::Zone { .. } | BattlefieldFault::Crowded { .. } => PF_R_109,
        }
    }
}

/// Returns every fault of a battlefield. The size of the table and the number of pieces are checked first: if they are
/// wrong, the rest is not checked. PF-SCN-01, PF-SCN-02
pub(crate) fn battlefield_faults(battlefield: &Battlefield) -> Vec<BattlefieldFault> {
    let mut judge = Judge { battlefield, faults: Vec::new() };
    judge.texts();
    let [width, depth] = battlefield.table;
    let allowed = Length::inches(TABLE[0])..=Length::inches(TABLE[1]);
    if !(allowed.contains(&width) && allowed.contains(&depth)) {
        judge.faults.push(BattlefieldFault::Table { width, depth });
        return judge.faults;
    }
    if judge.counts() {
        judge.pieces();
        judge.camp_and_flag();
        judge.zones();
    }
    judge.faults
}

struct Judge<'a> {
    battlefield: &'a Battlefield,
    faults: Vec<BattlefieldFault>,
}

impl Judge<'_> {
    fn texts(&mut self) {
        let Battlefield { format, game, id, name, story, .. } = self.battlefield;
        if *format != FORMAT {
            self.faults.push(BattlefieldFault::Format { format: *format });
        }
        if game != GAME {
            self.faults.push(BattlefieldFault::OtherGame { game: cut(game) });
        }
        let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !plain || id.len() > LONGEST_WORD {
            self.faults.push(BattlefieldFault::Word { word: cut(id) });
        }
        if !is_name(name, LONGEST_NAME) {
            self.faults.push(BattlefieldFault::Name { characters: name.chars().count() as u32 });
        }
        if !is_text(story, LONGEST_STORY) {
            self.faults.push(BattlefieldFault::Story { characters: story.chars().count() as u32 });
        }
    }

    /// Checks how many pieces there are. Returns whether there are few enough to check each of them. PF-SCEN-08
    fn counts(&mut self) -> bool {
        let lists = [(&self.battlefield.terrain, MOST_PIECES, false), (&self.battlefield.pool, MOST_POOL, true)];
        for (pieces, most, pool) in lists {
            if pieces.len() > most {
                let (pieces, most) = (pieces.len() as u32, most as u32);
                self.faults.push(BattlefieldFault::TooManyPieces { pieces, most, pool });
            }
        }
        lists.iter().all(|(pieces, most, _)| pieces.len() <= *most)
    }

    fn table(&self) -> Rect {
        let [width, depth] = self.battlefield.table;
        Rect::between(Point::new(0, 0), Point::new(width.0, depth.0))
    }

    /// Checks each piece. It needs an id of its own, and an outline on the table or, in the pool, around its origin.
    /// PF-SCN-02, PF-SCEN-08
    fn pieces(&mut self) {
        let mut met = BTreeSet::new();
        for (pool, pieces) in [(false, &self.battlefield.terrain), (true, &self.battlefield.pool)] {
            for piece in pieces {
                if !met.insert(piece.id) {
                    self.faults.push(BattlefieldFault::SameId { piece: piece.id });
                }
                if ["g", "t", "m"].contains(&piece.id.letters()) {
                    self.faults.push(BattlefieldFault::ReservedId { piece: piece.id });
                }
                self.piece(piece, pool);
            }
        }
    }

    fn piece(&mut self, piece: &Piece, pool: bool) {
        let id = piece.id;
        match outline(piece) {
            Err(fault) => self.faults.push(fault),
            Ok(outline) if pool => {
                let reach = POOL_REACH * INCH;
                let room = Rect::between(Point::new(-reach, -reach), Point::new(reach, reach));
                if !room.holds(&outline, 0) {
                    self.faults.push(BattlefieldFault::TooWide { piece: id });
                }
            }
            Ok(outline) => {
                if !self.table().holds(&outline, 0) {
                    self.faults.push(BattlefieldFault::OffTable { piece: id });
                }
            }
        }
        if !(Length(0)..=Length::inches(HIGHEST)).contains(&piece.height) {
            self.faults.push(BattlefieldFault::Height { piece: id, height: piece.height });
        }
        let is_hole = |hole: &[Length; 3]| (Length(1)..=Length::inches(12)).contains(&hole[2]);
        if piece.holes.len() > MOST_HOLES || !piece.holes.iter().all(is_hole) {
            self.faults.push(BattlefieldFault::Hole { piece: id });
        }
    }

    /// Checks that the camp is a rectangle on the table (PF-SCEN-06). Checks that the flag stands on the table where
    /// Units can reach it (PF-SCEN-07, PF-R-108).
    fn camp_and_flag(&mut self) {
        let table = self.table();
        if let Some(camp) = self.battlefield.camp {
            let [x0, y0, x1, y1] = camp;
            let on_table = table.contains(Point::new(x0.0, y0.0)) && table.contains(Point::new(x1.0, y1.0));
            if !on_table || x0 >= x1 || y0 >= y1 {
                self.faults.push(BattlefieldFault::Camp);
            }
        }
        let Some(flag) = self.battlefield.flag else { return };
        if !table.contains(flag.at.0) {
            self.faults.push(BattlefieldFault::FlagOffTable);
            return;
        }
        let around = closed(self.battlefield).into_iter().find(|(_, outline)| outline.contains(flag.at.0));
        if let Some((piece, _)) = around {
            self.faults.push(BattlefieldFault::FlagClosed { piece });
        }
    }

    /// Checks the zones. Each side needs a zone on the table, apart from the enemy's zone and with room for a force.
    /// PF-R-74, PF-R-109
    fn zones(&mut self) {
        let closed = closed(self.battlefield);
        for side in Side::BOTH {
            let zone = self.battlefield.zone(side);
            if !self.is_good(zone) {
                self.faults.push(BattlefieldFault::Zone { side });
                continue;
            }
            let room = self.room(zone, &closed);
            if room < CROWD {
                self.faults.push(BattlefieldFault::Crowded { side, room });
            }
        }
        let [green, tan] = Side::BOTH.map(|side| self.battlefield.zone(side));
        if self.rows().any(|at| self.is_in(green, at) && self.is_in(tan, at)) {
            self.faults.push(BattlefieldFault::ZonesOverlap);
        }
    }

    fn is_good(&self, zone: Zone) -> bool {
        let [width, depth] = self.battlefield.table;
        let least = Length::inches(SHALLOWEST);
        match zone {
            Zone::Near { near: [x, y, radius] } => {
                self.table().contains(Point::new(x.0, y.0)) && (least..=width.max(depth)).contains(&radius)
            }
            Zone::Edge { edge: Edge::North | Edge::South, depth: deep } => (least..=depth).contains(&deep),
            Zone::Edge { depth: deep, .. } => (least..=width).contains(&deep),
        }
    }

    /// Says whether a point is in a zone.
    fn is_in(&self, zone: Zone, at: Point) -> bool {
        let [width, depth] = self.battlefield.table;
        match zone {
            Zone::Near { near: [x, y, radius] } => at.is_within(Point::new(x.0, y.0), radius.0),
            Zone::Edge { edge: Edge::South, depth: deep } => at.y <= deep.0,
            Zone::Edge { edge: Edge::North, depth: deep } => at.y >= depth.0 - deep.0,
            Zone::Edge { edge: Edge::West, depth: deep } => at.x <= deep.0,
            Zone::Edge { edge: Edge::East, depth: deep } => at.x >= width.0 - deep.0,
        }
    }

    /// Returns the points of the table at which the check puts Troopers, row by row.
    fn rows(&self) -> impl Iterator<Item = Point> + use<> {
        let [width, depth] = self.battlefield.table;
        let half = ROOM / 2;
        let along = move |length: i32| (0..length / ROOM).map(move |nth| half + nth * ROOM);
        along(depth.0).flat_map(move |y| along(width.0).map(move |x| Point::new(x, y)))
    }

    /// Returns how many Troopers have room in a zone, if they stand in rows and not on closed ground.
    fn room(&self, zone: Zone, closed: &[(Id, Polygon)]) -> u32 {
        let stands = |at: &Point| {
            let base = Disc::new(*at, INCH / 2);
            self.is_in(zone, *at) && !closed.iter().any(|(_, outline)| base.overlaps_polygon_by_more_than(outline, 0))
        };
        self.rows().filter(stands).count() as u32
    }
}

/// Returns the outline of a piece, or the fault that it has.
fn outline(piece: &Piece) -> Result<Polygon, BattlefieldFault> {
    let id = piece.id;
    let bad = |because: String| BattlefieldFault::Polygon { piece: id, because };
    match (&piece.rect, &piece.polygon) {
        (Some([x0, y0, x1, y1]), None) if x0 < x1 && y0 < y1 => {
            let rect = Rect::between(Point::new(x0.0, y0.0), Point::new(x1.0, y1.0));
            Polygon::rect(rect).map_err(|fault| bad(fault.to_string()))
        }
        (Some(_), None) => Err(bad("a rect is [x0, y0, x1, y1] with the lower corner first".into())),
        (None, Some(corners)) if corners.len() <= MOST_CORNERS => {
            let points: Vec<Point> = corners.iter().map(|Spot(point)| *point).collect();
            Polygon::new(points).map_err(|fault| bad(fault.to_string()))
        }
        (None, Some(corners)) => {
            Err(bad(format!("it has {} corners; at most {MOST_CORNERS} are allowed", corners.len())))
        }
        _ => Err(BattlefieldFault::Outline { piece: id }),
    }
}

/// Returns the pieces that no Unit on the ground can enter, with their outlines. PF-TERR-WATER, PF-TERR-MOUNT,
/// PF-TERR-BLDG
fn closed(battlefield: &Battlefield) -> Vec<(Id, Polygon)> {
    let is_closed = |kind| matches!(kind, TerrainKind::Water | TerrainKind::Mountain | TerrainKind::Building);
    let pieces = battlefield.terrain.iter().filter(|piece| is_closed(piece.kind));
    pieces.filter_map(|piece| Some((piece.id, outline(piece).ok()?))).collect()
}
