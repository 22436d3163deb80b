//! The rules of Plastic Attack, clause by clause: a module for each part of the rulebook, then the laws and properties
//! that hold in every game. The tests expect what the rulebook says. They write positions in the format of [`bench`].

mod armies;
mod bench;
mod subject;

mod actions_2009;
mod actions_revised;
mod again;
mod battle;
mod brings;
mod effects;
mod faults;
mod imagined;
mod laws_hold;
mod leaks;
mod proofs;
mod properties;
mod rulings;
mod setup;
mod tables;
mod told;
