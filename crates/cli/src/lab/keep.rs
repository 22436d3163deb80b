//! Keeps studies in files, so that an interrupted study can go on later.

use crate::read;
use ::lab::{Evolution, EvolutionQuestion, PriceFit, PriceQuestion, Question, Study};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A study that a file can hold.
pub trait Keep: Serialize + DeserializeOwned {
    /// What the study asks. A study in a file goes on only if the command asks the same.
    type Question: PartialEq;
    /// The word that names the format in the file.
    const FORMAT: &'static str;

    fn question(&self) -> &Self::Question;
}

impl Keep for Study {
    type Question = Question;
    const FORMAT: &'static str = "rumpus-lab/1";

    fn question(&self) -> &Question {
        &self.question
    }
}

impl Keep for Evolution {
    type Question = EvolutionQuestion;
    const FORMAT: &'static str = "rumpus-lab-optimise/1";

    fn question(&self) -> &EvolutionQuestion {
        &self.question
    }
}

impl Keep for PriceFit {
    type Question = PriceQuestion;
    const FORMAT: &'static str = "rumpus-lab-prices/1";

    fn question(&self) -> &PriceQuestion {
        &self.question
    }
}

#[derive(Deserialize)]
struct Kept {
    format: String,
    study: Value,
}

#[derive(Serialize)]
struct Keeping<'a, S> {
    format: &'static str,
    study: &'a S,
}

/// Reads the study of a file. Returns `None` if the file does not exist.
///
/// # Errors
/// The file is not a study, has another format, or holds a study of another question.
pub fn read_study<S: Keep>(path: &Path, question: &S::Question) -> Result<Option<S>, String> {
    if !path.exists() {
        return Ok(None);
    }
    let said = |why: String| format!("{}: {why}", path.display());
    let kept: Kept =
        serde_json::from_str(&read(path)?).map_err(|fault| said(format!("the file is not a study: {fault}")))?;
    if kept.format != S::FORMAT {
        let known = S::FORMAT;
        return Err(said(format!("the file has the format {:?}; this program reads {known:?}", kept.format)));
    }
    let study: S =
        serde_json::from_value(kept.study).map_err(|fault| said(format!("the file is not a study: {fault}")))?;
    if study.question() != question {
        return Err(said(
            "the file holds a study of another question; repeat that question, or name another file".into(),
        ));
    }
    Ok(Some(study))
}

/// Writes a study to a file. It replaces the file in one step, so that the file is complete at any time.
///
/// # Errors
/// The file cannot be written.
pub fn write<S: Keep>(path: &Path, study: &S) -> Result<(), String> {
    let text = serde_json::to_string(&Keeping { format: S::FORMAT, study }).expect("a study is plain data");
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = fs::write(&beside, text + "\n").and_then(|()| fs::rename(&beside, path));
    written.map_err(|fault| format!("{} cannot be written: {fault}", path.display()))
}
