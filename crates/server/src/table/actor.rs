//! The life of a table: it is loaded by replay, answers one call after another, and goes when nobody needs it.

use super::frames::{Mail, first_look, picture, replay_frames, step_frame, text};
use super::stand_in::Away;
use super::{Call, Hall, Visitor, load};
use crate::bots::Thinking;
use crate::problem;
use crate::store::{DecisionId, MatchRow, Reply, StoreFault, Stored, Write};
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

/// How many steps a client may have missed; whoever has missed more gets the whole picture.
const MOST_STEPS_AGAIN: u32 = 500;

/// A match in memory. What is in the store comes first: after a failed write the table is thrown away and loaded anew.
pub(super) struct Table {
    pub hall: Arc<Hall>,
    pub row: MatchRow,
    /// The game; nothing until all that the seats bring is in.
    pub session: Option<Box<dyn Session>>,
    pub answers: HashMap<DecisionId, Reply>,
    pub visitors: BTreeMap<u64, At>,
    /// Bots at work, by seat.
    pub thinking: BTreeMap<u8, AtWork>,
    /// The seats of people who are away from a game under way.
    pub away: BTreeMap<u8, Away>,
    /// Why this build cannot replay the match; there is no session then, and nothing is written.
    pub suspended: Option<Suspension>,
    quiet_since: Instant,
}

/// A visitor, and as whom it looks; nothing before it has said hello.
pub(super) struct At {
    pub visitor: Visitor,
    pub looks: Option<Viewer>,
}

/// A bot that thinks.
pub(super) struct AtWork {
    /// Stops it when dropped.
    pub thinking: Thinking,
    /// When everybody is told next that it thinks.
    pub tell_at: Instant,
    /// After how many steps it was asked.
    pub step: u32,
    /// How often it has failed at this decision.
    pub failures: u8,
}

/// Runs a table until nobody needs it.
pub(super) async fn run(
    hall: Arc<Hall>,
    id: String,
    mut inbox: mpsc::UnboundedReceiver<Call>,
    _alive: Option<mpsc::Sender<()>>,
) {
    let mut table = match Table::load(&hall, &id).await {
        Ok(table) => table,
        Err(why) => return turn_away(&hall, &id, inbox, &why),
    };
    let mut woken = table.wake().await;
    let reason = loop {
        if let Err(fault) = woken {
            break problem::store(&fault).detail;
        }
        let sleep = table.sleep();
        woken = tokio::select! {
            call = inbox.recv() => match call {
                None | Some(Call::Stop) => break "The server is stopping; come back soon.".into(),
                Some(call) => table.answer(call).await,
            },
            () = tokio::time::sleep(sleep) => {
                if table.is_idle() && hall.let_go(&id, &inbox) {
                    return;
                }
                table.wake().await
            }
        };
    };
    hall.give_up(&id);
    table.say_goodbye(&reason);
}

/// Answers everybody that the table cannot be set up.
fn turn_away(hall: &Hall, id: &str, mut inbox: mpsc::UnboundedReceiver<Call>, why: &Problem) {
    hall.give_up(id);
    inbox.close();
    while let Ok(call) = inbox.try_recv() {
        match call {
            Call::Enter { visitor, .. } => {
                let _gone = visitor.mail.try_send(Mail::Close(why.detail.clone()));
            }
            Call::Join { answer, .. } | Call::Bring { answer, .. } => {
                let _gone = answer.send(Err(why.clone()));
            }
            Call::Said { .. } | Call::Leave(_) | Call::RematchMade | Call::BotDecided { .. } => {}
            Call::Wake | Call::Stop => {}
        }
    }
}

impl Table {
    async fn load(hall: &Arc<Hall>, id: &str) -> Result<Table, Problem> {
        let stored = hall.store.load(id.into()).await.map_err(|fault| problem::store(&fault))?;
        let stored = stored.ok_or_else(|| problem::no_such_match(id))?;
        let stored = Arc::new(stored);
        let kept = stored.clone();
        let replayed = hall.replay(id, move || load::restored(&kept)).await;
        metrics::counter!("rumpus_tables_loaded_total").increment(1);
        let (session, suspended) = match replayed {
            Ok(session) => (session, None),
            Err(why) => (None, Some(why)),
        };
        let mut table = Table {
            hall: hall.clone(),
            row: stored.row.clone(),
            session,
            answers: stored.answers.iter().cloned().collect(),
            visitors: BTreeMap::new(),
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
    async fn set_clocks(&mut self, stored: &Stored) -> Result<(), StoreFault> {
        let was_suspended = self.suspended.is_none() && self.hall.lift(&self.row.id);
        let standing = &mut self.row.standing;
        let Some(clocks) = standing.clocks.as_mut().filter(|clocks| clocks.running != Seats::NONE) else {
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
        let write = Write::Stand { id: self.row.id.clone(), standing: standing.clone() };
        self.hall.store.write(write).await
    }

    async fn answer(&mut self, call: Call) -> Result<(), StoreFault> {
        self.quiet_since = Instant::now();
        match call {
            Call::Enter { socket, visitor } => self.enter(socket, visitor).await,
            Call::Leave(socket) => self.leave(socket).await,
            Call::Said { socket, message, done } => {
                let heard = self.hear(socket, message).await;
                let _gone = done.send(());
                heard
            }
            Call::Join { guest, token, answer } => {
                let joined = self.join(&guest, &token).await?;
                let _gone = answer.send(joined);
                Ok(())
            }
            Call::Bring { guest, seat, force, answer } => {
                let brought = self.bring(&guest, &seat, force).await?;
                let _gone = answer.send(brought);
                Ok(())
            }
            Call::RematchMade => self.tell_summary().await,
            Call::BotDecided { seat, step, action } => self.bot_decided(seat, step, action).await,
            Call::Wake => self.wake().await,
            Call::Stop => Ok(()),
        }
    }

    /// Begins what can begin, ends what has run out of time, offers stand-ins, lets bots think and tells of those that do.
    async fn wake(&mut self) -> Result<(), StoreFault> {
        self.begin_if_all_is_in().await?;
        self.check_clocks().await?;
        self.offer_stand_ins().await?;
        self.ask_bots();
        self.tell_thinking();
        Ok(())
    }

    async fn hear(&mut self, socket: u64, message: ClientMessage) -> Result<(), StoreFault> {
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
                self.tell(socket, &ServerMessage::Pong);
                Ok(())
            }
        }
    }

    async fn hello(&mut self, socket: u64, seq: Option<u32>, look: Option<String>) -> Result<(), StoreFault> {
        self.check_clocks().await?;
        self.read_seats().await?;
        let Some(at) = self.visitors.get(&socket) else { return Ok(()) };
        let guest = at.visitor.guest.clone();
        let asked = look.and_then(|word| self.may_look(guest.as_deref(), &word).ok());
        let viewer = asked.unwrap_or_else(|| first_look(&self.row, guest.as_deref()));
        self.visitors.entry(socket).and_modify(|at| at.looks = Some(viewer));
        let missing = self.session.as_ref().and_then(|session| session.steps().checked_sub(seq?));
        match seq.filter(|_| missing.is_some_and(|missing| missing <= MOST_STEPS_AGAIN)) {
            Some(seq) => self.resume(socket, viewer, seq).await,
            None => {
                self.welcome(socket);
                Ok(())
            }
        }
    }

    /// Sends a socket that has said hello the whole picture, as it looks at it.
    pub fn welcome(&mut self, socket: u64) {
        let Some(at) = self.visitors.get(&socket) else { return };
        let Some(viewer) = at.looks else { return };
        let summary = self.in_short(at.visitor.guest.as_deref());
        let session = self.session.as_deref();
        let setup = session.map_or(Value::Null, |session| session.setup());
        let frame = session.map(|session| picture(session, viewer, self.clock()));
        let viewer = super::viewer_name(viewer, &self.row.seats);
        self.tell(socket, &ServerMessage::Welcome { summary, setup, viewer, frame });
    }

    /// Sends everybody the whole picture.
    pub async fn tell_welcome(&mut self) -> Result<(), StoreFault> {
        self.read_seats().await?;
        self.note_presence();
        let sockets: Vec<u64> = self.visitors.keys().copied().collect();
        sockets.into_iter().for_each(|socket| self.welcome(socket));
        Ok(())
    }

    /// Sends the steps after `seq`, which are made again from the record; before the first one the start, which tells too.
    async fn resume(&mut self, socket: u64, viewer: Viewer, seq: u32) -> Result<(), StoreFault> {
        let (Some(at), Some(session)) = (self.visitors.get(&socket), &self.session) else { return Ok(()) };
        let summary = self.in_short(at.visitor.guest.as_deref());
        let mut texts = vec![text(&ServerMessage::Summary { summary })];
        if seq < session.steps() {
            let record = session.record().clone();
            let frames = tokio::task::spawn_blocking(move || {
                replay_frames(&record.header, &record.steps, seq, viewer, seq == 0)
            });
            let frames = frames.await.map_err(|fault| StoreFault::Batch(fault.to_string()))?;
            let mut frames = frames.map_err(|broken| StoreFault::Batch(broken.to_string()))?;
            if let Some(last) = frames.last_mut() {
                last.clock = self.clock();
            }
            texts.extend(frames.into_iter().map(|frame| text(&ServerMessage::Step { frame })));
        } else if let Some(clock) = self.clock() {
            texts.push(text(&ServerMessage::Clock { clock }));
        }
        self.post(socket, Mail::Texts(texts));
        Ok(())
    }

    fn look(&mut self, socket: u64, word: &str) {
        let Some(at) = self.visitors.get(&socket) else { return };
        match self.may_look(at.visitor.guest.as_deref(), word) {
            Ok(viewer) => {
                self.visitors.entry(socket).and_modify(|at| at.looks = Some(viewer));
                let frame = self.session.as_deref().map(|session| picture(session, viewer, self.clock()));
                match frame {
                    Some(frame) => self.tell(socket, &ServerMessage::Frame { frame }),
                    None => self.welcome(socket),
                }
            }
            Err(problem) => self.reject(socket, String::new(), None, Some(problem)),
        }
    }

    /// Sends a step that was just taken to everybody, each as it may see it.
    pub fn tell_step(&mut self, step: &shelf::Step) {
        let clock = self.clock();
        let Some(session) = self.session.as_deref() else { return };
        let mut texts: HashMap<Viewer, Mail> = HashMap::new();
        let mut slow = Vec::new();
        for (socket, at) in &self.visitors {
            let Some(viewer) = at.looks else { continue };
            let mail = texts.entry(viewer).or_insert_with(|| {
                let frame = step_frame(session, step, viewer, clock.clone());
                Mail::one(&ServerMessage::Step { frame })
            });
            if at.visitor.mail.try_send(mail.clone()).is_err() {
                slow.push(*socket);
            }
        }
        for socket in slow {
            self.drop_visitor(socket);
        }
    }

    /// Sends everybody the match in short, with names and seats read anew.
    pub async fn tell_summary(&mut self) -> Result<(), StoreFault> {
        self.read_seats().await?;
        self.note_presence();
        let sockets: Vec<u64> = self.visitors.keys().copied().collect();
        for socket in sockets {
            let at = &self.visitors[&socket];
            if at.looks.is_some() {
                let summary = self.in_short(at.visitor.guest.as_deref());
                self.tell(socket, &ServerMessage::Summary { summary });
            }
        }
        Ok(())
    }

    /// Sends everybody the clocks.
    pub fn tell_clock(&mut self) {
        let Some(clock) = self.clock() else { return };
        self.tell_everybody(&ServerMessage::Clock { clock });
    }

    /// Sends everybody who has said hello a message that is the same for all.
    pub fn tell_everybody(&mut self, message: &ServerMessage) {
        let sockets: Vec<u64> = self.visitors.iter().filter(|(_, at)| at.looks.is_some()).map(|(n, _)| *n).collect();
        for socket in sockets {
            self.tell(socket, message);
        }
    }

    /// Sends one socket a message.
    pub fn tell(&mut self, socket: u64, message: &ServerMessage) {
        self.post(socket, Mail::one(message));
    }

    fn post(&mut self, socket: u64, mail: Mail) {
        let Some(at) = self.visitors.get(&socket) else { return };
        if at.visitor.mail.try_send(mail).is_err() {
            self.drop_visitor(socket);
        }
    }

    fn say_goodbye(&mut self, reason: &str) {
        let sockets: Vec<u64> = self.visitors.keys().copied().collect();
        for socket in sockets {
            self.post(socket, Mail::Close(reason.into()));
            self.drop_visitor(socket);
        }
    }

    /// The clocks as clients read them.
    pub fn clock(&self) -> Option<ClockState> {
        self.row.standing.clocks.as_ref().map(|clocks| clocks.state(&self.row.seats, now_ms()))
    }

    fn is_idle(&self) -> bool {
        let quiet = self.quiet_since.elapsed() >= self.hall.idle;
        quiet && self.visitors.is_empty() && self.thinking.is_empty()
    }

    /// How long until a clock runs out, somebody is to hear of a bot that thinks or that could stand in, or the table may go.
    fn sleep(&self) -> Duration {
        let in_use = !self.visitors.is_empty() || !self.thinking.is_empty();
        let quiet = if in_use { Duration::ZERO } else { self.quiet_since.elapsed() };
        let idle = self.hall.idle.saturating_sub(quiet).max(Duration::from_millis(100));
        let deadline = self.row.standing.clocks.as_ref().and_then(|clocks| clocks.deadline_ms());
        let clock = deadline.map(|at| Duration::from_millis((at - now_ms()).max(0) as u64));
        let telling = self.next_telling().map(|at| at.saturating_duration_since(Instant::now()));
        let offer = self.next_offer().map(|at| at.saturating_duration_since(Instant::now()));
        [clock, telling, offer].into_iter().flatten().fold(idle, Duration::min)
    }

    async fn read_seats(&mut self) -> Result<(), StoreFault> {
        if let Some(row) = self.hall.store.find(self.row.id.clone()).await? {
            self.row.seats = row.seats;
            self.row.rematch = row.rematch;
        }
        Ok(())
    }
}
