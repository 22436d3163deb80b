//! Replays records, to verify them or to show what happened.

use referee::{Codec, Match, Record, RecordStep, ReplayError, Status, Viewer};
use serde_json::Value;

/// The viewer to whom a record is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordViewer {
    /// The referee, who knows everything.
    Referee,
    /// A seat or the public.
    Viewer(Viewer),
}

/// A line of a record, with its events.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordLine<'a> {
    /// The step. `None` for the start.
    pub step: Option<&'a RecordStep>,
    /// What happened, in the game's JSON.
    pub events: Vec<Value>,
}

/// Plays a record again and compares every line; returns the number of steps.
pub(crate) fn verify<G: Codec>(_game: G, record: &Record) -> Result<u32, ReplayError> {
    let again = Match::<G>::replay(record)?;
    // The game may have ignored some fields of the header.
    if again.record().header != record.header {
        return Err(ReplayError::new(0, "the header is not the one that the game writes".into()));
    }
    Ok(again.steps())
}

/// Passes a record to `line`, line by line. Returns the status of the game after the last step.
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
