//! All tests of Rug Rumble that need nothing private, in one program. Separate programs would each be linked with all
//! libraries.

mod clauses;
mod laws_hold;
mod reasons;
