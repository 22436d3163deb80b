//! Why a set-up is refused.

use crate::clauses::*;
use crate::force_fault::Part;
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Why a set-up is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SetupFault {
    /// A number of players that cannot play this way. AT-FFA-01
    #[error("{seats} cannot play this way: a duel takes two, teams two to four, a free-for-all three or four.")]
    Seats {
        /// How many sit there.
        seats: u8,
        /// The clause for the way to play.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// Seats that are not named p1, p2, … AT-R-48
    #[error("Seat {at} is called {name:?}; the seats are p1, p2, p3 and p4, clockwise.")]
    SeatName {
        /// Which, from 1.
        at: u8,
        /// What it is called.
        name: String,
    },
    /// Teams that are none. AT-TEAM-01
    #[error("Teams are two, nobody is in both, and everybody at the table is in one; other ways to play have none.")]
    Teams {},
    /// Points that cannot be agreed. AT-FORCE-01
    #[error("{limit} points cannot be agreed: a multiple of 100, from {least} to {most}.")]
    Limit {
        /// What was said.
        limit: i32,
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// More Battle Masters than can be agreed. AT-BM-02
    #[error("{allowance} Battle Masters each cannot be agreed: 0 to {most}.")]
    Allowance {
        /// What was said.
        allowance: u8,
        /// The most.
        most: u8,
    },
    /// An option out of its range.
    #[error("{option} is {value}; it must be from {least} to {most}.")]
    Option {
        /// Its key.
        option: &'static str,
        /// What was said.
        value: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// The ruling that names it.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// No such table. AT-TERR-01
    #[error("There is no table called {word:?}; there are {}.", .known.join(", "))]
    NoSuchTable {
        /// What was said, cut short.
        word: String,
        /// Those that come with the game.
        known: Vec<String>,
    },
    /// Somebody has no force. AT-FORCE-01
    #[error("{seat} has handed in no force; everybody brings one.")]
    NoForce {
        /// Who.
        seat: String,
    },
    /// A force of somebody who does not sit there. AT-FORCE-01
    #[error("There is a force of {seat:?}, who does not sit at this table.")]
    ForceOfNobody {
        /// Whose, cut short.
        seat: String,
    },
    /// Not the same number of Battle Masters. AT-BM-03
    #[error("Everybody fields the same number of Battle Masters; here it is {}.", list(.counts))]
    UnevenMasters {
        /// How many each seat brings.
        counts: BTreeMap<String, u8>,
    },
    /// Teams whose points are not those agreed. AT-TEAM-02
    #[error("The {part} of {} has {points} points together; {} {agreed} are asked for.", .team.join(" and "),
        if *.exact { "exactly" } else { "at most" }, part = .part.words())]
    TeamPoints {
        /// Who.
        team: Vec<String>,
        /// Of which part.
        part: Part,
        /// What it adds up to.
        points: i32,
        /// What was agreed.
        agreed: i32,
        /// Whether it must be met exactly.
        exact: bool,
    },
    /// Teams whose forces differ although both keep within the points. AT-TEAM-02
    #[error("The {part} of the teams have {} and {} points; both bring the same.", .points[0], .points[1],
        part = .part.of_teams())]
    UnevenTeams {
        /// Of which part.
        part: Part,
        /// What each team brings.
        points: [i32; 2],
    },
    /// More figures than a team's line has room for. AT-TEAM-04, AT-R-08
    #[error("The bases of {} take {} mm; two rows at their line have room for {} mm.", .team.join(" and "),
        .width / 1_000, .room / 1_000)]
    TeamRoom {
        /// Who.
        team: Vec<String>,
        /// The diameters of all bases, in micrometres.
        width: i32,
        /// What there is room for.
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
