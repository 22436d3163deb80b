//! What is agreed before play: levels, prices, forces, battlefields, options.

mod battlefields;
mod cards;
mod drafts;
mod forces;
mod house;
mod levels;
mod measures;
mod options;
mod prices;
mod ready;
mod samples;
mod scenario;
mod shipped;
mod values;
