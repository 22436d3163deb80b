//! All tests of Plastic Fudge that use only its public items. They form one program, so that the libraries are linked
//! only once.

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
