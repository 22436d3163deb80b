//! `cargo xtask tidy`: checks those invariants of ARCHITECTURE.md that a program can check.

mod circles;
mod cited;
mod config;
mod front;
mod layers;
mod lengths;
mod machine;
mod names;
mod never_run;
mod pure;
mod rulebooks;
mod source;
mod stored;
mod subject;
mod tree;
mod unfinished;

use config::Config;
use tree::Tree;

use crate::project::Project;
use crate::{generate, web};

/// One place that breaks an invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The path of the file, relative to the root.
    pub path: String,
    /// The number of the line, from 1, if the finding belongs to one line.
    pub line: Option<usize>,
    /// The word that an exception in `tidy.toml` would name.
    pub word: String,
    /// A sentence that says what is wrong and what is allowed.
    pub message: String,
}

impl Finding {
    fn new(path: &str, line: impl Into<Option<usize>>, word: &str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: line.into(), word: word.to_owned(), message: message.into() }
    }
}

/// A check that `cargo xtask tidy` runs, and a phrase that says what it checks.
struct Check {
    name: &'static str,
    what: &'static str,
    run: fn(&Tree, &Config) -> Vec<Finding>,
}

const CHECKS: [Check; 14] = [
    Check {
        name: "cited",
        what: "rule code cites every modelled clause; a test is named after it; every cited id exists",
        run: cited::run,
    },
    Check { name: "twice", what: "no two tests of a file have the same body", run: cited::same_tests },
    Check {
        name: "pure",
        what: "rules and bots do no I/O, read no clock and have no global variables",
        run: pure::run,
    },
    Check {
        name: "stored",
        what: "rules and bots use no HashMap and no floats, and no usize in stored types",
        run: stored::run,
    },
    Check {
        name: "layers",
        what: "crates use only crates of lower layers; only server uses HTTP and SQL; only shelf names games",
        run: layers::run,
    },
    Check {
        name: "front",
        what: "front-end files import from lower layers, name games in their folders only, and have no forbidden words",
        run: front::run,
    },
    Check {
        name: "lengths",
        what: "Rust files have at most 500 lines, Rust functions at most 60, and front-end files at most 350",
        run: lengths::run,
    },
    Check {
        name: "circles",
        what: "no modules at the top of a game need each other, directly or through other modules",
        run: circles::run,
    },
    Check { name: "names", what: "only a game's own folders and the lists of games name the game", run: names::run },
    Check {
        name: "machine",
        what: "no file names a path of one machine, or a package registry that is not public",
        run: machine::run,
    },
    Check {
        name: "never-run",
        what: "no library with `test = false` has unit tests, which cargo would never run",
        run: never_run::run,
    },
    Check { name: "rulebooks", what: "a rulebook has the same entries in every language", run: rulebooks::run },
    Check {
        name: "unfinished",
        what: "no unwrap outside tests, no placeholders, no marks of unfinished work",
        run: unfinished::run,
    },
    Check { name: "exceptions", what: "every exception in tidy.toml is needed", run: config::run },
];

/// Prints the name of each check, and what it checks.
pub fn list() {
    for check in &CHECKS {
        println!("{:<11} {}", check.name, check.what);
    }
    println!("{:<11} the generated files are up to date with `cargo xtask gen`", "generated");
    println!("{:<11} the web bundle was built from the present sources in web/", "bundle");
    println!("{:<11} the newest commit's subject reads `area: effect`, in at most 71 characters", "subject");
}

/// Runs every check and prints all findings.
///
/// # Errors
/// There are findings. The text gives their number.
pub fn run(project: &Project) -> Result<(), String> {
    let tree = Tree::load(project)?;
    let config = Config::parse(tree.text("tidy.toml").unwrap_or_default())?;
    let mut found = 0;
    for (name, finding) in findings(&tree, &config) {
        let line = finding.line.map(|line| format!(":{line}")).unwrap_or_default();
        println!("{}{line}: {} [{name}]", finding.path, finding.message);
        found += 1;
    }
    let whole = [
        ("generated", generate::check(project)),
        ("bundle", web::check_up_to_date(project)),
        ("subject", subject::check(project)),
    ];
    for (name, done) in whole {
        if let Err(why) = done {
            println!("{why} [{name}]");
            found += 1;
        }
    }
    if found == 0 { Ok(()) } else { Err(format!("tidy: number of findings: {found}")) }
}

/// Returns the findings that no exception allows, each with the name of the check.
fn findings(tree: &Tree, config: &Config) -> Vec<(&'static str, Finding)> {
    let mut all = Vec::new();
    for check in &CHECKS {
        let found = (check.run)(tree, config).into_iter().filter(|finding| !config.allows(check.name, finding));
        all.extend(found.map(|finding| (check.name, finding)));
    }
    all
}
