//! Keeps studies in files, so that an interrupted study can go on later.

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

/// Reads the study of a file, or begins a new one if the file does not exist.
///
/// # Errors
/// The file is not a study, has another format, or holds a study of another question.
pub fn read_or_begin(path: &Path, question: Question) -> Result<Study, String> {
    if !path.exists() {
        return Ok(Study::new(question));
    }
    let said = |why: String| format!("{}: {why}", path.display());
    let kept: Kept =
        serde_json::from_str(&read(path)?).map_err(|fault| said(format!("the file is not a study: {fault}")))?;
    if kept.format != FORMAT {
        return Err(said(format!("the file has the format {:?}; this program reads {FORMAT:?}", kept.format)));
    }
    if kept.study.question != question {
        return Err(said(
            "the file holds a study of another question; repeat that question, or name another file".into(),
        ));
    }
    Ok(kept.study)
}

/// Writes a study to a file. It replaces the file in one step, so that the file is complete at any time.
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
