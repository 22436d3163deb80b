//! The rules of Toy Battle, clause by clause, in modules that follow the chapters of the rulebook. Other modules test
//! the laws and properties that hold in every game. Tests write positions in the format of [`table`].

mod subject;
pub mod table;

mod draw;
mod end;
mod goal;
mod hidden;
mod large_board;
mod laws_hold;
mod leaks;
mod medals;
mod places;
mod placing;
mod properties;
mod records;
mod setup;
mod terrain_rulings;
mod terrains;
mod troop_rulings;
mod troops;
