//! The store of guests, matches, seats, steps and answers.

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

/// A future of a store's answer.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store could not carry out a request. A failed request has changed nothing.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] rusqlite::Error),
    /// The schema could not be brought up to date.
    #[error("the schema of the database: {0}")]
    Schema(#[from] rusqlite_migration::Error),
    /// A newer program made the database.
    #[error("the database has schema {found}, and this program knows schemas up to {newest}; use a newer program")]
    NewerSchema {
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        newest: i64,
    },
    /// The backup before an update of the schema failed, so the schema stays as it is.
    #[error("the schema needs an update, and the backup before it failed, so nothing was changed: {0}")]
    NoBackup(String),
    /// Stored JSON cannot be read.
    #[error("stored JSON cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A column holds an unknown word.
    #[error("a column holds an unknown word: {0:?}")]
    UnknownWord(String),
    /// The data folder cannot be used.
    #[error("the data folder: {0}")]
    Folder(#[from] std::io::Error),
    /// The store found at its start that it cannot write.
    #[error("nothing can be kept: {0}")]
    ReadOnly(String),
    /// The row to change is gone, or was changed meanwhile.
    #[error("the row to change is gone or was changed meanwhile")]
    Gone,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The transaction of a write failed, or a thread of the store panicked.
    #[error("the batch could not be committed: {0}")]
    Batch(String),
}

/// Stores everything. Each kind of database has its own implementation.
pub(crate) trait Store: ConsoleStore + Send + Sync + 'static {
    /// Carries out a write, and answers after its commit.
    fn write(&self, write: Write) -> Answer<'_, ()>;
    /// Says whether reading works.
    fn ping(&self) -> Answer<'_, ()>;
    /// Returns how much room on the disk is free, and how much the store uses.
    fn room(&self) -> Answer<'_, Room>;
    /// Finds the session whose cookie or token has this hash.
    fn session(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Session>>;
    /// Finds the order of a guest under a key: the hash of the order, and its match.
    fn ordered(&self, guest: String, key: String) -> Answer<'_, Option<([u8; 32], String)>>;
    /// Reads all stored data about a guest.
    fn data_of(&self, guest: String) -> Answer<'_, Value>;
    /// Lists the programs of a guest, the oldest first.
    fn programs_of(&self, owner: String) -> Answer<'_, Vec<Program>>;
    /// Counts the matches that a guest set up and that are not over.
    fn unfinished(&self, guest: String) -> Answer<'_, u32>;
    /// Reads a match without its steps.
    fn find(&self, id: String) -> Answer<'_, Option<MatchRow>>;
    /// Lists matches, the last changed first.
    fn list(&self, list: List) -> Answer<'_, Vec<MatchRow>>;
    /// Reads a match with its set-up, forces, steps and answers.
    fn load(&self, id: String) -> Answer<'_, Option<Stored>>;
    /// Reads the force of a seat in a match.
    fn force(&self, id: String, seat: u8) -> Answer<'_, Option<Value>>;
    /// Lists the ids of matches whose clocks have run out at `now_ms`, at most 1000.
    fn due(&self, now_ms: i64) -> Answer<'_, Vec<String>>;
    /// Lists the ids of matches that wait for a bot.
    fn awaiting_bots(&self) -> Answer<'_, Vec<String>>;
    /// Finds matches that never began and have not changed since `unbegun_ms`. Also finds guests who began no session
    /// since `guests_ms`, if no row except their sessions refers to them.
    fn expired(&self, unbegun_ms: i64, guests_ms: i64) -> Answer<'_, Expired>;
    /// Finds a study of the lab.
    fn study(&self, id: String) -> Answer<'_, Option<StudyRow>>;
    /// Lists the latest twenty studies that a guest has asked for, newest first.
    fn studies_of(&self, guest: String) -> Answer<'_, Vec<StudyRow>>;
    /// Lists the studies that run.
    fn running_studies(&self) -> Answer<'_, Vec<StudyRow>>;
    /// Returns why the store cannot write: the disk was full or read-only at the start. `None` if the store can write.
    fn read_only(&self) -> Option<&str>;
    /// Commits the waiting writes and closes the store.
    fn close(&self) -> Answer<'_, ()>;
}

/// The SQL condition that a guest has no program. With this condition, a guest expires only after its programs.
const NO_PROGRAM: &str = " AND NOT EXISTS (SELECT 1 FROM guests AS programs WHERE programs.owner = guests.id)";

/// How much room a store uses on its disk, and how much is left, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// The database.
    pub database: u64,
    /// The write-ahead log: commits that are not in the database file yet.
    pub log: u64,
    /// The free room on the disk for this user; `None` if the operating system does not report it.
    pub free: Option<u64>,
}

/// A selection of matches, at most 100.
#[derive(Clone, Debug)]
pub(crate) enum List {
    /// Unfinished matches in which this guest sits or which this guest set up.
    Mine(String),
    /// Finished matches in which this guest sits.
    Finished(String),
    /// Matches that are being played and whose visibility is `Listed`.
    Watch,
}

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guest {
    /// The public id.
    pub id: String,
    /// The name that others read.
    pub name: String,
    /// For a program, the id of the guest who owns it; `None` for a person.
    pub owner: Option<String>,
}

impl Guest {
    /// Says whether the guest is a program, not a person.
    pub fn is_program(&self) -> bool {
        self.owner.is_some()
    }
}

/// A session of a guest. A cookie identifies the browser of a person; a token identifies a program.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The guest.
    pub guest: Guest,
    /// The hash of the cookie or token.
    pub token_hash: [u8; 32],
    /// When the session began, in milliseconds of the server's time.
    pub from_ms: i64,
    /// Whether this session replaces an older session and has not been used yet. Its first use ends the older session
    /// after ten minutes.
    pub is_unconfirmed: bool,
    /// Whether a newer session has replaced this one, which ends within ten minutes.
    pub is_replaced: bool,
    /// Whether the cookie of the session has the prefix `__Host-`.
    pub is_host: bool,
}

/// A client's key for an order of a match. An order that is sent again with its key makes no second match.
#[derive(Clone, Debug)]
pub(crate) struct OrderKey {
    /// The key.
    pub key: String,
    /// The hash of the order.
    pub body_hash: [u8; 32],
}

/// The stage of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A seat is free, or a force or a seed is missing.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over.
    Over,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// A person or a program.
    Guest(Guest),
    /// A bot of this level.
    Bot(u8),
    /// The seat is free.
    Nobody,
}

/// A seat of a match.
#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    /// The seat's name in the game.
    pub name: String,
    /// Who sits there.
    pub occupant: Occupant,
    /// The token of the invite link; `None` if the seat has no link.
    pub invite: Option<String>,
    /// Whether the player has been at the table at least once.
    pub present: bool,
    /// Whether the seat has handed in its force, or the game has begun. It is false before a game without forces
    /// begins.
    pub ready: bool,
}

impl SeatRow {
    /// Says whether this guest sits here.
    pub fn is_of(&self, guest: Option<&str>) -> bool {
        matches!(&self.occupant, Occupant::Guest(occupant) if Some(occupant.id.as_str()) == guest)
    }
}

/// A match without its steps.
#[derive(Clone, Debug)]
pub(crate) struct MatchRow {
    /// The id, as in the address of the match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The text of the JSON `{board: {id, name}, options}`. The board is null in a game without boards. A parsed value
    /// would take 2.5 KB of memory a match.
    pub brief: String,
    /// Whether the game has begun: every seat is taken, all forces are handed in, and all seeds of fair luck are known.
    pub begun: bool,
    /// The revision of the rules; `None` before the game begins.
    pub revision: Option<u32>,
    /// The plan of the clocks.
    pub plan: ClockPlan,
    /// The id of the guest who set the match up.
    pub creator: String,
    /// When the match was set up, in milliseconds since 1970.
    pub created_ms: i64,
    /// The part that changes with every step.
    pub state: MatchState,
    /// The seats in seat order.
    pub seats: Vec<SeatRow>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// The finished match and the step from which it continues.
    pub branch_of: Option<(String, u32)>,
    /// Who may see the match.
    pub visibility: Visibility,
    /// The reason that players read, if an operator has closed the match.
    pub closed: Option<String>,
    /// The commitments and seeds; `None` in a match without fair luck.
    pub fair: Option<FairState>,
}

impl MatchRow {
    /// Says whether a guest may see the match; `None` is a caller who is not a guest.
    pub fn may_be_seen_by(&self, guest: Option<&str>) -> bool {
        self.visibility != Visibility::Private
            || guest == Some(self.creator.as_str())
            || self.seats.iter().any(|seat| seat.is_of(guest))
    }
}

/// The part of a match that changes with every step.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MatchState {
    /// The stage.
    pub stage: Stage,
    /// The number of steps.
    pub steps: u32,
    /// The seats whose decision the game waits for.
    pub to_move: Seats,
    /// How the game ended; `None` before that, and if an operator closed the match.
    pub outcome: Option<Outcome>,
    /// The clocks; `None` in a match without clocks.
    pub clocks: Option<Clocks>,
}

/// The clocks as they stood at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// The time that each seat has left, in milliseconds.
    pub remaining_ms: Vec<i64>,
    /// The seats whose time runs.
    pub running: Seats,
    /// When `remaining_ms` was last set, in milliseconds of the server's time. The database has a column for it.
    #[serde(skip)]
    pub since_ms: i64,
}

/// The answer to a decision. A table holds an answer for each decision, so the rare and long parts are boxed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// The decision became the step of this number. The number is 0 if the decision made no step.
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

/// A seat, and a client's id for a decision of that seat.
pub(crate) type DecisionId = (u8, String);

/// The set-up as it was ordered, and the forces. The store keeps both apart from the record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sealed {
    /// The set-up as it was ordered; `None` if the game has no forces and began at once.
    pub draft: Option<Value>,
    /// The forces by seat.
    pub forces: BTreeMap<u8, Value>,
}

/// A match with everything.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The match.
    pub row: MatchRow,
    /// The record's first line; `None` before the game begins.
    pub header: Option<RecordHeader>,
    /// The ordered set-up and the forces.
    pub sealed: Sealed,
    /// The record's steps.
    pub steps: Vec<RecordStep>,
    /// The answers to decisions.
    pub answers: Vec<(DecisionId, Reply)>,
    /// How long running clocks have run since they were set, in milliseconds. Time counts only while a server runs with
    /// this build, or with the build that set the clocks.
    pub run_ms: i64,
    /// When all of this was read, in milliseconds of the server's time.
    pub read_ms: i64,
}

/// A new match.
#[derive(Clone, Debug)]
pub(crate) struct NewMatch {
    /// The match.
    pub row: MatchRow,
    /// The record's first line, if the game begins at once.
    pub header: Option<RecordHeader>,
    /// The ordered set-up and the forces.
    pub sealed: Sealed,
    /// The steps that the game already has, such as the steps of a branch.
    pub steps: Vec<RecordStep>,
    /// The match of which this is a rematch.
    pub rematch_of: Option<String>,
    /// The client's key for the order.
    pub order: Option<OrderKey>,
}

/// Ids of rows that have expired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Expired {
    /// Matches that never began.
    pub matches: Vec<String>,
    /// Guests to whom no row except their sessions refers.
    pub guests: Vec<String>,
}
