//! Compares values with what a scenario expects.

use serde_json::Value;

/// The largest difference of two lengths that count as equal, in inches: 2 micrometres, with room for rounding.
const APART: f64 = 2.5 / 25_400.0;

/// Says where two values differ, or returns `None` if they are the same. Every key counts.
pub(super) fn difference(is: &Value, expected: &Value) -> Option<String> {
    match (is, expected) {
        (Value::Number(a), Value::Number(b)) => {
            let close = a.as_f64().zip(b.as_f64()).is_some_and(|(a, b)| (a - b).abs() <= APART);
            (!close).then(|| format!("is {a}, not {b}"))
        }
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

/// Says whether a value has everything that is expected. Other keys do not matter, and the value may leave out a key
/// that is expected to be false or null.
pub(super) fn has(is: &Value, expected: &serde_json::Map<String, Value>) -> bool {
    let fits = |(key, value): (&String, &Value)| match is.get(key) {
        Some(is) => difference(is, value).is_none(),
        None => matches!(value, Value::Null | Value::Bool(false)),
    };
    expected.iter().all(fits)
}

fn name(value: &Value, n: usize) -> String {
    value.get("id").and_then(Value::as_str).map_or_else(|| format!("[{n}]"), ToOwned::to_owned)
}
