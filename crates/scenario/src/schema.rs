//! The JSON Schema of a game's scenario files.

use crate::ScenarioGame;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

/// Returns the JSON Schema of a game's scenario files. `D` is the type of the game's decisions: an enum with one
/// variant for each kind of decision.
pub fn schema<G: ScenarioGame, D: JsonSchema>() -> Schema
where
    G::Given: JsonSchema,
    G::Options: JsonSchema,
    G::Luck: JsonSchema,
    G::Assertion: JsonSchema,
{
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let scenario = scenario::<G, D>(&mut generator);
    let definitions = generator.take_definitions(true);
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Scenario files for {}", G::GAMES.join(", ")),
        "type": "object",
        "properties": {
            "format": { "const": 1 },
            "game": { "enum": G::GAMES },
            "revision": { "type": "integer", "minimum": 1, "maximum": G::REVISION },
            "scenarios": { "type": "array", "items": scenario }
        },
        "required": ["format", "game", "scenarios"],
        "additionalProperties": false,
        "$defs": definitions
    })
}

fn scenario<G: ScenarioGame, D: JsonSchema>(generator: &mut SchemaGenerator) -> Value
where
    G::Given: JsonSchema,
    G::Options: JsonSchema,
    G::Luck: JsonSchema,
    G::Assertion: JsonSchema,
{
    let assertion = generator.subschema_for::<G::Assertion>();
    let mut properties = json!({
        "id": { "type": "string", "minLength": 1 },
        "title": { "type": "string" },
        "clauses": { "type": "array", "items": clause() },
        "options": generator.subschema_for::<G::Options>(),
        "given": generator.subschema_for::<G::Given>(),
        "luck": { "type": "array", "items": generator.subschema_for::<G::Luck>() },
        "steps": { "type": "array", "items": step(&act::<G, D>(generator), &assertion) },
        "then": { "type": "array", "items": assertion }
    });
    for note in G::NOTES {
        properties[*note] = json!({ "type": "string" });
    }
    let mut required = vec!["id", "title", "clauses", "given", "steps"];
    if !G::KINDS.is_empty() {
        properties["kind"] = json!({ "enum": G::KINDS });
        required.push("kind");
    }
    json!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false
    })
}

fn step(act: &Value, assertion: &Schema) -> Value {
    let refused = json!({
        "type": "object",
        "description": "a decision, or JSON that is not a decision",
        "properties": { "seat": { "type": "string" } },
        "required": ["seat"]
    });
    json!({
        "type": "object",
        "properties": {
            "act": act,
            "refuse": refused,
            "check": { "type": "array", "items": assertion, "minItems": 1 },
            "clause": clause(),
            "or": { "type": "array", "items": clause(), "uniqueItems": true }
        },
        "additionalProperties": false,
        "oneOf": [{ "required": ["act"] }, { "required": ["refuse"] }, { "required": ["check"] }],
        "dependentRequired": { "clause": ["refuse"], "or": ["clause"] }
    })
}

fn clause() -> Value {
    let pattern = "^[A-Z][A-Za-z0-9]*(-[A-Za-z0-9]+)+$";
    json!({ "type": "string", "description": "the id of a clause or ruling", "pattern": pattern })
}

/// Returns the schema of `act`: a seat, and one decision beside it.
fn act<G: ScenarioGame, D: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let decision = D::json_schema(generator);
    let kinds = decision.get("oneOf").and_then(Value::as_array).cloned().unwrap_or_default();
    if G::VERB.is_some() {
        return json!({ "oneOf": kinds.into_iter().map(with_seat).collect::<Vec<_>>() });
    }
    let mut properties = Map::from_iter([("seat".to_owned(), json!({ "type": "string" }))]);
    for kind in &kinds {
        properties.extend(kind["properties"].as_object().cloned().unwrap_or_default());
    }
    json!({
        "type": "object",
        "properties": properties,
        "required": ["seat"],
        "additionalProperties": false,
        "minProperties": 2,
        "maxProperties": 2
    })
}

/// Adds the seat to the schema of a decision whose parts are keys beside its [`ScenarioGame::VERB`].
fn with_seat(mut kind: Value) -> Value {
    kind["properties"]["seat"] = json!({ "type": "string" });
    if let Some(required) = kind["required"].as_array_mut() {
        required.push(json!("seat"));
    }
    kind
}
