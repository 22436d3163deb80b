//! Stand-ins: in a match without a clock, a player may let a bot play for an absent player until that player is back.

use super::actor::Table;
use super::decide::check_client_id;
use super::summary;
use crate::problem;
use crate::store::{Occupant, SeatRow, Stage};
use referee::Seat;
use serde_json::Value;
use tokio::time::Instant;
use wire::{ClockPlan, Problem, ServerMessage, StandIn, Summary};

/// A player who is away from a game in progress.
pub(super) struct Away {
    /// When the table (the actor of the match) first noticed that the player is away.
    since: Instant,
    /// Whether other players may let a bot play, or the bot already plays; `None` before either.
    stand_in: Option<StandIn>,
}

impl Table {
    /// Notes which players are away and which are back. A stand-in stops as soon as its player is back.
    pub fn update_presence(&mut self) {
        let is_played = self.row.state.stage == Stage::Playing && self.suspended.is_none();
        for (n, seat) in (0_u8..).zip(&self.row.seats) {
            if is_played && self.is_away(seat) {
                self.away.entry(n).or_insert_with(|| Away { since: Instant::now(), stand_in: None });
            } else if let Some(away) = self.away.remove(&n)
                && away.stand_in == Some(StandIn::Playing)
            {
                self.thinking.remove(&n);
            }
        }
    }

    fn is_away(&self, seat: &SeatRow) -> bool {
        match &seat.occupant {
            Occupant::Guest(guest) => !self.registry.is_online(&self.row.id, &guest.id),
            Occupant::Bot(_) | Occupant::Nobody => false,
        }
    }

    /// Returns whether a bot plays for the player of this seat.
    pub fn is_stood_in(&self, seat: Seat) -> bool {
        self.away.get(&seat.0).is_some_and(|away| away.stand_in == Some(StandIn::Playing))
    }

    /// Returns the summary of the match for a guest. It says for which absent players a bot plays or may play.
    pub fn summary_for(&self, guest: Option<&str>) -> Summary {
        let mut short = summary(&self.registry, &self.row, guest);
        if self.row.state.stage == Stage::Playing {
            for (seat, away) in &self.away {
                short.seats[usize::from(*seat)].stand_in = away.stand_in;
            }
        }
        short
    }

    /// Returns when the next absent player will have been away long enough for a stand-in; `None` if there is none.
    pub fn next_offer(&self) -> Option<Instant> {
        let open = self.away.values().filter(|away| away.stand_in.is_none() && !self.has_clock());
        open.map(|away| away.since + self.registry.stand_in_after).min()
    }

    /// Offers a stand-in for each player who has been away long enough, and tells every client.
    pub fn offer_stand_ins(&mut self) {
        self.update_presence();
        if self.next_offer().is_none_or(|at| at > Instant::now()) {
            return;
        }
        let after = self.registry.stand_in_after;
        for away in self.away.values_mut().filter(|away| away.stand_in.is_none() && away.since.elapsed() >= after) {
            away.stand_in = Some(StandIn::Offered);
        }
        self.broadcast_summary();
    }

    /// Lets a bot play for the absent player of a seat, if the guest of this socket may ask for it. Does nothing if the
    /// bot already plays.
    pub fn stand_in(&mut self, socket: u64, id: String, seat: &str) {
        self.update_presence();
        let seat = match self.replaceable(socket, &id, seat) {
            Ok(seat) => seat,
            Err(problem) => {
                return self.send(socket, &ServerMessage::Rejected { id, refusal: None, problem: Some(problem) });
            }
        };
        self.away.entry(seat.0).and_modify(|away| away.stand_in = Some(StandIn::Playing));
        self.start_bots();
        self.broadcast_summary();
    }

    /// Removes a stand-in that has failed to decide. The other players may ask for one again after the usual wait.
    pub fn end_stand_in(&mut self, seat: Seat) {
        self.away.remove(&seat.0);
        self.broadcast_summary();
    }

    /// Returns the seat with this name, if the guest of this socket may let a bot play for its player now.
    fn replaceable(&self, socket: u64, id: &str, name: &str) -> Result<Seat, Problem> {
        check_client_id(id)?;
        let own = self.seats_of(self.connections.get(&socket).and_then(|at| at.client.guest.as_deref()));
        if own.is_empty() {
            let detail = "Only players of this match may let a bot play for an absent player; you have no seat here.";
            return Err(Problem::new(403, "not-a-player", "You do not play here", detail));
        }
        let found = self.row.seats.iter().position(|seat| seat.name == name).map(|n| Seat(n as u8));
        let seat = found.ok_or_else(|| problem::no_such_seat(name, &self.row.seats))?;
        if let Some(problem) = self.not_now(&Value::Null) {
            return Err(problem);
        }
        if own.contains(&seat) {
            let detail = "This seat is your own, and you are here, so no bot can play for you.";
            return Err(cannot_stand_in("own-seat", detail.into()));
        }
        if matches!(self.row.seats[seat.index()].occupant, Occupant::Bot(_)) {
            return Err(cannot_stand_in("bot-seat", "This seat belongs to a bot, which is never away.".into()));
        }
        if self.has_clock() {
            let detail = "This match has a clock. When the time of an absent player has run out, the rules say how the game goes on.";
            return Err(cannot_stand_in("clock-decides", detail.into()));
        }
        self.away_for_long(seat)?;
        Ok(seat)
    }

    fn away_for_long(&self, seat: Seat) -> Result<(), Problem> {
        let Some(away) = self.away.get(&seat.0) else {
            let detail = "This player is here; a bot can play only for a player who is away.";
            return Err(cannot_stand_in("not-away", detail.into()));
        };
        let (gone, after) = (away.since.elapsed(), self.registry.stand_in_after);
        if gone < after {
            let (after, left) = (after.as_secs(), (after - gone).as_secs() + 1);
            let detail =
                format!("A bot can play only for a player who has been away for {after} seconds; wait {left} more.");
            return Err(cannot_stand_in("not-away-long-enough", detail));
        }
        if !self.is_stood_in(seat) && !self.row.state.to_move.contains(seat) {
            let detail = "The game does not wait for a decision of this seat now; ask when it does.";
            return Err(cannot_stand_in("not-awaited", detail.into()));
        }
        Ok(())
    }

    fn has_clock(&self) -> bool {
        self.row.plan != ClockPlan::None
    }
}

fn cannot_stand_in(kind: &str, detail: String) -> Problem {
    Problem::new(409, kind, "No bot can play for this seat", detail)
}
