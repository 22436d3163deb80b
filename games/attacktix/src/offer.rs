//! The JSON of the catalogue that the page of the game offers, and of the bills of forces.

use crate::catalogue::{Catalogue, model};
use crate::figure::{Class, FigureType};
use crate::force::ForceFile;
use crate::force_faults::masters;
use crate::house::HousePrices;
use crate::id::Id;
use crate::muster;
use crate::pieces::{Geometry, PieceKind, Pieces, Shape};
use crate::price::Prices;
use crate::setup::Setup;
use crate::shipped::{ShippedForce, shipped_forces, shipped_tables};
use crate::terrain::{Descriptor, TableFile};
use physics::Weapon;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The catalogue: everything that comes with the game, with the price list.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Own")]
pub struct OwnJson {
    /// The figures that come with the game.
    pub figures: Vec<FigureType>,
    /// The weapons that come with the game, by their codes.
    pub weapons: BTreeMap<String, Weapon>,
    /// The kinds of terrain.
    pub pieces: Vec<PieceKindJson>,
    /// The tables that come with the game.
    pub tables: Vec<TableFile>,
    /// The forces that come with the game.
    pub forces: Vec<ShippedForce>,
    /// The factions of the figures that come with the game.
    pub factions: BTreeSet<String>,
    /// The classes, in the order of the rulebook.
    pub classes: [Class; 6],
    /// The price list, from which the game computes the price of a figure by rule of thumb. AT-R-71
    pub prices: Prices,
    /// The house prices of the figures. AT-R-73
    pub house_prices: HousePrices,
}

/// A kind of terrain as clients get it. AT-SAMP-01 … AT-SAMP-07
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "PieceKind")]
pub struct PieceKindJson {
    /// The kind's code, such as `F03`.
    pub code: Id,
    /// The kind's name in English.
    pub name: String,
    /// The kind's descriptors in the rules, such as cover.
    pub descriptors: Vec<Descriptor>,
    /// What a piece of this kind is made of.
    pub geometry: PieceGeometry,
    /// How high it is, in micrometres; 0 for an area.
    pub height: i32,
    /// The outline of an object.
    pub shape: Option<Shape>,
    /// Whether attacks can knock the object over.
    pub topplable: bool,
    /// Whether a figure can push the object. AT-R-60
    pub pushable: bool,
    /// Whether sections of this kind can be destroyed.
    pub destructible: bool,
    /// Whether weak points of this kind can be destroyed although its other sections cannot. AT-SAMP-07
    pub weak_points: bool,
    /// The usual length of its sections, in micrometres.
    pub section: Option<i32>,
    /// How many objects of this kind make a heap. AT-SAMP-06
    pub count: Option<u8>,
    /// The map that the kind belongs to. AT-SAMP-07
    pub map: Option<String>,
    /// Whether Battle Masters may be on the kind's map. AT-R-63
    pub masters: bool,
}

/// What a piece of terrain is made of. AT-TERR-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceGeometry {
    /// Sections of a barrier.
    Sections,
    /// An area drawn on the surface.
    Area,
    /// An object that stands on the table.
    Object,
}

/// Returns the catalogue.
pub(crate) fn own_json() -> OwnJson {
    let catalogue = Catalogue::shipped();
    let types = catalogue.types();
    OwnJson {
        figures: types.iter().map(|kind| FigureType::clone(kind)).collect(),
        weapons: model().weapons().map(|(code, weapon)| (code.to_owned(), weapon.clone())).collect(),
        pieces: Pieces::shipped().kinds().iter().map(|kind| kind_json(kind)).collect(),
        tables: shipped_tables(),
        forces: shipped_forces(),
        factions: types.iter().map(|kind| kind.faction.clone()).collect(),
        classes: [Class::W, Class::L, Class::C, Class::T, Class::S, Class::M],
        prices: Prices::shipped(),
        house_prices: HousePrices::shipped(),
    }
}

/// Returns a kind of terrain as clients get it.
pub(crate) fn kind_json(kind: &PieceKind) -> PieceKindJson {
    let (geometry, height, shape) = match &kind.geometry {
        Geometry::Sections { height } => (PieceGeometry::Sections, *height, None),
        Geometry::Area => (PieceGeometry::Area, 0, None),
        Geometry::Object { shape, .. } => (PieceGeometry::Object, shape.height(), Some(*shape)),
    };
    let (topplable, pushable) = match kind.geometry {
        Geometry::Object { topplable, pushable, .. } => (topplable, pushable),
        Geometry::Sections { .. } | Geometry::Area => (false, false),
    };
    PieceKindJson {
        code: kind.code.clone(),
        name: kind.name.clone(),
        descriptors: kind.descriptors.clone(),
        geometry,
        height,
        shape,
        topplable,
        pushable,
        destructible: kind.destructible,
        weak_points: kind.weak_points,
        section: kind.section,
        count: kind.count,
        map: kind.map.clone(),
        masters: kind.masters,
    }
}

/// What a force costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ForceBill")]
pub struct BillJson {
    /// The battle force.
    pub battle: BillPart,
    /// The Back-Up force.
    pub backup: BillPart,
    /// The types of both parts, by code.
    pub figures: Vec<BillFigure>,
}

/// What a part of a force costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BillPart {
    /// What the figures of this part cost together.
    pub points: i32,
    /// The most points that the part may cost.
    pub of: i32,
    /// The number of Battle Masters in the part.
    pub masters: u8,
}

/// A type in the bill of a force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BillFigure {
    /// The code of the type.
    pub code: Id,
    /// The name of the type.
    pub name: String,
    /// What one figure costs.
    pub points: i32,
    /// The price by rule of thumb; null if the price list has no price for the type. AT-R-71
    pub rule_of_thumb: Option<i32>,
}

/// Returns the bill of a force: the points and the limit of both parts, and every type with its price by rule of thumb.
/// AT-FORCE-01, AT-FORCE-02, AT-R-71, AT-R-73
pub fn bill(force: &ForceFile, setup: &Setup) -> BillJson {
    let types = Catalogue::priced(setup.options.prices).with(&force.figures);
    let prices = Prices::shipped();
    let part = |codes: &Vec<Id>, of: i32| {
        let only = ForceFile { battle: codes.clone(), figures: force.figures.clone(), ..ForceFile::default() };
        BillPart { points: muster::points(&types, codes), of, masters: masters(&only) }
    };
    let codes: BTreeSet<&Id> = force.battle.iter().chain(&force.backup).collect();
    let figure = |code: &&Id| {
        let kind = types.find(code)?;
        let rule_of_thumb = prices.price(kind).map(|price| price.points);
        let points = types.points(kind);
        Some(BillFigure { code: kind.code.clone(), name: kind.name.clone(), points, rule_of_thumb })
    };
    BillJson {
        battle: part(&force.battle, setup.limit),
        backup: part(&force.backup, setup.limit / 2),
        figures: codes.iter().filter_map(figure).collect(),
    }
}
