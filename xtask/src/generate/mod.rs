//! `cargo xtask gen`: writes and checks the generated files of the repository.

mod clauses;
mod types;

pub use clauses::constant;

use std::fs;

use crate::project::Project;

/// A generated file.
pub struct Output {
    /// The path of the file, relative to the root.
    pub path: String,
    /// The whole text of the file.
    pub text: String,
}

/// Writes every generated file whose text has changed, and removes files that are no longer generated.
///
/// The clause constants are written first, because the crates with the types need them to compile.
pub fn write(project: &Project) -> Result<(), String> {
    for output in changed(project, clauses::outputs(project)?) {
        put(project, &output)?;
    }
    let outputs = types::outputs(project)?;
    for stray in types::strays(project, &outputs)? {
        fs::remove_file(project.at(&stray)).map_err(|error| format!("{stray}: {error}"))?;
        println!("removed {stray}");
    }
    for output in changed(project, outputs) {
        put(project, &output)?;
    }
    Ok(())
}

/// Fails if [`write`] would change a file.
pub fn check(project: &Project) -> Result<(), String> {
    let constants = changed(project, clauses::outputs(project)?);
    let types = types::outputs(project)?;
    let mut stale = types::strays(project, &types)?;
    stale.extend(constants.into_iter().chain(changed(project, types)).map(|output| output.path));
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("these generated files are out of date: {}; run `cargo xtask gen`", stale.join(", ")))
}

fn put(project: &Project, output: &Output) -> Result<(), String> {
    let path = project.at(&output.path);
    let folder = path.parent().expect("a path inside the project has a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, &output.text))
        .map_err(|error| format!("{}: {error}", output.path))?;
    println!("wrote {}", output.path);
    Ok(())
}

fn changed(project: &Project, mut outputs: Vec<Output>) -> Vec<Output> {
    outputs.retain(|output| fs::read_to_string(project.at(&output.path)).ok().as_ref() != Some(&output.text));
    outputs
}
