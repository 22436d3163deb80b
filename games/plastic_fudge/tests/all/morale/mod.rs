//! Morale, rout, panic and the radio, clause by clause.

mod checks;
mod radio;
mod rout;
