//! Options of a game on the command line.

use serde_json::{Map, Value, json};

/// Reads options given as `KEY=VALUE`; `known` lists those on the page of the game.
pub fn parse_options(game: &str, known: &Value, arguments: &[String]) -> Result<Value, String> {
    let known = known.as_array().map_or(&[][..], Vec::as_slice);
    let mut options = Map::new();
    for argument in arguments {
        let (key, word) = argument.split_once('=').ok_or_else(|| format!("--option {argument:?} is not KEY=VALUE"))?;
        let option = known.iter().find(|option| option["key"] == key).ok_or_else(|| {
            let keys: Vec<&str> = known.iter().filter_map(|option| option["key"].as_str()).collect();
            format!("{game} has no option {key:?}; it has {}", keys.join(", "))
        })?;
        let value = parse_value(option, word);
        if !is_allowed(option, &value) {
            return Err(format!("the option {key} cannot be {value}; it can be {}", allowed(option)));
        }
        if options.insert(key.to_owned(), value).is_some() {
            return Err(format!("the option {key} is given twice"));
        }
    }
    Ok(Value::Object(options))
}

/// Returns a value as the game reads it: one of its choices, else JSON if it parses, else a word.
fn parse_value(option: &Value, word: &str) -> Value {
    let is_choice = option["choices"].as_array().is_some_and(|choices| choices.contains(&json!(word)));
    if is_choice { json!(word) } else { serde_json::from_str(word).unwrap_or_else(|_| json!(word)) }
}

/// Returns whether an option accepts this value: a boolean, a listed choice, or an integer in range. An unknown kind
/// accepts everything.
fn is_allowed(option: &Value, value: &Value) -> bool {
    match option["kind"].as_str() {
        Some("bool") => value.is_boolean(),
        Some("choice") => option["choices"].as_array().is_some_and(|choices| choices.contains(value)),
        Some("integer") => value.as_i64().is_some_and(|number| {
            option["min"].as_i64().is_none_or(|min| number >= min)
                && option["max"].as_i64().is_none_or(|max| number <= max)
        }),
        _ => true,
    }
}

/// Returns the allowed values of an option, in words.
fn allowed(option: &Value) -> String {
    match option["kind"].as_str() {
        Some("bool") => "true or false".to_owned(),
        Some("choice") => {
            let choices = option["choices"].as_array().into_iter().flatten();
            choices.filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
        }
        _ => format!("a whole number from {} to {}", option["min"], option["max"]),
    }
}
