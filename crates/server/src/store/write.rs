//! Everything that is written.

use super::console::{Effect, NewAuditEntry, NewReport};
use super::{DecisionId, Expired, FairState, Guest, MatchState, NewMatch, Reply, StudyRow};
use referee::{RecordHeader, RecordStep};
use serde_json::Value;

/// Something to keep; it happens whole or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A guest came.
    AddGuest {
        /// The guest.
        guest: Guest,
        /// The hash of the cookie.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
    },
    /// A guest gets another cookie.
    StartSession {
        /// The id of the guest.
        guest: String,
        /// The hash of the cookie.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
        /// The session that ends some minutes after this one is used for the first time.
        replaces: Option<[u8; 32]>,
    },
    /// The cookie of a session has arrived.
    ConfirmSession([u8; 32]),
    /// All sessions of a guest end, except for one.
    EndSessions {
        /// The id of the guest.
        guest: String,
        /// The one that goes on.
        keep: Option<[u8; 32]>,
    },
    /// One session ends.
    EndSession([u8; 32]),
    /// A guest is forgotten: name and sessions go, matches stay.
    Forget(String),
    /// A guest has another name.
    Rename(Guest),
    /// A match was set up.
    AddMatch(Box<NewMatch>),
    /// A step was taken.
    Step {
        /// In which match.
        id: String,
        /// The step.
        step: RecordStep,
        /// How the match stands after it.
        state: MatchState,
        /// The client's name for the decision.
        decision: Option<DecisionId>,
    },
    /// A decision was not carried out.
    Refuse {
        /// In which match.
        id: String,
        /// The client's name for it.
        decision: DecisionId,
        /// The answer.
        reply: Reply,
    },
    /// A seat was taken, or a player came to the table for the first time.
    Sit {
        /// In which match.
        id: String,
        /// The seat.
        seat: u8,
        /// By whom.
        guest: String,
        /// How the match stands after it.
        state: MatchState,
    },
    /// A seat brings something, or something else than before.
    Bring {
        /// To which match.
        id: String,
        /// The seat.
        seat: u8,
        /// What, in the game's words.
        force: Value,
    },
    /// A player leaves a seat before the game has begun, and takes along what it brought.
    StandUp {
        /// In which match.
        id: String,
        /// The seat, and the name under which its leaving is remembered.
        decision: DecisionId,
    },
    /// A seat has committed or shown its seed, or all commitments are published.
    Fair {
        /// The match.
        id: String,
        /// How the seeds stand after it.
        fair: FairState,
    },
    /// All is in, and the game begins.
    Begin {
        /// The match.
        id: String,
        /// The record's first line.
        header: Box<RecordHeader>,
        /// The set-up in short.
        brief: Value,
        /// How the match stands.
        state: MatchState,
    },
    /// A match is called off before its game has begun.
    CallOff {
        /// The match.
        id: String,
        /// How the match stands.
        state: MatchState,
        /// The client's name for the decision.
        decision: DecisionId,
    },
    /// Clocks were charged for the time in which the match could be played.
    UpdateState {
        /// Of which match.
        id: String,
        /// How the match stands.
        state: MatchState,
    },
    /// Matches and guests go that were kept for long enough.
    Expire(Expired),
    /// A study was asked for, or has played on.
    KeepStudy(Box<StudyRow>),
    /// Studies go that were asked for before this moment.
    ExpireStudies(i64),
    /// A server runs; returns nothing and keeps the time.
    Heartbeat,
    /// Browsers know the server by this address.
    NoteAddress(String),
    /// An operator comes by a link, which is used up.
    Enter {
        /// The hash of the link's token.
        link: [u8; 32],
        /// The hash of the cookie.
        token_hash: [u8; 32],
        /// By which the audit log names the session.
        id: String,
    },
    /// The session of an operator ends.
    Leave([u8; 32]),
    /// An operator does something; the log and what it changes belong together.
    Audited(Box<(NewAuditEntry, Effect)>),
    /// A player reports something.
    Report(Box<NewReport>),
    /// A free seat has another invite link.
    Invite {
        /// Of which match.
        id: String,
        /// The seat.
        seat: u8,
        /// The token of the link.
        token: String,
    },
}
