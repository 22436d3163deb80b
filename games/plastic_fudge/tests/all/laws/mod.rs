//! The laws of every game, properties of Plastic Fudge, its secrets, and planted leaks that these tests must notice.

mod bench;
mod fields;
mod laws_hold;
mod leaks;
mod properties;
mod secrets;
mod subject;
mod ways;
