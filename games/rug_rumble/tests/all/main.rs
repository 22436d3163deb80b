//! The tests of Rug Rumble that use only its public interface. They share one binary, since each binary would link all
//! libraries again.

mod clauses;
mod laws_hold;
mod reasons;
