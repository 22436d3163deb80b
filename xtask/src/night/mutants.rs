//! Mutation tests of the rules: `cargo-mutants` changes the code in one place at a time, and the tests must notice each
//! change.
//!
//! A change that no test notices is a survivor. `survivors.toml` of a game lists the survivors that tests may miss,
//! each with a reason. The step fails if there is any other survivor. `docs/testing.md` describes how to run the step.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

use toml::{Table, Value};

use crate::project::Project;
use crate::run;

/// The percentage of changes that the tests must notice at least. Changes that do not compile do not count.
const SHARE: usize = 95;

/// The number of parts into which the changes are divided. Each run tries one part.
const SHARDS: u64 = 20;

/// The names of the changes that were tried.
#[derive(Default)]
struct Outcome {
    /// Changes that a test noticed: it failed or did not end.
    caught: BTreeSet<String>,
    /// Changes that no test noticed.
    missed: BTreeSet<String>,
    /// Names that several changes of the game share, because a name contains no line number. Other parts may hold some
    /// of these changes.
    shared: BTreeSet<String>,
}

/// Tries a part of the changes of every game, or of the game that `$RUMPUS_MUTANTS` names. `$RUMPUS_SHARD` names the
/// part. Without this variable, the function tries the part of today.
///
/// # Errors
/// The tests of a game notice too few changes, a survivor is not listed, or a test notices a listed change. The text
/// names every such case.
pub fn run(project: &Project) -> Result<(), String> {
    let tool = installed(project)?;
    let shard = env::var("RUMPUS_SHARD").unwrap_or_else(|_| shard_of_today());
    let only = env::var("RUMPUS_MUTANTS").unwrap_or_default();
    let mut faults = Vec::new();
    for book in project.books()? {
        let game = book.crate_dir.trim_start_matches("games/");
        if only.is_empty() || only == game {
            let listed = survivors(&project.read(&format!("games/{game}/survivors.toml")).unwrap_or_default())?;
            match tried(project, &tool, game, &shard) {
                Ok(outcome) => faults.extend(judged(game, &outcome, &listed)),
                Err(why) => faults.push(why),
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Returns the part of today, such as `3/20`. The next day has the next part.
fn shard_of_today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    format!("{}/{SHARDS}", days % SHARDS)
}

/// Returns the path of `cargo-mutants` in `.tools/`. Installs the program there if it is missing.
fn installed(project: &Project) -> Result<PathBuf, String> {
    let tool = project.at(".tools/bin").join(format!("cargo-mutants{}", env::consts::EXE_SUFFIX));
    if !tool.is_file() {
        run::must(project.cargo().args(["install", "--root", ".tools", "--locked", "cargo-mutants"]))?;
    }
    Ok(tool)
}

/// Tries one part of the changes to the rules of a game, in a copy of the sources.
fn tried(project: &Project, tool: &PathBuf, game: &str, shard: &str) -> Result<Outcome, String> {
    let out = project.target().join("mutants").join(game);
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let [mut command, mut list] = [(); 2].map(|()| {
        let mut command = Command::new(tool);
        command.current_dir(&project.root).args(["mutants", "--package", game]);
        for rules in ["rules/**/*.rs", "rules.rs"] {
            command.args(["--file", &format!("games/{game}/src/{rules}")]);
        }
        command
    });
    list.arg("--list");
    command.args(["--shard", shard]);
    // Each part takes changes from all files. So the share of noticed changes in one part is similar to the share in
    // all parts.
    command.args(["--sharding", "round-robin"]);
    command.args(["--all-features", "--minimum-test-timeout", "60", "--colors", "never", "--output"]).arg(&out);
    // The first test that fails is enough. The option `--fail-fast` of test programs is unstable, and the variable
    // `RUSTC_BOOTSTRAP` allows it. The variable is set for the test programs alone, because it would make the compiler
    // build every library anew.
    command.args(["--", "--", "-Z", "unstable-options", "--fail-fast"]);
    command.env(format!("CARGO_TARGET_{}_RUNNER", host()?), "env RUSTC_BOOTSTRAP=1");
    // All runs share one build folder, so that cargo builds the libraries only once.
    command.env("CARGO_TARGET_DIR", project.target().join("mutants/build")).env("CARGO_INCREMENTAL", "1");
    run::shown(&mut command)?; // cargo-mutants fails if a change survives
    let read = |name: &str| fs::read_to_string(out.join("mutants.out").join(name)).unwrap_or_default();
    let [caught, missed, slow] = ["caught.txt", "missed.txt", "timeout.txt"].map(read);
    let outcome = Outcome {
        caught: caught.lines().chain(slow.lines()).map(name).collect(),
        missed: missed.lines().map(name).collect(),
        shared: shared(&run::asked(&mut list).ok_or("cargo-mutants lists no changes")?),
    };
    if outcome.caught.is_empty() && outcome.missed.is_empty() {
        return Err(format!("{game}: cargo-mutants tried no change"));
    }
    Ok(outcome)
}

/// Returns the platform of the compiler in the form that cargo's environment variables use, such as
/// `X86_64_UNKNOWN_LINUX_GNU`.
fn host() -> Result<String, String> {
    let said = run::asked(Command::new("rustc").arg("-vV")).ok_or("rustc does not run")?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("rustc -vV names no host")?;
    Ok(host.replace('-', "_").to_uppercase())
}

/// Returns the name of a change, as in `survivors.toml`: the path of its file below the folder of the game, and what is
/// changed. The name contains no line number, because line numbers change often.
fn name(line: &str) -> String {
    let Some((path, rest)) = line.split_once(".rs:") else { return line.to_owned() };
    let what = rest.split_once(": ").map_or(rest, |(_, what)| what);
    let path = path.splitn(3, '/').nth(2).unwrap_or(path);
    format!("{path}.rs: {what}")
}

/// Returns the names that occur more than once in a list of all changes.
fn shared(all: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    all.lines().map(name).filter(|name| !seen.insert(name.clone())).collect()
}

/// Reads the survivors that a game lists.
///
/// # Errors
/// The file is not TOML, or an entry lacks the change or the reason.
fn survivors(text: &str) -> Result<BTreeSet<String>, String> {
    let table: Table = text.parse().map_err(|error| format!("survivors.toml: {error}"))?;
    let entries = table.get("survivor").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    entries
        .iter()
        .map(|entry| {
            let field = |key: &str| entry.get(key).and_then(Value::as_str).filter(|text| !text.is_empty());
            let lacks = || format!("survivors.toml: an entry lacks `mutant` or `why`: {entry}");
            field("why").and(field("mutant")).map(str::to_owned).ok_or_else(lacks)
        })
        .collect()
}

/// Prints the share of changes that the tests noticed. Returns a text for each fault.
fn judged(game: &str, outcome: &Outcome, listed: &BTreeSet<String>) -> Vec<String> {
    let (caught, all) = (outcome.caught.len(), outcome.caught.len() + outcome.missed.len());
    println!("{game}: the tests notice {caught} of {all} changes ({} %)", caught * 100 / all);
    let mut faults = Vec::new();
    if caught * 100 < all * SHARE {
        faults.push(format!("{game}: the tests notice {caught} of {all} changes; they must notice at least {SHARE} %"));
    }
    let unlisted = outcome.missed.difference(listed);
    faults.extend(
        unlisted
            .map(|mutant| format!("{game}: no test notices `{mutant}`, and survivors.toml does not list this change")),
    );
    let may_survive = |mutant: &str| outcome.missed.contains(mutant) || outcome.shared.contains(mutant);
    let stale = listed.intersection(&outcome.caught).filter(|mutant| !may_survive(mutant));
    faults
        .extend(stale.map(|mutant| format!("{game}: survivors.toml lists `{mutant}`, but a test notices this change")));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn the_name_of_a_change_has_no_line_number() {
        let line = "games/toy_battle/src/rules/draw.rs:25:9: replace ToyBattle::may_draw -> bool with true";
        assert_eq!(name(line), "src/rules/draw.rs: replace ToyBattle::may_draw -> bool with true");
    }

    #[test]
    fn changes_on_different_lines_may_share_a_name() {
        let line = |number: u32| format!("games/x/src/rules/a.rs:{number}:9: replace + with - in f");
        let all = [line(1), line(2), "games/x/src/rules/a.rs:3:1: delete ! in g".to_owned()].join("\n");
        assert_eq!(shared(&all), set(&["src/rules/a.rs: replace + with - in f"]));
    }

    #[test]
    fn a_survivor_is_listed_with_a_reason() {
        let listed = survivors("[[survivor]]\nmutant = \"a\"\nwhy = \"it changes only the speed\"\n")
            .expect("survivors.toml is valid");
        assert_eq!(listed, set(&["a"]));
        assert!(survivors("[[survivor]]\nmutant = \"a\"\n").is_err());
        assert_eq!(survivors(""), Ok(set(&[])));
    }

    #[test]
    fn unlisted_survivors_and_listed_changes_that_tests_notice_are_faults() {
        let caught: Vec<String> = (0..99).map(|n| format!("c{n}")).collect();
        let outcome = Outcome { caught: caught.into_iter().collect(), missed: set(&["a"]), shared: set(&["c9"]) };
        assert_eq!(judged("game", &outcome, &set(&["a", "c9"])), [""; 0]);
        assert_eq!(
            judged("game", &outcome, &set(&[])),
            ["game: no test notices `a`, and survivors.toml does not list this change"]
        );
        let stale = ["game: survivors.toml lists `c7`, but a test notices this change"];
        assert_eq!(judged("game", &outcome, &set(&["a", "c7"])), stale);
    }

    #[test]
    fn too_few_noticed_changes_are_a_fault_even_if_all_survivors_are_listed() {
        let outcome = Outcome { caught: set(&["b"]), missed: set(&["a"]), ..Outcome::default() };
        assert_eq!(
            judged("game", &outcome, &set(&["a"])),
            ["game: the tests notice 1 of 2 changes; they must notice at least 95 %"]
        );
    }
}
