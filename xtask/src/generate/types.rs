//! Generates the types of the workspace in other languages: TypeScript for the front end, and JSON Schema for files.
//!
//! The crates with the types use clause constants, which this program writes. If the constants are out of date, these
//! crates may not compile. So this program does not depend on these crates. Instead it builds and runs its example
//! `types`, which depends on them.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use walkdir::WalkDir;

use super::Output;
use crate::project::Project;
use crate::run;

/// The folders of this generator. A file in these folders that the generator does not write is out of date.
const OWNED: [&str; 2] = ["web/src/wire", "docs/schema"];

/// Files in these folders that people write: the entry file of the TypeScript types, which narrows the generated types
/// by game.
const KEPT: [&str; 1] = ["web/src/wire/index.ts"];

/// Returns the generated files with the types of the workspace.
pub fn outputs(project: &Project) -> Result<Vec<Output>, String> {
    let folder = project.target().join("xtask/types");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    // The test command has built all tests already. A build without the tests would use other features of some
    // libraries, and compile these libraries again.
    let what: &[&str] = if project.has_lints() { &["test", "--no-run"] } else { &["build", "--example", "types"] };
    run::must(project.cargo().args(what).args(["--quiet", "--workspace", "--all-features"]))?;
    let example = format!("debug/examples/types{}", env::consts::EXE_SUFFIX);
    run::must(Command::new(project.target().join(example)).arg(&folder))?;
    let mut outputs = Vec::new();
    for path in files_below(&folder)? {
        let text = fs::read_to_string(folder.join(&path)).map_err(|error| format!("{path}: {error}"))?;
        outputs.push(Output { path, text });
    }
    Ok(outputs)
}

/// Returns the files in the generator's folders that the generator does not write.
pub fn strays(project: &Project, outputs: &[Output]) -> Result<Vec<String>, String> {
    let mut strays = Vec::new();
    for owned in OWNED.iter().filter(|owned| project.at(owned).is_dir()) {
        for path in files_below(&project.at(owned))? {
            let path = format!("{owned}/{path}");
            if !KEPT.contains(&path.as_str()) && outputs.iter().all(|output| output.path != path) {
                strays.push(path);
            }
        }
    }
    Ok(strays)
}

fn files_below(folder: &Path) -> Result<Vec<String>, String> {
    let mut paths = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| error.to_string())?;
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(folder).expect("the walk finds paths below the folder only");
            paths.push(path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/"));
        }
    }
    Ok(paths)
}
