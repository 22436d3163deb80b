//! Restores the game of a match from the store: replays the record, and checks that every step has the recorded result.

use crate::store::Stored;
use referee::{RecordHeader, RecordStep, ReplayError, Status};
use shelf::Session;

/// Replays a record up to its last step.
///
/// # Errors
/// A step has another result than the record says.
pub(crate) fn replayed(header: &RecordHeader, steps: &[RecordStep]) -> Result<Box<dyn Session>, ReplayError> {
    let mut session = shelf::replay_start(header)?;
    for step in steps {
        session.replay_step(step)?;
    }
    Ok(session)
}

/// Replays the record of a stored match, and compares the result with the stored state. Returns `None` if the game has
/// not begun.
pub(super) fn restored(stored: &Stored) -> Result<Option<Box<dyn Session>>, ReplayError> {
    let Some(header) = &stored.header else { return Ok(None) };
    let state = &stored.row.state;
    matched(header, &stored.steps, state.steps, state.outcome.is_some()).map(Some)
}

/// Replays a record, and compares the result with the stored state: `taken`, the number of steps, and `is_over`.
///
/// # Errors
/// A step has another result than the record says, or the state differs.
pub(crate) fn matched(
    header: &RecordHeader,
    steps: &[RecordStep],
    taken: u32,
    is_over: bool,
) -> Result<Box<dyn Session>, ReplayError> {
    let session = replayed(header, steps)?;
    if session.steps() != taken {
        let why = format!("the record has {} steps, but the state of the match says {taken}", session.steps());
        return Err(ReplayError::new(session.steps(), why));
    }
    if matches!(session.status(), Status::Over(_)) != is_over {
        return Err(ReplayError::new(
            session.steps(),
            "the record and the state of the match differ on whether the game is over".into(),
        ));
    }
    Ok(session)
}
