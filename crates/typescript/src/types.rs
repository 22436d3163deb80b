//! The types of TypeScript that a schema can stand for.

use std::collections::BTreeSet;

/// A type of TypeScript.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Type {
    /// A built-in type or a literal, such as `string`, `"red"` or `-1`.
    Word(String),
    /// A type with a declaration of its own.
    Named(String),
    Array(Box<Type>),
    Tuple(Vec<Type>),
    Object(Object),
    /// A value of one of these types.
    Union(Vec<Type>),
    /// A value of all these types at once.
    Intersection(Vec<Type>),
}

/// The type of an object.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Object {
    pub properties: Vec<Property>,
    /// The properties with other names.
    pub others: Option<Box<Others>>,
}

/// Any number of properties.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Others {
    /// The type of their names, if it is not any string.
    pub names: Option<Type>,
    /// The type of their values.
    pub value: Type,
}

/// A property of an object.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Property {
    pub name: String,
    pub description: Option<String>,
    pub optional: bool,
    pub value: Type,
}

impl Type {
    /// Creates the type for a word.
    pub fn word(word: &str) -> Type {
        Type::Word(word.to_owned())
    }

    /// Creates the union of types: `unknown` if one of them is `unknown`, and the type itself if there is only one.
    pub fn union(types: Vec<Type>) -> Type {
        let mut members = Vec::new();
        for member in types {
            match member {
                Type::Union(inner) => inner.into_iter().for_each(|member| push_new(&mut members, member)),
                member => push_new(&mut members, member),
            }
        }
        if members.contains(&Type::word("unknown")) {
            Type::word("unknown")
        } else {
            only(members, Type::Union, "never")
        }
    }

    /// Creates the intersection of types: the type itself if there is only one.
    pub fn intersection(types: Vec<Type>) -> Type {
        only(types, Type::Intersection, "unknown")
    }

    /// Returns the type without `null`.
    pub fn without_null(self) -> Type {
        match self {
            Type::Union(members) => {
                Type::union(members.into_iter().filter(|member| *member != Type::word("null")).collect())
            }
            other => other,
        }
    }

    /// Collects the names of the declared types in this type.
    pub fn names(&self, names: &mut BTreeSet<String>) {
        match self {
            Type::Word(_) => {}
            Type::Named(name) => drop(names.insert(name.clone())),
            Type::Array(of) => of.names(names),
            Type::Tuple(types) | Type::Union(types) | Type::Intersection(types) => {
                types.iter().for_each(|inner| inner.names(names));
            }
            Type::Object(object) => {
                object.properties.iter().for_each(|property| property.value.names(names));
                if let Some(others) = &object.others {
                    others.value.names(names);
                    others.names.iter().for_each(|of| of.names(names));
                }
            }
        }
    }
}

fn push_new(members: &mut Vec<Type>, member: Type) {
    if !members.contains(&member) {
        members.push(member);
    }
}

/// Returns the only one of the types, or what `several` makes of them, or the word for none.
fn only(mut types: Vec<Type>, several: fn(Vec<Type>) -> Type, none: &str) -> Type {
    match types.len() {
        0 => Type::word(none),
        1 => types.remove(0),
        _ => several(types),
    }
}
