//! Attacks, defeats, specials, turns and victory, clause by clause.

mod abilities;
mod attacks;
mod defeat;
mod etiquette;
mod game;
mod giving_up;
mod many;
mod noise;
mod refusals;
mod returns;
mod revisions;
mod sections;
mod simulated;
mod switches;
mod turns;
mod victory;
mod views;
mod volleys;
