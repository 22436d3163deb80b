//! The shelf: the only crate that names all games. Opens a game by name, as a [`Session`] or with its types.

mod session;

pub use session::{Refused, Session, Step, Thinker};
