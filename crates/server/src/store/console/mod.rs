//! What the operators' web console stores and reads: sessions of operators, the audit log, sanctions (mutes and bans),
//! reports, and lists of guests and matches.

mod read;
mod write;

pub(super) use read::{
    audit_log, counts, guest_row, guests, has_reported, link, match_ids, operator, reports, sanctions,
};
pub(super) use write::{add_report, carry_out, check_session, enter, leave, note, set_invite};

use super::{Answer, Guest, MatchRow, MatchState};
use wire::{AuditLog, GuestRow, ReportCategory, Reports, Sanction};

/// The queries of the console.
pub(crate) trait ConsoleStore {
    /// Returns the session of the operator whose cookie has this SHA-256; `None` if there is none.
    fn operator(&self, token_hash: [u8; 32]) -> Answer<'_, Option<OperatorRow>>;
    /// Returns when the login link whose token has this SHA-256 was made, in milliseconds since 1970; `None` if there
    /// is none.
    fn link(&self, token_hash: [u8; 32]) -> Answer<'_, Option<i64>>;
    /// Returns all sanctions of a guest, newest first. Without a guest, returns the current sanctions of all guests and
    /// ranges.
    fn sanctions(&self, guest: Option<String>) -> Answer<'_, Vec<Sanction>>;
    /// Returns how many guests, matches and open reports there are.
    fn counts(&self) -> Answer<'_, Counts>;
    /// Returns a page of the guests whose id or name fits `search`. Returns one guest more if another page follows.
    fn guests(&self, search: String, page: u32) -> Answer<'_, Vec<GuestRow>>;
    /// Returns the guest with this id.
    fn guest_row(&self, id: String) -> Answer<'_, Option<GuestRow>>;
    /// Returns a page of matches. Returns one match more if another page follows.
    fn matches(&self, query: MatchQuery) -> Answer<'_, Vec<ListedMatch>>;
    /// Returns reports, newest first.
    fn reports(&self, query: ReportQuery) -> Answer<'_, Reports>;
    /// Returns whether a guest has already reported a match.
    fn has_reported(&self, id: String, guest: String) -> Answer<'_, bool>;
    /// Returns a page of the audit log, newest first.
    fn audit_log(&self, page: u32) -> Answer<'_, AuditLog>;
}

/// How many rows a page of a list has.
pub(crate) const PAGE: u32 = 50;

/// The session of an operator.
#[derive(Clone, Debug)]
pub(crate) struct OperatorRow {
    /// The id of the session in the audit log.
    pub id: String,
    /// When the session began, in milliseconds since 1970.
    pub from_ms: i64,
}

/// A new entry of the audit log: what an operator did.
#[derive(Clone, Debug)]
pub(crate) struct NewAuditEntry {
    /// The id of the operator's session, or `command` for a command on the server.
    pub operator: String,
    /// The name of the action, such as `enter`.
    pub act: &'static str,
    /// What the operator acted on: the id of a guest or match, a range, or the number of a report; may be empty.
    pub subject: String,
    /// The reason that the operator gave.
    pub reason: String,
    /// Further facts, such as the length of a ban.
    pub detail: String,
}

/// What an action of an operator changes in the store.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    /// Nothing in the store changes.
    Nothing,
    /// A guest gets another name.
    Rename(Guest),
    /// A guest or a range gets a mute or a ban.
    Sanction(Sanction),
    /// The sanction with this id ends.
    Lift(String),
    /// A match ends without a winner, and its players read the reason.
    Close {
        id: String,
        /// The state of the match after it was closed.
        state: MatchState,
        /// The reason that the operator gave.
        reason: String,
    },
    /// The invite link of a seat no longer works.
    Revoke { id: String, seat: u8 },
    /// A report is closed or reopened.
    Report {
        /// The number of the report.
        n: i64,
        /// The note with which the operator closes the report; `None` to reopen it.
        note: Option<String>,
    },
}

/// A new report of a player about a match.
#[derive(Clone, Debug)]
pub(crate) struct NewReport {
    pub of: String,
    /// The id of the guest who sent the report.
    pub reporter: String,
    /// The id of the reported guest; `None` if the report names no guest.
    pub about: Option<String>,
    /// The name of the reported seat; `None` if the report names no seat.
    pub seat: Option<String>,
    /// What the report is about.
    pub category: ReportCategory,
    /// What the reporter wrote, and the quoted lines of the chat.
    pub text: String,
}

/// The filters of the console's list of matches. A filter that is `None` or empty lets all matches pass.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchQuery {
    /// Only matches with this status.
    pub status: Option<&'static str>,
    /// Only matches of this game.
    pub game: Option<String>,
    /// Only matches that this guest has set up or has a seat in.
    pub guest: Option<String>,
    /// Only matches whose id begins with this text, or with a player whose name contains it.
    pub search: String,
    /// The number of the page, from 0.
    pub page: u32,
}

/// A match as the console lists it.
pub(crate) struct ListedMatch {
    /// The match, without its steps.
    pub row: MatchRow,
    /// When the match last changed, in milliseconds of the server's time.
    pub updated_ms: i64,
    /// The size of the match's record in the database, in bytes: the header and all steps.
    pub bytes: i64,
}

/// The counts of the console's overview.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// How many guests the database holds.
    pub guests: u32,
    /// How many matches have not begun.
    pub waiting: u32,
    /// How many matches are being played.
    pub playing: u32,
    /// How many matches are over.
    pub over: u32,
    /// How many reports are open.
    pub reports: u32,
}

impl NewAuditEntry {
    /// Makes an entry from its parts, in the order of the columns of the table `audit_log`.
    pub fn new(operator: &str, act: &'static str, subject: &str, reason: &str, detail: &str) -> NewAuditEntry {
        let [operator, subject, reason, detail] = [operator, subject, reason, detail].map(str::to_owned);
        NewAuditEntry { operator, act, subject, reason, detail }
    }
}

/// Which reports to read.
#[derive(Clone, Debug)]
pub(crate) enum ReportQuery {
    /// A page of the open reports, or of the closed ones.
    State {
        /// True for the open reports, false for the closed ones.
        open: bool,
        /// The number of the page, from 0.
        page: u32,
    },
    /// All reports about the guest with this id, or by this guest.
    Guest(String),
}
