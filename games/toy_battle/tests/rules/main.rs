//! The rules of Toy Battle, clause by clause: a module for each chapter of the rulebook, then the laws and properties
//! that hold in every game.

mod common;
mod laws_hold;
