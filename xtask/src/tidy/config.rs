//! `tidy.toml`: the exceptions, each with its reason. Their number may only shrink.

use toml::{Table, Value};

use super::tree::Tree;
use super::{CHECKS, Finding, lengths};

/// All exceptions.
pub struct Config {
    /// Findings that are allowed.
    pub allow: Vec<Allow>,
    /// Files and functions that are longer than the limit.
    pub long: Vec<Long>,
    /// For each game, the number of clauses that only comments name.
    prose: Vec<(String, usize)>,
}

/// One kind of finding that is allowed in one file or folder.
pub struct Allow {
    check: String,
    path: String,
    word: String,
}

/// A file, or a function of a file, that is longer than the limit.
pub struct Long {
    /// The file.
    pub path: String,
    /// The function, if it is not the file itself.
    pub function: Option<String>,
    /// The exact number of its lines.
    pub lines: usize,
}

impl Config {
    /// Reads `tidy.toml`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|error| format!("tidy.toml: {error}"))?;
        let mut config = Self { allow: Vec::new(), long: Vec::new(), prose: Vec::new() };
        for (key, entries) in &table {
            for entry in entries.as_array().ok_or_else(|| format!("tidy.toml: {key} is no list"))? {
                string(entry, "why")?;
                match key.as_str() {
                    "allow" => config.allow.push(Allow {
                        check: string(entry, "check")?,
                        path: string(entry, "path")?,
                        word: string(entry, "word")?,
                    }),
                    "long" => config.long.push(Long {
                        path: string(entry, "path")?,
                        function: entry.get("function").and_then(Value::as_str).map(str::to_owned),
                        lines: number(entry, "lines")?,
                    }),
                    "prose" => config.prose.push((string(entry, "game")?, number(entry, "clauses")?)),
                    _ => return Err(format!("tidy.toml: unknown list {key}")),
                }
            }
        }
        Ok(config)
    }

    /// Says whether an exception covers a finding of a check.
    pub fn allows(&self, check: &str, finding: &Finding) -> bool {
        self.allow.iter().any(|allow| allow.covers(check, finding))
    }

    /// Returns the length that `tidy.toml` allows a file or one of its functions.
    pub fn granted(&self, path: &str, function: Option<&str>) -> Option<usize> {
        let same = |long: &&Long| long.path == path && long.function.as_deref() == function;
        self.long.iter().find(same).map(|long| long.lines)
    }

    /// Returns how many clauses of a game only comments may name.
    pub fn prose(&self, game: &str) -> usize {
        self.prose.iter().find(|(of, _)| of == game).map_or(0, |(_, clauses)| *clauses)
    }
}

impl Allow {
    fn covers(&self, check: &str, finding: &Finding) -> bool {
        let here = self.path == finding.path || self.path.ends_with('/') && finding.path.starts_with(&self.path);
        self.check == check && here && self.word == finding.word
    }
}

fn string(entry: &Value, key: &str) -> Result<String, String> {
    let value = entry.get(key).and_then(Value::as_str).map(str::trim).filter(|value| !value.is_empty());
    value.map(str::to_owned).ok_or_else(|| format!("tidy.toml: an exception lacks `{key}`: {entry}"))
}

fn number(entry: &Value, key: &str) -> Result<usize, String> {
    let number = entry.get(key).and_then(Value::as_integer).and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| format!("tidy.toml: an exception lacks `{key}`: {entry}"))
}

/// Finds exceptions that nothing needs any more.
pub fn run(tree: &Tree, config: &Config) -> Vec<Finding> {
    let mut stale = lengths::stale(tree, config);
    for allow in &config.allow {
        let check = CHECKS.iter().find(|check| check.name == allow.check && check.name != "exceptions");
        let needed = check
            .is_some_and(|check| (check.run)(tree, config).iter().any(|finding| allow.covers(&allow.check, finding)));
        if !needed {
            let message = format!("nothing needs `{}` in {} for {} any more", allow.word, allow.path, allow.check);
            stale.push(Finding::new("tidy.toml", None, &allow.word, message));
        }
    }
    stale
}

#[cfg(test)]
mod tests {
    use super::super::findings;
    use super::*;

    const CLOCK: &str = "//! x\nfn f() { std::time::sleep(); }\n";

    fn config(path: &str) -> Config {
        let text =
            format!("[[allow]]\ncheck = \"pure\"\npath = \"{path}\"\nword = \"std::time\"\nwhy = \"for a test\"\n");
        Config::parse(&text).expect("sound")
    }

    #[test]
    fn an_exception_covers_its_file_or_folder_only() {
        let tree = Tree::of(&[("crates/search/src/a.rs", CLOCK)]);
        assert_eq!(findings(&tree, &config("crates/search/src/a.rs")), []);
        assert_eq!(findings(&tree, &config("crates/search/")), []);
        let (elsewhere, found) = (config("crates/referee/"), "pure");
        assert_eq!(findings(&tree, &elsewhere)[0].0, found);
    }

    #[test]
    fn an_exception_that_nothing_needs_is_found() {
        let found = findings(&Tree::of(&[]), &config("crates/search/"));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].1.message, "nothing needs `std::time` in crates/search/ for pure any more");
    }

    #[test]
    fn an_exception_says_why() {
        let fault = Config::parse("[[long]]\npath = \"a.rs\"\nlines = 600\n").err().expect("it lacks a reason");
        assert!(fault.contains("lacks `why`"), "{fault}");
    }
}
