//! One who sits at one seat of a game and decides at random.

use crate::Luck;

/// What a message meant.
#[derive(Debug, Default)]
pub struct Heard {
    /// What has to be said at once, such as an answer to a ping.
    pub reply: Option<String>,
    /// Whether it acknowledges the decision that was sent.
    pub is_acknowledged: bool,
    /// Whether the game waits for this seat now.
    pub may_move: bool,
    /// Whether the game is over.
    pub is_over: bool,
}

/// One who sits at one seat of a game and decides at random.
pub trait Player: Send {
    /// Takes a message.
    ///
    /// # Errors
    /// The message is none that may come now, such as a refusal.
    fn hear(&mut self, text: &str) -> Result<Heard, String>;

    /// The message that decides something.
    ///
    /// # Errors
    /// Nothing is allowed, although the game waits for this seat.
    fn decide(&mut self, luck: &mut Luck) -> Result<String, String>;
}
