//! Tables: an actor for each match that somebody uses just now. It holds the game, and nothing else changes it.

mod actor;
mod bots;
mod clock;
mod decide;
mod frames;
mod questions;
mod replay;
mod seats;
mod stand_in;
mod start;
mod summary;
mod suspended;

pub(crate) use frames::{Outbound, replay_frames, text, viewer_name, viewer_of};
pub(crate) use replay::{matched, replayed};
pub(crate) use seats::match_state;
pub(crate) use start::{judge, open_with_forces};
pub(crate) use summary::summary;
pub(crate) use suspended::{Failure, guarded};

use crate::bots::Bots;
use crate::options::Limits;
use crate::store::Store;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use suspended::Suspensions;
use tokio::sync::{mpsc, oneshot};
use wire::{ClientMessage, Problem};

/// A client of a table: one socket.
#[derive(Clone)]
pub(crate) struct Client {
    /// The guest, if the socket came with a cookie.
    pub guest: Option<String>,
    /// Where what it is told goes.
    pub outbox: mpsc::Sender<Outbound>,
}

/// A request to the actor of a match.
pub(crate) enum Request {
    /// A socket opened.
    Connect {
        /// Its number.
        socket: u64,
        /// Who.
        client: Client,
    },
    /// A socket said something.
    Message {
        /// Its number.
        socket: u64,
        /// What.
        message: ClientMessage,
        /// Told when all answers are on their way.
        done: oneshot::Sender<()>,
    },
    /// A socket closed.
    Disconnect(u64),
    /// A guest takes the seat of an invite link.
    Join {
        /// The guest's id.
        guest: String,
        /// The last part of the link.
        token: String,
        /// What came of it.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// A guest hands in what its seat brings.
    Bring {
        /// The guest's id.
        guest: String,
        /// The seat's name.
        seat: String,
        /// What it brings, in the game's words.
        force: Value,
        /// What came of it.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// The match in which the seats play again was set up.
    RematchCreated,
    /// A bot has decided.
    BotDecided {
        /// The seat.
        seat: u8,
        /// After how many steps it was asked.
        step: u32,
        /// Its decision; nothing if it failed.
        action: Option<Value>,
    },
    /// Look at the clocks, and let bots think.
    Wake,
    /// Finish.
    Stop,
}

/// All tables in use, and what they share.
pub(crate) struct TableRegistry {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The bots.
    pub bots: Bots,
    /// How long a table stays in memory without a connection.
    idle: Duration,
    /// How long somebody has to be away before a bot may play for them.
    stand_in_after: Duration,
    /// Bots ask from threads that are not the runtime's.
    runtime: tokio::runtime::Handle,
    tables: Mutex<Tables>,
    /// How many sockets each guest has at each table.
    online: Mutex<HashMap<(String, String), u32>>,
    /// Matches whose replay has failed in this process.
    suspensions: Suspensions,
}

#[derive(Default)]
struct Tables {
    open: HashMap<String, mpsc::UnboundedSender<Request>>,
    closed: bool,
    /// Dropped by the last actor.
    alive: Option<mpsc::Sender<()>>,
}

impl TableRegistry {
    /// Opens the registry; the receiver ends once it is closed and the last table has finished.
    pub fn open(store: Arc<dyn Store>, bots: Bots, limits: &Limits) -> (Arc<TableRegistry>, mpsc::Receiver<()>) {
        let (alive, ended) = mpsc::channel(1);
        let tables = Mutex::new(Tables { alive: Some(alive), ..Tables::default() });
        let runtime = tokio::runtime::Handle::current();
        let (idle, stand_in_after) = (limits.table_idle, limits.stand_in_after);
        let (online, suspensions) = (Mutex::default(), Suspensions::default());
        (Arc::new(TableRegistry { store, bots, idle, stand_in_after, runtime, tables, online, suspensions }), ended)
    }

    /// Asks a table something; it is set up if need be. Nothing happens once the registry is closed.
    pub fn send(self: &Arc<TableRegistry>, id: &str, request: Request) {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if tables.closed {
            return;
        }
        let request = match tables.open.get(id) {
            Some(table) => match table.send(request) {
                Ok(()) => return,
                Err(mpsc::error::SendError(request)) => request,
            },
            None => request,
        };
        self.begin(&mut tables, id, request);
    }

    fn begin(self: &Arc<TableRegistry>, tables: &mut Tables, id: &str, request: Request) {
        let (requests, inbox) = mpsc::unbounded_channel();
        requests.send(request).expect("the inbox is just here");
        tables.open.insert(id.into(), requests);
        self.runtime.spawn(actor::run(self.clone(), id.into(), inbox, tables.alive.clone()));
    }

    /// Asks a table that answers.
    ///
    /// # Errors
    /// The table's own, or that it cannot answer just now.
    pub async fn request<T>(
        self: &Arc<TableRegistry>,
        id: &str,
        request: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Request,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, request(answer));
        answered.await.unwrap_or_else(|_| Err(crate::problem::unavailable()))
    }

    /// Lets go of a table unless somebody has asked it something meanwhile.
    fn remove_if_idle(&self, id: &str, inbox: &mpsc::UnboundedReceiver<Request>) -> bool {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if !inbox.is_empty() {
            return false;
        }
        tables.open.remove(id);
        true
    }

    /// Lets go of a table whatever has been asked; the next one who asks has it set up anew.
    fn remove(&self, id: &str) {
        self.tables.lock().expect("nobody panics with the lock").open.remove(id);
    }

    /// Sets up no more tables and asks all to finish.
    pub fn close(&self) {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        tables.closed = true;
        tables.alive = None;
        for table in tables.open.values() {
            let _finished_already = table.send(Request::Stop);
        }
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.tables.lock().expect("nobody panics with the lock").open.len()
    }

    /// Says whether a guest is at a table.
    pub fn is_online(&self, id: &str, guest: &str) -> bool {
        let online = self.online.lock().expect("nobody panics with the lock");
        online.contains_key(&(id.into(), guest.into()))
    }

    /// Notes that a guest came; says whether it is the guest's first socket there.
    fn connected(&self, id: &str, guest: &str) -> bool {
        let mut online = self.online.lock().expect("nobody panics with the lock");
        let count = online.entry((id.into(), guest.into())).or_insert(0);
        *count += 1;
        *count == 1
    }

    /// Notes that a guest went; says whether it was the guest's last socket there.
    fn disconnected(&self, id: &str, guest: &str) -> bool {
        let mut online = self.online.lock().expect("nobody panics with the lock");
        let key = (id.to_owned(), guest.to_owned());
        let Some(count) = online.get_mut(&key) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            online.remove(&key);
        }
        last
    }
}
