//! Decisions as scenario files write them: those of the game, and the forces that the sides hand in before it.

use crate::action::Action;
use crate::force::UnitFile;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde_json::{Value, json};
use std::borrow::Cow;

/// A decision. The key `do` says which one, and the other keys give its details. `{"resign": {}}` is a decision too.
#[derive(Clone, Debug)]
pub(super) enum Decision {
    /// A side hands in its force before the battle.
    Muster(Muster),
    /// Any other decision. The game itself reads its details.
    Action,
}

/// The force that a side hands in before the battle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Muster {
    /// Always `muster`, which tells this decision from those of the game.
    #[serde(rename = "do")]
    #[allow(dead_code, reason = "only its presence matters")]
    word: MusterWord,
    /// The Units of the force.
    pub units: Vec<UnitFile>,
    /// How many mine markers the force has.
    #[serde(default)]
    pub markers: u32,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum MusterWord {
    Muster,
}

impl Decision {
    /// Reads a decision, and checks that its form is right.
    ///
    /// # Errors
    /// A sentence that says what is wrong with its form.
    pub fn read(said: &Value) -> Result<Decision, String> {
        let misfit = |fault: serde_json::Error| format!("that is not a valid decision: {fault}");
        if said.get("do").is_some_and(|word| word == "muster") {
            return Muster::deserialize(said).map(Decision::Muster).map_err(misfit);
        }
        if *said != json!({ "resign": {} }) {
            Action::deserialize(said).map_err(misfit)?;
        }
        Ok(Decision::Action)
    }
}

impl JsonSchema for Decision {
    fn schema_name() -> Cow<'static, str> {
        "Decision".into()
    }

    /// Lists the decisions of the game and of scenario files. The schema of an attack is a reference; this list has the
    /// attack written out in full instead.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut kinds = vec![Muster::json_schema(generator).to_value()];
        let actions = Action::json_schema(generator).to_value();
        for mut kind in actions["oneOf"].as_array().cloned().unwrap_or_default() {
            if kind.get("$ref").is_some() {
                let word = kind["properties"]["do"].take();
                kind = crate::Attack::json_schema(generator).to_value();
                kind["properties"]["do"] = word;
                if let Some(required) = kind["required"].as_array_mut() {
                    required.push(json!("do"));
                }
            }
            kinds.push(kind);
        }
        let nothing = json!({ "type": "object", "additionalProperties": false });
        kinds.push(json!({
            "type": "object", "properties": { "resign": nothing }, "required": ["resign"], "additionalProperties": false
        }));
        json!({ "oneOf": kinds }).try_into().expect("an object is a schema")
    }
}
