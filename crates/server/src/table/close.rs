//! Lets operators close a match and revoke its invite links, and lets its creator renew invite links.

use super::actor::Table;
use super::undo::UndoTalk;
use crate::problem;
use crate::random;
use crate::store::{Effect, NewAuditEntry, Occupant, Stage, StoreError, Write};
use crate::time::now_ms;
use referee::Seats;
use wire::Problem;

impl Table {
    /// Closes a match that is not over: ends it without a winner, and tells all clients the reason. The record ends
    /// with the last step.
    pub async fn close(&mut self, entry: NewAuditEntry, reason: String) -> Result<Result<(), Problem>, StoreError> {
        if self.row.state.stage == Stage::Over {
            let detail = "This match is already over, so it cannot be closed.";
            return Ok(Err(Problem::new(409, "over", "The game is over", detail)));
        }
        let mut state = self.row.state.clone();
        (state.stage, state.to_move) = (Stage::Over, Seats::NONE);
        if let Some(clocks) = &mut state.clocks {
            clocks.stop(now_ms());
        }
        let id = self.row.id.clone();
        let effect = Effect::Close { id, state: state.clone(), reason: reason.clone() };
        self.registry.store.write(Write::Audited(Box::new((entry, effect)))).await?;
        (self.row.state, self.row.closed) = (state, Some(reason));
        self.thinking.clear();
        self.hints.clear();
        self.undo = UndoTalk::default();
        self.broadcast_summary();
        self.broadcast_clock();
        Ok(Ok(()))
    }

    /// Changes the invite link of a free seat. With `entry`, an entry for the audit log, an operator revokes the link.
    /// Without an entry, the creator of the match gets a new link.
    pub async fn change_invite(
        &mut self,
        seat: &str,
        entry: Option<NewAuditEntry>,
    ) -> Result<Result<(), Problem>, StoreError> {
        let Some(n) = self.row.seats.iter().position(|row| row.name == seat) else {
            return Ok(Err(problem::no_such_seat(seat, &self.row.seats)));
        };
        if self.row.seats[n].occupant != Occupant::Nobody || self.row.state.stage != Stage::Waiting {
            let detail = "This seat is taken, or the game is over, so the seat has no invite link.";
            return Ok(Err(Problem::new(409, "seat-taken", "The seat is taken", detail)));
        }
        let (id, n) = (self.row.id.clone(), n as u8);
        let (write, token) = match entry {
            Some(_) if self.row.seats[usize::from(n)].invite.is_none() => {
                let detail = "This seat has no invite link, so none can be revoked.";
                return Ok(Err(Problem::new(409, "no-invite", "No link", detail)));
            }
            Some(entry) => (Write::Audited(Box::new((entry, Effect::Revoke { id, seat: n }))), None),
            None => {
                let token = random::token();
                (Write::Invite { id, seat: n, token: token.clone() }, Some(token))
            }
        };
        self.registry.store.write(write).await?;
        self.row.seats[usize::from(n)].invite = token;
        self.broadcast_summary();
        Ok(Ok(()))
    }
}
