//! The settings of a server: where it listens, what it stores, and what it allows.

use crate::settings::settings;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

settings! {
    /// All settings of a server.
    pub struct Options {
        /// The folder that holds all data. The server makes the folder if it is not there. If no folder is named, the
        /// folder is `rumpus` under `$XDG_DATA_HOME` or `~/.local/share`.
        pub data: PathBuf = PathBuf::new(),
        /// The port to listen at. With 0, the operating system chooses a free port.
        pub port: u16 = 7700,
        /// The IP address to listen at. With 0.0.0.0, other machines can reach the server.
        pub bind: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST),
        /// Origins, besides the server's own, whose pages may use the server. An example is the public address of a
        /// proxy, `https://play.example.org`. If there is at least one origin and all are https, the server marks its
        /// cookies as Secure.
        pub origins: Vec<String> = Vec::new(),
        /// The networks of the proxies in front of the server. The client's address is the last one in
        /// `X-Forwarded-For` that is not in these networks.
        pub trusted_proxies: Vec<IpNet> = Vec::new(),
        /// A separate address with a port, at which the server answers `/metrics`, `/healthz` and `/readyz`. Only
        /// operators should be able to reach it.
        pub ops: Option<SocketAddr> = None,
    }
    sections {
        /// The log, which goes to standard error.
        pub log: LogOptions,
        /// How much one guest, and all clients of one IP address together, may do.
        pub limits: Limits,
        /// The web console for operators at `/admin`.
        pub admin: AdminOptions,
    }
    others {
        /// A name for the running build of the program. A player's clock counts only while a server runs this build, or
        /// the build that ran when the clock last started. So a build that cannot replay a match costs its players no
        /// time.
        pub build: String = this_build(),
    }
}

impl Options {
    /// Returns the default settings with `data` as the data folder. With them, only this machine can reach the server.
    pub fn new(data: impl Into<PathBuf>) -> Options {
        Options { data: data.into(), ..Options::default() }
    }
}

/// Returns a name for the running build: the version, the size of the program file, and when the file was written.
fn this_build() -> String {
    let file = std::env::current_exe().and_then(std::fs::metadata);
    let size = file.as_ref().map_or(0, std::fs::Metadata::len);
    let written = file.and_then(|file| file.modified()).ok();
    let written = written.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok()).map_or(0, |at| at.as_millis());
    format!("{} {size} {written}", env!("CARGO_PKG_VERSION"))
}

/// How the server writes each line of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Text for people.
    Text,
    /// A JSON object on each line.
    Json,
}

/// Which lines the log shows, in the syntax of `tracing`: a level, or levels by log target, as in `warn,access=info`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLevel(pub String);

settings! {
    /// The log, which goes to standard error.
    pub struct LogOptions {
        /// How much the server logs. `warn` logs what needs attention. `info` adds a line for each request, and `debug`
        /// adds details, such as connections that broke off.
        pub level: LogLevel = LogLevel("warn".into()),
        /// The format of the log lines: text for people, or JSON for programs.
        pub format: LogFormat = LogFormat::Text,
    }
    sections {}
    others {}
}

settings! {
    /// The web console for operators at `/admin`.
    pub struct AdminOptions {
        /// How long a link that `rumpus admin link` prints stays valid. Each link works only once.
        pub link_life: Duration = Duration::from_secs(15 * 60),
        /// How long an operator stays logged in. After that time, the operator needs another link.
        pub session_life: Duration = Duration::from_secs(12 * 60 * 60),
    }
    sections {}
    others {}
}

/// How often a guest or an address may do something, as a token bucket: each use takes a token, and new tokens come at
/// a steady rate.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many uses a second are allowed on average; at least 1.
    pub per_second: u32,
    /// How many uses are allowed in one burst, after a pause; at least 1.
    pub burst: u32,
}

settings! {
    /// How much one guest, and all clients of one IP address together, may do.
    ///
    /// An address may do more than a guest, since all people of a household or a school may share an address.
    pub struct Limits {
        /// The longest message on a socket, in bytes.
        pub message_bytes: usize = 16 * 1024,
        /// The longest body of a request, in bytes.
        pub body_bytes: usize = 256 * 1024,
        /// How many values the JSON of a request's body may hold. Lists and objects count, and so do the values in
        /// them.
        pub body_values: u32 = 40_000,
        /// How many connections may be open at once.
        pub connections: u32 = 10_000,
        /// How many connections from one address may be open at once.
        pub connections_per_address: u32 = 2_000,
        /// How many sockets one guest may have open at once.
        pub sockets_per_guest: u32 = 32,
        /// How many sockets may be open at once for strangers (clients without a cookie) from one address.
        pub sockets_per_address: u32 = 100,
        /// How many KiB a second one guest may add to the database, by new matches, forces, studies and reports.
        pub stored_kib_per_guest: Rate = Rate { per_second: 1, burst: 8 * 1024 },
        /// How many KiB a second all guests of one address together may add to the database.
        pub stored_kib_per_address: Rate = Rate { per_second: 16, burst: 64 * 1024 },
        /// The least free space on the disk of the data folder, in bytes. With less, guests cannot set up matches, hand
        /// in a force (their units for a match), start studies or send reports. Games in progress go on.
        pub free_space: u64 = 256 * 1024 * 1024,
        /// How long the server keeps a match that never began, because it was called off or its seats were not taken.
        pub unbegun_kept: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// How long the server keeps a guest who has no seat in any match and does not come back. This time must be
        /// longer than `session_renewal`, or the server deletes guests who still visit.
        pub idle_guest_kept: Duration = Duration::from_secs(180 * 24 * 60 * 60),
        /// How many decisions of bots may wait for a thread. While so many wait, guests get no hints and cannot set up
        /// matches with bots. Games in progress go on.
        pub bots_waiting: u32 = 1_000,
        /// How many of the matches that one guest has set up may be unfinished at once.
        pub matches_per_guest: u32 = 50,
        /// How many programs one guest may have that play over HTTP. Each program has its own token and account.
        pub programs_per_guest: u32 = 5,
        /// The most unfinished matches that one guest may have in which only bots play.
        pub bot_matches_per_guest: u32 = 2,
        /// How often one guest may send HTTP requests.
        pub requests_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// How often clients of one address may send HTTP requests.
        pub requests_per_address: Rate = Rate { per_second: 200, burst: 1_000 },
        /// How often the server looks up the cookies of requests that exceed `requests_per_address`. A lookup lets the
        /// server still answer guests who are within `requests_per_guest`.
        pub lookups_per_address: Rate = Rate { per_second: 500, burst: 2_000 },
        /// How often new guests may come from one address.
        pub guests_per_address: Rate = Rate { per_second: 5, burst: 300 },
        /// How often one guest may send messages on sockets. Questions do not count.
        pub messages_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// How often one guest may ask questions about a match. Further questions get no answer.
        pub questions_per_guest: Rate = Rate { per_second: 20, burst: 60 },
        /// How often one guest may send questions beyond `questions_per_guest`. Dragging a figure sends many. If a
        /// client goes far beyond this limit too, the server closes the socket.
        pub refused_questions_per_guest: Rate = Rate { per_second: 200, burst: 1_000 },
        /// How often one guest may ask for long work: a whole replay, steps that the client has missed, or a new match
        /// that continues from a step of a finished one.
        pub replays_per_guest: Rate = Rate { per_second: 2, burst: 20 },
        /// How often one guest may have a board, a force or a figure checked.
        pub checks_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// How often one guest may ask for a hint, a test of whether a board is fair, or a study (a series of bot
        /// games). Each takes a second or more.
        pub hints_per_guest: Rate = Rate { per_second: 1, burst: 10 },
        /// How many studies of one guest may run at once.
        pub studies_per_guest: u32 = 1,
        /// How many studies from one address may run at once.
        pub studies_per_address: u32 = 4,
        /// How long the bots of a study may play. Time in which the study waits for its turn does not count.
        pub study_time: Duration = Duration::from_secs(10 * 60),
        /// How long the server keeps a study after a guest has ordered it.
        pub studies_kept: Duration = Duration::from_secs(365 * 24 * 60 * 60 + 6 * 60 * 60),
        /// How often one guest may send chat messages.
        pub sayings_per_guest: Rate = Rate { per_second: 1, burst: 6 },
        /// How often one guest may ask for a new match or a new invite link. Refused requests count too.
        pub orders_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// How often one guest may report a match.
        pub reports_per_guest: Rate = Rate { per_second: 1, burst: 5 },
        /// How often guests of one address may report a match.
        pub reports_per_address: Rate = Rate { per_second: 1, burst: 20 },
        /// How often clients of one address may print cards.
        pub prints_per_address: Rate = Rate { per_second: 1, burst: 10 },
        /// How long a client may take to send the headers of a request, and how long a connection may be idle between
        /// two requests.
        pub header_timeout: Duration = Duration::from_secs(15),
        /// How long a client may read nothing of an answer, or read less than 4 KiB a second.
        pub write_timeout: Duration = Duration::from_secs(20),
        /// How long the server may take to answer a request.
        pub request_timeout: Duration = Duration::from_secs(30),
        /// How long a client may send nothing on its socket. In this time the server sends three pings, and a live
        /// client answers each.
        pub idle_timeout: Duration = Duration::from_secs(10),
        /// How long a match stays in memory without a client.
        pub table_idle: Duration = Duration::from_secs(60),
        /// The age at which the server replaces the cookie of a browser that comes back. The old cookie is valid for
        /// some minutes more.
        pub session_renewal: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// In a match without a clock, how long a player must be away before the other players may let a bot play
        /// instead.
        pub stand_in_after: Duration = Duration::from_secs(10 * 60),
    }
    sections {}
    others {}
}
