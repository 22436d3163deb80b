//! The files that the checks read.

use std::process::Command;

use super::source::{self, Token};
use crate::project::Project;

/// A text file of the project.
pub struct File {
    /// The path of the file relative to the root, with `/`.
    pub path: String,
    pub text: String,
}

/// All text files of the project that git tracks or does not ignore, sorted by path.
pub struct Tree {
    files: Vec<File>,
}

impl Tree {
    /// Reads the files that git tracks or does not ignore.
    pub fn load(project: &Project) -> Result<Self, String> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(&project.root)
            .output()
            .map_err(|error| format!("git: {error}"))?;
        if !listed.status.success() {
            return Err(format!("git ls-files: {}", String::from_utf8_lossy(&listed.stderr)));
        }
        let paths =
            String::from_utf8(listed.stdout).map_err(|_| "git ls-files: the name of a file is not UTF-8".to_owned())?;
        let mut files: Vec<File> = paths
            .split_terminator('\0')
            .filter_map(|path| {
                let text = std::fs::read_to_string(project.at(path)).ok()?;
                Some(File { path: path.to_owned(), text })
            })
            .collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        files.dedup_by(|a, b| a.path == b.path);
        Ok(Self { files })
    }

    /// Makes a tree from these paths and texts, for tests of the checks.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File { path: (*path).to_owned(), text: (*text).to_owned() };
        Self { files: files.iter().map(file).collect() }
    }

    /// Returns all files, sorted by path.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// Returns the files below a folder, at any depth.
    pub fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = &'a File> {
        self.files().filter(move |file| file.is_under(folder))
    }

    /// Returns the content of the file with this path.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files().find(|file| file.path == path).map(|file| file.text.as_str())
    }

    /// Returns the folders of the game crates, such as `games/toy_battle`.
    pub fn games(&self) -> Vec<&str> {
        self.files()
            .filter_map(|file| file.path.strip_suffix("/Cargo.toml"))
            .filter(|folder| folder.starts_with("games/"))
            .collect()
    }
}

impl File {
    /// Returns whether the file is below a folder, at any depth.
    pub fn is_under(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// Returns whether the file is Rust source.
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Returns whether the whole file is for tests or benchmarks.
    pub fn is_test(&self) -> bool {
        let ends = ["/tests.rs", ".test.ts", ".spec.ts"];
        let folders = ["/tests/", "/benches/"];
        folders.iter().any(|folder| self.path.contains(folder)) || ends.iter().any(|end| self.path.ends_with(end))
    }

    /// Returns whether a program writes the file.
    pub fn is_generated(&self) -> bool {
        self.path.starts_with("web/src/wire/")
            || self.path.starts_with("crates/server/web-dist/")
            || self.path.ends_with("/src/clauses.rs")
    }

    /// Returns the tokens of the file's code, without its unit tests. A file that is only for tests has no such tokens.
    pub fn code(&self) -> Vec<Token<'_>> {
        if self.is_test() { Vec::new() } else { source::without_tests(&source::tokens(&self.text)) }
    }
}
