//! Checks of battlefields, forces and options that players hand in. Each returns all faults that it finds.

pub(crate) mod battlefield;
pub(crate) mod force;
pub(crate) mod setup;
