//! What each viewer is sent. Everything here is made from views, redacted events and the viewer's own hints; draws,
//! digests and seeds are never touched.

use crate::store::{MatchRow, SeatRow};
use axum::extract::ws::Utf8Bytes;
use referee::{RecordHeader, RecordStep, ReplayError, Seat, Status, Viewer};
use serde_json::Value;
use shelf::Session;
use wire::{ClockState, Frame, Outcome, ServerMessage};

/// What goes to one socket.
#[derive(Clone, Debug)]
pub(crate) enum Outbound {
    /// Messages, in order.
    Texts(Vec<Utf8Bytes>),
    /// The last word: say goodbye and close.
    Close(String),
}

impl Outbound {
    /// One message.
    pub fn one(message: &ServerMessage) -> Outbound {
        Outbound::Texts(vec![text(message)])
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    metrics::counter!("rumpus_messages_sent_total", "type" => kind(message)).increment(1);
    serde_json::to_string(message).expect("a message is plain data").into()
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
        ServerMessage::Clock { .. } => "clock",
        ServerMessage::Pong => "pong",
        ServerMessage::Bye { .. } => "bye",
    }
}

/// The word for a viewer on the wire.
pub(crate) fn viewer_name(viewer: Viewer, seats: &[SeatRow]) -> String {
    match viewer {
        Viewer::Seat(seat) => seats[seat.index()].name.clone(),
        Viewer::Public => "public".into(),
    }
}

/// The viewer that a word on the wire names.
pub(crate) fn viewer_of(word: &str, seats: &[SeatRow]) -> Option<Viewer> {
    if word == "public" {
        return Some(Viewer::Public);
    }
    seats.iter().position(|seat| seat.name == word).map(|n| Viewer::Seat(Seat(n as u8)))
}

/// As whom a guest looks unless it says otherwise: its seat that is to move, else its first, else as the public.
pub(super) fn default_viewer(row: &MatchRow, guest: Option<&str>) -> Viewer {
    let own = |seat: &Seat| row.seats[seat.index()].is_of(guest);
    let all = (0..row.seats.len() as u8).map(Seat);
    let to_move = row.state.to_move.iter().find(own);
    to_move.or_else(|| all.into_iter().find(own)).map_or(Viewer::Public, Viewer::Seat)
}

/// The whole picture as it is now; at the start with what happened there.
pub(super) fn snapshot(session: &dyn Session, viewer: Viewer, clock: Option<ClockState>) -> Frame {
    Frame {
        seq: session.steps(),
        seat: None,
        events: if session.steps() == 0 { session.opening(viewer).to_vec() } else { Vec::new() },
        view: session.view(viewer),
        hints: hints(session, viewer),
        status: status(session),
        clock,
    }
}

/// A step that was just taken.
pub(super) fn step_frame(
    session: &dyn Session,
    step: &shelf::Step,
    viewer: Viewer,
    clock: Option<ClockState>,
) -> Frame {
    let seat = Some(step.record.seat.clone());
    Frame { seat, events: step.story(viewer).to_vec(), ..snapshot(session, viewer, clock) }
}

/// The steps after `from`, made again from the record as the viewer saw them then; `from` itself as a whole picture
/// first if `with_start`.
///
/// # Errors
/// The record does not replay.
pub(crate) fn replay_frames(
    header: &RecordHeader,
    steps: &[RecordStep],
    from: u32,
    viewer: Viewer,
    with_start: bool,
) -> Result<Vec<Frame>, ReplayError> {
    let mut session = shelf::replay_start(header)?;
    let mut frames = Vec::new();
    if with_start && from == 0 {
        frames.push(snapshot(session.as_ref(), viewer, None));
    }
    for step in steps {
        let taken = session.replay_step(step)?;
        if step.n > from {
            frames.push(step_frame(session.as_ref(), &taken, viewer, None));
        } else if with_start && step.n == from {
            frames.push(snapshot(session.as_ref(), viewer, None));
        }
    }
    Ok(frames)
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

/// An outcome in the words of the wire.
pub(super) fn wire_outcome(outcome: &referee::Outcome, names: &[String]) -> Outcome {
    let winners = outcome.winners.iter().map(|seat| names[seat.index()].clone()).collect();
    Outcome { winners, by: outcome.by.into(), clause: outcome.clause.id().into() }
}
