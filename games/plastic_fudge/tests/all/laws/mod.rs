//! The laws that hold in every game, the properties of every game of Plastic Fudge, what stays secret, and leaks
//! planted from outside that these tests must notice.

mod bench;
mod fields;
mod laws_hold;
mod leaks;
mod properties;
mod secrets;
mod subject;
mod ways;
