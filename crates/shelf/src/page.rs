//! What the pages of several games share.

use referee::Cite;
use serde::Serialize;
use serde_json::{Number, Value, json};

/// A fault with its data, its rule and its sentence: `{…, rule, because}`.
pub(crate) fn told(fault: &(impl Cite + Serialize)) -> Value {
    cited(json!(fault), fault)
}

/// The data of a fault with its rule and its sentence beside them.
pub(crate) fn cited(mut data: Value, fault: &impl Cite) -> Value {
    data["rule"] = json!(fault.clause());
    data["because"] = json!(fault.to_string());
    data
}

/// A choice that was made by the word of a number as that number, any other as it is.
pub(crate) fn numbered(value: Value) -> Value {
    let number = value.as_str().and_then(|word| serde_json::from_str::<Number>(word).ok());
    number.map_or(value, Value::Number)
}
