//! The board file, format `toybattle-map/1`.
//!
//! Only `format`, `id`, `terrain`, `medals_to_win`, `hqs`, `bases`, `paths` and `regions` are required. The other keys
//! may be left out, but a match needs some of them, such as `label` of a region. Unknown keys are ignored.

use catalogue::from_json;
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::share::Share;

/// Two ids of places: the ends of a path, or two places that correspond on a symmetric board.
pub type Pair = [String; 2];

/// A board as its file describes it. It may break the validity rules of boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BoardFile {
    /// The format of the file and its version.
    pub format: Format,
    /// The id of the board in URLs and commands, such as `castle-field`.
    pub id: String,
    /// The terrain, which decides the effect of the special bases.
    pub terrain: Terrain,
    /// The name of the board by language code (`en`, `ko`).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub name: BTreeMap<String, String>,
    /// The drawing area. If it is left out, it ends 70 units beyond the outermost places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// How many medals a player needs to win the game.
    pub medals_to_win: u32,
    /// The sum of the regions' medals. It is only compared with the regions; it may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_medals: Option<u32>,
    /// The headquarters of both sides.
    pub hqs: Vec<Hq>,
    /// The bases. Their order decides how positions list them.
    pub bases: Vec<Base>,
    /// The paths, each between two places and without direction.
    pub paths: Vec<[String; 2]>,
    /// The regions: faces of the drawing on which medals lie at set-up.
    pub regions: Vec<Region>,
    /// How the two sides correspond. If it is left out, the board is not symmetric.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<Symmetry>,
    /// How the board is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub art: Option<Art>,
    /// How often each side won in measured games. A board that is not symmetric needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub balance: Option<Balance>,
}

/// The format of board files. There is only one so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Format {
    /// The first version, `toybattle-map/1`.
    #[serde(rename = "toybattle-map/1")]
    ToybattleMap1,
}

/// The eight terrains, and plain ground. Special bases act when a Troop is placed on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// A special base lets the player take another Troop back to the rack.
    CastleField,
    /// Special bases and some headquarters allow only Troops with certain values.
    TropicalPool,
    /// A special base lets the player draw a Troop.
    CityOfClouds,
    /// A special base lets the player move an adjacent enemy Troop.
    VolcanicJungle,
    /// A special base lets the player return a Troop from the discard to the rack.
    CursedCemetery,
    /// There are no special bases, but blue has two headquarters.
    CaribbeanSea,
    /// Special bases switch off the effects of Troops placed on them.
    StationMetalX,
    /// A special base lays a random Troop of the enemy rack face down for the enemy's next turn.
    Battlefield,
    /// Plain ground. There are no special bases.
    None,
}

impl Terrain {
    /// Returns the terrain as board files write it, such as `castle_field`.
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

    /// Returns the kind of the terrain's special bases as board files write it; `None` if the terrain has none.
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

/// The side that owns a headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The side at the bottom of the drawing.
    Blue,
    /// The side at the top of the drawing.
    Red,
}

/// Width and height of the drawing area in drawing units; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Size {
    /// The width.
    pub w: i32,
    /// The height.
    pub h: i32,
}

/// A headquarters: the place that a player must take to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Hq {
    /// The id of the headquarters, different from all other ids of the board.
    pub id: String,
    /// The side that owns the headquarters.
    pub owner: Owner,
    /// The centre, in drawing units from the left edge.
    #[serde(default)]
    pub x: i32,
    /// The centre, in drawing units from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// The values of the Troops that may be placed here (`K`, `1` to `7`). If the list is left out, every Troop may be
    /// placed.
    #[serde(default, deserialize_with = "values_to_json", skip_serializing_if = "Option::is_none")]
    pub allow: Option<Vec<String>>,
}

/// A base: a place on which Troops are stacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Base {
    /// The id of the base, different from all other ids of the board.
    pub id: String,
    /// The centre, in drawing units from the left edge.
    #[serde(default)]
    pub x: i32,
    /// The centre, in drawing units from the upper edge.
    #[serde(default)]
    pub y: i32,
    /// What makes the base special; null for an ordinary base.
    #[serde(default)]
    pub special: Option<Special>,
}

impl Hq {
    /// Returns the values of the Troops that may be placed here; `None` if every Troop may be placed.
    pub fn allowed_values(&self) -> Option<BTreeSet<&str>> {
        self.allow.as_ref().map(|values| values.iter().map(String::as_str).collect())
    }
}

impl Base {
    /// Returns the values of the Troops that may be placed here; `None` if every Troop may be placed.
    pub fn allowed_values(&self) -> Option<BTreeSet<&str>> {
        match &self.special {
            Some(Special::Allow { values }) => Some(values.iter().map(String::as_str).collect()),
            _ => None,
        }
    }
}

/// What a special base does when a Troop is placed on it, or which Troops it restricts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Special {
    /// Castle Field: the player may take another of their Troops back to the rack.
    Recall,
    /// Tropical Pool: only Troops with these values may be placed.
    Allow {
        /// The allowed values (`K`, `1` to `7`).
        #[serde(deserialize_with = "words")]
        values: Vec<String>,
    },
    /// City of Clouds: the player may draw a Troop.
    Draw,
    /// Volcanic Jungle: the player may move an adjacent enemy Troop.
    Shove,
    /// Cursed Cemetery: the player may return a Troop from their discard to the rack.
    Exhume,
    /// Station Metal-X: Troops placed here have no effect.
    Nullify,
    /// Battlefield: a random Troop of the enemy rack lies face down for the enemy's next turn.
    Pin,
}

impl Special {
    /// Returns the kind as board files write it, such as `recall`.
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

/// A region: a face of the drawing on which medals lie at set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Region {
    /// The id of the region, different from all other ids of the board.
    pub id: String,
    /// The ids of the places around the region in order, headquarters included. It may be left out for a position, but
    /// a match needs it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boundary: Vec<String>,
    /// The ids of the bases that a player must control to claim the medals of the region.
    pub bases: Vec<String>,
    /// How many medals lie on the region at set-up.
    pub medals: u32,
    /// The point where the medals are drawn. It may be left out for a position, but a match needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Label>,
}

/// The point of the drawing where a region's medals are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Label {
    /// The distance from the left edge, in drawing units.
    pub x: i32,
    /// The distance from the upper edge, in drawing units.
    pub y: i32,
}

/// How the two sides of a board correspond.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Symmetry {
    /// The kind of symmetry. A board of kind `none` needs a measured balance.
    pub kind: SymmetryKind,
    /// The pairs of partners: places that correspond on the two sides. Each place is in one pair. A place in the middle
    /// is its own partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<[String; 2]>,
}

/// How a board maps onto itself when the sides are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SymmetryKind {
    /// Half a turn swaps the sides.
    #[serde(rename = "rot180")]
    Rot180,
    /// Top and bottom are mirror images of each other.
    MirrorY,
    /// The board is not symmetric.
    None,
}

/// What games between bots have shown about the fairness of a board. Each share is a part of all measured games, 0 to
/// 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Balance {
    /// How the balance was measured, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// How many games were played to measure the balance.
    pub games: u32,
    /// The share of the games that blue won.
    pub blue_wins: Share,
    /// The share of the games that the starting player won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter_wins: Option<Share>,
    /// The share of the games for each way in which games end, such as `medals`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ends: BTreeMap<String, Share>,
    /// The median number of turns of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies_median: Option<u32>,
    /// A remark on the measurement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Descriptions of how the board looks. No rule depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Art {
    /// The ground, described in words.
    pub background: String,
    /// The bases, described in words.
    pub bases: String,
    /// The special bases, described in words.
    pub special: String,
    /// The paths, described in words.
    pub paths: String,
    /// The colours of the board, each as `#rrggbb`.
    pub palette: Vec<String>,
}

/// The margin to the right of the outermost places and below them, in drawing units, if a file has no drawing area.
const MARGIN: i32 = 70;

impl BoardFile {
    /// Reads the text of a board file. It does not judge the board by the validity rules.
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
        BoardFile::from_value(&value)
    }

    /// Reads a board from a JSON value, as [`BoardFile::parse`] does from a text.
    ///
    /// # Errors
    /// [`MapFault::Misfit`] if the value does not fit the format.
    pub fn from_value(value: &serde_json::Value) -> Result<BoardFile, MapFault> {
        from_json(value).map_err(|error| MapFault::Misfit {
            at: error.path().to_string(),
            because: in_plain_words(&error.inner().to_string()),
        })
    }

    /// Returns `size` of the file. If the file has none, the area begins at the origin and ends 70 units beyond the
    /// outermost places.
    pub fn drawing_area(&self) -> Size {
        let places = || self.hqs.iter().map(|hq| (hq.x, hq.y)).chain(self.bases.iter().map(|base| (base.x, base.y)));
        self.size.unwrap_or_else(|| Size {
            w: places().map(|(x, _)| x).max().unwrap_or(0).saturating_add(MARGIN),
            h: places().map(|(_, y)| y).max().unwrap_or(0).saturating_add(MARGIN),
        })
    }

    /// Returns the sum of the regions' medals. `total_medals` of a faulty file may differ.
    pub fn medals(&self) -> u64 {
        self.regions.iter().map(|region| u64::from(region.medals)).sum()
    }
}

/// Why a text or a JSON value is not a board file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapFault {
    /// The text is not JSON.
    #[error("the board file is not JSON: {because}")]
    NotJson {
        /// The line where the JSON reader stopped, from 1.
        line: u32,
        /// The column where the JSON reader stopped, from 1.
        column: u32,
        /// What the JSON reader says.
        because: String,
    },
    /// The JSON does not fit the format.
    #[error("the board file does not fit its format{}: {because}", spot(.at))]
    Misfit {
        /// The path of the faulty value in the JSON, such as `bases[3].x`. `.` stands for the whole file.
        at: String,
        /// What the file has there, and what is allowed.
        because: String,
    },
}

/// Writes the path of a faulty value for use in a sentence, such as " at bases[3].x"; empty for the whole file.
fn spot(at: &str) -> String {
    if at == "." { String::new() } else { format!(" at {at}") }
}

/// Replaces the names of Rust types in a message of serde with words of the format.
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

/// The value of a Troop as board files write it: `"K"`, `"3"`, or the number 3 without quotes.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a value must be \"K\" or one of \"1\" to \"7\"")]
enum Said {
    Word(String),
    Number(u32),
}

/// Reads a list of values. Numbers become texts.
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

/// Reads a list of values, or null.
fn values_to_json<'de, D: serde::Deserializer<'de>>(reader: D) -> Result<Option<Vec<String>>, D::Error> {
    #[derive(Deserialize)]
    struct Words(#[serde(deserialize_with = "words")] Vec<String>);
    Ok(Option::<Words>::deserialize(reader)?.map(|words| words.0))
}
