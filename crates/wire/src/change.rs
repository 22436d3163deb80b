//! What is different in a picture: a view as the change of the view before it.
//!
//! A change of an object is an object with the changes of its fields; under `-` it names those that are gone. A change of a
//! list is an object too, with the changes of its entries by their numbers, if the list is as long as before. Everything
//! else is simply what it is now.

use serde_json::Value;

/// The field of a change that names what is gone.
const GONE: &str = "-";

/// Returns the change from one JSON text to another, both as serde writes them; nothing if it cannot be said or is not
/// shorter than what it leads to. It follows from the two texts alone.
pub fn change(before: &str, after: &str) -> Option<String> {
    let mut out = String::new();
    write_change(before, after, &mut out)?;
    (out.len() < after.len()).then_some(out)
}

/// Carries a change out.
pub fn changed(before: Value, change: Value) -> Value {
    match (before, change) {
        (Value::Object(mut fields), Value::Object(changes)) => {
            for (name, change) in changes {
                if name == GONE {
                    change.as_array().into_iter().flatten().filter_map(Value::as_str).for_each(|gone| {
                        fields.remove(gone);
                    });
                } else {
                    let before = fields.remove(&name).unwrap_or_default();
                    fields.insert(name, changed(before, change));
                }
            }
            Value::Object(fields)
        }
        (Value::Array(mut entries), Value::Object(changes)) => {
            for (n, change) in changes {
                if let Some(entry) = n.parse().ok().and_then(|n: usize| entries.get_mut(n)) {
                    *entry = changed(entry.take(), change);
                }
            }
            Value::Array(entries)
        }
        (_, now) => now,
    }
}

fn write_change(before: &str, after: &str, out: &mut String) -> Option<()> {
    match (before.as_bytes().first()?, after.as_bytes().first()?) {
        (b'{', b'{') => write_fields(before, after, out),
        (b'[', b'[') => write_entries(before, after, out),
        // A list in the place of which an object stands would be taken for a list with other entries.
        (b'[', b'{') => None,
        _ => {
            out.push_str(after);
            Some(())
        }
    }
}

fn write_fields(before: &str, after: &str, out: &mut String) -> Option<()> {
    let old: Vec<_> = Parts::of(before).fields().collect();
    let new = Parts::of(after).fields_like(&old);
    out.push('{');
    let start = out.len();
    for (n, (name, value)) in new.iter().enumerate() {
        let same_place = old.get(n).filter(|(old_name, _)| old_name == name);
        let old = same_place.or_else(|| old.iter().find(|(old_name, _)| old_name == name)).map(|(_, value)| *value);
        if old == Some(*value) {
            continue;
        }
        separate(out, start);
        out.push_str(name);
        out.push(':');
        write_change(old.unwrap_or("null"), value, out)?;
    }
    let is_gone = |name: &&str| new.iter().all(|(kept, _)| kept != name);
    let gone: Vec<&str> = old.iter().map(|(name, _)| *name).filter(is_gone).collect();
    if !gone.is_empty() {
        separate(out, start);
        out.push_str(&format!("{GONE:?}:[{}]", gone.join(",")));
    }
    out.push('}');
    let is_plain = |(name, _): &(&str, &str)| name.trim_matches('"') != GONE;
    (old.iter().all(is_plain) && new.iter().all(is_plain)).then_some(())
}

fn write_entries(before: &str, after: &str, out: &mut String) -> Option<()> {
    let old: Vec<_> = Parts::of(before).collect();
    let new = Parts::of(after).entries_like(&old);
    let start = out.len();
    if old.len() == new.len() {
        out.push('{');
        let first = out.len();
        let mut is_said = true;
        for (n, (old, new)) in old.iter().zip(&new).enumerate().filter(|(_, (old, new))| old != new) {
            separate(out, first);
            out.push_str(&format!("\"{n}\":"));
            is_said &= write_change(old, new, out).is_some();
        }
        out.push('}');
        if is_said && out.len() - start < after.len() {
            return Some(());
        }
        out.truncate(start);
    }
    out.push_str(after);
    Some(())
}

fn separate(out: &mut String, start: usize) {
    if out.len() > start {
        out.push(',');
    }
}

/// The texts between the commas of an object or a list, and between names and values.
struct Parts<'a> {
    rest: &'a str,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        Parts { rest: &text[1..text.len() - 1] }
    }

    /// The fields of an object; names are as they are written.
    fn fields(mut self) -> impl Iterator<Item = (&'a str, &'a str)> {
        std::iter::from_fn(move || Some((self.next()?, self.next()?)))
    }

    /// The same for an object that is much like another one, whose fields are known.
    fn fields_like(mut self, old: &[(&str, &str)]) -> Vec<(&'a str, &'a str)> {
        let mut fields = Vec::with_capacity(old.len());
        loop {
            let (name, value) = old.get(fields.len()).copied().unwrap_or_default();
            let Some(field) = self.next_like(name).and_then(|name| Some((name, self.next_like(value)?))) else {
                return fields;
            };
            fields.push(field);
        }
    }

    /// The entries of a list that is much like another one, whose entries are known.
    fn entries_like(mut self, old: &[&str]) -> Vec<&'a str> {
        let mut entries = Vec::with_capacity(old.len());
        while let Some(entry) = self.next_like(old.get(entries.len()).copied().unwrap_or_default()) {
            entries.push(entry);
        }
        entries
    }

    /// The next part. If it is the same as another part its end is known without a look at each of its letters.
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

/// Where the comma or colon stands that ends the first part.
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

/// Where the quotation mark stands that ends a string.
fn end_of_string(text: &[u8], begin: usize) -> usize {
    let mut n = begin;
    while n < text.len() && text[n] != b'"' {
        n += if text[n] == b'\\' { 2 } else { 1 };
    }
    n
}
