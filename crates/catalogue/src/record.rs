//! Replays records, to verify them or to show what happened.

use referee::{Codec, Match, Record, RecordStep, ReplayError, Status, Viewer};
use serde_json::Value;

/// How much of a record to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordViewer {
    /// Everything, secrets included.
    Referee,
    /// Only what this viewer may know.
    Viewer(Viewer),
}

/// The start or a step of a record, with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordLine<'a> {
    /// The step. `None` for the start.
    pub step: Option<&'a RecordStep>,
    /// What happened, in the game's own JSON, as far as the viewer may know it.
    pub events: Vec<Value>,
}

/// Replays a record and compares every line. Returns the number of steps.
pub(crate) fn verify<G: Codec>(_game: G, record: &Record) -> Result<u32, ReplayError> {
    let again = Match::<G>::replay(record)?;
    // The game may have ignored some fields of the header.
    if again.record().header != record.header {
        return Err(ReplayError::new(0, "the header differs from the one that the replay writes".into()));
    }
    Ok(again.steps())
}

/// Replays a record, and passes its start and then each step to `line`. Returns the status of the game after the last
/// step.
pub(crate) fn tell<G: Codec>(
    game: G,
    record: &Record,
    eyes: RecordViewer,
    line: &mut dyn FnMut(RecordLine<'_>),
) -> Result<Status, ReplayError> {
    let (mut table, begun) = Match::replay_start_with(game.clone(), &record.header)?;
    line(RecordLine { step: None, events: seen(&game, eyes, &begun) });
    for step in &record.steps {
        let told = table.replay_step(step)?;
        line(RecordLine { step: Some(step), events: seen(&game, eyes, &told.events) });
    }
    Ok(table.status())
}

fn seen<G: Codec>(game: &G, eyes: RecordViewer, events: &[G::Event]) -> Vec<Value> {
    let shown = events.iter().filter_map(|event| match eyes {
        RecordViewer::Referee => Some(event.clone()),
        RecordViewer::Viewer(viewer) => game.show(event, viewer),
    });
    shown.map(|event| game.event_to_json(&event)).collect()
}
