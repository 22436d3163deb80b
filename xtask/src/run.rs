//! Runs other programs, and shows and returns their output.

use std::cell::Cell;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::thread;

thread_local! {
    /// The label at the beginning of every line that this thread shows.
    static LABEL: Cell<&'static str> = const { Cell::new("") };
}

/// Puts a name before every line that this thread shows from now on, because several threads show lines at the same
/// time.
pub fn label(name: &'static str) {
    LABEL.set(name);
}

/// Returns a line with the label of the thread before it, if there is a label.
fn labelled(label: &str, line: &str) -> String {
    if label.is_empty() { line.to_owned() } else { format!("{label:<13}| {line}") }
}

/// How a program ended, and what it printed.
pub struct Finished {
    /// Whether the program ended with success.
    pub success: bool,
    /// The whole standard output of the program, then its whole standard error.
    pub output: String,
}

/// Returns a command that runs the same program with a lower priority, so that other programs get the processors first.
/// On systems other than Unix, the priority stays the same.
pub fn in_background(command: &Command) -> Command {
    let mut background = if cfg!(unix) {
        let mut nice = Command::new("nice");
        nice.args(["-n", "10"]).arg(command.get_program());
        nice
    } else {
        Command::new(command.get_program())
    };
    background.args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => background.env(name, value),
            None => background.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        background.current_dir(folder);
    }
    background
}

/// Runs a program to its end, and shows its output line by line.
///
/// # Errors
/// The program cannot be started.
pub fn shown(command: &mut Command) -> Result<Finished, String> {
    let label = LABEL.get();
    println!("{}", labelled(label, &format!("$ {}", line(command))));
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))?;
    let out = child.stdout.take().expect("the standard output is piped");
    let err = child.stderr.take().expect("the standard error is piped");
    let errors = thread::spawn(move || echo(err, |line| eprintln!("{}", labelled(label, line))));
    let mut output = echo(out, |line| println!("{}", labelled(label, line)));
    output.push_str(&errors.join().map_err(|_| "the output of the program could not be read".to_owned())?);
    let status = child.wait().map_err(|error| error.to_string())?;
    Ok(Finished { success: status.success(), output })
}

/// Runs a program to its end and fails unless it succeeds.
///
/// # Errors
/// The program cannot be started, or does not succeed.
pub fn must(command: &mut Command) -> Result<Finished, String> {
    let finished = shown(command)?;
    if finished.success { Ok(finished) } else { Err(format!("this command failed: {}", line(command))) }
}

/// Runs a program and returns its standard output without white space at both ends; `None` if the program cannot be
/// started or does not succeed.
pub fn asked(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns the program and the arguments of a command, with spaces between them. The environment variables and the
/// folder of the command are left out.
pub fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn echo(from: impl Read, show: impl Fn(&str)) -> String {
    let mut kept = String::new();
    let mut reader = BufReader::new(from);
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
        let line = String::from_utf8_lossy(&bytes);
        show(line.trim_end_matches('\n'));
        kept.push_str(&line);
        bytes.clear();
    }
    kept
}
