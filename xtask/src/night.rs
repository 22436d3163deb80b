//! `cargo xtask night`: what takes too long for every day.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::project::Project;
use crate::run;

/// One step that can be run by itself.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Project) -> Result<(), String>,
}

const STEPS: [Step; 6] = [
    Step { name: "properties", what: "every test with 100 times the property cases, optimised", run: properties },
    Step { name: "soak", what: "20 000 bot games on all boards, every one of which must end by the rules", run: soak },
    Step { name: "ladder", what: "each level of the bots beats the one below; the highest beats greedy", run: ladder },
    Step { name: "kill", what: "the server is killed in mid-game, again and again", run: kill },
    Step { name: "harness", what: "ten minutes a fuzz target on the stable compiler", run: harness },
    Step { name: "fuzz", what: "ten minutes a target of coverage-guided fuzzing (cargo-fuzz, nightly)", run: fuzz },
];

/// Prints the steps.
pub fn list() {
    for step in &STEPS {
        println!("{:<11} {}", step.name, step.what);
    }
}

/// Runs the steps named, or all.
///
/// # Errors
/// The names of the steps that failed.
pub fn run(project: &Project, names: &[&str]) -> Result<(), String> {
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("there is no step {name}; see `cargo xtask night --list`"));
    }
    run::must(project.cargo().args(["build", "--release", "--quiet", "-p", "rumpus"]))?;
    let mut failed = Vec::new();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)) {
        println!("\n=== {} ===", step.name);
        if let Err(why) = (step.run)(project) {
            println!("FAILED: {why}");
            failed.push(step.name);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

fn properties(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--workspace", "--no-fail-fast", "--quiet"]);
    run::must(command.env("PROPTEST_CASES", "25600").env("RUMPUS_WALKS", "20000")).map(|_| ())
}

fn soak(project: &Project) -> Result<(), String> {
    for (seat, other) in [("bot:random", "bot:random"), ("bot:greedy", "bot:random")] {
        let report = matched(project, &["--games", "10000", "--seed", "11", "--seat", seat, "--seat", other])?;
        println!("{seat} against {other}: {}", report["endings"]);
    }
    Ok(())
}

fn ladder(project: &Project) -> Result<(), String> {
    let rungs = [
        ("bot:1", "bot:random", 400, 0.5),
        ("bot:2", "bot:1", 400, 0.5),
        ("bot:3", "bot:2", 400, 0.5),
        ("bot:4", "bot:3", 400, 0.5),
        ("bot:5", "bot:4", 400, 0.5),
        ("bot:5", "bot:greedy", 200, 0.85),
    ];
    let mut weak = Vec::new();
    for (higher, lower, games, least) in rungs {
        let games = games.to_string();
        let report = matched(project, &["--games", &games, "--seed", "5", "--seat", higher, "--seat", lower])?;
        let wins = &report["contestants"][0]["wins"];
        println!("{higher} against {lower}: {wins}");
        // Above one half the whole interval must lie; the promise against greedy is about the share itself.
        let measured = if least > 0.5 { &wins["share"] } else { &wins["low"] };
        if measured.as_f64().is_none_or(|measured| measured <= least) {
            weak.push(format!("{higher} against {lower}"));
        }
    }
    if weak.is_empty() { Ok(()) } else { Err(format!("not clearly better: {}", weak.join(", "))) }
}

/// The result of a batch on all boards.
fn matched(project: &Project, words: &[&str]) -> Result<Value, String> {
    let jobs = std::thread::available_parallelism().map_or(1, std::num::NonZero::get).to_string();
    let mut command = Command::new(project.binary());
    command.args(["match", "toy-battle", "--board", "random", "--json", "--jobs", &jobs]).args(words);
    let text = run::asked(&mut command).ok_or_else(|| format!("{} failed", run::line(&command)))?;
    serde_json::from_str(&text).map_err(|error| format!("its report cannot be read: {error}"))
}

fn kill(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--quiet", "-p", "rumpus", "kill", "--", "--nocapture"]);
    let finished = run::must(command.env("RUMPUS_KILLS", "25"))?;
    let ran = finished.output.lines().any(|line| line.contains("test result: ok.") && !line.contains(" 0 passed"));
    if ran { Ok(()) } else { Err("no test about killing the server was found".to_owned()) }
}

fn harness(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--quiet", "-p", "fuzz_targets"]);
    run::must(command.env("FUZZ_SECONDS", "600")).map(|_| ())
}

fn fuzz(project: &Project) -> Result<(), String> {
    // rustup's own `cargo` understands +nightly; the one that runs this program belongs to one toolchain.
    let cargo = || {
        let mut command = Command::new("cargo");
        command.current_dir(&project.root).arg("+nightly");
        command
    };
    let version = run::asked(cargo().args(["fuzz", "--version"]));
    if version.is_none() {
        return Err("cargo-fuzz or nightly is not installed; nothing ran".to_owned());
    }
    let targets = project.at("fuzz/fuzz_targets");
    let mut targets: Vec<String> = fs::read_dir(&targets)
        .map_err(|error| format!("{}: {error}", targets.display()))?
        .flatten()
        .filter_map(|entry| entry.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    targets.sort();
    for target in targets {
        run::must(cargo().args(["fuzz", "run", &target, "--", "-max_total_time=600"]))?;
    }
    Ok(())
}
