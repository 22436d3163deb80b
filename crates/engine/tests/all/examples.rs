//! Every example of `docs/engine.md` is a message, and every message has an example.

use engine::{EngineMessage, TableMessage};
use schemars::schema_for;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../../docs/engine.md");

/// Returns the names of all messages in the schema of one direction.
fn names(schema: &schemars::Schema) -> BTreeSet<String> {
    let kinds = schema.as_value()["oneOf"].as_array().expect("the schema of an enum has `oneOf`");
    let names: BTreeSet<String> =
        kinds.iter().filter_map(|kind| kind["properties"]["type"]["const"].as_str()).map(str::to_owned).collect();
    assert_eq!(names.len(), kinds.len());
    names
}

fn same<M: serde::de::DeserializeOwned + serde::Serialize>(said: &Value) -> bool {
    serde_json::from_value::<M>(said.clone()).is_ok_and(|message| json!(message) == *said)
}

#[test]
fn the_page_has_an_example_of_every_message() {
    let examples = PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).flat_map(str::lines);
    let (mut of_table, mut of_engine) = (BTreeSet::new(), BTreeSet::new());
    for line in examples {
        let said: Value = serde_json::from_str(line).expect(line);
        let name = said["type"].as_str().expect("each message has a type").to_owned();
        let (table, engine) = (same::<TableMessage>(&said), same::<EngineMessage>(&said));
        assert!(table != engine, "{line} must be a message of exactly one direction");
        if table {
            of_table.insert(name)
        } else {
            of_engine.insert(name)
        };
    }
    assert_eq!(of_table, names(&schema_for!(TableMessage)));
    assert_eq!(of_engine, names(&schema_for!(EngineMessage)));
}
