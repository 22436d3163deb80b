//! Playable lessons: small games with a fixed position and scripted luck, which tell a learner what to do.
//!
//! A lesson is a file beside the rulebook ([`Lesson`], format `rumpus-lesson/1`). The rules of its game refuse illegal
//! decisions as in a match. A legal decision is carried out only if the present step accepts or allows it. The server
//! stores nothing of a lesson: for each request, it makes [`Played`] anew from the learner's decisions.

mod file;
mod luck;
mod pattern;
mod play;
mod verify;

pub(crate) use file::place;
pub(crate) use luck::scripted;

pub use file::{Act, Lesson, LessonFault, Otherwise, Step, Text};
pub use pattern::Pattern;
pub use play::{Answer, LessonError, Played};
pub use verify::verify;
