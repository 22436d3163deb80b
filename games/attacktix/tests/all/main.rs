//! All tests of Attacktix that need nothing private: one program, since each would be linked with all libraries.

mod bots;
mod fight;
mod moving;
mod rules;
mod scenarios;
mod setup;
mod table;
mod words;
