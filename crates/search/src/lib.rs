//! Bots: they get a view, imagine truths that fit it, and search there. Nothing here ever sees a real state.

mod level;
mod playable;

pub use level::{Bot, Level};
pub use playable::Playable;
