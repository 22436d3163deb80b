//! How a server is started, and what it allows.

use crate::settings::settings;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

settings! {
    /// How a server is started.
    pub struct Options {
        /// The folder that holds all data. The server makes the folder if it is not there. If no folder is named, the
        /// folder is `rumpus` under `$XDG_DATA_HOME` or `~/.local/share`.
        pub data: PathBuf = PathBuf::new(),
        /// The port; 0 takes any free one.
        pub port: u16 = 7700,
        /// The address to listen at. With 0.0.0.0, other machines can reach the server.
        pub bind: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST),
        /// Further origins that browsers may come from, such as `https://play.example.org` behind a proxy. If at least
        /// one origin is named and all are https, cookies are marked Secure.
        pub origins: Vec<String> = Vec::new(),
        /// The networks of the proxies in front of the server. The address of a client is the last address in
        /// `X-Forwarded-For` that is not in these networks.
        pub trusted_proxies: Vec<IpNet> = Vec::new(),
        /// The separate address that answers `/metrics`, `/healthz` and `/readyz`. Only those who run the server should
        /// be able to reach it.
        pub ops: Option<SocketAddr> = None,
    }
    sections {
        /// The log, which goes to the error output.
        pub log: LogOptions,
        /// What one guest or address may do.
        pub limits: Limits,
        /// The operator's console at `/admin`.
        pub admin: AdminOptions,
    }
    others {
        /// Names the build of the program that runs. Clocks run only while a server runs with this build, or with the
        /// build that set them. So no player loses time under a build that could not replay the match.
        pub build: String = this_build(),
    }
}

impl Options {
    /// Returns the options of a server that uses the default port and that only this machine can reach.
    pub fn new(data: impl Into<PathBuf>) -> Options {
        Options { data: data.into(), ..Options::default() }
    }
}

/// Names the program file that runs: its version, its size and when it was written.
fn this_build() -> String {
    let file = std::env::current_exe().and_then(std::fs::metadata);
    let size = file.as_ref().map_or(0, std::fs::Metadata::len);
    let written = file.and_then(|file| file.modified()).ok();
    let written = written.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok()).map_or(0, |at| at.as_millis());
    format!("{} {size} {written}", env!("CARGO_PKG_VERSION"))
}

/// The form of the lines of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Text for people.
    Text,
    /// A JSON object on each line.
    Json,
}

/// The filter of the log in the syntax of `tracing`: a level, or levels by the origin of lines, as in
/// `warn,access=info`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLevel(pub String);

settings! {
    /// The log, which goes to the error output.
    pub struct LogOptions {
        /// How much is logged. `warn` logs what needs attention. `info` adds a line for each request, and `debug` adds
        /// what the server does.
        pub level: LogLevel = LogLevel("warn".into()),
        /// The form of the lines: text for people, or JSON for programs.
        pub format: LogFormat = LogFormat::Text,
    }
    sections {}
    others {}
}

settings! {
    /// The operator's console at `/admin`.
    pub struct AdminOptions {
        /// How long a link that `rumpus admin link` prints can be used. A link can be used once.
        pub link_life: Duration = Duration::from_secs(15 * 60),
        /// How long an operator stays logged in. After that time, the operator needs another link.
        pub session_life: Duration = Duration::from_secs(12 * 60 * 60),
    }
    sections {}
    others {}
}

/// How often something is allowed: a number of times a second on average, and a number of times at once.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The number of times a second, on average over a longer time; at least 1.
    pub per_second: u32,
    /// The number of times at once; at least 1.
    pub burst: u32,
}

settings! {
    /// What one guest or address may do.
    ///
    /// An address may do more than a guest, since all people of a household or school, or behind a proxy, share an
    /// address.
    pub struct Limits {
        /// The longest message on a socket, in bytes.
        pub message_bytes: usize = 16 * 1024,
        /// The longest body of a request, in bytes.
        pub body_bytes: usize = 256 * 1024,
        /// How many values the JSON of a body may hold. Lists and objects count, and so do the values in them.
        pub body_values: u32 = 40_000,
        /// Connections open at once, of all kinds.
        pub connections: u32 = 10_000,
        /// Connections open at once from one address.
        pub connections_per_address: u32 = 2_000,
        /// Sockets open at once by one guest.
        pub sockets_per_guest: u32 = 32,
        /// Sockets open at once from one address by strangers, who have no cookie.
        pub sockets_per_address: u32 = 100,
        /// KiB that one guest stores: matches that the guest sets up, forces, studies and reports.
        pub stored_kib_per_guest: Rate = Rate { per_second: 1, burst: 8 * 1024 },
        /// KiB that all guests of one address store.
        pub stored_kib_per_address: Rate = Rate { per_second: 16, burst: 64 * 1024 },
        /// The least free space on the disk of the data folder, in bytes. With less, guests cannot set up matches,
        /// bring forces, start studies or send reports. Games under way go on.
        pub free_space: u64 = 256 * 1024 * 1024,
        /// How long a match that never began is kept. Such a match was called off, or its seats were not taken.
        pub unbegun_kept: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// How long a guest who sits in no match and does not come back is kept. Choose a longer time than
        /// `session_renewal`.
        pub idle_guest_kept: Duration = Duration::from_secs(180 * 24 * 60 * 60),
        /// Bots that wait for their turn to think. While this many bots wait, guests get no hints and cannot set up
        /// matches with bots. Games under way go on.
        pub bots_waiting: u32 = 1_000,
        /// Matches that one guest set up and that are not over.
        pub matches_per_guest: u32 = 50,
        /// Programs of one guest. Each program has its own token and account.
        pub programs_per_guest: u32 = 5,
        /// Matches among bots alone that one guest set up and that are not over.
        pub bot_matches_per_guest: u32 = 2,
        /// Requests by one guest.
        pub requests_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// Requests from one address.
        pub requests_per_address: Rate = Rate { per_second: 200, burst: 1_000 },
        /// Requests from one address beyond `requests_per_address`. The server reads only their cookies, and answers
        /// the requests of guests who are within their own limits.
        pub lookups_per_address: Rate = Rate { per_second: 500, burst: 2_000 },
        /// New guests from one address.
        pub guests_per_address: Rate = Rate { per_second: 5, burst: 300 },
        /// Messages on sockets by one guest. Questions do not count.
        pub messages_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// Questions about the table by one guest. Further questions are refused.
        pub questions_per_guest: Rate = Rate { per_second: 20, burst: 60 },
        /// Refused questions of one guest, for example while the player drags a figure. Many more questions close the
        /// socket.
        pub refused_questions_per_guest: Rate = Rate { per_second: 200, burst: 1_000 },
        /// Work for one guest that takes longer: whole replays, branches, and steps that are sent again.
        pub replays_per_guest: Rate = Rate { per_second: 2, burst: 20 },
        /// Boards, forces and figures that one guest has checked.
        pub checks_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// Hints, boards measured by bots, and studies that one guest asks for. Each of them takes a second or more.
        pub hints_per_guest: Rate = Rate { per_second: 1, burst: 10 },
        /// Studies of one guest that run at once.
        pub studies_per_guest: u32 = 1,
        /// Studies from one address that run at once.
        pub studies_per_address: u32 = 4,
        /// How long the bots of a study play at most. Time in which the study waits for its turn does not count.
        pub study_time: Duration = Duration::from_secs(10 * 60),
        /// How long a study is kept after it was asked for.
        pub studies_kept: Duration = Duration::from_secs(365 * 24 * 60 * 60 + 6 * 60 * 60),
        /// Chat messages of one guest to others at a table.
        pub sayings_per_guest: Rate = Rate { per_second: 1, burst: 6 },
        /// Orders of matches and of invite links by one guest, refused ones included.
        pub orders_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// Reports of other players by one guest, each about another match.
        pub reports_per_guest: Rate = Rate { per_second: 1, burst: 5 },
        /// Reports of other players from one address.
        pub reports_per_address: Rate = Rate { per_second: 1, burst: 20 },
        /// Cards printed for one address.
        pub prints_per_address: Rate = Rate { per_second: 1, burst: 10 },
        /// How long a client may take to send the head of a request, and how long a connection may be idle between two
        /// requests.
        pub header_timeout: Duration = Duration::from_secs(15),
        /// How long a client may read nothing of an answer, or less than 4 KiB a second.
        pub write_timeout: Duration = Duration::from_secs(20),
        /// How long a request may take.
        pub request_timeout: Duration = Duration::from_secs(30),
        /// How long a socket may be silent. The server sends three pings in this time, and a live client answers them.
        pub idle_timeout: Duration = Duration::from_secs(10),
        /// How long a table stays in memory without a client.
        pub table_idle: Duration = Duration::from_secs(60),
        /// The age of a cookie after which a browser that comes back gets a new cookie. The old cookie ends some
        /// minutes later.
        pub session_renewal: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// How long a player has to be away from a match without a clock before the others may let a bot play for them.
        pub stand_in_after: Duration = Duration::from_secs(10 * 60),
    }
    sections {}
    others {}
}
