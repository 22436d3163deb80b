//! Why the use of a special is refused.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why the use of a special is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SpecialFault {
    /// Nothing is asked. AT-R-31
    #[error("The special of {figure} is not asked for.")]
    NotAsked {
        /// The id of the figure whose ability was used.
        figure: Id,
    },
    /// It may not be declined. AT-R-31
    #[error("A special ability that can be used is used; at this table nobody declines.")]
    NotOptional {},
    /// Something that must be said is missing. AT-R-31
    #[error("This special ability needs its {part}.")]
    Missing {
        /// What: `target`, `targets`, `along`, `heading`, `roll` or `use`.
        part: &'static str,
    },
    /// Something is said that it does not need. AT-R-31
    #[error("This special ability has no {part}.")]
    Needless {
        /// What.
        part: &'static str,
    },
    /// No such figure. AT-ABIL-04
    #[error("There is no figure {figure}.")]
    NoSuchFigure {
        /// The id that no figure has.
        figure: Id,
    },
    /// The user never returns itself this way. AT-R-38
    #[error("{figure} cannot return itself.")]
    NotItself {
        /// The id of the user.
        figure: Id,
    },
    /// Only figures of opponents. AT-TEAM-09, AT-FFA-09, AT-ABIL-04
    #[error("{figure} is no opponent.")]
    NotAnOpponent {
        /// The id of the figure named.
        figure: Id,
        /// By the way the game is played.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// Only figures of the own side. AT-TEAM-08, AT-ABIL-04
    #[error("{figure} is not of your side.")]
    NotOfYourTeam {
        /// The id of the figure named.
        figure: Id,
        /// By the way the game is played.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// In a free-for-all no side helps another. AT-FFA-08
    #[error("{figure} is not yours; abilities for one's own figures never reach another player.")]
    NotYourOwn {
        /// The id of the figure named.
        figure: Id,
    },
    /// It is not where the ability looks. AT-ABIL-04
    #[error("{figure} is not where this ability reaches.")]
    Elsewhere {
        /// The id of the figure named.
        figure: Id,
    },
    /// The ability does not name it. AT-ABIL-04
    #[error("The ability does not reach {figure}: its class, faction, name or points are others.")]
    NotNamed {
        /// The id of the figure named.
        figure: Id,
    },
    /// It was captured in this turn. AT-R-41
    #[error("{figure} was captured in this turn and does not attack again in it.")]
    Captured {
        /// The id of the captured figure.
        figure: Id,
    },
    /// Named twice. AT-R-31
    #[error("{figure} is named twice.")]
    Twice {
        /// The id that was named twice.
        figure: Id,
    },
    /// Too many or too few figures. AT-R-31
    #[error("This ability takes 1 to {most} figures.")]
    HowMany {
        /// The most.
        most: u8,
    },
    /// The base would not be wholly on the surface. AT-R-35
    #[error("The whole base must be on the surface: from {} to {} mm along the line.", .least / 1_000, .most / 1_000)]
    OffTheLine {
        /// The least coordinate, in micrometres.
        least: i32,
        /// The greatest, in micrometres.
        most: i32,
    },
    /// No place is free on the line. AT-R-35
    #[error("No place is free for {figure} on its line.")]
    LineFull {
        /// The id of the figure to return.
        figure: Id,
    },
    /// Battle Masters may not enter the maze. AT-SAMP-07
    #[error("{figure} is a Battle Master and may not enter this map.")]
    NotOnThisMap {
        /// The id of the Battle Master.
        figure: Id,
    },
    /// Too far, or back. AT-R-42
    #[error("A figure is shifted by 0 to {} mm.", .most / 1_000)]
    TooFar {
        /// The most, in micrometres.
        most: i32,
    },
}

impl Cite for SpecialFault {
    fn clause(&self) -> Clause {
        match self {
            SpecialFault::NotAsked { .. } | SpecialFault::NotOptional {} | SpecialFault::Missing { .. } => AT_R_31,
            SpecialFault::Needless { .. } | SpecialFault::Twice { .. } | SpecialFault::HowMany { .. } => AT_R_31,
            SpecialFault::NoSuchFigure { .. } | SpecialFault::Elsewhere { .. } => AT_ABIL_04,
            SpecialFault::NotNamed { .. } => AT_ABIL_04,
            SpecialFault::NotItself { .. } => AT_R_38,
            SpecialFault::Captured { .. } => AT_R_41,
            SpecialFault::NotAnOpponent { clause, .. } | SpecialFault::NotOfYourTeam { clause, .. } => *clause,
            SpecialFault::NotYourOwn { .. } => AT_FFA_08,
            SpecialFault::OffTheLine { .. } | SpecialFault::LineFull { .. } => AT_R_35,
            SpecialFault::NotOnThisMap { .. } => AT_SAMP_07,
            SpecialFault::TooFar { .. } => AT_R_42,
        }
    }
}
