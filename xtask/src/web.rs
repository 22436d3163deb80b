//! `cargo xtask web`: builds and checks the bundle of the front end. The bundle is committed, so that building the
//! server needs no Node.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};
use walkdir::WalkDir;

use crate::project::Project;
use crate::run;
use crate::tools::Node;

/// The folder of the committed bundle.
const DIST: &str = "crates/server/web-dist";

/// The file in the bundle that holds the digest of the sources from which the bundle was built.
const SOURCES: &str = ".sources";

/// The folders of `web/` that are not sources of the bundle.
const EXCLUDED: [&str; 6] = ["node_modules", "tests", "dev", "test-results", "playwright-report", ".svelte-check"];

/// Builds the committed bundle anew.
pub fn write(project: &Project) -> Result<(), String> {
    let node = Node::find(project)?;
    node.install(project)?;
    build(project, &node, &project.at(DIST))
}

/// Empties a folder and builds the bundle there. Fails unless the new bundle equals the committed bundle byte for byte.
pub fn check(project: &Project, node: &Node, folder: &Path) -> Result<(), String> {
    build(project, node, folder)?;
    let different = differences(&project.at(DIST), folder)?;
    if different.is_empty() {
        println!("the committed bundle equals a new build of its sources");
        return Ok(());
    }
    Err(format!(
        "these files of the committed bundle differ from a new build: {}; run `cargo xtask web`",
        different.join(", ")
    ))
}

/// Returns the paths of files that only one of two folders has, or whose bytes differ.
fn differences(one: &Path, other: &Path) -> Result<Vec<String>, String> {
    let (one, other) = (contents(one)?, contents(other)?);
    let paths: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    Ok(paths.into_iter().filter(|path| one.get(*path) != other.get(*path)).cloned().collect())
}

/// Finds and installs Node, then runs [`check`].
pub fn check_into(project: &Project, folder: &str) -> Result<(), String> {
    let node = Node::find(project)?;
    node.install(project)?;
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    check(project, &node, &folder)
}

/// Fails unless the committed bundle holds the digest of the present sources.
pub fn check_up_to_date(project: &Project) -> Result<(), String> {
    let said = fs::read_to_string(project.at(DIST).join(SOURCES)).unwrap_or_default();
    if said.trim() == digest(&project.at("web"))? {
        Ok(())
    } else {
        Err(format!("{DIST} was not built from the present sources in web/; run `cargo xtask web`"))
    }
}

fn build(project: &Project, node: &Node, folder: &Path) -> Result<(), String> {
    run::must(node.program(project, "npx").args(["vite", "build"]).env("RUMPUS_WEB_OUT", folder))?;
    let digest = digest(&project.at("web"))?;
    fs::write(folder.join(SOURCES), digest + "\n").map_err(|error| format!("{SOURCES}: {error}"))
}

/// Returns the SHA-256 digest of the sources, sorted by path. Each source adds its path, a zero byte, its length in
/// eight little-endian bytes, and its content.
pub fn digest(web: &Path) -> Result<String, String> {
    let mut hash = Sha256::new();
    for (path, content) in contents(web)? {
        let aside = EXCLUDED.iter().any(|folder| path.starts_with(&format!("{folder}/")));
        if aside || path.ends_with(".test.ts") || path.ends_with(".md") {
            continue;
        }
        hash.update(path.as_bytes());
        hash.update([0]);
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(&content);
    }
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns the content of every file below a folder, by its path with `/`. Folders `node_modules` are left out.
fn contents(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let mut contents = BTreeMap::new();
    let entries = WalkDir::new(folder).into_iter().filter_entry(|entry| entry.file_name() != "node_modules");
    for entry in entries {
        let entry = entry.map_err(|error| error.to_string())?;
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(folder).expect("the walk finds paths below the folder only");
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
            let content = fs::read(entry.path()).map_err(|error| format!("{}: {error}", path.display()))?;
            contents.insert(parts.join("/"), content);
        }
    }
    Ok(contents)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A temporary folder of files. Dropping the value removes the folder.
    struct Folder(std::path::PathBuf);

    impl Folder {
        fn with(name: &str, files: &[(&str, &str)]) -> Self {
            let folder = std::env::temp_dir().join(format!("xtask-web-{}-{name}", std::process::id()));
            for (path, text) in files {
                let path = folder.join(path);
                fs::create_dir_all(path.parent().expect("the file is in a folder"))
                    .expect("the system has a temporary folder");
                fs::write(path, text).expect("a file can be written in the temporary folder");
            }
            Self(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).expect("the folder still exists");
        }
    }

    #[test]
    fn the_digest_depends_on_every_source_and_on_no_other_file() {
        let base = Folder::with("base", &[("src/a.ts", "1"), ("index.html", "2")]);
        let same = Folder::with(
            "same",
            &[
                ("src/a.ts", "1"),
                ("index.html", "2"),
                ("node_modules/x/y.js", "3"),
                ("tests/a.ts", "4"),
                ("src/a.test.ts", "5"),
            ],
        );
        let changed = Folder::with("changed", &[("src/a.ts", "1"), ("index.html", "3")]);
        let renamed = Folder::with("renamed", &[("src/b.ts", "1"), ("index.html", "2")]);
        assert_eq!(digest(&base.0), digest(&same.0));
        assert_ne!(digest(&base.0), digest(&changed.0));
        assert_ne!(digest(&base.0), digest(&renamed.0));
    }

    #[test]
    fn files_that_are_changed_or_added_are_differences() {
        let committed = Folder::with("committed", &[("app.js", "abc"), ("assets/a.svg", "x")]);
        let built = Folder::with("built", &[("app.js", "abd"), ("assets/a.svg", "x"), ("more.js", "")]);
        assert_eq!(differences(&committed.0, &built.0), Ok(vec!["app.js".to_owned(), "more.js".to_owned()]));
        assert_eq!(differences(&committed.0, &committed.0), Ok(Vec::new()));
    }
}
