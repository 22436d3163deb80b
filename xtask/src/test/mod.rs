//! `cargo xtask test`: runs every test in stages. The last line of the output is `N passed, N failed`.

mod count;
mod front;
mod rust;

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use std::{env, thread};

use count::Counts;

use crate::project::Project;
use crate::run;

/// The input of all stages.
pub struct Context<'a> {
    project: &'a Project,
    /// The scenario files and folders that the command line names.
    scenarios: Vec<PathBuf>,
    /// The path of the program `rumpus`, or the reason why it could not be built. See [`rust::binary`].
    binary: OnceLock<Result<PathBuf, String>>,
}

/// How a stage ended.
enum Ended {
    /// The stage passed.
    Passed(Counts),
    /// The stage failed for this reason. Some of its tests may have run.
    Failed(Counts, String),
    /// The stage could not run on this machine for this reason. None of its tests counts.
    Skipped(String),
}

/// One stage of the test command.
struct Stage {
    name: &'static str,
    run: fn(&Context<'_>) -> Ended,
}

const fn stage(name: &'static str, run: fn(&Context<'_>) -> Ended) -> Stage {
    Stage { name, run }
}

/// Two lists of stages. The stages of a list run one after the other. The two lists run at the same time, because
/// compilers wait for one another and tests wait for clocks. The first list builds everything and runs what needs Rust
/// alone. The second list runs the front end. Its stage `browser` waits until the program `rumpus` is built, and takes
/// the longest, so new stages belong in the first list.
const LANES: [&[Stage]; 2] = [
    &[
        stage("fmt", rust::fmt),
        stage("program", rust::program),
        stage("clippy", rust::clippy),
        stage("tidy", rust::tidy),
        stage("gen", rust::generated),
        stage("cargo-test", rust::tests),
        stage("scenarios", rust::scenarios),
        stage("records", rust::records),
    ],
    &[
        stage("oxfmt", front::format),
        stage("svelte-check", front::svelte_check),
        stage("vitest", front::vitest),
        stage("bundle", front::bundle),
        stage("browser", front::browser),
    ],
];

/// The result of one stage: a line of the report.
struct Line {
    name: &'static str,
    took: Duration,
    ended: Ended,
}

/// Runs the stages and prints the report.
///
/// # Errors
/// An argument is unknown, or a stage failed. If a stage failed, the text is empty, because the report names the stage.
pub fn run(project: &Project, words: &[&str]) -> Result<(), String> {
    let (only, scenarios) = arguments(words)?;
    let project = &project.with_lints();
    let context = &Context { project, scenarios, binary: OnceLock::new() };
    let begun = Instant::now();
    let only = &only;
    let lines = thread::scope(|scope| {
        let lanes = LANES.map(|stages| scope.spawn(move || run_lane(context, stages, only)));
        lanes.map(|lane| lane.join().expect("a stage does not panic"))
    });
    let lines: Vec<Line> = lines.into_iter().flatten().collect();
    let total = report(&lines, begun.elapsed());
    println!("{total}");
    if total.failed == 0 { Ok(()) } else { Err(String::new()) }
}

/// Runs the chosen stages of one list in order. Each line of their output begins with the name of the stage.
fn run_lane(context: &Context<'_>, stages: &[Stage], only: &[&str]) -> Vec<Line> {
    let strict = env::var("CI").is_ok_and(|value| value == "true" || value == "1");
    let mut lines = Vec::new();
    for Stage { name, run } in stages.iter().filter(|stage| only.is_empty() || only.contains(&stage.name)) {
        run::label(name);
        println!("=== {name} ===");
        let begun = Instant::now();
        let mut ended = run(context);
        if strict && let Ended::Skipped(why) = ended {
            ended = Ended::Failed(Counts::default(), format!("{why}; with CI=true no stage may be skipped"));
        }
        lines.push(Line { name, took: begun.elapsed(), ended });
    }
    lines
}

/// Reads the arguments. Returns the stages after `--only`, and the scenario files.
fn arguments(words: &[&str]) -> Result<(Vec<&'static str>, Vec<PathBuf>), String> {
    let (mut only, mut scenarios) = (Vec::new(), Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if *word == "--only" {
            for name in words.next().ok_or("--only needs the names of stages, with commas between them")?.split(',') {
                let stages = || LANES.into_iter().flatten().map(|stage| stage.name);
                let names = || stages().collect::<Vec<_>>().join(", ");
                let stage = stages().find(|stage| *stage == name);
                only.push(stage.ok_or_else(|| format!("unknown stage {name}; the stages are {}", names()))?);
            }
        } else if word.starts_with('-') {
            return Err(format!("unknown option {word}; the only option is --only"));
        } else {
            scenarios.push(PathBuf::from(word));
        }
    }
    Ok((only, scenarios))
}

/// Prints one line for each stage, and returns the sum of the counts. A stage that failed without a failed test counts
/// as one failed test.
fn report(lines: &[Line], took: Duration) -> Counts {
    println!("\n=== report ===");
    let mut total = Counts::default();
    for Line { name, took, ended } in lines {
        let seconds = took.as_secs_f64();
        match ended {
            Ended::Passed(counts) => {
                println!("ok      {name:<13} {seconds:7.1} s  {}", shown(*counts));
                total += *counts;
            }
            Ended::Failed(counts, why) => {
                println!("FAILED  {name:<13} {seconds:7.1} s  {} ({why})", shown(*counts));
                total += Counts { passed: counts.passed, failed: counts.failed.max(1) };
            }
            Ended::Skipped(why) => println!("SKIPPED {name:<13} {seconds:7.1} s  DID NOT RUN: {why}"),
        }
    }
    println!("        {:<13} {:7.1} s\n", "all stages", took.as_secs_f64());
    total
}

fn shown(counts: Counts) -> String {
    if counts == Counts::default() { "no tests in this stage".to_owned() } else { counts.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(ended: Ended) -> Line {
        Line { name: "x", took: Duration::ZERO, ended }
    }

    #[test]
    fn a_stage_that_fails_without_a_failed_test_counts_as_one_failed_test() {
        let five = Counts { passed: 5, failed: 0 };
        let lines = [line(Ended::Passed(five)), line(Ended::Failed(Counts::default(), "broken".to_owned()))];
        assert_eq!(report(&lines, Duration::ZERO), Counts { passed: 5, failed: 1 });
    }

    #[test]
    fn a_stage_that_did_not_run_is_not_counted() {
        let lines = [line(Ended::Skipped("no Chromium".to_owned()))];
        assert_eq!(report(&lines, Duration::ZERO), Counts::default());
    }

    #[test]
    fn stages_and_scenario_files_are_read_from_the_arguments() {
        let (only, scenarios) = arguments(&["--only", "fmt,vitest", "a.json"]).expect("the arguments are valid");
        assert_eq!((only, scenarios), (vec!["fmt", "vitest"], vec![PathBuf::from("a.json")]));
        assert!(arguments(&["--only", "nothing"]).is_err());
        assert!(arguments(&["--what"]).is_err());
    }
}
