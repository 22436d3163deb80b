//! Every write to the store.

use super::console::{Effect, NewAuditEntry, NewReport};
use super::{DecisionId, Expired, FairState, Guest, MatchState, NewMatch, Reply, StudyRow};
use referee::{RecordHeader, RecordStep};
use serde_json::Value;

/// A write to the store, which happens completely or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A new guest has come, or a guest has made a program.
    AddGuest {
        /// The guest.
        guest: Guest,
        /// The hash of the cookie, or of a program's token.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
    },
    /// A guest gets a new cookie, or a program a new token.
    StartSession {
        /// The id of the guest.
        guest: String,
        /// The hash of the cookie.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
        /// The older session, which ends some minutes after the first use of the new session.
        replaces: Option<[u8; 32]>,
    },
    /// A browser uses a new session for the first time.
    ConfirmSession([u8; 32]),
    /// All sessions of a guest end, except for `keep`.
    EndSessions {
        /// The id of the guest.
        guest: String,
        /// The session that stays, if any.
        keep: Option<[u8; 32]>,
    },
    /// One session ends.
    EndSession([u8; 32]),
    /// A guest is forgotten: the guest's name and sessions are deleted, and the matches stay.
    Forget(String),
    /// A guest has another name.
    Rename(Guest),
    /// A match was set up.
    AddMatch(Box<NewMatch>),
    /// A step was taken.
    Step {
        /// The match.
        id: String,
        /// The step.
        step: RecordStep,
        /// The new state of the match.
        state: MatchState,
        /// The seat, and the client's id for the decision.
        decision: Option<DecisionId>,
    },
    /// A decision was not carried out.
    Refuse {
        /// The match.
        id: String,
        /// The seat, and the client's id for the decision.
        decision: DecisionId,
        /// The answer.
        reply: Reply,
    },
    /// A seat was taken, or a player came to the table for the first time.
    Sit {
        /// The match.
        id: String,
        /// The seat.
        seat: u8,
        /// The id of the guest.
        guest: String,
        /// The new state of the match.
        state: MatchState,
    },
    /// A seat hands in a force, which replaces an earlier one.
    Bring {
        /// The match.
        id: String,
        /// The seat.
        seat: u8,
        /// The force, in the JSON form of its game.
        force: Value,
    },
    /// A player leaves a seat before the game has begun; its force is removed.
    StandUp {
        /// The match.
        id: String,
        /// The seat, and the client's id for the decision to leave it.
        decision: DecisionId,
    },
    /// A seat has committed or shown its seed, or all commitments are published.
    Fair {
        /// The match.
        id: String,
        /// The new state of the seeds.
        fair: FairState,
    },
    /// The game begins: every seat is taken, and all forces and seeds are there.
    Begin {
        /// The match.
        id: String,
        /// The record's first line.
        header: Box<RecordHeader>,
        /// The set-up in short.
        brief: String,
        /// The state of the match.
        state: MatchState,
    },
    /// A match is called off before its game has begun.
    CallOff {
        /// The match.
        id: String,
        /// The state of the match.
        state: MatchState,
        /// The seat, and the client's id for the decision.
        decision: DecisionId,
    },
    /// The clocks have changed: they were charged for the time in which the match could be played.
    UpdateState {
        /// The match.
        id: String,
        /// The state of the match.
        state: MatchState,
    },
    /// Matches and guests that were stored for long enough are deleted.
    Expire(Expired),
    /// A study was ordered, has played more games, or has ended.
    KeepStudy(Box<StudyRow>),
    /// Studies that do not run and were ordered before this time, in milliseconds since 1970, are deleted.
    ExpireStudies(i64),
    /// The server still runs. The present time is stored as the end of its run.
    Heartbeat,
    /// Browsers reach the server by this address.
    NoteAddress(String),
    /// An operator logs in by a link, which is then deleted.
    Enter {
        /// The hash of the link's token.
        link: [u8; 32],
        /// The hash of the cookie.
        token_hash: [u8; 32],
        /// The id of the session in the audit log.
        id: String,
    },
    /// The session of an operator ends.
    Leave([u8; 32]),
    /// An operator acts. The entry of the audit log and the effect of the act are written together.
    Audited(Box<(NewAuditEntry, Effect)>),
    /// A player reports something.
    Report(Box<NewReport>),
    /// A free seat gets another invite link.
    Invite {
        /// The match.
        id: String,
        /// The seat.
        seat: u8,
        /// The token of the link.
        token: String,
    },
}
