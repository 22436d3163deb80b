//! Tests of all that comes before the first turn (figures, forces, set-up, the first player, teams, sides, terrain),
//! and of tournaments.

mod board;
mod consult;
mod drafts;
mod figures;
mod files;
mod first;
mod forces;
mod free_for_all;
mod house;
mod own_figures;
mod placing;
mod positions;
mod setups;
mod shipped;
mod teams;
mod terrain;
mod tournaments;
