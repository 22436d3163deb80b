//! Questions about the table: for whose eyes the answer may be, and how it is given.

use super::actor::Table;
use super::decide::check_client_id;
use referee::Viewer;
use serde_json::Value;
use wire::{Problem, ServerMessage};

impl Table {
    /// Answers a question of a socket. Nothing changes, whatever is asked.
    pub fn ask(&mut self, socket: u64, id: String, seat: Option<&str>, question: &Value) {
        let message = match self.find_answer(socket, &id, seat, question) {
            Ok(answer) => ServerMessage::Answer { id, answer },
            Err(because) => ServerMessage::NoAnswer { id, because },
        };
        self.send(socket, &message);
    }

    fn find_answer(&self, socket: u64, id: &str, seat: Option<&str>, question: &Value) -> Result<Value, String> {
        check_client_id(id).map_err(sentence)?;
        let viewer = self.asker(socket, seat).map_err(sentence)?;
        let session = self.session.as_ref().ok_or_else(|| self.no_game()).map_err(sentence)?;
        session.answer(viewer, question)
    }

    /// For whose eyes a socket asks: as whom it looks, or as whom else it may look.
    fn asker(&self, socket: u64, seat: Option<&str>) -> Result<Viewer, Problem> {
        let at = self.connections.get(&socket);
        match seat {
            Some(word) => self.may_look(at.and_then(|at| at.client.guest.as_deref()), word),
            None => Ok(at.and_then(|at| at.viewer).unwrap_or(Viewer::Public)),
        }
    }
}

fn sentence(problem: Problem) -> String {
    problem.detail
}
