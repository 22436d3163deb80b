//! Functions that all rigs use: for turns, numbers from environment variables, folders, starts of the server, and
//! results.

use load::process::{NotStarted, Server};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::sync::{Mutex, MutexGuard};

/// Waits until it is this rig's turn. Only one rig runs at a time, because each would disturb the timing of the others.
pub async fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::const_new(());
    TURN.lock().await
}

/// Returns the number in an environment variable, or `usual` if the variable holds no number.
pub fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A temporary folder, which is removed when this value is dropped.
pub struct Folder {
    pub path: PathBuf,
}

impl Folder {
    /// Makes an empty folder. Its path contains `name`, the process id and a number.
    pub fn new(name: &str) -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let base = std::env::temp_dir().canonicalize().expect("the system has a temporary folder");
        let path = base.join(format!("rumpus-{name}-{}-{n}", std::process::id()));
        let _none_there = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Folder { path }
    }

    /// Makes a data folder in this folder, and returns its path.
    pub fn data(&self) -> PathBuf {
        let data = self.path.join("data");
        std::fs::create_dir_all(&data).expect("a folder can be made");
        data
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _left_behind = std::fs::remove_dir_all(&self.path);
    }
}

/// Returns the command that starts a server on a data folder. With port 0, the server chooses a free port.
pub fn command(data: &Path, port: u16) -> Command {
    Server::command(Path::new(env!("CARGO_BIN_EXE_rumpus")), data, port)
}

/// Starts a server on a data folder, on a free port.
pub fn start(data: &Path) -> Server {
    started(Server::start(command(data, 0)))
}

/// Returns the server, or panics with its errors if it has not started.
pub fn started(server: Result<Server, NotStarted>) -> Server {
    server.unwrap_or_else(|why| panic!("the server did not start: {:?} {}", why.status, why.errors))
}

/// Prints what a rig has found. If `RUMPUS_RIGS` names a file, adds it there for `cargo xtask reliability`.
pub fn report(rig: &str, tried: &str, found: &str) {
    println!("{rig}: {tried}: {found}");
    let Some(path) = std::env::var_os("RUMPUS_RIGS") else { return };
    let line = serde_json::json!({ "rig": rig, "tried": tried, "found": found });
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
    writeln!(file.expect("the results can be kept"), "{line}").expect("the results can be written");
}
