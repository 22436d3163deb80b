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

/// Why the store could not carry out a request. It has changed nothing.
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
    #[error("what was kept cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A column holds an unknown word.
    #[error("a kept word cannot be read: {0:?}")]
    UnknownWord(String),
    /// The folder could not be used.
    #[error("the data folder: {0}")]
    Folder(#[from] std::io::Error),
    /// The store found at its start that it cannot write.
    #[error("nothing can be kept: {0}")]
    ReadOnly(String),
    /// The row to change is gone, or was changed meanwhile.
    #[error("what was to be changed is gone")]
    Gone,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The transaction of this write failed.
    #[error("the batch could not be committed: {0}")]
    Batch(String),
}

/// Stores everything. Each kind of database has its own implementation.
pub(crate) trait Store: ConsoleStore + Send + Sync + 'static {
    /// Carries out a write, and answers after its commit.
    fn write(&self, write: Write) -> Answer<'_, ()>;
    /// Says whether reading works.
    fn ping(&self) -> Answer<'_, ()>;
    /// Returns how much room is free, and how much is used.
    fn room(&self) -> Answer<'_, Room>;
    /// Finds the session whose cookie has this hash.
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
    /// Lists matches, the latest first.
    fn list(&self, list: List) -> Answer<'_, Vec<MatchRow>>;
    /// Reads a match with its set-up, forces, steps and answers.
    fn load(&self, id: String) -> Answer<'_, Option<Stored>>;
    /// Reads the force of a seat in a match.
    fn force(&self, id: String, seat: u8) -> Answer<'_, Option<Value>>;
    /// Lists matches whose deadline has passed.
    fn due(&self, now_ms: i64) -> Answer<'_, Vec<String>>;
    /// Lists matches that wait for a bot.
    fn awaiting_bots(&self) -> Answer<'_, Vec<String>>;
    /// Finds matches that never began and have not changed since `unbegun_ms`. Finds guests who began no session since
    /// `guests_ms`, if no row except their sessions refers to them.
    fn expired(&self, unbegun_ms: i64, guests_ms: i64) -> Answer<'_, Expired>;
    /// Finds a study of the lab.
    fn study(&self, id: String) -> Answer<'_, Option<StudyRow>>;
    /// Lists the latest studies that a guest has asked for, newest first.
    fn studies_of(&self, guest: String) -> Answer<'_, Vec<StudyRow>>;
    /// Lists the studies that run.
    fn running_studies(&self) -> Answer<'_, Vec<StudyRow>>;
    /// Returns why the store cannot write, if so: the disk was full or read-only at the start.
    fn read_only(&self) -> Option<&str>;
    /// Commits what is waiting and closes.
    fn close(&self) -> Answer<'_, ()>;
}

/// The SQL condition that a guest has no program. So a guest expires only after its programs.
const NO_PROGRAM: &str = " AND NOT EXISTS (SELECT 1 FROM guests AS programs WHERE programs.owner = guests.id)";

/// How much room a store uses on its disk, and how much is left, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// The database.
    pub database: u64,
    /// The write-ahead log: commits that are not in the database file yet.
    pub log: u64,
    /// The room on the disk that is free for this user, where the system says it.
    pub free: Option<u64>,
}

/// A selection of matches.
#[derive(Clone, Debug)]
pub(crate) enum List {
    /// Those that a guest plays in or set up and that are not over.
    Mine(String),
    /// Those that a guest played in and that are over.
    Finished(String),
    /// Those that are being played and whose visibility is `Listed`.
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
    /// Says whether it is a program, which a token identifies.
    pub fn is_program(&self) -> bool {
        self.owner.is_some()
    }
}

/// A session: a browser that a cookie identifies as a guest, or a program that a token identifies.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The guest.
    pub guest: Guest,
    /// The hash of the cookie or token.
    pub token_hash: [u8; 32],
    /// When it began, in milliseconds.
    pub from_ms: i64,
    /// Whether it will replace an older session, which stays valid until this one is used.
    pub is_unconfirmed: bool,
    /// Whether a newer session has replaced it; it stays valid for some minutes.
    pub is_replaced: bool,
    /// Whether its cookie has the prefix `__Host-`.
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

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A seat is free, or a force or a seed is missing.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
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
    /// The token of the invite link, if the seat was to be taken by link.
    pub invite: Option<String>,
    /// Whether the player has been at the table at least once.
    pub present: bool,
    /// Whether the seat has handed in its force, if it needs one.
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
    /// Its name in addresses.
    pub id: String,
    /// The game.
    pub game: String,
    /// `{board: {id, name}, options}`; the board is null in a game without boards.
    pub brief: Value,
    /// Whether the game has begun: every seat is taken, all forces are handed in, and all seeds of fair luck are known.
    pub begun: bool,
    /// The revision of its rules, once it has begun.
    pub revision: Option<u32>,
    /// The plan of the clocks.
    pub plan: ClockPlan,
    /// The guest who set it up.
    pub creator: String,
    /// When it was set up.
    pub created_ms: i64,
    /// The part that changes with every step.
    pub state: MatchState,
    /// The seats in seat order.
    pub seats: Vec<SeatRow>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// The finished match and the step from which it continues.
    pub branch_of: Option<(String, u32)>,
    /// Who may see it.
    pub visibility: Visibility,
    /// The reason that players read, if an operator has closed it.
    pub closed: Option<String>,
    /// The seeds, in a match with fair luck.
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
    /// How far it is.
    pub stage: Stage,
    /// The number of steps.
    pub steps: u32,
    /// The seats waited for.
    pub to_move: Seats,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The clocks.
    pub clocks: Option<Clocks>,
}

/// The clocks as they stood at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Clocks {
    /// The time that each seat has left, in milliseconds.
    pub remaining_ms: Vec<i64>,
    /// Whose time runs.
    pub running: Seats,
    /// When this time began to run; stored in its own column.
    #[serde(skip)]
    pub since_ms: i64,
}

/// How a decision was answered. Tables keep one for each decision, so what is seldom and long is boxed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reply {
    /// It became this step.
    Accepted(u32),
    /// The rules forbade it.
    Refused(Box<Refusal>),
    /// It failed for another reason.
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

/// A seat, and a client's id for a decision of it.
pub(crate) type DecisionId = (u8, String);

/// The set-up of an order and the forces for it. They are stored apart from the record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sealed {
    /// The set-up as it was ordered; `None` in a game without forces that began at once.
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
    /// How decisions were answered.
    pub answers: Vec<(DecisionId, Reply)>,
    /// How long running clocks have run since they were set, in milliseconds. Time counts only while a server runs with this
    /// build, or with the build that set the clocks.
    pub run_ms: i64,
    /// When all of this was read, in milliseconds since 1970.
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
    /// The steps that the game already has, such as those of a branch.
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
