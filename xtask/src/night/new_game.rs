//! Tries the game that `cargo xtask new-game` makes, in a clone of the repository and by the steps of
//! docs/add-a-game.md.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::run;

/// The name of the game that is made. It is written in two parts, because tidy in the clone allows the name in the
/// game's own folders only.
const NAME: &str = concat!("paper-", "boats");

/// Makes a game in a clone of the last commit, then builds, tests, lints and plays it there.
///
/// # Errors
/// A command fails. The text names this command.
pub fn run(project: &Project) -> Result<(), String> {
    let clone = project.target().join("night/new-game");
    if clone.exists() {
        fs::remove_dir_all(&clone).map_err(|error| format!("{}: {error}", clone.display()))?;
    }
    run::must(Command::new("git").args(["clone", "--quiet"]).arg(&project.root).arg(&clone))?;
    let package = NAME.replace('-', "_");
    let commands: [&[&str]; 6] = [
        &["xtask", "new-game", NAME],
        &["xtask", "web"],
        &["xtask", "test", "--only", "fmt,tidy,gen,oxfmt,svelte-check,vitest"],
        &["test", "--quiet", "--package", &package],
        &["clippy", "--quiet", "--package", &package, "--all-targets", "--", "--deny", "warnings"],
        &["run", "--quiet", "--", "match", NAME, "--games", "20", "--seat", "bot:3", "--seat", "bot:random"],
    ];
    for words in commands {
        run::must(&mut cargo(project, &clone, words))?;
    }
    fs::remove_dir_all(&clone).map_err(|error| format!("{}: {error}", clone.display()))
}

/// Returns a command that runs cargo in the clone. Cargo builds into a folder that the next run uses again.
fn cargo(project: &Project, clone: &Path, words: &[&str]) -> Command {
    let mut command = project.cargo();
    command.current_dir(clone).args(words).env("CARGO_TARGET_DIR", project.target().join("night/new-game-build"));
    command
}
