//! Hints: the decision that a bot would make in a player's seat, from what the player may know. A hint changes nothing.

use super::actor::Table;
use crate::bots::ONE_THREAD;
use crate::random;
use crate::store::{Occupant, Stage};
use referee::{Seat, Status};
use search::{Bot, Level};
use tokio::sync::oneshot;
use wire::{Hint, Problem};

/// Sends the answer to the guest who asked for a hint. If the bot was stopped, it gives no answer. Then the `Asker`
/// sends an error when it is dropped.
struct Asker(Option<oneshot::Sender<Result<Hint, Problem>>>);

impl Asker {
    fn tell(mut self, told: Result<Hint, Problem>) {
        if let Some(answer) = self.0.take() {
            let _gone = answer.send(told);
        }
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        if let Some(answer) = self.0.take() {
            let detail = "The game has moved on, or you have asked for another hint; ask again if it is your turn.";
            let _gone = answer.send(Err(Problem::new(409, "overtaken", "Overtaken", detail)));
        }
    }
}

impl Table {
    /// Lets a bot think about the decision of a guest's own seat, and answers when the bot is done.
    pub fn hint(&mut self, guest: &str, seat: &str, answer: oneshot::Sender<Result<Hint, Problem>>) {
        let seat = match self.seat_for_hint(guest, seat) {
            Ok(seat) => seat,
            Err(problem) => {
                let _gone = answer.send(Err(problem));
                return;
            }
        };
        let Some(session) = &self.session else { return };
        let asker = Asker(Some(answer));
        let (thinker, seq) = (session.adviser(seat, Bot::Search(Level::HINTS), random::seed()), session.steps());
        let address = self.registry.address_of(guest);
        let thinking = self.registry.bots.think((address, guest), thinker, ONE_THREAD, move |advice| {
            let hint = advice.map(|mut advice| Hint {
                seq,
                action: advice["action"].take(),
                reason: advice["reason"].as_str().map(str::to_owned),
            });
            asker.tell(hint.ok_or_else(crate::problem::unavailable));
        });
        // This drops the handle of an earlier hint for the seat, which stops its bot.
        self.hints.insert(seat.0, thinking);
    }

    /// Returns the seat with this name, if the guest may get a hint for it now.
    ///
    /// # Errors
    /// The seat is not the guest's own, the game does not wait for it, or this match allows no hints.
    fn seat_for_hint(&self, guest: &str, name: &str) -> Result<Seat, Problem> {
        let seat = self.own_seat(Some(guest), name)?;
        let is_other = |occupant: &Occupant| match occupant {
            Occupant::Guest(other) => other.id != guest,
            Occupant::Nobody => true,
            Occupant::Bot(_) => false,
        };
        if self.row.state.clocks.is_some() || self.row.seats.iter().any(|seat| is_other(&seat.occupant)) {
            let detail = "There are hints only in games without a clock, and only if you or bots have all other seats.";
            return Err(Problem::new(422, "no-hints", "No hints here", detail));
        }
        match self.session.as_ref().map(|session| session.status()) {
            Some(Status::Awaiting(asked)) if asked.contains(seat) && self.row.state.stage == Stage::Playing => Ok(seat),
            _ => {
                let detail = format!("The game does not wait for a decision of {name} now, so there is no hint.");
                Err(Problem::new(409, "not-asked", "Not your turn", detail))
            }
        }
    }
}
