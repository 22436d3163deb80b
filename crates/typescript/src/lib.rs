//! Writes TypeScript declarations of types that derive [`JsonSchema`]: a file for each type, and `all.ts`, which exports
//! all types.
//!
//! The declarations follow from the JSON Schema of what a type *writes*: a property that serde may leave out is
//! optional.

mod print;
mod read;
mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;

use types::Type;

/// The first line of every file.
const NOTE: &str = "// Made from Rust by `cargo xtask gen`; do not edit.\n\n";

/// The TypeScript declarations of all added types, and of all types that these name.
pub struct Declarations {
    generator: SchemaGenerator,
}

impl Default for Declarations {
    fn default() -> Declarations {
        Declarations { generator: SchemaSettings::draft2020_12().for_serialize().into_generator() }
    }
}

impl Declarations {
    /// Adds a type, and every type that it names. A type whose schema is always inlined, such as `u8` or `Vec`, gets no
    /// declaration of its own.
    pub fn add<T: JsonSchema>(&mut self) {
        self.generator.subschema_for::<T>();
    }

    /// Writes into a folder a file for each type, and `all.ts`, which exports them all. Makes the folder if it is
    /// missing.
    ///
    /// # Errors
    /// A schema says something that this crate cannot write in TypeScript, or two types have the same name. The folder
    /// cannot be made, or a file cannot be written.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let files = self.files().map_err(io::Error::other)?;
        fs::create_dir_all(folder)?;
        let mut all = String::from(NOTE);
        for (name, text) in &files {
            fs::write(folder.join(format!("{name}.ts")), text)?;
            all.push_str(&format!("export type {{ {name} }} from \"./{name}\";\n"));
        }
        fs::write(folder.join("all.ts"), all)
    }

    /// Returns the name of each type, and the text of its file. The error names the type and the keyword of its schema
    /// that this crate cannot write.
    ///
    /// # Errors
    /// See [`Declarations::write`].
    pub fn files(&self) -> Result<BTreeMap<&str, String>, String> {
        let schemas = self.generator.definitions();
        let mut files = BTreeMap::new();
        for (name, schema) in schemas {
            // schemars tells types of the same name apart by a number at the end.
            let digits = name.chars().rev().take_while(char::is_ascii_digit).count();
            let stems = (1..=digits).map(|cut| &name[..name.len() - cut]);
            if let Some(stem) = stems.into_iter().find(|stem| schemas.contains_key(*stem)) {
                return Err(format!("two types have the name {stem} in TypeScript"));
            }
            let read = read::read(schema).map_err(|fault| format!("the type {name}: {fault}"))?;
            files.insert(name.as_str(), file(name, schema, &read));
        }
        Ok(files)
    }
}

/// Marks a property that a sender may leave out, although serde always writes it: `#[schemars(skip_serializing_if =
/// "typescript::may_be_left_out")]`. The property is optional in TypeScript then, and its schema keeps the default.
pub fn may_be_left_out<T>(_: &T) -> bool {
    false
}

/// Returns the text of the file of one type.
fn file(name: &str, schema: &Value, read: &Type) -> String {
    let mut imports = BTreeSet::new();
    read.names(&mut imports);
    imports.remove(name);
    let mut file = String::from(NOTE);
    for import in &imports {
        file.push_str(&format!("import type {{ {import} }} from \"./{import}\";\n"));
    }
    if !imports.is_empty() {
        file.push('\n');
    }
    file.push_str(&print::declaration(name, read::description(schema), read));
    file
}
