//! The messages on the socket of a match: one enum for each direction. A socket sees the match as one viewer: the
//! player of a seat, or the public.

use crate::{ClockState, Frame, Problem, Refusal, Saying, Status, Summary, TalkLine, UndoNow};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a client sends on the socket of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Begins or resumes the stream of steps. This must be the first message on a socket. A client may send it again.
    Hello {
        /// The number of the last step that the client has, or null if it has none. With 0, the server sends the
        /// starting position again before the steps.
        #[serde(default)]
        seq: Option<u32>,
        /// Whose view to send: a seat of the guest, or `public`. With null, the server chooses.
        #[serde(default)]
        look: Option<String>,
    },
    /// Decides for a seat. The answer is a step, `accepted` or `rejected`.
    Act {
        /// The client's id for the decision. A retry with the same id gets the same answer as the first time.
        id: String,
        /// The seat that decides.
        seat: String,
        /// The decision in the game's own JSON.
        #[schema(value_type = Object)]
        action: Value,
    },
    /// Asks whether the rules allow a decision, without making it. The answer is `why`, or `rejected`.
    Why {
        /// The client's id for the question.
        id: String,
        /// The seat that would decide.
        seat: String,
        /// The decision in the game's own JSON.
        #[schema(value_type = Object)]
        action: Value,
    },
    /// Asks the game a question about the position, such as how far a figure can move. The answer holds only what the
    /// viewer may know.
    Ask {
        /// The client's id for the question.
        id: String,
        /// The viewer for whom the answer is: a seat of the guest or `public`; null for the present viewer.
        #[serde(default)]
        seat: Option<String>,
        /// The question in the game's own JSON.
        #[schema(value_type = Object)]
        question: Value,
    },
    /// Changes the viewer to a seat of the guest or `public`. After the end of the game, the guest may choose any
    /// viewer.
    Look {
        /// A seat's name, or `public`.
        viewer: String,
    },
    /// Asks that a bot plays for an absent player until they are back. Each player of the match may ask this. The match
    /// must have no clock, `stand_in` of the seat in the summary must be `offered`, and the game must wait for the
    /// seat. The answer is a new summary to every client, or a rejection.
    StandIn {
        /// The client's id for the request.
        id: String,
        /// The seat for which the bot is to play.
        seat: String,
    },
    /// Takes back all decisions of a seat after the step `to`. The server offers this in `undo`, in a summary or with a
    /// step. If other people play, the server asks them, and answers `accepted` with the number 0. Otherwise the server
    /// takes the decisions back at once, and sends a step.
    Undo {
        /// The client's id for the request. A retry with the same id gets the same answer as the first time.
        id: String,
        /// The seat that takes its decisions back.
        seat: String,
        /// The number of the step to which the game is to return; 0 is the start.
        to: u32,
    },
    /// Answers the seat that asks to take something back. The seat that asks withdraws its request with `allow: false`.
    /// The server replies with a rejection, or with `accepted` and the number of the step that the answer led to; 0
    /// means no step.
    AnswerUndo {
        /// The client's id for the answer.
        id: String,
        /// The seat that answers.
        seat: String,
        /// Whether the seat agrees.
        allow: bool,
    },
    /// Says something to the other players in a match with at least two people. The answer is `accepted` with the
    /// number 0, or a rejection.
    Say {
        /// The client's id for the message.
        id: String,
        /// The seat that speaks.
        seat: String,
        /// What the seat says.
        say: Saying,
    },
    /// Commits to a seed, in a match with fair luck. The answer is `accepted` with the number 0, or a rejection.
    Commit {
        /// The client's id for the message.
        id: String,
        /// The seat whose seed it is.
        seat: String,
        /// The hash that docs/fair-luck.md describes, 64 hexadecimal digits.
        commitment: String,
    },
    /// Shows the seed of a seat to the server, once all commitments are published. The answer is `accepted` with the
    /// number 0, or a rejection.
    Reveal {
        /// The client's id for the message.
        id: String,
        /// The seat whose seed it is.
        seat: String,
        /// The seed, 64 hexadecimal digits.
        seed: String,
    },
    /// Asks whether the connection still works. The answer is `pong`.
    Ping,
}

/// What the server sends on the socket of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "the server writes each message at once and never keeps many")]
pub enum ServerMessage {
    /// The match and a full frame, for a client that has no frame or has missed too many steps. When the game begins,
    /// the server sends this to every client again.
    Welcome {
        /// The match, as the guest of this socket may know it.
        summary: Summary,
        /// The set-up with the data of everything that it names, such as its board, in the game's own JSON; null until
        /// the game has begun.
        #[schema(value_type = Object)]
        setup: Value,
        /// The viewer: a seat's name, or `public`.
        viewer: String,
        /// The present frame; null until the game has begun.
        frame: Option<Frame>,
    },
    /// The next step and the view after it. Steps arrive in order and without gaps. The starting position, as step 0,
    /// comes before them if the client asked for it.
    Step {
        /// The number of steps taken; 0 is the starting position.
        seq: u32,
        /// The seat that decided; left out at the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        /// For a step that takes decisions back: the number of the step to which the game returns.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        undo: Option<u32>,
        /// What happened, in the game's own JSON.
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
        /// What the viewer may know, in the game's own JSON; left out if `diff` gives the view.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Object)]
        view: Option<Value>,
        /// The view as its diff from the last view on this socket. The diff of an object holds the diffs of its changed
        /// fields, and names the removed fields under `-`. The diff of a list may be an object too. It holds the diffs
        /// of changed entries and the added entries, by index. If the list only lost entries, it holds their old
        /// indexes under `-`. Any other diff is the new value itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Object)]
        diff: Option<Value>,
        /// What the viewer may decide, in the game's own JSON; left out unless the game waits for the viewer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Object)]
        hints: Option<Value>,
        /// The seats that the game waits for, or how it ended.
        status: Status,
        /// The clocks. Left out in a match without clocks, and in an older step that the server sends to a client that
        /// has missed it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
        /// The client's id for the decision, if a decision on this socket led to the step. The server has stored the
        /// decision.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The number of the step to which the game would return if the seat took this decision back. Only the seat's
        /// guest gets this number, and only if the decision can be taken back. The offer is valid until the next step,
        /// or until a message `undo` or `summary` says otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offer: Option<u32>,
    },
    /// A full frame for the new viewer, after `look`.
    Frame {
        /// The present frame.
        frame: Frame,
    },
    /// The server has stored a decision or granted a request. The server sends this only if no step says so, for
    /// example when a client repeats a decision.
    Accepted {
        /// The client's id for the decision or the request.
        id: String,
        /// The number of the step that the decision became; 0 for no step.
        seq: u32,
    },
    /// The server has refused a decision or a request.
    Rejected {
        /// The client's id for the message; empty if the message had no readable id.
        id: String,
        /// Why the rules forbid the decision; null if the rules do not forbid it.
        refusal: Option<Refusal>,
        /// Why the server refuses, if the rules do not forbid it: for example, the guest does not have the seat. Null
        /// if `refusal` has the reason.
        problem: Option<Problem>,
    },
    /// Answers `why`.
    Why {
        /// The client's id for the question.
        id: String,
        /// The reason; null if the decision is allowed.
        refusal: Option<Refusal>,
    },
    /// Answers `ask`.
    Answer {
        /// The client's id for the question.
        id: String,
        /// The answer in the game's own JSON.
        #[schema(value_type = Object)]
        answer: Value,
    },
    /// Answers `ask` if the question has no answer, or none just now.
    NoAnswer {
        /// The client's id for the question.
        id: String,
        /// A sentence that says why.
        because: String,
    },
    /// A bot has been thinking for a while. The server sends this about twice a second until the bot decides.
    Thinking {
        /// The seat for which the bot thinks.
        seat: String,
        /// How much of its work the bot has done, in permille; null if the bot has not reported anything yet.
        done: Option<u32>,
    },
    /// The summary has changed: for example a seat was taken, a player left, or a bot now plays for somebody.
    Summary {
        /// The match, as the guest of this socket may know it.
        summary: Summary,
    },
    /// What the guest of this socket can take back now. This is valid until a later step or the next summary.
    Undo {
        /// The number of steps taken.
        seq: u32,
        /// What can be taken back, and the open request to do so.
        now: UndoNow,
    },
    /// Players have said something. Spectators do not get free texts.
    Talk {
        /// What was said, the oldest first.
        lines: Vec<TalkLine>,
        /// If true, these are all lines that the server keeps, for a client that has just connected. Otherwise they are
        /// new.
        all: bool,
    },
    /// The clocks have changed without a step.
    Clock {
        /// The clocks after the change.
        clock: ClockState,
    },
    /// Answers a `Ping`.
    Pong,
    /// The server closes the socket.
    Bye {
        /// A sentence that says why.
        reason: String,
    },
}
