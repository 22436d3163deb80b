//! English sentences for events, as [`Codec::sentences`](crate::Codec::sentences) gives them.

use serde_json::{Map, Value};

/// Pairs of an event type and a sentence. If a type has several sentences, the first that fits is used.
pub type Sentences = &'static [(&'static str, &'static str)];

/// Returns the first sentence that fits an event, which is JSON with a `type`. `None` if no sentence fits.
pub fn tell(sentences: Sentences, event: &Value) -> Option<String> {
    let fields = event.as_object()?;
    let kind = fields.get("type")?.as_str()?;
    let mut known = sentences.iter().filter(|(name, _)| *name == kind);
    known.find_map(|(_, sentence)| fill(sentence, fields))
}

/// Fills a sentence with the fields of an event. `None` if a field outside `[…]` is missing, null, false or an empty
/// list.
fn fill(sentence: &str, fields: &Map<String, Value>) -> Option<String> {
    let mut told = String::new();
    let mut rest = sentence;
    while let Some(open) = rest.find('[') {
        told.push_str(&put_in(&rest[..open], fields)?);
        let close = rest[open..].find(']')? + open;
        if let Some(part) = put_in(&rest[open + 1..close], fields) {
            told.push_str(&part);
        }
        rest = &rest[close + 1..];
    }
    told.push_str(&put_in(rest, fields)?);
    Some(told)
}

fn put_in(part: &str, fields: &Map<String, Value>) -> Option<String> {
    let mut told = String::new();
    let mut rest = part;
    while let Some(open) = rest.find('{') {
        told.push_str(&rest[..open]);
        let close = rest.find('}')?;
        match field(fields, &rest[open + 1..close])? {
            Value::Null | Value::Bool(false) => return None,
            Value::Array(items) if items.is_empty() => return None,
            Value::Bool(true) => {}
            value => told.push_str(&word(value)),
        }
        rest = &rest[close + 1..];
    }
    told.push_str(rest);
    Some(told)
}

/// Returns a field by its name; `sum.total` is the field `total` of the field `sum`.
fn field<'a>(fields: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    let mut names = name.split('.');
    let first = fields.get(names.next()?)?;
    names.try_fold(first, |value, name| value.get(name))
}

/// Returns a value as text: strings without quotation marks, lists with commas, anything else as JSON.
pub fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(word).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
