//! Connects and disconnects sockets, and lets guests take seats.

use super::Client;
use super::actor::Table;
use super::clients::Connection;
use super::outbox::{Farewell, Outbound};
use super::presence::Presence;
use crate::problem;
use crate::store::{Clocks, Guest, MatchRow, MatchState, Occupant, SeatRow, Stage, StoreError, Write};
use crate::time::now_ms;
use referee::{Seat, Seats, Status, Viewer};
use shelf::Session;
use wire::Problem;

/// Returns the state of a match: its stage, the seats for which it waits, and its clocks.
pub(crate) fn match_state(session: Option<&dyn Session>, row: &MatchRow, now_ms: i64) -> MatchState {
    match_state_after(session, row, now_ms, false)
}

/// Returns the state of a match after a decision. `is_aside` says that the decision is outside the turn, such as a
/// dispute. Such a decision adds no time to a clock.
pub(super) fn match_state_after(
    session: Option<&dyn Session>,
    row: &MatchRow,
    now_ms: i64,
    is_aside: bool,
) -> MatchState {
    let (stage, to_move, outcome) = match session.map(|session| session.status()) {
        None => (Stage::Waiting, Seats::NONE, None),
        Some(Status::Over(outcome)) => {
            let names: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
            (Stage::Over, Seats::NONE, Some(super::frames::wire_outcome(&outcome, &names)))
        }
        Some(Status::Awaiting(seats)) if row.seats.iter().any(|seat| seat.occupant == Occupant::Nobody) => {
            (Stage::Waiting, seats, None)
        }
        Some(Status::Awaiting(seats)) => (Stage::Playing, seats, None),
    };
    let clocks = row.state.clocks.clone().or_else(|| Clocks::set(&row.plan, row.seats.len(), now_ms));
    let clocks = clocks.map(|mut clocks| {
        match stage {
            Stage::Over => clocks.stop(now_ms),
            Stage::Playing if row.seats.iter().all(SeatRow::has_come) => {
                let people =
                    to_move.iter().filter(|seat| matches!(row.seats[seat.index()].occupant, Occupant::Guest(_)));
                if is_aside {
                    clocks.hand_over(people.collect(), now_ms);
                } else {
                    clocks.press(&row.plan, people.collect(), now_ms);
                }
            }
            Stage::Playing | Stage::Waiting => {}
        }
        clocks
    });
    MatchState { stage, steps: session.map_or(0, |session| session.steps()), to_move, outcome, clocks }
}

impl SeatRow {
    /// Returns whether the player has opened the match at least once: always true for a bot, and false for a free seat.
    fn has_come(&self) -> bool {
        match self.occupant {
            Occupant::Guest(_) => self.present,
            Occupant::Bot(_) => true,
            Occupant::Nobody => false,
        }
    }
}

impl MatchRow {
    /// Returns whether a token belongs to the invite link of a free seat of this match.
    pub fn is_invited(&self, token: &str) -> bool {
        let free = self.seats.iter().filter(|seat| seat.occupant == Occupant::Nobody);
        let mut invites = free.filter_map(|seat| seat.invite.as_ref());
        invites.any(|invite| same(invite.as_bytes(), token.as_bytes()))
    }
}

impl Table {
    pub async fn enter(&mut self, socket: u64, client: Client) -> Result<(), StoreError> {
        let Some(guest) = client.guest.clone() else {
            self.connections.insert(socket, Connection::new(client, None));
            return Ok(());
        };
        let first = !self.registry.is_online(&self.row.id, &guest);
        let presence = Presence::begin(&self.registry, &self.row.id, &guest);
        self.connections.insert(socket, Connection::new(client, Some(presence)));
        self.update_presence();
        let seats = self.seats_of(Some(&guest));
        let is_over = self.row.state.stage == Stage::Over;
        if is_over || self.suspended.is_some() || self.registry.store.read_only().is_some() {
            return Ok(());
        }
        let new: Vec<Seat> = seats.iter().copied().filter(|seat| !self.row.seats[seat.index()].present).collect();
        for seat in new {
            self.sit(seat, None, &guest).await?;
        }
        if first && !seats.is_empty() {
            self.broadcast_summary();
        }
        Ok(())
    }

    /// Removes a client that has disconnected. Tells the other clients if its guest is a player and now has no other
    /// client here.
    pub fn leave(&mut self, socket: u64) {
        let Some(guest) = self.connections.get(&socket).map(|at| at.client.guest.clone()) else { return };
        let is_gone = self.disconnect(socket);
        self.update_presence();
        if is_gone && !self.seats_of(guest.as_deref()).is_empty() {
            self.broadcast_summary();
        }
    }

    /// Removes a client, which closes its connection. Returns whether its guest now has no other client here.
    pub fn disconnect(&mut self, socket: u64) -> bool {
        let guest = self.connections.remove(&socket).and_then(|at| at.client.guest);
        guest.is_some_and(|guest| !self.registry.is_online(&self.row.id, &guest))
    }

    /// Shows the new name of a guest in this match.
    pub fn rename(&mut self, guest: &str, name: &str) {
        let mut is_here = false;
        for seat in &mut self.row.seats {
            if let Occupant::Guest(occupant) = &mut seat.occupant
                && occupant.id == guest
            {
                occupant.name = name.into();
                is_here = true;
            }
        }
        if is_here {
            self.broadcast_summary();
        }
    }

    /// Gives the seat of an invite link to a guest. Does nothing for a guest who already has a seat here.
    pub async fn join(&mut self, guest: Guest, token: &str) -> Result<Result<(), Problem>, StoreError> {
        if !self.seats_of(Some(&guest.id)).is_empty() {
            return Ok(Ok(()));
        }
        if let Some(why) = &self.suspended {
            return Ok(Err(problem::suspended(why)));
        }
        let invited = self
            .row
            .seats
            .iter()
            .position(|seat| seat.invite.as_ref().is_some_and(|invite| same(invite.as_bytes(), token.as_bytes())));
        let Some(seat) = invited else {
            let detail = "This invite link does not belong to a free seat of this match; ask for a new link.";
            return Ok(Err(Problem::new(403, "no-such-invite", "No such invite", detail)));
        };
        if self.row.seats[seat].occupant != Occupant::Nobody || self.row.state.stage != Stage::Waiting {
            let detail = "The seat of this link is taken, or the game is over; you may watch.";
            return Ok(Err(Problem::new(409, "seat-taken", "The seat is taken", detail)));
        }
        let id = guest.id.clone();
        self.sit(Seat(seat as u8), Some(guest), &id).await?;
        self.broadcast_summary();
        self.start_if_complete().await?;
        self.start_bots();
        Ok(Ok(()))
    }

    /// Stores that the player of a seat has opened the match, and starts the clocks when all players have. `newcomer`
    /// is a guest who takes the seat.
    async fn sit(&mut self, seat: Seat, newcomer: Option<Guest>, guest: &str) -> Result<(), StoreError> {
        let row = &mut self.row.seats[seat.index()];
        row.present = true;
        if let Some(newcomer) = newcomer {
            row.occupant = Occupant::Guest(newcomer);
        }
        let state = match_state(self.session.as_deref(), &self.row, now_ms());
        let sit = Write::Sit { id: self.row.id.clone(), seat: seat.0, guest: guest.into(), state: state.clone() };
        self.registry.store.write(sit).await?;
        self.row.state = state;
        self.broadcast_clock();
        Ok(())
    }

    /// Updates the sockets of a guest who has left a seat: sends each a snapshot of what the guest may still see.
    /// Closes them if the guest may no longer see the match.
    pub fn look_on(&mut self, guest: Option<&str>) {
        let viewer = super::frames::default_viewer(&self.row, guest);
        let own = |at: &Connection| at.client.guest.as_deref() == guest;
        let sockets: Vec<u64> = self.connections.iter().filter(|(_, at)| own(at)).map(|(socket, _)| *socket).collect();
        let may_stay = self.row.may_be_seen_by(guest);
        for socket in sockets {
            if !may_stay {
                let at = self.connections.get(&socket).map(|at| at.client.outbox.clone());
                let bye = Farewell::Because("This match is private, and you have left it.".into());
                let _gone = at.map(|outbox| outbox.put(Outbound::Close(bye)));
                self.disconnect(socket);
                continue;
            }
            // A socket that has not sent `hello` gets no messages yet.
            if self.connections.get(&socket).is_some_and(|at| at.viewer.is_some()) {
                self.connections.entry(socket).and_modify(|at| at.viewer = Some(viewer));
                self.welcome(socket);
            }
        }
    }

    /// Returns the seats of a guest, in the order of the game.
    pub fn seats_of(&self, guest: Option<&str>) -> Vec<Seat> {
        let own = self.row.seats.iter().enumerate().filter(|(_, seat)| seat.is_of(guest));
        own.map(|(n, _)| Seat(n as u8)).collect()
    }

    /// Returns the seat with this name, if it belongs to the guest.
    pub fn own_seat(&self, guest: Option<&str>, name: &str) -> Result<Seat, Problem> {
        let own = self.seats_of(guest);
        let found = own.iter().find(|seat| self.row.seats[seat.index()].name == name);
        found.copied().ok_or_else(|| {
            let names: Vec<&str> = own.iter().map(|seat| self.row.seats[seat.index()].name.as_str()).collect();
            problem::not_your_seat(name, &names)
        })
    }

    /// Returns the viewer (the player of a seat, or the public) with this name, if the guest may see its view. A guest
    /// may see the public view and the views of the guest's own seats, and after the game the views of all seats.
    pub fn may_look(&self, guest: Option<&str>, word: &str) -> Result<Viewer, Problem> {
        let viewer = super::viewer_of(word, &self.row.seats);
        match viewer {
            Some(Viewer::Public) => Ok(Viewer::Public),
            Some(viewer) if self.row.state.stage == Stage::Over => Ok(viewer),
            Some(_) | None => self.own_seat(guest, word).map(Viewer::Seat),
        }
    }
}

/// Compares two tokens in a time that does not depend on where they differ, so that the time reveals nothing about a
/// token.
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}
