//! `cargo xtask tidy`: the invariants of ARCHITECTURE.md that a program can check.

mod circles;
mod cited;
mod config;
mod front;
mod layers;
mod lengths;
mod machine;
mod names;
mod pure;
mod rulebooks;
mod source;
mod stored;
mod tree;
mod unfinished;

use config::Config;
use tree::Tree;

use crate::project::Project;
use crate::{generate, web};

/// One thing that is not tidy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where, relative to the root.
    pub path: String,
    /// On which line, if one can be named.
    pub line: Option<usize>,
    /// What was found there, as an exception in `tidy.toml` would name it.
    pub word: String,
    /// What is wrong, and what is allowed.
    pub message: String,
}

impl Finding {
    fn new(path: &str, line: impl Into<Option<usize>>, word: &str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: line.into(), word: word.to_owned(), message: message.into() }
    }
}

/// A check over the sources.
struct Check {
    name: &'static str,
    what: &'static str,
    run: fn(&Tree, &Config) -> Vec<Finding>,
}

const CHECKS: [Check; 13] = [
    Check {
        name: "cited",
        what: "every modelled clause is cited in rule code and has a test that begins with its id; every id cited exists",
        run: cited::run,
    },
    Check { name: "twice", what: "no two tests of a file do the same", run: cited::same_tests },
    Check {
        name: "pure",
        what: "referee, rulebook, geometry, physics, scenario, search and games do no I/O, read no clock, hold no global",
        run: pure::run,
    },
    Check {
        name: "stored",
        what: "no HashMap and no float in referee, rulebook, geometry, physics, scenario, search and games, no usize in their stored types",
        run: stored::run,
    },
    Check {
        name: "layers",
        what: "crates use what lies below them; only server knows HTTP and SQL; only shelf names games",
        run: layers::run,
    },
    Check {
        name: "front",
        what: "front-end sources import from lower layers only; games are named in their folders; no style attribute, no markup from strings",
        run: front::run,
    },
    Check {
        name: "lengths",
        what: "Rust files have at most 500 lines, functions 60, front-end files 350",
        run: lengths::run,
    },
    Check { name: "circles", what: "no two modules at the top of a game need each other", run: circles::run },
    Check { name: "names", what: "a game is named in its own folders and on the shelf only", run: names::run },
    Check { name: "machine", what: "no path of a machine, no registry host", run: machine::run },
    Check { name: "rulebooks", what: "a rulebook has the same entries in every language", run: rulebooks::run },
    Check { name: "unfinished", what: "no unwrap outside tests, nothing left to do", run: unfinished::run },
    Check { name: "exceptions", what: "every exception in tidy.toml is needed and says why", run: config::run },
];

/// Prints the checks.
pub fn list() {
    for check in &CHECKS {
        println!("{:<11} {}", check.name, check.what);
    }
    println!("{:<11} generated files are what `cargo xtask gen` writes", "generated");
    println!("{:<11} the web bundle was made from the sources in web/", "bundle");
}

/// Runs every check and prints what it finds.
///
/// # Errors
/// The number of findings, if there are any.
pub fn run(project: &Project) -> Result<(), String> {
    let tree = Tree::load(project)?;
    let config = Config::parse(tree.text("tidy.toml").unwrap_or_default())?;
    let mut found = 0;
    for (name, finding) in findings(&tree, &config) {
        let line = finding.line.map(|line| format!(":{line}")).unwrap_or_default();
        println!("{}{line}: {} [{name}]", finding.path, finding.message);
        found += 1;
    }
    for (name, done) in [("generated", generate::check(project)), ("bundle", web::check_up_to_date(project))] {
        if let Err(why) = done {
            println!("{why} [{name}]");
            found += 1;
        }
    }
    if found == 0 { Ok(()) } else { Err(format!("tidy: {found} found")) }
}

/// What the checks find and no exception allows, with the name of the check.
fn findings(tree: &Tree, config: &Config) -> Vec<(&'static str, Finding)> {
    let mut all = Vec::new();
    for check in &CHECKS {
        let found = (check.run)(tree, config).into_iter().filter(|finding| !config.allows(check.name, finding));
        all.extend(found.map(|finding| (check.name, finding)));
    }
    all
}
