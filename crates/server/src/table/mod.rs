//! Tables. Each match in use has a table: an actor, which is a task that carries out one request after another. The
//! table holds the game of the match, and nothing else changes that game.

mod actor;
mod bots;
mod catch_up;
mod clients;
mod clock;
mod close;
mod decide;
mod engine;
mod fair;
mod frames;
mod hint;
mod outbox;
mod presence;
mod questions;
mod replay;
mod seats;
mod stand_in;
mod start;
mod summary;
mod suspended;
mod talk;
mod undo;

pub(crate) use decide::refusal;
pub(crate) use engine::Position;
pub(crate) use frames::{replay_frames, snapshot, step_frame, text, viewer_name, viewer_of};
pub(crate) use outbox::{Farewell, Mail, Outbound, Outbox, outbox};
pub(crate) use replay::{matched, replayed};
pub(crate) use seats::match_state;
pub(crate) use start::{judge, open_with_forces};
pub(crate) use summary::summary;
pub(crate) use suspended::{Failure, guarded};

use crate::blocking::Blocking;
use crate::bots::Bots;
use crate::options::Limits;
use crate::store::{Guest, NewAuditEntry, Reply, Store};
use serde_json::Value;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use suspended::Suspensions;
use tokio::sync::{mpsc, oneshot};
use wire::{ClientMessage, Hint, Problem};

/// How many addresses of guests are kept in memory. The address of one more guest clears all of them. The address of a
/// guest is noted again when the guest comes again.
const MOST_ADDRESSES: usize = 50_000;

/// A client of a table: one socket, or one stream of a program.
#[derive(Clone)]
pub(crate) struct Client {
    /// The guest, if the client came with a cookie or a token.
    pub guest: Option<String>,
    /// Takes the messages for the client.
    pub outbox: Outbox,
}

/// A request to the actor of a match.
pub(crate) enum Request {
    /// A socket opened.
    Connect {
        /// The number of the socket.
        socket: u64,
        /// The guest and the outbox of the socket.
        client: Client,
    },
    /// A socket sent a message.
    Message {
        /// The number of the socket.
        socket: u64,
        /// The message.
        message: ClientMessage,
        /// Reports that the socket may send its next message.
        done: oneshot::Sender<()>,
    },
    /// A socket closed.
    Disconnect(u64),
    /// A guest takes the seat of an invite link.
    Join {
        /// The guest.
        guest: Guest,
        /// The last part of the link.
        token: String,
        /// Gets the result.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// A guest hands in the force of its seat.
    Bring {
        /// The guest's id.
        guest: String,
        /// The seat's name.
        seat: String,
        /// The force, in the JSON form of its game.
        force: Value,
        /// Gets the result.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// An operator closes the match.
    Close {
        /// The entry for the audit log.
        entry: Box<NewAuditEntry>,
        /// What players read.
        reason: String,
        /// Gets the result.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// An operator revokes the invite link of a seat, or the creator of the match gets a new one.
    Invite {
        /// The seat's name.
        seat: String,
        /// The entry for the audit log, if an operator revokes the link; `None` if the creator gets a new link.
        entry: Option<Box<NewAuditEntry>>,
        /// Gets the result.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// A guest asks which decision a bot would make in the guest's seat.
    Hint {
        /// The guest's id.
        guest: String,
        /// The seat's name.
        seat: String,
        /// Gets the decision of the bot, once the bot has thought.
        answer: oneshot::Sender<Result<Hint, Problem>>,
    },
    /// A program asks for the position of its seat.
    Position {
        /// The guest's id.
        guest: String,
        /// Gets the position.
        answer: oneshot::Sender<Result<Position, Problem>>,
    },
    /// A program decides.
    Decide {
        /// The guest's id.
        guest: String,
        /// The number of the request that the decision answers.
        request: u64,
        /// The decision, in the JSON form of its game.
        action: Value,
        /// Gets the result.
        answer: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// A guest reports other players, and the report quotes what they wrote in the chat.
    Said {
        /// The guest's id.
        guest: String,
        /// The reported seat, or `None` for all seats of others.
        seat: Option<String>,
        /// Gets the last messages of these seats, oldest first.
        answer: oneshot::Sender<Vec<String>>,
    },
    /// A guest has another name.
    Renamed {
        /// The guest's id.
        guest: String,
        /// The name.
        name: String,
    },
    /// The rematch with this id was set up.
    RematchCreated(String),
    /// A client that catches up has been sent old steps.
    CaughtUp {
        /// The socket of the client.
        socket: u64,
        /// The number of the catch-up.
        number: u64,
        /// The number of the last step that was sent.
        steps: u32,
        /// Gets false if the client still lacks steps.
        answer: oneshot::Sender<bool>,
    },
    /// A bot has decided.
    BotDecided {
        /// The seat.
        seat: u8,
        /// The number of steps when the bot was asked.
        step: u32,
        /// The decision, or `None` if the bot failed.
        action: Option<Value>,
    },
    /// The table looks at its clocks and lets bots think.
    Wake,
    /// The server shuts down, so the table finishes.
    Stop,
}

/// All tables in use, and what they share.
pub(crate) struct TableRegistry {
    /// The store.
    pub store: Arc<dyn Store>,
    /// The threads on which bots think.
    pub bots: Bots,
    /// Runs work that takes a while, and shares the cores among all of it.
    pub blocking: Blocking,
    /// How long a table stays in memory without a connection.
    idle: Duration,
    /// How long a player has to be away before a bot may play for them.
    stand_in_after: Duration,
    /// Starts tables for callers on threads that do not belong to the runtime, such as the threads of bots.
    runtime: tokio::runtime::Handle,
    tables: Mutex<Tables>,
    /// How many sockets each guest has at each table.
    online: Mutex<HashMap<(String, String), u32>>,
    /// The last address of each guest. Bots think for these addresses in turn.
    addresses: Mutex<HashMap<String, IpAddr>>,
    /// Matches whose replay has failed in this process.
    suspensions: Suspensions,
}

#[derive(Default)]
struct Tables {
    /// The queues hold boxes, since every queue allocates 32 places ahead.
    open: HashMap<String, mpsc::UnboundedSender<Box<Request>>>,
    closed: bool,
    /// A sender of which every actor holds a clone. Once all clones are dropped, the last table has finished.
    alive: Option<mpsc::Sender<()>>,
}

impl TableRegistry {
    /// Opens the registry. The receiver ends once the registry is closed and the last table has finished.
    pub fn open(store: Arc<dyn Store>, bots: Bots, limits: &Limits) -> (Arc<TableRegistry>, mpsc::Receiver<()>) {
        let (alive, ended) = mpsc::channel(1);
        let registry = TableRegistry {
            store,
            bots,
            blocking: Blocking::new(),
            idle: limits.table_idle,
            stand_in_after: limits.stand_in_after,
            runtime: tokio::runtime::Handle::current(),
            tables: Mutex::new(Tables { alive: Some(alive), ..Tables::default() }),
            online: Mutex::default(),
            addresses: Mutex::default(),
            suspensions: Suspensions::default(),
        };
        (Arc::new(registry), ended)
    }

    /// Sends a request to a table, and loads the table first if necessary. Once the registry is closed, requests are
    /// dropped.
    pub fn send(self: &Arc<TableRegistry>, id: &str, request: Request) {
        let mut tables = self.tables();
        if tables.closed {
            return;
        }
        let request = Box::new(request);
        let request = match tables.open.get(id) {
            Some(table) => match table.send(request) {
                Ok(()) => return,
                Err(mpsc::error::SendError(request)) => request,
            },
            None => request,
        };
        self.begin(&mut tables, id, request);
    }

    /// Sends a request to a table if it is in memory.
    pub fn notify(&self, id: &str, request: Request) {
        if let Some(table) = self.tables().open.get(id) {
            let _finished_already = table.send(Box::new(request));
        }
    }

    fn begin(self: &Arc<TableRegistry>, tables: &mut Tables, id: &str, request: Box<Request>) {
        let (requests, inbox) = mpsc::unbounded_channel();
        requests.send(request).expect("the inbox is just here");
        tables.open.insert(id.into(), requests);
        self.runtime.spawn(actor::run(self.clone(), id.into(), inbox, tables.alive.clone()));
    }

    /// Sends a request to a table and waits for its answer.
    ///
    /// # Errors
    /// The problem that the table answers with, or `unavailable` if it ends before it answers.
    pub async fn request<T>(
        self: &Arc<TableRegistry>,
        id: &str,
        request: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, request(answer));
        answered.await.unwrap_or_else(|_| Err(crate::problem::unavailable()))
    }

    /// Returns the last texts that others wrote to a guest in the chat of a table, 20 at most. Each text stands after
    /// the name of its seat. The list is empty if the table is not in memory.
    pub async fn said(&self, id: &str, guest: String, seat: Option<String>) -> Vec<String> {
        let (answer, answered) = oneshot::channel();
        self.notify(id, Request::Said { guest, seat, answer });
        answered.await.unwrap_or_default()
    }

    /// Removes a table from memory, unless a request has come meanwhile. Says whether the table was removed.
    fn remove_if_idle(&self, id: &str, inbox: &mpsc::UnboundedReceiver<Box<Request>>) -> bool {
        let mut tables = self.tables();
        if !inbox.is_empty() {
            return false;
        }
        tables.open.remove(id);
        true
    }

    /// Removes a table from memory even if requests wait. The next request loads it again.
    fn remove(&self, id: &str) {
        self.tables().open.remove(id);
    }

    /// Removes a table that has ended from memory, unless it was loaded again meanwhile.
    fn remove_if_ended(&self, id: &str) {
        let mut tables = self.tables();
        if tables.open.get(id).is_some_and(mpsc::UnboundedSender::is_closed) {
            tables.open.remove(id);
        }
    }

    /// Locks the tables. A panic under the lock leaves them intact.
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the registry: loads no more tables, and asks all tables in memory to finish.
    pub fn close(&self) {
        let mut tables = self.tables();
        tables.closed = true;
        tables.alive = None;
        for table in tables.open.values() {
            let _finished_already = table.send(Box::new(Request::Stop));
        }
    }

    /// Says whether a table is in memory.
    pub fn is_open(&self, id: &str) -> bool {
        self.tables().open.contains_key(id)
    }

    /// Counts the tables in memory.
    pub fn open_tables(&self) -> usize {
        self.tables().open.len()
    }

    /// Says whether a guest has a socket open at a table.
    pub fn is_online(&self, id: &str, guest: &str) -> bool {
        self.online().contains_key(&(id.into(), guest.into()))
    }

    /// Locks the numbers of sockets that each guest has at each table.
    fn online(&self) -> MutexGuard<'_, HashMap<(String, String), u32>> {
        self.online.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the latest address of a guest.
    pub fn note_address(&self, guest: &str, address: IpAddr) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= MOST_ADDRESSES && !addresses.contains_key(guest) {
            addresses.clear();
        }
        addresses.insert(guest.into(), address);
    }

    /// Returns the last address of a guest; `None` if no address was noted since all addresses were last cleared.
    pub fn address_of(&self, guest: &str) -> Option<IpAddr> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).get(guest).copied()
    }

    /// Tells every table in memory that a guest has another name, so that others see it.
    pub fn rename(&self, guest: &str, name: &str) {
        for table in self.tables().open.values() {
            let _finished_already = table.send(Box::new(Request::Renamed { guest: guest.into(), name: name.into() }));
        }
    }
}
