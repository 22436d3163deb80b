//! The bots of a match. Its table (the actor of the match) starts and stops them, and carries out their decisions.

use super::Request;
use super::actor::{BotTask, Table};
use crate::bots::{MOST_THREADS, ONE_THREAD};
use crate::random;
use crate::store::{Occupant, Stage, StoreError};
use referee::{Seat, Status};
use search::{Bot, Level};
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;
use wire::ServerMessage;

/// How many times a random bot takes over a decision at which a bot has failed. After one more failure, the table makes
/// the decision that the rules prescribe for a seat whose time is up. If the bot only stands in for an absent player,
/// the table removes the bot instead.
const MOST_FAILURES: u8 = 2;

/// The level of a bot that plays for an absent player.
const STAND_IN_LEVEL: u8 = 3;

/// How long a bot thinks before the table tells its clients.
const TELL_AFTER: Duration = Duration::from_millis(400);

/// The time between two messages about a bot that thinks.
const TELL_EVERY: Duration = Duration::from_millis(500);

impl Table {
    /// Starts each bot for whose decision the game waits, unless the bot already thinks. This includes stand-ins: bots
    /// that play for absent players. Stops bots for which the game no longer waits.
    pub fn start_bots(&mut self) {
        if self.row.state.stage != Stage::Playing {
            return;
        }
        let Some(Status::Awaiting(asked)) = self.session.as_ref().map(|session| session.status()) else { return };
        self.thinking.retain(|seat, _| asked.contains(Seat(*seat)));
        for seat in asked.iter() {
            let level = match self.row.seats[seat.index()].occupant {
                Occupant::Bot(level) => Some(level),
                Occupant::Guest(_) if self.is_stood_in(seat) => Some(STAND_IN_LEVEL),
                Occupant::Guest(_) | Occupant::Nobody => None,
            };
            if let Some(level) = level
                && !self.thinking.contains_key(&seat.0)
            {
                let level = Level::new(level).map_or(Bot::Greedy, Bot::Search);
                self.start_bot(seat, level, 0);
            }
        }
    }

    fn start_bot(&mut self, seat: Seat, bot: Bot, failures: u8) {
        let Some(session) = &self.session else { return };
        let thinker = session.thinker(seat, bot, random::seed());
        let (registry, id, step) = (self.registry.clone(), self.row.id.clone(), session.steps());
        let address = self.registry.address_of(&self.row.creator);
        let most_threads = if bot == Bot::Search(Level::GRANDMASTER) { MOST_THREADS } else { ONE_THREAD };
        let thinking = self.registry.bots.think((address, &self.row.creator), thinker, most_threads, move |action| {
            registry.send(&id, Request::BotDecided { seat: seat.0, step, action });
        });
        self.thinking.insert(seat.0, BotTask { thinking, tell_at: Instant::now() + TELL_AFTER, step, failures });
    }

    /// Returns when the table next tells its clients that a bot thinks; `None` if there are no clients or no thinking
    /// bots.
    pub fn next_telling(&self) -> Option<Instant> {
        let told = self.thinking.values().filter(|_| !self.connections.is_empty());
        told.map(|work| work.tell_at).min()
    }

    /// Tells all clients which bots have been thinking for a while, and how much of their search they have done. What
    /// the bots think about stays secret.
    pub fn broadcast_thinking(&mut self) {
        let now = Instant::now();
        let mut messages = Vec::new();
        for (seat, work) in self.thinking.iter_mut().filter(|(_, work)| work.tell_at <= now) {
            work.tell_at = now + TELL_EVERY;
            let seat = self.row.seats[Seat(*seat).index()].name.clone();
            messages.push(ServerMessage::Thinking { seat, done: work.thinking.done() });
        }
        messages.iter().for_each(|message| self.broadcast(message));
    }

    /// Carries out a bot's decision; `action` is `None` if the bot failed. Other seats may have decided meanwhile, for
    /// example if several seats decide at once. The decision still counts if the rules allow it.
    pub async fn bot_decided(&mut self, seat: u8, step: u32, action: Option<Value>) -> Result<(), StoreError> {
        if self.thinking.get(&seat).is_none_or(|work| work.step != step) {
            return Ok(());
        }
        let Some(work) = self.thinking.remove(&seat) else { return Ok(()) };
        let seat = Seat(seat);
        let Some(session) = &self.session else { return Ok(()) };
        let allowed = |action: &Value| matches!(session.refusal(seat, action), Ok(None));
        if step != session.steps() && !action.as_ref().is_some_and(allowed) {
            self.start_bots();
            return Ok(());
        }
        let before = session.steps();
        let refused = match action {
            Some(action) => self.take(seat, &action, None).await?.err(),
            None => None,
        };
        let Some(session) = &self.session else { return Ok(()) };
        if session.steps() == before {
            tracing::error!(?refused, "match {}: the bot of seat {} failed to decide", self.row.id, seat.0);
            if work.failures < MOST_FAILURES {
                self.start_bot(seat, Bot::Random, work.failures + 1);
            } else if self.is_stood_in(seat) {
                self.end_stand_in(seat);
            } else {
                let timeout = session.timeout();
                let _game_without_timeouts = self.take(seat, &timeout, None).await?;
            }
        }
        Ok(())
    }
}
