//! The life of a table, which is the actor of a match. The table loads the match by replay and answers one request
//! after another. It ends when nobody needs it.

use super::clients::{Connection, Views};
use super::outbox::{Farewell, Outbound};
use super::questions::Answerers;
use super::stand_in::Away;
use super::talk::Talk;
use super::undo::UndoTalk;
use super::{Request, TableRegistry, engine, replay};
use crate::bots::BotHandle;
use crate::problem;
use crate::store::{DecisionId, MatchRow, Reply, StoreError, Stored, Write};
use crate::time::now_ms;
use referee::Seats;
use shelf::Session;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{ClientMessage, Problem, ServerMessage, Suspension};

/// A match in memory. The store has the authoritative state. So after a failed write, the table ends, and the next
/// request loads it again from the store.
pub(super) struct Table {
    pub registry: Arc<TableRegistry>,
    pub row: MatchRow,
    /// The running game; `None` until it begins, and in a suspended match, which this build cannot replay.
    pub session: Option<Box<dyn Session>>,
    pub answers: HashMap<DecisionId, Reply>,
    /// For each seat: the number of the step that its latest decision became; 0 if it has made none.
    pub latest: Vec<u32>,
    pub connections: BTreeMap<u64, Box<Connection>>,
    /// The bots that think about a decision, by the number of the seat.
    pub thinking: BTreeMap<u8, BotTask>,
    /// The bots that think about a hint, by the number of the seat.
    pub hints: BTreeMap<u8, BotHandle>,
    /// The people who are away from a game in progress, by the number of the seat.
    pub away: BTreeMap<u8, Away>,
    /// Why this build cannot replay the match; `None` if it can.
    pub suspended: Option<Suspension>,
    /// The last view that each viewer got: the player of a seat, or the public.
    pub views: Views,
    /// The open request to take decisions back, with its answers. The next step clears both.
    pub undo: UndoTalk,
    /// The newest lines of the chat.
    pub talk: Talk,
    /// How many catch-ups have begun. A catch-up sends a client the steps that it has missed, and gets its number from
    /// this count.
    pub catch_ups: u64,
    /// The functions that answer questions about the current position, by viewer.
    pub answerers: Answerers,
    quiet_since: Instant,
}

/// A bot that thinks about a decision.
pub(super) struct BotTask {
    /// The handle of the bot. Dropping it stops the bot.
    pub thinking: BotHandle,
    /// When the table next tells its clients that the bot thinks.
    pub tell_at: Instant,
    /// The number of steps of the game when the bot began.
    pub step: u32,
    /// How often the bot has failed at this decision.
    pub failures: u8,
}

/// Removes the table from the registry when its actor ends, even by a panic. The next request loads the table again.
struct Ended {
    registry: Arc<TableRegistry>,
    id: String,
}

impl Drop for Ended {
    fn drop(&mut self) {
        self.registry.remove_if_ended(&self.id);
    }
}

/// Runs a table until nobody needs it. The futures of its work are boxed, so that a waiting table takes no memory for
/// them.
pub(super) async fn run(
    registry: Arc<TableRegistry>,
    id: String,
    inbox: mpsc::UnboundedReceiver<Box<Request>>,
    _alive: Option<mpsc::Sender<()>>,
) {
    // The registry recognizes an ended table by its closed inbox. So `_ended` comes before `inbox` here, and Rust drops
    // it after `inbox`.
    let _ended = Ended { registry: registry.clone(), id: id.clone() };
    let mut inbox = inbox;
    let mut table = match Box::pin(Table::load(&registry, &id)).await {
        Ok(table) => table,
        Err(why) => return reject_requests(&registry, &id, inbox, &why),
    };
    let mut woken = Box::pin(table.wake()).await;
    let why = loop {
        if let Err(fault) = woken {
            break Farewell::Because(problem::store(&fault).detail);
        }
        let sleep = table.sleep();
        woken = tokio::select! {
            request = inbox.recv() => match request {
                None => break Farewell::Restart,
                Some(request) if matches!(*request, Request::Stop) => break Farewell::Restart,
                Some(request) => Box::pin(table.answer(*request)).await,
            },
            () = tokio::time::sleep(sleep) => {
                if table.is_idle() && registry.remove_if_idle(&id, &inbox) {
                    return;
                }
                Box::pin(table.wake()).await
            }
        };
    };
    registry.remove(&id);
    table.close_connections(&why);
}

/// Answers all waiting requests with the reason why the match cannot be loaded.
fn reject_requests(
    registry: &TableRegistry,
    id: &str,
    mut inbox: mpsc::UnboundedReceiver<Box<Request>>,
    why: &Problem,
) {
    registry.remove(id);
    inbox.close();
    while let Ok(request) = inbox.try_recv() {
        match *request {
            Request::Connect { client, .. } => {
                let _gone = client.outbox.put(Outbound::Close(Farewell::Because(why.detail.clone())));
            }
            Request::Join { answer, .. }
            | Request::Bring { answer, .. }
            | Request::Close { answer, .. }
            | Request::Invite { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Request::Hint { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Request::Position { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Request::Decide { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Request::Message { .. }
            | Request::Said { .. }
            | Request::Disconnect(_)
            | Request::CaughtUp { .. }
            | Request::BotDecided { .. } => {}
            Request::Renamed { .. } | Request::RematchCreated(_) | Request::Wake | Request::Stop => {}
        }
    }
}

impl Table {
    async fn load(registry: &Arc<TableRegistry>, id: &str) -> Result<Table, Problem> {
        let stored = registry.store.load(id.into()).await.map_err(|fault| problem::store(&fault))?;
        let stored = stored.ok_or_else(|| problem::no_such_match(id))?;
        let stored = Arc::new(stored);
        let kept = stored.clone();
        let replayed = registry.replay(id, move || replay::restored(&kept)).await;
        metrics::counter!("rumpus_tables_loaded_total").increment(1);
        let (session, suspended) = match replayed {
            Ok(session) => (session, None),
            Err(why) => (None, Some(why)),
        };
        let mut table = Table {
            registry: registry.clone(),
            row: stored.row.clone(),
            session,
            answers: stored.answers.iter().cloned().collect(),
            latest: engine::latest_steps(&stored),
            connections: BTreeMap::new(),
            thinking: BTreeMap::new(),
            hints: BTreeMap::new(),
            away: BTreeMap::new(),
            suspended,
            views: Views::new(),
            undo: UndoTalk::default(),
            talk: Talk::new(),
            catch_ups: 0,
            answerers: Answerers::default(),
            quiet_since: Instant::now(),
        };
        table.forget_record();
        table.set_clocks(&stored).await.map_err(|fault| problem::store(&fault))?;
        Ok(table)
    }

    /// Drops the steps of the record from memory, since the store has them.
    pub fn forget_record(&mut self) {
        if let Some(session) = &mut self.session {
            session.forget_record();
        }
    }

    /// Corrects the running clocks, because time in which no server could play the match does not count. Stops the
    /// clocks of a suspended match, and all clocks while the store is read-only.
    async fn set_clocks(&mut self, stored: &Stored) -> Result<(), StoreError> {
        let was_suspended = self.suspended.is_none() && self.registry.lift(&self.row.id);
        let state = &mut self.row.state;
        let Some(clocks) = state.clocks.as_mut().filter(|clocks| clocks.running != Seats::NONE) else {
            return Ok(());
        };
        if self.suspended.is_some() || self.registry.store.read_only().is_some() {
            clocks.running = Seats::NONE;
            return Ok(());
        }
        let run_ms = if was_suspended { 0 } else { stored.run_ms };
        let since_ms = stored.read_ms - clocks.since_ms;
        if (0..=run_ms).contains(&since_ms) {
            return Ok(());
        }
        clocks.charge(run_ms, stored.read_ms);
        let write = Write::UpdateState { id: self.row.id.clone(), state: state.clone() };
        self.registry.store.write(write).await
    }

    /// While the store is read-only, answers a request that needs a write with an error. Returns any other request.
    fn refuse_unwritable(&self, request: Request) -> Option<Request> {
        match (request, self.unwritable()) {
            (
                Request::Join { answer, .. }
                | Request::Bring { answer, .. }
                | Request::Close { answer, .. }
                | Request::Invite { answer, .. },
                Some(problem),
            ) => {
                let _gone = answer.send(Err(problem));
                None
            }
            (request, _) => Some(request),
        }
    }

    async fn answer(&mut self, request: Request) -> Result<(), StoreError> {
        self.quiet_since = Instant::now();
        let Some(request) = self.refuse_unwritable(request) else { return Ok(()) };
        match request {
            Request::Connect { socket, client } => self.enter(socket, client).await,
            Request::Disconnect(socket) => {
                self.leave(socket);
                Ok(())
            }
            Request::CaughtUp { socket, number, steps, answer } => {
                let _gone = answer.send(self.caught_up(socket, number, steps));
                Ok(())
            }
            Request::Message { socket, message, done } => self.hear(socket, message, done).await,
            Request::Join { guest, token, answer } => {
                let joined = self.join(guest, &token).await?;
                let _gone = answer.send(joined);
                Ok(())
            }
            Request::Bring { guest, seat, force, answer } => {
                let brought = self.bring(&guest, &seat, force).await?;
                let _gone = answer.send(brought);
                Ok(())
            }
            Request::Close { entry, reason, answer } => {
                let closed = self.close(*entry, reason).await?;
                let _gone = answer.send(closed);
                Ok(())
            }
            Request::Invite { seat, entry, answer } => {
                let changed = self.change_invite(&seat, entry.map(|entry| *entry)).await?;
                let _gone = answer.send(changed);
                Ok(())
            }
            Request::Hint { guest, seat, answer } => {
                self.hint(&guest, &seat, answer);
                Ok(())
            }
            Request::Position { guest, answer } => self.show_position(&guest, answer),
            Request::Decide { guest, request, action, answer } => {
                self.answer_program(&guest, request, &action, answer).await
            }
            Request::Said { guest, seat, answer } => {
                let _gone = answer.send(self.words_of_others(&guest, seat.as_deref()));
                Ok(())
            }
            Request::Renamed { guest, name } => {
                self.rename(&guest, &name);
                Ok(())
            }
            Request::RematchCreated(again) => {
                self.row.rematch = Some(again);
                self.broadcast_summary();
                Ok(())
            }
            Request::BotDecided { seat, step, action } => self.bot_decided(seat, step, action).await,
            Request::Wake => self.wake().await,
            Request::Stop => Ok(()),
        }
    }

    /// Does what is due. Begins the game if nothing is missing, ends turns whose time is up, and offers stand-ins. Lets
    /// bots think, and tells clients which bots think.
    async fn wake(&mut self) -> Result<(), StoreError> {
        if self.registry.store.read_only().is_some() {
            return Ok(());
        }
        self.start_if_complete().await?;
        self.check_clocks().await?;
        self.offer_stand_ins();
        self.start_bots();
        self.broadcast_thinking();
        Ok(())
    }

    /// Carries out a message of a socket. Signals `done` when the socket may send the next message.
    async fn hear(&mut self, socket: u64, message: ClientMessage, done: oneshot::Sender<()>) -> Result<(), StoreError> {
        match message {
            ClientMessage::Why { id, seat, action } => self.why(socket, id, &seat, action, done),
            ClientMessage::Ask { id, seat, question } => self.ask(socket, id, seat.as_deref(), question, done),
            message => {
                let heard = self.handle_message(socket, message).await;
                let _gone = done.send(());
                return heard;
            }
        }
        Ok(())
    }

    async fn handle_message(&mut self, socket: u64, message: ClientMessage) -> Result<(), StoreError> {
        match (message, self.unwritable()) {
            (
                ClientMessage::StandIn { id, .. }
                | ClientMessage::Undo { id, .. }
                | ClientMessage::AnswerUndo { id, .. }
                | ClientMessage::Commit { id, .. }
                | ClientMessage::Reveal { id, .. },
                Some(problem),
            ) => {
                self.reject(socket, id, None, Some(problem));
                Ok(())
            }
            (message, _) => self.handle_writable(socket, message).await,
        }
    }

    /// Returns the error for a write while the store is read-only; `None` if the store can write.
    pub fn unwritable(&self) -> Option<Problem> {
        self.registry.store.read_only().map(problem::read_only)
    }

    async fn handle_writable(&mut self, socket: u64, message: ClientMessage) -> Result<(), StoreError> {
        match message {
            ClientMessage::Why { .. } | ClientMessage::Ask { .. } => Ok(()),
            ClientMessage::Hello { seq, look } => self.hello(socket, seq, look).await,
            ClientMessage::Act { id, seat, action } => self.act(socket, id, &seat, &action).await,
            ClientMessage::Undo { id, seat, to } => self.undo(socket, id, &seat, to).await,
            ClientMessage::AnswerUndo { id, seat, allow } => self.answer_undo(socket, id, &seat, allow).await,
            ClientMessage::Say { id, seat, say } => self.say(socket, id, &seat, say),
            ClientMessage::Commit { id, seat, commitment } => self.commit(socket, id, &seat, &commitment).await,
            ClientMessage::Reveal { id, seat, seed } => self.reveal(socket, id, &seat, &seed).await,
            ClientMessage::Look { viewer } => {
                self.look(socket, &viewer);
                Ok(())
            }
            ClientMessage::StandIn { id, seat } => {
                self.stand_in(socket, id, &seat);
                Ok(())
            }
            ClientMessage::Ping => {
                self.send(socket, &ServerMessage::Pong);
                Ok(())
            }
        }
    }

    fn is_idle(&self) -> bool {
        let quiet = self.quiet_since.elapsed() >= self.registry.idle;
        quiet && self.connections.is_empty() && self.thinking.is_empty()
    }

    /// Returns the time until something is due: a clock runs out, the table must tell clients of a thinking bot or a
    /// stand-in, or it may leave memory.
    fn sleep(&self) -> Duration {
        let in_use = !self.connections.is_empty() || !self.thinking.is_empty();
        let quiet = if in_use { Duration::ZERO } else { self.quiet_since.elapsed() };
        let idle = self.registry.idle.saturating_sub(quiet).max(Duration::from_millis(100));
        let deadline = self.row.state.clocks.as_ref().and_then(|clocks| clocks.deadline_ms());
        let clock = deadline.map(|at| Duration::from_millis((at - now_ms()).max(0) as u64));
        let telling = self.next_telling().map(|at| at.saturating_duration_since(Instant::now()));
        let offer = self.next_offer().filter(|_| self.registry.store.read_only().is_none());
        let offer = offer.map(|at| at.saturating_duration_since(Instant::now()));
        [clock, telling, offer].into_iter().flatten().fold(idle, Duration::min)
    }
}
