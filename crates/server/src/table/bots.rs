//! The bots of a table.

use super::Call;
use super::actor::{AtWork, Table};
use crate::luck;
use crate::store::{Sitter, Stage, StoreFault};
use referee::{Seat, Status};
use search::{Bot, Level};
use serde_json::Value;

/// How often a bot may fail at one decision before the table decides as for a seat whose time is up.
const MOST_FAILURES: u8 = 2;

impl Table {
    /// Lets every bot think that is asked and does not think yet.
    pub fn ask_bots(&mut self) {
        if self.row.standing.stage != Stage::Playing {
            return;
        }
        let Some(Status::Awaiting(asked)) = self.session.as_ref().map(|session| session.status()) else { return };
        self.thinking.retain(|seat, _| asked.contains(Seat(*seat)));
        for seat in asked.iter() {
            if let Sitter::Bot(level) = self.row.seats[seat.index()].sitter
                && !self.thinking.contains_key(&seat.0)
            {
                let level = Level::new(level).map_or(Bot::Greedy, Bot::Search);
                self.let_think(seat, level, 0);
            }
        }
    }

    fn let_think(&mut self, seat: Seat, bot: Bot, failures: u8) {
        let Some(session) = &self.session else { return };
        let thinker = session.thinker(seat, bot, luck::seed());
        let (hall, id, step) = (self.hall.clone(), self.row.id.clone(), session.steps());
        let thinking = self.hall.bots.think(&self.row.creator, thinker, move |action| {
            hall.ask(&id, Call::BotDecided { seat: seat.0, step, action });
        });
        self.thinking.insert(seat.0, AtWork { _thinking: thinking, step, failures });
    }

    /// Carries out what a bot has decided. Others may have decided meanwhile, as when several lay cards at once: what it
    /// has decided still counts if the rules allow it.
    pub async fn bot_decided(&mut self, seat: u8, step: u32, action: Option<Value>) -> Result<(), StoreFault> {
        if self.thinking.get(&seat).is_none_or(|work| work.step != step) {
            return Ok(());
        }
        let Some(work) = self.thinking.remove(&seat) else { return Ok(()) };
        let seat = Seat(seat);
        let Some(session) = &self.session else { return Ok(()) };
        let allowed = |action: &Value| matches!(session.refusal(seat, action), Ok(None));
        if step != session.steps() && !action.as_ref().is_some_and(allowed) {
            self.ask_bots();
            return Ok(());
        }
        let before = session.steps();
        let refused = match action {
            Some(action) => self.take(seat, &action, None).await?.err(),
            None => None,
        };
        let Some(session) = &self.session else { return Ok(()) };
        if session.steps() == before {
            tracing::error!(?refused, "match {}: the bot of seat {} has no decision", self.row.id, seat.0);
            if work.failures < MOST_FAILURES {
                self.let_think(seat, Bot::Random, work.failures + 1);
            } else {
                let timeout = session.timeout();
                let _game_without_timeouts = self.take(seat, &timeout, None).await?;
            }
        }
        Ok(())
    }
}
