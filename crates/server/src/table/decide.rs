//! Decisions of clients: checks who may make them, carries them out, and answers them.

use super::actor::Table;
use super::questions::Answerers;
use super::seats::match_state_after;
use super::start::gives_up;
use super::undo::UndoTalk;
use crate::problem;
use crate::store::{DecisionId, Reply, Stage, StoreError, Write};
use crate::time::now_ms;
use referee::{Rejected, Seat};
use serde_json::Value;
use wire::{Problem, Refusal, ServerMessage, Suspension};

/// How many refused decisions the server stores for a match. If a client sends a stored decision again, it gets the
/// same answer again.
const REMEMBERED_REFUSALS: usize = 500;

/// The longest id that a client may give a decision or a question, in bytes.
const NAME_LENGTH: usize = 64;

/// The result of a decision that was carried out.
#[derive(Debug)]
pub(super) struct Taken {
    /// The number of the step that carries out the decision.
    pub seq: u32,
    /// Whether the message about the step has already told the client that its decision was accepted.
    pub is_told: bool,
}

impl Table {
    pub async fn act(&mut self, socket: u64, id: String, seat: &str, action: &Value) -> Result<(), StoreError> {
        self.check_clocks().await?;
        let guest = self.connections.get(&socket).and_then(|at| at.client.guest.as_deref());
        let reply = match (self.answer_on_leaving(guest, &id, seat), self.authorised(socket, &id, seat)) {
            (Some(reply), _) => Some(reply),
            (None, Ok(seat)) => self.decide(socket, seat, id.clone(), action).await?,
            (None, Err(problem)) => Some(problem.into()),
        };
        let Some(reply) = reply else { return Ok(()) };
        match reply {
            Reply::Accepted(seq) => self.send(socket, &ServerMessage::Accepted { id, seq }),
            Reply::Refused(refusal) => self.reject(socket, id, Some(*refusal), None),
            Reply::Wrong(problem) => self.reject(socket, id, None, Some(*problem)),
        }
        Ok(())
    }

    /// Returns the seat with this name. Fails if it does not belong to the guest of the socket, or if the id of the
    /// decision is not valid.
    pub fn authorised(&self, socket: u64, id: &str, seat: &str) -> Result<Seat, Problem> {
        let guest = self.connections.get(&socket).and_then(|at| at.client.guest.as_deref());
        let seat = self.own_seat(guest, seat)?;
        check_client_id(id)?;
        Ok(seat)
    }

    /// Carries out a decision, and returns its answer. A decision with a known id gets its earlier answer again.
    /// Returns `None` if the client already knows the answer from the message about the step.
    async fn decide(
        &mut self,
        socket: u64,
        seat: Seat,
        name: String,
        action: &Value,
    ) -> Result<Option<Reply>, StoreError> {
        let decision = (seat.0, name);
        if let Some(reply) = self.answers.get(&decision) {
            return Ok(Some(reply.clone()));
        }
        if let Some(problem) = self.unwritable() {
            return Ok(Some(problem.into()));
        }
        if let Some(problem) = self.not_now(action) {
            let reply = Reply::from(problem);
            if self.row.state.stage == Stage::Waiting && self.suspended.is_none() {
                self.remember(decision, &reply).await?;
            }
            return Ok(Some(reply));
        }
        let Some(session) = &self.session else {
            let guest = self.connections.get(&socket).and_then(|at| at.client.guest.clone());
            return self.give_up_before_play(guest.as_deref(), decision).await.map(Some);
        };
        if session.is_reserved(action) {
            return Ok(Some(reserved().into()));
        }
        match self.take(seat, action, Some((socket, decision.clone()))).await? {
            Ok(taken) => Ok((!taken.is_told).then_some(Reply::Accepted(taken.seq))),
            Err(reply) => {
                self.remember(decision, &reply).await?;
                Ok(Some(reply))
            }
        }
    }

    /// Returns why this decision cannot be made now, or `None` if it can be made. A player may give up even while the
    /// match waits for players.
    pub fn not_now(&self, action: &Value) -> Option<Problem> {
        match &self.suspended {
            Some(Suspension::SetupRefused) if gives_up(action) => return None,
            Some(why) => return Some(problem::suspended(why)),
            None => {}
        }
        match self.row.state.stage {
            Stage::Playing => None,
            Stage::Waiting if gives_up(action) => None,
            Stage::Waiting => Some(waiting()),
            Stage::Over => {
                let detail = "The game is over, so no further decision is possible. Ask for a rematch.";
                Some(Problem::new(409, "over", "The game is over", detail))
            }
        }
    }

    /// Returns the error for a match without a running game: it is suspended, or still waits for players.
    pub fn no_game(&self) -> Problem {
        self.suspended.as_ref().map_or_else(waiting, problem::suspended)
    }

    async fn remember(&mut self, decision: DecisionId, reply: &Reply) -> Result<(), StoreError> {
        let refused = self.answers.values().filter(|reply| !matches!(reply, Reply::Accepted(_))).count();
        if refused < REMEMBERED_REFUSALS {
            let id = self.row.id.clone();
            let write = Write::Refuse { id, decision: decision.clone(), reply: reply.clone() };
            self.registry.store.write(write).await?;
            self.answers.insert(decision, reply.clone());
        }
        Ok(())
    }

    /// Carries out a decision, stores it, and only then sends the step to clients. `asked` is the socket that sent the
    /// decision, and the decision's id; `None` if no client made it. A refused decision changes nothing.
    pub async fn take(
        &mut self,
        seat: Seat,
        action: &Value,
        asked: Option<(u64, DecisionId)>,
    ) -> Result<Result<Taken, Reply>, StoreError> {
        let mut luck = self.luck(self.row.state.steps + 1);
        let Some(session) = &mut self.session else { return Ok(Err(self.no_game().into())) };
        let is_aside = session.is_aside(action);
        match session.act(seat, action, &mut luck) {
            Ok(step) => self.keep(step, is_aside, asked).await.map(Ok),
            Err(Rejected::Refused(refused)) => Ok(Err(refusal(refused).into())),
            Err(Rejected::Malformed(why)) => Ok(Err(malformed(why).into())),
        }
    }

    /// Stores a step that the game has taken, and only then sends it to clients. `is_aside` says that the decision is
    /// outside the turn, such as a dispute. Such a decision adds no time to a clock.
    pub async fn keep(
        &mut self,
        step: shelf::Step,
        is_aside: bool,
        asked: Option<(u64, DecisionId)>,
    ) -> Result<Taken, StoreError> {
        let state = match_state_after(self.session.as_deref(), &self.row, now_ms(), is_aside);
        let write = Write::Step {
            id: self.row.id.clone(),
            n: step.record.n,
            step: serde_json::to_string(&step.record).expect("a record is plain data"),
            state: state.clone(),
            decision: asked.as_ref().map(|(_, decision)| decision.clone()),
        };
        self.registry.store.write(write).await?;
        self.row.state = state;
        self.forget_record();
        metrics::counter!("rumpus_decisions_total", "answer" => "accepted").increment(1);
        self.answerers = Answerers::default();
        self.hints.clear();
        self.undo = UndoTalk::default();
        let mover = asked.as_ref().map(|(socket, (_, name))| (*socket, name.as_str()));
        let is_told = self.broadcast_step(&step, mover);
        let seq = step.record.n;
        self.note_latest(&step.record);
        if let Some((_, decision)) = asked {
            self.answers.insert(decision, Reply::Accepted(seq));
        }
        if self.row.state.stage == Stage::Over {
            self.thinking.clear();
            self.broadcast_summary();
        }
        if step.record.undo.is_some() {
            // Bots stop, since the position that they think about has changed.
            self.thinking.clear();
        }
        self.start_bots();
        self.tell_undo();
        Ok(Taken { seq, is_told })
    }

    /// For each seat whose time is up, carries out the decision that the rules prescribe for a timeout.
    pub async fn check_clocks(&mut self) -> Result<(), StoreError> {
        loop {
            let clocks = self.row.state.clocks.as_ref();
            let Some(seat) = clocks.and_then(|clocks| clocks.expired(now_ms())) else { return Ok(()) };
            let Some(timeout) = self.session.as_ref().map(|session| session.timeout()) else { return Ok(()) };
            if let Some(clocks) = &mut self.row.state.clocks {
                clocks.fall(seat);
            }
            if let Err(reply) = self.take(seat, &timeout, None).await? {
                tracing::error!(
                    ?reply,
                    "match {}: the rules refuse the decision for a seat whose clock has run out",
                    self.row.id
                );
                self.row.state.clocks = None;
            }
        }
    }
}

/// Converts a refusal of the rules to the form for clients.
pub(crate) fn refusal(refused: shelf::Refused) -> Refusal {
    Refusal { clause: refused.clause, because: refused.because, reason: refused.reason }
}

pub(super) fn malformed(why: String) -> Problem {
    Problem::new(422, "malformed", "This game has no such decision", why)
}

/// Checks the id that a client gave a decision or a question. It must not be empty or too long, and must not have
/// control characters.
pub(super) fn check_client_id(id: &str) -> Result<(), Problem> {
    if id.is_empty() || id.len() > NAME_LENGTH || id.chars().any(char::is_control) {
        let detail =
            format!("The id of a decision or question must have 1 to {NAME_LENGTH} bytes and no control characters.");
        return Err(Problem::new(422, "bad-id", "That is not a valid id", detail));
    }
    Ok(())
}

fn waiting() -> Problem {
    let detail = "The game begins when every seat is taken and no force (such as an army) or seed for the luck is \
                  missing. Until then, players can only give the game up.";
    Problem::new(409, "waiting", "The game has not begun", detail)
}

pub(super) fn reserved() -> Problem {
    let detail = "Only the server may make this decision. Players may make those that the hints list, or resign.";
    Problem::new(403, "reserved", "Only the server may make this decision", detail)
}
