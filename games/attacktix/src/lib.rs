//! Attacktix: figures that roll on ratchet wheels, aim, and knock each other over.
//!
//! The rules stand in `rules/attacktix/rulebook.md`, and the functions of [`mod@rules`] name their clauses. The crate
//! `physics` simulates attacks, and this crate judges the results. The game deviates from the printed rules only where
//! a ruling says so. It adds resignation, time-outs and player-made figures.

mod action;
mod answer;
mod arcs;
mod battle;
mod bot;
mod candidates;
mod catalogue;
pub mod clauses;
mod codec;
mod constants;
mod consult;
mod draft;
mod entry;
mod event;
mod figure;
mod figure_faults;
mod force;
mod force_faults;
mod game;
mod ground;
mod house;
mod id;
mod imagine;
mod muster;
mod noise;
mod numbers;
mod offer;
mod options;
mod outcome;
mod pieces;
mod place;
mod position;
mod position_file;
mod price;
mod refusal;
mod rolling;
mod roster;
mod rules;
mod scenario;
mod scene;
mod setup;
mod setup_faults;
mod shipped;
mod simulation;
mod state;
mod table_faults;
mod terrain;
pub mod tournament;
mod view;
mod ways;

pub use action::{Action, Aim, Leg, SpecialChoice, Swing};
pub use answer::*;
pub use arcs::Arcs;
pub use battle::Attacktix;
pub use catalogue::{CONSTANTS, Catalogue, FiguresFile, OLD_CONSTANTS, SampleForce};
pub use constants::{ConstantsFile, RuleNumbers};
pub use consult::consult;
pub use draft::draft;
pub use entry::{CardText, Entry, boxed, company, layout};
pub use event::{Blow, Cause, Event, Shifted, SpecialResult};
pub use figure::{
    Ability, Base, Class, Colour, Effect, FigureType, Filter, FreeMoves, Guard, ReturnTo, TakenDown, WeaponName, Whose,
    Window, Zone,
};
pub use figure_faults::FigureFault;
pub use force::ForceFile;
pub use force_faults::{ForceFault, Part, force_faults, masters, own_faults};
pub use game::EDITION;
pub use ground::{Body, Ground, SectionLine};
pub use house::HousePrices;
pub use id::Id;
pub use numbers::*;
pub use offer::{BillFigure, BillJson, BillPart, OwnJson, PieceGeometry, PieceKindJson, bill};
pub use options::*;
pub use pieces::{Geometry, GeometryFile, KindFile, PieceKind, Pieces, SECTION_MOST, Shape, TerrainFile};
pub use place::{Edge, Heading, Spot, TURN};
pub use position::{FigurePosition, ObjectPosition, Position, SeatPosition};
pub use position_file::*;
pub use price::{Bounds, Price, PriceRow, Prices, SpeedBounds};
pub use refusal::{Refusal, setup_faults};
pub use rolling::{UNIT, cosine, heading_to, rolled, sine, turn_between};
pub use roster::Profile;
pub use rules::{
    AttackFault, Course, Doing, Limit, LimitedBy, MoveFault, Order, PlaceFault, PushFault, SpecialFault, TurnFault,
};
pub use scenario::{Assertion, Grind, Luck, ScenarioTable, scenario_schema};
pub use setup::{Measure, Mode, Setup, TableChoice};
pub use setup_faults::{ALLOWANCE_MOST, LIMITS, SetupFault};
pub use shipped::{ShippedForce, shipped_forces, shipped_tables};
pub use state::*;
pub use table_faults::{Room, TableFault, may_combine, table_faults};
pub use terrain::{Descriptor, PieceFile, SectionFile, Standing, TableFile};
pub use view::{Asks, FelledView, FigureView, OverView, PieceView, SeatView, TurnView, View, Waiting, WeaponNow};
pub use ways::Way;
