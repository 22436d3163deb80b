//! Diffs of JSON texts. The server sends a view as its diff from the previous view.
//!
//! The diff of two objects is an object with the diffs of their changed fields; under `-` it names the removed fields.
//! The diff of two lists may be an object too. This object holds the diffs of the changed entries and all added
//! entries, by index. If the list only lost entries, the object holds their old indexes under `-`. Any other diff is
//! the new value itself.

use serde_json::{Map, Value};

/// The field of a diff that names the removed fields or entries.
const REMOVED: &str = "-";

/// [`REMOVED`] as a JSON text.
const REMOVED_NAME: &str = "\"-\"";

/// The initial capacity of a list of fields or entries.
const PARTS: usize = 16;

/// Returns the diff from one JSON text to another. Both must have the form that serde writes, without blanks. Returns
/// `None` if no diff can express the change, or if the diff is not shorter than the new text. The same texts always
/// give the same diff.
pub fn diff(before: &str, after: &str) -> Option<String> {
    let mut out = String::with_capacity(256);
    write_diff(before, after, &mut out)?;
    (out.len() < after.len()).then_some(out)
}

/// Returns the new value, from the value before and its diff.
pub fn apply_diff(before: Value, diff: Value) -> Value {
    match (before, diff) {
        (Value::Object(mut fields), Value::Object(diffs)) => {
            for (name, diff) in diffs {
                if name == REMOVED {
                    diff.as_array().into_iter().flatten().filter_map(Value::as_str).for_each(|gone| {
                        fields.remove(gone);
                    });
                } else {
                    let before = fields.remove(&name).unwrap_or_default();
                    fields.insert(name, apply_diff(before, diff));
                }
            }
            Value::Object(fields)
        }
        (Value::Array(entries), Value::Object(diffs)) => Value::Array(apply_to_list(entries, diffs)),
        (_, now) => now,
    }
}

fn apply_to_list(mut entries: Vec<Value>, mut diffs: Map<String, Value>) -> Vec<Value> {
    if let Some(gone) = diffs.remove(REMOVED) {
        let is_kept = |n: usize| gone.as_array().is_none_or(|gone| !gone.contains(&n.into()));
        let kept = entries.into_iter().enumerate().filter(|(n, _)| is_kept(*n));
        return kept.map(|(_, entry)| entry).collect();
    }
    let mut diffs: Vec<(usize, Value)> =
        diffs.into_iter().filter_map(|(n, diff)| Some((n.parse().ok()?, diff))).collect();
    diffs.sort_by_key(|(n, _)| *n);
    for (n, diff) in diffs {
        match entries.get_mut(n) {
            Some(entry) => *entry = apply_diff(entry.take(), diff),
            None => entries.push(diff),
        }
    }
    entries
}

fn write_diff(before: &str, after: &str, out: &mut String) -> Option<()> {
    match (before.as_bytes().first()?, after.as_bytes().first()?) {
        (b'{', b'{') => write_fields(before, after, out),
        (b'[', b'[') => write_entries(before, after, out),
        // There is no diff: a client would read the new object as a diff of the old list.
        (b'[', b'{') => None,
        _ => {
            out.push_str(after);
            Some(())
        }
    }
}

fn write_fields(before: &str, after: &str, out: &mut String) -> Option<()> {
    let old = Parts::of(before).fields();
    let new = Parts::of(after).fields_like(&old);
    out.push('{');
    let start = out.len();
    for (n, (name, value)) in new.iter().enumerate() {
        let old = find(&old, n, name).map(|(_, value)| *value);
        if old == Some(*value) {
            continue;
        }
        separate(out, start);
        out.push_str(name);
        out.push(':');
        write_diff(old.unwrap_or("null"), value, out)?;
    }
    let is_gone = |(n, (name, _)): (usize, &Field<'_>)| find(&new, n, name).is_none();
    let mut gone = old.iter().enumerate().filter(|field| is_gone(*field)).map(|(_, (name, _))| *name).peekable();
    if gone.peek().is_some() {
        separate(out, start);
        out.push_str(REMOVED_NAME);
        out.push_str(":[");
        let start = out.len();
        for name in gone {
            separate(out, start);
            out.push_str(name);
        }
        out.push(']');
    }
    out.push('}');
    let is_plain = |(name, _): &Field<'_>| *name != REMOVED_NAME;
    (old.iter().all(is_plain) && new.iter().all(is_plain)).then_some(())
}

/// Finds the field with this name. Looks first at index `place`, where the field usually is.
fn find<'f, 'a>(fields: &'f [Field<'a>], place: usize, name: &str) -> Option<&'f Field<'a>> {
    fields.get(place).filter(|(found, _)| *found == name).or_else(|| fields.iter().find(|(found, _)| *found == name))
}

fn write_entries(before: &str, after: &str, out: &mut String) -> Option<()> {
    let old = Parts::of(before).entries_like(&[]);
    let new = Parts::of(after).entries_like(&old);
    let start = out.len();
    if write_changed_entries(&old, &new, out).is_none() || out.len() - start >= after.len() {
        out.truncate(start);
        out.push_str(after);
    }
    Some(())
}

fn write_changed_entries(old: &[&str], new: &[&str], out: &mut String) -> Option<()> {
    out.push('{');
    let first = out.len();
    if new.len() < old.len() {
        let gone: Vec<String> = removed_entries(old, new)?.iter().map(usize::to_string).collect();
        out.push_str(&format!("{REMOVED:?}:[{}]}}", gone.join(",")));
        return Some(());
    }
    let pairs = new.iter().enumerate().map(|(n, new)| (n, old.get(n), new));
    for (n, old, new) in pairs.filter(|(_, old, new)| *old != Some(new)) {
        separate(out, first);
        out.push('"');
        out.push_str(&n.to_string());
        out.push_str("\":");
        match old {
            Some(old) => write_diff(old, new, out)?,
            None => out.push_str(new),
        }
    }
    out.push('}');
    Some(())
}

/// Returns the old indexes of the removed entries; `None` if the lists differ in any other way.
fn removed_entries(old: &[&str], new: &[&str]) -> Option<Vec<usize>> {
    let mut kept = new.iter().peekable();
    let is_gone = |entry: &&str| kept.next_if_eq(&entry).is_none();
    let gone = old.iter().map(is_gone).enumerate().filter_map(|(n, is_gone)| is_gone.then_some(n)).collect();
    kept.peek().is_none().then_some(gone)
}

fn separate(out: &mut String, start: usize) {
    if out.len() > start {
        out.push(',');
    }
}

/// A field of an object: its name in quotation marks, and its value, both as JSON text.
type Field<'a> = (&'a str, &'a str);

/// Splits the JSON text of an object or a list into parts. The parts of an object are its names and values in turn. The
/// parts of a list are its entries.
struct Parts<'a> {
    rest: &'a str,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        Parts { rest: &text[1..text.len() - 1] }
    }

    /// Returns the fields of an object.
    fn fields(self) -> Vec<Field<'a>> {
        self.fields_like(&[])
    }

    /// Like [`Parts::fields`], but faster for an object that resembles the one with the fields `old`.
    fn fields_like(mut self, old: &[Field<'_>]) -> Vec<Field<'a>> {
        let mut fields = Vec::with_capacity(old.len().max(PARTS));
        loop {
            let (name, value) = old.get(fields.len()).copied().unwrap_or_default();
            let Some(field) = self.next_like(name).and_then(|name| Some((name, self.next_like(value)?))) else {
                return fields;
            };
            fields.push(field);
        }
    }

    /// Returns the entries of a list. This is faster for a list that resembles the one with the entries `old`.
    fn entries_like(mut self, old: &[&str]) -> Vec<&'a str> {
        let mut entries = Vec::with_capacity(old.len().max(PARTS));
        while let Some(entry) = self.next_like(old.get(entries.len()).copied().unwrap_or_default()) {
            entries.push(entry);
        }
        entries
    }

    /// Returns the next part. If the part equals `old`, one comparison finds its end, without a search byte by byte.
    fn next_like(&mut self, old: &str) -> Option<&'a str> {
        let is_same = !old.is_empty()
            && self.rest.starts_with(old)
            && matches!(self.rest.as_bytes().get(old.len()), None | Some(b',' | b':'));
        if is_same { self.take(old.len()) } else { self.next() }
    }

    fn take(&mut self, end: usize) -> Option<&'a str> {
        let (part, rest) = self.rest.split_at(end);
        self.rest = rest.get(1..).unwrap_or_default();
        Some(part)
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        self.take(end_of_part(self.rest.as_bytes()))
    }
}

/// Returns the index of the comma or colon that ends the first part, or the length of the text.
fn end_of_part(text: &[u8]) -> usize {
    let (mut depth, mut n) = (0_u32, 0);
    while n < text.len() {
        match text[n] {
            b'"' => n = end_of_string(text, n + 1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => break,
            _ => {}
        }
        n += 1;
    }
    n.min(text.len())
}

/// Returns the index of the quotation mark that ends a string. `begin` is the index after the opening one.
fn end_of_string(text: &[u8], begin: usize) -> usize {
    let mut n = begin;
    while n < text.len() && text[n] != b'"' {
        n += if text[n] == b'\\' { 2 } else { 1 };
    }
    n
}
