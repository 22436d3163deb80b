//! Faults and options in JSON, as the entries of several games say them.

use referee::Cite;
use serde::Serialize;
use serde_json::{Number, Value, json};

/// Returns a fault with its data, its rule and its sentence: `{…, rule, because}`.
pub fn told(fault: &(impl Cite + Serialize)) -> Value {
    cited(json!(fault), fault)
}

/// Returns the data of a fault with its rule and its sentence beside them.
pub fn cited(mut data: Value, fault: &impl Cite) -> Value {
    data["rule"] = json!(fault.clause());
    data["because"] = json!(fault.to_string());
    data
}

/// Returns a choice that was made by the word of a number as that number, any other as it is.
pub fn numbered(value: Value) -> Value {
    let number = value.as_str().and_then(|word| serde_json::from_str::<Number>(word).ok());
    number.map_or(value, Value::Number)
}

/// Says faults, given as `{rule, because, …}`, in a row.
pub fn sentences(faults: &[Value]) -> String {
    let sentence = |fault: &Value| {
        format!("{} ({})", fault["because"].as_str().unwrap_or_default(), fault["rule"].as_str().unwrap_or_default())
    };
    faults.iter().map(sentence).collect::<Vec<_>>().join("; ")
}
