//! Tests the declarations of types that name each other.

use std::fs;

use ts_rs::TS;
use typescript::Declarations;

#[derive(TS)]
#[allow(dead_code, reason = "only its declaration is used")]
struct Leaf {
    /// How green it is.
    green: u8,
}

#[derive(TS)]
#[allow(dead_code, reason = "only its declaration is used")]
struct Pair<T> {
    left: T,
    right: T,
}

#[derive(TS)]
#[allow(dead_code, reason = "only its declaration is used")]
struct Tree {
    leaves: Pair<Leaf>,
    branches: Vec<Tree>,
}

#[test]
fn each_file_imports_the_types_that_it_names_and_all_ts_exports_every_type() {
    let folder = std::env::temp_dir().join(format!("typescript-{}", std::process::id()));
    let mut declarations = Declarations::default();
    declarations.add::<Tree>();
    declarations.write(&folder).expect("a temporary folder can be written");
    let text = |name: &str| fs::read_to_string(folder.join(name)).expect("the file of each type is written");
    let note = "// Made from Rust by `cargo xtask gen`; do not edit.\n\n";
    let imports = "import type { Leaf } from \"./Leaf\";\nimport type { Pair } from \"./Pair\";\n\n";
    let tree = "export type Tree = { leaves: Pair<Leaf>, branches: Array<Tree>, };\n";
    assert_eq!(text("Tree.ts"), format!("{note}{imports}{tree}"));
    assert_eq!(text("Pair.ts"), format!("{note}export type Pair<T> = {{ left: T, right: T, }};\n"));
    assert!(text("Leaf.ts").contains("How green it is."));
    let all = ["Leaf", "Pair", "Tree"].map(|name| format!("export type {{ {name} }} from \"./{name}\";\n")).concat();
    assert_eq!(text("all.ts"), format!("{note}{all}"));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}
