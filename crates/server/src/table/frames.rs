//! Makes what clients get about a position: frames, and messages about steps. Each is for one viewer: the player of a
//! seat, or the public. Both contain the view and the hints of the viewer, events without what the viewer may not know,
//! the status and the clocks. They never contain draws, digests or seeds.

use crate::store::{MatchRow, SeatRow};
use axum::extract::ws::Utf8Bytes;
use referee::{RecordHeader, RecordStep, ReplayError, Seat, Status, Viewer};
use serde::Serialize;
use serde_json::Value;
use shelf::Session;
use std::sync::Arc;
use wire::{ClockState, Frame, Outcome, ServerMessage};

/// Writes a message as JSON, and counts it in the metrics as sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    count(kind(message));
    serde_json::to_string(message).expect("a message is plain data").into()
}

fn count(kind: &'static str) {
    metrics::counter!("rumpus_messages_sent_total", "type" => kind).increment(1);
}

fn kind(message: &ServerMessage) -> &'static str {
    match message {
        ServerMessage::Welcome { .. } => "welcome",
        ServerMessage::Step { .. } => "step",
        ServerMessage::Frame { .. } => "frame",
        ServerMessage::Accepted { .. } => "accepted",
        ServerMessage::Rejected { .. } => "rejected",
        ServerMessage::Why { .. } => "why",
        ServerMessage::Answer { .. } => "answer",
        ServerMessage::NoAnswer { .. } => "no_answer",
        ServerMessage::Thinking { .. } => "thinking",
        ServerMessage::Summary { .. } => "summary",
        ServerMessage::Undo { .. } => "undo",
        ServerMessage::Talk { .. } => "talk",
        ServerMessage::Clock { .. } => "clock",
        ServerMessage::Pong => "pong",
        ServerMessage::Bye { .. } => "bye",
    }
}

/// Returns the word for a viewer in messages: the name of the viewer's seat, or `public`.
pub(crate) fn viewer_name(viewer: Viewer, seats: &[SeatRow]) -> String {
    match viewer {
        Viewer::Seat(seat) => seats[seat.index()].name.clone(),
        Viewer::Public => "public".into(),
    }
}

/// Returns the viewer for a word in a message; `None` for an unknown word.
pub(crate) fn viewer_of(word: &str, seats: &[SeatRow]) -> Option<Viewer> {
    if word == "public" {
        return Some(Viewer::Public);
    }
    seats.iter().position(|seat| seat.name == word).map(|n| Viewer::Seat(Seat(n as u8)))
}

/// Returns the viewer of a guest who has chosen none. This is the guest's seat for which the game waits, or else the
/// guest's first seat, or else the public.
pub(super) fn default_viewer(row: &MatchRow, guest: Option<&str>) -> Viewer {
    let own = |seat: &Seat| row.seats[seat.index()].is_of(guest);
    let all = (0..row.seats.len() as u8).map(Seat);
    let to_move = row.state.to_move.iter().find(own);
    to_move.or_else(|| all.into_iter().find(own)).map_or(Viewer::Public, Viewer::Seat)
}

/// Returns the current position as the viewer sees it. At step 0, the frame also has the events of the start.
pub(crate) fn snapshot(session: &dyn Session, viewer: Viewer, clock: Option<ClockState>) -> Frame {
    Frame {
        seq: session.steps(),
        seat: None,
        undo: None,
        events: if session.steps() == 0 { session.opening(viewer) } else { Vec::new() },
        view: session.view(viewer),
        hints: hints(session, viewer),
        status: status(session),
        clock,
    }
}

/// Returns the frame of a step that was just taken, as the viewer sees it, without the clocks.
pub(crate) fn step_frame(session: &dyn Session, step: &shelf::Step, viewer: Viewer) -> Frame {
    let seat = Some(step.record.seat.clone());
    let undo = step.record.undo.as_ref().map(|undo| undo.to);
    Frame { seat, undo, events: step.story(viewer), ..snapshot(session, viewer, None) }
}

/// Replays a record, and returns the frames of the steps after `from`, as the viewer saw them. With `with_start`, a
/// snapshot of the position at `from` comes first. A cancelled replay returns the frames that it has made.
///
/// # Errors
/// The rules cannot replay the record.
pub(crate) fn replay_frames(
    header: &RecordHeader,
    steps: &[RecordStep],
    from: u32,
    viewer: Viewer,
    with_start: bool,
    is_cancelled: &dyn Fn() -> bool,
) -> Result<Vec<Frame>, ReplayError> {
    let mut session = shelf::replay_start(header)?;
    let mut frames = Vec::new();
    if with_start && from == 0 {
        frames.push(snapshot(session.as_ref(), viewer, None));
    }
    for step in steps {
        if is_cancelled() {
            break;
        }
        let taken = session.replay_step(step)?;
        if step.n > from {
            frames.push(step_frame(session.as_ref(), &taken, viewer));
        } else if with_start && step.n == from {
            frames.push(snapshot(session.as_ref(), viewer, None));
        }
    }
    Ok(frames)
}

/// The parts of a message about a step that all sockets of one viewer share, as JSON.
pub(super) struct StepText {
    /// The part before the view: number, seat, events.
    head: String,
    /// The view after the step.
    view: Arc<str>,
    /// The diff from the view before the step to `view`; `None` if the view before is unknown or the diff is not
    /// shorter.
    diff: Option<String>,
    /// The part after the view: hints, status, clocks.
    tail: String,
}

impl StepText {
    /// Writes the parts for a step that was just taken, or for the start. `before` is the viewer's view before the
    /// step.
    pub fn of(
        session: &dyn Session,
        step: Option<&shelf::Step>,
        viewer: Viewer,
        before: Option<&str>,
        clock: Option<&ClockState>,
    ) -> StepText {
        let mut head = format!("{{\"type\":\"step\",\"seq\":{}", session.steps());
        if let Some(step) = step {
            head.push_str(&format!(",\"seat\":{}", said(&step.record.seat)));
            if let Some(undo) = &step.record.undo {
                head.push_str(&format!(",\"undo\":{}", undo.to));
            }
            head.push_str(&format!(",\"events\":{}", step.story_text(viewer)));
        } else {
            head.push_str(&format!(",\"events\":{}", said(&session.opening(viewer))));
        }
        let view = session.view_text(viewer);
        let mut tail = String::new();
        if let Viewer::Seat(seat) = viewer
            && let Some(hints) = session.hints_text(seat)
        {
            tail.push_str(",\"hints\":");
            tail.push_str(&hints);
        }
        tail.push_str(&format!(",\"status\":{}", said(&status(session))));
        if let Some(clock) = clock {
            tail.push_str(&format!(",\"clock\":{}", said(clock)));
        }
        let diff = before.and_then(|before| wire::diff(before, &view));
        StepText { head, view: view.into(), diff, tail }
    }

    pub fn view(&self) -> Arc<str> {
        self.view.clone()
    }

    /// Returns the message for one socket. If the socket has the view before the step (`knows_before`), it gets the
    /// diff instead of the view. `name` is the client's id of the decision, if this socket made it. `offer` is
    /// the number of the step to which the socket's guest may go back.
    pub fn text(&self, knows_before: bool, name: Option<&str>, offer: Option<u32>) -> Utf8Bytes {
        count("step");
        let (field, view) = match self.diff.as_deref().filter(|_| knows_before) {
            Some(diff) => ("diff", diff),
            None => ("view", &*self.view),
        };
        let mut text = String::with_capacity(self.head.len() + view.len() + self.tail.len() + 64);
        text.push_str(&self.head);
        text.push_str(&format!(",\"{field}\":"));
        text.push_str(view);
        text.push_str(&self.tail);
        if let Some(name) = name {
            text.push_str(&format!(",\"id\":{}", said(&name)));
        }
        if let Some(to) = offer {
            text.push_str(&format!(",\"offer\":{to}"));
        }
        text.push('}');
        text.into()
    }
}

fn said(what: &impl Serialize) -> String {
    serde_json::to_string(what).expect("a part of a message is plain data")
}

fn hints(session: &dyn Session, viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => session.hints(seat),
        Viewer::Public => Value::Null,
    }
}

fn status(session: &dyn Session) -> wire::Status {
    let names = session.seats();
    match session.status() {
        Status::Awaiting(seats) => {
            wire::Status::Awaiting(seats.iter().map(|seat| names[seat.index()].clone()).collect())
        }
        Status::Over(outcome) => wire::Status::Over(wire_outcome(&outcome, &names)),
    }
}

/// Converts an outcome to the form for messages.
pub(super) fn wire_outcome(outcome: &referee::Outcome, names: &[String]) -> Outcome {
    let winners = outcome.winners.iter().map(|seat| names[seat.index()].clone()).collect();
    Outcome { winners, by: outcome.by.into(), clause: outcome.clause.id().into() }
}
