//! Changes messages at random, to test how the server handles messages that no real client sends. Some changed messages
//! are still valid.

use crate::Luck;
use serde_json::{Map, Value, json};

/// Names of seats and viewers to try, valid and invalid.
const SEATS: [&str; 12] = ["blue", "red", "green", "yellow", "p1", "p2", "a", "public", "", "BLUE", "null", "../red"];

/// Returns a changed message. It may contain parts of the `earlier` messages.
pub fn mutate(text: &str, earlier: &[String], luck: &mut Luck) -> String {
    let value: Option<Value> = serde_json::from_str(text).ok();
    match (luck.below(10), value) {
        (0, _) => flip(text, luck),
        (1, _) => cut(text, luck),
        (2, _) => doubled(text, luck),
        (3, _) if !earlier.is_empty() => replayed(text, &earlier[luck.below(earlier.len())], luck),
        (_, Some(mut value)) => {
            for _ in 0..=luck.below(3) {
                change(&mut value, luck);
            }
            value.to_string()
        }
        (_, None) => flip(text, luck),
    }
}

/// Flips a few bits. Replaces bytes that are then no longer UTF-8.
fn flip(text: &str, luck: &mut Luck) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=luck.below(4) {
        let at = luck.below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << luck.below(8);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Removes a piece of a text.
fn cut(text: &str, luck: &mut Luck) -> String {
    let letters: Vec<char> = text.chars().collect();
    let begin = luck.below(letters.len());
    let end = (begin + 1 + luck.below(20)).min(letters.len());
    letters[..begin].iter().chain(&letters[end..]).collect()
}

/// Adds a key that the message already has, with another value.
fn doubled(text: &str, luck: &mut Luck) -> String {
    let Ok(Value::Object(fields)) = serde_json::from_str::<Value>(text) else { return text.repeat(2) };
    let Some(key) = fields.keys().nth(luck.below(fields.len())).cloned() else { return text.repeat(2) };
    let inner = text.trim().trim_start_matches('{');
    format!("{{{}:{},{inner}", json!(key), odd(luck))
}

/// Replaces the id, decision, seat or question of a message with that of an earlier one.
fn replayed(text: &str, earlier: &str, luck: &mut Luck) -> String {
    let (Ok(Value::Object(mut now)), Ok(Value::Object(then))) =
        (serde_json::from_str(text), serde_json::from_str(earlier))
    else {
        return earlier.to_owned();
    };
    let keys = ["id", "action", "seat", "question"];
    let key = keys[luck.below(keys.len())];
    if let Some(value) = then.get(key) {
        now.insert(key.to_owned(), value.clone());
    }
    Value::Object(now).to_string()
}

/// Changes one thing somewhere in a value.
fn change(value: &mut Value, luck: &mut Luck) {
    match value {
        Value::Object(fields) if !fields.is_empty() && luck.below(4) > 0 => change_field(fields, luck),
        Value::Array(items) if !items.is_empty() && luck.below(4) > 0 => {
            let at = luck.below(items.len());
            match luck.below(5) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                3 => items[at] = odd(luck),
                _ => change(&mut items[at], luck),
            }
        }
        Value::Number(number) if luck.below(3) > 0 => {
            let near = number.as_i64().unwrap_or_default();
            let apart = [-1, 1, 2, 1_000, near.wrapping_neg(), i64::MAX / 2][luck.below(6)];
            *value = json!(near.wrapping_add(apart));
        }
        Value::String(word) if luck.below(3) > 0 => {
            *value = json!(
                SEATS.get(luck.below(2 * SEATS.len())).map_or_else(|| flip(word, luck), |seat| (*seat).to_owned())
            );
        }
        value => *value = odd(luck),
    }
}

fn change_field(fields: &mut Map<String, Value>, luck: &mut Luck) {
    let Some(key) = fields.keys().nth(luck.below(fields.len())).cloned() else { return };
    match luck.below(6) {
        0 => drop(fields.remove(&key)),
        1 => drop(fields.insert(flip(&key, luck), odd(luck))),
        2 => {
            if let Some(value) = fields.remove(&key) {
                fields.insert(flip(&key, luck), value);
            }
        }
        3 => drop(fields.insert(key, odd(luck))),
        _ => {
            if let Some(value) = fields.get_mut(&key) {
                change(value, luck);
            }
        }
    }
}

/// Returns an unusual value, such as a huge number, a deep array or the name of a seat.
fn odd(luck: &mut Luck) -> Value {
    match luck.below(16) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(i64::MIN),
        5 => json!(1e308),
        6 => json!(0.1),
        7 => json!(""),
        8 => json!("\u{0}\u{202e}\u{1f984}"),
        9 => json!("x".repeat(luck.below(5_000))),
        10 => json!([]),
        11 => json!({}),
        12 => Value::Array(vec![json!(0); luck.below(2_000)]),
        13 => (0..luck.below(200)).fold(json!(0), |inner, _| json!([inner])),
        14 => json!(i64::from(luck.any() as i32)),
        _ => json!(SEATS[luck.below(SEATS.len())]),
    }
}
