//! `rumpus verify --data`: which matches of a data folder do not replay.

use crate::{Answer, say};
use serde_json::{Value, json};
use server::Examined;
use std::path::Path;

/// Replays every match of a data folder and prints those that fail. The answer is no when there is one.
///
/// # Errors
/// The folder holds no matches, a server uses it, or it cannot be read.
pub(crate) fn verify(data: &Path, as_json: bool) -> Result<Answer, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|fault| format!("no threads can be started: {fault}"))?;
    let examined = runtime.block_on(server::examine(data)).map_err(|fault| fault.to_string())?;
    let failed: Vec<Value> = examined.iter().filter_map(failed_json).collect();
    let replayed = examined.len() - failed.len();
    if as_json {
        say!("{}", json!({"matches": examined.len(), "replayed": replayed, "failed": failed}));
    } else {
        for examined in &examined {
            let Some(failure) = &examined.failure else { continue };
            let step = failure.step.map_or_else(String::new, |step| format!("step {step}: "));
            say!("match {} ({}): {step}{}", examined.id, examined.game, failure.because);
        }
        say!("{replayed} of {} matches replay", examined.len());
    }
    Ok(if failed.is_empty() { Answer::Yes } else { Answer::No })
}

fn failed_json(examined: &Examined) -> Option<Value> {
    let failure = examined.failure.as_ref()?;
    Some(json!({
        "match": examined.id,
        "game": examined.game,
        "reason": failure.reason,
        "step": failure.step,
        "because": failure.because,
    }))
}
