//! The terrain of the table, prepared for fast geometry. A `Ground` never changes. A new piece or a new hole makes a
//! new `Ground`.

mod closed;
mod going;
mod patch;
mod terrain;

pub use closed::Gait;
pub(crate) use going::{Going, lowered};
pub use patch::Patch;
pub(crate) use patch::point_at;
pub use terrain::TerrainRow;

use crate::battlefield::{Piece, TerrainKind};
use crate::id::Id;
use crate::length::Length;
use geometry::{Disc, Fault, Point, Rect, Sweep, Touch};
use referee::Clause;

/// The terrain of a table. PF-TERR-OPEN ff., PF-R-48
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The rectangle of the table, in micrometres.
    pub(crate) table: Rect,
    /// The pieces as files write them, sorted by id.
    pub(crate) pieces: Vec<Piece>,
    /// The same pieces in the same order, compiled for fast geometry.
    pub(crate) patches: Vec<Patch>,
}

/// What ground lies under a point. PF-R-48
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footing {
    /// The kind of terrain that counts for movement. If pieces overlap, the kind with the highest penalty counts.
    pub kind: TerrainKind,
    /// The piece that gives the kind; `None` on bare ground.
    pub piece: Option<Id>,
    /// The level of the ground: 0 on the table, 1 for each full 3 inches of height. PF-R-51
    pub level: i32,
}

/// A defence modifier of terrain, with the clause that grants it.
pub type DefenceModifier = (i8, Clause);

/// The defence modifiers of the terrain under the centre of a base. Low walls are not included. PF-R-48, PF-R-92
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainDefence {
    /// The lowest negative modifier. It always counts. PF-R-50
    pub worst: Option<DefenceModifier>,
    /// The highest positive modifier. It counts only against Ranged attacks. PF-R-50
    pub ranged: Option<DefenceModifier>,
}

impl Ground {
    /// Compiles the pieces for a table of this width and depth, and sorts them by id.
    ///
    /// # Errors
    /// The id of the first piece whose outline has a fault, and the fault.
    pub fn new(table: [Length; 2], mut pieces: Vec<Piece>) -> Result<Ground, (Id, Fault)> {
        pieces.sort_by_key(|piece| piece.id);
        let table = Rect { min: Point::new(0, 0), max: Point::new(table[0].0, table[1].0) };
        let patches = patch::compile(&pieces)?;
        Ok(Ground { table, pieces, patches })
    }

    /// Returns a copy of this ground with one more piece.
    ///
    /// # Errors
    /// The id of the piece whose outline has a fault, and the fault.
    pub fn with_piece(&self, piece: Piece) -> Result<Ground, (Id, Fault)> {
        let mut pieces = self.pieces.clone();
        pieces.push(piece);
        Ground::new(self.size(), pieces)
    }

    /// Returns a copy of this ground with a hole in a piece. `at` and `radius` are in micrometres. PF-R-30
    pub fn with_hole(&self, piece: Id, at: Point, radius: i32) -> Ground {
        let mut pieces = self.pieces.clone();
        for found in pieces.iter_mut().filter(|found| found.id == piece) {
            found.holes.push([Length(at.x), Length(at.y), Length(radius)]);
        }
        Ground::new(self.size(), pieces).expect("the outlines were sound before")
    }

    /// Returns the width and the depth of the table.
    pub fn size(&self) -> [Length; 2] {
        [Length(self.table.max.x), Length(self.table.max.y)]
    }

    /// Returns the rectangle of the table, in micrometres.
    pub const fn table(&self) -> Rect {
        self.table
    }

    /// Returns the pieces as files write them, sorted by id.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the compiled pieces, sorted by id.
    pub fn patches(&self) -> &[Patch] {
        &self.patches
    }

    /// Returns the compiled piece with this id; `None` if no piece has it.
    pub fn patch(&self, id: Id) -> Option<&Patch> {
        self.patches.binary_search_by_key(&id, |patch| patch.id).ok().map(|n| &self.patches[n])
    }

    /// Returns what ground lies under a point. If pieces overlap, the one with the highest penalty counts. PF-R-48
    pub fn footing(&self, at: Point) -> Footing {
        let mut under = Footing { kind: TerrainKind::Open, piece: None, level: self.level(at) };
        let mut worst = -1;
        for patch in self.patches.iter().filter(|patch| patch.contains(at)) {
            let penalty = patch.kind.row().lowered.unwrap_or(i32::MAX);
            if penalty > worst {
                worst = penalty;
                (under.kind, under.piece) = (patch.kind, Some(patch.id));
            }
        }
        under
    }

    /// Returns the level of the ground at a point. The border between two levels belongs to the higher ground. PF-R-51,
    /// PF-R-95
    pub fn level(&self, at: Point) -> i32 {
        let levels = self.patches.iter().filter(|patch| patch.level > 0 && patch.covers(at)).map(|patch| patch.level);
        levels.max().unwrap_or(0)
    }

    /// Returns the defence modifiers of the terrain under a point, the centre of a base. Low walls are not included.
    /// PF-R-48, PF-R-92
    pub fn defence(&self, at: Point) -> TerrainDefence {
        let mut found = TerrainDefence::default();
        for patch in &self.patches {
            let row = patch.kind.row();
            if row.defence == 0 || patch.kind == TerrainKind::LowWall || !patch.contains(at) {
                continue;
            }
            let this = Some((row.defence, row.clause));
            if row.defence < 0 {
                let lowest = found.worst.is_none_or(|(by, _)| row.defence < by);
                found.worst = if lowest { this } else { found.worst };
            } else {
                let highest = found.ranged.is_none_or(|(by, _)| row.defence > by);
                found.ranged = if highest { this } else { found.ranged };
            }
        }
        found
    }

    /// Returns the low walls. PF-R-49
    pub fn walls(&self) -> impl Iterator<Item = &Patch> {
        self.patches.iter().filter(|patch| patch.kind == TerrainKind::LowWall)
    }

    /// Returns the Bases: Buildings, Fortresses and the camp, by id. Explosions can make holes in them. PF-R-31
    pub fn base_pieces(&self) -> impl Iterator<Item = &Patch> {
        self.patches.iter().filter(|patch| patch.kind.is_base())
    }

    /// Returns the pieces that may block sight: Buildings, Mountains, and all pieces that rise above the table. PF-R-42
    pub fn sight_blockers(&self) -> impl Iterator<Item = &Patch> {
        self.patches.iter().filter(|patch| patch.kind.blocks_sight() || patch.level > 0)
    }

    /// Says whether a base lies on the table. It may stick out by the tolerance of the geometry.
    pub fn holds(&self, base: Disc) -> bool {
        self.table.holds_disc(base, geometry::TOLERANCE)
    }

    /// Returns the piece with the lowest id that a base overlaps and that a Unit with this gait may not enter. A
    /// [`Gait`] says how terrain slows and stops a Unit. PF-R-48, PF-R-90
    pub fn closed_under(&self, base: Disc, gait: &Gait) -> Option<&Patch> {
        let still = geometry::Leg::between(base.centre, base.centre);
        self.closed_on(&Sweep::new(still, base.radius), gait)
    }

    /// Returns the piece with the lowest id that a moving base overlaps on its way and that a Unit with this gait may
    /// not enter. PF-R-48, PF-R-90
    pub fn closed_on(&self, sweep: &Sweep, gait: &Gait) -> Option<&Patch> {
        let (overlap, bounds) = (Touch::Overlap(geometry::TOLERANCE), sweep.bounds());
        let may_meet = |patch: &Patch| gait.is_closed(patch.kind) && bounds.meets(&patch.outline.bounds());
        self.patches.iter().find(|patch| may_meet(patch) && patch.meets(sweep, overlap))
    }

    /// Returns how far a moving base travels, in micrometres, until it first touches ground that its gait may not
    /// enter. Returns `None` if it never touches such ground. PF-R-12
    pub fn first_closed(&self, sweep: &Sweep, gait: &Gait) -> Option<i32> {
        let overlap = Touch::Overlap(geometry::TOLERANCE);
        let closed = self.patches.iter().filter(|patch| gait.is_closed(patch.kind) && patch.meets(sweep, overlap));
        closed.filter_map(|patch| patch.first(sweep, Touch::Gap(0))).min()
    }
}
