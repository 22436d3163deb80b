//! The stages that need only Rust.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, thread};

use super::count::{self, Counts};
use super::{Context, Ended};
use crate::{generate, run, tidy};

/// The arguments that every stage gives to cargo. With other packages or features, cargo would build libraries again.
const EVERY_TEST: [&str; 5] = ["test", "--workspace", "--all-features", "--no-fail-fast", "--quiet"];

/// Checks that the sources are formatted.
pub fn fmt(context: &Context<'_>) -> Ended {
    plain(run::must(context.project.cargo().args(["fmt", "--all", "--check"])).map(|_| ()))
}

/// Builds the program `rumpus`, so that the browser tests can begin before all Rust tests are built.
pub fn program(context: &Context<'_>) -> Ended {
    plain(binary(context).map(|_| ()))
}

/// Checks that the compiler and Clippy give no warnings. This stage also compiles everything that the later stages run;
/// see [`with_lints`](crate::project::Project::with_lints). The browser tests run at the same time and have time limits,
/// so the compilers get only the time of the processors that the browser tests leave.
pub fn clippy(context: &Context<'_>) -> Ended {
    let mut command = run::in_background(&context.project.cargo());
    // The option `--all-targets` would also compile the test programs of libraries that have no unit tests.
    command.args(EVERY_TEST).args(["--no-run", "--tests", "--benches", "--examples", "--bins"]);
    plain(run::must(&mut command).map(|_| ()))
}

/// Runs `cargo xtask tidy`.
pub fn tidy(context: &Context<'_>) -> Ended {
    plain(tidy::run(context.project))
}

/// Checks that the generated files are up to date.
pub fn generated(context: &Context<'_>) -> Ended {
    plain(generate::check(context.project))
}

/// Runs every Rust test of the workspace, including the tests that must catch planted faults. Property tests try the
/// same cases in every run of this stage; plain `cargo test` and `cargo xtask night` try new cases. Many tests of the
/// server wait for a clock or a socket, so two tests run at the same time on each processor.
pub fn tests(context: &Context<'_>) -> Ended {
    let threads = 2 * thread::available_parallelism().map_or(1, NonZero::get);
    let mut command = context.project.cargo();
    counted(command.args(EVERY_TEST).env("PROPTEST_RNG_SEED", "1").env("RUST_TEST_THREADS", threads.to_string()))
}

/// Builds the program `rumpus` in the development profile, which includes all checks, and returns its path. Builds it
/// once; a second caller waits for the first. Cargo also builds two of the tests. Without `rigs`, cargo would choose
/// other features of some libraries and build these libraries again. Without `laws`, cargo would build again what the
/// server's build script shares with the tests. `cargo xtask night` builds the program for release.
pub fn binary(context: &Context<'_>) -> Result<PathBuf, String> {
    let build = || {
        run::must(context.project.cargo().args(EVERY_TEST).args(["--no-run", "--test", "rigs", "--test", "laws"]))?;
        Ok(context.project.binary("debug"))
    };
    context.binary.get_or_init(build).clone()
}

/// Runs scenario files: the project's own files, the files that `$RUMPUS_SCENARIOS` names, and the files that the
/// command line names.
pub fn scenarios(context: &Context<'_>) -> Ended {
    let (binary, files) = match binary(context).and_then(|binary| Ok((binary, scenario_files(context)?))) {
        Ok(both) => both,
        Err(why) => return Ended::Failed(Counts::default(), why),
    };
    let mut command = Command::new(binary);
    command.arg("scenario").args(files).current_dir(&context.project.root);
    match run::shown(&mut command) {
        Ok(finished) => match count::summary(&finished.output) {
            Some(counts) if finished.success && counts.failed == 0 && counts.passed > 0 => Ended::Passed(counts),
            counts => Ended::Failed(counts.unwrap_or_default(), "rumpus scenario failed".to_owned()),
        },
        Err(why) => Ended::Failed(Counts::default(), why),
    }
}

/// Checks that `rumpus verify` accepts every golden game.
pub fn records(context: &Context<'_>) -> Ended {
    let mut counts = Counts::default();
    let binary = match binary(context) {
        Ok(binary) => binary,
        Err(why) => return Ended::Failed(counts, why),
    };
    for record in files_below(&context.project.at("records"), "jsonl") {
        match run::shown(Command::new(&binary).arg("verify").arg(&record)) {
            Ok(finished) if finished.success => counts.passed += 1,
            _ => counts.failed += 1,
        }
    }
    if counts.failed == 0 && counts.passed > 0 {
        Ended::Passed(counts)
    } else {
        Ended::Failed(counts, "`rumpus verify` refuses a golden game, or there are no golden games".to_owned())
    }
}

fn scenario_files(context: &Context<'_>) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for game in context.project.books()? {
        files.extend(files_below(&context.project.at(&format!("rules/{}/scenarios", game.id)), "json"));
    }
    let more = env::var_os("RUMPUS_SCENARIOS").unwrap_or_default();
    let more = env::split_paths(&more).filter(|path| !path.as_os_str().is_empty());
    for path in more.chain(context.scenarios.iter().cloned()) {
        let path = path.canonicalize().map_err(|error| format!("{}: {error}", path.display()))?;
        if path.is_dir() { files.extend(files_below(&path, "json")) } else { files.push(path) }
    }
    if files.is_empty() { Err("no scenario file was found".to_owned()) } else { Ok(files) }
}

/// Returns the files below a folder with this extension, sorted by path.
fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
    let files = entries.map(walkdir::DirEntry::into_path);
    files.filter(|path| path.is_file() && path.extension().is_some_and(|have| have == ending)).collect()
}

/// Turns the result of a stage without tests into the way in which the stage ended.
pub fn plain(done: Result<(), String>) -> Ended {
    match done {
        Ok(()) => Ended::Passed(Counts::default()),
        Err(why) => Ended::Failed(Counts::default(), why),
    }
}

/// Returns a text which says that a command failed, and which names each failed test on a separate line.
pub fn because(command: &Command, failed: &[String]) -> String {
    let names = failed.iter().map(|name| format!("\n          {name}"));
    run::line(command) + " failed" + &names.collect::<String>()
}

/// Runs `cargo test` and counts the tests.
fn counted(command: &mut Command) -> Ended {
    match run::shown(command) {
        Ok(finished) => {
            let counts = count::cargo(&finished.output);
            if finished.success && counts.failed == 0 {
                Ended::Passed(counts)
            } else {
                Ended::Failed(counts, because(command, &count::failed_in_cargo(&finished.output)))
            }
        }
        Err(why) => Ended::Failed(Counts::default(), why),
    }
}
