//! Answers questions about a match. Checks that the socket may see the view from which it asks. Computes the answer on
//! another thread, so that no decision waits for a question.

use super::actor::Table;
use super::decide::{check_client_id, malformed, refusal, reserved};
use crate::blocking::Kind;
use crate::problem;
use referee::{Seat, Viewer};
use serde_json::Value;
use shelf::{Answerer, Judge};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::oneshot;
use wire::{Problem, ServerMessage};

/// How long the table (the actor of the match) waits for the answer to a question.
const PATIENCE: Duration = Duration::from_secs(10);

/// The functions that answer questions about the current position. The table makes each when a question first needs it.
#[derive(Default)]
pub(super) struct Answerers {
    steps: u32,
    of_viewers: BTreeMap<Viewer, Answerer>,
    judge: Option<Judge>,
}

impl Answerers {
    /// Drops all functions if the game has taken a step since they were made.
    fn turn_to(&mut self, steps: u32) {
        if self.steps != steps {
            *self = Answerers { steps, ..Answerers::default() };
        }
    }
}

impl Table {
    /// Answers a question of a socket. With `seat`, answers from that viewer's view. Signals `done` as soon as the
    /// socket may send its next message.
    pub fn ask(&mut self, socket: u64, id: String, seat: Option<&str>, question: Value, done: oneshot::Sender<()>) {
        match self.answerer(socket, &id, seat) {
            Ok(answerer) => {
                let name = id.clone();
                let refused = move |because: String| ServerMessage::NoAnswer { id, because };
                let work = move || match answerer(&question) {
                    Ok(answer) => ServerMessage::Answer { id: name, answer },
                    Err(because) => ServerMessage::NoAnswer { id: name, because },
                };
                self.answer_beside(socket, done, work, move |problem| refused(problem.detail));
            }
            Err(problem) => self.send(socket, &ServerMessage::NoAnswer { id, because: problem.detail }),
        }
    }

    /// Tells a socket whether the rules allow a decision of `seat`, and if not, why.
    pub fn why(&mut self, socket: u64, id: String, seat: &str, action: Value, done: oneshot::Sender<()>) {
        match self.judge(socket, &id, seat, &action) {
            Ok((seat, judge)) => {
                let name = id.clone();
                let work = move || match judge(seat, &action) {
                    Ok(refused) => ServerMessage::Why { id: name, refusal: refused.map(refusal) },
                    Err(why) => ServerMessage::Rejected { id: name, refusal: None, problem: Some(malformed(why)) },
                };
                let refused = |problem| ServerMessage::Rejected { id, refusal: None, problem: Some(problem) };
                self.answer_beside(socket, done, work, refused);
            }
            Err(problem) => self.reject(socket, id, None, Some(problem)),
        }
    }

    /// Does the work on another thread, and sends the message that it returns. Work for players and for spectators
    /// waits in separate queues. If too much work waits, or the work takes longer than [`PATIENCE`], sends the message
    /// that `refused` makes.
    fn answer_beside(
        &mut self,
        socket: u64,
        done: oneshot::Sender<()>,
        work: impl FnOnce() -> ServerMessage + Send + 'static,
        refused: impl FnOnce(Problem) -> ServerMessage + Send + 'static,
    ) {
        let Some(at) = self.connections.get(&socket) else { return };
        let kind = if self.seats_of(at.client.guest.as_deref()).is_empty() { Kind::Spectator } else { Kind::Answer };
        let (outbox, blocking) = (at.client.outbox.clone(), self.registry.blocking.clone());
        let questions = at.questions.clone();
        self.registry.runtime.spawn(async move {
            let room = questions.acquire_owned().await;
            let _gone = done.send(());
            let answered = tokio::time::timeout(PATIENCE, blocking.run(kind, work)).await;
            let message = answered.unwrap_or_else(|_| Err(problem::busy())).unwrap_or_else(refused);
            // An error means that the client does not read: the table disconnects it with the next message.
            let _closed = outbox.send(&message);
            drop(room);
        });
    }

    /// Returns the function that answers a socket's questions. With `seat`, it answers from the view of this viewer,
    /// which the socket must be allowed to see. Without `seat`, it answers from the view that the socket gets.
    fn answerer(&mut self, socket: u64, id: &str, seat: Option<&str>) -> Result<Answerer, Problem> {
        check_client_id(id)?;
        let at = self.connections.get(&socket);
        let viewer = match seat {
            Some(word) => self.may_look(at.and_then(|at| at.client.guest.as_deref()), word)?,
            None => at.and_then(|at| at.viewer).unwrap_or(Viewer::Public),
        };
        let session = self.session.as_ref().ok_or_else(|| self.no_game())?;
        self.answerers.turn_to(session.steps());
        Ok(self.answerers.of_viewers.entry(viewer).or_insert_with(|| session.answerer(viewer)).clone())
    }

    /// Returns the seat with this name, if it belongs to the guest of the socket. Also returns the function that checks
    /// decisions of a seat.
    fn judge(&mut self, socket: u64, id: &str, seat: &str, action: &Value) -> Result<(Seat, Judge), Problem> {
        let seat = self.authorised(socket, id, seat)?;
        let session = self.session.as_ref().ok_or_else(|| self.no_game())?;
        if session.is_reserved(action) {
            return Err(reserved());
        }
        self.answerers.turn_to(session.steps());
        Ok((seat, self.answerers.judge.get_or_insert_with(|| session.judge()).clone()))
    }
}
