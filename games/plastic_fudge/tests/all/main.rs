//! All tests of Plastic Fudge that need nothing private. The tests are one program, because each program would be
//! linked with all libraries.

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
