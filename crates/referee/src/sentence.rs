//! English sentences for events, as [`Codec::sentences`](crate::Codec::sentences) gives them.

use serde_json::{Map, Value};

/// Pairs of a type of event and a sentence. Of several sentences for a type, the first that fits is told.
pub type Sentences = &'static [(&'static str, &'static str)];

/// Tells an event, JSON with a `type`, by the first sentence for its type that fits; `None` if no sentence does.
pub fn tell(sentences: Sentences, event: &Value) -> Option<String> {
    let fields = event.as_object()?;
    let kind = fields.get("type")?.as_str()?;
    let mut known = sentences.iter().filter(|(name, _)| *name == kind);
    known.find_map(|(_, sentence)| fill(sentence, fields))
}

/// Fills a sentence; `None` if the event lacks a field that the sentence must have.
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

/// A field by its name; `sum.total` is the field `total` of the field `sum`.
fn field<'a>(fields: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    let mut names = name.split('.');
    let first = fields.get(names.next()?)?;
    names.try_fold(first, |value, name| value.get(name))
}

/// A value in words: text without quotation marks, lists with commas.
pub fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(word).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
