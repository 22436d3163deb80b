//! Judging a set-up: every fault, not only the first.

use crate::catalogue::Catalogue;
use crate::clauses::*;
use crate::force::ForceFile;
use crate::force_fault::Part;
use crate::force_faults::{self, force_faults, masters};
use crate::muster;
use crate::numbers::TableSize;
use crate::options::ForcePoints;
use crate::refusal::Refusal;
use crate::setup::{Mode, Setup, TableChoice};
use crate::setup_fault::SetupFault;
use crate::shipped::shipped_tables;
use crate::table_faults::{Room, table_faults as terrain_faults};
use referee::Seats;
use std::collections::BTreeMap;

/// The least and the most points that can be agreed. AT-FORCE-01
pub const LIMITS: [i32; 2] = [100, 600];
/// The most Battle Masters each that can be agreed. AT-BM-02
pub const ALLOWANCE_MOST: u8 = 4;
/// The most blow that an option may ask for, in g cm/s.
const IMPULSE_MOST: u32 = 100_000;

/// Returns every fault of the table: players, points, options, terrain; no word of forces.
pub fn table_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults: Vec<SetupFault> = players(setup);
    let [least, most] = [LIMITS[0], LIMITS[1].min(force_faults::points_room(setup))];
    if !(least..=most).contains(&setup.limit) || setup.limit % 100 != 0 {
        faults.push(SetupFault::Limit { limit: setup.limit, least, most });
    }
    if setup.bm_allowance > ALLOWANCE_MOST {
        faults.push(SetupFault::Allowance { allowance: setup.bm_allowance, most: ALLOWANCE_MOST });
    }
    let impulses = [
        ("switch_impulse", setup.options.switch_impulse, AT_R_24),
        ("shock_impulse", setup.options.shock_impulse, AT_R_26),
    ];
    for (option, value, clause) in impulses {
        if !(1..=IMPULSE_MOST).contains(&value) {
            faults.push(SetupFault::Option { option, value, least: 1, most: IMPULSE_MOST, clause });
        }
    }
    let mut faults: Vec<Refusal> = faults.into_iter().map(Refusal::Setup).collect();
    match muster::table(&setup.table) {
        Some(table) => {
            let size = TableSize::of(setup.mode(), setup.measure, setup.seats.len());
            let room = Room::of(setup.mode(), size);
            faults.extend(terrain_faults(&table, Some(room)).into_iter().map(Refusal::Table));
        }
        None => faults.push(Refusal::Setup(no_such_table(setup))),
    }
    faults
}

fn no_such_table(setup: &Setup) -> SetupFault {
    let word = match &setup.table {
        TableChoice::Shipped(word) => word.chars().take(24).collect(),
        TableChoice::Own(table) => table.id.to_string(),
    };
    SetupFault::NoSuchTable { word, known: shipped_tables().iter().map(|table| table.id.to_string()).collect() }
}

/// Two play a duel, two to four in teams, three or four a free-for-all, clockwise as they joined. AT-FFA-01, AT-TEAM-01,
/// AT-TEAM-03, AT-R-48
fn players(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    let (seats, mode) = (setup.seats.len(), setup.mode());
    let (fits, clause) = match mode {
        Mode::Duel => (seats == 2, AT_TEAM_01),
        Mode::Team => ((2..=4).contains(&seats), AT_TEAM_01),
        Mode::Ffa => ((3..=4).contains(&seats), AT_FFA_01),
    };
    if !fits {
        faults.push(SetupFault::Seats { seats: seats.min(255) as u8, clause });
    }
    for (n, name) in setup.seats.iter().enumerate().take(4) {
        if *name != format!("p{}", n + 1) {
            faults.push(SetupFault::SeatName { at: n as u8 + 1, name: name.chars().take(24).collect() });
        }
    }
    if !are_teams(setup) {
        faults.push(SetupFault::Teams {});
    }
    faults
}

fn are_teams(setup: &Setup) -> bool {
    if setup.teams.is_empty() {
        return true;
    }
    let mut named: Vec<&String> = setup.teams.iter().flatten().collect();
    let mut sitting: Vec<&String> = setup.seats.iter().collect();
    named.sort();
    sitting.sort();
    setup.mode() == Mode::Team
        && setup.teams.len() == 2
        && setup.teams.iter().all(|team| !team.is_empty())
        && named == sitting
}

/// Returns every fault of a set-up with its forces.
pub fn match_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = table_faults(setup);
    if !players(setup).is_empty() {
        return faults;
    }
    for seat in &setup.seats {
        match setup.forces.get(seat) {
            None => faults.push(Refusal::Setup(SetupFault::NoForce { seat: seat.clone() })),
            Some(force) => {
                let of = |fault| Refusal::Force { seat: Some(seat.clone()), fault };
                faults.extend(force_faults(force, setup).into_iter().map(of));
            }
        }
    }
    for seat in setup.forces.keys().filter(|seat| !setup.seats.contains(seat)) {
        faults.push(Refusal::Setup(SetupFault::ForceOfNobody { seat: seat.chars().take(24).collect() }));
    }
    faults.extend(uneven_masters(setup).map(Refusal::Setup));
    if setup.mode() == Mode::Team && setup.seats.iter().all(|seat| setup.forces.contains_key(seat)) {
        faults.extend(team_faults(setup).into_iter().map(Refusal::Setup));
    }
    faults
}

/// Everybody fields the same number of Battle Masters. AT-BM-03, AT-R-06
fn uneven_masters(setup: &Setup) -> Option<SetupFault> {
    let counts: BTreeMap<String, u8> =
        setup.forces.iter().map(|(seat, force)| (seat.clone(), masters(force))).collect();
    let first = counts.values().next().copied();
    let differs = counts.values().any(|count| Some(*count) != first);
    differs.then_some(SetupFault::UnevenMasters { counts })
}

/// Both teams bring the points that were agreed, divided as they wish, and all have room at one line. AT-TEAM-02,
/// AT-TEAM-03, AT-TEAM-04
fn team_faults(setup: &Setup) -> Vec<SetupFault> {
    let teams = setup.team_seats();
    let exact = setup.options.force_points == ForcePoints::Exact;
    let mut faults = Vec::new();
    for (part, agreed) in [(Part::Battle, setup.limit), (Part::Backup, setup.limit / 2)] {
        let points: Vec<i32> = teams.iter().map(|team| team_points(setup, *team, part)).collect();
        for (team, points) in teams.iter().zip(&points) {
            if *points > agreed || (exact && *points != agreed) {
                faults.push(SetupFault::TeamPoints { team: names(setup, *team), part, points: *points, agreed, exact });
            }
        }
        if let ([one, other], true) = (&points[..], faults.is_empty())
            && one != other
        {
            faults.push(SetupFault::UnevenTeams { part, points: [*one, *other] });
        }
    }
    let room = force_faults::line_room(setup);
    for team in teams {
        let width = forces(setup, team).map(|force| {
            let types = Catalogue::shipped().with(&force.figures);
            force_faults::width(&types, &force.battle)
        });
        let width = width.fold(0, i32::saturating_add);
        if width > room {
            faults.push(SetupFault::TeamRoom { team: names(setup, team), width, room });
        }
    }
    faults
}

fn team_points(setup: &Setup, team: Seats, part: Part) -> i32 {
    let points = |force: &ForceFile| {
        let types = Catalogue::shipped().with(&force.figures);
        muster::points(&types, if part == Part::Battle { &force.battle } else { &force.backup })
    };
    forces(setup, team).map(points).fold(0, i32::saturating_add)
}

fn forces(setup: &Setup, team: Seats) -> impl Iterator<Item = &ForceFile> {
    team.iter().filter_map(|seat| setup.forces.get(setup.seats.get(seat.index())?))
}

fn names(setup: &Setup, team: Seats) -> Vec<String> {
    team.iter().filter_map(|seat| setup.seats.get(seat.index()).cloned()).collect()
}
