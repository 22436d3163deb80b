//! Studies that are kept in a file.

use crate::read;
use ::lab::{Question, Study};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;

/// The format of the file.
const FORMAT: &str = "rumpus-lab/1";

#[derive(Serialize, Deserialize)]
struct Kept {
    format: String,
    study: Study,
}

/// Goes on with the study of a file, or begins one if there is no such file.
///
/// # Errors
/// The file is not a study, or it is a study of another question.
pub fn read_or_begin(path: &Path, question: Question) -> Result<Study, String> {
    if !path.exists() {
        return Ok(Study::new(question));
    }
    let said = |why: String| format!("{}: {why}", path.display());
    let kept: Kept = serde_json::from_str(&read(path)?).map_err(|fault| said(format!("it is no study: {fault}")))?;
    if kept.format != FORMAT {
        return Err(said(format!("it has the format {:?}; {FORMAT:?} can be read", kept.format)));
    }
    if kept.study.question != question {
        return Err(said("it is kept for another question; ask the same one, or name another file".into()));
    }
    Ok(kept.study)
}

/// Writes a study in one step, so that the file is whole at any time.
///
/// # Errors
/// The file cannot be written.
pub fn write(path: &Path, study: &Study) -> Result<(), String> {
    let kept = Kept { format: FORMAT.into(), study: study.clone() };
    let text = serde_json::to_string(&kept).expect("a study is plain data");
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = fs::write(&beside, text + "\n").and_then(|()| fs::rename(&beside, path));
    written.map_err(|fault| format!("{} cannot be written: {fault}", path.display()))
}
