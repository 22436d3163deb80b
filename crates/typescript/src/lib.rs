//! Writes TypeScript declarations of types that derive [`TS`]: a file for each type, and `all.ts`, which exports all
//! types.
//!
//! ts-rs can write files too. But its whole exporter is generic, so the compiler makes a copy of it for each type.
//! These copies were more than half of the machine code of Plastic Fudge. In this crate, only the code that reads a
//! type is generic.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every file.
const NOTE: &str = "// Made from Rust by `cargo xtask gen`; do not edit.\n\n";

/// The TypeScript declarations of all added types, and of all types that these name.
#[derive(Default)]
pub struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    /// The name of each type, and the text of its file.
    files: BTreeMap<String, String>,
}

impl Declarations {
    /// Adds a type, and every type that it names. It skips built-in types such as `u8` and `Vec`, which need no
    /// declaration.
    pub fn add<T: TS + ?Sized + 'static>(&mut self) {
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        self.named_in::<T>();
        // A generic type is declared once: `BySeat<T>` stands for `BySeat<Card>`, and its declaration does not name
        // `Card`.
        let mut names = self.named_in::<T::WithoutGenerics>();
        let name = T::ident(&self.config);
        names.remove(&name);
        let text = [T::docs().unwrap_or_default(), "export ".to_owned(), T::decl(&self.config)].concat();
        self.put(name, &names, &text);
    }

    /// Adds every type that `T` names, and returns the names of these types.
    fn named_in<T: TS + ?Sized + 'static>(&mut self) -> BTreeSet<String> {
        let mut visitor = Named { all: self, names: BTreeSet::new() };
        T::visit_dependencies(&mut visitor);
        visitor.names
    }

    fn put(&mut self, name: String, imports: &BTreeSet<String>, text: &str) {
        let mut file = String::from(NOTE);
        for import in imports {
            file.push_str(&format!("import type {{ {import} }} from \"./{import}\";\n"));
        }
        if !imports.is_empty() {
            file.push('\n');
        }
        file.push_str(text);
        file.push('\n');
        self.files.insert(name, file);
    }

    /// Writes into a folder a file for each type, and `all.ts`, which exports them all. Makes the folder if it is
    /// missing.
    ///
    /// # Errors
    /// The folder cannot be made, or a file cannot be written.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let mut all = String::from(NOTE);
        for (name, text) in &self.files {
            fs::write(folder.join(format!("{name}.ts")), text)?;
            all.push_str(&format!("export type {{ {name} }} from \"./{name}\";\n"));
        }
        fs::write(folder.join("all.ts"), all)
    }
}

/// Collects the names of the types that the declaration of one type uses.
struct Named<'a> {
    all: &'a mut Declarations,
    names: BTreeSet<String>,
}

impl TypeVisitor for Named<'_> {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if T::output_path().is_some() {
            self.names.insert(T::ident(&self.all.config));
            self.all.add::<T>();
        }
    }
}
