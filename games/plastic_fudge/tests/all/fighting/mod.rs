//! Attacks, explosions, mines, wrecks and Jets, clause by clause.

mod anything;
mod attacks;
mod chart;
mod explosions;
mod hand_to_hand;
mod jets;
mod mines;
mod previews;
mod secrets;
mod sight;
mod specials;
mod wrecks;
