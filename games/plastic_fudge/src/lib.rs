//! Plastic Fudge: plastic soldiers on a measured table.
//!
//! The rules stand in `rules/plastic-fudge/rulebook.md`; every function of [`mod@rules`] names its clauses. Deviations
//! from the printed rules: none beyond the rulings. Product rules: resignation and time-outs.

mod action;
mod answer;
mod battlefield;
mod battlefield_faults;
mod bill;
mod bot;
mod candidates;
pub mod clauses;
mod draft;
mod entry;
mod event;
mod facts;
mod force;
mod force_fault;
mod force_faults;
mod game;
mod game_words;
mod ground;
mod id;
mod kinds;
mod length;
mod level;
mod muster;
#[cfg(feature = "mutants")]
mod mutants;
mod odds;
mod options;
mod presets;
mod price;
mod refusal;
mod rules;
mod said;
mod setup;
mod setup_faults;
mod shipped;
mod side;
mod state;
mod study;
mod unit;
mod view;

pub use action::{Action, Attack, JetOrder, Leg};
pub use answer::*;
pub use battlefield::{Battlefield, Edge, Flag, Piece, TerrainKind, Zone};
pub use battlefield_faults::{BattlefieldFault, judge_battlefield};
pub use bill::{AuditRow, Bill, BillItem, BillRow, Fielding, audit, bill, fielding};
pub use bot::bot_force;
pub use draft::draft;
pub use entry::Entry;
pub use event::{Cover, Damage, Dice, Event, Modifier};
pub use force::{ForceFile, UnitFile};
pub use force_fault::ForceFault;
pub use force_faults::may_carry;
pub use game::{EDITION, PlasticFudge};
pub use ground::{DefenceModifier, Footing, Gait, Ground, Patch, TerrainDefence, TerrainRow};
pub use id::Id;
pub use length::{Length, Spot};
pub use level::{LEVELS, LevelRow, movement, reach};
#[cfg(feature = "mutants")]
pub use mutants::Mutant;
pub use odds::{Odds, ROLLS, Reading, WAYS, at_least, at_most, chart};
pub use options::*;
pub use presets::{PRESETS, preset};
pub use price::{Levels, force_price, marker_price, price};
pub use refusal::Refusal;
pub use rules::{
    Aimed, Defender, FLAME_HALF_ANGLE, GRENADE_DISC, LARGE_DISC, Preview, Sight as PreviewSight, Template,
};
pub use rules::{AttackFault, MoveFault, PlaceFault, RoundFault};
pub use said::{
    MineSaid, Position, ResultSaid, SaidBill, SaidKind, SaidLevel, Sealed, UnitSaid, WaitsFor, Winner, export_types,
    said_bill, said_kind, said_levels,
};
pub use setup::{Ground as GroundChoice, Setup};
pub use setup_faults::{SetupFault, judge, options_faults};
pub use shipped::{ShippedForce, shipped_battlefields, shipped_forces};
pub use side::{Role, Side};
pub use state::{Condition, EndedBy, Ending, Marker, Nth, Orders, State, Step, Truth, UnitState};
pub use study::{Assertion, Luck, Studied, scenario_schema};
pub use unit::{Level, Profile, RadioRole, Stance, UnitType, Weapon, WeaponKind};
pub use view::View;
