//! What can be wrong with the files that players bring, and with the options.

pub(crate) mod battlefield;
pub(crate) mod force;
pub(crate) mod setup;
