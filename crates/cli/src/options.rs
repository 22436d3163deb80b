//! Reads options of a game from the command line.

use serde_json::{Map, Value, json};

/// Reads options given as `KEY=VALUE`. `known` is the list of the game's options: the field `options` of the JSON that
/// describes the game.
///
/// # Errors
/// An argument is not `KEY=VALUE`, names an unknown option, has a value that is not allowed, or repeats an option.
pub fn parse_options(game: &str, known: &Value, arguments: &[String]) -> Result<Value, String> {
    let known = known.as_array().map_or(&[][..], Vec::as_slice);
    let mut options = Map::new();
    for argument in arguments {
        let (key, word) = argument
            .split_once('=')
            .ok_or_else(|| format!("--option {argument:?} does not have the form KEY=VALUE"))?;
        let option = known.iter().find(|option| option["key"] == key).ok_or_else(|| {
            let keys: Vec<&str> = known.iter().filter_map(|option| option["key"].as_str()).collect();
            match keys.is_empty() {
                true => format!("{game} has no option {key:?}; it has no options at all"),
                false => format!("{game} has no option {key:?}; its options are {}", keys.join(", ")),
            }
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

/// Returns the value that `word` stands for. If `word` is one of the option's choices, the value is `word` as a string.
/// Any other word is parsed as JSON. If it is not JSON, the value is the word as a string.
fn parse_value(option: &Value, word: &str) -> Value {
    let is_choice = option["choices"].as_array().is_some_and(|choices| choices.contains(&json!(word)));
    if is_choice { json!(word) } else { serde_json::from_str(word).unwrap_or_else(|_| json!(word)) }
}

/// Returns whether an option allows this value. Depending on its kind, an option allows booleans, listed choices, or
/// integers in a range. An option of an unknown kind allows everything.
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

/// Returns the allowed values of an option, for an error text.
fn allowed(option: &Value) -> String {
    match option["kind"].as_str() {
        Some("bool") => "true or false".to_owned(),
        Some("choice") => {
            let choices = option["choices"].as_array().into_iter().flatten();
            choices.filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
        }
        _ => match (option["min"].as_i64(), option["max"].as_i64()) {
            (Some(min), Some(max)) => format!("a whole number from {min} to {max}"),
            (Some(min), None) => format!("a whole number, at least {min}"),
            (None, Some(max)) => format!("a whole number, at most {max}"),
            (None, None) => "a whole number".to_owned(),
        },
    }
}
