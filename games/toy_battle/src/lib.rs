//! toy battle
