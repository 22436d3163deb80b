//! A match from what is kept: the record is replayed, and every step must come out as it was.

use crate::store::Stored;
use referee::{RecordHeader, RecordStep, ReplayError, Status};
use shelf::Session;

/// Replays a record up to its last kept step.
///
/// # Errors
/// A step that does not come out as the record says.
pub(crate) fn replayed(header: &RecordHeader, steps: &[RecordStep]) -> Result<Box<dyn Session>, ReplayError> {
    let mut session = shelf::replay_start(header)?;
    for step in steps {
        session.replay_step(step)?;
    }
    Ok(session)
}

/// Replays a stored match and compares it with how it is said to stand; nothing before its game has begun.
pub(super) fn restored(stored: &Stored) -> Result<Option<Box<dyn Session>>, ReplayError> {
    let Some(header) = &stored.header else { return Ok(None) };
    let state = &stored.row.state;
    matched(header, &stored.steps, state.steps, state.outcome.is_some()).map(Some)
}

/// Replays a record and compares it with how the match is said to stand: after so many steps, and over or not.
///
/// # Errors
/// A step does not come out as the record says, or the match stands otherwise.
pub(crate) fn matched(
    header: &RecordHeader,
    steps: &[RecordStep],
    taken: u32,
    is_over: bool,
) -> Result<Box<dyn Session>, ReplayError> {
    let session = replayed(header, steps)?;
    if session.steps() != taken {
        let why = format!("{} steps are stored and {taken} were taken", session.steps());
        return Err(ReplayError::new(session.steps(), why));
    }
    if matches!(session.status(), Status::Over(_)) != is_over {
        return Err(ReplayError::new(session.steps(), "the ending is another one".into()));
    }
    Ok(session)
}
