//! What the players of a match say to each other.

use serde::{Deserialize, Serialize};

/// The content of a chat message: a picture, a fixed phrase or a free text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A picture, which the front end draws.
    Emote(Emote),
    /// A fixed phrase, which each player reads in their own language.
    Phrase(Phrase),
    /// A free text of 1 to 300 characters, which only the players read.
    Text(String),
}

/// The pictures that a player can send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// A duck that laughs.
    Laugh,
    /// A robot that is amazed.
    Wow,
    /// A teddy bear that is sad.
    Sad,
    /// A star that is glad.
    Glad,
    /// A frog that is cross.
    Cross,
    /// A hand that waves.
    Wave,
}

/// The phrases that a player can send.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Have fun.
    HaveFun,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// I am thinking.
    Thinking,
    /// Back in a moment.
    BackSoon,
    /// Good game.
    GoodGame,
}

/// A chat message, and the seat that sent it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema, utoipa::ToSchema)]
pub struct TalkLine {
    /// The seat that sent the message.
    pub seat: String,
    /// The content of the message.
    pub say: Saying,
}
