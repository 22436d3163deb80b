//! Tables. Each match in memory has a table: an actor, that is, a task that carries out one request after another. It
//! holds the running game of the match, and nothing else changes that game.

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

/// How many addresses of guests the server keeps in memory. The next address beyond these clears them all. The server
/// notes a guest's address again with the guest's next connection.
const MOST_ADDRESSES: usize = 50_000;

/// A client of a match: one socket, or one stream of a program.
#[derive(Clone)]
pub(crate) struct Client {
    /// The id of the guest or program; `None` for a stranger, who has no cookie.
    pub guest: Option<String>,
    /// The queue of messages for the client.
    pub outbox: Outbox,
}

/// A request to the actor of a match.
pub(crate) enum Request {
    /// A socket or a program's stream has opened.
    Connect {
        /// The number of the socket or stream.
        socket: u64,
        /// Its guest, and the queue of messages for it.
        client: Client,
    },
    /// A socket has sent a message.
    Message {
        socket: u64,
        /// What the client sent.
        message: ClientMessage,
        /// Signals that the socket may send its next message.
        done: oneshot::Sender<()>,
    },
    /// The socket or stream with this number has closed.
    Disconnect(u64),
    /// A guest takes the seat of an invite link.
    Join {
        guest: Guest,
        /// The token of the invite link.
        token: String,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// A guest hands in the force of a seat, such as an army.
    Bring {
        /// The guest's id.
        guest: String,
        /// The seat's name.
        seat: String,
        /// The force, in the JSON form of its game.
        force: Value,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// An operator closes the match.
    Close {
        /// The entry for the audit log.
        entry: Box<NewAuditEntry>,
        /// The reason that players read.
        reason: String,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// An operator revokes the invite link of a seat, or the creator of the match renews it.
    Invite {
        /// The seat's name.
        seat: String,
        /// The entry for the audit log if an operator revokes the link; `None` if the creator renews it.
        entry: Option<Box<NewAuditEntry>>,
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// A guest asks which decision a bot would make in the guest's place.
    Hint {
        /// The guest's id.
        guest: String,
        /// The seat's name.
        seat: String,
        /// Gets the bot's decision when the bot has finished.
        answer: oneshot::Sender<Result<Hint, Problem>>,
    },
    /// A program asks for the position of its seat.
    Position {
        /// The program's id.
        guest: String,
        /// Gets the position.
        answer: oneshot::Sender<Result<Position, Problem>>,
    },
    /// A program sends a decision.
    Decide {
        /// The program's id.
        guest: String,
        /// The number of the request that the decision answers.
        request: u64,
        /// The decision, in the JSON form of its game.
        action: Value,
        answer: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// A guest reports other players, and the report needs to quote what they wrote in the chat.
    Said {
        /// The guest's id.
        guest: String,
        /// The name of the reported seat; `None` for the seats of all other players.
        seat: Option<String>,
        /// Gets the last chat messages of these seats, oldest first.
        answer: oneshot::Sender<Vec<String>>,
    },
    /// A guest has another name now.
    Renamed {
        /// The guest's id.
        guest: String,
        name: String,
    },
    /// The rematch with this id has been set up.
    RematchCreated(String),
    /// A catch-up, which sends a client the steps that it has missed, has sent some of them.
    CaughtUp {
        /// The number of the client's socket.
        socket: u64,
        /// The number of the catch-up.
        number: u64,
        /// The number of the last step that the client got.
        steps: u32,
        /// Gets false if the client still lacks steps, so that the catch-up goes on.
        answer: oneshot::Sender<bool>,
    },
    /// A bot has decided or failed.
    BotDecided {
        /// The number of the bot's seat.
        seat: u8,
        /// The number of steps of the game when the bot began.
        step: u32,
        /// The bot's decision; `None` if the bot failed.
        action: Option<Value>,
    },
    /// The table must check its clocks, and let bots think.
    Wake,
    /// The server shuts down, so the table must end.
    Stop,
}

/// All tables in memory, and what they share.
pub(crate) struct TableRegistry {
    /// The store of all matches.
    pub store: Arc<dyn Store>,
    /// The threads on which bots think.
    pub bots: Bots,
    /// Runs long work, and shares the cores of the machine among it.
    pub blocking: Blocking,
    /// How long a table stays in memory without a client.
    idle: Duration,
    /// How long a player must be away before other players may let a bot play for this player.
    stand_in_after: Duration,
    /// The runtime on which tables start, also for callers on other threads, such as those of bots.
    runtime: tokio::runtime::Handle,
    tables: Mutex<Tables>,
    /// How many sockets each guest has open at each match, by the ids of both.
    online: Mutex<HashMap<(String, String), u32>>,
    /// The last IP address of each guest. The queue of bots serves the addresses in turn.
    addresses: Mutex<HashMap<String, IpAddr>>,
    /// The matches whose replay has failed in this process.
    suspensions: Suspensions,
}

#[derive(Default)]
struct Tables {
    /// The queues of requests, by the id of the match. They hold boxes, since every queue allocates 32 entries in
    /// advance.
    open: HashMap<String, mpsc::UnboundedSender<Box<Request>>>,
    closed: bool,
    /// A sender of which every actor holds a clone. When the last clone is dropped, the last table has ended.
    alive: Option<mpsc::Sender<()>>,
}

impl TableRegistry {
    /// Makes a registry without tables. The returned channel closes when the registry is closed and the last table has
    /// ended.
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

    /// Sends a request to the table of a match, and first loads the table if it is not in memory. Drops the request if
    /// the registry is closed.
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

    /// Sends a request to the table of a match if it is in memory; otherwise does nothing.
    pub fn notify(&self, id: &str, request: Request) {
        if let Some(table) = self.tables().open.get(id) {
            let _finished_already = table.send(Box::new(request));
        }
    }

    fn begin(self: &Arc<TableRegistry>, tables: &mut Tables, id: &str, request: Box<Request>) {
        let (requests, inbox) = mpsc::unbounded_channel();
        requests.send(request).expect("this function holds the receiver of the requests");
        tables.open.insert(id.into(), requests);
        self.runtime.spawn(actor::run(self.clone(), id.into(), inbox, tables.alive.clone()));
    }

    /// Sends a request to the table of a match, and waits for the answer.
    ///
    /// # Errors
    /// The error that the table answers, or `unavailable` if the table ends before it answers.
    pub async fn request<T>(
        self: &Arc<TableRegistry>,
        id: &str,
        request: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, request(answer));
        answered.await.unwrap_or_else(|_| Err(crate::problem::unavailable()))
    }

    /// Returns the newest chat messages, at most 20, that other players wrote and the guest could read. Each begins
    /// with the name of its seat. With `seat`, returns only messages of this seat. The list is empty if the match is
    /// not in memory.
    pub async fn said(&self, id: &str, guest: String, seat: Option<String>) -> Vec<String> {
        let (answer, answered) = oneshot::channel();
        self.notify(id, Request::Said { guest, seat, answer });
        answered.await.unwrap_or_default()
    }

    /// Removes a table from the registry, unless a request waits for it. Returns whether it was removed.
    fn remove_if_idle(&self, id: &str, inbox: &mpsc::UnboundedReceiver<Box<Request>>) -> bool {
        let mut tables = self.tables();
        if !inbox.is_empty() {
            return false;
        }
        tables.open.remove(id);
        true
    }

    /// Removes a table from the registry even if requests wait for it. The next request loads it again.
    fn remove(&self, id: &str) {
        self.tables().open.remove(id);
    }

    /// Removes an ended table from the registry, unless the registry has loaded it again meanwhile.
    fn remove_if_ended(&self, id: &str) {
        let mut tables = self.tables();
        if tables.open.get(id).is_some_and(mpsc::UnboundedSender::is_closed) {
            tables.open.remove(id);
        }
    }

    /// Locks the tables. A panic while they are locked leaves them intact.
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the registry: it loads no more tables, and tells all tables in memory to end.
    pub fn close(&self) {
        let mut tables = self.tables();
        tables.closed = true;
        tables.alive = None;
        for table in tables.open.values() {
            let _finished_already = table.send(Box::new(Request::Stop));
        }
    }

    /// Returns whether the table of a match is in memory.
    pub fn is_open(&self, id: &str) -> bool {
        self.tables().open.contains_key(id)
    }

    /// Returns how many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.tables().open.len()
    }

    /// Returns whether a guest has a socket or stream open at a match.
    pub fn is_online(&self, id: &str, guest: &str) -> bool {
        self.online().contains_key(&(id.into(), guest.into()))
    }

    /// Locks `online`. A panic while it is locked leaves it intact.
    fn online(&self) -> MutexGuard<'_, HashMap<(String, String), u32>> {
        self.online.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes the IP address from which a guest has just come.
    pub fn note_address(&self, guest: &str, address: IpAddr) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= MOST_ADDRESSES && !addresses.contains_key(guest) {
            addresses.clear();
        }
        addresses.insert(guest.into(), address);
    }

    /// Returns the last noted IP address of a guest; `None` if there is none.
    pub fn address_of(&self, guest: &str) -> Option<IpAddr> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).get(guest).copied()
    }

    /// Tells every table in memory the new name of a guest, so that other players see it.
    pub fn rename(&self, guest: &str, name: &str) {
        for table in self.tables().open.values() {
            let _finished_already = table.send(Box::new(Request::Renamed { guest: guest.into(), name: name.into() }));
        }
    }
}
