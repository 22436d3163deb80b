//! `cargo xtask gen`: everything in the repository that a program writes from something else.

mod clauses;

pub use clauses::constant;

use std::fs;

use crate::project::Project;

/// A generated file: where it goes, relative to the root, and what stands in it.
pub struct Output {
    /// Path relative to the root.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// Writes every generated file that differs.
pub fn write(project: &Project) -> Result<(), String> {
    for output in stale(project)? {
        let path = project.at(&output.path);
        let folder = path.parent().expect("a path inside the project has a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, &output.text))
            .map_err(|error| format!("{}: {error}", output.path))?;
        println!("wrote {}", output.path);
    }
    Ok(())
}

/// Fails when [`write`] would change anything.
pub fn check(project: &Project) -> Result<(), String> {
    let stale = stale(project)?;
    if stale.is_empty() {
        return Ok(());
    }
    let paths: Vec<&str> = stale.iter().map(|output| output.path.as_str()).collect();
    Err(format!("stale: {}; run `cargo xtask gen`", paths.join(", ")))
}

fn stale(project: &Project) -> Result<Vec<Output>, String> {
    let mut outputs = clauses::outputs(project)?;
    outputs.retain(|output| fs::read_to_string(project.at(&output.path)).ok().as_ref() != Some(&output.text));
    Ok(outputs)
}
