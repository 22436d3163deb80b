//! The board file, format `toybattle-map/1`.
//!
//! Only `format`, `id`, `terrain`, `medals_to_win`, `hqs`, `bases`, `paths` and `regions` are required. A board drawn
//! for one position may leave out the other keys. Unknown keys are ignored.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::share::Share;

/// The two ends of a path, or a pair of partners.
pub type Pair = [String; 2];

/// A board as its file describes it. It has not been checked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BoardFile {
    /// The format of the file and its version.
    pub format: Format,
    /// Name of the board in addresses and commands, such as `castle-field`.
    pub id: String,
    /// The terrain, which decides the effect of the special bases.
    pub terrain: Terrain,
    /// Name of the board by language code (`en`, `ko`).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub name: BTreeMap<String, String>,
    /// The drawing area, in drawing units. [`BoardFile::drawing_area`] gives the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub size: Option<Size>,
    /// How many medals win the game.
    pub medals_to_win: u32,
    /// The sum of all medals. [`BoardFile::medals`] computes it from the regions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total_medals: Option<u32>,
    /// Headquarters of both sides.
    pub hqs: Vec<Hq>,
    /// Bases in the order of the file.
    pub bases: Vec<Base>,
    /// The paths, each between two places and without direction.
    pub paths: Vec<[String; 2]>,
    /// Regions that hold medals.
    pub regions: Vec<Region>,
    /// The symmetry that makes the sides equal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub symmetry: Option<Symmetry>,
    /// Hints for drawing the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub art: Option<Art>,
    /// The measured fairness.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub balance: Option<Balance>,
}

/// The only format of board files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub enum Format {
    /// First version.
    #[serde(rename = "toybattle-map/1")]
    ToybattleMap1,
}

/// The eight terrains, and plain ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Special bases take a Troop back to the rack.
    CastleField,
    /// Special bases and headquarters allow only certain values.
    TropicalPool,
    /// Special bases draw a Troop.
    CityOfClouds,
    /// Special bases move an adjacent enemy Troop.
    VolcanicJungle,
    /// Special bases return a Troop from the discard.
    CursedCemetery,
    /// No special bases.
    CaribbeanSea,
    /// Special bases switch off the effects of Troops.
    StationMetalX,
    /// Special bases lay a Troop of the enemy rack face down for a turn.
    Battlefield,
    /// Plain ground without special bases.
    None,
}

impl Terrain {
    /// Returns the terrain as files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::CastleField => "castle_field",
            Terrain::TropicalPool => "tropical_pool",
            Terrain::CityOfClouds => "city_of_clouds",
            Terrain::VolcanicJungle => "volcanic_jungle",
            Terrain::CursedCemetery => "cursed_cemetery",
            Terrain::CaribbeanSea => "caribbean_sea",
            Terrain::StationMetalX => "station_metal_x",
            Terrain::Battlefield => "battlefield",
            Terrain::None => "none",
        }
    }

    /// Returns the kind of the terrain's special bases as files write it, if the terrain has any.
    pub const fn special_kind(self) -> Option<&'static str> {
        match self {
            Terrain::CastleField => Some("recall"),
            Terrain::TropicalPool => Some("allow"),
            Terrain::CityOfClouds => Some("draw"),
            Terrain::VolcanicJungle => Some("shove"),
            Terrain::CursedCemetery => Some("exhume"),
            Terrain::StationMetalX => Some("nullify"),
            Terrain::Battlefield => Some("pin"),
            Terrain::CaribbeanSea | Terrain::None => None,
        }
    }
}

/// Side that owns a headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The side at the bottom of the drawing.
    Blue,
    /// The side at the top of the drawing.
    Red,
}

/// Width and height of the drawing area in drawing units; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Size {
    /// Width.
    pub w: i32,
    /// Height.
    pub h: i32,
}

/// A headquarters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Hq {
    /// Name of the place.
    pub id: String,
    /// The side that the headquarters belongs to.
    pub owner: Owner,
    /// The centre, in drawing units from the left edge.
    #[serde(default)]
    pub x: i32,
    /// The centre, in drawing units from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// The values of Troops that may be placed here (`K`, `1` to `7`). If left out, every value may be placed.
    #[serde(default, deserialize_with = "said_values", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub allow: Option<Vec<String>>,
}

/// A base.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Base {
    /// Name of the place.
    pub id: String,
    /// The centre, in drawing units from the left edge.
    #[serde(default)]
    pub x: i32,
    /// The centre, in drawing units from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// The effect that makes the base special; null for an ordinary base.
    #[serde(default)]
    pub special: Option<Special>,
}

impl Hq {
    /// Returns the values that may be placed here; `None` if every value may be placed.
    pub fn allowed_values(&self) -> Option<BTreeSet<&str>> {
        self.allow.as_ref().map(|values| values.iter().map(String::as_str).collect())
    }
}

impl Base {
    /// Returns the values that may be placed here; `None` if every value may be placed.
    pub fn allowed_values(&self) -> Option<BTreeSet<&str>> {
        match &self.special {
            Some(Special::Allow { values }) => Some(values.iter().map(String::as_str).collect()),
            _ => None,
        }
    }
}

/// What a special base does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Special {
    /// Castle Field: take another of the player's Troops back to the rack.
    Recall,
    /// Tropical Pool: only these values may be placed.
    Allow {
        /// The values that may be placed here (`K`, `1` to `7`).
        #[serde(deserialize_with = "words")]
        values: Vec<String>,
    },
    /// City of Clouds: draw a Troop.
    Draw,
    /// Volcanic Jungle: move an adjacent enemy Troop.
    Shove,
    /// Cursed Cemetery: return one of the player's Troops from the discard.
    Exhume,
    /// Station Metal-X: the effects of Troops are off.
    Nullify,
    /// Battlefield: lay a Troop of the enemy rack face down for a turn.
    Pin,
}

impl Special {
    /// Returns the kind as files write it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Special::Recall => "recall",
            Special::Allow { .. } => "allow",
            Special::Draw => "draw",
            Special::Shove => "shove",
            Special::Exhume => "exhume",
            Special::Nullify => "nullify",
            Special::Pin => "pin",
        }
    }
}

/// A region: a face of the drawing that holds medals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Region {
    /// Name of the region.
    pub id: String,
    /// The places around the region in order, headquarters included; empty if the file leaves them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub boundary: Vec<String>,
    /// The bases that a player must control to claim the medals of the region.
    pub bases: Vec<String>,
    /// How many medals lie here at set-up.
    pub medals: u32,
    /// Where the medals are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<Label>,
}

/// A place of the drawing that is neither a base nor a headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Label {
    /// The distance from the left edge, in drawing units.
    pub x: i32,
    /// The distance from the upper edge, in drawing units.
    pub y: i32,
}

/// How the two sides of a board correspond.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Symmetry {
    /// Kind of symmetry.
    pub kind: SymmetryKind,
    /// Every place with its partner. Each pair is listed once. A place in the middle is its own partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<[String; 2]>>", optional)]
    pub pairs: Vec<[String; 2]>,
}

/// Kinds of symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SymmetryKind {
    /// The board is symmetric under half a turn.
    #[serde(rename = "rot180")]
    Rot180,
    /// Top and bottom are mirror images.
    MirrorY,
    /// The board is not symmetric.
    None,
}

/// What was measured about the fairness of a board. Shares are parts of all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Balance {
    /// How the balance was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub method: Option<String>,
    /// How many games were played to measure the balance.
    pub games: u32,
    /// Share won by blue.
    pub blue_wins: Share,
    /// Share won by the starting player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter_wins: Option<Share>,
    /// The share of each way in which games ended.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Share>>", optional)]
    pub ends: BTreeMap<String, Share>,
    /// Median number of turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plies_median: Option<u32>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

/// Hints for drawing the board. No rule depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default)]
pub struct Art {
    /// The ground, in words.
    pub background: String,
    /// The look of bases, in words.
    pub bases: String,
    /// The look of special bases, in words.
    pub special: String,
    /// The look of paths, in words.
    pub paths: String,
    /// Colours as `#rrggbb`.
    pub palette: Vec<String>,
}

/// The margin to the right of the outermost places and below them, in drawing units, if a file has no drawing area.
const MARGIN: i32 = 70;

impl BoardFile {
    /// Reads a board file.
    ///
    /// # Errors
    /// [`MapFault`] if the text is not JSON or does not fit the format.
    pub fn parse(text: &str) -> Result<BoardFile, MapFault> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let value = serde_json::Value::deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
        let value = value.map_err(|error| MapFault::NotJson {
            line: error.line() as u32,
            column: error.column() as u32,
            because: error.to_string(),
        })?;
        BoardFile::from_value(value)
    }

    /// Reads a board from a JSON value.
    ///
    /// # Errors
    /// [`MapFault::Misfit`] if the value does not fit the format.
    pub fn from_value(value: serde_json::Value) -> Result<BoardFile, MapFault> {
        serde_path_to_error::deserialize(value).map_err(|error| MapFault::Misfit {
            at: error.path().to_string(),
            because: in_plain_words(&error.inner().to_string()),
        })
    }

    /// Returns the drawing area of the file. By default it begins at the origin and ends a margin beyond the outermost
    /// places.
    pub fn drawing_area(&self) -> Size {
        let places = || self.hqs.iter().map(|hq| (hq.x, hq.y)).chain(self.bases.iter().map(|base| (base.x, base.y)));
        self.size.unwrap_or_else(|| Size {
            w: places().map(|(x, _)| x).max().unwrap_or(0).saturating_add(MARGIN),
            h: places().map(|(_, y)| y).max().unwrap_or(0).saturating_add(MARGIN),
        })
    }

    /// Returns the sum of the medals on all regions. The file may give another sum.
    pub fn medals(&self) -> u64 {
        self.regions.iter().map(|region| u64::from(region.medals)).sum()
    }
}

/// Why a text is not a board file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapFault {
    /// The text is not JSON.
    #[error("the board file is not JSON: {because}")]
    NotJson {
        /// Line, from 1.
        line: u32,
        /// Column, from 1.
        column: u32,
        /// What the JSON reader says.
        because: String,
    },
    /// The JSON does not fit the format.
    #[error("the board file does not fit its format{}: {because}", spot(.at))]
    Misfit {
        /// The place of the fault, such as `bases[3].x`. `.` stands for the whole file.
        at: String,
        /// What the file has there, and what is allowed.
        because: String,
    },
}

/// Returns the place of a fault for a sentence. The text is empty for the whole file.
fn spot(at: &str) -> String {
    if at == "." { String::new() } else { format!(" at {at}") }
}

/// Replaces names of Rust types in a message with words of the format.
fn in_plain_words(message: &str) -> String {
    message
        .replace("expected i32", "expected a whole number")
        .replace("expected u32", "expected a whole number, 0 or more")
        .replace("expected struct BoardFile", "expected a board (a JSON object)")
        .replace("expected an array of length 2", "expected two ids")
        .replace("expected fewer elements in array", "expected two ids")
        .replace("invalid type: map", "invalid type: object")
        .replace("invalid type: sequence", "invalid type: list")
        .replace("expected a sequence", "expected a list")
        .replace("expected internally tagged enum Special", "expected null or an object with a kind")
        .replace("expected struct ", "expected an object that describes: ")
}

/// The value of a Troop as files write it: `"K"`, `"3"`, or the number 3 without quotes.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a value must be \"K\" or one of \"1\" to \"7\"")]
enum Said {
    Word(String),
    Number(u32),
}

/// Reads a list of values.
fn words<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Vec<String>, D::Error> {
    let said = Vec::<Said>::deserialize(reader)?;
    Ok(said
        .into_iter()
        .map(|said| match said {
            Said::Word(word) => word,
            Said::Number(number) => number.to_string(),
        })
        .collect())
}

/// Reads a list of values that may be left out or null.
fn said_values<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<Vec<String>>, D::Error> {
    #[derive(Deserialize)]
    struct Words(#[serde(deserialize_with = "words")] Vec<String>);
    Ok(Option::<Words>::deserialize(reader)?.map(|words| words.0))
}
