//! A program in a process of its own, which reads and writes lines. A caller sets a limit for each wait, and the
//! program cannot make the wait longer.

use crate::{Command, LONGEST_LINE, MOST_QUESTIONS};
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines of a program may wait for Rumpus to read them. A program that writes more lines is blocked.
const WAITING: usize = 16;

/// How many lines may wait for a program to read them. That is twice as many as the answers that it may ask for before
/// one decision.
const UNREAD: usize = 2 * MOST_QUESTIONS as usize;

/// How long a program may take to end after Rumpus has closed its input.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long to wait between two checks whether a program has ended.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// The process ids of the programs that run.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// The result of waiting for a line.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// The program wrote this line. A line feed ends it, unless the output ended first.
    Line(String),
    /// The program wrote a line that is not UTF-8.
    NotText,
    /// The program wrote a line longer than [`LONGEST_LINE`]. Rumpus reads nothing that it writes afterwards.
    TooLong,
    /// The program has closed its output.
    Closed,
    /// The time was up before the program wrote a line.
    Nothing,
}

/// A running program, in a process group of its own. Dropping this value kills the program and all processes that the
/// program has started.
pub struct Process {
    child: Child,
    heard: Receiver<Heard>,
    to_say: Option<SyncSender<String>>,
}

impl Process {
    /// Starts a program. The program shares the standard error of this process.
    ///
    /// # Errors
    /// The operating system cannot start the program.
    pub fn start(command: &Command) -> io::Result<Process> {
        let mut starting = std::process::Command::new(command.program());
        starting.args(command.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut starting, 0);
        let mut running = running();
        let mut child = starting.spawn()?;
        running.insert(child.id());
        drop(running);
        let input = child.stdin.take().expect("its input is piped");
        let output = child.stdout.take().expect("its output is piped");
        let (to_say, said) = sync_channel(UNREAD);
        let (hearing, heard) = sync_channel(WAITING);
        thread::spawn(move || write_lines(input, &said));
        thread::spawn(move || read_lines(output, &hearing));
        Ok(Process { child, heard, to_say: Some(to_say) })
    }

    /// Sends a line without waiting. A program that does not read now gets the line later. If [`UNREAD`] lines already
    /// wait, the line is dropped.
    pub fn say(&self, mut line: String) {
        line.push('\n');
        if let Some(to_say) = &self.to_say {
            let _it_has_ended_or_does_not_read = to_say.try_send(line);
        }
    }

    /// Waits for a line until the moment `until`. After that moment, returns [`Heard::Nothing`], even if lines wait.
    pub fn hear(&self, until: Instant) -> Heard {
        let Some(left) = until.checked_duration_since(Instant::now()) else { return Heard::Nothing };
        match self.heard.recv_timeout(left) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Closed,
        }
    }

    /// Waits at most 100 ms for the program to end, and returns a sentence that says how it ended. `None` if the
    /// program still runs afterwards, or if the system is not Unix.
    pub fn ending(&self) -> Option<String> {
        let until = Instant::now() + FAREWELL / 5;
        loop {
            let ended = ended(self.child.id());
            if ended.is_some() || Instant::now() >= until {
                return ended;
            }
            thread::sleep(LOOK_EVERY);
        }
    }

    /// Closes the program's input, waits up to 500 ms for the program to end by itself, and kills it.
    pub fn farewell(mut self) {
        self.to_say = None;
        let until = Instant::now() + FAREWELL;
        while ended(self.child.id()).is_none() && Instant::now() < until {
            thread::sleep(LOOK_EVERY);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let mut running = running();
        // Kill the group before `wait`: until then no other process can get the id of the program.
        kill_group(self.child.id());
        running.remove(&self.child.id());
        drop(running);
        let _it_has_ended = self.child.kill();
        let _nothing_to_learn = self.child.wait();
    }
}

/// Kills every program that this module has started and that still runs, and all processes of its process group. Call
/// this when a signal tells Rumpus to end.
pub fn end_all() {
    let running = running();
    for id in running.iter() {
        kill_group(*id);
    }
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn write_lines(mut input: ChildStdin, said: &Receiver<String>) {
    for line in said {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, hearing: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        let read = output.by_ref().take(most).read_until(b'\n', &mut line);
        let is_whole = line.last() == Some(&b'\n');
        let heard = match read {
            Ok(0) | Err(_) => Heard::Closed,
            Ok(_) if line.len() > LONGEST_LINE => Heard::TooLong,
            Ok(_) => String::from_utf8(line).map_or(Heard::NotText, Heard::Line),
        };
        let is_last = matches!(heard, Heard::Closed | Heard::TooLong) || !is_whole;
        if hearing.send(heard).is_err() || is_last {
            return;
        }
    }
}

#[cfg(unix)]
fn pid(id: u32) -> Option<rustix::process::Pid> {
    rustix::process::Pid::from_raw(i32::try_from(id).ok()?)
}

#[cfg(unix)]
fn kill_group(id: u32) {
    if let Some(group) = pid(id) {
        let _nobody_is_left = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

/// Returns a sentence that says how a program ended. `None` if the program still runs. Does not reap the ended program,
/// so the operating system gives its id to no other process.
#[cfg(unix)]
fn ended(id: u32) -> Option<String> {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(pid(id)?), options).ok()??;
    Some(match (status.exit_status(), status.terminating_signal()) {
        (Some(code), _) => format!("it ended with exit status {code}"),
        (_, Some(signal)) => format!("it was ended by signal {signal}"),
        _ => "it ended".into(),
    })
}

#[cfg(not(unix))]
fn ended(_: u32) -> Option<String> {
    None
}
