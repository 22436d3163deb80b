//! Players that decide at random. Each kind of server has its own kind of player.

use crate::Luck;

/// What a player has read in a message.
#[derive(Debug, Default)]
pub struct Heard {
    /// A message that the client must send at once, such as the answer to a ping.
    pub reply: Option<String>,
    /// Whether the message acknowledges the decision that the player has sent.
    pub is_acknowledged: bool,
    /// Whether the game waits for this seat now.
    pub may_move: bool,
    /// Whether the message says that the game is over.
    pub is_over: bool,
}

/// A player of one seat, who decides at random.
pub trait Player: Send {
    /// Reads a message of the server.
    ///
    /// # Errors
    /// The message cannot be read, or is a refusal or another message that the player does not expect.
    fn hear(&mut self, text: &str) -> Result<Heard, String>;

    /// Returns a message with a random legal decision.
    ///
    /// # Errors
    /// The player knows no legal decision.
    fn decide(&mut self, luck: &mut Luck) -> Result<String, String>;
}
