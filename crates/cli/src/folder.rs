//! `rumpus verify --data`: which matches of a data folder do not replay.

use crate::{Answer, say};
use serde_json::{Value, json};
use server::MatchVerdict;
use std::path::Path;

/// Replays every match of a data folder and prints those that fail. Returns false when there is one.
///
/// # Errors
/// The folder holds no matches, a server uses it, or it cannot be read.
pub(crate) fn verify(data: &Path, as_json: bool) -> Result<Answer, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|fault| format!("no threads can be started: {fault}"))?;
    let verdicts = runtime.block_on(server::verify_data(data)).map_err(|fault| fault.to_string())?;
    let failed: Vec<Value> = verdicts.iter().filter_map(failed_json).collect();
    let replayed = verdicts.len() - failed.len();
    if as_json {
        say!("{}", json!({"matches": verdicts.len(), "replayed": replayed, "failed": failed}));
    } else {
        for verdicts in &verdicts {
            let Some(failure) = &verdicts.failure else { continue };
            let step = failure.step.map_or_else(String::new, |step| format!("step {step}: "));
            say!("match {} ({}): {step}{}", verdicts.id, verdicts.game, failure.because);
        }
        say!("{replayed} of {} matches replay", verdicts.len());
    }
    Ok(if failed.is_empty() { Answer::Yes } else { Answer::No })
}

fn failed_json(verdicts: &MatchVerdict) -> Option<Value> {
    let failure = verdicts.failure.as_ref()?;
    Some(json!({
        "match": verdicts.id,
        "game": verdicts.game,
        "reason": failure.reason,
        "step": failure.step,
        "because": failure.because,
    }))
}
