//! Runs the program `rumpus` as a process of its own.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// The result of a run of `rumpus`.
pub struct Said {
    /// The exit status.
    pub status: i32,
    /// The text of standard output.
    pub out: String,
    /// The text of standard error.
    pub err: String,
}

/// Runs `rumpus` with these arguments, and waits until it ends.
pub fn rumpus(words: &[&str]) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rumpus"));
    // Some of these variables set the size of tests. The server would read them as settings.
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RUMPUS_")) {
        command.env_remove(name);
    }
    let Output { status, stdout, stderr } = command.args(words).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    Said { status: status.code().expect("no signal kills it"), out: text(stdout), err: text(stderr) }
}

/// Returns a path in a folder for this test. Removes a file that is already there.
pub fn scratch(test: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Writes a file for this test. Returns its path.
pub fn file(test: &str, name: &str, text: &str) -> String {
    let path = scratch(test, name);
    fs::write(&path, text).expect("the file can be written");
    word(&path)
}

/// Returns a path as text for a command line.
pub fn word(path: &Path) -> String {
    path.to_str().expect("the path is UTF-8").to_owned()
}

impl Said {
    /// Asserts the exit status. If it differs, shows the output of the program.
    #[track_caller]
    pub fn ends(self, status: i32) -> Said {
        assert_eq!(self.status, status, "\nstdout: {}\nstderr: {}", self.out, self.err);
        self
    }

    /// Asserts that standard output contains these words.
    #[track_caller]
    pub fn says(self, words: &str) -> Said {
        assert!(self.out.contains(words), "{words:?} is not in the standard output: {}", self.out);
        self
    }

    /// Asserts that standard error contains these words.
    #[track_caller]
    pub fn complains(self, words: &str) -> Said {
        assert!(self.err.contains(words), "{words:?} is not in the standard error: {}", self.err);
        self
    }
}

/// A server that runs as a process of its own.
pub struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts `rumpus` with these arguments as a server on a data folder, on a free port. Waits until it prints its
    /// address.
    pub fn start(command: &[&str], data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_rumpus"))
            .args(command)
            .args(["--port", "0", "--data", &word(data)])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut lines = BufReader::new(process.stdout.take().expect("the standard output is piped")).lines();
        let line = lines.next().expect("the server prints its address").expect("the output is UTF-8");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        Server { address: address.expect("an address").to_owned(), process }
    }

    /// Returns the address on which the server listens.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Sends a request and returns the whole answer. `rest` holds further headers, an empty line and the body.
    pub fn request(&self, method_and_path: &str, rest: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        let host = &self.address;
        write!(stream, "{method_and_path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{rest}")
            .expect("the server reads the request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        answer
    }

    /// Interrupts the server and returns its exit status.
    pub fn stop(mut self) -> Option<i32> {
        let told = Command::new("kill").args(["-INT", &self.process.id().to_string()]).status().expect("kill runs");
        assert!(told.success());
        self.process.wait().expect("the server ends").code()
    }
}
