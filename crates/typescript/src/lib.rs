//! TypeScript declarations of types that derive [`TS`]: a file for each type, and `all.ts`, which exports all types.
//!
//! ts-rs can write files too. But its whole exporter is generic, so the compiler makes a copy of the exporter for each
//! type. These copies were more than half of the machine code of Plastic Fudge. In this crate, only the code that reads
//! a type is generic.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use ts_rs::{Config, TS, TypeVisitor};

/// The first line of every file.
const NOTE: &str = "// Made from Rust by `cargo xtask gen`; do not edit.\n\n";

/// The declarations of some types and of all types that they name.
#[derive(Default)]
pub struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    /// The text of each file by the name of its type.
    files: BTreeMap<String, String>,
}

impl Declarations {
    /// Adds a type, and every type that it names. Built-in types such as `u8` or `Vec` need no declaration.
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

    /// Adds the types that a type names and returns their names.
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

    /// Writes a file for each type into a folder, and `all.ts`, which exports them.
    ///
    /// # Errors
    /// A file cannot be written.
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
