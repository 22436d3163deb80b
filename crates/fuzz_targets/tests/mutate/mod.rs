//! Makes numbered inputs: arbitrary bytes, and valid inputs with random changes.

use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};

const FUZZ: Clause = Clause::new("fuzz");

/// Pieces of text that have a meaning in file formats.
const PIECES: [&str; 28] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "-1",
    "0",
    "1e999",
    "1e300",
    "-1e-300",
    "0.0000001",
    "[1,2]",
    "18446744073709551616",
    "4294967295",
    "65536",
    "\\u0000",
    "\\ud800",
    "\u{202e}",
    "\n",
    "b1",
    "HR",
    "blue",
    "{}",
    "[[[[[[[[",
];

/// Words that the file formats use, so that a changed input can often still be read.
const WORDS: [&str; 58] = [
    "blue",
    "red",
    "public",
    "b1",
    "b2",
    "b3",
    "b4",
    "b7",
    "b9",
    "b10",
    "b13",
    "HR",
    "HB",
    "R1",
    "R2",
    "skully",
    "capn",
    "jumbo",
    "hook",
    "xb42",
    "star",
    "roxy",
    "kwak",
    "castle",
    "clouds",
    "jungle",
    "cemetery",
    "K",
    "7",
    "castle-field",
    "green",
    "tan",
    "g0",
    "g1",
    "t0",
    "t1",
    "m1",
    "p1",
    "prone",
    "sniper",
    "jeep",
    "tank",
    "forest",
    "building",
    "grenade",
    "move",
    "p1",
    "p2",
    "p1-01",
    "p2-02",
    "fence1.1",
    "B04",
    "B09",
    "F03",
    "SL6",
    "8w*",
    "south",
    "Brasswake",
];

/// Makes the input with the number `n`. `seeds` are the valid inputs of the target.
pub fn input(n: u64, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut luck = Seeded::new(n, 99);
    match below(&mut luck, 10) {
        0 => noise(&mut luck),
        1..5 => {
            let seed = pick(&mut luck, seeds).clone();
            changed_json(&mut luck, &seed)
        }
        _ => {
            let mut data = pick(&mut luck, seeds).clone();
            for _ in 0..=below(&mut luck, 6) {
                change(&mut luck, &mut data, seeds);
            }
            data
        }
    }
}

fn below(luck: &mut Seeded, n: usize) -> usize {
    luck.below(n.max(1) as u32, FUZZ) as usize
}

fn pick<'a, T>(luck: &mut Seeded, from: &'a [T]) -> &'a T {
    &from[below(luck, from.len())]
}

fn noise(luck: &mut Seeded) -> Vec<u8> {
    let len = below(luck, 400);
    (0..len).map(|_| below(luck, 256) as u8).collect()
}

/// Makes one random change to the bytes of an input.
fn change(luck: &mut Seeded, data: &mut Vec<u8>, seeds: &[Vec<u8>]) {
    let at = below(luck, data.len() + 1);
    match below(luck, 6) {
        0 if at < data.len() => data[at] ^= 1 << below(luck, 8),
        1 => {
            let piece = pick(luck, &PIECES);
            data.splice(at..at, piece.bytes());
        }
        2 => {
            let end = (at + below(luck, 40)).min(data.len());
            data.drain(at..end);
        }
        3 => {
            let end = (at + below(luck, 200)).min(data.len());
            let again: Vec<u8> = data[at..end].to_vec();
            data.splice(at..at, again);
        }
        4 => {
            let other = pick(luck, seeds);
            let from = below(luck, other.len());
            data.truncate(at);
            data.extend(&other[from..]);
        }
        _ => data.truncate(at),
    }
}

/// Changes some values of a JSON text. The result is still JSON. In JSON Lines, changes values of some lines, and
/// sometimes swaps two lines.
fn changed_json(luck: &mut Seeded, seed: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(seed).into_owned();
    if let Ok(mut value) = serde_json::from_str::<Value>(&text) {
        for _ in 0..=below(luck, 2) {
            change_value(luck, &mut value);
        }
        return value.to_string().into_bytes();
    }
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=below(luck, 2) {
        let at = below(luck, lines.len());
        if let Ok(mut value) = serde_json::from_str::<Value>(&lines[at]) {
            change_value(luck, &mut value);
            lines[at] = value.to_string();
        }
    }
    if below(luck, 4) == 0 {
        let at = below(luck, lines.len());
        let other = below(luck, lines.len());
        lines.swap(at, other);
    }
    lines.join("\n").into_bytes()
}

/// Changes a random part of a JSON value: replaces a value, or repeats or removes an item of a list.
fn change_value(luck: &mut Seeded, value: &mut Value) {
    let goes_on = below(luck, 8) > 0;
    match value {
        Value::Object(fields) if goes_on && !fields.is_empty() => {
            let at = below(luck, fields.len());
            let field = fields.values_mut().nth(at).expect("the number is below the number of fields");
            change_value(luck, field);
        }
        Value::Array(items) if goes_on && !items.is_empty() => {
            let at = below(luck, items.len());
            match below(luck, 8) {
                0 => items.push(items[at].clone()),
                1 => {
                    items.remove(at);
                }
                _ => change_value(luck, &mut items[at]),
            }
        }
        Value::String(text) if below(luck, 4) > 0 => *text = (*pick(luck, &WORDS)).to_owned(),
        Value::Number(number) if below(luck, 2) == 0 => {
            let step = below(luck, 41) as i64 - 20;
            *value = json!(number.as_i64().unwrap_or_default().wrapping_add(step));
        }
        _ => *value = another(luck),
    }
}

fn another(luck: &mut Seeded) -> Value {
    match below(luck, 12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(i64::MIN),
        5 => json!(1.5e300),
        6 => json!(""),
        7 => json!("x".repeat(below(luck, 300))),
        8 => json!([]),
        9 => json!({}),
        10 => json!((0..below(luck, 300)).collect::<Vec<_>>()),
        _ => json!(*pick(luck, &WORDS)),
    }
}
