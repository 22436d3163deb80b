//! `cargo xtask night`: tests that take too long to run every day.

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

/// A step of `cargo xtask night`. Each step can run alone.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Project) -> Result<(), String>,
}

const STEPS: [Step; 21] = [
    Step {
        name: "properties",
        what: "every test, in optimised builds; property tests try 25 600 new cases each unless they set their own number; every puzzle is proved",
        run: properties,
    },
    Step {
        name: "soak",
        what: "bots play every game on all boards, with all numbers of seats; every match ends by the rules",
        run: soak,
    },
    Step {
        name: "verify",
        what: "2 000 matches of Attacktix on the bare table break no law; 100 recorded matches on all tables verify",
        run: verify,
    },
    Step {
        name: "mutants",
        what: "the tests notice the changes that cargo-mutants makes to the rules; a night tries a twentieth of them",
        run: mutants::run,
    },
    Step {
        name: "ladder",
        what: "each level of bots up to 5 beats the level below; level 5 beats the greedy bot",
        run: ladder,
    },
    Step {
        name: "fit",
        what: "the weights of bots predict winners about as well as weights that are fitted anew",
        run: fit,
    },
    Step {
        name: "kill",
        what: "the server is killed 1 000 times during 200 games, and loses no acknowledged decision",
        run: rigs::kill,
    },
    Step {
        name: "power",
        what: "the power is cut 1 000 times: the disk forgets what was not synced and tears pages",
        run: rigs::power,
    },
    Step { name: "faults", what: "the disk is full, read-only or broken, at every point in turn", run: rigs::faults },
    Step { name: "restart", what: "the server starts with 5 000 unfinished matches", run: rigs::restart },
    Step {
        name: "flood",
        what: "honest clients play on during an hour of slow clients, idle sockets and meaningless messages",
        run: rigs::flood,
    },
    Step { name: "upgrades", what: "the server is upgraded ten times during 200 games", run: rigs::upgrades },
    Step {
        name: "proxy",
        what: "games are played through Caddy and nginx with the settings in deploy/; both must be installed",
        run: rigs::proxy,
    },
    Step {
        name: "mutations",
        what: "the server answers 1 000 000 mutated messages during games",
        run: rigs::mutations,
    },
    Step {
        name: "twins",
        what: "200 pairs of matches of each game that differ only in a secret look the same to other viewers",
        run: rigs::twins,
    },
    Step {
        name: "dependencies",
        what: "cargo-deny checks licences, sources, duplicate versions and advisories; npm audit checks the front end",
        run: dependencies::run,
    },
    Step { name: "licences", what: "the licences of everything that is shipped can be listed", run: licences },
    Step {
        name: "processors",
        what: "the golden attacks give the same bits in release builds for any processor and for this processor",
        run: processors,
    },
    Step {
        name: "new-game",
        what: "the game that `cargo xtask new-game` makes passes its tests and lints, and can be played",
        run: new_game::run,
    },
    Step {
        name: "harness",
        what: "each fuzz target runs for ten minutes with random input, with the stable compiler",
        run: harness,
    },
    Step {
        name: "fuzz",
        what: "each fuzz target runs for ten minutes with coverage-guided input (cargo-fuzz, nightly compiler)",
        run: fuzz,
    },
];

/// Prints the name of each step, and what the step shows.
pub fn list() {
    for step in &STEPS {
        println!("{:<11} {}", step.name, step.what);
    }
}

/// Runs the named steps, or all steps if none is named.
///
/// # Errors
/// A name is unknown, or a step fails. The text names the steps that failed.
pub fn run(project: &Project, names: &[&str]) -> Result<(), String> {
    if let Some(name) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        return Err(format!("unknown step {name}; `cargo xtask night --list` lists the steps"));
    }
    let mut failed = Vec::new();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)) {
        println!("\n=== {} ===", step.name);
        if let Err(why) = (step.run)(project) {
            println!("FAILED: {why}");
            failed.push(step.name);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("these steps failed: {}", failed.join(", "))) }
}

fn licences(project: &Project) -> Result<(), String> {
    crate::licences::run(project, &[])
}

fn properties(project: &Project) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--workspace", "--no-fail-fast", "--quiet"]);
    run::must(command.env("PROPTEST_CASES", "25600").env("RUMPUS_WALKS", "20000").env("RUMPUS_PUZZLES", "all"))
        .map(|_| ())
}

/// Builds `rumpus` for release, and returns the path of the program.
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
        return Err("the test did not check the laws in 2 000 games".to_owned());
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
                // greedy bots, the trials of a game may promise a percentage. In this case, only the measured share
                // must lie above the percentage.
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
    // In these games, the tests with `#[ignore]` measure bots against further opponents.
    for game in ["plastic_fudge", "attacktix"] {
        let words =
            ["test", "--release", "--quiet", "-p", game, "--test", "all", "bots::", "--", "--ignored", "--nocapture"];
        run::must(project.cargo().args(words))?;
    }
    if weak.is_empty() {
        Ok(())
    } else {
        Err(format!("these bots do not win clearly more than their share: {}", weak.join(", ")))
    }
}

/// Plays matches on all boards: the bot `first` against bots `others` at all other seats. Returns the report.
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
    let text = run::asked(&mut command).ok_or_else(|| format!("this command failed: {}", run::line(&command)))?;
    serde_json::from_str(&text).map_err(|error| format!("the report of `rumpus match` cannot be read: {error}"))
}

/// Fits the weights of every game that has an example `fit_<game>`. Runs each example without arguments.
///
/// # Errors
/// In some games, the weights in use predict winners clearly worse than new weights. The text names these games.
pub fn fit(project: &Project) -> Result<(), String> {
    let books = project.books()?;
    let games = books.iter().map(|book| book.crate_dir.trim_start_matches("games/"));
    let fitted: Vec<&str> =
        games.filter(|game| project.at(&format!("games/{game}/examples/fit_{game}.rs")).is_file()).collect();
    if fitted.is_empty() {
        return Err("no game has an example named fit_<game>".to_owned());
    }
    let faults: Vec<String> = fitted.into_iter().filter_map(|game| fit_game(project, game, &[]).err()).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Runs the example `fit_<game>` of a game with these arguments.
///
/// # Errors
/// The game has no such example, the weights in use predict winners clearly worse than new weights, or the example does
/// not know the arguments.
pub fn fit_game(project: &Project, game: &str, words: &[&str]) -> Result<(), String> {
    example(project, game, "fit", words)
}

/// Runs the example `train_<game>` of a game with these arguments. The example writes new weights of the game's
/// network.
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

/// Runs the golden attacks (simulations with recorded results) in a release build, because the test command makes only
/// a development build. The attacks run twice: compiled for any processor of the architecture, and compiled with all
/// instructions of this processor.
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
    // Only rustup's own `cargo` understands `+nightly`. The `cargo` that runs this program belongs to one toolchain.
    let cargo = || {
        let mut command = Command::new("cargo");
        command.current_dir(&project.root).arg("+nightly");
        command
    };
    let version = run::asked(cargo().args(["fuzz", "--version"]));
    if version.is_none() {
        return Err("cargo-fuzz or the nightly compiler is not installed; no fuzz target ran".to_owned());
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
