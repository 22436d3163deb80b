//! All tests of Attacktix: one program, since each would be linked with all libraries.

mod bots;
mod cards;
mod fight;
mod layouts;
mod moving;
mod rolling;
mod rules;
mod scenarios;
mod sentences;
mod setup;
mod table;
mod words;
