//! What is settled before the first turn: figures, forces, set-up, who begins, teams, free-for-all, terrain,
//! tournaments.

mod board;
mod consult;
mod drafts;
mod figures;
mod files;
mod first;
mod forces;
mod free_for_all;
mod own_figures;
mod placing;
mod positions;
mod setups;
mod shipped;
mod teams;
mod terrain;
mod tournaments;
