//! `rumpus verify --data`: lists the matches of a data folder that do not replay.

use crate::{Answer, say};
use serde_json::{Value, json};
use server::MatchVerdict;
use std::path::Path;

/// Replays every match of a data folder, and prints those that do not replay. Returns [`Answer::No`] if there are any.
///
/// # Errors
/// The folder holds no matches or cannot be read, a server uses it, or a newer program made its database.
pub(crate) fn verify(data: &Path, as_json: bool) -> Result<Answer, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|fault| format!("the program cannot start its threads: {fault}"))?;
    let verdicts = runtime.block_on(server::verify_data(data)).map_err(|fault| fault.to_string())?;
    let failed: Vec<Value> = verdicts.iter().filter_map(failed_json).collect();
    let replayed = verdicts.len() - failed.len();
    if as_json {
        say!("{}", json!({"matches": verdicts.len(), "replayed": replayed, "failed": failed}));
    } else {
        verdicts.iter().for_each(say_failed);
        say!("{replayed} of {} matches replay", verdicts.len());
    }
    Ok(if failed.is_empty() { Answer::Yes } else { Answer::No })
}

/// Prints a match that does not replay, and why.
pub(crate) fn say_failed(verdict: &MatchVerdict) {
    let Some(failure) = &verdict.failure else { return };
    let step = failure.step.map_or_else(String::new, |step| format!("step {step}: "));
    say!("match {} ({}): {step}{}", verdict.id, verdict.game, failure.because);
}

/// Returns the JSON about a match that does not replay, and why. `None` for a match that replays.
pub(crate) fn failed_json(verdict: &MatchVerdict) -> Option<Value> {
    let failure = verdict.failure.as_ref()?;
    Some(json!({
        "match": verdict.id,
        "game": verdict.game,
        "reason": failure.reason,
        "step": failure.step,
        "because": failure.because,
    }))
}
