//! Prints types of TypeScript.

use crate::types::{Object, Others, Property, Type};

/// The most characters, with the indent, of a union or an object that is printed on one line.
const WIDTH: usize = 110;

/// Returns the declaration of a type, with its description as a comment.
pub(crate) fn declaration(name: &str, description: Option<&str>, of: &Type) -> String {
    let text = print(of, 0);
    let space = if text.starts_with('\n') { "" } else { " " };
    format!("{}export type {name} ={space}{text};\n", comment(description, 0))
}

/// Prints a type. Its first line stands behind other text, and begins with a line break if it needs its own line.
fn print(of: &Type, depth: usize) -> String {
    match of {
        Type::Word(word) | Type::Named(word) => word.clone(),
        Type::Array(of) => format!("Array<{}>", print(of, depth)),
        Type::Tuple(types) => format!("[{}]", printed(types, depth).join(", ")),
        Type::Object(object) => print_object(object, depth),
        Type::Union(types) => print_union(types, depth),
        Type::Intersection(types) => {
            let parts = types.iter().map(|part| match part {
                Type::Union(_) => format!("({})", print(part, depth)),
                part => print(part, depth),
            });
            parts.collect::<Vec<_>>().join(" & ")
        }
    }
}

fn printed(types: &[Type], depth: usize) -> Vec<String> {
    types.iter().map(|of| print(of, depth)).collect()
}

fn print_union(types: &[Type], depth: usize) -> String {
    let members = printed(types, depth + 2);
    let line = members.join(" | ");
    if fits(&line, depth) {
        return line;
    }
    members.iter().map(|member| format!("\n{}| {member}", indent(depth + 1))).collect()
}

fn print_object(object: &Object, depth: usize) -> String {
    if object.properties.is_empty() && object.others.is_none() {
        return "Record<symbol, never>".to_owned();
    }
    let mut members = object.properties.iter().map(|property| print_property(property, depth + 1)).collect::<Vec<_>>();
    members.extend(object.others.iter().map(|others| print_others(others, depth + 1)));
    let line = format!("{{ {} }}", members.join("; "));
    if object.properties.iter().all(|property| property.description.is_none()) && fits(&line, depth) {
        return line;
    }
    let comments = object.properties.iter().map(|property| comment(property.description.as_deref(), depth + 1));
    let comments = comments.chain([String::new()]);
    let lines = comments.zip(&members).map(|(comment, member)| format!("{comment}{}{member};\n", indent(depth + 1)));
    format!("{{\n{}{}}}", lines.collect::<String>(), indent(depth))
}

fn print_property(property: &Property, depth: usize) -> String {
    let Property { name, optional, value, .. } = property;
    let is_identifier = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let name = if is_identifier { name.clone() } else { format!("{name:?}") };
    let value = print(value, depth);
    let space = if value.starts_with('\n') { "" } else { " " };
    format!("{name}{}:{space}{value}", if *optional { "?" } else { "" })
}

fn print_others(others: &Others, depth: usize) -> String {
    let value = print(&others.value, depth);
    match &others.names {
        None => format!("[key: string]: {value}"),
        Some(names) => format!("[key in {}]?: {value}", print(names, depth)),
    }
}

/// Returns whether a text can stand on the line of the text before it.
fn fits(text: &str, depth: usize) -> bool {
    !text.contains('\n') && indent(depth).len() + text.chars().count() <= WIDTH
}

fn indent(depth: usize) -> String {
    "  ".repeat(depth)
}

/// Returns a description as a comment on lines of its own.
fn comment(description: Option<&str>, depth: usize) -> String {
    let Some(description) = description else { return String::new() };
    let indent = indent(depth);
    let safe = description.replace("*/", "*\\/");
    if !safe.contains('\n') {
        return format!("{indent}/** {safe} */\n");
    }
    let lines = safe.lines().map(|line| format!("{indent} *{}{line}\n", if line.is_empty() { "" } else { " " }));
    format!("{indent}/**\n{}{indent} */\n", lines.collect::<String>())
}
