//! Reads `tidy.toml`, which lists the exceptions, each with a reason. Their number may only shrink.

use toml::{Table, Value};

use super::tree::Tree;
use super::{CHECKS, Finding, lengths};

/// All exceptions in `tidy.toml`.
pub struct Config {
    /// The findings that are allowed.
    pub allow: Vec<Allow>,
    /// The files and functions that may be longer than the limit.
    pub long: Vec<Long>,
    /// The games, each with the number of clauses that only comments name.
    prose: Vec<(String, usize)>,
}

/// An exception: the findings of one check with this word are allowed in one file or folder.
pub struct Allow {
    check: String,
    path: String,
    word: String,
}

/// An exception: a file, or a function in a file, may be longer than the limit.
pub struct Long {
    pub path: String,
    /// The name of the function; `None` for the file itself.
    pub function: Option<String>,
    /// The number of lines that are allowed. It must be the actual number.
    pub lines: usize,
}

impl Config {
    /// Reads the text of `tidy.toml`. Refuses an exception without a reason.
    pub fn parse(text: &str) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|error| format!("tidy.toml: {error}"))?;
        let mut config = Self { allow: Vec::new(), long: Vec::new(), prose: Vec::new() };
        for (key, entries) in &table {
            for entry in entries.as_array().ok_or_else(|| format!("tidy.toml: {key} is not a list of tables"))? {
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
                    _ => return Err(format!("tidy.toml: unknown list {key}; the lists are allow, long and prose")),
                }
            }
        }
        Ok(config)
    }

    /// Returns whether an exception allows a finding of a check.
    pub fn allows(&self, check: &str, finding: &Finding) -> bool {
        self.allow.iter().any(|allow| allow.covers(check, finding))
    }

    /// Returns the number of lines that `tidy.toml` allows for a file or one of its functions, if there is an
    /// exception.
    pub fn granted(&self, path: &str, function: Option<&str>) -> Option<usize> {
        let same = |long: &&Long| long.path == path && long.function.as_deref() == function;
        self.long.iter().find(same).map(|long| long.lines)
    }

    /// Returns the number of clauses of a game that only comments name, according to `tidy.toml`.
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
    number.ok_or_else(|| format!("tidy.toml: an exception lacks `{key}`, a number: {entry}"))
}

/// Finds exceptions that are no longer needed.
pub fn run(tree: &Tree, config: &Config) -> Vec<Finding> {
    let mut stale = lengths::stale(tree, config);
    let excepted = CHECKS
        .iter()
        .filter(|check| check.name != "exceptions" && config.allow.iter().any(|allow| allow.check == check.name));
    let found: Vec<(&str, Vec<Finding>)> = excepted.map(|check| (check.name, (check.run)(tree, config))).collect();
    for allow in &config.allow {
        let mut of_check = found.iter().filter(|(check, _)| *check == allow.check).flat_map(|(_, found)| found);
        let needed = of_check.any(|finding| allow.covers(&allow.check, finding));
        if !needed {
            let message = format!(
                "the exception `{}` for {} of the check {} is no longer needed",
                allow.word, allow.path, allow.check
            );
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
        Config::parse(&text).expect("tidy.toml is valid")
    }

    #[test]
    fn an_exception_holds_only_for_its_file_or_folder() {
        let tree = Tree::of(&[("crates/search/src/a.rs", CLOCK)]);
        assert_eq!(findings(&tree, &config("crates/search/src/a.rs")), []);
        assert_eq!(findings(&tree, &config("crates/search/")), []);
        let (elsewhere, found) = (config("crates/referee/"), "pure");
        assert_eq!(findings(&tree, &elsewhere)[0].0, found);
    }

    #[test]
    fn an_exception_that_is_not_needed_is_found() {
        let found = findings(&Tree::of(&[]), &config("crates/search/"));
        assert_eq!(found.len(), 1);
        assert_eq!(
            found[0].1.message,
            "the exception `std::time` for crates/search/ of the check pure is no longer needed"
        );
    }

    #[test]
    fn an_exception_without_a_reason_is_refused() {
        let fault =
            Config::parse("[[long]]\npath = \"a.rs\"\nlines = 600\n").err().expect("the exception lacks a reason");
        assert!(fault.contains("lacks `why`"), "{fault}");
    }
}
