//! Playable lessons: a game at a fixed position with scripted luck, in which a learner is told what to do.
//!
//! A lesson is a file beside the rulebook ([`Lesson`], format `rumpus-lesson/1`). It is played by the rules of its
//! game. A decision that the rules forbid is refused as in a match. A decision that the rules allow is carried out if
//! the lesson waits for it. The server stores nothing of a played lesson: it makes [`Played`] anew from the learner's
//! decisions.

mod file;
mod luck;
mod pattern;
mod play;
mod verify;

pub(crate) use luck::scripted;

pub use file::{Act, Lesson, LessonFault, Otherwise, Step, Text};
pub use pattern::Pattern;
pub use play::{Answer, LessonError, Played};
pub use verify::verify;
