//! `cargo xtask bench --against REV`: compares the benchmarks of this tree with those of another revision. The
//! benchmark programs of both run in turns.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::performance::{self, Line};
use crate::project::Project;
use crate::run;

/// How often each of the two programs runs. Nine runs give nine quotients of times. The second smallest and the eighth
/// smallest quotient bound a 96 % confidence interval of the median, for any distribution.
const ROUNDS: usize = 9;

/// For each benchmark, the median times of all rounds in nanoseconds: first of the other revision, then of this tree.
type Times = BTreeMap<String, [Vec<f64>; 2]>;

/// Compares the benchmarks of the named packages, or of all packages.
///
/// The arguments are `--against REV`, `--only TEXT` (only benchmarks whose names contain the text), and packages.
///
/// # Errors
/// An argument is unknown, the revision does not exist, or a benchmark does not compile or run.
pub fn run(project: &Project, words: &[&str]) -> Result<(), String> {
    let (mut against, mut only, mut names) = (None, None, Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().copied().ok_or(format!("{word} needs a value"));
        match *word {
            "--against" => against = Some(value()?),
            "--only" => only = Some(value()?),
            option if option.starts_with('-') => {
                return Err(format!("unknown option {option}; the options are --against and --only"));
            }
            name => names.push(name),
        }
    }
    let revision = against.ok_or("--against REV is missing; it names the revision to compare with")?;
    let chosen = performance::chosen(&names)?;
    let there = checked_out(project, revision)?;
    println!("{revision} against this tree; a number above 1 means that this tree is faster\n");
    println!("| benchmark | {revision} | this tree | times as fast | 96 % interval |\n| --- | --- | --- | --- | --- |");
    for (package, bench, _) in chosen {
        let programs = [built(project, &there, package, bench)?, built(project, &project.root, package, bench)?];
        for (name, times) in measured(project, &programs, only)? {
            println!("{}", compared(&format!("{package} {name}"), &times));
        }
    }
    Ok(())
}

/// Checks a revision out into a folder below the target folder, and returns the new folder.
fn checked_out(project: &Project, revision: &str) -> Result<PathBuf, String> {
    let git = |words: &[&str]| {
        let mut command = Command::new("git");
        command.current_dir(&project.root).args(words);
        command
    };
    let commit = run::asked(&mut git(&["rev-parse", "--verify", &format!("{revision}^{{commit}}")]));
    let commit = commit.ok_or_else(|| format!("git knows no revision {revision}"))?;
    let folder = project.target().join("bench").join(&commit);
    if !folder.join("Cargo.toml").is_file() {
        let path = folder.to_string_lossy().into_owned();
        let cloned = run::asked(&mut git(&["clone", "--quiet", "--shared", "--no-checkout", ".", &path]));
        cloned.ok_or_else(|| format!("git cannot clone into {path}"))?;
        let out = run::asked(&mut git(&["-C", &path, "checkout", "--quiet", "--detach", &commit]));
        out.ok_or_else(|| format!("git cannot check {commit} out into {path}"))?;
    }
    Ok(folder)
}

/// Builds a benchmark from the sources in a folder, and returns the path of the program.
fn built(project: &Project, folder: &Path, package: &str, bench: &str) -> Result<PathBuf, String> {
    let mut command = project.cargo();
    command.current_dir(folder).env("CARGO_TARGET_DIR", project.target());
    command.args(["bench", "--quiet", "--no-run", "-p", package, "--bench", bench, "--message-format", "json"]);
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("this command failed in {}: {}", folder.display(), run::line(&command)));
    }
    program(&String::from_utf8_lossy(&output.stdout), bench)
        .ok_or_else(|| format!("cargo built no program for the benchmark {bench}"))
}

/// Returns the path of a benchmark's program, which cargo's messages name.
fn program(messages: &str, bench: &str) -> Option<PathBuf> {
    messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find_map(|message| {
        let is_bench = message["target"]["name"] == bench && message["target"]["kind"][0] == "bench";
        message["executable"].as_str().filter(|_| is_bench).map(PathBuf::from)
    })
}

/// Runs both programs in turns. Each of them runs first in every second round.
fn measured(project: &Project, programs: &[PathBuf; 2], only: Option<&str>) -> Result<Times, String> {
    let home = project.target().join("bench/criterion");
    let mut times = Times::new();
    for round in 0..ROUNDS {
        for which in [round % 2, 1 - round % 2] {
            if home.is_dir() {
                fs::remove_dir_all(&home).map_err(|error| format!("{}: {error}", home.display()))?;
            }
            let mut command = Command::new(&programs[which]);
            command.current_dir(&project.root).env("CRITERION_HOME", &home);
            command.args(["--bench", "--noplot", "--warm-up-time", "0.5", "--measurement-time", "1"]).args(only);
            let ended = command.output().map_err(|error| format!("{}: {error}", programs[which].display()))?;
            if !ended.status.success() {
                let why = String::from_utf8_lossy(&ended.stderr);
                return Err(format!("this command failed: {}\n{why}", run::line(&command)));
            }
            for Line { name, time_ns: [_, median, _], .. } in performance::lines(&home)? {
                times.entry(name).or_default()[which].push(median);
            }
        }
    }
    Ok(times)
}

/// Returns a line of the table. A benchmark that only one of the two revisions has cannot be compared.
fn compared(name: &str, [there, here]: &[Vec<f64>; 2]) -> String {
    if there.len() != ROUNDS || here.len() != ROUNDS {
        return format!("| {name} | {} | {} | | |", shown(there), shown(here));
    }
    let mut quotients: Vec<f64> = there.iter().zip(here).map(|(there, here)| there / here).collect();
    quotients.sort_by(f64::total_cmp);
    let [low, middle, high] = [1, ROUNDS / 2, ROUNDS - 2].map(|n| quotients[n]);
    format!("| {name} | {} | {} | {middle:.2} | {low:.2} to {high:.2} |", shown(there), shown(here))
}

/// Returns the median of some times as text, or a dash if there are none.
fn shown(times: &[f64]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).map_or_else(|| "–".to_owned(), |ns| performance::time(*ns))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_of_a_benchmark_is_found_in_the_messages_of_cargo() {
        let messages = r#"{"reason":"compiler-artifact","target":{"name":"playouts","kind":["lib"]},"executable":null}
            {"reason":"compiler-artifact","target":{"name":"playouts","kind":["bench"]},"executable":"/a/playouts-1"}"#;
        assert_eq!(program(messages, "playouts"), Some(PathBuf::from("/a/playouts-1")));
        assert_eq!(program(messages, "odds"), None);
    }

    #[test]
    fn the_times_of_each_round_are_compared_with_each_other() {
        let there: Vec<f64> = (1..=9).map(|n| f64::from(n) * 200.0).collect();
        let here: Vec<f64> = (1..=9).map(|n| f64::from(n) * 100.0).collect();
        let line = compared("a", &[there.clone(), here]);
        assert_eq!(line, "| a | 1.000 µs | 500.000 ns | 2.00 | 2.00 to 2.00 |");
        assert_eq!(compared("b", &[there, Vec::new()]), "| b | 1.000 µs | – | | |");
    }
}
