//! `cargo xtask performance`: runs the benchmarks and writes `docs/performance.md`.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::project::Project;
use crate::run;

/// A benchmark: its package, its bench target, and what its throughput counts.
type Bench = (&'static str, &'static str, &'static str);

const BENCHES: [Bench; 8] = [
    ("toy_battle", "playouts", "decisions of random play through the public rules API"),
    ("toy_battle", "listed", "decisions of random play that lists all legal decisions at each step"),
    ("plastic_attack", "playouts", "decisions of random play through the public rules API"),
    ("plastic_fudge", "playouts", "Rounds of random play"),
    ("plastic_fudge", "odds", "questions, such as the odds of an attack"),
    ("plastic_fudge", "turns", "whole turns of a bot"),
    ("physics", "shots", "simulated attacks"),
    ("search", "think", "decisions of bots"),
];

/// One line of the report: the results of one benchmark.
#[derive(Debug, PartialEq)]
pub struct Line {
    /// The full name of the benchmark, such as `playouts/all boards`.
    pub name: String,
    /// The time of one iteration in nanoseconds: the lower bound of the 95 % interval, the median, and the upper bound.
    pub time_ns: [f64; 3],
    /// How many elements one iteration handles; `None` if the benchmark counts no elements.
    elements: Option<f64>,
}

/// Runs the benchmarks of the named packages, or of all packages, and writes the report.
///
/// # Errors
/// A benchmark fails or writes no estimate, or the report cannot be written.
pub fn run(project: &Project, names: &[&str]) -> Result<(), String> {
    let chosen = chosen(names)?;
    let results = project.target().join("criterion");
    let mut text = heading();
    for (package, bench, what) in chosen {
        if results.is_dir() {
            fs::remove_dir_all(&results).map_err(|error| format!("{}: {error}", results.display()))?;
        }
        run::must(project.cargo().args(["bench", "--quiet", "-p", package, "--bench", bench]))?;
        writeln!(text, "\n## {package}, `{bench}`\n\nThe last column counts {what}.\n")
            .expect("writing to a string does not fail");
        table(&mut text, &lines(&results)?);
    }
    fs::write(project.at("docs/performance.md"), text).map_err(|error| format!("docs/performance.md: {error}"))
}

/// Returns the benchmarks of the named packages, or of all packages if none is named.
///
/// # Errors
/// A named package has no benchmarks.
pub fn chosen(names: &[&str]) -> Result<Vec<&'static Bench>, String> {
    if let Some(name) = names.iter().find(|name| BENCHES.iter().all(|(package, ..)| package != *name)) {
        return Err(format!(
            "{name} has no benchmarks; these packages have some: {}",
            BENCHES.map(|bench| bench.0).join(", ")
        ));
    }
    Ok(BENCHES.iter().filter(|(name, ..)| names.is_empty() || names.contains(name)).collect())
}

/// Returns the beginning of the page. It names the machine and the commit, so that nobody compares figures of different
/// machines or commits by accident.
fn heading() -> String {
    let commit = run::asked(Command::new("git").args(["rev-parse", "--short", "HEAD"])).unwrap_or_default();
    let rust = run::asked(Command::new("rustc").arg("--version")).unwrap_or_default();
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or("\t: unknown processor");
    let cpu = cpu.trim_start_matches(['\t', ' ', ':']);
    format!(
        "# Performance\n\n`cargo xtask performance` writes this page. It runs the Criterion benchmarks on one thread, in the portable build\n\
         of `[profile.bench]`. Compare only figures of one run: another machine, or another day, gives other figures.\n\
         `cargo xtask bench --against REV` runs the benchmarks of this tree and of another revision in turns and compares them.\n\n\
         Commit {commit}, {cpu}, {rust}.\n"
    )
}

/// Reads the estimates that Criterion wrote below a folder. Returns them sorted by name.
pub fn lines(results: &Path) -> Result<Vec<Line>, String> {
    let entries = walkdir::WalkDir::new(results).sort_by_file_name().into_iter().flatten();
    let folders = entries.map(walkdir::DirEntry::into_path).filter(|path| path.is_dir() && path.ends_with("new"));
    let lines: Vec<Line> = folders
        .map(|folder| {
            let read = |name: &str| -> Result<Value, String> {
                let path = folder.join(name);
                let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
            };
            line(&read("benchmark.json")?, &read("estimates.json")?)
                .ok_or_else(|| format!("the results in {} lack an estimate", folder.display()))
        })
        .collect::<Result<_, String>>()?;
    if lines.is_empty() { Err(format!("there are no results below {}", results.display())) } else { Ok(lines) }
}

fn line(benchmark: &Value, estimates: &Value) -> Option<Line> {
    let median = &estimates["median"];
    let interval = &median["confidence_interval"];
    Some(Line {
        name: benchmark["full_id"].as_str()?.to_owned(),
        time_ns: [
            interval["lower_bound"].as_f64()?,
            median["point_estimate"].as_f64()?,
            interval["upper_bound"].as_f64()?,
        ],
        elements: benchmark["throughput"]["Elements"].as_f64(),
    })
}

fn table(text: &mut String, lines: &[Line]) {
    text.push_str("| benchmark | median time | 95 % interval | a second |\n| --- | --- | --- | --- |\n");
    for Line { name, time_ns: [low, median, high], elements } in lines {
        let rate = elements.map_or_else(|| 1e9 / median, |elements| elements * 1e9 / median);
        let (low, median, high) = (time(*low), time(*median), time(*high));
        writeln!(text, "| {name} | {median} | {low} to {high} | {} |", count(rate))
            .expect("writing to a string does not fail");
    }
}

/// Returns a time as text with a unit.
pub fn time(ns: f64) -> String {
    match ns {
        ns if ns < 1e3 => format!("{ns:.3} ns"),
        ns if ns < 1e6 => format!("{:.3} µs", ns / 1e3),
        ns if ns < 1e9 => format!("{:.3} ms", ns / 1e6),
        ns => format!("{:.3} s", ns / 1e9),
    }
}

/// Returns a rate as text, in millions or thousands if the rate is large.
fn count(rate: f64) -> String {
    match rate {
        rate if rate >= 1e6 => format!("{:.1} million", rate / 1e6),
        rate if rate >= 1e3 => format!("{:.1} thousand", rate / 1e3),
        rate => format!("{rate:.1}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_estimate_becomes_a_line_of_the_table() {
        let benchmark = json!({ "full_id": "playouts/all boards", "throughput": { "Elements": 5_000 } });
        let interval = json!({ "lower_bound": 240_000.0, "upper_bound": 260_000.0 });
        let estimates = json!({ "median": { "point_estimate": 250_000.0, "confidence_interval": interval } });
        let read = line(&benchmark, &estimates).expect("the results contain an estimate");
        let mut text = String::new();
        table(&mut text, &[read]);
        let last = text.lines().last();
        let expected = "| playouts/all boards | 250.000 µs | 240.000 µs to 260.000 µs | 20.0 million |";
        assert_eq!(last, Some(expected));
    }

    #[test]
    fn results_without_an_estimate_give_no_line() {
        assert_eq!(line(&json!({ "full_id": "a" }), &json!({ "median": {} })), None);
    }
}
