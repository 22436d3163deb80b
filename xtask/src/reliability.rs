//! `cargo xtask load` measures the server under load. `cargo xtask reliability` collects the results of rigs. Both
//! write `docs/reliability.md`.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::project::Project;
use crate::run;

const PAGE: &str = "docs/reliability.md";

const BEGINNING: &str = "\
# Reliability

This page shows how much load the server takes, and that the server loses nothing when something fails.
`cargo xtask load --write` writes the section on load. `cargo xtask reliability` writes the section on rigs, from the
results of `cargo xtask night`. Compare only figures of one run: another machine, or another day, gives other figures.
";

const RIGS: &str = "Rigs";

/// The text before the table of rigs.
const ABOUT_RIGS: &str = "
A rig runs the server as a process and causes faults. The column *commit* names the build. `cargo xtask test` runs most
rigs with small numbers. The table shows the large numbers of the last nights.

| rig | tried | found | commit | date |
| --- | --- | --- | --- | --- |
";

/// The text before the table of load.
const ABOUT_LOAD: &str = "
Each game has two guests with a socket each. They choose decisions at random from the hints. The server acknowledges a
decision only after the decision is on the disk (SQLite, `synchronous=FULL`). All games are set up before the clock
starts. In a closed loop, a game makes its next decision as soon as the last one is acknowledged. CPU-seconds are those
of the server's process. Bytes are what both clients receive: payloads and heads of frames. Memory is the resident
anonymous memory that each game or socket adds to the server's process. The clients run on the same machine. Each
figure is the median of its passes, with the lowest and the highest in brackets. The servers take turns; each pass runs
on a new process with an empty folder. boardgame.io 0.50.2 runs on Node with its games in memory. Its game is of the same
size (`crates/load/src/peer/server.cjs`).

A profile with `perf` at 100 games says where the time of the server goes. Matches take 43 %: 21 % write the
messages about a step (views 9 %, their differences 8 %), 8 % are rules and digests, and the rest is passing messages on. The
database takes 24 %: 13 % write the log (7 % wait for the disk), 4 % are statements. Sockets take 24 %, of which the
kernel needs 14 % to send. The rest is the runtime: waiting for sockets, and waking tasks.
";

/// Measures the server under load. With `--write`, also writes the section on load. All other arguments go to the
/// program `load`.
///
/// # Errors
/// The programs cannot be built, a pass fails, or the page cannot be written.
pub fn load(project: &Project, words: &[&str]) -> Result<(), String> {
    run::must(project.cargo().args(["build", "--profile", "dist", "--quiet", "-p", "rumpus", "-p", "load"]))?;
    let (folder, program) = (project.target().join("load"), project.binary("dist"));
    let mut measure = Command::new(program.with_file_name(format!("load{}", std::env::consts::EXE_SUFFIX)));
    measure.arg("--program").arg(&program).arg("--folder").arg(&folder);
    run::must(measure.args(words.iter().filter(|word| **word != "--write")))?;
    if !words.contains(&"--write") {
        return Ok(());
    }
    let table = folder.join("load.md");
    let table = fs::read_to_string(&table).map_err(|error| format!("{}: {error}", table.display()))?;
    write(project, "Load", &format!("\n{}\n{ABOUT_LOAD}{table}", circumstances()))
}

/// Returns the path of the file for the results of rigs, and makes the folder of the file if it is missing.
///
/// # Errors
/// The folder is missing and cannot be made.
pub fn results(project: &Project) -> Result<PathBuf, String> {
    let folder = project.target().join("reliability");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.join("rigs.jsonl"))
}

/// Writes into the page the results of the rigs that have run since the last call, and deletes the file of results.
///
/// # Errors
/// No rig has run, or the page cannot be written.
pub fn run(project: &Project) -> Result<(), String> {
    let path = results(project)?;
    let found = fs::read_to_string(&path).map_err(|_| {
        "no rig has run since the last call; `cargo xtask night --list` lists the rigs among its steps".to_owned()
    })?;
    let old = fs::read_to_string(project.at(PAGE)).unwrap_or_default();
    let mut rows: Vec<String> =
        section(&old, RIGS).lines().filter(|line| line.starts_with("| ")).skip(2).map(str::to_owned).collect();
    let (commit, date) = (commit(), date());
    for line in found.lines() {
        let line: Value = serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()))?;
        let word = |name: &str| line[name].as_str().unwrap_or_default().to_owned();
        let (rig, tried) = (word("rig"), word("tried"));
        rows.retain(|row| !row.starts_with(&format!("| {rig} |")));
        rows.push(format!("| {rig} | {tried} | {} | {commit} | {date} |", word("found")));
    }
    rows.sort();
    write(project, RIGS, &format!("{ABOUT_RIGS}{}\n", rows.join("\n")))?;
    fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Replaces the section with this heading in the page. If there is none, adds the section.
fn write(project: &Project, heading: &str, body: &str) -> Result<(), String> {
    let page = fs::read_to_string(project.at(PAGE)).unwrap_or_default();
    fs::write(project.at(PAGE), replaced(&page, heading, body)).map_err(|error| format!("{PAGE}: {error}"))
}

/// Returns the page with one section replaced or added. Sections are sorted by heading.
fn replaced(page: &str, heading: &str, body: &str) -> String {
    let mut sections: Vec<(String, String)> = page
        .split("\n## ")
        .skip(1)
        .filter_map(|section| section.split_once('\n'))
        .map(|(heading, body)| (heading.to_owned(), body.trim_end().to_owned()))
        .filter(|(old, _)| old != heading)
        .collect();
    sections.push((heading.to_owned(), body.trim_end().to_owned()));
    sections.sort();
    let mut text = BEGINNING.to_owned();
    for (heading, body) in sections {
        write!(text, "\n## {heading}\n{body}\n").expect("writing to a string does not fail");
    }
    text
}

/// Returns the text between a heading and the next heading.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let begin = format!("\n## {heading}\n");
    let rest = page.split_once(&begin).map_or("", |(_, rest)| rest);
    rest.split("\n## ").next().unwrap_or_default()
}

/// Returns a sentence with the commit, the date, the processor and the compiler.
fn circumstances() -> String {
    let rust = run::asked(Command::new("rustc").arg("--version")).unwrap_or_default();
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or("\t: unknown processor");
    let cpu = cpu.trim_start_matches(['\t', ' ', ':']);
    let count = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("Commit {}, {}, {count} cores of {cpu}, {rust}.", commit(), date())
}

fn commit() -> String {
    run::asked(Command::new("git").args(["rev-parse", "--short", "HEAD"])).unwrap_or_default()
}

fn date() -> String {
    run::asked(Command::new("date").args(["-u", "+%Y-%m-%d"])).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_replaces_the_section_with_the_same_heading() {
        let page = replaced("", "Rigs", "\nnone\n");
        let page = replaced(&page, "Load", "\n100\n");
        let page = replaced(&page, "Rigs", "\nall\n");
        assert_eq!(page, format!("{BEGINNING}\n## Load\n\n100\n\n## Rigs\n\nall\n"));
        assert_eq!(section(&page, "Load").trim(), "100");
    }
}
