//! Plastic Fudge: a skirmish of plastic soldiers on a table without squares. Players measure all distances.
//!
//! The rules stand in `rules/plastic-fudge/rulebook.md`. In [`mod@rules`], each function that applies a rule cites the
//! clauses of that rule. The game follows the printed rules, except where a ruling of the rulebook (`PF-R-…`) says
//! otherwise. Resignation and time-outs stand in no printed rule: Rumpus adds them.

mod action;
mod answer;
mod battle;
mod battlefield;
mod bill;
mod bot;
mod candidates;
pub mod clauses;
mod codec;
mod draft;
mod entry;
mod event;
mod force;
mod game;
mod game_words;
mod ground;
mod house;
mod id;
mod judge;
mod kinds;
mod length;
mod level;
mod muster;
mod odds;
mod options;
mod position;
mod presets;
mod price;
mod refusal;
mod rules;
mod scenario;
mod setup;
mod shipped;
mod side;
mod state;
mod unit;
mod view;

pub use action::{Action, Attack, JetOrder, Leg};
pub use answer::*;
pub use battle::PlasticFudge;
pub use battlefield::{Battlefield, Edge, Flag, Piece, TerrainKind, Zone};
pub use bill::{AuditRow, Bill, BillItem, BillRow, Fielding, audit, bill, fielding};
#[doc(hidden)]
pub use bot::internals as bot_internals;
pub use bot::{ForceWeights, bot_force};
pub use codec::{BillJson, KindJson, LevelJson, OwnJson, Preset, WaitsFor, bill_json};
pub use draft::draft;
pub use entry::{Entry, boxed, layout, roster};
pub use event::{Cover, Dice, Event, Modifier};
pub use force::{ForceFile, UnitFile};
pub use game::EDITION;
pub use ground::{DefenceModifier, Footing, Gait, Ground, Patch, TerrainDefence, TerrainRow};
pub use house::{Attribute, HousePrices};
pub use id::Id;
pub use judge::battlefield::BattlefieldFault;
pub use judge::force::ForceFault;
pub use judge::setup::SetupFault;
pub use length::{Length, Spot};
pub use level::{LEVELS, Level, LevelRow, movement, reach};
pub use odds::{Damage, Odds, ROLLS, Reading, WAYS, at_least, at_most, chart};
pub use options::*;
pub use position::{MarkerPosition, Position, ResultJson, Sealed, UnitPosition, Winner};
pub use presets::{PRESETS, preset};
pub use price::{Levels, force_price, marker_price, price};
pub use refusal::{Refusal, judge, judge_battlefield, options_faults};
pub use rules::{
    Aimed, Defender, FLAME_HALF_ANGLE, GRENADE_DISC, LARGE_DISC, Preview, Sight as PreviewSight, Template,
};
pub use rules::{AttackFault, MoveFault, PlaceFault, RoundFault};
pub use scenario::{Assertion, Luck, ScenarioTable, scenario_schema};
pub use setup::{Ground as GroundChoice, Setup};
pub use shipped::{ShippedForce, shipped_battlefields, shipped_forces};
pub use side::{Role, Side};
pub use state::{Condition, EndedBy, Ending, Marker, Orders, State, Step, UnitIndex, UnitState};
pub use unit::{Profile, RadioRole, Stance, UnitType, Weapon, WeaponKind, may_carry};
pub use view::View;
