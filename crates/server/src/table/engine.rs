//! Programs as players: gives them the position of their seat, and carries out their decisions, which come without a
//! socket.

use super::actor::Table;
use super::decide::reserved;
use super::start::gives_up;
use crate::random;
use crate::store::{Reply, Stage, StoreError, Stored};
use crate::time::now_ms;
use referee::{RecordStep, Seat};
use serde_json::Value;
use sha2::{Digest, Sha256};
use shelf::Session;
use tokio::sync::oneshot;
use wire::{ClockPlan, Problem};

/// The socket number of a decision that comes without a socket. No socket has this number.
const NO_SOCKET: u64 = 0;

/// The position that a program has to think about.
pub(crate) struct Position {
    /// A copy of the running game.
    pub session: Box<dyn Session>,
    /// The program's seat.
    pub seat: Seat,
    /// The number of the request for the seat's next decision. The decision must name it.
    pub request: u64,
    /// The time that the seat has left, in milliseconds; `None` in a match without a clock.
    pub clock_ms: Option<u64>,
    /// How long the program should think so that its clock lasts, in milliseconds; `None` without a Fischer clock.
    pub time_ms: Option<u64>,
}

/// Returns for each seat the number of the step in the record that its latest decision became; 0 if it has made none.
pub(super) fn latest_steps(stored: &Stored) -> Vec<u32> {
    let latest = |seat: &str| stored.steps.iter().rev().find(|step| step.seat == seat).map_or(0, |step| step.n);
    stored.row.seats.iter().map(|seat| latest(&seat.name)).collect()
}

impl Table {
    /// Notes a new step as the latest of its seat.
    pub fn note_latest(&mut self, step: &RecordStep) {
        for (seat, latest) in self.row.seats.iter().zip(&mut self.latest) {
            if seat.name == step.seat {
                *latest = step.n;
            }
        }
    }

    /// Returns the number of the request for a seat's next decision. It stays the same until the seat has decided.
    fn request_of(&self, seat: Seat) -> u64 {
        u64::from(self.latest[seat.index()]) + 1
    }

    fn seat_of_program(&self, guest: &str) -> Result<Seat, Problem> {
        self.seats_of(Some(guest)).first().copied().ok_or_else(|| {
            let detail = "This program has no seat in this match; it can take one with an invite link.";
            Problem::new(403, "not-a-player", "No seat here", detail)
        })
    }

    /// Answers a program with the position of its seat.
    pub fn show_position(
        &self,
        guest: &str,
        answer: oneshot::Sender<Result<Position, Problem>>,
    ) -> Result<(), StoreError> {
        let _gone = answer.send(self.position(guest));
        Ok(())
    }

    /// Carries out the decision of a program, and answers it.
    pub async fn answer_program(
        &mut self,
        guest: &str,
        request: u64,
        action: &Value,
        answer: oneshot::Sender<Result<Reply, Problem>>,
    ) -> Result<(), StoreError> {
        let decided = self.decide_for_program(guest, request, action).await?;
        let _gone = answer.send(Ok(decided));
        Ok(())
    }

    fn position(&self, guest: &str) -> Result<Position, Problem> {
        let seat = self.seat_of_program(guest)?;
        let session = self.session.as_ref().ok_or_else(|| self.no_game())?.fork();
        let left = self.row.state.clocks.as_ref().map(|clocks| clocks.left_ms(seat, now_ms()).max(0) as u64);
        let time_ms = left.and_then(|left| match self.row.plan {
            ClockPlan::Fischer { increment, .. } => Some((left / 20 + u64::from(increment) * 1000).min(left)),
            ClockPlan::None | ClockPlan::Days { .. } => None,
        });
        Ok(Position { session, seat, request: self.request_of(seat), clock_ms: left, time_ms })
    }

    /// Carries out the decision of a program. If the program sends the decision again, it gets the same answer again.
    async fn decide_for_program(&mut self, guest: &str, request: u64, action: &Value) -> Result<Reply, StoreError> {
        self.check_clocks().await?;
        let seat = match self.seat_of_program(guest) {
            Ok(seat) => seat,
            Err(problem) => return Ok(Reply::from(problem)),
        };
        let digest: [u8; 32] = Sha256::digest(action.to_string()).into();
        let decision = (seat.0, format!("program-{request}-{}", random::hex(&digest[..8])));
        if let Some(reply) = self.answers.get(&decision) {
            return Ok(reply.clone());
        }
        if let Some(problem) = self.unwritable().or_else(|| self.not_now(action)) {
            return Ok(Reply::from(problem));
        }
        if self.row.state.stage == Stage::Waiting {
            // A program may take the seat again and leave it again. That is a different decision, so each gets an id of
            // its own.
            let leaving = (seat.0, format!("program-leaves-{}", random::short_id()));
            return self.give_up_before_play(Some(guest), leaving).await;
        }
        if request != self.request_of(seat) && !gives_up(action) {
            return Ok(Reply::from(not_asked(request, self.request_of(seat))));
        }
        let reply = match &self.session {
            None => Reply::from(self.no_game()),
            Some(session) if session.is_reserved(action) => Reply::from(reserved()),
            Some(_) => match self.take(seat, action, Some((NO_SOCKET, decision))).await? {
                Ok(taken) => return Ok(Reply::Accepted(taken.seq)),
                Err(reply) => reply,
            },
        };
        metrics::counter!("rumpus_decisions_total", "answer" => "rejected").increment(1);
        Ok(reply)
    }
}

/// Returns the error for a decision that answers another request than the current one.
fn not_asked(request: u64, present: u64) -> Problem {
    let detail = format!(
        "This decision answers request {request}, but the next decision of this seat must answer request {present}."
    );
    Problem::new(409, "not-asked", "Not asked for that", detail)
}
