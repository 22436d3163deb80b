//! Players that decide at random.

use crate::Luck;

/// What a player read in a message.
#[derive(Debug, Default)]
pub struct Heard {
    /// A message to send at once, such as an answer to a ping.
    pub reply: Option<String>,
    /// Whether the message acknowledges the decision that was sent.
    pub is_acknowledged: bool,
    /// Whether the game waits for this seat now.
    pub may_move: bool,
    /// Whether the game is over.
    pub is_over: bool,
}

/// A player at one seat of a game, who decides at random.
pub trait Player: Send {
    /// Takes a message.
    ///
    /// # Errors
    /// The message cannot be read, or the player does not expect it, such as a refusal.
    fn hear(&mut self, text: &str) -> Result<Heard, String>;

    /// Returns a message with a decision.
    ///
    /// # Errors
    /// The seat has no decision, although the game waits for this seat.
    fn decide(&mut self, luck: &mut Luck) -> Result<String, String>;
}
