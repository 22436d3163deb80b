//! Why a move is refused.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why a move is refused. Lengths are micrometres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MoveFault {
    /// It has moved. AT-R-10
    #[error("{figure} has moved in this turn; each figure moves once.")]
    Moved {
        /// Which.
        figure: Id,
    },
    /// It is pinned. AT-ABIL-03, AT-ABIL-04
    #[error("{figure} is pinned and may not move in this turn.")]
    Pinned {
        /// Which.
        figure: Id,
    },
    /// It would roll backwards. AT-MOVE-03
    #[error("A figure does not roll backwards: {roll} is less than nothing.")]
    Backwards {
        /// What was ordered.
        roll: i32,
    },
    /// More tix than it has. AT-MOVE-01, AT-SLOW-03, AT-OBJ-03, AT-R-39, AT-R-42
    #[error("That takes {tix} tix; {figure} has {limit}{}.", .by.why())]
    TooFar {
        /// Which.
        figure: Id,
        /// How many it would take.
        tix: u32,
        /// How many it may take.
        limit: u8,
        /// What sets the limit.
        by: LimitedBy,
    },
    /// The base of an opponent is in the way. AT-MOVE-09
    #[error("{figure} would run into {other}; opponents are not pushed.")]
    EnemyInTheWay {
        /// Who moves.
        figure: Id,
        /// Who is in the way.
        other: Id,
    },
    /// A base of the own side or an object is in the way. AT-R-11
    #[error("{figure} would run into {other}.")]
    InTheWay {
        /// Who moves.
        figure: Id,
        /// What is in the way.
        other: Id,
    },
    /// A high barrier is in the way. AT-HIGH-01
    #[error("{section} is part of a high barrier; nobody moves through it.")]
    HighBarrier {
        /// Which section.
        section: Id,
    },
    /// It would stop astride a section. AT-R-55
    #[error("{figure} would stop astride or too near beyond {section}; it must come {}.{} mm clear.", .clear / 1_000, .clear % 1_000 / 100)]
    Astride {
        /// Who moves.
        figure: Id,
        /// Which section.
        section: Id,
        /// How far clear.
        clear: i32,
    },
    /// The centre of the base would leave the surface. AT-R-12
    #[error("The wheel of {figure} would leave the surface.")]
    OffTheSurface {
        /// Which.
        figure: Id,
    },
    /// It does not cross the section that it is to destroy. AT-R-56
    #[error("{section} is not crossed, so it is not destroyed.")]
    NotCrossed {
        /// Which section.
        section: Id,
    },
    /// The section cannot be destroyed. AT-SAMP-07
    #[error("{section} cannot be destroyed.")]
    Indestructible {
        /// Which section.
        section: Id,
    },
    /// There is no such thing to push. AT-R-60
    #[error("{object} cannot be pushed: only standing objects that can be knocked over are, and no towers.")]
    NotPushable {
        /// What was named.
        object: Id,
    },
    /// The object is not touched at the start. AT-OBJ-03
    #[error("{figure} does not touch {object} at the start.")]
    NotTouching {
        /// Who moves.
        figure: Id,
        /// What it is to push.
        object: Id,
    },
    /// The object is not ahead. AT-R-60
    #[error("{object} is not ahead of {figure}.")]
    NotAhead {
        /// Who moves.
        figure: Id,
        /// What it is to push.
        object: Id,
    },
    /// It would turn between rolls while pushing. AT-R-60
    #[error("{figure} does not turn between rolls while it pushes {object}.")]
    TurnsWhilePushing {
        /// Who moves.
        figure: Id,
        /// What it pushes.
        object: Id,
    },
    /// The object would push a figure of an opponent. AT-OBJ-04
    #[error("{object} would run into {other}; opponents are not pushed.")]
    PushIntoEnemy {
        /// What is pushed.
        object: Id,
        /// Who is in its way.
        other: Id,
    },
    /// Something is in the way of the object or of a barrier that the pusher would cross. AT-R-60
    #[error("{object} cannot be pushed past {other}.")]
    PushBlocked {
        /// What is pushed.
        object: Id,
        /// What is in the way.
        other: Id,
    },
    /// The object would hang over the edge. AT-R-60
    #[error("{object} would be pushed over the edge.")]
    PushOverTheEdge {
        /// What is pushed.
        object: Id,
    },
}

/// What sets the limit of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LimitedBy {
    /// The Speed that shows. AT-MOVE-01
    Speed,
    /// Slowing terrain. AT-SLOW-03
    Slowing,
    /// Pushing. AT-OBJ-03
    Pushing,
    /// The special that gives a free move. AT-R-39
    FreeMove,
    /// The special that shifts a figure. AT-R-42
    Shift,
    /// The advance at set-up. AT-SETUP-04
    Advance,
}

impl LimitedBy {
    const fn why(self) -> &'static str {
        match self {
            LimitedBy::Speed => "",
            LimitedBy::Slowing => ", half its Speed, since it starts in slowing terrain",
            LimitedBy::Pushing => ", half its Speed, since it pushes",
            LimitedBy::FreeMove => " for this free move",
            LimitedBy::Shift => " for being shifted",
            LimitedBy::Advance => " for its advance",
        }
    }
}

impl Cite for MoveFault {
    fn clause(&self) -> Clause {
        match self {
            MoveFault::Moved { .. } => AT_R_10,
            MoveFault::Pinned { .. } => AT_ABIL_04,
            MoveFault::Backwards { .. } => AT_MOVE_03,
            MoveFault::TooFar { by, .. } => match by {
                LimitedBy::Speed => AT_MOVE_01,
                LimitedBy::Slowing => AT_SLOW_03,
                LimitedBy::Pushing => AT_OBJ_03,
                LimitedBy::FreeMove => AT_MOVE_01,
                LimitedBy::Shift => AT_R_42,
                LimitedBy::Advance => AT_SETUP_04,
            },
            MoveFault::EnemyInTheWay { .. } => AT_MOVE_09,
            MoveFault::InTheWay { .. } => AT_R_11,
            MoveFault::HighBarrier { .. } => AT_HIGH_01,
            MoveFault::Astride { .. } => AT_R_55,
            MoveFault::OffTheSurface { .. } => AT_R_12,
            MoveFault::NotCrossed { .. } => AT_R_56,
            MoveFault::Indestructible { .. } => AT_SAMP_07,
            MoveFault::NotTouching { .. } => AT_OBJ_03,
            MoveFault::PushIntoEnemy { .. } => AT_OBJ_04,
            MoveFault::NotPushable { .. }
            | MoveFault::NotAhead { .. }
            | MoveFault::TurnsWhilePushing { .. }
            | MoveFault::PushBlocked { .. }
            | MoveFault::PushOverTheEdge { .. } => AT_R_60,
        }
    }
}
