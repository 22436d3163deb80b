//! Loads the settings from a file, environment variables and flags. Each source overrides the sources before it.
//! Reports all faults, not only the first.

use super::{Refused, Setting, Settings};
use crate::options::Options;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use toml::Value;
use toml::de::{DeTable, DeValue};

/// The beginning of the name of every environment variable for a setting.
const PREFIX: &str = "RUMPUS_";

/// The place where a setting was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A line of a settings file, by the path of the file and the number of the line, from 1.
    File(PathBuf, usize),
    /// An environment variable, by its name.
    Environment(String),
    /// A flag of the command line, such as `--port`.
    Flag(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::File(file, line) => write!(f, "{}:{line}", file.display()),
            Origin::Environment(name) => write!(f, "environment {name}"),
            Origin::Flag(name) => write!(f, "flag {name}"),
        }
    }
}

/// A fault of a setting, with the place where the setting was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingFault {
    /// The place of the fault.
    pub at: Origin,
    /// A sentence that says what is wrong and what is allowed.
    pub why: String,
}

impl fmt::Display for SettingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)
    }
}

/// The sources from which to read settings.
#[derive(Debug, Default)]
pub struct Sources<'a> {
    /// The path of a settings file and its text, if there is one.
    pub file: Option<(&'a Path, &'a str)>,
    /// The names and values of all environment variables.
    pub environment: Vec<(String, String)>,
    /// The flags of the command line: the key of the setting, the flag and the value.
    pub flags: Vec<(String, String, String)>,
}

/// The result of reading all sources.
#[derive(Debug)]
pub struct Loaded {
    /// The settings. If a source gives a setting a wrong value, the setting keeps the value of the earlier source.
    pub options: Options,
    /// By key: where each setting was set. Settings with their default values are left out.
    pub origins: BTreeMap<String, Origin>,
    /// All faults, in the order of the sources.
    pub faults: Vec<SettingFault>,
    /// Environment variables that begin with `RUMPUS_` but are not settings. They do not stop the server, since other
    /// tools may use the prefix.
    pub strays: Vec<SettingFault>,
}

/// Reads all sources. `usual` has the default settings. The file overrides them, environment variables override the
/// file, and flags override both.
pub fn load(usual: Options, sources: &Sources<'_>) -> Loaded {
    let known = usual.list();
    let mut loaded = Loaded { options: usual, origins: BTreeMap::new(), faults: Vec::new(), strays: Vec::new() };
    if let Some((file, text)) = sources.file {
        loaded.read_file(file, text, &known);
    }
    for (name, text) in &sources.environment {
        loaded.read_variable(name, text, &known);
    }
    for (key, flag, text) in &sources.flags {
        loaded.set(key, &Value::String(text.clone()), Origin::Flag(flag.clone()), &known);
    }
    loaded
}

impl Loaded {
    fn read_file(&mut self, file: &Path, text: &str, known: &[Setting]) {
        let line = |at: usize| text[..at.min(text.len())].matches('\n').count() + 1;
        let (table, faults) = DeTable::parse_recoverable(text);
        for fault in faults {
            let at = Origin::File(file.to_owned(), line(fault.span().map_or(0, |span| span.start)));
            self.faults.push(SettingFault { at, why: format!("this line is not valid TOML: {}", fault.message()) });
        }
        let mut leaves = Vec::new();
        flatten("", table.get_ref(), &mut leaves);
        for (key, at, value) in leaves {
            self.set(&key, &value, Origin::File(file.to_owned(), line(at)), known);
        }
    }

    fn read_variable(&mut self, name: &str, text: &str, known: &[Setting]) {
        if !name.starts_with(PREFIX) {
            return;
        }
        let at = Origin::Environment(name.to_owned());
        match known.iter().find(|setting| variable(&setting.key) == name) {
            Some(setting) => self.set(&setting.key.clone(), &Value::String(text.to_owned()), at, known),
            None => {
                let names: Vec<String> = known.iter().map(|setting| variable(&setting.key)).collect();
                self.strays.push(SettingFault { at, why: unknown(name, names.iter().map(String::as_str)) });
            }
        }
    }

    fn set(&mut self, key: &str, value: &Value, at: Origin, known: &[Setting]) {
        let why = match self.options.set(key, value) {
            Ok(()) => {
                self.origins.insert(key.to_owned(), at);
                return;
            }
            Err(Refused::NotAllowed(allowed)) => format!("{key} is {value}; it must be {allowed}"),
            Err(Refused::Unknown) => unknown(key, known.iter().map(|setting| setting.key.as_str())),
        };
        self.faults.push(SettingFault { at, why });
    }
}

/// Returns the name of the environment variable for a setting.
pub(super) fn variable(key: &str) -> String {
    PREFIX.to_owned() + &key.replace('.', "_").to_uppercase()
}

/// Returns a sentence which says that a setting does not exist. If a known name is similar enough, the sentence
/// suggests it.
fn unknown<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> String {
    let likeness = |name: &&str| (strsim::jaro_winkler(key, name) * 1_000.0) as u32;
    let nearest = known.max_by_key(likeness).filter(|name| likeness(name) > 800);
    match nearest {
        Some(name) => format!("there is no setting {key}; did you mean {name}?"),
        None => format!("there is no setting {key}; `rumpus config show` lists all of them"),
    }
}

/// Adds all values of a TOML table and its inner tables to `leaves`. Each entry has the full key, the byte in the file
/// where the key begins, and the value.
fn flatten(prefix: &str, table: &DeTable<'_>, leaves: &mut Vec<(String, usize, Value)>) {
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        match value.get_ref() {
            DeValue::Table(table) => flatten(&format!("{name}."), table, leaves),
            leaf => leaves.push((name, key.span().start, plain(leaf))),
        }
    }
}

fn plain(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| Value::String(number.to_string()), Value::Integer),
        DeValue::Float(number) => number.as_str().parse().map_or(Value::String(number.to_string()), Value::Float),
        DeValue::Boolean(value) => Value::Boolean(*value),
        DeValue::Datetime(date) => Value::Datetime(*date),
        DeValue::Array(values) => Value::Array(values.iter().map(|value| plain(value.get_ref())).collect()),
        DeValue::Table(table) => {
            Value::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), plain(value.get_ref()))).collect())
        }
    }
}
