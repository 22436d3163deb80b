//! Judging a force: every fault, not only the first. AT-FORCE, AT-BM, AT-R-04, AT-R-06, AT-R-46, AT-R-63

use crate::catalogue::{Catalogue, model};
use crate::figure::FigureType;
use crate::figure_faults::figure_faults;
use crate::force::ForceFile;
use crate::force_fault::{ForceFault, Part};
use crate::id::Id;
use crate::muster;
use crate::numbers::{MASTER_RADIUS, STANDARD_RADIUS, TableSize};
use crate::options::ForcePoints;
use crate::pieces::Pieces;
use crate::price::Prices;
use crate::setup::{Mode, Setup};
use std::collections::BTreeSet;

/// What a member of a team brings to the battle force at least. AT-R-46
pub const CONTRIBUTION_LEAST: i32 = 50;
/// Most figures of a force: their serials have two digits. AT-FORCE-04
pub const FIGURES_MOST: usize = 60;
/// Most figure types of one's own.
const TYPES_MOST: usize = 24;
/// Most letters of the name of a force.
const NAME_MOST: u32 = 40;
/// What the rows at a line lose at their ends, in micrometres.
const ROW_END: i32 = 40_000;

/// Returns every fault of the force of one seat at a table set up like this.
pub fn force_faults(force: &ForceFile, setup: &Setup) -> Vec<ForceFault> {
    let types = Catalogue::shipped().with(&force.figures);
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

/// Returns every fault of figure types that somebody made: each by itself, and their codes. AT-R-71, AT-BASE-05
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
        faults.extend(figure_faults(kind, own, &prices, &model));
    }
    faults
}

fn unknown(force: &ForceFile, types: &Catalogue) -> Vec<ForceFault> {
    let codes: BTreeSet<&Id> = force.battle.iter().chain(&force.backup).collect();
    let missing = codes.into_iter().filter(|code| types.find(code).is_none());
    missing.map(|code| ForceFault::NoSuchFigure { code: code.clone() }).collect()
}

/// Battle force and Back-Up force meet the points that were agreed; several of a kind and mixed factions are fine. In a
/// team they are added up with those of the others, and everybody brings at least 50. AT-FORCE-01, AT-FORCE-02,
/// AT-FORCE-03, AT-FORCE-05, AT-R-04, AT-R-46
fn points_faults(force: &ForceFile, types: &Catalogue, setup: &Setup) -> Vec<ForceFault> {
    let mut faults = Vec::new();
    if force.battle.is_empty() {
        faults.push(ForceFault::Empty {});
    }
    let exact = setup.options.force_points == ForcePoints::Exact && setup.mode() != Mode::Team;
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

/// Returns how many Battle Masters are in both parts of a force. AT-BM-04, AT-R-06
pub fn masters(force: &ForceFile) -> u8 {
    let types = Catalogue::shipped().with(&force.figures);
    let all = force.battle.iter().chain(&force.backup).filter_map(|code| types.find(code));
    all.filter(|kind| kind.is_master()).count().min(usize::from(u8::MAX)) as u8
}

/// Returns how many Battle Masters everybody may bring: none in tournaments and on maps that keep them out. AT-BM-02,
/// AT-BM-05, AT-R-06, AT-R-63
pub fn masters_allowed(setup: &Setup) -> u8 {
    if setup.official || keeps_masters_out(setup) { 0 } else { setup.bm_allowance }
}

/// Battle Masters in both parts count, and tournaments and the maze have none. AT-BM-02, AT-BM-04, AT-BM-05, AT-R-06,
/// AT-R-63
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

/// Says whether Battle Masters may not enter the map. AT-SAMP-07, AT-R-63
fn keeps_masters_out(setup: &Setup) -> bool {
    let Some(table) = muster::table(&setup.table) else {
        return false;
    };
    let kinds = Pieces::shipped();
    let is_shut = |map: &str| kinds.kinds().iter().any(|kind| !kind.masters && kind.map.as_deref() == Some(map));
    let holds = table.terrain.iter().filter_map(|piece| kinds.of(piece)).any(|kind| !kind.masters);
    holds || table.map.as_deref().is_some_and(is_shut)
}

/// All figures of the battle force have room at the line, in two rows where an advance makes a second possible. AT-R-08
fn room_fault(force: &ForceFile, types: &Catalogue, setup: &Setup) -> Option<ForceFault> {
    let width = width(types, &force.battle);
    let room = line_room(setup);
    (width > room).then_some(ForceFault::Room { width, room })
}

/// Returns the diameters of the bases of figures together, in micrometres.
pub(crate) fn width(types: &Catalogue, codes: &[Id]) -> i32 {
    let radius = |kind: &FigureType| if kind.is_master() { MASTER_RADIUS } else { STANDARD_RADIUS };
    codes.iter().filter_map(|code| types.find(code)).fold(0, |sum, kind| sum.saturating_add(2 * radius(kind)))
}

/// Returns how many points find room at the line of a seat, if it brings the dearest figures: whole hundreds. AT-R-08
pub(crate) fn points_room(setup: &Setup) -> i32 {
    let types = Catalogue::shipped();
    let dearest = types.types().iter().filter(|kind| !kind.is_master()).map(|kind| kind.points).max();
    line_room(setup) / (2 * STANDARD_RADIUS) * dearest.unwrap_or(0) / 100 * 100
}

/// Returns for how much width of bases there is room at the line of a seat, wherever it will sit. AT-R-08
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
