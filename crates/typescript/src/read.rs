//! Reads a JSON Schema as a type of TypeScript.

use serde_json::{Map, Value};

use crate::types::{Object, Others, Property, Type};

type Keywords = Map<String, Value>;

/// Keywords that say what TypeScript's types cannot say, such as the bounds of a number, and comments.
const SKIPPED: [&str; 22] = [
    "$schema",
    "contentEncoding",
    "default",
    "deprecated",
    "description",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "pattern",
    "readOnly",
    "title",
    "uniqueItems",
];

/// Keywords that say which properties an object has.
const OF_OBJECTS: [&str; 5] =
    ["properties", "additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties"];

/// Keywords that this file reads, in addition to those of objects.
const READ: [&str; 10] =
    ["$ref", "allOf", "anyOf", "const", "enum", "items", "oneOf", "prefixItems", "required", "type"];

/// Returns the type that a schema stands for.
///
/// # Errors
/// The schema has a keyword, or a value of a keyword, that is not known here.
pub(crate) fn read(schema: &Value) -> Result<Type, String> {
    let keywords = match schema {
        Value::Bool(true) => return Ok(Type::word("unknown")),
        Value::Bool(false) => return Ok(Type::word("never")),
        Value::Object(keywords) => keywords,
        other => return Err(format!("{other} is not a schema")),
    };
    for keyword in keywords.keys().map(String::as_str) {
        if ![&SKIPPED[..], &OF_OBJECTS, &READ].iter().any(|known| known.contains(&keyword)) {
            return Err(format!("the keyword {keyword} has no equivalent in TypeScript"));
        }
    }
    if let Some(literal) = keywords.get("const") {
        return self::literal(literal);
    }
    if let Some(literals) = list(keywords, "enum")? {
        return Ok(Type::union(literals.iter().map(self::literal).collect::<Result<_, _>>()?));
    }
    let mut parts = typed(keywords)?.into_iter().collect::<Vec<_>>();
    if let Some(path) = keywords.get("$ref") {
        parts.push(named(path)?);
    }
    for keyword in ["oneOf", "anyOf"] {
        if let Some(schemas) = list(keywords, keyword)? {
            parts.push(Type::union(schemas.iter().map(read).collect::<Result<_, _>>()?));
        }
    }
    for schema in list(keywords, "allOf")?.into_iter().flatten() {
        parts.push(read(schema)?);
    }
    Ok(Type::intersection(parts))
}

/// Returns the description of a schema.
pub(crate) fn description(schema: &Value) -> Option<&str> {
    schema.get("description").and_then(Value::as_str)
}

fn literal(value: &Value) -> Result<Type, String> {
    match value {
        Value::Array(_) | Value::Object(_) => Err(format!("the constant {value} has no equivalent in TypeScript")),
        value => Ok(Type::Word(value.to_string())),
    }
}

fn named(path: &Value) -> Result<Type, String> {
    let name = path.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
    name.map(|name| Type::Named(name.to_owned())).ok_or(format!("$ref names {path}, which is not a type of its own"))
}

fn list<'a>(keywords: &'a Keywords, keyword: &str) -> Result<Option<&'a Vec<Value>>, String> {
    match keywords.get(keyword) {
        None => Ok(None),
        Some(Value::Array(list)) => Ok(Some(list)),
        Some(other) => Err(format!("the keyword {keyword} has the value {other}, which is not a list")),
    }
}

/// Reads the keyword `type`, and those that depend on it. Returns `None` if they say nothing that other keywords do not
/// say better.
fn typed(keywords: &Keywords) -> Result<Option<Type>, String> {
    let has_members =
        OF_OBJECTS.iter().any(|keyword| !matches!(keywords.get(*keyword), None | Some(Value::Bool(false))));
    let types = match keywords.get("type") {
        Some(Value::Array(types)) => types.clone(),
        Some(one) => vec![one.clone()],
        None if has_members => vec!["object".into()],
        None => return Ok(None),
    };
    let is_said_elsewhere = ["$ref", "oneOf", "anyOf", "allOf"].iter().any(|other| keywords.contains_key(*other));
    if is_said_elsewhere && types == ["object"] && !has_members {
        return Ok(None);
    }
    let types = types.iter().map(|one| match one.as_str() {
        Some(word @ ("string" | "boolean" | "null")) => Ok(Type::word(word)),
        Some("integer" | "number") => Ok(Type::word("number")),
        Some("array") => array(keywords),
        Some("object") => object(keywords),
        _ => Err(format!("the keyword type has the value {one}")),
    });
    Ok(Some(Type::union(types.collect::<Result<_, _>>()?)))
}

fn array(keywords: &Keywords) -> Result<Type, String> {
    if let Some(items) = list(keywords, "prefixItems")? {
        return Ok(Type::Tuple(items.iter().map(read).collect::<Result<_, _>>()?));
    }
    let item = keywords.get("items").map_or(Ok(Type::word("unknown")), read)?;
    match (number(keywords, "minItems"), number(keywords, "maxItems")) {
        (Some(least), Some(most)) if least == most => Ok(Type::Tuple(vec![item; least])),
        _ => Ok(Type::Array(Box::new(item))),
    }
}

fn number(keywords: &Keywords, keyword: &str) -> Option<usize> {
    keywords.get(keyword).and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok())
}

fn object(keywords: &Keywords) -> Result<Type, String> {
    let (properties, others) = (properties(keywords)?, others(keywords)?.map(Box::new));
    if !properties.is_empty() && others.as_ref().is_some_and(|others| others.names.is_some()) {
        return Err("propertyNames cannot stand beside properties in TypeScript".to_owned());
    }
    Ok(Type::Object(Object { properties, others }))
}

/// Returns the properties of an object: those that are always there in the order of `required`, which is their order in
/// Rust, and then the optional ones.
fn properties(keywords: &Keywords) -> Result<Vec<Property>, String> {
    let Some(schemas) = keywords.get("properties").and_then(Value::as_object) else { return Ok(Vec::new()) };
    let required = list(keywords, "required")?.into_iter().flatten().filter_map(Value::as_str).collect::<Vec<_>>();
    let is_optional = |name: &str| !required.contains(&name);
    let optional = schemas.keys().map(String::as_str).filter(|name| is_optional(name));
    let mut properties: Vec<Property> = Vec::new();
    for name in required.iter().copied().chain(optional) {
        let Some(schema) = schemas.get(name) else { return Err(format!("the property {name} has no schema")) };
        if properties.iter().any(|property| property.name == name) {
            continue;
        }
        let value = read(schema).map_err(|fault| format!("the property {name}: {fault}"))?;
        let optional = is_optional(name);
        properties.push(Property {
            name: name.to_owned(),
            description: description(schema).map(str::to_owned),
            optional,
            // Serde leaves the property out instead of writing null.
            value: if optional { value.without_null() } else { value },
        });
    }
    Ok(properties)
}

/// Returns the type of the properties that `properties` does not name.
fn others(keywords: &Keywords) -> Result<Option<Others>, String> {
    let mut values = Vec::new();
    for keyword in ["additionalProperties", "unevaluatedProperties"] {
        match keywords.get(keyword) {
            None | Some(Value::Bool(false)) => {}
            Some(schema) => values.push(read(schema)?),
        }
    }
    if let Some(patterns) = keywords.get("patternProperties").and_then(Value::as_object) {
        for schema in patterns.values() {
            values.push(read(schema)?);
        }
    }
    let names = match keywords.get("propertyNames").map(read).transpose()? {
        Some(names) if names != Type::word("string") => Some(names),
        _ => None,
    };
    Ok((!values.is_empty()).then(|| Others { names, value: Type::union(values) }))
}
