//! Patterns of JSON, by which a step of a lesson recognizes decisions and events.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A pattern of JSON. A pattern that is an object fits every object that has the same keys with fitting values; the
/// object may have more keys. A list fits a list of the same length whose values fit one by one. Any other value fits
/// only itself. Three objects are wildcards. `{"any_of": […]}` fits every value that one of its patterns fits.
/// `{"between": [least, most]}` fits the numbers from `least` to `most`. `{"anything": true}` fits every value.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Pattern(pub Value);

impl Pattern {
    /// Says whether a value fits the pattern.
    pub fn fits(&self, value: &Value) -> bool {
        fits(&self.0, value)
    }
}

fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(keys), _) if keys.len() == 1 && keys.contains_key("anything") => true,
        (Value::Object(keys), _) if keys.len() == 1 && keys.contains_key("any_of") => {
            keys["any_of"].as_array().is_some_and(|patterns| patterns.iter().any(|pattern| fits(pattern, value)))
        }
        (Value::Object(keys), _) if keys.len() == 1 && keys.contains_key("between") => {
            let bound = |n: usize| keys["between"].get(n).and_then(Value::as_f64);
            let number = value.as_f64();
            number.is_some_and(|number| {
                bound(0).is_some_and(|least| least <= number) && bound(1).is_some_and(|most| number <= most)
            })
        }
        (Value::Object(keys), Value::Object(had)) => {
            keys.iter().all(|(key, pattern)| had.get(key).is_some_and(|value| fits(pattern, value)))
        }
        (Value::Array(patterns), Value::Array(values)) => {
            patterns.len() == values.len() && patterns.iter().zip(values).all(|(pattern, value)| fits(pattern, value))
        }
        _ => pattern == value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn objects_fit_by_the_keys_of_the_pattern_and_lists_one_by_one() {
        let pattern = Pattern(json!({ "place": { "base": { "any_of": ["a", "b"] } } }));
        assert!(pattern.fits(&json!({ "place": { "troop": "duck", "base": "b" } })));
        assert!(!pattern.fits(&json!({ "place": { "troop": "duck", "base": "c" } })));
        assert!(!pattern.fits(&json!({ "place": "b" })));
        assert!(!pattern.fits(&json!("place")));
        let list = Pattern(json!([{ "between": [1, 2] }, { "anything": true }]));
        assert!(list.fits(&json!([1.5, null])));
        assert!(!list.fits(&json!([3, null])) && !list.fits(&json!(["1", null])) && !list.fits(&json!([1])));
    }
}
