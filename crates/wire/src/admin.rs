//! What the operators' web console sends and gets.

use crate::{MatchStatus, SeatKind, Visibility};
use serde::{Deserialize, Serialize};

/// The body of `POST /api/admin/session`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdminLogin {
    /// The token of the link that `rumpus admin link` prints.
    pub token: String,
}

/// The session of an operator who is logged in to the console.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Operator {
    /// The id of the session in the audit log.
    pub id: String,
    /// When the session ends, in milliseconds since 1970.
    pub until_ms: f64,
    /// The range of IP addresses that the operator uses now: one IPv4 address, or an IPv6 network with a prefix of 64
    /// bits.
    pub network: String,
}

/// The state of the server: load, storage and limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Overview {
    /// The version of Rumpus that the server runs.
    pub version: String,
    /// When the server was started, in milliseconds since 1970.
    pub started_ms: f64,
    /// Why the server cannot write to the database; null if it can.
    pub read_only: Option<String>,
    /// How many guests the database holds.
    pub guests: u32,
    /// How many matches have not begun: a seat is free, or a force (such as an army) or a seed is missing.
    pub waiting: u32,
    /// How many matches are being played.
    pub playing: u32,
    /// How many matches are over.
    pub over: u32,
    /// How many reports of players are open.
    pub reports: u32,
    /// How many matches are in memory.
    pub tables: u32,
    /// How many decisions of bots wait for a thread.
    pub bots_waiting: u32,
    /// How many bots think now.
    pub bots_thinking: u32,
    /// The size of the database, in bytes.
    pub database_bytes: f64,
    /// The size of the database's write-ahead log, in bytes.
    pub wal_bytes: f64,
    /// The free space on the disk of the database, in bytes; null if the operating system does not report it.
    pub free_bytes: Option<f64>,
    /// How many sockets are open.
    pub sockets: f64,
    /// How many writes to the database waited when the server began its last transaction.
    pub store_queue: f64,
    /// How long commits to the database took.
    pub commits: Timing,
    /// How late timers of the event loop fired.
    pub lag: Timing,
    /// How long HTTP requests took.
    pub requests: Timing,
    /// The limits that have refused something since the server was started. The limit with the most refusals comes
    /// first.
    pub refusals: Vec<Refused>,
    /// The drain, if an operator has started one; null otherwise.
    pub drain: Option<Drain>,
}

/// How often something happened since the server was started, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Timing {
    /// How often this happened.
    pub count: f64,
    /// How long it took on average, in milliseconds.
    pub mean_ms: f64,
    /// The 99th percentile, in milliseconds, rounded up to the upper bound of a bucket of the histogram. Null if
    /// nothing has happened yet, or if the time is above the largest bound.
    pub most_ms: Option<f64>,
}

/// How often a limit refused something since the server was started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Refused {
    /// The name of the server's setting for the limit.
    pub limit: String,
    /// How often the limit refused something.
    pub count: f64,
}

/// A mute or a ban.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Sanction {
    /// The id by which an operator lifts the sanction.
    pub id: String,
    /// Whether it is a mute or a ban.
    pub kind: SanctionKind,
    /// The id of the guest to whom the sanction applies; null for a range.
    pub guest: Option<String>,
    /// The range of IP addresses to which the sanction applies; null for a guest.
    pub network: Option<String>,
    /// The reason, which the guest reads.
    pub reason: String,
    /// When the sanction began, in milliseconds since 1970.
    pub from_ms: f64,
    /// When the sanction ends, in milliseconds since 1970; null if it has no end.
    pub until_ms: Option<f64>,
    /// When an operator lifted the sanction, in milliseconds since 1970; null if none has.
    pub lifted_ms: Option<f64>,
}

/// What a sanction forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// The guest must not write to others, change names, or bring texts such as the name of an army.
    Mute,
    /// The guest, or every guest of the range, must not use the server.
    Ban,
}

/// A guest in a list of the console.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GuestRow {
    /// The guest's public id.
    pub id: String,
    /// The name that others read; empty if the guest has deleted the account.
    pub name: String,
    /// When the guest first visited the server, in milliseconds since 1970.
    pub created_ms: f64,
    /// The number of matches in which the guest has a seat.
    pub matches: u32,
    /// How many reports are about the guest.
    pub reports: u32,
    /// Whether the guest is muted now.
    pub muted: bool,
    /// Whether the guest is banned now.
    pub banned: bool,
}

/// A page of guests, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GuestList {
    /// The guests on this page.
    pub guests: Vec<GuestRow>,
    /// Whether more follow on the next page.
    pub more: bool,
}

/// Everything that the console shows of a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct GuestDetails {
    /// What the list of guests shows of the guest.
    pub guest: GuestRow,
    /// The range of the guest's latest IP address. The server keeps it only in memory, so it is null if the guest has
    /// not visited since the server was started.
    pub network: Option<String>,
    /// The guest's sanctions, the latest first.
    pub sanctions: Vec<Sanction>,
    /// The guest's latest matches.
    pub matches: Vec<AdminMatch>,
    /// Reports about the guest and by the guest, the latest first.
    pub reports: Vec<Report>,
}

/// A match in the console.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AdminMatch {
    /// The match's id, which its URLs contain.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// Whether the match is waiting, being played, over or suspended.
    pub status: MatchStatus,
    /// Who may see the match.
    pub visibility: Visibility,
    /// The id of the guest who set the match up.
    pub creator: String,
    /// When the match was set up, in milliseconds since 1970.
    pub created_ms: f64,
    /// When the match changed last, in milliseconds since 1970.
    pub updated_ms: f64,
    /// How many steps the game has taken. A step is a decision, or the fact that a seat took decisions back.
    pub steps: u32,
    /// The size of the match's record in the database, in bytes.
    pub bytes: f64,
    /// Whether the match is in memory.
    pub open: bool,
    /// The reason that players read, if an operator has closed the match; null otherwise.
    pub closed: Option<String>,
    /// The seats of the match.
    pub seats: Vec<AdminSeat>,
}

/// A seat in the console.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AdminSeat {
    /// The seat's name in the game.
    pub seat: String,
    /// Whether a guest or a bot has the seat, or nobody.
    pub kind: SeatKind,
    /// The id of the guest who has the seat; null if no guest has it.
    pub guest: Option<String>,
    /// The player's name, as others read it; empty if the seat is free.
    pub name: String,
    /// Whether the player is connected now.
    pub online: bool,
    /// Whether the seat is free and has a valid invite link.
    pub invited: bool,
}

/// A page of matches. Those that changed last come first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AdminMatches {
    /// The matches on this page.
    pub matches: Vec<AdminMatch>,
    /// Whether more follow on the next page.
    pub more: bool,
}

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportCategory {
    /// A name, or a text in something that a player brought to the game.
    Name,
    /// The way in which a player behaves towards others.
    Behaviour,
    /// Cheating, or other play that is not fair.
    Cheating,
    /// A match that does not work as it should.
    Fault,
    /// Anything that fits no other category.
    Other,
}

/// The body of `POST /api/matches/{id}/reports`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportOrder {
    /// The seat of the reported player; left out if the report is about the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// What the report is about.
    pub category: ReportCategory,
    /// The player's own words about it, at most 500 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// A report in the console.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Report {
    /// The number of the report, by which an operator closes it.
    pub n: f64,
    /// The id of the match.
    #[serde(rename = "match")]
    pub of: String,
    /// The name of the game.
    pub game: String,
    /// The guest who reports; null if the guest has deleted the account.
    pub reporter: Option<Named>,
    /// The reported player; null if the report is about the match.
    pub about: Option<Named>,
    /// The seat of the reported player; null if the report is about the match.
    pub seat: Option<String>,
    /// What the report is about.
    pub category: ReportCategory,
    /// What the reporter wrote, and the lines of the match's chat that the report quotes.
    pub text: String,
    /// When the player sent the report, in milliseconds since 1970.
    pub at_ms: f64,
    /// When an operator closed the report, in milliseconds since 1970; null while the report is open.
    pub closed_ms: Option<f64>,
    /// The note with which an operator last closed the report; null if no operator has closed it.
    pub note: Option<String>,
}

/// The id and the name of a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Named {
    /// The guest's public id.
    pub id: String,
    /// The name that others read.
    pub name: String,
}

/// A page of reports, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Reports {
    /// The reports on this page.
    pub reports: Vec<Report>,
    /// Whether more follow on the next page.
    pub more: bool,
}

/// An entry of the audit log: what an operator did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AuditEntry {
    /// The number of the entry. A later entry has a higher number.
    pub n: f64,
    /// When the operator acted, in milliseconds since 1970.
    pub at_ms: f64,
    /// The id of the operator's session, or `command` for a command of `rumpus admin`.
    pub operator: String,
    /// What the operator did: a word such as `ban`.
    pub act: String,
    /// What the entry is about: a guest, a range, a match or a report.
    pub subject: String,
    /// The reason that the operator gave.
    pub reason: String,
    /// Further facts, such as a guest's earlier name.
    pub detail: String,
}

/// A page of the audit log, the latest entries first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct AuditLog {
    /// The entries on this page.
    pub entries: Vec<AuditEntry>,
    /// Whether more follow on the next page.
    pub more: bool,
}

/// The current mutes and bans.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Sanctions {
    /// The mutes and bans, the latest first.
    pub sanctions: Vec<Sanction>,
}

/// The body of an operator's request that needs only a reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// Why the operator does this, in 1 to 300 characters.
    pub reason: String,
}

/// The body of `PUT /api/admin/guests/{id}/name`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameOrder {
    /// The new name of the guest.
    pub name: String,
    /// Why the operator renames the guest, in 1 to 300 characters.
    pub reason: String,
}

/// The body of `POST /api/admin/guests/{id}/sanctions`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SanctionOrder {
    /// Whether to mute or to ban.
    pub kind: SanctionKind,
    /// Why the operator does this, in 1 to 300 characters. The guest reads it.
    pub reason: String,
    /// For how many hours, 1 to 87600; null for a sanction without an end.
    pub hours: Option<u32>,
}

/// The body of `POST /api/admin/ranges`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RangeOrder {
    /// An IP address, or a range such as `203.0.113.0/24` or `2001:db8::/48`.
    pub network: String,
    /// Why the operator bans the range, in 1 to 300 characters. Clients from this range read it.
    pub reason: String,
    /// For how many hours, 1 to 8760.
    pub hours: u32,
    /// Whether to ban the range even if the operator's own IP address is in it.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub confirm: bool,
}

/// The body of `POST /api/admin/drain`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrainOrder {
    /// When the server will stop, in milliseconds since 1970; null if that is not known.
    pub at_ms: Option<f64>,
    /// Why the operator drains the server, in 1 to 300 characters. The audit log keeps it.
    pub reason: String,
}

/// A drain: an operator will stop the server, so it sets up no new matches. Running matches go on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Drain {
    /// When the server will stop, in milliseconds since 1970; null if that is not known.
    pub at_ms: Option<f64>,
}

/// The body of `GET /api/notice`: what the front end tells every visitor.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Notice {
    /// The drain, if an operator has started one; null otherwise.
    pub drain: Option<Drain>,
}

/// The body of `POST /api/matches/{id}/invite`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteOrder {
    /// The free seat that gets a new invite link.
    pub seat: String,
}

/// The body of `POST /api/admin/matches/{id}/revoke`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RevokeOrder {
    /// The seat whose invite link becomes invalid.
    pub seat: String,
    /// Why the operator does this, in 1 to 300 characters.
    pub reason: String,
}
