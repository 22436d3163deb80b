//! All tests of Rug Rumble that need nothing private: one program, since each would be linked with all libraries.

mod clauses;
mod laws_hold;
mod reasons;
