//! All tests of Attacktix, in one program: each further program would be linked with all libraries again.

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
