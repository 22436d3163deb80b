//! The JSON of positions and of listed random values in scenario files.

use crate::card::Card;
use crate::special::Special;
use catalogue::from_json;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A value for some of the seats, by the name of the seat.
pub(super) type BySeat<T> = BTreeMap<String, T>;

/// A card, as `10s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardJson(pub(super) Card);

impl<'de> Deserialize<'de> for CardJson {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardJson, D::Error> {
        let word = String::deserialize(from)?;
        let because = || D::Error::custom(format!("{word:?} is not a card, such as \"10s\" or \"Qh\""));
        Card::from_word(&word).map(CardJson).ok_or_else(because)
    }
}

impl Serialize for CardJson {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.word())
    }
}

impl JsonSchema for CardJson {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^([2-9]|10|[JQKA])[shdc]$" })
    }
}

/// An entry of a listed draw pile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum InPile {
    Card(Card),
    /// All cards that are in no other place, by suit and then by rank.
    Rest,
}

impl<'de> Deserialize<'de> for InPile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<InPile, D::Error> {
        let word = String::deserialize(from)?;
        if word == "rest" {
            return Ok(InPile::Rest);
        }
        let because = || D::Error::custom(format!("{word:?} is neither a card, such as \"10s\", nor \"rest\""));
        Card::from_word(&word).map(InPile::Card).ok_or_else(because)
    }
}

impl JsonSchema for InPile {
    fn schema_name() -> Cow<'static, str> {
        "InPile".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [generator.subschema_for::<CardJson>(), { "const": "rest" }] })
    }
}

/// The value of `given`: a position of a game, or a table before the game.
#[derive(Clone, Debug)]
pub enum Given {
    /// A table at which no army has been handed in yet.
    Before(Before),
    /// A position of a game that has begun.
    Position(Box<Position>),
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Given, D::Error> {
        let said = Value::deserialize(from)?;
        if said.get("setup").is_some() { read(said).map(Given::Before) } else { read(said).map(Given::Position) }
            .map_err(D::Error::custom)
    }
}

fn read<T: for<'de> Deserialize<'de>>(said: Value) -> Result<T, String> {
    from_json(&said).map_err(|fault| match fault.path().to_string() {
        path if path == "." => fault.inner().to_string(),
        path => format!("{path}: {}", fault.inner()),
    })
}

impl JsonSchema for Given {
    fn schema_name() -> Cow<'static, str> {
        "Given".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let before = generator.subschema_for::<Before>();
        json_schema!({ "oneOf": [before, generator.subschema_for::<Position>()] })
    }
}

/// A table before the game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// Always true.
    #[schemars(extend("const" = true))]
    pub(super) setup: bool,
    /// The seats, clockwise.
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "Vec<String>")]
    pub(super) seats: Option<Vec<String>>,
}

/// A position of a game that is not over.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats, clockwise. Each seat is the left neighbour of the seat before it.
    pub(super) seats: Vec<String>,
    #[serde(default)]
    pub(super) direction: Direction,
    pub(super) turn: TurnJson,
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "BattleJson")]
    pub(super) battle: Option<BattleJson>,
    /// The lines by seat, from left to right.
    pub(super) armies: BySeat<Vec<FigureJson>>,
    /// The captives by the seat that holds them, in any order.
    #[serde(default)]
    pub(super) captives: BySeat<Vec<CaptiveJson>>,
    #[serde(default)]
    pub(super) hands: BySeat<Vec<CardJson>>,
    /// The draw pile, top card first.
    pub(super) draw_pile: Vec<InPile>,
    #[serde(default)]
    pub(super) discard_pile: Vec<CardJson>,
    #[serde(default)]
    pub(super) marks: BySeat<MarksJson>,
    #[serde(default)]
    pub(super) eliminated: Vec<String>,
    #[serde(default)]
    pub(super) turns_taken: u32,
}

/// A position as it is written to files and compared. While the game goes on, it has the form of a [`Position`]. When
/// the game is over, it has `over` instead of `direction`, `turn` and `battle`.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub(super) seats: Option<Vec<String>>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Direction")]
    pub(super) direction: Option<Direction>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "TurnJson")]
    pub(super) turn: Option<TurnJson>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BattleJson")]
    pub(super) battle: Option<BattleJson>,
    pub(super) armies: BySeat<Vec<FigureJson>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) captives: BySeat<Vec<CaptiveJson>>,
    pub(super) hands: BySeat<Vec<CardJson>>,
    /// The complete draw pile, top card first.
    pub(super) draw_pile: Vec<CardJson>,
    #[serde(default)]
    pub(super) discard_pile: Vec<CardJson>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) marks: BySeat<MarksJson>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) eliminated: Vec<String>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32")]
    pub(super) turns_taken: Option<u32>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "OverJson")]
    pub(super) over: Option<OverJson>,
}

/// Reads a value that is present. Null is refused, because a key without a value must be left out.
pub(super) fn written<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The direction of play around the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Direction {
    #[default]
    Left,
    Right,
}

/// The turn in progress, and what the game waits for.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnJson {
    pub seat: String,
    pub stage: StageJson,
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra: bool,
}

/// What the game waits for. `begin` means that the turn has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum StageJson {
    Begin,
    Attack,
    Defend,
    Play,
    Use,
    Guard,
}

/// The battle in progress.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BattleJson {
    pub attacking: String,
    pub player: String,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub defending: Option<String>,
    /// Seat → the card laid. Null: the seat has no card and is not asked for one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cards: BySeat<Option<CardJson>>,
    /// The totals of attacker and defender, once the cards are open.
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "[i32; 2]")]
    pub totals: Option<[i32; 2]>,
    /// The special action being offered.
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Special")]
    pub action: Option<Special>,
    /// The figure about to be hit, while its player is asked about the guard.
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub hit: Option<String>,
}

/// The special actions on a character card of either edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterCardJson {
    pub high: Special,
    pub mid: Special,
    pub low: Special,
}

/// A figure in an army.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FigureJson {
    pub figure: String,
    #[serde(rename = "type", default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub kind: Option<String>,
    /// The seat that brought the figure. If left out, this is the seat of the army.
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub owner: Option<String>,
    /// What the figure's die shows. For a wounded figure, this is the die set aside.
    pub power: i32,
    /// The Power at the start of the game. If left out, this is `power`.
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i32")]
    pub starts: Option<i32>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "CharacterCardJson")]
    pub card: Option<CharacterCardJson>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounded: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub face_down: bool,
    /// The guards beside the figure's card, oldest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guards: Vec<CardJson>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: FigureMarksJson,
}

/// A captured figure.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CaptiveJson {
    pub figure: String,
    #[serde(rename = "type", default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub kind: Option<String>,
    pub owner: String,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i32")]
    pub starts: Option<i32>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "CharacterCardJson")]
    pub card: Option<CharacterCardJson>,
}

/// Pending effects of a player, each counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct MarksJson {
    #[serde(skip_serializing_if = "is_default")]
    pub dodge: u32,
    #[serde(skip_serializing_if = "is_default")]
    pub special_weapon: u32,
    #[serde(skip_serializing_if = "is_default")]
    pub intimidation: u32,
    #[serde(skip_serializing_if = "is_default")]
    pub lost_turns: u32,
}

/// Pending effects of a character, each counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct FigureMarksJson {
    #[serde(skip_serializing_if = "is_default")]
    pub dodge: u32,
    #[serde(skip_serializing_if = "is_default")]
    pub blast: u32,
    #[serde(skip_serializing_if = "is_default")]
    pub intimidate: u32,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OverJson {
    /// The winner. Null: no player won.
    #[serde(deserialize_with = "Option::deserialize")]
    pub winner: Option<String>,
}

/// One listed random value.
#[derive(Clone, Debug, PartialEq)]
pub enum Luck {
    /// The face of the die rolled for Luck.
    Face(u32),
    /// Shuffled cards, top card first.
    Cards(Vec<Card>),
}

impl<'de> Deserialize<'de> for Luck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Luck, D::Error> {
        match Value::deserialize(from)? {
            Value::Array(list) => read::<Vec<CardJson>>(Value::Array(list))
                .map(|cards| Luck::Cards(cards.into_iter().map(|card| card.0).collect())),
            said => match said.as_u64() {
                Some(face @ 1..=10) => Ok(Luck::Face(face as u32)),
                _ => Err(format!("{said} is neither a face of the die, 1 to 10, nor a list of cards")),
            },
        }
        .map_err(D::Error::custom)
    }
}

impl JsonSchema for Luck {
    fn schema_name() -> Cow<'static, str> {
        "Luck".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let cards = json!({ "type": "array", "items": generator.subschema_for::<CardJson>(), "minItems": 1 });
        json_schema!({ "oneOf": [{ "type": "integer", "minimum": 1, "maximum": 10 }, cards] })
    }
}
