//! Sends HTTP requests through the program `curl`, which handles certificates and proxies. `curl` gets its settings,
//! which hold the token, on standard input. So a list of processes does not show the token.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// How long a request may take, in seconds. Streams have no such limit.
const PATIENCE: u32 = 40;

/// How many lines of a stream may wait for the reader. While so many wait, the stream pauses.
const WAITING: usize = 16;

/// A server, with the token that every request to it carries.
pub struct Api {
    server: String,
    token: String,
}

/// The answer to a request.
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The body; empty if there is none.
    pub body: String,
}

/// A part of a stream.
pub enum StreamLine {
    /// One message of the table (the server), as a line of JSON.
    Line(String),
    /// The end of the stream. Holds what went wrong, or `None` if the server closed the stream as usual.
    End(Option<String>),
}

/// The lines of a stream. The stream ends when this value is dropped.
pub struct Stream {
    child: Child,
    /// The parts of the stream, in order.
    pub told: Receiver<StreamLine>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        let _ignored_if_it_has_ended = self.child.kill();
        let _ignored_exit_status = self.child.wait();
    }
}

impl Reply {
    /// Returns the body as JSON.
    ///
    /// # Errors
    /// The server has refused the request, and the error is the server's own sentence. Or the body is not JSON.
    pub fn good(&self) -> Result<Value, String> {
        if !(200..300).contains(&self.status) {
            return Err(self.detail());
        }
        serde_json::from_str(&self.body).map_err(|fault| format!("the server's answer is not JSON: {fault}"))
    }

    /// Returns why the server refused the request: the `detail` of the problem+json (RFC 9457), or else the status.
    pub fn detail(&self) -> String {
        let problem: Option<Value> = serde_json::from_str(&self.body).ok();
        let detail = problem.as_ref().and_then(|problem| problem["detail"].as_str());
        detail.map_or_else(|| format!("the server answers with status {}", self.status), str::to_owned)
    }

    /// Returns the kind of error that the server reports, such as `not-asked`: the last part of `type` in the
    /// problem+json. It is empty if there is none.
    pub fn kind(&self) -> String {
        let problem: Value = serde_json::from_str(&self.body).unwrap_or_default();
        problem["type"].as_str().and_then(|kind| kind.rsplit('/').next()).unwrap_or_default().to_owned()
    }
}

impl Api {
    /// Checks the address of the server and the token, with which all requests are made.
    ///
    /// # Errors
    /// The address does not begin with `http://` or `https://`. Or the token is empty, or has a character that is not
    /// visible ASCII.
    pub fn new(server: &str, token: &str) -> Result<Api, String> {
        let server = server.trim_end_matches('/');
        if !(server.starts_with("https://") || server.starts_with("http://")) {
            return Err(format!("{server:?} is not a server's address; it must begin with https:// or http://"));
        }
        if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err("the token file must hold the token alone, on one line without spaces".into());
        }
        Ok(Api { server: server.into(), token: token.into() })
    }

    /// Sends a GET request, and returns the JSON of the answer.
    ///
    /// # Errors
    /// The server cannot be reached, refuses the request, or does not answer with JSON.
    pub fn get(&self, path: &str) -> Result<Value, String> {
        self.ask(path, None)?.good()
    }

    /// Sends a POST request with a JSON body. The reply may be a refusal.
    ///
    /// # Errors
    /// The server cannot be reached.
    pub fn post(&self, path: &str, body: &str) -> Result<Reply, String> {
        self.ask(path, Some(body))
    }

    fn ask(&self, path: &str, body: Option<&str>) -> Result<Reply, String> {
        let child = self.start(path, body, &[("max-time", &PATIENCE.to_string())])?;
        let out = child.wait_with_output().map_err(|fault| format!("curl: {fault}"))?;
        let text = String::from_utf8_lossy(&out.stdout);
        let (body, status) = text.rsplit_once('\n').unwrap_or(("", ""));
        match status.parse() {
            Ok(status) if status > 0 => Ok(Reply { status, body: body.to_owned() }),
            _ => Err(format!("{} cannot be reached: {}", self.server, String::from_utf8_lossy(&out.stderr).trim())),
        }
    }

    /// Opens a stream of lines. A thread reads it.
    ///
    /// # Errors
    /// `curl` cannot be started.
    pub fn stream(&self, path: &str) -> Result<Stream, String> {
        let mut child = self.start(path, None, &[("no-buffer", "")])?;
        let (tell, told) = sync_channel(WAITING);
        let out = child.stdout.take().expect("`start` pipes the output");
        let server = self.server.clone();
        thread::spawn(move || {
            for line in lines(out, &server) {
                let is_end = matches!(line, StreamLine::End(_));
                if tell.send(line).is_err() || is_end {
                    return;
                }
            }
        });
        Ok(Stream { child, told })
    }

    fn start(&self, path: &str, body: Option<&str>, more: &[(&str, &str)]) -> Result<Child, String> {
        let mut config = vec![
            ("url".to_owned(), format!("{}{path}", self.server)),
            ("header".into(), format!("Authorization: Bearer {}", self.token)),
            ("write-out".into(), "\\n%{http_code}".into()),
            ("silent".into(), String::new()),
            ("show-error".into(), String::new()),
        ];
        if let Some(body) = body {
            config.push(("header".into(), "Content-Type: application/json".into()));
            config.push(("data-binary".into(), quoted(body)));
        }
        config.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let mut text = String::new();
        for (name, value) in config {
            text += &if value.is_empty() { format!("{name}\n") } else { format!("{name} = \"{value}\"\n") };
        }
        // `-q` keeps curl from reading the user's own settings.
        let mut starting = Command::new("curl");
        starting.args(["-q", "--config", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = starting.spawn().map_err(|fault| {
            format!("the program curl cannot be started: {fault}; `rumpus online` needs curl to be installed")
        })?;
        let mut input = child.stdin.take().expect("the input is piped");
        input.write_all(text.as_bytes()).map_err(|fault| format!("curl: {fault}"))?;
        Ok(child)
    }
}

/// Escapes a text for curl's settings, where it stands within quotation marks.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

/// Returns the parts of a stream. The last line that curl prints is the HTTP status. If the server refuses the request,
/// its problem+json comes in the line before the status.
fn lines(out: ChildStdout, server: &str) -> impl Iterator<Item = StreamLine> {
    let mut lines = BufReader::new(out).lines().map_while(Result::ok).filter(|line| !line.is_empty());
    let mut problem = None;
    let server = server.to_owned();
    std::iter::from_fn(move || {
        loop {
            let Some(line) = lines.next() else {
                return Some(StreamLine::End(Some(format!("{server} cannot be reached"))));
            };
            let message: Value = serde_json::from_str(&line).unwrap_or_default();
            match &message {
                Value::Number(status) if status.as_u64() == Some(200) => return Some(StreamLine::End(None)),
                Value::Number(_) => return Some(StreamLine::End(Some(problem.take().unwrap_or_else(|| line.clone())))),
                Value::Object(fields) if fields.contains_key("status") => {
                    problem = message["detail"].as_str().map(str::to_owned);
                }
                _ => return Some(StreamLine::Line(line)),
            }
        }
    })
}
