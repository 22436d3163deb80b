//! Finds every fault in the players, points, options and teams of a set-up.

use crate::catalogue::Catalogue;
use crate::clauses::*;
use crate::force::ForceFile;
use crate::force_faults::{self, Part, masters};
use crate::muster;
use crate::setup::{Mode, Setup, TableChoice};
use crate::shipped::shipped_tables;
use crate::terrain::TableFile;
use referee::{Cite, Clause, Seats};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The least and the most points that can be agreed. AT-FORCE-01
pub const LIMITS: [i32; 2] = [100, 600];
/// The most Battle Masters for each player that can be agreed. AT-BM-02
pub const ALLOWANCE_MOST: u8 = 4;
/// The greatest impulse that an option may set, in g cm/s.
const IMPULSE_MOST: u32 = 100_000;

/// Returns every fault of the agreed players, points and options.
pub(crate) fn agreed_faults(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = players(setup);
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
    faults
}

/// Returns the table that a set-up names. AT-TERR-01
pub(crate) fn table_of(setup: &Setup) -> Result<TableFile, SetupFault> {
    muster::table(&setup.table).ok_or_else(|| {
        let word = match &setup.table {
            TableChoice::Shipped(word) => word.chars().take(24).collect(),
            TableChoice::Own(table) => table.id.to_string(),
        };
        SetupFault::NoSuchTable { word, known: shipped_tables().iter().map(|table| table.id.to_string()).collect() }
    })
}

/// Checks the players. A duel has two players, team play has two to four, and a free-for-all has three or four. Seats
/// are named clockwise in the order of joining. AT-FFA-01, AT-TEAM-01, AT-TEAM-03, AT-R-48
pub(crate) fn players(setup: &Setup) -> Vec<SetupFault> {
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

/// Returns the force of a seat. AT-FORCE-01
pub(crate) fn force_of<'s>(setup: &'s Setup, seat: &str) -> Result<&'s ForceFile, SetupFault> {
    setup.forces.get(seat).ok_or_else(|| SetupFault::NoForce { seat: seat.into() })
}

/// Returns every fault of the forces taken together.
pub(crate) fn together_faults(setup: &Setup) -> Vec<SetupFault> {
    let strangers = setup.forces.keys().filter(|seat| !setup.seats.contains(seat));
    let mut faults: Vec<SetupFault> =
        strangers.map(|seat| SetupFault::ForceOfNobody { seat: seat.chars().take(24).collect() }).collect();
    faults.extend(uneven_masters(setup));
    if setup.mode() == Mode::Team && setup.seats.iter().all(|seat| setup.forces.contains_key(seat)) {
        faults.extend(team_faults(setup));
    }
    faults
}

/// Checks that every seat brings the same number of Battle Masters. AT-BM-03, AT-R-06
fn uneven_masters(setup: &Setup) -> Option<SetupFault> {
    let counts: BTreeMap<String, u8> =
        setup.forces.iter().map(|(seat, force)| (seat.clone(), masters(force))).collect();
    let first = counts.values().next().copied();
    let differs = counts.values().any(|count| Some(*count) != first);
    differs.then_some(SetupFault::UnevenMasters { counts })
}

/// Checks that both teams bring the points that were agreed. A team divides its points as it wishes. All figures of a
/// team must have room at its line. At house prices a team may bring less. AT-TEAM-02, AT-TEAM-03, AT-TEAM-04, AT-R-73
fn team_faults(setup: &Setup) -> Vec<SetupFault> {
    let teams = setup.team_seats();
    let (exact, even) = (force_faults::is_exact(setup), setup.options.prices.is_book());
    let mut faults = Vec::new();
    for (part, agreed) in [(Part::Battle, setup.limit), (Part::Backup, setup.limit / 2)] {
        let points: Vec<i32> = teams.iter().map(|team| team_points(setup, *team, part)).collect();
        for (team, points) in teams.iter().zip(&points) {
            if *points > agreed || (exact && *points != agreed) {
                faults.push(SetupFault::TeamPoints { team: names(setup, *team), part, points: *points, agreed, exact });
            }
        }
        if let ([one, other], true) = (&points[..], even && faults.is_empty())
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
        let types = Catalogue::priced(setup.options.prices).with(&force.figures);
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

/// Why a set-up is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SetupFault {
    /// The number of players does not fit the mode of play. AT-FFA-01
    #[error("{seats} players cannot play this way: a duel takes two, teams two to four, a free-for-all three or four.")]
    Seats {
        /// The number of seats.
        seats: u8,
        /// The clause for the mode of play.
        clause: Clause,
    },
    /// Seats that are not named p1, p2, … AT-R-48
    #[error("Seat {at} is called {name:?}; the seats are p1, p2, p3 and p4, clockwise.")]
    SeatName {
        /// The number of the seat, from 1.
        at: u8,
        /// The name in the set-up.
        name: String,
    },
    /// Teams that are not valid. AT-TEAM-01
    #[error("Team play needs two teams, with every seat in exactly one of them; other modes of play have no teams.")]
    Teams {},
    /// Points that cannot be agreed. AT-FORCE-01
    #[error("{limit} points cannot be agreed; choose a multiple of 100 from {least} to {most}.")]
    Limit {
        /// The number in the set-up.
        limit: i32,
        /// The least number that is allowed.
        least: i32,
        /// The greatest number that is allowed.
        most: i32,
    },
    /// More Battle Masters than can be agreed. AT-BM-02
    #[error("{allowance} Battle Masters for each player cannot be agreed; choose 0 to {most}.")]
    Allowance {
        /// The number in the set-up.
        allowance: u8,
        /// The greatest number that is allowed.
        most: u8,
    },
    /// An option out of its range.
    #[error("{option} is {value}; it must be from {least} to {most}.")]
    Option {
        /// The key of the option.
        option: &'static str,
        /// The number in the set-up.
        value: u32,
        /// The least number that is allowed.
        least: u32,
        /// The greatest number that is allowed.
        most: u32,
        /// The clause that describes the option.
        clause: Clause,
    },
    /// No shipped table has this id. AT-TERR-01
    #[error("There is no table called {word:?}; the tables are {}.", .known.join(", "))]
    NoSuchTable {
        /// The id in the set-up, cut short.
        word: String,
        /// The ids of the tables that come with the game.
        known: Vec<String>,
    },
    /// A seat has no force. AT-FORCE-01
    #[error("{seat} has handed in no force; every seat must bring one.")]
    NoForce {
        /// The seat without a force.
        seat: String,
    },
    /// A force names a seat that is not at the table. AT-FORCE-01
    #[error("There is a force of {seat:?}, but this table has no such seat.")]
    ForceOfNobody {
        /// The name of the seat, cut short.
        seat: String,
    },
    /// The seats bring different numbers of Battle Masters. AT-BM-03
    #[error("All seats must bring the same number of Battle Masters; they bring {}.", list(.counts))]
    UnevenMasters {
        /// The number of Battle Masters of each seat.
        counts: BTreeMap<String, u8>,
    },
    /// A team whose points are not the agreed points. AT-TEAM-02
    #[error("The {part} of {} has {points} points together; {} {agreed} are asked for.", .team.join(" and "),
        if *.exact { "exactly" } else { "at most" }, part = .part.words())]
    TeamPoints {
        /// The seats of the team.
        team: Vec<String>,
        /// The part of the forces.
        part: Part,
        /// The sum of the points of the team.
        points: i32,
        /// The points that were agreed.
        agreed: i32,
        /// Whether the sum must be exactly the agreed points.
        exact: bool,
    },
    /// Teams with different points, although neither exceeds the limit. AT-TEAM-02
    #[error("The {part} of the teams have {} and {} points; both teams must bring the same.", .points[0], .points[1],
        part = .part.of_teams())]
    UnevenTeams {
        /// The part of the forces.
        part: Part,
        /// The points of each team.
        points: [i32; 2],
    },
    /// More figures than a team's line has room for. AT-TEAM-04, AT-R-08
    #[error("The bases of {} take {} mm; the line of this team has room for {} mm.", .team.join(" and "),
        .width / 1_000, .room / 1_000)]
    TeamRoom {
        /// The seats of the team.
        team: Vec<String>,
        /// The sum of the diameters of all bases, in micrometres.
        width: i32,
        /// The greatest sum that the line has room for, in micrometres.
        room: i32,
    },
}

impl Part {
    const fn of_teams(self) -> &'static str {
        match self {
            Part::Battle => "battle forces",
            Part::Backup => "Back-Up forces",
        }
    }
}

fn list(counts: &BTreeMap<String, u8>) -> String {
    counts.iter().map(|(seat, count)| format!("{count} for {seat}")).collect::<Vec<_>>().join(", ")
}

impl Cite for SetupFault {
    fn clause(&self) -> Clause {
        match self {
            SetupFault::Seats { clause, .. } | SetupFault::Option { clause, .. } => *clause,
            SetupFault::SeatName { .. } => AT_R_48,
            SetupFault::Teams {} => AT_TEAM_01,
            SetupFault::Limit { .. } | SetupFault::NoForce { .. } | SetupFault::ForceOfNobody { .. } => AT_FORCE_01,
            SetupFault::Allowance { .. } => AT_BM_02,
            SetupFault::NoSuchTable { .. } => AT_TERR_01,
            SetupFault::UnevenMasters { .. } => AT_BM_03,
            SetupFault::TeamPoints { .. } | SetupFault::UnevenTeams { .. } => AT_TEAM_02,
            SetupFault::TeamRoom { .. } => AT_TEAM_04,
        }
    }
}
