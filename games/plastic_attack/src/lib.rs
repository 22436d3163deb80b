//! Plastic Attack, both editions: armies of action figures, secret battle cards, special actions.
//!
//! The rules stand in `rules/plastic-attack/rulebook.md`. Functions in [`mod@rules`] name the clauses that they
//! implement. The game does not deviate from the printed rules. It adds a limit on the number of turns (PA-R-46), and
//! resignation and time-outs (PA-R-47, PA-R-51, PA-R-52).

mod action;
mod army;
mod army_faults;
mod army_form;
mod bot;
mod card;
pub mod clauses;
mod codec;
mod edition;
mod entry;
mod estimate;
mod event;
mod features;
mod game;
mod muster;
mod network;
mod position;
mod prior;
mod refusal;
mod roster;
mod rules;
mod scenario;
mod setup;
mod setup_faults;
mod shipped;
mod special;
mod state;
mod table;
mod terms;
mod view;
mod weights;
mod worst;
mod zones;

pub use action::Action;
pub use army::{ArmyFile, Body, CardFile, FigureFile, Gear, Head, Look, POWER_POINTS, Shape};
pub use army_faults::ArmyFault;
pub use army_form::{FormFault, Must};
pub use card::{Card, Cards};
pub use codec::Against;
pub use edition::Edition;
pub use entry::{Entry, boxed, deck, layout};
pub use event::{Event, Sum};
pub use game::{judge, judge_file};
pub use muster::{ArmyWeights, build_army};
pub use network::{Features, HIDDEN, NetworkWeights};
pub use position::Position;
pub use refusal::Refusal;
pub use roster::{Character, CharacterCard, Figure};
pub use scenario::{Assertion, Given, Luck, ScenarioTable, Written, scenario_schema};
pub use setup::{ArmySize, EmptyHand, LuckOriginal, MOST_TURNS, Options, Setup};
pub use setup_faults::SetupFault;
pub use shipped::{shipped_armies, shipped_figures};
pub use special::{Aim, Special};
pub use state::{Ending, Stage, State, Whereabouts};
pub use table::PlasticAttack;
pub use view::{SeenHand, View};
