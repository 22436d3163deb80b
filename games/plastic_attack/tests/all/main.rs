//! All tests of Plastic Attack that need nothing private: one program, since each would be linked with all libraries.

mod bots;
mod positions;
mod rules;
mod runner;
mod scenarios;
mod shipped;
mod smoke;
mod words;
