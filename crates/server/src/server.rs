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

/// How long the actors of matches may take to finish when the server stops.
const TABLES_GRACE: Duration = Duration::from_millis(800);

/// How long sockets may take to close, after [`TABLES_GRACE`].
const SOCKETS_GRACE: Duration = Duration::from_millis(500);

/// How long open requests, the maintenance and the bots may take to end, after [`SOCKETS_GRACE`].
const LAST_GRACE: Duration = Duration::from_millis(400);

/// After its start, the server loads the matches that wait for bots. It loads this many at a time.
const WOKEN_AT_ONCE: usize = 20;

/// The pause after each [`WOKEN_AT_ONCE`] matches.
const BETWEEN_WAKES: Duration = Duration::from_millis(100);

/// The time between two searches for expired matches, guests and studies, in seconds.
const EXPIRE_EVERY: u64 = 600;

/// Why a server could not start, or could not close its store (the interface to the database).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The store cannot be opened or closed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server cannot use the key that signs records.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The server cannot listen at one of its addresses.
    #[error("the server cannot listen at {address}: {fault}; choose another address with --port, --bind or --ops")]
    Address {
        /// The address that the settings name.
        address: SocketAddr,
        /// The error of the operating system.
        fault: std::io::Error,
    },
    /// The server cannot listen for the signals that stop it.
    #[error("the server cannot listen for the signals that stop it: {0}")]
    Signals(std::io::Error),
}

/// Runs a server until Ctrl-C, or on Unix SIGTERM, stops it. Prints its address.
///
/// # Errors
/// The server cannot use the data folder, a port or the signals. Or the key file holds no valid key, or the store
/// cannot be closed.
pub async fn serve(options: Options) -> Result<(), Error> {
    log::begin(&options.log);
    // The server listens for signals before it starts, so that an early signal counts too.
    let mut stop = StopSignals::listen()?;
    let running = Server::start(options).await?;
    print(&format!("Rumpus is ready at http://{} (Ctrl-C stops it)", running.address));
    if let Some(ops) = running.ops {
        print(&format!("For operators: http://{ops}/metrics, /healthz and /readyz"));
    }
    stop.heard().await;
    print("Stopping.");
    running.shutdown().await
}

/// Prints a line to standard output. Goes on even if standard output is closed.
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

/// The signal that stops the server on Windows: Ctrl-C.
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

/// The namespace of [`Server::start`].
pub struct Server;

/// A running server. Call [`Running::shutdown`] to stop it.
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
    /// Starts a server: opens the store and listens at the port. Then loads the matches that wait for bots, a few at a
    /// time.
    ///
    /// # Errors
    /// The server cannot use the data folder or a port, or the key file holds no valid key.
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
    /// Stops the server: closes every socket, stops the bots, commits everything and closes the store. Clients and bots
    /// can delay this by two seconds at most.
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

/// Loads the matches that wait for bots, a few at a time, so that a server that has just started answers people first.
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

/// Deletes expired studies, expired matches that never began, and expired guests that only their sessions refer to.
async fn expire(app: &App) -> Result<(), StoreError> {
    let limits = &app.options.limits;
    let before = |kept: Duration| now_ms().saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
    let (unbegun_ms, guests_ms) = (before(limits.unbegun_kept), before(limits.idle_guest_kept));
    app.registry.store.write(Write::ExpireStudies(before(limits.studies_kept))).await?;
    let mut expired = app.registry.store.expired(unbegun_ms, guests_ms).await?;
    // A match in memory may be in use, so it stays.
    expired.matches.retain(|id| !app.registry.is_open(id));
    if expired == Expired::default() {
        return Ok(());
    }
    app.registry.store.write(Write::Expire(expired)).await
}

/// Returns the URL at which browsers reach the server: the first of `origins`, or else the address at which the server
/// listens.
fn seen_at(origins: &[String], address: SocketAddr) -> String {
    let host = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    let own = || format!("http://{}", SocketAddr::new(host, address.port()));
    origins.first().map_or_else(own, |origin| origin.trim_end_matches('/').to_owned())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    TcpListener::bind(address).await.map_err(|fault| Error::Address { address, fault })
}

/// Returns the address at which a listener listens, with the port that the operating system chose.
fn local(listener: &TcpListener) -> Result<SocketAddr, Error> {
    let unknown = SocketAddr::from(([0, 0, 0, 0], 0));
    listener.local_addr().map_err(|fault| Error::Address { address: unknown, fault })
}

/// Does the maintenance until the server stops. Tells matches in which a clock has run out to check their clocks. Frees
/// the memory of old counts for rate limits, and deletes expired rows. Also writes to the store that the server still
/// runs.
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
            Err(fault) => tracing::error!(%fault, "the server could not read from the store which clocks have run out"),
        }
        if n.is_multiple_of(5)
            && let Err(fault) = app.registry.store.write(Write::Heartbeat).await
        {
            tracing::error!(%fault, "the server could not write to the store that it still runs");
        }
        if n % EXPIRE_EVERY == 1
            && let Err(fault) = expire(&app).await
        {
            tracing::error!(%fault, "the server could not delete expired matches, guests and studies");
        }
    }
}
