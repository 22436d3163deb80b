//! The writes to the store.

use super::console::{Effect, NewAuditEntry, NewReport};
use super::{DecisionId, Expired, FairState, Guest, MatchState, NewMatch, Reply, StudyRow};
use referee::RecordHeader;
use serde_json::Value;

/// A write to the store. It happens completely or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A stranger (a client without a cookie) becomes a guest, or a guest makes a program.
    AddGuest {
        guest: Guest,
        /// The SHA-256 of the cookie or of the program's token.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
    },
    /// A guest gets a new cookie, or a program gets a new token.
    StartSession {
        /// The id of the guest or program.
        guest: String,
        /// The SHA-256 of the new cookie or token.
        token_hash: [u8; 32],
        /// Whether the cookie has the prefix `__Host-`.
        is_host: bool,
        /// The older session that this one replaces: it ends some minutes after the first use of the new one. `None` if
        /// it replaces none.
        replaces: Option<[u8; 32]>,
    },
    /// A browser uses the new session whose cookie has this SHA-256 for the first time.
    ConfirmSession([u8; 32]),
    /// All sessions of a guest or program end except `keep`.
    EndSessions {
        /// The id of the guest or program.
        guest: String,
        /// The session that does not end; `None` if all end.
        keep: Option<[u8; 32]>,
    },
    /// The session whose cookie or token has this SHA-256 ends.
    EndSession([u8; 32]),
    /// A guest deletes the account. This deletes the name and the sessions, and keeps the matches.
    Forget(String),
    /// A guest or program gets another name.
    Rename(Guest),
    /// A guest sets up a match.
    AddMatch(Box<NewMatch>),
    /// A match gets a new step.
    Step {
        id: String,
        /// The number of the step.
        n: u32,
        /// The step, as the text of its line in the record.
        step: String,
        state: MatchState,
        /// The decision that became the step; `None` if no client made it.
        decision: Option<DecisionId>,
    },
    /// The server has answered a decision that did not become a step.
    Refuse {
        id: String,
        /// The seat and the client's id of the decision.
        decision: DecisionId,
        /// The answer to the decision.
        reply: Reply,
    },
    /// A guest takes a seat, or opens the match for the first time.
    Sit {
        id: String,
        seat: u8,
        guest: String,
        /// The state of the match after that.
        state: MatchState,
    },
    /// A seat hands in a force, such as an army. The force replaces an earlier one of the seat.
    Bring {
        id: String,
        seat: u8,
        /// The force, in the JSON form of its game.
        force: Value,
    },
    /// A player leaves a seat before the game has begun. This deletes the force of the seat.
    StandUp {
        id: String,
        /// The seat, and the id under which the decision to leave it is stored.
        decision: DecisionId,
    },
    /// The commitments and seeds of a match with fair luck change.
    Fair {
        id: String,
        /// All commitments and seeds after the change.
        fair: FairState,
    },
    /// The game of a match begins: every seat is taken, and all forces and seeds are handed in.
    Begin {
        id: String,
        /// The first line of the record.
        header: Box<RecordHeader>,
        /// The short form of the set-up, as the text of its JSON.
        brief: String,
        /// The state of the match after the start.
        state: MatchState,
    },
    /// A match is called off before its game has begun.
    CallOff {
        id: String,
        /// The state of the match after that.
        state: MatchState,
        /// The seat and the client's id of the decision to give up.
        decision: DecisionId,
    },
    /// The state of a match changes without a step: the server has subtracted from its clocks the time in which players
    /// could play.
    UpdateState { id: String, state: MatchState },
    /// Deletes expired matches and guests.
    Expire(Expired),
    /// A study is ordered, has played more games, or has ended.
    KeepStudy(Box<StudyRow>),
    /// Deletes studies that have ended and that guests ordered before this time, in milliseconds since 1970.
    ExpireStudies(i64),
    /// The server still runs. This stores the current time as the end of its run so far.
    Heartbeat,
    /// Browsers reach the server at this URL.
    NoteAddress(String),
    /// An operator logs in by a link, which is then deleted.
    Enter {
        /// The SHA-256 of the link's token.
        link: [u8; 32],
        /// The SHA-256 of the operator's new cookie.
        token_hash: [u8; 32],
        /// The id of the new session in the audit log.
        id: String,
    },
    /// The session of the operator whose cookie has this SHA-256 ends.
    Leave([u8; 32]),
    /// An operator does something. This stores the entry of the audit log and the effect of the action together.
    Audited(Box<(NewAuditEntry, Effect)>),
    /// A player reports a match or another player.
    Report(Box<NewReport>),
    /// A free seat gets a new invite link.
    Invite {
        id: String,
        seat: u8,
        /// The token of the new link.
        token: String,
    },
}
