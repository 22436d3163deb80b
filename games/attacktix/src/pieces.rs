//! The kinds of terrain that come with the game. AT-TERR-04, AT-SAMP-01 … AT-SAMP-07

use crate::id::Id;
use crate::terrain::{Descriptor, PieceFile};
use catalogue::shipped_json;
use physics::{Solid, SolidPart, Thousandths};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const TERRAIN: &str = include_str!("../data/terrain.json");

/// The longest section that can be destroyed, in micrometres. AT-TERR-03
pub const SECTION_MOST: i32 = 66_000;

/// A kind of terrain. AT-TERR-04
#[derive(Clone, Debug, PartialEq)]
pub struct PieceKind {
    /// The kind's code, such as `F03`.
    pub code: Id,
    /// The kind's name.
    pub name: String,
    /// The descriptors that decide which rules apply, such as `cover`.
    pub descriptors: Vec<Descriptor>,
    /// Whether a piece of this kind is a barrier in sections, a drawn area or an object.
    pub geometry: Geometry,
    /// Whether sections of this kind can be destroyed. AT-HIGH-02, AT-LOW-04, AT-SLOW-04
    pub destructible: bool,
    /// Whether weak points of this kind can be destroyed although its other sections cannot. AT-SAMP-07
    pub weak_points: bool,
    /// The usual length of its sections, in micrometres; `None` if it has no sections. AT-TERR-03
    pub section: Option<i32>,
    /// How many objects of this kind make a heap; `None` if it makes none. AT-SAMP-06
    pub count: Option<u8>,
    /// The id of the map that the kind belongs to, such as `sunken-maze`; `None` if it belongs to none. AT-SAMP-07
    pub map: Option<String>,
    /// Whether Battle Masters may be on the kind's map. AT-R-63
    pub masters: bool,
}

/// What a piece is: a barrier, an area or an object. AT-TERR-02
#[derive(Clone, Debug, PartialEq)]
pub enum Geometry {
    /// A barrier in sections. AT-TERR-03
    Sections {
        /// How high the sections are, in micrometres.
        height: i32,
    },
    /// An area drawn on the surface.
    Area,
    /// An object that stands on the table. AT-OBJ-01
    Object {
        /// Whether attacks can knock the object over.
        topplable: bool,
        /// Whether a figure can push the object. AT-R-60
        pushable: bool,
        /// The object's outline.
        shape: Shape,
        /// The object's body in the simulation.
        solid: Arc<Solid>,
    },
}

/// The outline of an object, in micrometres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub enum Shape {
    /// Round when seen from above.
    Round { radius: i32, height: i32 },
    /// A box whose front points towards `facing`.
    Box { half_x: i32, half_z: i32, height: i32 },
}

impl Shape {
    /// Returns the height, in micrometres.
    pub const fn height(self) -> i32 {
        match self {
            Shape::Round { height, .. } | Shape::Box { height, .. } => height,
        }
    }
}

/// The kinds of terrain that come with the game, by code.
#[derive(Clone, Debug)]
pub struct Pieces {
    kinds: Vec<Arc<PieceKind>>,
    /// The kinds for heaps that are drawn on the surface: slowing terrain with cover. AT-R-62
    drawn: Vec<Arc<PieceKind>>,
}

/// The file of the kinds of terrain. AT-TERR-04
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainFile {
    /// The format of the file. This build reads only format 1.
    pub format: u32,
    /// The descriptors that a piece can have. AT-TERR-04
    pub descriptors: Vec<Descriptor>,
    /// Descriptors that never go with another one. AT-TERR-05, AT-OBJ-06
    pub alone_only: Vec<Descriptor>,
    /// The longest section that can be destroyed, in micrometres. AT-TERR-03
    pub section_max: i32,
    /// The kinds of terrain, in the order in which clients list them.
    pub pieces: Vec<KindFile>,
}

/// A kind of terrain in the file: a barrier in sections, a drawn area, or an object with a body.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KindFile {
    /// The kind's code, such as `F03`.
    pub code: Id,
    /// The kind's name.
    pub name: String,
    /// The terrain of the rulebook that this kind represents. AT-SAMP-01 … AT-SAMP-07
    pub sample: Option<String>,
    /// The descriptors that decide which rules apply, such as `cover`.
    pub descriptors: Vec<Descriptor>,
    /// Whether the kind is a barrier in sections or an area. Objects leave this field out.
    #[serde(default)]
    pub geometry: Option<GeometryFile>,
    /// How high sections of this kind are, in micrometres. Areas and objects leave this field out.
    #[serde(default)]
    pub height: i32,
    /// Whether the kind's sections can be destroyed.
    #[serde(default)]
    pub destructible: bool,
    /// Whether weak points of this kind can be destroyed although its other sections cannot. AT-SAMP-07
    #[serde(default)]
    pub weak_points: bool,
    /// The usual length of its sections, in micrometres.
    pub section: Option<i32>,
    /// How many objects of this kind make a heap; null if it makes none. AT-SAMP-06
    pub count: Option<u8>,
    /// The id of the map that the kind belongs to, such as `sunken-maze`; null if it belongs to none. AT-SAMP-07
    pub map: Option<String>,
    /// Whether Battle Masters may be on the kind's map. AT-R-63
    #[serde(default = "yes")]
    pub masters: bool,
    /// Whether attacks can knock the object over.
    #[serde(default)]
    pub topplable: bool,
    /// Whether a figure can push the object. AT-R-60
    #[serde(default)]
    pub pushable: bool,
    /// The outline of the object.
    pub shape: Option<Shape>,
    /// The descriptors of this kind if it is drawn on the surface. AT-R-62
    pub alternative_descriptors: Option<Vec<Descriptor>>,
    /// The colliders of the object in the simulation.
    #[serde(default)]
    pub body: Vec<SolidPart>,
    /// The coefficient of friction of the object.
    pub friction: Option<Thousandths>,
    /// The coefficient of restitution of the object.
    pub restitution: Option<Thousandths>,
}

/// What a piece is, if it is not an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GeometryFile {
    /// A barrier in sections. AT-TERR-03
    Sections,
    /// An area drawn on the surface.
    Area,
}

const fn yes() -> bool {
    true
}

impl Pieces {
    /// Reads the kinds that come with the game: tower, copse, fence, citadel, palisade, scrap heap, maze and others.
    /// AT-SAMP-01, AT-SAMP-02, AT-SAMP-03, AT-SAMP-04, AT-SAMP-05, AT-SAMP-06, AT-SAMP-07
    pub fn shipped() -> Pieces {
        let file = TerrainFile::shipped();
        let drawn = file.pieces.iter().filter_map(KindFile::drawn).map(Arc::new).collect();
        let kinds = file.pieces.into_iter().map(|kind| Arc::new(kind.kind())).collect();
        Pieces { kinds, drawn }
    }

    /// Returns all kinds, in the order of the file.
    pub fn kinds(&self) -> &[Arc<PieceKind>] {
        &self.kinds
    }

    /// Finds a kind by its code, such as `F03`.
    pub fn find(&self, code: &Id) -> Option<&Arc<PieceKind>> {
        self.kinds.iter().find(|kind| kind.code == *code)
    }

    /// Returns the kind of a piece on a table. A heap with an area has the drawn kind. AT-R-62
    pub fn of(&self, piece: &PieceFile) -> Option<&Arc<PieceKind>> {
        let drawn = piece.area.as_ref().and_then(|_| self.drawn.iter().find(|kind| kind.code == piece.code));
        drawn.or_else(|| self.find(&piece.code))
    }
}

impl TerrainFile {
    /// Reads the kinds of terrain that come with the game.
    pub fn shipped() -> TerrainFile {
        shipped_json(TERRAIN)
    }
}

impl KindFile {
    fn kind(self) -> PieceKind {
        let geometry = match (self.geometry, self.shape) {
            (Some(GeometryFile::Sections), _) => Geometry::Sections { height: self.height },
            (None, Some(shape)) => {
                let solid = Arc::new(Solid::of(self.body, self.friction, self.restitution));
                Geometry::Object { topplable: self.topplable, pushable: self.pushable, shape, solid }
            }
            _ => Geometry::Area,
        };
        PieceKind {
            code: self.code,
            name: self.name,
            descriptors: self.descriptors,
            geometry,
            destructible: self.destructible,
            weak_points: self.weak_points,
            section: self.section,
            count: self.count,
            map: self.map,
            masters: self.masters,
        }
    }

    fn drawn(&self) -> Option<PieceKind> {
        let descriptors = self.alternative_descriptors.clone()?;
        Some(PieceKind {
            code: self.code.clone(),
            name: self.name.clone(),
            descriptors,
            geometry: Geometry::Area,
            destructible: false,
            weak_points: false,
            section: None,
            count: None,
            map: None,
            masters: true,
        })
    }
}

impl PieceKind {
    /// Says whether this kind has a descriptor.
    pub fn is(&self, descriptor: Descriptor) -> bool {
        self.descriptors.contains(&descriptor)
    }
}
