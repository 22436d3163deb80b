//! Runs the rigs with large numbers. Rigs are tests in `crates/cli/tests/rigs` and in the server's tests that put a
//! server under strain.

use crate::project::Project;
use crate::{reliability, run};

/// A rig: its package, its test binary, parts of the names of its tests, and the environment variables that make its
/// numbers large.
struct Rig {
    package: &'static str,
    binary: &'static str,
    tests: &'static [&'static str],
    numbers: &'static [(&'static str, &'static str)],
}

const RIGS: &str = "rigs";

/// Kills the server again and again during games.
pub fn kill(project: &Project) -> Result<(), String> {
    process(project, &["kill_in_mid_game"], &[("RUMPUS_KILLS", "1000")])
}

/// Cuts the power of the server again and again during games.
pub fn power(project: &Project) -> Result<(), String> {
    process(project, &["power_cuts"], &[("RUMPUS_CUTS", "1000"), ("RUMPUS_POWER_GAMES", "50")])
}

/// Makes the disk of the server fail in several ways.
pub fn faults(project: &Project) -> Result<(), String> {
    process(project, &["a_disk_that_fails"], &[("RUMPUS_FAULT_EVERY", "1"), ("RUMPUS_FAULT_ROUNDS", "20")])
}

/// Starts the server with many unfinished matches.
pub fn restart(project: &Project) -> Result<(), String> {
    process(project, &["with_many_unfinished_matches"], &[("RUMPUS_UNFINISHED", "5000")])
}

/// Floods the server with slow clients, idle sockets and nonsense.
pub fn flood(project: &Project) -> Result<(), String> {
    process(project, &["in_a_flood"], &[("RUMPUS_FLOOD_SECONDS", "3600"), ("RUMPUS_FLOOD_IDLE", "2000")])
}

/// Stops the server and starts a new process again and again during games.
pub fn upgrades(project: &Project) -> Result<(), String> {
    process(project, &["upgrades_in_mid_game"], &[("RUMPUS_UPGRADES", "10"), ("RUMPUS_UPGRADE_GAMES", "200")])
}

/// Plays games through the proxies that `deploy/` sets up.
pub fn proxy(project: &Project) -> Result<(), String> {
    process(project, &["behind_the_proxies"], &[])
}

/// Sends the server mutated messages during games.
pub fn mutations(project: &Project) -> Result<(), String> {
    go(
        project,
        &Rig { package: "server", binary: "all", tests: &["mutated::"], numbers: &[("RUMPUS_MUTATIONS", "1000000")] },
    )
}

/// Compares two servers whose matches differ only in what a viewer may not know.
pub fn twins(project: &Project) -> Result<(), String> {
    go(project, &Rig { package: "server", binary: "all", tests: &["secret"], numbers: &[("RUMPUS_TWINS", "200")] })
}

fn process(
    project: &Project,
    tests: &'static [&'static str],
    numbers: &'static [(&'static str, &'static str)],
) -> Result<(), String> {
    go(project, &Rig { package: "rumpus", binary: RIGS, tests, numbers })
}

/// Runs a rig in a release build. A number that the environment sets has precedence.
fn go(project: &Project, rig: &Rig) -> Result<(), String> {
    let mut command = project.cargo();
    command.args(["test", "--release", "--quiet", "-p", rig.package, "--test", rig.binary]);
    command
        .args(rig.tests)
        .args(["--", "--nocapture", "--include-ignored"])
        .env("RUMPUS_RIGS", reliability::results(project)?);
    for (name, usual) in rig.numbers {
        if std::env::var_os(name).is_none() {
            command.env(name, usual);
        }
    }
    let finished = run::must(&mut command)?;
    let ran = finished.output.lines().any(|line| line.contains("test result: ok.") && !line.contains(" 0 passed"));
    if ran { Ok(()) } else { Err(format!("no test ran whose name contains one of {:?}", rig.tests)) }
}
