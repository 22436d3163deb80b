//! The stages that need Node. One of them also needs Chromium.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::count::{self, Counts};
use super::rust::{because, binary, plain};
use super::{Context, Ended};
use crate::tools::{self, Node};
use crate::{run, web};

/// Checks that the sources of the front end are formatted.
pub fn format(context: &Context<'_>) -> Ended {
    with_node(context, |node| {
        let mut command = node.program(context.project, "npx");
        plain(run::must(command.args(["oxfmt", "--check"])).map(|_| ()))
    })
}

/// Checks the types of the front end. Also fails on warnings, such as those about accessibility.
pub fn svelte_check(context: &Context<'_>) -> Ended {
    with_node(context, |node| {
        let mut command = node.program(context.project, "npm");
        plain(run::must(command.args(["run", "check"])).map(|_| ()))
    })
}

/// Runs the unit tests of the front end.
pub fn vitest(context: &Context<'_>) -> Ended {
    with_node(context, |node| {
        let report = match scratch(context, "vitest.json") {
            Ok(report) => report,
            Err(why) => return Ended::Failed(Counts::default(), why),
        };
        let mut command = node.program(context.project, "npx");
        command.args(["vitest", "run", "--reporter=default", "--reporter=json"]);
        command.arg(format!("--outputFile.json={}", report.display()));
        reported(&mut command, &report, count::vitest, count::failed_in_vitest)
    })
}

/// Checks that the committed bundle equals a new build of its sources.
pub fn bundle(context: &Context<'_>) -> Ended {
    with_node(context, |node| {
        plain(scratch(context, "web-dist").and_then(|folder| web::check(context.project, node, &folder)))
    })
}

/// Runs the browser tests against the program `rumpus`, which [`binary`] builds.
pub fn browser(context: &Context<'_>) -> Ended {
    with_node(context, |node| {
        let chromium = match tools::chromium(context.project, node) {
            Ok(chromium) => chromium,
            Err(why) => return Ended::Skipped(why),
        };
        let binary = match binary(context) {
            Ok(binary) => binary,
            Err(why) => return Ended::Failed(Counts::default(), why),
        };
        let report = match scratch(context, "playwright.json") {
            Ok(report) => report,
            Err(why) => return Ended::Failed(Counts::default(), why),
        };
        let mut command = node.program(context.project, "npx");
        command.args(["playwright", "test", "--reporter=list,json"]);
        command.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report).env("CHROMIUM", chromium).env("RUMPUS_BIN", binary);
        reported(&mut command, &report, count::playwright, count::failed_in_playwright)
    })
}

fn with_node(context: &Context<'_>, stage: impl FnOnce(&Node) -> Ended) -> Ended {
    let node = match Node::find(context.project) {
        Ok(node) => node,
        Err(why) => return Ended::Skipped(why),
    };
    match node.install(context.project) {
        Ok(()) => stage(&node),
        Err(why) => Ended::Failed(Counts::default(), why),
    }
}

/// Returns the path of a file or folder for this run. Removes the file or folder of an earlier run.
fn scratch(context: &Context<'_>, name: &str) -> Result<PathBuf, String> {
    let folder = context.project.target().join("xtask/test");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(name);
    let gone = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
    match gone {
        Err(error) if path.exists() => Err(format!("{}: {error}", path.display())),
        _ => Ok(path),
    }
}

/// Runs tests that write a report, and reads the report.
fn reported(
    command: &mut std::process::Command,
    report: &Path,
    read: fn(&Value) -> Option<Counts>,
    failed: fn(&Value) -> Vec<String>,
) -> Ended {
    let finished = match run::shown(command) {
        Ok(finished) => finished,
        Err(why) => return Ended::Failed(Counts::default(), why),
    };
    let value = fs::read_to_string(report).ok().and_then(|text| serde_json::from_str(&text).ok());
    match value.as_ref().and_then(read) {
        Some(counts) if finished.success && counts.failed == 0 && counts.passed > 0 => Ended::Passed(counts),
        Some(counts) => Ended::Failed(counts, because(command, &value.as_ref().map(failed).unwrap_or_default())),
        None => Ended::Failed(Counts::default(), "the tests wrote no report that can be read".to_owned()),
    }
}
