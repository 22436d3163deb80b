//! All tests of Plastic Fudge that use only its public items. The tests form a single program, because each further
//! program would be linked with all libraries again.

mod answers;
mod bots;
mod fighting;
mod laws;
mod layouts;
mod morale;
mod moving;
mod scenarios;
mod setup;
mod table;
