//! Why an attack is refused.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why an attack is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AttackFault {
    /// It has attacked. AT-R-15
    #[error("{figure} has attacked in this turn; two different figures attack.")]
    Attacked {
        /// Which.
        figure: Id,
    },
    /// No attack is left. AT-ATK-01
    #[error("No attack is left in this turn.")]
    NoAttackLeft {},
    /// Another figure makes the free attack. AT-R-39
    #[error("The free attack is made by {figure}.")]
    NotTheFreeAttacker {
        /// Who makes it.
        figure: Id,
    },
    /// Nothing is loaded. AT-R-45
    #[error("{figure} has fired or struck; its weapon is ready again at the end of the turn.")]
    Spent {
        /// Which.
        figure: Id,
    },
    /// A weapon of this kind is not adjusted so. AT-ATK-02
    #[error("{part} of this weapon cannot be {value}; it goes from {least} to {most}.")]
    OutOfArc {
        /// Which articulation: `yaw`, `pitch`, `pull`, `dip`, `height` or `knob`.
        part: &'static str,
        /// What was said.
        value: i32,
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// A weapon of this kind has no such articulation. AT-ATK-02
    #[error("A weapon of this kind has no {part} to adjust.")]
    NoSuchArticulation {
        /// Which articulation.
        part: &'static str,
    },
    /// All shots of a volley have one aim. AT-VOLLEY-03
    #[error("The aim of a volley does not change between its shots.")]
    AimChanged {},
    /// Another figure fires the volley. AT-R-19
    #[error("The volley is fired by {figure}.")]
    NotTheVolley {
        /// Who fires.
        figure: Id,
    },
    /// Bases are turned in the step of movement alone. AT-ATK-03
    #[error("Bases are turned in the movement step only.")]
    BaseStays {},
    /// Only figures with melee weapons may turn. AT-R-16
    #[error("At this table only figures with a melee weapon turn in the attack step.")]
    OnlyMeleeTurns {
        /// Which.
        figure: Id,
    },
    /// There is no such section. AT-R-53
    #[error("There is no section {section} of a barrier.")]
    NoSuchSection {
        /// Which.
        section: Id,
    },
    /// A drawn area is not destroyed. AT-SLOW-04
    #[error("{piece} cannot be destroyed.")]
    NotDestroyed {
        /// Which piece.
        piece: Id,
    },
    /// The section is gone. AT-R-53
    #[error("{section} is gone already.")]
    SectionGone {
        /// Which.
        section: Id,
    },
    /// The barrier cannot be destroyed there. AT-SAMP-07
    #[error("{section} cannot be destroyed; only weak points of that barrier can.")]
    Indestructible {
        /// Which.
        section: Id,
    },
    /// The section is out of reach of a melee weapon. AT-R-53
    #[error("{section} is out of reach: the weapon reaches {} mm from the middle of the base.", .reach / 1_000)]
    OutOfReach {
        /// Which.
        section: Id,
        /// How far the weapon reaches, in micrometres.
        reach: i32,
    },
    /// Another section is in the way. AT-R-53
    #[error("{other} stands between the figure and the middle of {section}.")]
    SectionInTheWay {
        /// Which was meant.
        section: Id,
        /// Which is in the way.
        other: Id,
    },
    /// The attacker is inside cover. AT-COVER-02
    #[error("{figure} is in cover inside {piece}; from there it does not fire.")]
    InCover {
        /// Which.
        figure: Id,
        /// The cover.
        piece: Id,
    },
    /// The attacker would fire across its own cover. AT-COVER-03
    #[error("{figure} is in cover at {piece}; it does not fire across it.")]
    AcrossCover {
        /// Which.
        figure: Id,
        /// The cover.
        piece: Id,
    },
    /// The first base on the line of the aim is protected. AT-R-59
    #[error("The first base on this line is that of {figure}, which cover protects.")]
    Protected {
        /// Which.
        figure: Id,
    },
}

impl Cite for AttackFault {
    fn clause(&self) -> Clause {
        match self {
            AttackFault::Attacked { .. } => AT_R_15,
            AttackFault::InCover { .. } => AT_COVER_02,
            AttackFault::AcrossCover { .. } => AT_COVER_03,
            AttackFault::Protected { .. } => AT_R_59,
            AttackFault::NoAttackLeft {} => AT_ATK_01,
            AttackFault::NotTheFreeAttacker { .. } => AT_R_39,
            AttackFault::Spent { .. } => AT_R_45,
            AttackFault::OutOfArc { .. } | AttackFault::NoSuchArticulation { .. } => AT_ATK_02,
            AttackFault::AimChanged {} => AT_VOLLEY_03,
            AttackFault::NotTheVolley { .. } => AT_R_19,
            AttackFault::BaseStays {} => AT_ATK_03,
            AttackFault::OnlyMeleeTurns { .. } => AT_R_16,
            AttackFault::NoSuchSection { .. } | AttackFault::SectionGone { .. } => AT_R_53,
            AttackFault::OutOfReach { .. } | AttackFault::SectionInTheWay { .. } => AT_R_53,
            AttackFault::NotDestroyed { .. } => AT_SLOW_04,
            AttackFault::Indestructible { .. } => AT_SAMP_07,
        }
    }
}
