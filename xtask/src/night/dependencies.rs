//! Checks the libraries that the project depends on: their licences, sources and known weaknesses.

use std::env;

use crate::project::Project;
use crate::run;
use crate::tools::Node;

/// Runs `cargo deny` with `deny.toml`, and `npm audit`. Installs `cargo deny` into `.tools/` if it is missing.
///
/// # Errors
/// A program finds something that is not allowed, or cannot read the advisories. The text names the first program that
/// failed.
pub fn run(project: &Project) -> Result<(), String> {
    let tool = project.at(".tools/bin").join(format!("cargo-deny{}", env::consts::EXE_SUFFIX));
    if !tool.is_file() {
        run::must(project.cargo().args(["install", "--root", ".tools", "--locked", "cargo-deny"]))?;
    }
    let mut deny = std::process::Command::new(tool);
    deny.current_dir(&project.root).args(["--all-features", "check", "bans", "licenses", "sources"]);
    run::must(&mut deny)?;
    let advisories = advisories(project);
    let mut audit = Node::find(project)?.program(project, "npm");
    let audit = run::must(audit.args(["audit", "--omit", "optional", "--audit-level", "high"])).map(|_| ());
    advisories.and(audit)
}

fn advisories(project: &Project) -> Result<(), String> {
    let tool = project.at(".tools/bin").join(format!("cargo-deny{}", env::consts::EXE_SUFFIX));
    let mut deny = std::process::Command::new(tool);
    run::must(deny.current_dir(&project.root).args(["--all-features", "check", "advisories"])).map(|_| ())
}
