//! Tables: an actor for each match that somebody uses just now. It holds the game, and nothing else changes it.

mod actor;
mod bots;
mod clock;
mod decide;
mod frames;
mod load;
mod muster;
mod questions;
mod seats;
mod stand_in;
mod summary;
mod suspended;

pub(crate) use frames::{Mail, replay_frames, text, viewer_name, viewer_of};
pub(crate) use load::{matched, replayed};
pub(crate) use muster::{judge, opened};
pub(crate) use seats::standing;
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

/// Somebody at a table: one socket.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// The guest, if the socket came with a cookie.
    pub guest: Option<String>,
    /// Where what it is told goes.
    pub mail: mpsc::Sender<Mail>,
}

/// What a table is asked.
pub(crate) enum Call {
    /// A socket opened.
    Enter {
        /// Its number.
        socket: u64,
        /// Who.
        visitor: Visitor,
    },
    /// A socket said something.
    Said {
        /// Its number.
        socket: u64,
        /// What.
        message: ClientMessage,
        /// Told when all answers are on their way.
        done: oneshot::Sender<()>,
    },
    /// A socket closed.
    Leave(u64),
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
    RematchMade,
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
pub(crate) struct Hall {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The bots.
    pub bots: Bots,
    /// How long a table stays in memory when nobody is there.
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
    open: HashMap<String, mpsc::UnboundedSender<Call>>,
    closed: bool,
    /// Dropped by the last actor.
    alive: Option<mpsc::Sender<()>>,
}

impl Hall {
    /// Opens the hall; the receiver ends once it is closed and the last table has finished.
    pub fn open(store: Arc<dyn Store>, bots: Bots, limits: &Limits) -> (Arc<Hall>, mpsc::Receiver<()>) {
        let (alive, ended) = mpsc::channel(1);
        let tables = Mutex::new(Tables { alive: Some(alive), ..Tables::default() });
        let runtime = tokio::runtime::Handle::current();
        let (idle, stand_in_after) = (limits.table_idle, limits.stand_in_after);
        let (online, suspensions) = (Mutex::default(), Suspensions::default());
        (Arc::new(Hall { store, bots, idle, stand_in_after, runtime, tables, online, suspensions }), ended)
    }

    /// Asks a table something; it is set up if need be. Nothing happens once the hall is closed.
    pub fn ask(self: &Arc<Hall>, id: &str, call: Call) {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if tables.closed {
            return;
        }
        let unheard = match tables.open.get(id) {
            Some(table) => match table.send(call) {
                Ok(()) => return,
                Err(mpsc::error::SendError(call)) => call,
            },
            None => call,
        };
        self.begin(&mut tables, id, unheard);
    }

    fn begin(self: &Arc<Hall>, tables: &mut Tables, id: &str, call: Call) {
        let (calls, inbox) = mpsc::unbounded_channel();
        calls.send(call).expect("the inbox is just here");
        tables.open.insert(id.into(), calls);
        self.runtime.spawn(actor::run(self.clone(), id.into(), inbox, tables.alive.clone()));
    }

    /// Asks a table that answers.
    ///
    /// # Errors
    /// The table's own, or that it cannot answer just now.
    pub async fn request<T>(
        self: &Arc<Hall>,
        id: &str,
        call: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Call,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.ask(id, call(answer));
        answered.await.unwrap_or_else(|_| Err(crate::problem::unavailable()))
    }

    /// Lets go of a table unless somebody has asked it something meanwhile.
    fn let_go(&self, id: &str, inbox: &mpsc::UnboundedReceiver<Call>) -> bool {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if !inbox.is_empty() {
            return false;
        }
        tables.open.remove(id);
        true
    }

    /// Lets go of a table whatever has been asked; the next one who asks has it set up anew.
    fn give_up(&self, id: &str) {
        self.tables.lock().expect("nobody panics with the lock").open.remove(id);
    }

    /// Sets up no more tables and asks all to finish.
    pub fn close(&self) {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        tables.closed = true;
        tables.alive = None;
        for table in tables.open.values() {
            let _finished_already = table.send(Call::Stop);
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
    fn came(&self, id: &str, guest: &str) -> bool {
        let mut online = self.online.lock().expect("nobody panics with the lock");
        let count = online.entry((id.into(), guest.into())).or_insert(0);
        *count += 1;
        *count == 1
    }

    /// Notes that a guest went; says whether it was the guest's last socket there.
    fn went(&self, id: &str, guest: &str) -> bool {
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
