//! Finds every fault of a force. AT-FORCE, AT-BM, AT-R-04, AT-R-06, AT-R-46, AT-R-63

use crate::catalogue::{Catalogue, model};
use crate::clauses::*;
use crate::figure::FigureType;
use crate::figure_faults::{FigureFault, figure_faults};
use crate::force::ForceFile;
use crate::id::Id;
use crate::muster;
use crate::numbers::{MASTER_RADIUS, STANDARD_RADIUS, TableSize};
use crate::options::ForcePoints;
use crate::pieces::Pieces;
use crate::price::Prices;
use crate::setup::{Mode, Setup};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The least points of a team member's battle force. AT-R-46
pub(crate) const CONTRIBUTION_LEAST: i32 = 50;
/// The most figures of a force. Serials have two digits. AT-FORCE-04
pub(crate) const FIGURES_MOST: usize = 60;
/// The most player-made figure types of a force.
const TYPES_MOST: usize = 24;
/// The most letters of the name of a force.
const NAME_MOST: u32 = 40;
/// How much of the length of a line a row of bases cannot use, in micrometres. Half of it lies at each end.
const ROW_END: i32 = 40_000;

/// Returns every fault of one seat's force for this set-up.
pub fn force_faults(force: &ForceFile, setup: &Setup) -> Vec<ForceFault> {
    let types = Catalogue::priced(setup.options.prices).with(&force.figures);
    let mut faults = file_faults(force);
    faults.extend(own_faults(&force.figures));
    faults.extend(unknown(force, &types));
    faults.extend(points_faults(force, &types, setup));
    faults.extend(master_faults(force, &types, setup));
    faults.extend(room_fault(force, &types, setup));
    faults
}

fn file_faults(force: &ForceFile) -> Vec<ForceFault> {
    let mut faults = Vec::new();
    if force.format != 1 || !(force.game.is_empty() || force.game == "attacktix") {
        faults.push(ForceFault::Format {});
    }
    let letters = force.name.chars().count() as u32;
    if letters > NAME_MOST {
        faults.push(ForceFault::Name { letters, most: NAME_MOST });
    }
    let figures = force.battle.len() + force.backup.len();
    if figures > FIGURES_MOST {
        faults.push(ForceFault::Many { figures: figures as u32, most: FIGURES_MOST as u32 });
    }
    faults
}

/// Returns every fault of player-made figure types. Checks each type by itself, and checks that the codes are unique.
/// AT-R-71, AT-BASE-05
pub fn own_faults(own: &[FigureType]) -> Vec<ForceFault> {
    let mut faults = Vec::new();
    if own.len() > TYPES_MOST {
        faults.push(ForceFault::ManyTypes { figures: own.len() as u32, most: TYPES_MOST as u32 });
    }
    let (shipped, prices, model) = (Catalogue::shipped(), Prices::shipped(), model());
    for (n, kind) in own.iter().enumerate() {
        if shipped.find(&kind.code).is_some() || own[..n].iter().any(|other| other.code == kind.code) {
            faults.push(ForceFault::Code { code: kind.code.clone() });
        }
        faults.extend(figure_faults(kind, own, &prices, &model).into_iter().map(ForceFault::Figure));
    }
    faults
}

fn unknown(force: &ForceFile, types: &Catalogue) -> Vec<ForceFault> {
    let codes: BTreeSet<&Id> = force.battle.iter().chain(&force.backup).collect();
    let missing = codes.into_iter().filter(|code| types.find(code).is_none());
    missing.map(|code| ForceFault::NoSuchFigure { code: code.clone() }).collect()
}

/// Checks that battle force and Back-Up force meet the agreed points. Several figures of a type and mixed factions are
/// allowed. In team play each member brings at least 50 points, and `setup_faults` checks the sum of a team.
/// AT-FORCE-01, AT-FORCE-02, AT-FORCE-03, AT-FORCE-05, AT-R-04, AT-R-46, AT-R-73
fn points_faults(force: &ForceFile, types: &Catalogue, setup: &Setup) -> Vec<ForceFault> {
    let mut faults = Vec::new();
    if force.battle.is_empty() {
        faults.push(ForceFault::Empty {});
    }
    let exact = is_exact(setup) && setup.mode() != Mode::Team;
    for (part, codes, agreed) in
        [(Part::Battle, &force.battle, setup.limit), (Part::Backup, &force.backup, setup.limit / 2)]
    {
        let points = muster::points(types, codes);
        if points > agreed || (exact && points != agreed) {
            faults.push(ForceFault::Points { part, points, agreed, exact });
        }
    }
    let points = muster::points(types, &force.battle);
    if setup.mode() == Mode::Team && points < CONTRIBUTION_LEAST {
        faults.push(ForceFault::Contribution { points, least: CONTRIBUTION_LEAST });
    }
    faults
}

/// Says whether forces must cost exactly the agreed points. House prices are not multiples of 5, so forces at these
/// prices may always cost less. AT-R-04, AT-R-73
pub(crate) fn is_exact(setup: &Setup) -> bool {
    setup.options.force_points == ForcePoints::Exact && setup.options.prices.is_book()
}

/// Returns how many Battle Masters are in both parts of a force. AT-BM-04, AT-R-06
pub fn masters(force: &ForceFile) -> u8 {
    let types = Catalogue::shipped().with(&force.figures);
    let all = force.battle.iter().chain(&force.backup).filter_map(|code| types.find(code));
    all.filter(|kind| kind.is_master()).count().min(usize::from(u8::MAX)) as u8
}

/// Returns how many Battle Masters each player may bring. Tournaments and some maps allow none. AT-BM-02, AT-BM-05,
/// AT-R-06, AT-R-63
pub(crate) fn masters_allowed(setup: &Setup) -> u8 {
    if setup.official || keeps_masters_out(setup) { 0 } else { setup.bm_allowance }
}

/// Checks the number of Battle Masters in both parts of a force. Tournaments and the maze allow none. AT-BM-02,
/// AT-BM-04, AT-BM-05, AT-R-06, AT-R-63
fn master_faults(force: &ForceFile, types: &Catalogue, setup: &Setup) -> Option<ForceFault> {
    let all = force.battle.iter().chain(&force.backup).filter_map(|code| types.find(code));
    let count = all.filter(|kind| kind.is_master()).count().min(usize::from(u8::MAX)) as u8;
    let allowed = setup.bm_allowance;
    match count {
        0 => None,
        _ if setup.official => Some(ForceFault::MastersOfficial { count }),
        _ if keeps_masters_out(setup) => Some(ForceFault::MastersMap { count }),
        _ if count > allowed => Some(ForceFault::Masters { count, allowed }),
        _ => None,
    }
}

/// Says whether the map allows no Battle Masters. AT-SAMP-07, AT-R-63
fn keeps_masters_out(setup: &Setup) -> bool {
    let Some(table) = muster::table(&setup.table) else {
        return false;
    };
    let kinds = Pieces::shipped();
    let is_shut = |map: &str| kinds.kinds().iter().any(|kind| !kind.masters && kind.map.as_deref() == Some(map));
    let holds = table.terrain.iter().filter_map(|piece| kinds.of(piece)).any(|kind| !kind.masters);
    holds || table.map.as_deref().is_some_and(is_shut)
}

/// Checks that all figures of the battle force have room at the line. If an advance makes room for a second row of
/// bases, two rows count. AT-R-08
fn room_fault(force: &ForceFile, types: &Catalogue, setup: &Setup) -> Option<ForceFault> {
    let width = width(types, &force.battle);
    let room = line_room(setup);
    (width > room).then_some(ForceFault::Room { width, room })
}

/// Returns the sum of the diameters of figures' bases, in micrometres.
pub(crate) fn width(types: &Catalogue, codes: &[Id]) -> i32 {
    let radius = |kind: &FigureType| if kind.is_master() { MASTER_RADIUS } else { STANDARD_RADIUS };
    codes.iter().filter_map(|code| types.find(code)).fold(0, |sum, kind| sum.saturating_add(2 * radius(kind)))
}

/// Returns the points of a battle force that fills the line of a seat with the most expensive ordinary figures, rounded
/// down to whole hundreds. The points on the labels count, so all price lists allow the same limits. AT-R-08
pub(crate) fn points_room(setup: &Setup) -> i32 {
    let types = Catalogue::shipped();
    let dearest = types.types().iter().filter(|kind| !kind.is_master()).map(|kind| kind.points).max();
    line_room(setup) / (2 * STANDARD_RADIUS) * dearest.unwrap_or(0) / 100 * 100
}

/// Returns the greatest sum of base diameters that fits at the line of every seat, in micrometres. AT-R-08
pub(crate) fn line_room(setup: &Setup) -> i32 {
    let (mode, seats) = (setup.mode(), setup.seats.len());
    let size = TableSize::of(mode, setup.measure, seats);
    let half = match mode {
        Mode::Duel | Mode::Team => size.surface,
        Mode::Ffa if seats > 3 => size.line - size.from_other_sides,
        Mode::Ffa => size.line - size.first_from_adjacent,
    };
    let rows = if 2 * setup.options.tix.0 >= 2 * STANDARD_RADIUS { 2 } else { 1 };
    rows * (2 * half - ROW_END)
}

/// A part of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The battle force. AT-FORCE-01
    Battle,
    /// The Back-Up force. AT-FORCE-02
    Backup,
}

impl Part {
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Part::Battle => "battle force",
            Part::Backup => "Back-Up force",
        }
    }
}

/// Why a force is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForceFault {
    /// An unknown figure. AT-FORCE-01
    #[error("The catalogue has no figure {code}.")]
    NoSuchFigure {
        /// The code that no figure type has.
        code: Id,
    },
    /// The file has another format, or is for another game.
    #[error("This is not a valid force of Attacktix: format must be 1, and game, if it is given, must be attacktix.")]
    Format {},
    /// A name that is too long. AT-FORCE-01
    #[error("The name of the force has {letters} letters; at most {most} are allowed.")]
    Name {
        /// The number of letters that the name has.
        letters: u32,
        /// The most letters that the name may have.
        most: u32,
    },
    /// The battle force has no figure. AT-FORCE-01
    #[error("The battle force is empty; it needs at least one figure.")]
    Empty {},
    /// The points are not those that were agreed. AT-FORCE-01, AT-FORCE-02, AT-R-04
    #[error("The {part} has {points} points; {} {agreed} are asked for.", if *.exact { "exactly" } else { "at most" },
        part = .part.words())]
    Points {
        /// The part of the force that has too many or too few points.
        part: Part,
        /// The sum of the points.
        points: i32,
        /// The points that were agreed.
        agreed: i32,
        /// Whether the points must be exactly the agreed points.
        exact: bool,
    },
    /// Too few points for a member of a team. AT-R-46
    #[error("The battle force has {points} points; every member of a team must bring at least {least}.")]
    Contribution {
        /// The sum of the points.
        points: i32,
        /// The least points that each member brings.
        least: i32,
    },
    /// More Battle Masters than agreed. AT-R-06
    #[error(
        "The battle force and the Back-Up force have {count} Battle Masters together; at most {allowed} are allowed."
    )]
    Masters {
        /// How many the force has.
        count: u8,
        /// How many were agreed.
        allowed: u8,
    },
    /// Battle Masters in a tournament. AT-BM-05
    #[error("The force has {count} Battle Masters; tournament rules allow none.")]
    MastersOfficial {
        /// How many the force has.
        count: u8,
    },
    /// Battle Masters on a map that they may not enter. AT-R-63
    #[error("The force has {count} Battle Masters; this map allows none.")]
    MastersMap {
        /// How many the force has.
        count: u8,
    },
    /// More figures than the line has room for. AT-R-08
    #[error("The bases of the battle force take {} mm; the line has room for {} mm.", .width / 1_000, .room / 1_000)]
    Room {
        /// The sum of the diameters of all bases, in micrometres.
        width: i32,
        /// The greatest sum that the line has room for, in micrometres.
        room: i32,
    },
    /// More figures than a force may have. AT-FORCE-04
    #[error("The force has {figures} figures; at most {most} are allowed.")]
    Many {
        /// How many the force has.
        figures: u32,
        /// How many are allowed.
        most: u32,
    },
    /// More player-made figure types than a force may have. AT-R-71
    #[error("The force has {figures} figure types of your own; at most {most} are allowed.")]
    ManyTypes {
        /// How many the force has.
        figures: u32,
        /// How many are allowed.
        most: u32,
    },
    /// A code that another type of the force or of the catalogue has. AT-BASE-05
    #[error("Two figure types have the code {code}; every figure type needs its own code.")]
    Code {
        /// The code that two types share.
        code: Id,
    },
    /// A player-made figure type has a fault. AT-R-71
    #[error(transparent)]
    #[serde(untagged)]
    Figure(#[from] FigureFault),
}

impl Cite for ForceFault {
    fn clause(&self) -> Clause {
        match self {
            ForceFault::NoSuchFigure { .. }
            | ForceFault::Format {}
            | ForceFault::Name { .. }
            | ForceFault::Empty {}
            | ForceFault::Points { part: Part::Battle, .. } => AT_FORCE_01,
            ForceFault::Points { part: Part::Backup, .. } => AT_FORCE_02,
            ForceFault::Contribution { .. } => AT_R_46,
            ForceFault::Masters { .. } => AT_R_06,
            ForceFault::MastersOfficial { .. } => AT_BM_05,
            ForceFault::MastersMap { .. } => AT_R_63,
            ForceFault::Room { .. } => AT_R_08,
            ForceFault::Many { .. } => AT_FORCE_04,
            ForceFault::Code { .. } => AT_BASE_05,
            ForceFault::ManyTypes { .. } => AT_R_71,
            ForceFault::Figure(fault) => fault.clause(),
        }
    }
}
