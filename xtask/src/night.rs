//! `cargo xtask night`: tests that take too long for every day.

mod dependencies;
mod mutants;
mod new_game;
mod rigs;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::project::Project;
use crate::run;
use crate::shelf::{self, Game};

/// A step, which can be run by itself.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Project) -> Result<(), String>,
}

const STEPS: [Step; 21] = [
    Step {
        name: "properties",
        what: "every test with new property cases, optimised; 25 600 where a test sets no number of its own",
        run: properties,
    },
    Step {
        name: "soak",
        what: "bot games of every game on all boards and at all tables, every one of which must end by the rules",
        run: soak,
    },
    Step {
        name: "verify",
        what: "2 000 games of Attacktix on the bare table break no law; 100 that are recorded on all tables verify",
        run: verify,
    },
    Step {
        name: "mutants",
        what: "a twentieth of the changes that cargo-mutants makes to the rules; the tests notice them",
        run: mutants::run,
    },
    Step { name: "ladder", what: "each level of the bots beats the one below; the highest beats greedy", run: ladder },
    Step { name: "fit", what: "the weights of bots predict winners about as well as freshly fitted ones", run: fit },
    Step { name: "kill", what: "the server is killed 1 000 times while 200 games play", run: rigs::kill },
    Step { name: "power", what: "1 000 power cuts forget what was not synced and tear pages", run: rigs::power },
    Step { name: "faults", what: "the disk is full, read-only or broken, at every point in turn", run: rigs::faults },
    Step { name: "restart", what: "a start with 5 000 unfinished matches", run: rigs::restart },
    Step { name: "flood", what: "an hour of slow clients, idle sockets and nonsense, all at once", run: rigs::flood },
    Step { name: "upgrades", what: "ten upgrades during 200 live games", run: rigs::upgrades },
    Step {
        name: "proxy",
        what: "games are played through Caddy and nginx, set up as deploy/ shows it; both must be installed",
        run: rigs::proxy,
    },
    Step { name: "mutations", what: "1 000 000 changed messages of games under way", run: rigs::mutations },
    Step { name: "twins", what: "200 pairs of matches a game that differ only in a secret", run: rigs::twins },
    Step {
        name: "dependencies",
        what: "cargo-deny: licences, sources, duplicate versions, advisories; npm audit of the front end",
        run: dependencies::run,
    },
    Step { name: "licences", what: "everything shipped can be listed with its licence", run: licences },
    Step {
        name: "processors",
        what: "the golden attacks of the physics give the same bits in release, for any processor and for this one",
        run: processors,
    },
    Step {
        name: "new-game",
        what: "the skeleton of `cargo xtask new-game` builds, passes its tests and lints, and is played to its end",
        run: new_game::run,
    },
    Step { name: "harness", what: "ten minutes a fuzz target on the stable compiler", run: harness },
    Step { name: "fuzz", what: "ten minutes a target of coverage-guided fuzzing (cargo-fuzz, nightly)", run: fuzz },
];

/// Prints the names of the steps, and what each does.
pub fn list() {
    for step in &STEPS {
        println!("{:<11} {}", step.name, step.what);
    }
}

/// Runs the steps that are named, or all steps.
///
/// # Errors
/// The names of the steps that failed.
pub fn run(project: &Project, names: &[&str]) -> Result<(), String> {
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("there is no step {name}; see `cargo xtask night --list`"));
    }
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

fn licences(project: &Project) -> Result<(), String> {
    crate::licences::run(project, &[])
}

fn properties(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--workspace", "--no-fail-fast", "--quiet"]);
    run::must(command.env("PROPTEST_CASES", "25600").env("RUMPUS_WALKS", "20000")).map(|_| ())
}

/// Builds `rumpus` for release.
fn release(project: &Project) -> Result<PathBuf, String> {
    run::must(project.cargo().args(["build", "--release", "--quiet", "-p", "rumpus"]))?;
    Ok(project.binary("release"))
}

fn soak(project: &Project) -> Result<(), String> {
    let program = release(project)?;
    for Game { id, trials, .. } in &shelf::games(&program)? {
        let ways = [None].into_iter().chain(trials.options.iter().map(Some));
        for (seats, option) in trials.tables.iter().flat_map(|seats| ways.clone().map(move |way| (*seats, way))) {
            for first in ["bot:random", "bot:greedy"] {
                let games = trials.soak.to_string();
                let mut words = vec!["--games", &games, "--seed", "11"];
                words.extend(option.iter().flat_map(|option| ["--option", option.as_str()]));
                let report = matched(&program, id, first, "bot:random", seats, &words)?;
                let with = option.map_or_else(String::new, |option| format!(", {option}"));
                println!("{}, {seats} seats{with}, {first} among bot:random: {}", id, report["endings"]);
            }
        }
    }
    Ok(())
}

/// Checks the laws of the table in every position of 2 000 games of Attacktix. Then `rumpus verify` simulates every
/// shot of a hundred other games again.
fn verify(project: &Project) -> Result<(), String> {
    let words = ["test", "--release", "--quiet", "-p", "attacktix", "--test", "all", "bots::soak", "--", "--nocapture"];
    let soak = run::must(project.cargo().args(words).env("RUMPUS_GAMES", "2000").env("RUMPUS_SEED", "1000"))?;
    if !soak.output.contains("2000 games from seed 1000 on") {
        return Err("the laws were not looked at in 2 000 games".to_owned());
    }
    let records = project.target().join("night-attacktix.jsonl");
    let program = release(project)?;
    let mut play = Command::new(&program);
    play.args(["match", "attacktix", "--seat", "bot:2", "--seat", "bot:1", "--games", "100", "--seed", "13"]);
    run::must(play.arg("--record").arg(&records))?;
    let mut again = Command::new(&program);
    let verdict = run::must(again.arg("verify").arg(&records))?;
    let is_whole = verdict.output.contains("100 consistent, 0 not");
    if is_whole { Ok(()) } else { Err(format!("not all games are consistent: {}", verdict.output)) }
}

fn ladder(project: &Project) -> Result<(), String> {
    let program = release(project)?;
    let rungs = [
        ("bot:1", "bot:random", 400),
        ("bot:2", "bot:1", 400),
        ("bot:3", "bot:2", 400),
        ("bot:4", "bot:3", 400),
        ("bot:5", "bot:4", 400),
        ("bot:5", "bot:greedy", 200),
    ];
    let mut weak = Vec::new();
    for Game { id: game, trials, .. } in &shelf::games(&program)? {
        for (higher, lower, games) in rungs {
            let games = games * trials.rung_percent / 100;
            for seats in trials.tables.iter().filter(|seats| [2, 4].contains(*seats)) {
                let words = ["--games", &games.to_string(), "--seed", "5"];
                let report = matched(&program, game, higher, lower, *seats, &words)?;
                let wins = &report["contestants"][0]["wins"];
                println!("{game}, {higher} among {} {lower}: {wins}", seats - 1);
                // The whole confidence interval of the share of wins must lie above the fair share of a seat. Against
                // greedy bots, a game may promise a percentage. Then only the measured share must lie above it.
                let promised = trials.beats_greedy_percent.filter(|_| lower == "bot:greedy");
                let (measured, least) = match promised {
                    Some(percent) => (&wins["share"], f64::from(percent) / 100.0),
                    None => (&wins["low"], 1.0 / *seats as f64),
                };
                if measured.as_f64().is_none_or(|measured| measured <= least) {
                    weak.push(format!("{game}, {seats} seats: {higher} against {lower}"));
                }
            }
        }
    }
    // The tests marked `#[ignore]` of these games measure bots against further opponents.
    for game in ["plastic_fudge", "attacktix"] {
        let words =
            ["test", "--release", "--quiet", "-p", game, "--test", "all", "bots::", "--", "--ignored", "--nocapture"];
        run::must(project.cargo().args(words))?;
    }
    if weak.is_empty() { Ok(()) } else { Err(format!("not clearly better: {}", weak.join(", "))) }
}

/// Plays a batch on all boards: the bot `first` against equal bots `others` at all other seats. Returns the report.
fn matched(
    program: &Path,
    game: &str,
    first: &str,
    others: &str,
    seats: usize,
    words: &[&str],
) -> Result<Value, String> {
    let jobs = std::thread::available_parallelism().map_or(1, std::num::NonZero::get).to_string();
    let mut command = Command::new(program);
    command.args(["match", game, "--json", "--jobs", &jobs, "--seat", first]).args(words);
    (1..seats).for_each(|_| {
        command.args(["--seat", others]);
    });
    let text = run::asked(&mut command).ok_or_else(|| format!("{} failed", run::line(&command)))?;
    serde_json::from_str(&text).map_err(|error| format!("its report cannot be read: {error}"))
}

/// Fits the weights of every game that has an example `fit_<game>`. Runs each example without arguments.
///
/// # Errors
/// Names the games whose weights in use predict winners clearly worse than new weights.
pub fn fit(project: &Project) -> Result<(), String> {
    let books = project.books()?;
    let games = books.iter().map(|book| book.crate_dir.trim_start_matches("games/"));
    let fitted: Vec<&str> =
        games.filter(|game| project.at(&format!("games/{game}/examples/fit_{game}.rs")).is_file()).collect();
    if fitted.is_empty() {
        return Err("no game has an example fit_<game>".to_owned());
    }
    let faults: Vec<String> = fitted.into_iter().filter_map(|game| fit_game(project, game, &[]).err()).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Runs the example `fit_<game>` of a game with these arguments.
///
/// # Errors
/// The weights in use predict winners clearly worse than new weights, or the example does not know the arguments.
pub fn fit_game(project: &Project, game: &str, words: &[&str]) -> Result<(), String> {
    example(project, game, "fit", words)
}

/// Runs the example `train_<game>` of a game with these arguments. It writes new weights of the game's network.
///
/// # Errors
/// The game has no network, or the example does not know the arguments.
pub fn train_game(project: &Project, game: &str, words: &[&str]) -> Result<(), String> {
    example(project, game, "train", words)
}

/// Runs the example `<task>_<game>` of a game with these arguments.
fn example(project: &Project, game: &str, task: &str, words: &[&str]) -> Result<(), String> {
    let mut command = project.cargo();
    let name = format!("{task}_{game}");
    command.args(["run", "--release", "--quiet", "--package", game, "--example", &name, "--"]).args(words);
    run::must(&mut command).map(|_| ())
}

/// Runs the golden attacks in release, because the test command compiles them for development only. The attacks run
/// twice: compiled for any processor of the architecture, and compiled with all instructions of this processor.
fn processors(project: &Project) -> Result<(), String> {
    run::must(project.cargo().args(["test", "--release", "--quiet", "-p", "physics", "--test", "golden"]))?;
    let mut command = project.cargo();
    command.args(["test", "--release", "--quiet", "-p", "physics", "--test", "golden"]);
    command.arg("--target-dir").arg(project.target().join("processors"));
    run::must(command.env("RUSTFLAGS", "-C target-cpu=native")).map(|_| ())
}

fn harness(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--quiet", "-p", "fuzz_targets"]);
    run::must(command.env("FUZZ_SECONDS", "600")).map(|_| ())
}

fn fuzz(project: &Project) -> Result<(), String> {
    // rustup's own `cargo` understands +nightly. The `cargo` that runs this program belongs to one toolchain and does
    // not.
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
