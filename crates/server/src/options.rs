//! How a server is started, and what it allows.

use crate::settings::settings;
use ipnet::IpNet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

settings! {
    /// How a server is started.
    pub struct Options {
        /// The folder that everything is kept in; made if it is not there. Without one, it is `rumpus` under `$XDG_DATA_HOME` or
        /// `~/.local/share`.
        pub data: PathBuf = PathBuf::new(),
        /// The port; 0 takes any free one.
        pub port: u16 = 7700,
        /// The address to listen at; 0.0.0.0 lets other machines in.
        pub bind: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST),
        /// Further origins that browsers may come from, such as `https://play.example.org` behind a proxy. If there are
        /// any and all are https, cookies are marked Secure.
        pub origins: Vec<String> = Vec::new(),
        /// The proxies in front, by network. The address of a client is the last one in `X-Forwarded-For` that is not theirs.
        pub trusted_proxies: Vec<IpNet> = Vec::new(),
        /// Where `/metrics`, `/healthz` and `/readyz` are answered, for those who run the server: an address of its
        /// own, which only they should reach.
        pub ops: Option<SocketAddr> = None,
    }
    sections {
        /// What is logged, to the error output.
        pub log: LogOptions,
        /// What one guest or address may do.
        pub limits: Limits,
        /// The operator's console at `/admin`.
        pub admin: AdminOptions,
    }
    others {
        /// Names the build of the program that runs. Clocks run only while a server runs with this build, or with the build that
        /// set them. So no player loses time under a build that could not replay the match.
        pub build: String = this_build(),
    }
}

impl Options {
    /// A server for this machine alone, on the usual port.
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

/// How lines of the log look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// An object of JSON a line.
    Json,
}

/// The lines that are logged, as `tracing` filters them: a level, or levels by where lines come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLevel(pub String);

settings! {
    /// What is logged, to the error output.
    pub struct LogOptions {
        /// How much: `warn` is what needs attention, `info` adds a line for each request, `debug` what the server does.
        pub level: LogLevel = LogLevel("warn".into()),
        /// As text for people, or as JSON for programs.
        pub format: LogFormat = LogFormat::Text,
    }
    sections {}
    others {}
}

settings! {
    /// The operator's console at `/admin`.
    pub struct AdminOptions {
        /// For how long a link that `rumpus admin link` prints can be used, once.
        pub link_life: Duration = Duration::from_secs(15 * 60),
        /// After how long an operator needs another link.
        pub session_life: Duration = Duration::from_secs(12 * 60 * 60),
    }
    sections {}
    others {}
}

/// How often something is allowed: a number of times a second on average, and a number of times at once.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// In a second, over a longer time; at least 1.
    pub per_second: u32,
    /// At once; at least 1.
    pub burst: u32,
}

settings! {
    /// What one guest or address may do.
    ///
    /// Addresses may do more than guests: a household, a school or a proxy in front looks like one address.
    pub struct Limits {
        /// The longest message on a socket, in bytes.
        pub message_bytes: usize = 16 * 1024,
        /// The longest body of a request, in bytes.
        pub body_bytes: usize = 256 * 1024,
        /// How many values the JSON of a body may hold, lists and objects counted with what is in them.
        pub body_values: u32 = 40_000,
        /// Connections open at once, of all kinds.
        pub connections: u32 = 10_000,
        /// Connections open at once from one address.
        pub connections_per_address: u32 = 2_000,
        /// Sockets open at once by one guest.
        pub sockets_per_guest: u32 = 32,
        /// Sockets open at once from one address by strangers, who have no cookie.
        pub sockets_per_address: u32 = 100,
        /// What one guest stores, in KiB: matches that it sets up, forces, studies and reports.
        pub stored_kib_per_guest: Rate = Rate { per_second: 1, burst: 8 * 1024 },
        /// The same from one address.
        pub stored_kib_per_address: Rate = Rate { per_second: 16, burst: 64 * 1024 },
        /// The least free space on the disk of the data folder, in bytes. With less, guests cannot set up matches, bring forces,
        /// start studies or send reports; games under way go on.
        pub free_space: u64 = 256 * 1024 * 1024,
        /// How long a match is kept that never began: its seats were not taken, or it was called off.
        pub unbegun_kept: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// How long a guest is kept who sits in no match and does not come back; longer than `session_renewal`.
        pub idle_guest_kept: Duration = Duration::from_secs(180 * 24 * 60 * 60),
        /// Bots that wait for their turn to think. While so many wait, guests get no hints and set up no match with bots; games
        /// under way go on.
        pub bots_waiting: u32 = 1_000,
        /// Matches that one guest set up and that are not over.
        pub matches_per_guest: u32 = 50,
        /// Programs of one guest, each with a token and an account of its own.
        pub programs_per_guest: u32 = 5,
        /// Matches among bots alone that one guest set up and that are not over.
        pub bot_matches_per_guest: u32 = 2,
        /// Requests by one guest.
        pub requests_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// Requests from one address.
        pub requests_per_address: Rate = Rate { per_second: 200, burst: 1_000 },
        /// Requests from one address beyond `requests_per_address`. Only their cookies are read, and those of guests within
        /// their own limits are answered.
        pub lookups_per_address: Rate = Rate { per_second: 500, burst: 2_000 },
        /// New guests from one address.
        pub guests_per_address: Rate = Rate { per_second: 5, burst: 300 },
        /// Messages on sockets by one guest, questions apart.
        pub messages_per_guest: Rate = Rate { per_second: 20, burst: 100 },
        /// Questions about the table by one guest. Further questions are refused.
        pub questions_per_guest: Rate = Rate { per_second: 20, burst: 60 },
        /// Refused questions of one guest, such as while the player drags a figure. A flood of more closes the socket.
        pub refused_questions_per_guest: Rate = Rate { per_second: 200, burst: 1_000 },
        /// Work for one guest that takes longer: whole replays, branches, steps sent again.
        pub replays_per_guest: Rate = Rate { per_second: 2, burst: 20 },
        /// Boards, forces and figures that one guest has checked.
        pub checks_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// Hints, boards measured by bots and studies that one guest asks for; each takes a second or more.
        pub hints_per_guest: Rate = Rate { per_second: 1, burst: 10 },
        /// Studies of one guest that run at once.
        pub studies_per_guest: u32 = 1,
        /// Studies from one address that run at once.
        pub studies_per_address: u32 = 4,
        /// For how long the bots of a study play at most; time in which it waits for its turn does not count.
        pub study_time: Duration = Duration::from_secs(10 * 60),
        /// How long a study is kept after it was asked for.
        pub studies_kept: Duration = Duration::from_secs(365 * 24 * 60 * 60 + 6 * 60 * 60),
        /// What one guest says to others at a table.
        pub sayings_per_guest: Rate = Rate { per_second: 1, burst: 6 },
        /// Orders of matches and of invite links by one guest, refused ones included.
        pub orders_per_guest: Rate = Rate { per_second: 5, burst: 50 },
        /// Reports of other players by one guest, each about another match.
        pub reports_per_guest: Rate = Rate { per_second: 1, burst: 5 },
        /// The same from one address.
        pub reports_per_address: Rate = Rate { per_second: 1, burst: 20 },
        /// Cards printed for one address.
        pub prints_per_address: Rate = Rate { per_second: 1, burst: 10 },
        /// How long a client may take to send the head of a request, and how long a connection may idle between two.
        pub header_timeout: Duration = Duration::from_secs(15),
        /// How long a client may read nothing of an answer, or less than 4 KiB a second.
        pub write_timeout: Duration = Duration::from_secs(20),
        /// How long a request may take.
        pub request_timeout: Duration = Duration::from_secs(30),
        /// How long a socket may be silent; a living client answers the pings that come three times as often.
        pub idle_timeout: Duration = Duration::from_secs(10),
        /// How long a table stays in memory without a client.
        pub table_idle: Duration = Duration::from_secs(60),
        /// After how long a browser gets another cookie when it comes back; the old one ends some minutes later.
        pub session_renewal: Duration = Duration::from_secs(30 * 24 * 60 * 60),
        /// How long a player has to be away from a match without a clock before the others may let a bot play for them.
        pub stand_in_after: Duration = Duration::from_secs(10 * 60),
    }
    sections {}
    others {}
}
