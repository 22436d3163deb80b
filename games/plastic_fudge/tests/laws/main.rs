//! The laws that hold in every game, the properties of every game of Plastic Fudge, what stays secret, and planted
//! faults that these tests must catch.

mod bench;
mod clauses;
mod fields;
mod laws_hold;
mod properties;
mod secrets;
mod subject;
#[path = "../table/mod.rs"]
mod table;
mod ways;
