//! The socket of a match: one enum each way.

use crate::{ClockState, Frame, Problem, Refusal, Saying, Status, Summary, TalkLine, UndoNow};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a client says on the socket of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Sits down, or comes back: the first message of a socket; it may be said again.
    Hello {
        /// The last step the client has; null for none. After 0 the start is told again before the steps.
        #[serde(default)]
        seq: Option<u32>,
        /// As whom it looks: a seat of its own, or `public`; null lets the server choose.
        #[serde(default)]
        look: Option<String>,
    },
    /// Gives a decision.
    Act {
        /// The client's own name for the decision; a retry under the same name is answered like the first time.
        id: String,
        /// The seat that decides.
        seat: String,
        /// The decision in the game's words.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        action: Value,
    },
    /// Asks why a decision is not allowed.
    Why {
        /// The client's own name for the question.
        id: String,
        /// The seat that would decide.
        seat: String,
        /// The decision in the game's words.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        action: Value,
    },
    /// Asks the game a question about the table, such as how far a figure gets; answered from what the viewer may know.
    Ask {
        /// The client's own name for the question.
        id: String,
        /// For whose eyes the answer is: a seat of its own or `public`; null for as whom it looks.
        #[serde(default)]
        seat: Option<String>,
        /// The question in the game's words.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        question: Value,
    },
    /// Looks as another viewer: a seat of its own or `public`; after the end, as any viewer.
    Look {
        /// A seat's name, or `public`.
        viewer: String,
    },
    /// Asks that a bot plays for an absent player until they are back. Each person at the table may ask, in a match
    /// without a clock, once the game waits for a seat whose summary says that a stand-in is offered. The answer is a
    /// new summary to everybody, or a rejection.
    StandIn {
        /// The client's own name for the request.
        id: String,
        /// The seat that the bot is to play for.
        seat: String,
    },
    /// Takes back what a seat decided after a step, as `undo` of the server offers it. Where other people play, it asks them and
    /// is answered by `accepted` with the number 0; else it is carried out as a step at once.
    Undo {
        /// The client's own name for it; a retry under the same name is answered like the first time.
        id: String,
        /// The seat that goes back.
        seat: String,
        /// The step after which the game is to stand again; 0 is the start.
        to: u32,
    },
    /// Answers the seat that asks to take something back; that seat itself withdraws its request so. It is answered by
    /// `accepted` with the number of the step it led to, 0 if to none, or a rejection.
    AnswerUndo {
        /// The client's own name for the answer.
        id: String,
        /// The seat that answers.
        seat: String,
        /// Whether it agrees.
        allow: bool,
    },
    /// Says something to the others at the table, where at least two people sit. It is answered by `accepted` with the number 0,
    /// or a rejection.
    Say {
        /// The client's own name for it.
        id: String,
        /// The seat of who says it.
        seat: String,
        /// What is said.
        say: Saying,
    },
    /// Commits to a seed, in a match with fair luck. It is answered by `accepted` with the number 0, or a rejection.
    Commit {
        /// The client's own name for the message.
        id: String,
        /// The seat whose seed it is.
        seat: String,
        /// The hash that docs/fair-luck.md describes, 64 hexadecimal digits.
        commitment: String,
    },
    /// Shows the seed of a seat to the server, once all commitments are published; answered as a commitment is.
    Reveal {
        /// The client's own name for the message.
        id: String,
        /// The seat whose seed it is.
        seat: String,
        /// The seed, 64 hexadecimal digits.
        seed: String,
    },
    /// Asks whether the server listens.
    Ping,
}

/// What the server says on the socket of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "written at once and thrown away, never kept in numbers")]
pub enum ServerMessage {
    /// The whole picture, for a client that has none; sent again to everybody when the game begins.
    Welcome {
        /// The match.
        summary: Summary,
        /// The game's set-up with everything spelled out; null until all that the seats bring is in.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        setup: Value,
        /// As whom the client looks: a seat's name, or `public`.
        viewer: String,
        /// The picture; null until the game has begun.
        frame: Option<Frame>,
    },
    /// The next step and the picture after it; steps arrive in order, without gaps, and the start before them where it is
    /// told again.
    Step {
        /// The number of steps taken; 0 is the starting position.
        seq: u32,
        /// The seat that decided; left out at the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// The step after which the game stands again, if the seat has taken back what it decided since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        undo: Option<u32>,
        /// What happened, in the game's words.
        #[ts(type = "unknown[]")]
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
        /// What the viewer may know, in the game's words; left out where `change` says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "unknown", optional)]
        #[schema(value_type = Object)]
        view: Option<Value>,
        /// The change that leads to the view from the one sent last on this socket: objects hold the changes of their
        /// fields and name under `-` those that are gone, lists as long as before may hold the changes of their entries by
        /// number, and all else is what it is now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "unknown", optional)]
        #[schema(value_type = Object)]
        change: Option<Value>,
        /// What the viewer may decide, in the game's words; left out unless the game waits for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(type = "unknown", optional)]
        #[schema(value_type = Object)]
        hints: Option<Value>,
        /// Whom the game waits for, or how it ended.
        status: Status,
        /// The clocks, if there are any; left out in steps sent later than they were taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clock: Option<ClockState>,
        /// The client's own name for the decision, if the step came of one given on this socket: it was carried out and is
        /// kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// The step after which the game would stand again if the seat took this decision back; told to its guest alone, and
        /// left out where it may not. It holds until the next step, or until `undo` or a summary says otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        offer: Option<u32>,
    },
    /// The whole picture after a change of the viewer.
    Frame {
        /// The picture.
        frame: Frame,
    },
    /// A decision was carried out and is kept: said where no step says so, as of a decision that is sent again.
    Accepted {
        /// The client's name for it.
        id: String,
        /// The number of the step it became.
        seq: u32,
    },
    /// A decision was not carried out, or a request not granted.
    Rejected {
        /// The client's name for it; empty if the message had none that could be read.
        id: String,
        /// Why the rules forbid it, if they do.
        refusal: Option<Refusal>,
        /// What else was wrong.
        problem: Option<Problem>,
    },
    /// Why a decision is not allowed.
    Why {
        /// The client's name for the question.
        id: String,
        /// The reason; null if it is allowed.
        refusal: Option<Refusal>,
    },
    /// The answer to a question.
    Answer {
        /// The client's name for the question.
        id: String,
        /// The answer in the game's words.
        #[ts(type = "unknown")]
        #[schema(value_type = Object)]
        answer: Value,
    },
    /// A question has no answer, or none just now.
    NoAnswer {
        /// The client's name for the question.
        id: String,
        /// Why not, in a sentence.
        because: String,
    },
    /// A bot has been thinking for a while and goes on; said about twice a second until it decides.
    Thinking {
        /// The seat it thinks for.
        seat: String,
        /// How much of its work is done, in permille; null if it has not begun or does not say.
        done: Option<u32>,
    },
    /// Something about the match has changed: a seat, who is there, for whom a bot plays, the rematch.
    Summary {
        /// The match.
        summary: Summary,
    },
    /// What can be taken back at this table, for the guest of this socket. It holds until a later step or the next summary.
    Undo {
        /// After how many steps.
        seq: u32,
        /// What can be taken back, and who asks to.
        now: UndoNow,
    },
    /// People at the table have said something. Who looks on is not told words of their own.
    Talk {
        /// What was said, the oldest first.
        lines: Vec<TalkLine>,
        /// Whether these are all lines that are kept, for a client that has just come; otherwise they are new.
        all: bool,
    },
    /// The clocks have changed without a step.
    Clock {
        /// The clocks.
        clock: ClockState,
    },
    /// Answers a `Ping`.
    Pong,
    /// The server closes the socket.
    Bye {
        /// Why, in a sentence.
        reason: String,
    },
}
