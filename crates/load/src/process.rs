//! Starts, stops and measures a server that runs as a separate process.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The number of clock ticks in a second. Linux reports processor time in ticks.
const TICKS: f64 = 100.0;

/// A running server, whose process ends when this value is dropped.
pub struct Server {
    child: Child,
    /// The address on which the server listens.
    pub address: SocketAddr,
    errors: Arc<Mutex<String>>,
    reader: Option<std::thread::JoinHandle<()>>,
}

/// Why a server did not start.
#[derive(Debug)]
pub struct NotStarted {
    /// The exit status. `None` if the program could not be run or a signal ended it.
    pub status: Option<i32>,
    /// What the program printed to standard error, or why it could not be run.
    pub errors: String,
}

impl Server {
    /// Returns the command `rumpus serve` for a data folder and a port. With port 0, the server chooses a free port.
    pub fn command(program: &Path, data: &Path, port: u16) -> Command {
        let mut command = Command::new(program);
        command.args([OsStr::new("serve"), "--port".as_ref(), port.to_string().as_ref(), "--data".as_ref()]);
        command.arg(data);
        // Clients under load do not always read in time to answer a ping, so a longer timeout keeps their sockets open.
        command.args(["--set", "limits.idle_timeout=75s"]);
        command
    }

    /// Starts a server and waits until it prints its address.
    ///
    /// # Errors
    /// The program cannot be run, or ends before it prints its address.
    pub fn start(mut command: Command) -> Result<Server, NotStarted> {
        let failed = |why: String| NotStarted { status: None, errors: why };
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|fault| failed(format!("{}: {fault}", command.get_program().display())))?;
        let errors = Arc::new(Mutex::new(String::new()));
        let stderr = BufReader::new(child.stderr.take().expect("standard error is piped"));
        let kept = errors.clone();
        let reader = std::thread::spawn(move || {
            for line in stderr.lines().map_while(Result::ok) {
                let mut kept = kept.lock().expect("no thread panics while it holds the lock");
                kept.push_str(&line);
                kept.push('\n');
            }
        });
        let stdout = BufReader::new(child.stdout.take().expect("standard output is piped"));
        match listening(stdout) {
            Some(address) => Ok(Server { child, address, errors, reader: Some(reader) }),
            None => {
                let _told_already = child.kill();
                let status = child.wait().ok().and_then(|status| status.code());
                let _ended = reader.join();
                let errors = errors.lock().expect("no thread panics while it holds the lock").clone();
                Err(NotStarted { status, errors })
            }
        }
    }

    /// Returns the process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns what the server has printed to standard error so far.
    pub fn errors(&self) -> String {
        self.errors.lock().expect("no thread panics while it holds the lock").clone()
    }

    /// Kills the server with `SIGKILL`. Returns what it has printed to standard error.
    pub fn kill(mut self) -> String {
        let _ended_already = self.child.kill();
        self.wait();
        self.errors()
    }

    /// Asks the server to end with `SIGTERM`, and waits. Returns its exit status, or `None` if a signal ended it.
    pub fn terminate(mut self) -> Option<i32> {
        let _told = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        self.wait()
    }

    /// Waits until the server ends. Returns its exit status, or `None` if a signal ended it.
    pub fn wait(&mut self) -> Option<i32> {
        let status = self.child.wait().ok().and_then(|status| status.code());
        if let Some(reader) = self.reader.take() {
            let _ended = reader.join();
        }
        status
    }

    /// Returns whether the server has ended. Does not wait for its end.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|status| status.is_some())
    }

    /// Returns the processor time that all threads of the server have used, in seconds.
    ///
    /// # Errors
    /// The system does not report this as Linux does.
    pub fn cpu_seconds(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/stat", self.id());
        let text = std::fs::read_to_string(&path).map_err(|fault| format!("{path}: {fault}"))?;
        // The name of the program stands in parentheses and may contain spaces.
        let rest = text.rsplit_once(')').map(|(_, rest)| rest).ok_or("/proc/PID/stat has an unknown format")?;
        let field = |n: usize| rest.split_whitespace().nth(n).and_then(|word| word.parse::<f64>().ok());
        Ok((field(11).ok_or("/proc/PID/stat has no user time")?
            + field(12).ok_or("/proc/PID/stat has no system time")?)
            / TICKS)
    }

    /// Returns the memory of the server in kilobytes: its resident anonymous pages. Pages of the program file do not
    /// count, since other processes of the same program share them.
    ///
    /// # Errors
    /// The system does not report this as Linux does.
    pub fn memory_kb(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/status", self.id());
        let text = std::fs::read_to_string(&path).map_err(|fault| format!("{path}: {fault}"))?;
        let line =
            text.lines().find_map(|line| line.strip_prefix("RssAnon:")).ok_or("/proc/PID/status has no RssAnon")?;
        line.split_whitespace()
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| "RssAnon in /proc/PID/status is not a number".to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ended_already = self.child.kill();
        let _ended_already = self.child.wait();
    }
}

/// Reads the output of a server until it prints its address. A thread then reads the rest of the output, so that the
/// server never has to wait.
fn listening(mut output: BufReader<ChildStdout>) -> Option<SocketAddr> {
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if let Some((_, rest)) = line.split_once("http://") {
            let end = rest.find(|letter: char| letter.is_whitespace() || letter == '/').unwrap_or(rest.len());
            let address = rest[..end].parse().ok()?;
            std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
            return Some(address);
        }
    }
}

/// Waits until a condition holds, but at most for `longest`. Returns whether it holds.
pub async fn until(longest: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let begun = std::time::Instant::now();
    while !holds() {
        if begun.elapsed() > longest {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    true
}
