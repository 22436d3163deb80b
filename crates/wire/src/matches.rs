//! Matches, their seats, and the guests who play.

use crate::{ClockPlan, FairSummary, Frame, LocalizedText, LuckPlan, Outcome, UndoNow, UndoPlan};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The body of `GET /api/me`: the guest who sends the request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Me {
    /// The guest's public id.
    pub id: String,
    /// The name that others read.
    pub name: String,
    /// Whether the guest is a program with a token; left out for a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

/// The body of `PUT /api/me`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name of the guest.
    pub name: String,
}

/// The body of `POST /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchOrder {
    /// The game's name, such as `toy-battle`.
    pub game: String,
    /// The set-up, in the game's own JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// Who takes each seat, in seat order.
    pub seats: Vec<SeatPlan>,
    /// How much time the players have.
    pub clock: ClockPlan,
    /// The forces, such as armies, that the seats bring to the game: by seat name, in the game's own JSON. The guest
    /// may choose forces for the guest's own seats, for seats on the same device and for bots. Other players send their
    /// forces later. The server hides each force from the other players until every seat has brought one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = Object)]
    pub forces: BTreeMap<String, Value>,
    /// Who chooses the luck. If this is left out, the server alone draws it. A match with fair luck needs at least one
    /// person.
    #[serde(default, skip_serializing_if = "LuckPlan::is_server")]
    pub luck: LuckPlan,
    /// Who may see the match. If this is left out, everybody may.
    #[serde(default, skip_serializing_if = "Visibility::is_listed")]
    pub visibility: Visibility,
}

/// The body of `POST /api/matches/{id}/repeat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RepeatOrder {
    /// By how many levels each bot becomes stronger, at most to the highest level of the game.
    #[serde(default)]
    pub levels_up: u8,
}

/// Who may see a match.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody may see the match. The list of matches being played shows it.
    #[default]
    Listed,
    /// Everybody who knows the URL of the match may see it.
    Unlisted,
    /// Only the players and the guest who set the match up may see it, even when it is over.
    Private,
}

impl Visibility {
    /// Says whether the match is in the list of matches being played.
    pub fn is_listed(&self) -> bool {
        *self == Visibility::Listed
    }
}

/// The body of `POST /api/matches/{id}/force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceOrder {
    /// The seat that brings the force. The guest must have this seat.
    pub seat: String,
    /// The force, in the game's own JSON.
    #[schema(value_type = Object)]
    pub force: Value,
}

/// Who will take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// The guest who sends the request.
    Me,
    /// A bot of this level.
    Bot {
        /// The level of the bot, from 1 to the highest of [`crate::GamePage::levels`].
        level: u32,
    },
    /// A person who plays on the same device as the guest who sends the request.
    SameDevice,
    /// The first person who opens the invite link of the seat.
    Invite,
}

/// The body of `POST /api/matches/{id}/join`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The last part of the invite link, which is secret.
    pub token: String,
}

/// The body of `POST /api/matches/{id}/branch`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchOrder {
    /// How many steps the new match shares with the finished one.
    pub step: u32,
    /// The seat of the guest who sends the request.
    pub seat: String,
    /// The level of the bots on all other seats, from 1 to the highest of [`crate::GamePage::levels`].
    pub level: u32,
}

/// What one guest may know of a match, without the position of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Summary {
    /// The match's id, which its URLs contain.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The board of the match; null in a game without boards.
    pub board: Option<BoardName>,
    /// All options with their values, in the game's own JSON.
    #[schema(value_type = Object)]
    pub options: Value,
    /// The seats in seat order.
    pub seats: Vec<SeatSummary>,
    /// How much time the players have.
    pub clock: ClockPlan,
    /// When the match was set up, in milliseconds since 1970.
    pub created_ms: f64,
    /// How many steps the game has taken. A step is a decision, or the fact that a seat took decisions back.
    pub steps: u32,
    /// Whether the match is waiting, being played, over or suspended.
    pub status: MatchStatus,
    /// The seats that the game waits for.
    pub to_move: Vec<String>,
    /// How the game ended; null until the game ends, and if the match was called off or closed.
    pub over: Option<Outcome>,
    /// The id of the rematch, if there is one.
    pub rematch: Option<String>,
    /// The finished match, and its step, from which this match plays on; null if this match began anew.
    pub branch_of: Option<BranchPoint>,
    /// Whether players can take decisions back, and whether the other players have to agree.
    pub undo: UndoPlan,
    /// What this guest can take back now. Only the socket of the match sends this. It is left out if nothing can be
    /// taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo_now: Option<UndoNow>,
    /// How far the players are with the seeds of fair luck; left out in a match without fair luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairSummary>,
    /// Why this build cannot replay the match. Left out if it can replay the match, or has not tried to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended: Option<Suspension>,
    /// Whether the guest who gets this summary has set the match up.
    pub creator: bool,
    /// Who may see the match.
    pub visibility: Visibility,
    /// Why an operator has closed the match; left out if no operator has. A closed match is over without a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<String>,
}

/// The id and the name of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BoardName {
    /// The id of the board, such as `castle-field`.
    pub id: String,
    /// The name of the board, as players see it.
    pub name: LocalizedText,
}

/// Whether a match is waiting, being played, over or suspended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    /// A seat is still free, or a force or a seed is missing.
    Waiting,
    /// Players and bots play the match.
    Playing,
    /// The game has ended, or the match was called off or closed.
    Over,
    /// This build cannot replay the match, whether it is over or not. `Summary::suspended` says why.
    Suspended,
}

/// Why this build cannot replay a match. The stored match does not change. It goes on once the server runs a build that
/// can replay it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Suspension {
    /// This build does not know the revision of the rules that the match uses.
    UnknownRevision {
        /// The revision of the rules that the match uses.
        revision: u32,
        /// The newest revision that this build knows.
        newest: u32,
    },
    /// A step has another result in the replay than it had when it was stored.
    Diverged {
        /// The step, counted from 1; 0 is the start.
        step: u32,
    },
    /// The program panics while it replays the match.
    Panicked,
    /// The rules of this build refuse the set-up with the forces of the seats. Or, in a match with fair luck, the
    /// server has committed to rules or a set-up that this build does not have.
    SetupRefused,
}

/// The summary of a seat, as one guest may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatSummary {
    /// The seat's name in the game.
    pub seat: String,
    /// Whether a guest or a bot has the seat, or nobody.
    pub kind: SeatKind,
    /// The player's name, as others read it; empty if the seat is free.
    pub name: String,
    /// Whether the guest is a program; left out for a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The level of the bot, 1 ..= 6; left out if no bot has the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u32>,
    /// Whether the guest who gets this summary has the seat.
    pub you: bool,
    /// Whether the player is connected now; bots always are.
    pub online: bool,
    /// For a player who is away: whether a bot may play for them, or already plays. Only the socket of the match sends
    /// this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// Whether the seat has brought its force, such as an army; always true in a game without forces.
    pub ready: bool,
    /// The path of the invite link. Only the guest who set the match up gets the path, and only while the seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Whether a bot may play, or plays, in place of a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// The player has been away for a while. The other players may ask for a bot whenever the game waits for the seat.
    Offered,
    /// A bot plays until the player is back.
    Playing,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A guest: a person, or a program of a person.
    Guest,
    /// A bot, which the server runs.
    Bot,
    /// Nobody: the seat is free.
    Open,
}

/// The step of a finished match from which another match plays on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BranchPoint {
    /// The id of the finished match.
    #[serde(rename = "match")]
    pub of: String,
    /// How many steps both matches share.
    pub step: u32,
}

/// The body of `GET /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct MatchList {
    /// The matches, the latest first.
    pub matches: Vec<Summary>,
}

/// Some steps of a finished game, as one viewer (the player of a seat, or the public) may see them. A long game has
/// several such pages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Replay {
    /// The summary of the match.
    pub summary: Summary,
    /// The set-up with the data of everything that it names, such as its board, in the game's own JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The frames of this page, in order; frame 0 is the starting position.
    pub frames: Vec<Frame>,
    /// The id of the key with which the server signs the record; left out if the server has no key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed_by: Option<String>,
}
