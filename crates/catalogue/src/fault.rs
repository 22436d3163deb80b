//! Writes faults and options as JSON, for the entries of several games.

use referee::Cite;
use serde::Serialize;
use serde_json::{Number, Value, json};

/// Returns a fault as JSON: its data, the clause that it breaks and its sentence, as `{…, rule, because}`.
pub fn told(fault: &(impl Cite + Serialize)) -> Value {
    cited(json!(fault), fault)
}

/// Returns `data` with the clause and the sentence of a fault added, as `{…, rule, because}`.
pub fn cited(mut data: Value, fault: &impl Cite) -> Value {
    data["rule"] = json!(fault.clause());
    data["because"] = json!(fault.to_string());
    data
}

/// Turns a number in quotes, such as `"12"`, into that number. Returns any other value unchanged.
pub fn numbered(value: Value) -> Value {
    let number = value.as_str().and_then(|word| serde_json::from_str::<Number>(word).ok());
    number.map_or(value, Value::Number)
}

/// Joins the sentences of faults, given as `{rule, because, …}`, into one text.
pub fn sentences(faults: &[Value]) -> String {
    let sentence = |fault: &Value| {
        format!("{} ({})", fault["because"].as_str().unwrap_or_default(), fault["rule"].as_str().unwrap_or_default())
    };
    faults.iter().map(sentence).collect::<Vec<_>>().join("; ")
}
