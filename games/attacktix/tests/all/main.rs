//! All tests of Attacktix. They are one program, because each further program would have to be linked with all
//! libraries.

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
