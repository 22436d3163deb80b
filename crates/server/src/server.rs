//! Starts and stops the server.

use crate::bots::Bots;
use crate::http::{self, App};
use crate::keys::{KeyError, KeyFile};
use crate::limits::RateLimits;
use crate::log;
use crate::options::Options;
use crate::prometheus;
use crate::sanctions::Sanctions;
use crate::store::{Expired, Sqlite, Store, StoreError, Write};
use crate::studies::{self, Lab};
use crate::table::{Request, TableRegistry};
use crate::time::{now_ms, watch_for_stalls};
use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;

/// How long tables may take to finish when the server stops.
const TABLES_GRACE: Duration = Duration::from_millis(800);

/// How long sockets may take to close, after [`TABLES_GRACE`].
const SOCKETS_GRACE: Duration = Duration::from_millis(500);

/// How long open requests, the regular work and the bots may take to end, after [`SOCKETS_GRACE`].
const LAST_GRACE: Duration = Duration::from_millis(400);

/// After a start, the tables that wait for bots are loaded in groups of this size.
const WOKEN_AT_ONCE: usize = 20;

/// The time between two groups of tables that the start loads.
const BETWEEN_WAKES: Duration = Duration::from_millis(100);

/// The time between two searches for expired matches, guests and studies, in seconds.
const EXPIRE_EVERY: u64 = 600;

/// Why a server could not start, or could not close its store.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The store cannot be opened or closed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The key that signs records cannot be used.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The server cannot listen at an address.
    #[error("{address} cannot be used: {fault}; choose another address with --port or --ops")]
    Address {
        /// The address that the options name.
        address: SocketAddr,
        /// What the operating system says.
        fault: std::io::Error,
    },
    /// The server cannot listen for the operating system's signals.
    #[error("the server cannot listen for signals: {0}")]
    Signals(std::io::Error),
}

/// Runs a server and prints its address. Ctrl-C stops the server, and so does SIGTERM on Unix.
///
/// # Errors
/// The data folder, a port or the signals cannot be used, the key file holds no key, or the store cannot be closed.
pub async fn serve(options: Options) -> Result<(), Error> {
    log::begin(&options.log);
    // The server listens for signals before it starts, so that an early stop request also counts.
    let mut stop = StopSignals::listen()?;
    let running = Server::start(options).await?;
    print(&format!("Rumpus is ready at http://{} (Ctrl-C stops it)", running.address));
    if let Some(ops) = running.ops {
        print(&format!("Its state is at http://{ops}/metrics, /healthz and /readyz"));
    }
    stop.heard().await;
    print("Stopping.");
    running.shutdown().await
}

/// Prints a line. A closed output does not stop the server.
fn print(line: &str) {
    let _closed = writeln!(std::io::stdout(), "{line}");
}

/// The signals that stop the server: SIGINT (Ctrl-C) and SIGTERM.
#[cfg(unix)]
struct StopSignals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSignals {
    fn listen() -> Result<StopSignals, Error> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt()).map_err(Error::Signals)?;
        let terminate = signal(SignalKind::terminate()).map_err(Error::Signals)?;
        Ok(StopSignals { interrupt, terminate })
    }

    async fn heard(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal that stops the server: Ctrl-C.
#[cfg(windows)]
struct StopSignals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl StopSignals {
    fn listen() -> Result<StopSignals, Error> {
        tokio::signal::windows::ctrl_c().map(StopSignals).map_err(Error::Signals)
    }

    async fn heard(&mut self) {
        let _heard = self.0.recv().await;
    }
}

/// Starts a server with [`Server::start`].
pub struct Server;

/// A server that runs.
pub struct Running {
    /// The address at which the server listens.
    pub address: SocketAddr,
    /// The address of `/metrics`, `/healthz` and `/readyz`; `None` if the options name none.
    pub ops: Option<SocketAddr>,
    answering_ops: Option<JoinHandle<()>>,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    maintenance: JoinHandle<()>,
    app: Arc<App>,
    tables_ended: mpsc::Receiver<()>,
    sockets_ended: mpsc::Receiver<()>,
}

impl Server {
    /// Opens the store, listens at the port, and returns the running server. Matches that wait for bots go on, a few at
    /// a time.
    ///
    /// # Errors
    /// The data folder or a port cannot be used, or the key file holds no key.
    pub async fn start(options: Options) -> Result<Running, Error> {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&options.data, &options.build, now_ms()).await?);
        let keys = KeyFile::of(&options.data);
        match keys.make_first() {
            Err(fault @ KeyError::File { .. }) => tracing::warn!(%fault, "records will not be signed"),
            made => made?,
        }
        let sanctions = Sanctions::of(store.sanctions(None).await?);
        let listener = listen(SocketAddr::new(options.bind, options.port)).await?;
        let address = local(&listener)?;
        let ops = match options.ops {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let (registry, tables_ended) = TableRegistry::open(store, Bots::start(), &options.limits);
        let (alive, sockets_ended) = mpsc::channel(1);
        let app = Arc::new(App {
            registry: registry.clone(),
            rate_limits: RateLimits::new(&options.limits),
            keys,
            options,
            metrics: prometheus::recorder(),
            next_socket: AtomicU64::new(1),
            sockets: Mutex::new(Some(alive)),
            ended: broadcast::channel(64).0,
            sanctions,
            drain: RwLock::default(),
            lab: Lab::default(),
            draining: AtomicBool::new(false),
        });
        let ops = match ops {
            Some(listener) => Some((local(&listener)?, tokio::spawn(http::answer_ops(listener, app.clone())))),
            None => None,
        };
        let (ops, answering_ops) = ops.unzip();
        if registry.store.read_only().is_none() {
            registry.store.write(Write::NoteAddress(seen_at(&app.options.origins, address))).await?;
        }
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(watch_for_stalls(stopped.clone()));
        tokio::spawn(wake_bots(registry.clone(), registry.store.awaiting_bots().await?, stopped.clone()));
        studies::start(app.clone(), stopped.clone());
        let router = http::router(app.clone());
        let accepting = tokio::spawn(http::accept(listener, router, app.clone(), stopped.clone()));
        let maintenance = tokio::spawn(run_maintenance(app.clone(), stopped));
        Ok(Running { address, ops, answering_ops, stop, accepting, maintenance, app, tables_ended, sockets_ended })
    }
}

impl Running {
    /// Closes every socket, stops the bots, commits everything and closes the store. Clients and bots cannot delay the
    /// shutdown for more than two seconds.
    ///
    /// # Errors
    /// The store cannot be closed.
    pub async fn shutdown(mut self) -> Result<(), Error> {
        self.app.draining.store(true, Ordering::Relaxed);
        self.stop.send_replace(true);
        self.app.registry.close();
        let registry = self.app.registry.clone();
        let bots = tokio::task::spawn_blocking(move || registry.bots.stop());
        let _late = tokio::time::timeout(TABLES_GRACE, self.tables_ended.recv()).await;
        self.app.sockets.lock().expect("the lock is never poisoned").take();
        let _late = tokio::time::timeout(SOCKETS_GRACE, self.sockets_ended.recv()).await;
        let others = async { tokio::join!(self.accepting, self.maintenance, bots) };
        let _late = tokio::time::timeout(LAST_GRACE, others).await;
        self.app.registry.store.close().await?;
        if let Some(answering) = self.answering_ops.take() {
            answering.abort();
        }
        Ok(())
    }
}

/// Loads the tables that wait for bots, a few at a time, so that a new server answers people first.
async fn wake_bots(registry: Arc<TableRegistry>, ids: Vec<String>, mut stopped: watch::Receiver<bool>) {
    if registry.store.read_only().is_some() {
        return;
    }
    for some in ids.chunks(WOKEN_AT_ONCE) {
        some.iter().for_each(|id| registry.send(id, Request::Wake));
        let stop = stopped.wait_for(|stop| *stop);
        if tokio::time::timeout(BETWEEN_WAKES, stop).await.is_ok() {
            return;
        }
    }
}

/// Removes expired studies, expired matches that never began, and expired guests to whom only their sessions refer.
async fn expire(app: &App) -> Result<(), StoreError> {
    let limits = &app.options.limits;
    let before = |kept: Duration| now_ms().saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
    let (unbegun_ms, guests_ms) = (before(limits.unbegun_kept), before(limits.idle_guest_kept));
    app.registry.store.write(Write::ExpireStudies(before(limits.studies_kept))).await?;
    let mut expired = app.registry.store.expired(unbegun_ms, guests_ms).await?;
    // A match whose table is in memory may be in use, so it stays.
    expired.matches.retain(|id| !app.registry.is_open(id));
    if expired == Expired::default() {
        return Ok(());
    }
    app.registry.store.write(Write::Expire(expired)).await
}

/// Returns the address under which browsers reach the server: the first allowed origin, or else the address at which
/// the server listens.
fn seen_at(origins: &[String], address: SocketAddr) -> String {
    let host = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    let own = || format!("http://{}", SocketAddr::new(host, address.port()));
    origins.first().map_or_else(own, |origin| origin.trim_end_matches('/').to_owned())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    TcpListener::bind(address).await.map_err(|fault| Error::Address { address, fault })
}

/// Returns the address of a listener.
fn local(listener: &TcpListener) -> Result<SocketAddr, Error> {
    let unknown = SocketAddr::from(([0, 0, 0, 0], 0));
    listener.local_addr().map_err(|fault| Error::Address { address: unknown, fault })
}

/// Does the regular work until the server stops. Wakes tables whose clocks have run out, drops old counts of limits,
/// notes that the server runs, and removes expired rows.
async fn run_maintenance(app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    let mut second = tokio::time::interval(Duration::from_secs(1));
    for n in 1_u64.. {
        tokio::select! {
            _ = second.tick() => {}
            _ = stopped.wait_for(|stop| *stop) => return,
        }
        if n.is_multiple_of(60) {
            app.rate_limits.retain_recent();
            app.metrics.run_upkeep();
        }
        if app.registry.store.read_only().is_some() {
            continue;
        }
        match app.registry.store.due(now_ms()).await {
            Ok(due) => {
                let due = due.iter().filter(|id| !app.registry.is_suspended(id));
                due.for_each(|id| app.registry.send(id, Request::Wake));
            }
            Err(fault) => tracing::error!(%fault, "the clocks could not be read"),
        }
        if n.is_multiple_of(5)
            && let Err(fault) = app.registry.store.write(Write::Heartbeat).await
        {
            tracing::error!(%fault, "the time of this run could not be stored");
        }
        if n % EXPIRE_EVERY == 1
            && let Err(fault) = expire(&app).await
        {
            tracing::error!(%fault, "expired matches, guests and studies could not be removed");
        }
    }
}
