//! Checks that no library has unit tests that cargo never runs, because its `Cargo.toml` says `test = false`.

use toml::{Table, Value};

use super::Finding;
use super::config::Config;
use super::source;
use super::tree::{File, Tree};

/// Finds `#[test]` in the sources of libraries whose unit tests cargo does not run.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let manifests = tree.files().filter(|file| file.path.ends_with("/Cargo.toml") && skips_tests(&file.text));
    let sources = manifests.map(|manifest| manifest.path.replace("/Cargo.toml", "/src"));
    sources.flat_map(|folder| tree.files().filter(move |file| file.is_under(&folder)).flat_map(tests)).collect()
}

/// Returns whether the table `[lib]` of a manifest says `test = false`.
fn skips_tests(manifest: &str) -> bool {
    let manifest: Table = manifest.parse().unwrap_or_default();
    let test = manifest.get("lib").and_then(|lib| lib.get("test"));
    test.and_then(Value::as_bool) == Some(false)
}

fn tests(file: &File) -> Vec<Finding> {
    let tokens = if file.is_rust() { source::tokens(&file.text) } else { Vec::new() };
    let attributes =
        tokens.windows(4).filter(|at| ["#", "[", "test", "]"].iter().eq(at.iter().map(|token| &token.text)));
    let message = "cargo never runs this test, because Cargo.toml says `test = false`; move it to tests/";
    attributes.map(|at| Finding::new(&file.path, at[0].line, "test", message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(manifest: &str) -> usize {
        let files =
            [("crates/a/Cargo.toml", manifest), ("crates/a/src/b.rs", "#[cfg(test)] mod t { #[test] fn f() {} }")];
        run(&Tree::of(&files), &Config::parse("").expect("an empty tidy.toml is valid")).len()
    }

    #[test]
    fn tests_that_never_run_are_found() {
        assert_eq!(found("[lib]\nbench = false\ntest = false\n[lints]\n"), 1);
        assert_eq!(found("[lib]\nbench = false\n[[bin]]\nname = \"a\"\ntest = false\n"), 0);
        assert_eq!(found("[package]\nname = \"a\"\n"), 0);
    }
}
