//! All tests of Plastic Attack, in one program. Separate programs would each be linked with all libraries.

mod bots;
mod cards;
mod entry;
mod layouts;
mod odds;
mod positions;
mod reasons;
mod rules;
mod runner;
mod scenarios;
mod shipped;
mod smoke;
mod words;
