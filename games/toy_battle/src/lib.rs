//! Toy Battle: two hidden racks, placement on a graph of bases, eight terrains.
//!
//! The rules stand in `rules/toy-battle/rulebook.md`, and the functions of [`mod@rules`] name its clauses. This program
//! follows the printed rules. It adds a limit on the number of turns (TB-R-33), resignation and time-outs (TB-R-43).

mod action;
pub mod board;
mod bot;
pub mod clauses;
mod codec;
mod counts;
mod entry;
mod estimate;
mod event;
mod features;
mod field;
mod game;
mod network;
mod position;
mod refusal;
mod rules;
mod scenario;
mod setup;
mod state;
mod table;
mod terms;
mod troop;
mod view;

pub use action::{Action, Effect};
pub use counts::Weighed;
pub use entry::{Entry, boxed};
pub use estimate::points;
pub use event::Event;
pub use features::Features;
pub use field::{Field, Place, Region};
pub use network::{HIDDEN, Weights};
pub use position::Position;
pub use refusal::Refusal;
pub use rules::Decisions;
pub use scenario::{Assertion, Given, ScenarioTable, Written, scenario_schema};
pub use setup::{BoardChoice, MOST_PLIES, MedalTiming, Options, Setup, Starter};
pub use state::{Ending, Phase, Piece, State};
pub use table::{EDITION, ToyBattle};
pub use troop::{BLUE, Kinds, RED, Troop, opponent};
pub use view::{SeenPlaced, View};
