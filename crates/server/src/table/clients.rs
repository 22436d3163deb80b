//! Sends messages to the clients of a match. Each client sees the match as one viewer: the player of a seat, or the
//! public. It gets only what this viewer may see.

use super::actor::Table;
use super::catch_up::CatchUp;
use super::frames::{StepText, default_viewer, snapshot};
use super::outbox::{Farewell, Outbound};
use super::presence::Presence;
use super::{Client, viewer_name};
use crate::store::StoreError;
use referee::Viewer;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Semaphore;
use wire::{ClockState, Problem, ServerMessage, UndoNow, UndoOffer};

/// How many questions of one socket the server answers at the same time. A further question waits until one of these
/// has its answer, and so does every message after it.
const MOST_QUESTIONS: usize = 8;

/// The most missed steps that a client gets. A client that has missed more gets a snapshot of the current position
/// instead.
const MOST_STEPS_AGAIN: u32 = 500;

/// A connected client of a match.
pub(super) struct Connection {
    pub client: Client,
    /// The viewer whose view the client gets; `None` until the client has sent `hello`.
    pub viewer: Option<Viewer>,
    /// Counts the guest as present while this connection exists.
    _presence: Option<Presence>,
    /// The viewer and the number of steps of the last view that this socket got. The table may send the next step as a
    /// change of that view.
    pub shown: Option<(Viewer, u32)>,
    /// The catch-up that sends missed steps to the client. Until it ends, the client gets no new steps.
    pub catching_up: Option<CatchUp>,
    /// What the client was last told about taking decisions back.
    pub undo: UndoNow,
    /// The permits for the questions of this socket that the server answers at the same time.
    pub questions: Arc<Semaphore>,
}

impl Connection {
    pub fn new(client: Client, presence: Option<Presence>) -> Box<Connection> {
        let questions = Arc::new(Semaphore::new(MOST_QUESTIONS));
        Box::new(Connection {
            client,
            viewer: None,
            _presence: presence,
            shown: None,
            catching_up: None,
            undo: UndoNow::default(),
            questions,
        })
    }

    /// Changes the viewer, and stops a catch-up for the previous viewer.
    fn look_as(&mut self, viewer: Viewer) {
        (self.viewer, self.shown, self.catching_up) = (Some(viewer), None, None);
    }
}

/// For each viewer: the number of steps of the last view that a client got, and the JSON of this view.
pub(super) type Views = BTreeMap<Viewer, (u32, Arc<str>)>;

impl Table {
    /// Answers the `hello` of a client with the steps that it has missed, or with a snapshot of the current position.
    pub async fn hello(&mut self, socket: u64, seq: Option<u32>, look: Option<String>) -> Result<(), StoreError> {
        self.check_clocks().await?;
        let Some(at) = self.connections.get(&socket) else { return Ok(()) };
        let guest = at.client.guest.clone();
        let asked = look.and_then(|word| self.may_look(guest.as_deref(), &word).ok());
        let viewer = asked.unwrap_or_else(|| default_viewer(&self.row, guest.as_deref()));
        self.connections.entry(socket).and_modify(|at| at.look_as(viewer));
        let missing = self.session.as_ref().and_then(|session| session.steps().checked_sub(seq?));
        match seq.filter(|_| missing.is_some_and(|missing| missing <= MOST_STEPS_AGAIN)) {
            Some(seq) => self.resume(socket, viewer, seq),
            None => self.welcome(socket),
        }
        self.tell_talk(socket);
        self.tell_undo();
        Ok(())
    }

    /// Sends a socket that has sent `hello` a snapshot of the current position, as its viewer sees it.
    pub fn welcome(&mut self, socket: u64) {
        let Some(at) = self.connections.get(&socket) else { return };
        let Some(viewer) = at.viewer else { return };
        let summary = self.summary_to(socket);
        let session = self.session.as_deref();
        let setup = session.map_or(Value::Null, |session| session.setup());
        let frame = session.map(|session| snapshot(session, viewer, self.clock()));
        let name = viewer_name(viewer, &self.row.seats);
        self.send(socket, &ServerMessage::Welcome { summary, setup, viewer: name, frame });
        self.note_shown(socket, viewer);
    }

    /// Sends a snapshot of the current position to every client that has sent `hello`.
    pub fn broadcast_welcome(&mut self) {
        self.update_presence();
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        for socket in sockets {
            self.connections.entry(socket).and_modify(|at| at.catching_up = None);
            self.welcome(socket);
        }
        self.tell_undo();
    }

    /// Sends a socket the summary and the steps after `seq`, which a replay makes again. If `seq` is 0, the starting
    /// position comes first, since the start has events too.
    fn resume(&mut self, socket: u64, viewer: Viewer, seq: u32) {
        let Some(session) = &self.session else { return };
        let is_missing = seq < session.steps();
        let summary = self.summary_to(socket);
        self.send(socket, &ServerMessage::Summary { summary });
        if is_missing {
            self.begin_to_catch_up(socket, viewer, seq);
        } else if let Some(clock) = self.clock() {
            self.send(socket, &ServerMessage::Clock { clock });
        }
    }

    /// Lets a client see the match as the viewer named `word` sees it, if the client's guest may.
    pub fn look(&mut self, socket: u64, word: &str) {
        let Some(at) = self.connections.get(&socket) else { return };
        match self.may_look(at.client.guest.as_deref(), word) {
            Ok(viewer) => {
                self.connections.entry(socket).and_modify(|at| at.look_as(viewer));
                let frame = self.session.as_deref().map(|session| snapshot(session, viewer, self.clock()));
                match frame {
                    Some(frame) => {
                        self.send(socket, &ServerMessage::Frame { frame });
                        self.note_shown(socket, viewer);
                    }
                    None => self.welcome(socket),
                }
            }
            Err(problem) => self.reject(socket, String::new(), None, Some(problem)),
        }
    }

    /// Remembers that a socket has got the current view of a viewer.
    pub fn note_shown(&mut self, socket: u64, viewer: Viewer) {
        let Some(session) = &self.session else { return };
        let steps = session.steps();
        if self.views.get(&viewer).is_none_or(|(seen, _)| *seen != steps) {
            self.views.insert(viewer, (steps, session.view_text(viewer).into()));
        }
        self.connections.entry(socket).and_modify(|at| at.shown = Some((viewer, steps)));
    }

    /// Sends a new step to every client that is not catching up, as its viewer may see it. `mover` is the socket whose
    /// client made the decision, and the client's id of the decision. The message to this socket also acknowledges the
    /// decision. Returns whether the socket got the message.
    pub fn broadcast_step(&mut self, step: &shelf::Step, mover: Option<(u64, &str)>) -> bool {
        let clock = self.clock();
        let offer = self.offered().filter(|(seat, _)| self.row.seats[seat.index()].name == step.record.seat);
        let Some(session) = self.session.as_deref() else { return false };
        let steps = session.steps();
        let mut texts: BTreeMap<Viewer, StepText> = BTreeMap::new();
        let (mut is_told, mut slow) = (false, Vec::new());
        for (socket, at) in &mut self.connections {
            let Some(viewer) = at.viewer.filter(|_| at.catching_up.is_none()) else { continue };
            let text = texts.entry(viewer).or_insert_with(|| {
                let before = self.views.get(&viewer).filter(|(seen, _)| seen + 1 == steps);
                StepText::of(session, Some(step), viewer, before.map(|(_, view)| &**view), clock.as_ref())
            });
            let knows_before = at.shown == Some((viewer, steps - 1));
            let name = mover.filter(|(mover, _)| mover == socket).map(|(_, name)| name);
            is_told |= name.is_some();
            at.shown = Some((viewer, steps));
            // A step ends all requests to take decisions back.
            let guest = at.client.guest.as_deref();
            let to = offer.filter(|(seat, _)| self.row.seats[seat.index()].is_of(guest)).map(|(_, to)| to);
            let own = to.map(|to| UndoOffer { seat: step.record.seat.clone(), to });
            at.undo = UndoNow { offer: own, ..UndoNow::default() };
            let text = text.text(knows_before, name, to);
            if at.client.outbox.put(Outbound::Text(text)).is_err() {
                slow.push(*socket);
            }
        }
        self.views = texts.into_iter().map(|(viewer, text)| (viewer, (steps, text.view()))).collect();
        for socket in slow {
            self.disconnect(socket);
        }
        is_told
    }

    /// Sends the summary of the match to every client that has sent `hello`.
    pub fn broadcast_summary(&mut self) {
        self.update_presence();
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        for socket in sockets {
            let at = &self.connections[&socket];
            if at.viewer.is_some() {
                let summary = self.summary_to(socket);
                self.send(socket, &ServerMessage::Summary { summary });
            }
        }
    }

    /// Sends the clocks to every client that has sent `hello`.
    pub fn broadcast_clock(&mut self) {
        let Some(clock) = self.clock() else { return };
        self.broadcast(&ServerMessage::Clock { clock });
    }

    /// Sends the same message to every client that has sent `hello`.
    pub fn broadcast(&mut self, message: &ServerMessage) {
        let sockets: Vec<u64> =
            self.connections.iter().filter(|(_, at)| at.viewer.is_some()).map(|(n, _)| *n).collect();
        for socket in sockets {
            self.send(socket, message);
        }
    }

    /// Sends a message to one socket. Disconnects the socket if too much waits for it.
    pub fn send(&mut self, socket: u64, message: &ServerMessage) {
        let Some(at) = self.connections.get(&socket) else { return };
        if at.client.outbox.send(message).is_err() {
            self.disconnect(socket);
        }
    }

    /// Tells a socket that its request `id` was not carried out, and why: a refusal of the rules, or another problem.
    pub fn reject(&mut self, socket: u64, id: String, refusal: Option<wire::Refusal>, problem: Option<Problem>) {
        metrics::counter!("rumpus_decisions_total", "answer" => "rejected").increment(1);
        self.send(socket, &ServerMessage::Rejected { id, refusal, problem });
    }

    /// Closes all connections, and tells the clients why.
    pub fn close_connections(&mut self, why: &Farewell) {
        for at in std::mem::take(&mut self.connections).into_values() {
            let _gone = at.client.outbox.put(Outbound::Close(why.clone()));
        }
    }

    /// Returns the current clocks in the form for clients; `None` in a match without a clock.
    pub fn clock(&self) -> Option<ClockState> {
        let clocks = self.row.state.clocks.as_ref();
        clocks.map(|clocks| clocks.state(&self.row.seats, crate::time::now_ms()))
    }
}
