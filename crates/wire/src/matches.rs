//! Matches, seats and guests.

use crate::{ClockPlan, FairSummary, Frame, LocalizedText, LuckPlan, Outcome, UndoNow, UndoPlan};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The guest who asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Me {
    /// The guest's public id.
    pub id: String,
    /// The name that others read.
    pub name: String,
    /// Whether it is a program, which its token names; left out for a person.
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
    /// How much time they have.
    pub clock: ClockPlan,
    /// What the seats bring, by seat name, in the game's words: for seats of the guest who asks, for those on the same
    /// device and for bots. It stays sealed until every seat has brought something; what is missing may follow.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "{ [seat: string]: unknown }", optional)]
    #[schema(value_type = Object)]
    pub forces: BTreeMap<String, Value>,
    /// How the luck is drawn; by the server alone unless it is said. A match with fair luck has a person at one seat at least.
    #[serde(default, skip_serializing_if = "LuckPlan::is_server")]
    #[ts(optional, as = "Option<LuckPlan>")]
    pub luck: LuckPlan,
    /// Who may see the match; everybody unless something else is said.
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
    /// Everybody; it stands in the list of matches being played.
    #[default]
    Listed,
    /// Everybody who has its address.
    Unlisted,
    /// Those who sit there and the guest who set it up, also when it is over.
    Private,
}

impl Visibility {
    /// Says whether it is in lists.
    pub fn is_listed(&self) -> bool {
        *self == Visibility::Listed
    }
}

/// The body of `POST /api/matches/{id}/force`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceOrder {
    /// The seat that brings it; one of the guest who asks.
    pub seat: String,
    /// What it brings, in the game's words.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub force: Value,
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// The guest who asks.
    Me,
    /// A bot.
    Bot {
        /// Its level, 1 ..= 5.
        level: u32,
    },
    /// A person who plays on the device of the guest who asks.
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
    /// The seat of the guest who asks.
    pub seat: String,
    /// The level of the bots on all other seats, 1 ..= 5.
    pub level: u32,
}

/// A match in short, as one guest may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Summary {
    /// The match's name in addresses.
    pub id: String,
    /// The game played.
    pub game: String,
    /// The board played on; null in a game without boards.
    pub board: Option<BoardName>,
    /// The options chosen, all spelled out, in the game's words.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// The seats in seat order.
    pub seats: Vec<SeatSummary>,
    /// How much time they have.
    pub clock: ClockPlan,
    /// When it was set up, in milliseconds since 1970.
    pub created_ms: f64,
    /// How many steps have been taken.
    pub steps: u32,
    /// How far it is.
    pub status: MatchStatus,
    /// The seats the game waits for.
    pub to_move: Vec<String>,
    /// How it ended.
    pub over: Option<Outcome>,
    /// The match in which the seats play again, once asked for.
    pub rematch: Option<String>,
    /// The finished match it continues.
    pub branch_of: Option<BranchPoint>,
    /// Whether players can take decisions back, and whether the others have to agree.
    pub undo: UndoPlan,
    /// What can be taken back just now; left out where it is nothing, and said on the socket of the match alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_now: Option<UndoNow>,
    /// How far the seeds are, in a match with fair luck; left out in others, and in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairSummary>,
    /// Why this build cannot replay the match; left out where it can, as far as it has tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub suspended: Option<Suspension>,
    /// Whether this guest has set it up.
    pub creator: bool,
    /// Who may see it.
    pub visibility: Visibility,
    /// Why an operator has closed the match; left out where none has. A closed match is over without a winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<String>,
}

/// A board by name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BoardName {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: LocalizedText,
}

/// How far a match is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    /// A seat is still free, or what a seat brings is missing.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// It cannot be replayed by this build; `Summary::suspended` says why. It may be over or not.
    Suspended,
}

/// Why this build cannot replay a match. The stored match stays whole: a build that replays it plays it on.
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
    /// A stored step does not come out as it was stored.
    Diverged {
        /// The step, counted from 1; 0 is the start.
        step: u32,
    },
    /// The rules of this build panic during the replay.
    Panicked,
    /// The rules of this build refuse the set-up with what the seats bring.
    SetupRefused,
}

/// A seat in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct SeatSummary {
    /// The seat's name in the game.
    pub seat: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// The name to read; empty on a free seat.
    pub name: String,
    /// Whether the guest is a program of somebody's own, which plays by itself; left out where it is none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub program: bool,
    /// The level, for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u32>,
    /// Whether the guest who asks sits there.
    pub you: bool,
    /// Whether the player is at the table just now; bots always are.
    pub online: bool,
    /// Whether a bot may be asked to play for the player, who is away, or does so; said on the socket of the match alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<StandIn>,
    /// Whether all is in that the seat has to bring; always true in a game without forces.
    pub ready: bool,
    /// The path of the invite link; for the guest who set the match up, while the seat is free.
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
    /// The player has been away for so long that the others may ask for a bot whenever the game waits for the seat.
    Offered,
    /// A bot plays until the player is back.
    Playing,
}

/// Who sits on a seat.
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

/// Where a match left another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct BranchPoint {
    /// The finished match.
    #[serde(rename = "match")]
    pub of: String,
    /// How many steps they share.
    pub step: u32,
}

/// The body of `GET /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct MatchList {
    /// The matches, the latest first.
    pub matches: Vec<Summary>,
}

/// A finished game, step by step, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema, utoipa::ToSchema)]
pub struct Replay {
    /// The match.
    pub summary: Summary,
    /// The game's set-up with everything spelled out.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The starting position and every step after it.
    pub frames: Vec<Frame>,
    /// The id of the key that the server signs the record with; left out if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signed_by: Option<String>,
}
