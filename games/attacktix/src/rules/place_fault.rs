//! Why a side or a placement is refused.

use crate::clauses::*;
use crate::id::Id;
use crate::place::Edge;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why a side or a placement is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlaceFault {
    /// It is not to be placed. AT-SETUP-03
    #[error("{figure} is not in the battle force that is placed.")]
    NotInPool {
        /// Which.
        figure: Id,
    },
    /// Somebody else chooses a side now. AT-R-49
    #[error("{seat} chooses a side first.")]
    NotYourChoice {
        /// Who does.
        seat: String,
    },
    /// Somebody has that side, in a free-for-all of three. AT-FFA-03
    #[error("That side is taken by {seat}; free is {free:?}.")]
    SideTaken {
        /// Whose it is.
        seat: String,
        /// The sides that may be chosen.
        free: Vec<Edge>,
        /// The clause for so many players.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// Not one of the two sides beside the first player. AT-FFA-04
    #[error("The others take the two sides beside the first player's: free is {free:?}.")]
    NotBeside {
        /// The sides that may be chosen.
        free: Vec<Edge>,
    },
    /// Its front does not touch the own line. AT-SETUP-03
    #[error("{figure} stands {} mm off its place: its front touches the own line.", .off.abs() / 1_000)]
    OffLine {
        /// Which.
        figure: Id,
        /// How far behind the place that touches the line; before it if negative.
        off: i32,
    },
    /// Its base is not on the surface. AT-R-08
    #[error("{figure} would stand over the edge: along the line, {along} mm is possible up to {most} mm.",
        along = .along / 1_000, most = .most / 1_000)]
    OffSurface {
        /// Which.
        figure: Id,
        /// Where along the line.
        along: i32,
        /// How far from the middle is possible.
        most: i32,
    },
    /// Too near to the side of another player. AT-FFA-03, AT-FFA-04, AT-FFA-05
    #[error("{figure} is {} mm from another player's side; at least {} mm are asked for.", .gap / 1_000, .least / 1_000)]
    NearSide {
        /// Which.
        figure: Id,
        /// The gap between base and side.
        gap: i32,
        /// How wide it must be.
        least: i32,
        /// The clause for this player.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// It advances too far, or backwards. AT-SETUP-04
    #[error("{figure} cannot advance {} mm: 0 to {} mm (2 tix) from the line are allowed.", .advance / 1_000, .most / 1_000)]
    Advance {
        /// Which.
        figure: Id,
        /// How far.
        advance: i32,
        /// The most allowed.
        most: i32,
    },
    /// Its base would overlap another. AT-R-08
    #[error("{figure} would stand on the base of {other}.")]
    Overlaps {
        /// Which.
        figure: Id,
        /// Whose base.
        other: Id,
    },
    /// Figures are still to be placed. AT-SETUP-03
    #[error("{} figures are still to be placed at the line: {}.", .figures.len(), list(.figures))]
    NotPlaced {
        /// Which.
        figures: Vec<Id>,
    },
    /// It has said so already. AT-R-08
    #[error("You are done with set-up; the others still place their figures.")]
    Ready {},
}

fn list(ids: &[Id]) -> String {
    ids.iter().map(Id::as_str).collect::<Vec<_>>().join(", ")
}

impl Cite for PlaceFault {
    fn clause(&self) -> Clause {
        match self {
            PlaceFault::NotInPool { .. } | PlaceFault::OffLine { .. } | PlaceFault::NotPlaced { .. } => AT_SETUP_03,
            PlaceFault::NotYourChoice { .. } => AT_R_49,
            PlaceFault::NotBeside { .. } => AT_FFA_04,
            PlaceFault::SideTaken { clause, .. } | PlaceFault::NearSide { clause, .. } => *clause,
            PlaceFault::OffSurface { .. } | PlaceFault::Overlaps { .. } | PlaceFault::Ready {} => AT_R_08,
            PlaceFault::Advance { .. } => AT_SETUP_04,
        }
    }
}
