//! The board file, format `toybattle-map/1`.
//!
//! Only `format`, `id`, `terrain`, `medals_to_win`, `hqs`, `bases`, `paths` and `regions` must be there; a board
//! drawn for one position may leave out the rest. Keys that the format does not know are ignored.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::share::Share;

/// The two ends of a path, or a pair of partners.
pub type Pair = [String; 2];

/// A board as its file describes it, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BoardFile {
    /// Format of the file and its version.
    pub format: Format,
    /// Name of the board in addresses and commands, such as `castle-field`.
    pub id: String,
    /// Terrain, which decides the effect of the special bases.
    pub terrain: Terrain,
    /// Name of the board by language code (`en`, `ko`).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub name: BTreeMap<String, String>,
    /// Drawing area; [`BoardFile::drawing_area`] gives the default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub size: Option<Size>,
    /// Medals that win the game.
    pub medals_to_win: u32,
    /// Sum of all medals; [`BoardFile::medals`] counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub total_medals: Option<u32>,
    /// Headquarters of both sides.
    pub hqs: Vec<Hq>,
    /// Bases in the order of the file.
    pub bases: Vec<Base>,
    /// Single sections of path, each between two places, without direction.
    pub paths: Vec<[String; 2]>,
    /// Regions that hold medals.
    pub regions: Vec<Region>,
    /// Symmetry that makes the sides equal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub symmetry: Option<Symmetry>,
    /// Hints for drawing the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub art: Option<Art>,
    /// Measured fairness.
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
    /// Special bases and headquarters allow certain values only.
    TropicalPool,
    /// Special bases draw a Troop.
    CityOfClouds,
    /// Special bases move an adjacent enemy Troop.
    VolcanicJungle,
    /// Special bases return a Troop from the discard.
    CursedCemetery,
    /// No special bases.
    CaribbeanSea,
    /// Special bases switch Troop effects off.
    StationMetalX,
    /// Special bases lay an enemy Troop down for a turn.
    Battlefield,
    /// Plain ground without special bases.
    None,
}

impl Terrain {
    /// Returns the terrain as files spell it.
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

    /// Returns the kind of its special bases as files spell it, if it has any.
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
    /// Plays from the bottom of the drawing.
    Blue,
    /// Plays from the top of the drawing.
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
    /// Side it belongs to.
    pub owner: Owner,
    /// Centre, from the left edge.
    #[serde(default)]
    pub x: i32,
    /// Centre, from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// Values that may be placed here (`K`, `1` to `7`); every value if left out.
    #[serde(default, deserialize_with = "said_values", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub allow: Option<Vec<String>>,
}

/// A base.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Base {
    /// Name of the place.
    pub id: String,
    /// Centre, from the left edge.
    #[serde(default)]
    pub x: i32,
    /// Centre, from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// What is special about it; null for an ordinary base.
    #[serde(default)]
    pub special: Option<Special>,
}

impl Hq {
    /// Returns the values that may be placed here, if they are restricted.
    pub fn allowed_values(&self) -> Option<BTreeSet<&str>> {
        self.allow.as_ref().map(|values| values.iter().map(String::as_str).collect())
    }
}

impl Base {
    /// Returns the values that may be placed here, if they are restricted.
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
    /// Castle Field: take back another of the player's Troops.
    Recall,
    /// Tropical Pool: only these values may be placed.
    Allow {
        /// Values that may be placed here (`K`, `1` to `7`).
        #[serde(deserialize_with = "words")]
        values: Vec<String>,
    },
    /// City of Clouds: draw a Troop.
    Draw,
    /// Volcanic Jungle: move an adjacent enemy Troop.
    Shove,
    /// Cursed Cemetery: return one of the player's Troops from the discard.
    Exhume,
    /// Station Metal-X: Troop effects are off.
    Nullify,
    /// Battlefield: lay an enemy Troop down.
    Pin,
}

impl Special {
    /// Returns the kind as files spell it.
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
    /// Places round it in order, headquarters included; empty if the file leaves it out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub boundary: Vec<String>,
    /// Bases that must be controlled to claim its medals.
    pub bases: Vec<String>,
    /// Medals laid here at set-up.
    pub medals: u32,
    /// Where the medals are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<Label>,
}

/// A spot of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Label {
    /// From the left edge.
    pub x: i32,
    /// From the upper edge.
    pub y: i32,
}

/// How the two sides of a board correspond.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Symmetry {
    /// Kind of symmetry.
    pub kind: SymmetryKind,
    /// Every place with its partner, each pair once; a place in the middle is its own partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<[String; 2]>>", optional)]
    pub pairs: Vec<[String; 2]>,
}

/// Kinds of symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SymmetryKind {
    /// Half a turn.
    #[serde(rename = "rot180")]
    Rot180,
    /// Top and bottom change places.
    MirrorY,
    /// The sides differ.
    None,
}

/// What was measured about the fairness of a board. Shares are parts of all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Balance {
    /// How it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub method: Option<String>,
    /// Games played for it.
    pub games: u32,
    /// Share won by blue.
    pub blue_wins: Share,
    /// Share won by the starting player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter_wins: Option<Share>,
    /// Share of each way of ending.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Share>>", optional)]
    pub ends: BTreeMap<String, Share>,
    /// Median number of turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plies_median: Option<u32>,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

/// Hints for drawing the board; no rule depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default)]
pub struct Art {
    /// Ground in words.
    pub background: String,
    /// Look of bases in words.
    pub bases: String,
    /// Look of special bases in words.
    pub special: String,
    /// Look of paths in words.
    pub paths: String,
    /// Colours as `#rrggbb`.
    pub palette: Vec<String>,
}

/// Margin to the right of the outermost places, and below them, when a file names no drawing area.
const MARGIN: i32 = 70;

impl BoardFile {
    /// Reads a board file.
    ///
    /// # Errors
    /// [`MapFault`] if the text is not JSON or does not have the shape of the format.
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

    /// Reads a board that already is a JSON value.
    ///
    /// # Errors
    /// [`MapFault::Misfit`] if it does not have the shape of the format.
    pub fn from_value(value: serde_json::Value) -> Result<BoardFile, MapFault> {
        serde_path_to_error::deserialize(value).map_err(|error| MapFault::Misfit {
            at: error.path().to_string(),
            because: in_plain_words(&error.inner().to_string()),
        })
    }

    /// Returns the drawing area of the file. By default it begins at the origin and ends a margin beyond the last places.
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

/// Why a text is not a board file at all.
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
    /// The JSON does not have the shape of the format.
    #[error("the board file does not fit its format{}: {because}", spot(.at))]
    Misfit {
        /// Where, such as `bases[3].x`; `.` is the whole file.
        at: String,
        /// What is there and what is allowed.
        because: String,
    },
}

/// Returns the place of a fault for a sentence; empty for the whole file.
fn spot(at: &str) -> String {
    if at == "." { String::new() } else { format!(" at {at}") }
}

/// Replaces names of Rust types in a message by words of the format.
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

/// A value of a Troop as files write it: `"K"`, `"3"`, or the bare number 3.
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
