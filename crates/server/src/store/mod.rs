//! The store: an interface to the database, which holds guests, matches, studies, and what operators do.

mod console;
mod expiry;
mod fair;
mod guests;
mod migrations;
mod queries;
mod readers;
mod reading;
mod rows;
mod sqlite;
mod statements;
mod step_state;
mod studies;
pub mod upkeep;
mod verify;
mod write;
mod writer;

use referee::{RecordHeader, RecordStep, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::pin::Pin;
use wire::{ClockPlan, Outcome, Problem, Program, Refusal, Visibility};

pub(crate) use console::{
    ConsoleStore, Counts, Effect, ListedMatch, MatchQuery, NewAuditEntry, NewReport, OperatorRow, PAGE, ReportQuery,
};
pub(crate) use fair::{FairState, SeatFair, ServerFair};
pub(crate) use sqlite::Sqlite;
pub(crate) use studies::StudyRow;
pub use verify::{MatchVerdict, ReplayFailure, verify_data};
pub(crate) use write::Write;

/// The future result of a request to the store.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store did not carry out a request. A request that fails has changed nothing.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] rusqlite::Error),
    /// A migration of the schema failed.
    #[error("the schema of the database could not be brought up to date: {0}")]
    Schema(#[from] rusqlite_migration::Error),
    /// A newer program made the database.
    #[error("the database has schema {found}, but this program knows schemas only up to {newest}; use a newer program")]
    NewerSchema {
        /// The version of the database's schema.
        found: i64,
        /// The newest version that this program knows.
        newest: i64,
    },
    /// The backup before a migration failed, so the schema was not changed.
    #[error("the schema of the database needs an update, but the backup before it failed, so nothing was changed: {0}")]
    NoBackup(String),
    /// A column has JSON of another form than the program expects.
    #[error("JSON in the database cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A column has a word that the program does not know.
    #[error("a column of the database has the unknown word {0:?}")]
    UnknownWord(String),
    /// The operating system cannot read or write the data folder.
    #[error("the data folder cannot be used: {0}")]
    Folder(#[from] std::io::Error),
    /// The store is read-only, because it could not write at its start.
    #[error("the store is read-only: {0}")]
    ReadOnly(String),
    /// Another request has deleted or changed the row to change.
    #[error("the row to change was deleted or changed meanwhile")]
    Gone,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The transaction of a write failed, or a thread of the store panicked.
    #[error("the transaction could not be committed: {0}")]
    Batch(String),
}

/// The interface to the database.
pub(crate) trait Store: ConsoleStore + Send + Sync + 'static {
    /// Carries out a write. The result comes after the commit.
    fn write(&self, write: Write) -> Answer<'_, ()>;
    /// Checks that the database can be read.
    fn ping(&self) -> Answer<'_, ()>;
    /// Returns how much disk space the store uses, and how much is free.
    fn room(&self) -> Answer<'_, Room>;
    /// Returns the session whose cookie or token has this SHA-256; `None` if there is none.
    fn session(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Session>>;
    /// Finds the order for a match that a guest has sent with this idempotency key. Returns the SHA-256 of its body,
    /// and the id of its match.
    fn ordered(&self, guest: String, key: String) -> Answer<'_, Option<([u8; 32], String)>>;
    /// Returns all data about a guest, as JSON for a download.
    fn data_of(&self, guest: String) -> Answer<'_, Value>;
    /// Returns the programs of a guest, oldest first.
    fn programs_of(&self, owner: String) -> Answer<'_, Vec<Program>>;
    /// Returns how many unfinished matches a guest has set up.
    fn unfinished(&self, guest: String) -> Answer<'_, u32>;
    /// Returns a match without its steps.
    fn find(&self, id: String) -> Answer<'_, Option<MatchRow>>;
    /// Returns a list of matches, the most recently changed first.
    fn list(&self, list: List) -> Answer<'_, Vec<MatchRow>>;
    /// Returns a match with its set-up, its forces (such as armies), its steps and the answers to decisions.
    fn load(&self, id: String) -> Answer<'_, Option<Stored>>;
    /// Returns the force of a seat; `None` if there is none yet.
    fn force(&self, id: String, seat: u8) -> Answer<'_, Option<Value>>;
    /// Returns the ids of matches in which a clock has run out by `now_ms`, at most 1000 ids.
    fn due(&self, now_ms: i64) -> Answer<'_, Vec<String>>;
    /// Returns the ids of matches that wait for the decision of a bot.
    fn awaiting_bots(&self) -> Answer<'_, Vec<String>>;
    /// Finds matches that never began and have not changed since `unbegun_ms`, and guests that only sessions from
    /// before `guests_ms` refer to.
    fn expired(&self, unbegun_ms: i64, guests_ms: i64) -> Answer<'_, Expired>;
    /// Returns the study with this id.
    fn study(&self, id: String) -> Answer<'_, Option<StudyRow>>;
    /// Returns the newest twenty studies of a guest, newest first.
    fn studies_of(&self, guest: String) -> Answer<'_, Vec<StudyRow>>;
    /// Returns the studies that have not ended.
    fn running_studies(&self) -> Answer<'_, Vec<StudyRow>>;
    /// Returns why the store is read-only: the disk was full or read-only at the start. `None` if the store can write.
    fn read_only(&self) -> Option<&str>;
    /// Commits the waiting writes, and closes the store.
    fn close(&self) -> Answer<'_, ()>;
}

/// The SQL condition that a guest has no program, so that a guest is deleted only after the guest's programs.
const NO_PROGRAM: &str = " AND NOT EXISTS (SELECT 1 FROM guests AS programs WHERE programs.owner = guests.id)";

/// How much disk space a store uses and how much is free, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// The size of the database file.
    pub database: u64,
    /// The size of the write-ahead log, whose commits are not in the database file yet.
    pub log: u64,
    /// The free space on the disk for this user; `None` if the operating system does not report it.
    pub free: Option<u64>,
}

/// A list of matches. It has at most 100.
#[derive(Clone, Debug)]
pub(crate) enum List {
    /// Unfinished matches that the guest with this id has set up or has a seat in.
    Mine(String),
    /// Finished matches in which the guest with this id has a seat.
    Finished(String),
    /// Matches in progress whose visibility is `Listed`.
    Watch,
}

/// A guest: a person, or a person's program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guest {
    /// The id, which other players may see.
    pub id: String,
    /// The name that other players read; empty if the account was deleted.
    pub name: String,
    /// For a program, the id of the guest who owns it; `None` for a person.
    pub owner: Option<String>,
}

impl Guest {
    /// Returns whether the guest is a program and not a person.
    pub fn is_program(&self) -> bool {
        self.owner.is_some()
    }
}

/// A session of a guest: the browser of a person, known by a cookie, or a program, known by a token.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The guest whose session this is.
    pub guest: Guest,
    /// The SHA-256 of the cookie or token.
    pub token_hash: [u8; 32],
    /// When the session began, in milliseconds of the server's time.
    pub from_ms: i64,
    /// Whether this session replaces an older one and no request has used it yet. Ten minutes after its first use, the
    /// older session ends.
    pub is_unconfirmed: bool,
    /// Whether a newer session has replaced this one, which therefore ends within ten minutes.
    pub is_replaced: bool,
    /// Whether the cookie of the session has the prefix `__Host-`.
    pub is_host: bool,
}

/// The idempotency key of an order for a match. If the client sends the order again with this key, the server sets up
/// no second match.
#[derive(Clone, Debug)]
pub(crate) struct OrderKey {
    /// The key, 1 to 64 visible ASCII characters.
    pub key: String,
    /// The SHA-256 of the order's body.
    pub body_hash: [u8; 32],
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The game has not begun: a seat is free, or a force or a seed is missing.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over: its game has ended, or it was called off or closed.
    Over,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// A person or a program.
    Guest(Guest),
    /// A bot of this level.
    Bot(u8),
    /// Nobody: the seat is free.
    Nobody,
}

#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    /// The name of the seat in its game, such as `blue`.
    pub name: String,
    /// Who has the seat.
    pub occupant: Occupant,
    /// The token of the invite link; `None` if the seat has no link.
    pub invite: Option<String>,
    /// Whether the player has opened the match at least once.
    pub present: bool,
    /// Whether the seat's force is in the store or the game has begun. In a game without forces, false until the game
    /// begins.
    pub ready: bool,
}

impl SeatRow {
    /// Returns whether the guest with this id has the seat.
    pub fn is_of(&self, guest: Option<&str>) -> bool {
        matches!(&self.occupant, Occupant::Guest(occupant) if Some(occupant.id.as_str()) == guest)
    }
}

/// A match without its steps.
#[derive(Clone, Debug)]
pub(crate) struct MatchRow {
    /// The id, as in the URL of the match.
    pub id: String,
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// The text of the JSON `{board: {id, name}, options}`; the board is null in a game without boards. This is a text,
    /// because a parsed value would take 2.5 KB of memory for each match.
    pub brief: String,
    /// Whether the game has begun: every seat is taken, all forces are handed in, and all seeds of fair luck are known.
    pub begun: bool,
    /// The revision of the rules; `None` before the game begins.
    pub revision: Option<u32>,
    /// Which clock the match has.
    pub plan: ClockPlan,
    /// The id of the guest who set up the match.
    pub creator: String,
    /// When the match was set up, in milliseconds since 1970.
    pub created_ms: i64,
    /// The part that changes with every step.
    pub state: MatchState,
    /// The seats, in the order of the game.
    pub seats: Vec<SeatRow>,
    /// The id of the rematch; `None` if there is none.
    pub rematch: Option<String>,
    /// The id of the finished match that this match continues, and the number of the step; `None` for other matches.
    pub branch_of: Option<(String, u32)>,
    /// Who may see the match.
    pub visibility: Visibility,
    /// The reason that players read if an operator has closed the match; otherwise `None`.
    pub closed: Option<String>,
    /// The commitments and seeds of fair luck; `None` in a match without fair luck.
    pub fair: Option<FairState>,
}

impl MatchRow {
    /// Returns whether the guest with this id may see the match; without an id, whether a stranger may.
    pub fn may_be_seen_by(&self, guest: Option<&str>) -> bool {
        self.visibility != Visibility::Private
            || guest == Some(self.creator.as_str())
            || self.seats.iter().any(|seat| seat.is_of(guest))
    }
}

/// The part of a match that changes with every step.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MatchState {
    /// How far the match has come.
    pub stage: Stage,
    pub steps: u32,
    /// The seats for whose decisions the game waits.
    pub to_move: Seats,
    /// The result of the game; `None` until the game ends, and if the match was called off or closed.
    pub outcome: Option<Outcome>,
    /// The clocks of the seats; `None` in a match without a clock.
    pub clocks: Option<Clocks>,
}

/// The clocks of all seats, as they were at the moment `since_ms`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// The time that each seat had left at that moment, in milliseconds.
    pub remaining_ms: Vec<i64>,
    /// The seats whose clocks run.
    pub running: Seats,
    /// The moment of `remaining_ms`, in milliseconds of the server's time. It has its own column in the database.
    #[serde(skip)]
    pub since_ms: i64,
}

/// The answer to a decision. A match in memory holds one answer for each decision, so the rare, large parts are boxed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// The decision became the step with this number; 0 if it made no step.
    Accepted(u32),
    /// The rules forbade the decision.
    Refused(Box<Refusal>),
    /// The decision failed for another reason.
    Wrong(Box<Problem>),
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Reply {
        Reply::Refused(Box::new(refusal))
    }
}

impl From<Problem> for Reply {
    fn from(problem: Problem) -> Reply {
        Reply::Wrong(Box::new(problem))
    }
}

/// Identifies a decision: the number of the seat, and the id that the client gave the decision.
pub(crate) type DecisionId = (u8, String);

/// The set-up from the order, and the forces. They stay hidden from other seats until the game begins.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sealed {
    /// The set-up from the order; `None` if the game has no forces and began at once.
    pub draft: Option<Value>,
    /// The forces, by the number of the seat.
    pub forces: BTreeMap<u8, Value>,
}

/// Everything that the store has about a match.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The match without its steps.
    pub row: MatchRow,
    /// The first line of the record; `None` before the game begins.
    pub header: Option<RecordHeader>,
    /// The set-up from the order, and the forces.
    pub sealed: Sealed,
    pub steps: Vec<RecordStep>,
    pub answers: Vec<(DecisionId, Reply)>,
    /// For how long the clocks have run since their `since_ms`, in milliseconds. This counts only time in which a
    /// server ran this build, or the build that ran at `since_ms`.
    pub run_ms: i64,
    /// When the store read all this, in milliseconds of the server's time.
    pub read_ms: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct NewMatch {
    /// The match without its steps.
    pub row: MatchRow,
    /// The first line of the record; `None` if the game begins later.
    pub header: Option<RecordHeader>,
    /// The set-up from the order, and the forces.
    pub sealed: Sealed,
    /// The steps that the game already has, such as those of a branch.
    pub steps: Vec<RecordStep>,
    /// The id of the match of which this is a rematch; `None` for other matches.
    pub rematch_of: Option<String>,
    /// The idempotency key of the order; `None` without one.
    pub order: Option<OrderKey>,
}

/// Matches and guests to delete.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Expired {
    /// The ids of matches that never began.
    pub matches: Vec<String>,
    /// The ids of guests that only their sessions refer to.
    pub guests: Vec<String>,
}
