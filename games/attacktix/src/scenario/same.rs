//! Compares JSON values with expected ones.

use serde_json::{Map, Value};

/// Two places count as the same if no coordinate differs by more than this, in micrometres.
pub(super) const APART: i64 = 20;

/// Returns where two values differ and how, or nothing if they are the same. No key may be missing. Two pairs of whole
/// numbers are compared as places.
pub(super) fn difference(is: &Value, expected: &Value) -> Option<String> {
    if let (Some(a), Some(b)) = (place(is), place(expected)) {
        let close = a.iter().zip(b).all(|(a, b)| (a - b).abs() <= APART);
        return (!close).then(|| format!("is {is}, not {expected}"));
    }
    match (is, expected) {
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let pairs = a.iter().zip(b).enumerate();
            pairs.filter_map(|(n, (a, b))| Some(format!("{}: {}", name(a, n), difference(a, b)?))).next()
        }
        (Value::Object(a), Value::Object(b)) => {
            let missing = b.keys().find(|key| !a.contains_key(*key)).map(|key| format!("{key} is missing: {}", b[key]));
            let extra = || a.keys().find(|key| !b.contains_key(*key)).map(|key| format!("{key} is {}", a[key]));
            let other = || a.iter().find_map(|(key, value)| Some(format!("{key} {}", difference(value, b.get(key)?)?)));
            missing.or_else(extra).or_else(other)
        }
        _ => (is != expected).then(|| format!("is {is}, not {expected}")),
    }
}

/// Returns which of the expected values an object does not have. Its other keys do not matter. If false, null or an
/// empty list is expected, the key may be missing.
pub(super) fn lacks(is: &Value, expected: &Map<String, Value>) -> Option<String> {
    expected.iter().find_map(|(key, expected)| match is.get(key) {
        Some(is) => difference(is, expected).map(|fault| format!("{key} {fault}")),
        None => match expected {
            Value::Null | Value::Bool(false) => None,
            Value::Array(list) if list.is_empty() => None,
            _ => Some(format!("{key} is missing, not {expected}")),
        },
    })
}

/// Reads a place: two whole numbers.
fn place(value: &Value) -> Option<[i64; 2]> {
    match value.as_array()?.as_slice() {
        [x, z] => Some([x.as_i64()?, z.as_i64()?]),
        _ => None,
    }
}

fn name(value: &Value, n: usize) -> String {
    value.get("id").and_then(Value::as_str).map_or_else(|| format!("[{n}]"), ToOwned::to_owned)
}
