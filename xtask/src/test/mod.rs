//! `cargo xtask test`: every test there is, in order, with one line of numbers at the end.

mod count;
mod front;
mod rust;

use std::env;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use count::Counts;

use crate::project::Project;

/// What the stages share.
pub struct Context<'a> {
    project: &'a Project,
    /// Scenario files and folders that the command line names.
    scenarios: Vec<PathBuf>,
}

/// How a stage ended.
enum Ended {
    /// All of it went well.
    Passed(Counts),
    /// Something failed; tests may have run all the same.
    Failed(Counts, String),
    /// It could not run here, and nothing of it was counted.
    Skipped(String),
}

/// One stage of the test command.
struct Stage {
    name: &'static str,
    run: fn(&Context<'_>) -> Ended,
}

const STAGES: [Stage; 12] = [
    Stage { name: "fmt", run: rust::fmt },
    Stage { name: "clippy", run: rust::clippy },
    Stage { name: "tidy", run: rust::tidy },
    Stage { name: "gen", run: rust::generated },
    Stage { name: "cargo-test", run: rust::tests },
    Stage { name: "scenarios", run: rust::scenarios },
    Stage { name: "records", run: rust::records },
    Stage { name: "prettier", run: front::prettier },
    Stage { name: "svelte-check", run: front::svelte_check },
    Stage { name: "vitest", run: front::vitest },
    Stage { name: "bundle", run: front::bundle },
    Stage { name: "browser", run: front::browser },
];

/// A stage that has run.
struct Line {
    name: &'static str,
    took: Duration,
    ended: Ended,
}

/// Runs the stages and prints the report.
///
/// # Errors
/// Empty, when anything failed: the report has said it.
pub fn run(project: &Project, words: &[&str]) -> Result<(), String> {
    let (only, scenarios) = arguments(words)?;
    let project = &project.with_lints();
    let context = Context { project, scenarios };
    let strict = env::var("CI").is_ok_and(|value| value == "true" || value == "1");
    let mut lines = Vec::new();
    for stage in STAGES.iter().filter(|stage| only.is_empty() || only.contains(&stage.name)) {
        println!("\n=== {} ===", stage.name);
        let begun = Instant::now();
        let mut ended = (stage.run)(&context);
        if strict && let Ended::Skipped(why) = ended {
            ended = Ended::Failed(Counts::default(), format!("{why}; with CI=true nothing may be skipped"));
        }
        lines.push(Line { name: stage.name, took: begun.elapsed(), ended });
    }
    let total = report(&lines);
    println!("{total}");
    if total.failed == 0 { Ok(()) } else { Err(String::new()) }
}

/// The stages named by `--only`, and scenario files.
fn arguments(words: &[&str]) -> Result<(Vec<&'static str>, Vec<PathBuf>), String> {
    let (mut only, mut scenarios) = (Vec::new(), Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if *word == "--only" {
            for name in words.next().ok_or("--only needs names of stages")?.split(',') {
                let stage = STAGES.iter().find(|stage| stage.name == name);
                let names = || STAGES.map(|stage| stage.name).join(", ");
                only.push(stage.ok_or_else(|| format!("no stage {name}; there are {}", names()))?.name);
            }
        } else if word.starts_with('-') {
            return Err(format!("unknown option {word}"));
        } else {
            scenarios.push(PathBuf::from(word));
        }
    }
    Ok((only, scenarios))
}

/// Prints a line a stage, and adds up. A stage that failed without a failed test counts as one that failed.
fn report(lines: &[Line]) -> Counts {
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
    let seconds = lines.iter().map(|line| line.took).sum::<Duration>().as_secs_f64();
    println!("        {:<13} {seconds:7.1} s\n", "all stages");
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
    fn a_stage_that_fails_without_a_test_counts_as_a_failure() {
        let five = Counts { passed: 5, failed: 0 };
        let lines = [line(Ended::Passed(five)), line(Ended::Failed(Counts::default(), "broken".to_owned()))];
        assert_eq!(report(&lines), Counts { passed: 5, failed: 1 });
    }

    #[test]
    fn what_did_not_run_is_not_counted() {
        let lines = [line(Ended::Skipped("no Chromium".to_owned()))];
        assert_eq!(report(&lines), Counts::default());
    }

    #[test]
    fn stages_and_scenarios_are_told_apart() {
        let (only, scenarios) = arguments(&["--only", "fmt,vitest", "a.json"]).expect("sound");
        assert_eq!((only, scenarios), (vec!["fmt", "vitest"], vec![PathBuf::from("a.json")]));
        assert!(arguments(&["--only", "nothing"]).is_err());
        assert!(arguments(&["--what"]).is_err());
    }
}
