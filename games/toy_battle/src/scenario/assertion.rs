//! What a scenario can assert about a position.

use super::words::{EndingJson, PieceJson, Sides, Written, written};
use crate::action::Effect;
use crate::troop::{Colour, Troop};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// One assertion: an object with exactly one key, which names what is asserted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Assertion(pub(super) Said);

/// The content of an assertion. If it is a map, only the seats, bases or regions that the map names are checked.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    /// The game is not over, and it is this seat's turn.
    ToMove(Colour),
    Winner(Option<Colour>),
    WonBy(Option<EndingJson>),
    Over(bool),
    /// This effect is being offered, with exactly these choices. Null: no effect is being offered.
    Offer(Option<Offer>),
    /// None of these effects has been offered since the latest `place` of the scenario.
    #[serde(deserialize_with = "some")]
    NotOffered(Vec<Effect>),
    MayPlace(MayPlace),
    MayDraw(Sides<bool>),
    /// The Troops of each rack that do not lie face down, in any order.
    Available(Sides<Vec<Troop>>),
    Controls(BTreeMap<String, Option<Colour>>),
    /// The stacks as lists, from bottom to top.
    Stack(BTreeMap<String, Vec<PieceJson>>),
    Rack(Sides<Vec<Troop>>),
    RackSize(Sides<u32>),
    /// The reserves as lists. The Troop that is drawn next comes first.
    Reserve(Sides<Vec<Troop>>),
    ReserveSize(Sides<u32>),
    Discard(Sides<Vec<Troop>>),
    Lying(Sides<Vec<Troop>>),
    Medals(Sides<u32>),
    Emptied(BTreeMap<String, Option<Colour>>),
    /// The whole position, hidden Troops included, except `turns_taken`. `map` and `removed` are compared only if they
    /// are given.
    Position(Box<Written>),
}

/// An effect and its choices. A choice is what the decision holds under the effect's name, such as `{"discard": "b3"}`
/// for Jumbo.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub effect: Effect,
    pub choices: Vec<Value>,
}

impl<'de> Deserialize<'de> for Offer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Offer, D::Error> {
        let said = Map::<String, Value>::deserialize(from)?;
        let count = said.len();
        let (Some((word, choices)), 1) = (said.into_iter().next(), count) else {
            return Err(D::Error::custom(format!("`offer` must name one effect, but names {count}")));
        };
        let effect = Effect::from_word(&word).ok_or_else(|| {
            D::Error::custom(format!("there is no effect {word:?}; the effects are {}", effects().join(", ")))
        })?;
        let Value::Array(choices) = choices else {
            return Err(D::Error::custom(format!("the choices of {word} under `offer` must be a list")));
        };
        Ok(Offer { effect, choices })
    }
}

impl JsonSchema for Offer {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Offer".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let choices = |word: &str| (word.to_owned(), json!({ "type": "array", "items": { "type": "object" } }));
        let properties: Map<String, Value> = effects().into_iter().map(choices).collect();
        json_schema!({
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
            "minProperties": 1,
            "maxProperties": 1
        })
    }
}

fn effects() -> Vec<&'static str> {
    Effect::ALL.into_iter().map(Effect::word).collect()
}

/// Reads a list, which must not be empty.
fn some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let list = Vec::deserialize(from)?;
    if list.is_empty() { Err(D::Error::custom("the list is empty, so nothing is asserted")) } else { Ok(list) }
}

/// Where the rules let a seat place a kind of Troop. `exactly` lists all such places, `includes` lists some of them,
/// and `excludes` lists places that are not among them. At least one of the three must be given.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MayPlace {
    pub seat: Colour,
    pub troop: Troop,
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "Vec<String>")]
    pub exactly: Option<Vec<String>>,
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "Vec<String>")]
    pub includes: Option<Vec<String>>,
    #[serde(default, deserialize_with = "written")]
    #[schemars(with = "Vec<String>")]
    pub excludes: Option<Vec<String>>,
}
