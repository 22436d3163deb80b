//! Takes decisions back: at once if only one person plays, and otherwise after the other players have agreed.

use super::actor::Table;
use super::decide::Taken;
use crate::store::{DecisionId, MatchRow, Occupant, Reply, StoreError};
use referee::{NoUndo, Seat, Undo};
use serde_json::Value;
use wire::{ClockPlan, Problem, ServerMessage, Summary, UndoNow, UndoOffer, UndoPlan, UndoRequest};

/// The open request to take decisions back, and whether a player has refused a request since the last step. The next
/// step clears both.
#[derive(Default)]
pub(super) struct UndoTalk {
    request: Option<Asked>,
    /// The seat that refused or withdrew a request. If there is one, further requests are rejected until the next step.
    refused: Option<Seat>,
    /// Whether the rules let a player take back the latest decision; `None` until the table has computed this, which is
    /// expensive.
    is_possible: Option<bool>,
}

/// An open request to take decisions back. `seat` is the seat that asks.
struct Asked {
    seat: Seat,
    /// The number of the step to go back to. The seat takes back its later decisions.
    to: u32,
    decision: DecisionId,
    /// The seats that have not answered yet.
    awaits: Vec<Seat>,
    agreed: Vec<Seat>,
}

/// Returns how players of a match may take decisions back: never (because of a clock or by the rules), at once, or
/// after a request. A free seat counts as the seat of another player.
pub(super) fn undo_plan(row: &MatchRow) -> UndoPlan {
    if shelf::find(&row.game).is_some_and(|game| game.decisions_stay()) {
        return UndoPlan::Stays;
    }
    if row.plan != ClockPlan::None {
        return UndoPlan::Never;
    }
    let mut people = row.seats.iter().filter_map(|seat| match &seat.occupant {
        Occupant::Guest(guest) => Some(Some(guest.id.as_str())),
        Occupant::Nobody => Some(None),
        Occupant::Bot(_) => None,
    });
    let first = people.next().flatten();
    match first.is_some() && people.all(|other| other == first) {
        true => UndoPlan::AtOnce,
        false => UndoPlan::OnRequest,
    }
}

impl Table {
    /// Takes back the decisions that a seat made after step `to`, or asks the other players to allow this.
    pub async fn undo(&mut self, socket: u64, id: String, seat: &str, to: u32) -> Result<(), StoreError> {
        let reply = match self.authorised(socket, &id, seat) {
            Ok(seat) => self.take_back_or_ask(socket, seat, to, (seat.0, id.clone())).await?,
            Err(problem) => Some(problem.into()),
        };
        match reply {
            None => {}
            Some(Reply::Accepted(seq)) => self.send(socket, &ServerMessage::Accepted { id, seq }),
            Some(Reply::Refused(refusal)) => self.reject(socket, id, Some(*refusal), None),
            Some(Reply::Wrong(problem)) => self.reject(socket, id, None, Some(*problem)),
        }
        self.tell_undo();
        Ok(())
    }

    /// Takes decisions back, or opens a request for it. Returns the answer for the client; `None` if the message about
    /// the step has already told the client. If the client sends the same message again, returns the earlier answer.
    async fn take_back_or_ask(
        &mut self,
        socket: u64,
        seat: Seat,
        to: u32,
        decision: DecisionId,
    ) -> Result<Option<Reply>, StoreError> {
        if let Some(reply) = self.answers.get(&decision) {
            return Ok(Some(reply.clone()));
        }
        if self.undo.request.as_ref().is_some_and(|asked| asked.decision == decision) {
            return Ok(Some(Reply::Accepted(0)));
        }
        if let Err(problem) = self.may_undo(seat, to) {
            return Ok(Some(problem.into()));
        }
        let awaits = self.others_to_ask(seat);
        if awaits.is_empty() {
            let taken = self.take_back(seat, Undo { to, agreed: Vec::new() }, Some((socket, decision))).await?;
            return Ok(match taken {
                Ok(taken) => (!taken.is_told).then_some(Reply::Accepted(taken.seq)),
                Err(problem) => Some(problem.into()),
            });
        }
        if self.undo.request.is_some() {
            let detail = "Another request to take decisions back waits for answers; only one can be open at a time.";
            return Ok(Some(cannot("undo-asked", detail).into()));
        }
        if self.undo.refused.is_some() {
            let detail = "A request was refused or withdrawn; ask again after the next decision.";
            return Ok(Some(cannot("undo-refused", detail).into()));
        }
        self.undo.request = Some(Asked { seat, to, decision, awaits, agreed: Vec::new() });
        Ok(Some(Reply::Accepted(0)))
    }

    /// Handles a seat's answer to the open request. Carries the request out when all other players have agreed.
    pub async fn answer_undo(&mut self, socket: u64, id: String, seat: &str, allow: bool) -> Result<(), StoreError> {
        let answered = match self.authorised(socket, &id, seat).and_then(|seat| self.note_answer(seat, allow)) {
            Ok(Some(asked)) => self.grant(asked).await?,
            Ok(None) => Ok(0),
            Err(problem) => Err(problem),
        };
        match answered {
            Ok(seq) => self.send(socket, &ServerMessage::Accepted { id, seq }),
            Err(problem) => self.reject(socket, id, None, Some(problem)),
        }
        self.tell_undo();
        Ok(())
    }

    /// Notes a seat's answer to the open request. Returns the request when the last seat has agreed.
    fn note_answer(&mut self, seat: Seat, allow: bool) -> Result<Option<Asked>, Problem> {
        let own = match &self.row.seats[seat.index()].occupant {
            Occupant::Guest(guest) => self.seats_of(Some(&guest.id)),
            Occupant::Bot(_) | Occupant::Nobody => Vec::new(),
        };
        let Some(asked) = &mut self.undo.request else {
            let detail = "There is no open request to take decisions back; the game may have moved on.";
            return Err(cannot("no-undo-request", detail));
        };
        let withdraws = own.contains(&asked.seat) && !allow;
        if !withdraws && !asked.awaits.contains(&seat) {
            let detail = "Only the other players may answer the request, and each only once. The player who asks may only withdraw it.";
            return Err(cannot("not-asked-for-undo", detail));
        }
        if !allow {
            self.undo = UndoTalk { request: None, refused: Some(seat), ..UndoTalk::default() };
            return Ok(None);
        }
        // A guest with several seats answers for all of them.
        let (agreed, awaits) = asked.awaits.iter().copied().partition(|one| own.contains(one));
        asked.awaits = awaits;
        asked.agreed.extend::<Vec<Seat>>(agreed);
        if asked.awaits.is_empty() { Ok(self.undo.request.take()) } else { Ok(None) }
    }

    async fn grant(&mut self, asked: Asked) -> Result<Result<u32, Problem>, StoreError> {
        let Asked { seat, to, decision, mut agreed, .. } = asked;
        agreed.sort_unstable();
        let agreed = agreed.into_iter().map(|seat| self.row.seats[seat.index()].name.clone()).collect();
        let own = |at: &super::clients::Connection| self.row.seats[seat.index()].is_of(at.client.guest.as_deref());
        let socket = self.connections.iter().find(|(_, at)| own(at)).map(|(socket, _)| *socket);
        // If the socket that asked has closed meanwhile, no message acknowledges the request.
        let asker = Some((socket.unwrap_or(u64::MAX), decision));
        let taken = self.take_back(seat, Undo { to, agreed }, asker).await?;
        Ok(taken.map(|taken| taken.seq))
    }

    async fn take_back(
        &mut self,
        seat: Seat,
        undo: Undo,
        asked: Option<(u64, DecisionId)>,
    ) -> Result<Result<Taken, Problem>, StoreError> {
        if let Err(problem) = self.may_undo(seat, undo.to) {
            return Ok(Err(problem));
        }
        let problem = self.no_game();
        let Some(session) = &mut self.session else { return Ok(Err(problem)) };
        match session.undo(seat, undo) {
            Ok(step) => self.keep(step, false, asked).await.map(Ok),
            Err(why) => Ok(Err(impossible(why))),
        }
    }

    /// Checks that a seat may ask now to go back to the step `to`.
    fn may_undo(&self, seat: Seat, to: u32) -> Result<(), Problem> {
        if let Some(problem) = self.not_now(&Value::Null) {
            return Err(problem);
        }
        if undo_plan(&self.row) == UndoPlan::Never {
            let detail = "In a match with a clock, no decision can be taken back.";
            return Err(cannot("no-undo", detail));
        }
        let session = self.session.as_ref().ok_or_else(|| self.no_game())?;
        session.may_undo(seat, to).map_err(impossible)
    }

    /// Returns the seats of other people who must agree: without bots, and without people for whom a bot plays.
    fn others_to_ask(&self, seat: Seat) -> Vec<Seat> {
        let row = &self.row.seats;
        let is_other = |other: &Seat| {
            matches!(row[other.index()].occupant, Occupant::Guest(_))
                && row[other.index()].occupant != row[seat.index()].occupant
                && !self.is_stood_in(*other)
        };
        (0..row.len() as u8).map(Seat).filter(is_other).collect()
    }

    /// Tells each client what can be taken back, if this has changed for the client. A client that is catching up gets
    /// this after its old steps.
    pub fn tell_undo(&mut self) {
        let offered = self.offered();
        let seq = self.row.state.steps;
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        for socket in sockets {
            let at = &self.connections[&socket];
            let now = self.undo_now(at.client.guest.as_deref(), offered);
            if at.viewer.is_none() || at.catching_up.is_some() || at.undo == now {
                continue;
            }
            self.connections.entry(socket).and_modify(|at| at.undo = now.clone());
            self.send(socket, &ServerMessage::Undo { seq, now });
        }
    }

    /// Returns the summary of the match for a socket, with what can be taken back, and notes that the socket knows
    /// this.
    pub fn summary_to(&mut self, socket: u64) -> Summary {
        let offered = self.offered();
        let guest = self.connections.get(&socket).and_then(|at| at.client.guest.as_deref());
        let (mut summary, now) = (self.summary_for(guest), self.undo_now(guest, offered));
        summary.undo_now = (now != UndoNow::default()).then(|| now.clone());
        self.connections.entry(socket).and_modify(|at| at.undo = now);
        summary
    }

    /// Returns the seat of the latest decision, and the step to which this seat can go back. Returns `None` if its
    /// player may neither take the decision back nor ask to do so.
    pub fn offered(&mut self) -> Option<(Seat, u32)> {
        let is_open = self.undo.request.is_none() && self.undo.refused.is_none();
        let (seat, to) = self.session.as_ref().filter(|_| is_open)?.latest_undo().ok()?;
        let is_person = matches!(self.row.seats[seat.index()].occupant, Occupant::Guest(_));
        if !is_person || self.not_now(&Value::Null).is_some() {
            return None;
        }
        let is_possible = self.undo.is_possible.unwrap_or_else(|| self.may_undo(seat, to).is_ok());
        self.undo.is_possible = Some(is_possible);
        is_possible.then_some((seat, to))
    }

    fn undo_now(&self, guest: Option<&str>, offered: Option<(Seat, u32)>) -> UndoNow {
        let own = self.seats_of(guest);
        if own.is_empty() {
            return UndoNow::default();
        }
        let name = |seat: Seat| self.row.seats[seat.index()].name.clone();
        let offer = offered.filter(|(seat, _)| own.contains(seat));
        UndoNow {
            offer: offer.map(|(seat, to)| UndoOffer { seat: name(seat), to }),
            request: self.undo.request.as_ref().map(|asked| UndoRequest {
                seat: name(asked.seat),
                to: asked.to,
                awaits: asked.awaits.iter().copied().map(name).collect(),
            }),
            refused: self.undo.refused.map(name),
        }
    }
}

fn impossible(why: NoUndo) -> Problem {
    cannot("no-undo", &format!("This decision cannot be taken back: {why}."))
}

fn cannot(kind: &str, detail: &str) -> Problem {
    Problem::new(409, kind, "That cannot be taken back", detail)
}
