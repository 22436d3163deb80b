//! Matches, seats and guests.

use crate::{ClockPlan, FairSummary, Frame, LocalizedText, LuckPlan, Outcome, UndoNow, UndoPlan};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The guest who sends the request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Me {
    /// The guest's public id.
    pub id: String,
    /// The name that others read.
    pub name: String,
    /// Whether the guest is a program with a token; left out for a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub program: bool,
}

/// The body of `PUT /api/me`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// The body of `POST /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchOrder {
    /// The game's name, such as `toy-battle`.
    pub game: String,
    /// The game's own set-up.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatPlan>,
    /// How much time the players have.
    pub clock: ClockPlan,
    /// The forces that the seats bring, by seat name, in the game's own JSON. The guest may give the forces of the
    /// guest's own seats, of seats on the same device and of bots. Other forces may be sent later. All forces stay
    /// hidden until every seat has brought one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "{ [seat: string]: unknown }", optional)]
    #[schema(value_type = Object)]
    pub forces: BTreeMap<String, Value>,
    /// How the luck is drawn. If this is left out, the server draws the luck alone. A match with fair luck needs a
    /// person at one seat at least.
    #[serde(default, skip_serializing_if = "LuckPlan::is_server")]
    #[ts(optional, as = "Option<LuckPlan>")]
    pub luck: LuckPlan,
    /// Who may see the match. If this is left out, everybody may.
    #[serde(default, skip_serializing_if = "Visibility::is_listed")]
    #[ts(optional, as = "Option<Visibility>")]
    pub visibility: Visibility,
}

/// Who may see a match.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    ts_rs::TS,
    schemars::JsonSchema,
    utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody may see the match. The list of matches being played shows it.
    #[default]
    Listed,
    /// Everybody who has the address of the match may see it.
    Unlisted,
    /// Only its players and the guest who set it up may see the match, also when it is over.
    Private,
}

impl Visibility {
    /// Says whether the match is in the list of matches being played.
    pub fn is_listed(&self) -> bool {
        *self == Visibility::Listed
    }
}

/// The body of `POST /api/matches/{id}/force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceOrder {
    /// The seat that brings the force. It must be a seat of the guest.
    pub seat: String,
    /// The force, in the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub force: Value,
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// The guest who sends the order.
    Me,
    /// A bot.
    Bot {
        /// The level of the bot, 1 ..= 5.
        level: u32,
    },
    /// A person who plays on the same device as the guest who sends the order.
    SameDevice,
    /// The first person who opens the link.
    Invite,
}

/// The body of `POST /api/matches/{id}/join`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The last part of the invite link.
    pub token: String,
}

/// The body of `POST /api/matches/{id}/branch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchOrder {
    /// How many steps the new match shares with the finished one.
    pub step: u32,
    /// The seat of the guest who sends the order.
    pub seat: String,
    /// The level of the bots on all other seats, 1 ..= 5.
    pub level: u32,
}

/// The summary of a match, as one guest may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Summary {
    /// The match's id, which its addresses contain.
    pub id: String,
    /// The game played.
    pub game: String,
    /// The board played on; null in a game without boards.
    pub board: Option<BoardName>,
    /// All options with their values, in the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// The seats in seat order.
    pub seats: Vec<SeatSummary>,
    /// How much time the players have.
    pub clock: ClockPlan,
    /// When the match was set up, in milliseconds since 1970.
    pub created_ms: f64,
    /// How many steps have been taken.
    pub steps: u32,
    /// The state of the match.
    pub status: MatchStatus,
    /// The seats that the game waits for.
    pub to_move: Vec<String>,
    /// How the game ended; null while it is not over, or if it ended without an outcome.
    pub over: Option<Outcome>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// The step of a finished match from which this match plays on, if any.
    pub branch_of: Option<BranchPoint>,
    /// Whether players can take decisions back, and whether the others have to agree.
    pub undo: UndoPlan,
    /// What can be taken back now. This is sent only on the socket of the match. It is left out if nothing can be taken
    /// back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_now: Option<UndoNow>,
    /// The state of the seeds, in a match with fair luck; left out in others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairSummary>,
    /// Why this build cannot replay the match. Left out if it can replay the match, or has not tried to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub suspended: Option<Suspension>,
    /// Whether this guest has set the match up.
    pub creator: bool,
    /// Who may see the match.
    pub visibility: Visibility,
    /// Why an operator has closed the match; left out if no operator has. A closed match is over without a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<String>,
}

/// A board by name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BoardName {
    /// The id of the board.
    pub id: String,
    /// The name of the board.
    pub name: LocalizedText,
}

/// The state of a match.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    /// A seat is still free, or a force or a seed is missing.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over.
    Over,
    /// This build cannot replay the match; `Summary::suspended` says why. The match may be over or not.
    Suspended,
}

/// Why this build cannot replay a match. The stored match does not change. A build that can replay the match continues
/// the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Suspension {
    /// This build does not know the revision of the rules that the match is played by.
    UnknownRevision {
        /// The revision of the match.
        revision: u32,
        /// The newest revision that this build knows.
        newest: u32,
    },
    /// A step has another result in the replay than it had when it was stored.
    Diverged {
        /// The step, counted from 1; 0 is the start.
        step: u32,
    },
    /// The rules of this build panic during the replay.
    Panicked,
    /// The rules of this build refuse the set-up with the forces of the seats. In a match with fair luck, there can be
    /// another reason: the server has committed to rules and a set-up, and this build has other rules or another
    /// set-up.
    SetupRefused,
}

/// The summary of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatSummary {
    /// The seat's name in the game.
    pub seat: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of the player to show; empty on a free seat.
    pub name: String,
    /// Whether the guest is a program; left out for a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub program: bool,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u32>,
    /// Whether the guest who gets this summary sits there.
    pub you: bool,
    /// Whether the player is at the table just now; bots always are.
    pub online: bool,
    /// For a player who is away: whether a bot may play for them, or already plays for them. This is sent only on the
    /// socket of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<StandIn>,
    /// Whether the seat has handed in its force; always true in a game without forces.
    pub ready: bool,
    /// The path of the invite link. Only the guest who set the match up gets the path, and only while the seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// A bot in place of a player who is away.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// The player has been away for long. The others may ask for a bot whenever the game waits for the seat.
    Offered,
    /// A bot plays until the player is back.
    Playing,
}

/// Who sits at a seat.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Guest,
    /// A bot.
    Bot,
    /// The seat is free.
    Open,
}

/// The step of a finished match from which another match plays on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BranchPoint {
    /// The finished match.
    #[serde(rename = "match")]
    pub of: String,
    /// How many steps both matches share.
    pub step: u32,
}

/// The body of `GET /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct MatchList {
    /// The matches, the latest first.
    pub matches: Vec<Summary>,
}

/// A page of a finished game, step by step, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Replay {
    /// The match.
    pub summary: Summary,
    /// The game's full set-up.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The frames of this page, in order; frame 0 is the starting position.
    pub frames: Vec<Frame>,
    /// The id of the key with which the server signs the record; left out if the server has no key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signed_by: Option<String>,
}
