//! The catalogue: the figure types that come with the game, and those that players made.

use crate::figure::{Base, Class, FigureType, WeaponName};
use crate::house::HousePrices;
use crate::id::Id;
use crate::options::PriceList;
use catalogue::shipped_json;
use physics::{Model, Weapon};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

const FIGURES: &str = include_str!("../data/figures.json");

/// The text of `physics.json`, the constants of the simulation, for [`Model::read`].
pub const CONSTANTS: &str = include_str!("../data/physics.json");
/// The text of the constants of revisions 1 and 2 of the rules.
pub const OLD_CONSTANTS: &str = include_str!("../data/physics-1.json");

/// The file of the figures that come with the game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FiguresFile {
    /// The format of the file. This build reads only format 1.
    pub format: u32,
    /// The figure types, in the order in which clients list them.
    pub figures: Vec<FigureType>,
    /// Legal forces for a first game, made of shipped types. AT-FORCE-01
    #[serde(default)]
    pub sample_forces: Vec<SampleForce>,
}

/// A ready-made force for a first game. AT-FORCE-01
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SampleForce {
    /// The limit in points that the force is made for.
    pub limit: i32,
    /// The codes of the figure types in the battle force.
    pub battle: Vec<Id>,
    /// The codes of the figure types in the Back-Up force.
    pub backup: Vec<Id>,
}

/// The figure types of a game, each with its own code, and their prices. AT-BASE-05
#[derive(Clone, Debug)]
pub struct Catalogue {
    types: Vec<Arc<FigureType>>,
    /// The prices that differ from the points on the labels, by code. AT-R-73
    house: BTreeMap<Id, i32>,
}

impl FiguresFile {
    /// Reads the file of the figures that come with the game.
    pub fn shipped() -> FiguresFile {
        shipped_json(FIGURES)
    }
}

impl Catalogue {
    /// Returns the catalogue that comes with the game, in the order of its file. AT-FIG-01, AT-BASE-01
    pub fn shipped() -> Catalogue {
        Catalogue { types: FiguresFile::shipped().figures.into_iter().map(Arc::new).collect(), house: BTreeMap::new() }
    }

    /// Returns the catalogue that comes with the game, at the prices that a set-up names. AT-R-73
    pub fn priced(prices: PriceList) -> Catalogue {
        match prices {
            PriceList::Book => Catalogue::shipped(),
            PriceList::House => Catalogue::shipped().at(HousePrices::shipped()),
        }
    }

    /// Returns this catalogue with the prices of a table. AT-R-73
    #[must_use]
    pub fn at(self, table: HousePrices) -> Catalogue {
        Catalogue { house: table.prices, ..self }
    }

    /// Returns this catalogue with player-made types placed before the existing ones. AT-R-71
    #[must_use]
    pub fn with(&self, own: &[FigureType]) -> Catalogue {
        let own = own.iter().cloned().map(Arc::new);
        Catalogue { types: own.chain(self.types.iter().cloned()).collect(), house: self.house.clone() }
    }

    /// Finds a type by its code. A player-made type takes precedence over a shipped one.
    pub fn find(&self, code: &Id) -> Option<&Arc<FigureType>> {
        self.types.iter().find(|kind| kind.code == *code)
    }

    /// Returns the price of a figure of this type, in points. A type that the house prices leave out costs the points on
    /// its label. AT-BASE-04, AT-R-73
    pub fn points(&self, kind: &FigureType) -> i32 {
        self.house.get(&kind.code).copied().unwrap_or(kind.points)
    }

    /// Returns all types. Player-made types come first.
    pub fn types(&self) -> &[Arc<FigureType>] {
        &self.types
    }
}

impl FigureType {
    /// Says whether this type is a Battle Master, which the rules also call a Mega. AT-R-05, AT-BM-01
    pub fn is_master(&self) -> bool {
        self.class == Class::M || self.base == Base::Master
    }

    /// Says whether the weapon of this type is a launcher. AT-RANGED-01
    pub(crate) fn is_ranged(&self, model: &Model) -> bool {
        match &self.weapon {
            WeaponName::Code(code) => model.weapon(code).is_some_and(Weapon::is_ranged),
            WeaponName::Own(weapon) => weapon.is_ranged(),
        }
    }
}

/// Reads the newest constants of the simulation that come with the game.
pub(crate) fn model() -> Model {
    Model::read(CONSTANTS).expect("physics.json is valid: a test reads it")
}

/// Reads the constants with which a revision of the rules simulates attacks. AT-R-19
pub(crate) fn model_of(revision: u32) -> Model {
    match revision {
        ..3 => Model::read(OLD_CONSTANTS).expect("physics-1.json is valid: a test reads it"),
        3.. => model(),
    }
}

/// Returns the profile of a type's only weapon. Returns nothing if the model does not know the code of the weapon.
/// AT-FIG-02, AT-FIG-03
pub(crate) fn weapon_of(model: &Model, kind: &FigureType) -> Option<Arc<Weapon>> {
    match &kind.weapon {
        WeaponName::Code(code) => model.weapon(code).cloned().map(Arc::new),
        WeaponName::Own(weapon) => Some(Arc::new(weapon.clone())),
    }
}
