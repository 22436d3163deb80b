//! Playable lessons: a game at a fixed position with scripted luck, in which a learner is told what to do.
//!
//! A lesson is a file beside the rulebook ([`Lesson`], format `rumpus-lesson/1`). The referee plays it: what the rules forbid
//! is refused as in a match, and what they allow is taken if the lesson waits for it. The server keeps nothing of
//! a played lesson: [`Played`] is made anew from the learner's decisions.

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
