//! Compares values of JSON with what a scenario expects.

use serde_json::Value;

/// Two lengths in inches count as equal if they differ by at most this: 2 micrometres, and half of one for rounding.
const APART: f64 = 2.5 / 25_400.0;

/// Returns a text about the first difference of two values; `None` if they are equal. Every key counts.
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

/// Says whether a log entry has all expected values. Other keys of the entry do not matter. A key that is expected to
/// be false or null may be missing.
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
