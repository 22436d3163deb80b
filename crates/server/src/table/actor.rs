//! The life of a table: it is loaded by replay, answers one request after another, and goes when it is not needed.

use super::frames::{Outbound, default_viewer, replay_frames, snapshot, step_frame, text};
use super::stand_in::Away;
use super::{Client, Request, TableRegistry, replay};
use crate::bots::BotHandle;
use crate::problem;
use crate::store::{DecisionId, MatchRow, Reply, StoreError, Stored, Write};
use crate::time::now_ms;
use referee::{Seats, Viewer};
use serde_json::Value;
use shelf::Session;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{ClientMessage, ClockState, Problem, ServerMessage, Suspension};

/// How many steps a client may have missed; a client that has missed more gets the whole picture.
const MOST_STEPS_AGAIN: u32 = 500;

/// A match in memory. What is in the store comes first: after a failed write the table is thrown away and loaded anew.
pub(super) struct Table {
    pub registry: Arc<TableRegistry>,
    pub row: MatchRow,
    /// The game; nothing until all that the seats bring is in.
    pub session: Option<Box<dyn Session>>,
    pub answers: HashMap<DecisionId, Reply>,
    pub connections: BTreeMap<u64, Connection>,
    /// Bots at work, by seat.
    pub thinking: BTreeMap<u8, BotTask>,
    /// The seats of people who are away from a game under way.
    pub away: BTreeMap<u8, Away>,
    /// Why this build cannot replay the match; without a session nothing is written.
    pub suspended: Option<Suspension>,
    quiet_since: Instant,
}

/// A client, and as whom it looks; nothing before it has said hello.
pub(super) struct Connection {
    pub client: Client,
    pub viewer: Option<Viewer>,
}

/// A bot that thinks.
pub(super) struct BotTask {
    /// Stops it when dropped.
    pub thinking: BotHandle,
    /// When everybody is told next that it thinks.
    pub tell_at: Instant,
    /// After how many steps it was asked.
    pub step: u32,
    /// How often it has failed at this decision.
    pub failures: u8,
}

/// Runs a table until it is not needed.
pub(super) async fn run(
    registry: Arc<TableRegistry>,
    id: String,
    mut inbox: mpsc::UnboundedReceiver<Request>,
    _alive: Option<mpsc::Sender<()>>,
) {
    let mut table = match Table::load(&registry, &id).await {
        Ok(table) => table,
        Err(why) => return reject_requests(&registry, &id, inbox, &why),
    };
    let mut woken = table.wake().await;
    let reason = loop {
        if let Err(fault) = woken {
            break problem::store(&fault).detail;
        }
        let sleep = table.sleep();
        woken = tokio::select! {
            request = inbox.recv() => match request {
                None | Some(Request::Stop) => break "The server is stopping; come back soon.".into(),
                Some(request) => table.answer(request).await,
            },
            () = tokio::time::sleep(sleep) => {
                if table.is_idle() && registry.remove_if_idle(&id, &inbox) {
                    return;
                }
                table.wake().await
            }
        };
    };
    registry.remove(&id);
    table.close_connections(&reason);
}

/// Answers everybody that the table cannot be set up.
fn reject_requests(registry: &TableRegistry, id: &str, mut inbox: mpsc::UnboundedReceiver<Request>, why: &Problem) {
    registry.remove(id);
    inbox.close();
    while let Ok(request) = inbox.try_recv() {
        match request {
            Request::Connect { client, .. } => {
                let _gone = client.outbox.try_send(Outbound::Close(why.detail.clone()));
            }
            Request::Join { answer, .. } | Request::Bring { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Request::Message { .. } | Request::Disconnect(_) | Request::RematchCreated | Request::BotDecided { .. } => {
            }
            Request::Wake | Request::Stop => {}
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
            connections: BTreeMap::new(),
            thinking: BTreeMap::new(),
            away: BTreeMap::new(),
            suspended,
            quiet_since: Instant::now(),
        };
        table.set_clocks(&stored).await.map_err(|fault| problem::store(&fault))?;
        Ok(table)
    }

    /// Charges running clocks for the time in which the match could be played, and lets those of a suspended match stand
    /// still.
    async fn set_clocks(&mut self, stored: &Stored) -> Result<(), StoreError> {
        let was_suspended = self.suspended.is_none() && self.registry.lift(&self.row.id);
        let state = &mut self.row.state;
        let Some(clocks) = state.clocks.as_mut().filter(|clocks| clocks.running != Seats::NONE) else {
            return Ok(());
        };
        if self.suspended.is_some() {
            clocks.running = Seats::NONE;
            return Ok(());
        }
        let run_ms = if was_suspended { 0 } else { stored.run_ms };
        if stored.read_ms - clocks.since_ms <= run_ms {
            return Ok(());
        }
        clocks.charge(run_ms, stored.read_ms);
        let write = Write::UpdateState { id: self.row.id.clone(), state: state.clone() };
        self.registry.store.write(write).await
    }

    async fn answer(&mut self, request: Request) -> Result<(), StoreError> {
        self.quiet_since = Instant::now();
        match request {
            Request::Connect { socket, client } => self.enter(socket, client).await,
            Request::Disconnect(socket) => self.leave(socket).await,
            Request::Message { socket, message, done } => {
                let heard = self.handle_message(socket, message).await;
                let _gone = done.send(());
                heard
            }
            Request::Join { guest, token, answer } => {
                let joined = self.join(&guest, &token).await?;
                let _gone = answer.send(joined);
                Ok(())
            }
            Request::Bring { guest, seat, force, answer } => {
                let brought = self.bring(&guest, &seat, force).await?;
                let _gone = answer.send(brought);
                Ok(())
            }
            Request::RematchCreated => self.broadcast_summary().await,
            Request::BotDecided { seat, step, action } => self.bot_decided(seat, step, action).await,
            Request::Wake => self.wake().await,
            Request::Stop => Ok(()),
        }
    }

    /// Begins what can begin, ends what has run out of time, offers stand-ins, lets bots think and tells of those that do.
    async fn wake(&mut self) -> Result<(), StoreError> {
        self.start_if_complete().await?;
        self.check_clocks().await?;
        self.offer_stand_ins().await?;
        self.start_bots();
        self.broadcast_thinking();
        Ok(())
    }

    async fn handle_message(&mut self, socket: u64, message: ClientMessage) -> Result<(), StoreError> {
        match message {
            ClientMessage::Hello { seq, look } => self.hello(socket, seq, look).await,
            ClientMessage::Act { id, seat, action } => self.act(socket, id, &seat, &action).await,
            ClientMessage::Why { id, seat, action } => {
                self.why(socket, id, &seat, &action);
                Ok(())
            }
            ClientMessage::Ask { id, seat, question } => {
                self.ask(socket, id, seat.as_deref(), &question);
                Ok(())
            }
            ClientMessage::Look { viewer } => {
                self.look(socket, &viewer);
                Ok(())
            }
            ClientMessage::StandIn { id, seat } => self.stand_in(socket, id, &seat).await,
            ClientMessage::Ping => {
                self.send(socket, &ServerMessage::Pong);
                Ok(())
            }
        }
    }

    async fn hello(&mut self, socket: u64, seq: Option<u32>, look: Option<String>) -> Result<(), StoreError> {
        self.check_clocks().await?;
        self.read_seats().await?;
        let Some(at) = self.connections.get(&socket) else { return Ok(()) };
        let guest = at.client.guest.clone();
        let asked = look.and_then(|word| self.may_look(guest.as_deref(), &word).ok());
        let viewer = asked.unwrap_or_else(|| default_viewer(&self.row, guest.as_deref()));
        self.connections.entry(socket).and_modify(|at| at.viewer = Some(viewer));
        let missing = self.session.as_ref().and_then(|session| session.steps().checked_sub(seq?));
        match seq.filter(|_| missing.is_some_and(|missing| missing <= MOST_STEPS_AGAIN)) {
            Some(seq) => self.resume(socket, viewer, seq).await,
            None => {
                self.welcome(socket);
                Ok(())
            }
        }
    }

    /// Sends a socket that has said hello the whole snapshot, as it looks at it.
    pub fn welcome(&mut self, socket: u64) {
        let Some(at) = self.connections.get(&socket) else { return };
        let Some(viewer) = at.viewer else { return };
        let summary = self.summary_for(at.client.guest.as_deref());
        let session = self.session.as_deref();
        let setup = session.map_or(Value::Null, |session| session.setup());
        let frame = session.map(|session| snapshot(session, viewer, self.clock()));
        let viewer = super::viewer_name(viewer, &self.row.seats);
        self.send(socket, &ServerMessage::Welcome { summary, setup, viewer, frame });
    }

    /// Sends everybody the whole picture.
    pub async fn broadcast_welcome(&mut self) -> Result<(), StoreError> {
        self.read_seats().await?;
        self.update_presence();
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        sockets.into_iter().for_each(|socket| self.welcome(socket));
        Ok(())
    }

    /// Sends the steps after `seq`, which are made again from the record; before the first one the start, which tells too.
    async fn resume(&mut self, socket: u64, viewer: Viewer, seq: u32) -> Result<(), StoreError> {
        let (Some(at), Some(session)) = (self.connections.get(&socket), &self.session) else { return Ok(()) };
        let summary = self.summary_for(at.client.guest.as_deref());
        let mut texts = vec![text(&ServerMessage::Summary { summary })];
        if seq < session.steps() {
            let record = session.record().clone();
            let frames = tokio::task::spawn_blocking(move || {
                replay_frames(&record.header, &record.steps, seq, viewer, seq == 0)
            });
            let frames = frames.await.map_err(|fault| StoreError::Batch(fault.to_string()))?;
            let mut frames = frames.map_err(|error| StoreError::Batch(error.to_string()))?;
            if let Some(last) = frames.last_mut() {
                last.clock = self.clock();
            }
            texts.extend(frames.into_iter().map(|frame| text(&ServerMessage::Step { frame })));
        } else if let Some(clock) = self.clock() {
            texts.push(text(&ServerMessage::Clock { clock }));
        }
        self.send_outbound(socket, Outbound::Texts(texts));
        Ok(())
    }

    fn look(&mut self, socket: u64, word: &str) {
        let Some(at) = self.connections.get(&socket) else { return };
        match self.may_look(at.client.guest.as_deref(), word) {
            Ok(viewer) => {
                self.connections.entry(socket).and_modify(|at| at.viewer = Some(viewer));
                let frame = self.session.as_deref().map(|session| snapshot(session, viewer, self.clock()));
                match frame {
                    Some(frame) => self.send(socket, &ServerMessage::Frame { frame }),
                    None => self.welcome(socket),
                }
            }
            Err(problem) => self.reject(socket, String::new(), None, Some(problem)),
        }
    }

    /// Sends a step that was just taken to everybody, each as it may see it.
    pub fn broadcast_step(&mut self, step: &shelf::Step) {
        let clock = self.clock();
        let Some(session) = self.session.as_deref() else { return };
        let mut texts: HashMap<Viewer, Outbound> = HashMap::new();
        let mut slow = Vec::new();
        for (socket, at) in &self.connections {
            let Some(viewer) = at.viewer else { continue };
            let message = texts.entry(viewer).or_insert_with(|| {
                let frame = step_frame(session, step, viewer, clock.clone());
                Outbound::one(&ServerMessage::Step { frame })
            });
            if at.client.outbox.try_send(message.clone()).is_err() {
                slow.push(*socket);
            }
        }
        for socket in slow {
            self.disconnect(socket);
        }
    }

    /// Sends everybody the match in short, with names and seats read anew.
    pub async fn broadcast_summary(&mut self) -> Result<(), StoreError> {
        self.read_seats().await?;
        self.update_presence();
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        for socket in sockets {
            let at = &self.connections[&socket];
            if at.viewer.is_some() {
                let summary = self.summary_for(at.client.guest.as_deref());
                self.send(socket, &ServerMessage::Summary { summary });
            }
        }
        Ok(())
    }

    /// Sends everybody the clocks.
    pub fn broadcast_clock(&mut self) {
        let Some(clock) = self.clock() else { return };
        self.broadcast(&ServerMessage::Clock { clock });
    }

    /// Sends everybody who has said hello a message that is the same for all.
    pub fn broadcast(&mut self, message: &ServerMessage) {
        let sockets: Vec<u64> =
            self.connections.iter().filter(|(_, at)| at.viewer.is_some()).map(|(n, _)| *n).collect();
        for socket in sockets {
            self.send(socket, message);
        }
    }

    /// Sends one socket a message.
    pub fn send(&mut self, socket: u64, message: &ServerMessage) {
        self.send_outbound(socket, Outbound::one(message));
    }

    fn send_outbound(&mut self, socket: u64, message: Outbound) {
        let Some(at) = self.connections.get(&socket) else { return };
        if at.client.outbox.try_send(message).is_err() {
            self.disconnect(socket);
        }
    }

    fn close_connections(&mut self, reason: &str) {
        let sockets: Vec<u64> = self.connections.keys().copied().collect();
        for socket in sockets {
            self.send_outbound(socket, Outbound::Close(reason.into()));
            self.disconnect(socket);
        }
    }

    /// The clocks as clients read them.
    pub fn clock(&self) -> Option<ClockState> {
        self.row.state.clocks.as_ref().map(|clocks| clocks.state(&self.row.seats, now_ms()))
    }

    fn is_idle(&self) -> bool {
        let quiet = self.quiet_since.elapsed() >= self.registry.idle;
        quiet && self.connections.is_empty() && self.thinking.is_empty()
    }

    /// How long until a clock runs out, somebody is to hear of a bot that thinks or that could stand in, or the table may go.
    fn sleep(&self) -> Duration {
        let in_use = !self.connections.is_empty() || !self.thinking.is_empty();
        let quiet = if in_use { Duration::ZERO } else { self.quiet_since.elapsed() };
        let idle = self.registry.idle.saturating_sub(quiet).max(Duration::from_millis(100));
        let deadline = self.row.state.clocks.as_ref().and_then(|clocks| clocks.deadline_ms());
        let clock = deadline.map(|at| Duration::from_millis((at - now_ms()).max(0) as u64));
        let telling = self.next_telling().map(|at| at.saturating_duration_since(Instant::now()));
        let offer = self.next_offer().map(|at| at.saturating_duration_since(Instant::now()));
        [clock, telling, offer].into_iter().flatten().fold(idle, Duration::min)
    }

    async fn read_seats(&mut self) -> Result<(), StoreError> {
        if let Some(row) = self.registry.store.find(self.row.id.clone()).await? {
            self.row.seats = row.seats;
            self.row.rematch = row.rematch;
        }
        Ok(())
    }
}
