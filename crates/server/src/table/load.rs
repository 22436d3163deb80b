//! A match from what is kept: the record is replayed, and every step must come out as it was.

use crate::store::Stored;
use referee::{RecordHeader, RecordStep, ReplayError, Status};
use shelf::Session;

/// Replays a record up to its last kept step.
///
/// # Errors
/// A step that does not come out as the record says.
pub(crate) fn replayed(header: &RecordHeader, steps: &[RecordStep]) -> Result<Box<dyn Session>, ReplayError> {
    let mut session = shelf::restart(header)?;
    for step in steps {
        session.retake(step)?;
    }
    Ok(session)
}

/// Replays a kept match and compares it with how it is said to stand; nothing before its game has begun.
pub(super) fn restored(stored: &Stored) -> Result<Option<Box<dyn Session>>, ReplayError> {
    let Some(header) = &stored.header else { return Ok(None) };
    let session = replayed(header, &stored.steps)?;
    let standing = &stored.row.standing;
    if session.steps() != standing.steps {
        let why = format!("{} steps are kept and {} were taken", session.steps(), standing.steps);
        return Err(ReplayError::new(session.steps(), why));
    }
    let over = matches!(session.status(), Status::Over(_));
    if over != standing.outcome.is_some() {
        return Err(ReplayError::new(session.steps(), "the ending is another one".into()));
    }
    Ok(Some(session))
}
