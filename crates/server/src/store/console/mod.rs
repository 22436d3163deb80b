//! What the operator's console stores and reads: operators, the audit log of their acts, sanctions, reports, and lists
//! of guests and matches.

mod read;
mod write;

pub(super) use read::{
    audit_log, counts, guest_row, guests, has_reported, link, match_ids, operator, reports, sanctions,
};
pub(super) use write::{add_report, carry_out, check_session, enter, leave, note, set_invite};

use super::{Answer, Guest, MatchRow, MatchState};
use wire::{AuditLog, GuestRow, ReportCategory, Reports, Sanction};

/// What the console reads of a store.
pub(crate) trait ConsoleStore {
    /// Finds the session of an operator by the hash of its cookie.
    fn operator(&self, token_hash: [u8; 32]) -> Answer<'_, Option<OperatorRow>>;
    /// Returns when a link into the console was made, in milliseconds since 1970. The hash of its token names the link.
    fn link(&self, token_hash: [u8; 32]) -> Answer<'_, Option<i64>>;
    /// Reads all sanctions of a guest; without a guest, the sanctions in force. The latest come first.
    fn sanctions(&self, guest: Option<String>) -> Answer<'_, Vec<Sanction>>;
    /// Counts guests, matches and open reports.
    fn counts(&self) -> Answer<'_, Counts>;
    /// Reads a page of guests by id or name, and one more guest if another page follows.
    fn guests(&self, search: String, page: u32) -> Answer<'_, Vec<GuestRow>>;
    /// Reads a guest.
    fn guest_row(&self, id: String) -> Answer<'_, Option<GuestRow>>;
    /// Reads a page of matches, and one more match if another page follows.
    fn matches(&self, query: MatchQuery) -> Answer<'_, Vec<ListedMatch>>;
    /// Reads reports, the latest first.
    fn reports(&self, query: ReportQuery) -> Answer<'_, Reports>;
    /// Says whether a guest has reported a match.
    fn has_reported(&self, id: String, guest: String) -> Answer<'_, bool>;
    /// Reads a page of the audit log.
    fn audit_log(&self, page: u32) -> Answer<'_, AuditLog>;
}

/// How many rows a page has.
pub(crate) const PAGE: u32 = 50;

/// The session of an operator, begun by a link.
#[derive(Clone, Debug)]
pub(crate) struct OperatorRow {
    /// The id of the session in the audit log.
    pub id: String,
    /// When the session began, in milliseconds since 1970.
    pub from_ms: i64,
}

/// What an operator did, for the audit log.
#[derive(Clone, Debug)]
pub(crate) struct NewAuditEntry {
    /// The id of the session.
    pub operator: String,
    /// The name of the act, such as `enter`.
    pub act: &'static str,
    /// What the act concerns: the id of a guest or match, a range, or the number of a report.
    pub subject: String,
    /// The reason that the operator gave.
    pub reason: String,
    /// Further facts, such as the length of a ban.
    pub detail: String,
}

/// What an act changes.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// The store does not change.
    Nothing,
    /// A guest has another name.
    Rename(Guest),
    /// A guest or a range is muted or banned.
    Sanction(Sanction),
    /// A sanction is lifted.
    Lift(String),
    /// A match ends without a winner, and players read the reason.
    Close {
        /// The match.
        id: String,
        /// The new state of the match.
        state: MatchState,
        /// The reason that the operator gave.
        reason: String,
    },
    /// The invite link of a seat no longer works.
    Revoke {
        /// The match.
        id: String,
        /// The seat.
        seat: u8,
    },
    /// A report is closed with a note, or opened again.
    Report {
        /// The number of the report.
        n: i64,
        /// The operator's note on the result; `None` opens the report again.
        note: Option<String>,
    },
}

/// A report of a player.
#[derive(Clone, Debug)]
pub(crate) struct NewReport {
    /// The match.
    pub of: String,
    /// The id of the guest who reports.
    pub reporter: String,
    /// The id of the reported guest, if any.
    pub about: Option<String>,
    /// The name of the reported seat, if any.
    pub seat: Option<String>,
    /// What is reported.
    pub category: ReportCategory,
    /// What the reporter wrote, and what was said at the table.
    pub text: String,
}

/// The filters of the console's list of matches.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchQuery {
    /// Only matches with this status.
    pub status: Option<&'static str>,
    /// Only matches of this game.
    pub game: Option<String>,
    /// Only matches that this guest set up or sits in.
    pub guest: Option<String>,
    /// Only matches whose id begins with this text, or with a seated guest whose name contains the text.
    pub search: String,
    /// The number of the page, from 0.
    pub page: u32,
}

/// A match as the console lists it.
pub(crate) struct ListedMatch {
    /// The match.
    pub row: MatchRow,
    /// When the match changed last, in milliseconds of the server's time.
    pub updated_ms: i64,
    /// The size of the record of the match, in bytes.
    pub bytes: i64,
}

/// The counts of the console's overview.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// Guests.
    pub guests: u32,
    /// Matches that have not begun: a seat is free, or a force or a seed is missing.
    pub waiting: u32,
    /// Matches being played.
    pub playing: u32,
    /// Matches that are over.
    pub over: u32,
    /// Open reports.
    pub reports: u32,
}

impl NewAuditEntry {
    /// Makes an entry from its parts.
    pub fn new(operator: &str, act: &'static str, subject: &str, reason: &str, detail: &str) -> NewAuditEntry {
        let [operator, subject, reason, detail] = [operator, subject, reason, detail].map(str::to_owned);
        NewAuditEntry { operator, act, subject, reason, detail }
    }
}

/// A selection of reports.
#[derive(Clone, Debug)]
pub(crate) enum ReportQuery {
    /// A page of the open reports, or of the closed ones.
    State {
        /// Whether open reports are read.
        open: bool,
        /// The number of the page, from 0.
        page: u32,
    },
    /// Reports about this guest or by this guest.
    Guest(String),
}
