//! The JSON of positions in scenario files.

use crate::action::Effect;
use crate::setup::BoardChoice;
use crate::state::Piece;
use crate::troop::{Colour, Troop};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// A value for some of the seats.
pub(super) type Sides<T> = BTreeMap<Colour, T>;

/// A Troop with its colour, such as `blue:hook`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceJson(pub Piece);

impl<'de> Deserialize<'de> for PieceJson {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PieceJson, D::Error> {
        let word = String::deserialize(from)?;
        let piece = word.split_once(':').and_then(|(seat, troop)| {
            let seat = match seat {
                "blue" => crate::troop::BLUE,
                "red" => crate::troop::RED,
                _ => return None,
            };
            Some(Piece { seat, troop: Troop::from_word(troop)? })
        });
        let because = || D::Error::custom(format!("{word:?} is not a Troop with its colour, such as \"blue:hook\""));
        piece.map(PieceJson).ok_or_else(because)
    }
}

impl JsonSchema for PieceJson {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Piece".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let troops = Troop::ALL.map(Troop::word).join("|");
        json_schema!({ "type": "string", "pattern": format!("^(blue|red):({troops})$") })
    }
}

impl Serialize for PieceJson {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(crate::codec::say_piece(self.0))
    }
}

/// A position as a scenario file gives it, before it is checked and set up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// A shipped board by its id, or a whole board.
    #[schemars(with = "BoardChoice")]
    pub(super) map: Value,
    pub(super) to_move: Colour,
    #[serde(default)]
    pub(super) bases: BTreeMap<String, Vec<PieceJson>>,
    pub(super) racks: Sides<Vec<Troop>>,
    /// The reserves by seat. The Troop that is drawn next comes first.
    pub(super) reserves: Sides<Vec<Troop>>,
    #[serde(default)]
    pub(super) discards: Sides<Vec<Troop>>,
    #[serde(default)]
    pub(super) removed: Sides<Vec<Troop>>,
    #[serde(default)]
    pub(super) lying: Sides<Vec<Troop>>,
    #[serde(default)]
    pub(super) medals: Sides<u32>,
    #[serde(default)]
    pub(super) emptied: BTreeMap<String, Colour>,
    #[serde(default)]
    pub(super) turns_taken: u32,
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "PlayJson")]
    pub(super) play: Option<PlayJson>,
}

/// A position as it is written to files and compared. While the game goes on, it has the form of a [`Given`]. When the
/// game is over, it has `over` (how the game ended) instead of `to_move`.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BoardChoice")]
    pub(super) map: Option<Value>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Colour")]
    pub(super) to_move: Option<Colour>,
    pub(super) bases: BTreeMap<String, Vec<PieceJson>>,
    pub(super) racks: Sides<Vec<Troop>>,
    pub(super) reserves: Sides<Vec<Troop>>,
    #[serde(default)]
    pub(super) discards: Sides<Vec<Troop>>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Sides<Vec<Troop>>")]
    pub(super) removed: Option<Sides<Vec<Troop>>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) lying: Sides<Vec<Troop>>,
    pub(super) medals: Sides<u32>,
    #[serde(default)]
    pub(super) emptied: BTreeMap<String, Colour>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32")]
    pub(super) turns_taken: Option<u32>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PlayJson")]
    pub(super) play: Option<PlayJson>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) on_hq: BTreeMap<String, PieceJson>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "OverJson")]
    pub(super) over: Option<OverJson>,
}

/// Reads the value of a key that is present. Null is refused: a key without a value must be left out.
pub(super) fn written<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// A play in progress: the Troops that the player has placed in this turn, and the effect that is being offered.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayJson {
    /// The Troops in the order in which they were placed.
    pub placed: Vec<PlacedJson>,
    /// The effect that the player must use or decline.
    pub asks: Effect,
    /// The number of the Troop in `placed`, from 1, that has the effect or was placed on the base with the effect.
    pub of: u32,
}

/// A Troop placed in the play in progress.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacedJson {
    pub troop: Troop,
    pub on: String,
    /// The height at which the Troop was placed. The bottom of a stack is 1.
    pub level: u32,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OverJson {
    pub winner: Colour,
    pub by: EndingJson,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndingJson {
    Hq,
    Medals,
    Stuck,
    TurnCap,
    Resignation,
    /// A player's time ran out. No scenario has this ending, because only the server decides that time is up.
    #[serde(skip_deserializing)]
    Timeout,
}
