//! Sockets that come and go, and guests who take seats.

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

/// Works out the stage of a match, the seats that it waits for, and its clocks.
pub(crate) fn match_state(session: Option<&dyn Session>, row: &MatchRow, now_ms: i64) -> MatchState {
    match_state_after(session, row, now_ms, false)
}

/// Works out the state of a match after a decision. `is_aside` marks a decision outside the turn, which adds no time to
/// a clock.
pub(super) fn match_state_after(
    session: Option<&dyn Session>,
    row: &MatchRow,
    now_ms: i64,
    is_aside: bool,
) -> MatchState {
    let names: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
    let (stage, to_move, outcome) = match session.map(|session| session.status()) {
        None => (Stage::Waiting, Seats::NONE, None),
        Some(Status::Over(outcome)) => (Stage::Over, Seats::NONE, Some(super::frames::wire_outcome(&outcome, &names))),
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
    /// Says whether the player has been at the table; bots always have.
    fn has_come(&self) -> bool {
        match self.occupant {
            Occupant::Guest(_) => self.present,
            Occupant::Bot(_) => true,
            Occupant::Nobody => false,
        }
    }
}

impl MatchRow {
    /// Says whether a token belongs to the invite link of a free seat of this match.
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

    /// Removes a client that is gone, and tells the others if its guest has no other client here.
    pub fn leave(&mut self, socket: u64) {
        let Some(guest) = self.connections.get(&socket).map(|at| at.client.guest.clone()) else { return };
        let is_gone = self.disconnect(socket);
        self.update_presence();
        if is_gone && !self.seats_of(guest.as_deref()).is_empty() {
            self.broadcast_summary();
        }
    }

    /// Removes a client, which closes its socket. Says whether its guest has no other client here.
    pub fn disconnect(&mut self, socket: u64) -> bool {
        let guest = self.connections.remove(&socket).and_then(|at| at.client.guest);
        guest.is_some_and(|guest| !self.registry.is_online(&self.row.id, &guest))
    }

    /// Changes the name of a guest at this table.
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

    /// Gives the seat of an invite link to a guest. A guest who sits here already keeps its seat.
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
            let detail = "This invite link is not one of this match; ask for it again.";
            return Ok(Err(Problem::new(403, "no-such-invite", "No such invite", detail)));
        };
        if self.row.seats[seat].occupant != Occupant::Nobody || self.row.state.stage != Stage::Waiting {
            let detail = "The seat of this link is taken, or the game is over; you may look on.";
            return Ok(Err(Problem::new(409, "seat-taken", "The seat is taken", detail)));
        }
        let id = guest.id.clone();
        self.sit(Seat(seat as u8), Some(guest), &id).await?;
        self.broadcast_summary();
        self.start_if_complete().await?;
        self.start_bots();
        Ok(Ok(()))
    }

    /// Stores that a guest has come to a seat, and starts the clocks if all players have come.
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

    /// After a guest has left a seat, sends a new snapshot to each of the guest's sockets. The snapshot shows only what
    /// the guest may still see. If the guest may no longer see the match, closes these sockets instead.
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
            // A socket that has not said hello gets no messages yet.
            if self.connections.get(&socket).is_some_and(|at| at.viewer.is_some()) {
                self.connections.entry(socket).and_modify(|at| at.viewer = Some(viewer));
                self.welcome(socket);
            }
        }
    }

    /// Returns the seats of a guest.
    pub fn seats_of(&self, guest: Option<&str>) -> Vec<Seat> {
        let own = self.row.seats.iter().enumerate().filter(|(_, seat)| seat.is_of(guest));
        own.map(|(n, _)| Seat(n as u8)).collect()
    }

    /// Returns the seat of this name, if it is the guest's own.
    pub fn own_seat(&self, guest: Option<&str>, name: &str) -> Result<Seat, Problem> {
        let own = self.seats_of(guest);
        let found = own.iter().find(|seat| self.row.seats[seat.index()].name == name);
        found.copied().ok_or_else(|| {
            let names: Vec<&str> = own.iter().map(|seat| self.row.seats[seat.index()].name.as_str()).collect();
            problem::not_your_seat(name, &names)
        })
    }

    /// Returns the viewer whose view a guest asks for. A guest may see the public view and the views of its own seats.
    /// Once the game is over, a guest may see the views of all seats.
    pub fn may_look(&self, guest: Option<&str>, word: &str) -> Result<Viewer, Problem> {
        let viewer = super::viewer_of(word, &self.row.seats);
        match viewer {
            Some(Viewer::Public) => Ok(Viewer::Public),
            Some(viewer) if self.row.state.stage == Stage::Over => Ok(viewer),
            Some(_) | None => self.own_seat(guest, word).map(Viewer::Seat),
        }
    }
}

/// Compares two tokens. The time for this does not depend on where the first difference is, so timing reveals no token.
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && a.iter().zip(b).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}
