//! Programs at the table: the position of their seat, and decisions that come without a socket.

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

/// The number that stands for a decision without a socket. No socket has this number.
const NO_SOCKET: u64 = 0;

/// The position of a program's seat.
pub(crate) struct Position {
    /// A copy of the game.
    pub session: Box<dyn Session>,
    /// The seat.
    pub seat: Seat,
    /// The number of the decision that the seat makes next.
    pub request: u64,
    /// The time that the seat has left, in milliseconds; `None` in a match without clocks.
    pub clock_ms: Option<u64>,
    /// How long the seat should think, in milliseconds, so that its clock lasts; `None` without a Fischer clock.
    pub time_ms: Option<u64>,
}

/// Returns the number of the latest step of each seat in the record of a match; 0 if the seat has made none.
pub(super) fn latest_steps(stored: &Stored) -> Vec<u32> {
    let latest = |seat: &str| stored.steps.iter().rev().find(|step| step.seat == seat).map_or(0, |step| step.n);
    stored.row.seats.iter().map(|seat| latest(&seat.name)).collect()
}

impl Table {
    /// Notes a step as the latest of its seat.
    pub fn note_latest(&mut self, step: &RecordStep) {
        for (seat, latest) in self.row.seats.iter().zip(&mut self.latest) {
            if seat.name == step.seat {
                *latest = step.n;
            }
        }
    }

    /// Returns the number of the decision that a seat makes next. The number stays the same until the seat has decided.
    fn request_of(&self, seat: Seat) -> u64 {
        u64::from(self.latest[seat.index()]) + 1
    }

    fn seat_of_program(&self, guest: &str) -> Result<Seat, Problem> {
        self.seats_of(Some(guest)).first().copied().ok_or_else(|| {
            let detail = "This program does not sit here; it takes a seat with the link of an invitation.";
            Problem::new(403, "not-a-player", "No seat here", detail)
        })
    }

    /// Sends a program the position of its seat.
    pub fn show_position(
        &self,
        guest: &str,
        answer: oneshot::Sender<Result<Position, Problem>>,
    ) -> Result<(), StoreError> {
        let _gone = answer.send(self.position(guest));
        Ok(())
    }

    /// Carries out the decision of a program, and sends it the answer.
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

    /// Carries out a decision. A decision that is sent again gets the answer of the first time.
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
            // A program may come back and leave again. Leaving again is another decision, with an id of its own.
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

/// Makes the problem of a decision that answers another request than the present one.
fn not_asked(request: u64, present: u64) -> Problem {
    let detail = format!("This is about request {request}; the next decision of this seat answers request {present}.");
    Problem::new(409, "not-asked", "Not asked for that", detail)
}
