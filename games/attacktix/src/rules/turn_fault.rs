//! Why a decision does not fit the moment.

use crate::clauses::*;
use crate::id::Id;
use referee::{Cite, Clause};
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// Why a decision does not fit the moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TurnFault {
    /// Somebody else is to decide. AT-TURN-01
    #[error("It is the turn of {seat}.")]
    NotYourTurn {
        /// Whose it is.
        seat: String,
    },
    /// Another step of the game. AT-TURN-01
    #[error("That is not done now: {step}.")]
    WrongStep {
        /// What is done now.
        step: Doing,
    },
    /// Attacks come after all moves. AT-R-14
    #[error("Moves come first; attacks begin once the movement step has been ended.")]
    StillMoving {},
    /// Moves come before all attacks. AT-MOVE-07
    #[error("The movement step is over; all moves come before the first attack.")]
    MovesOver {},
    /// A special is resolved first. AT-R-28
    #[error("The special ability of {figure} comes first; {seat} decides on it.")]
    SpecialFirst {
        /// Who decides.
        seat: String,
        /// Whose special it is.
        figure: Id,
    },
    /// A free move or attack comes first. AT-R-39
    #[error("First {seat} makes the free move or attack of {figure}, or passes.")]
    FreeFirst {
        /// Who decides.
        seat: String,
        /// Who moves or attacks.
        figure: Id,
    },
    /// A free attack has no move. AT-R-39
    #[error("{figure} does not move in this free attack.")]
    NoFreeMove {
        /// Who attacks.
        figure: Id,
    },
    /// A volley is open. AT-R-19
    #[error("The volley of {figure} comes first: {seat} fires the next missile or ceases fire.")]
    VolleyFirst {
        /// Who decides.
        seat: String,
        /// Who fires.
        figure: Id,
    },
    /// No volley is open. AT-RANGED-02
    #[error("There is no volley with a missile left.")]
    NoVolley {},
    /// There is nothing to pass. AT-R-39
    #[error("Nothing is there to pass: no free move or attack is asked for.")]
    NothingToPass {},
    /// A dispute is open. AT-R-64
    #[error("A dispute is open; {seat} calls red or white first.")]
    DisputeFirst {
        /// Who calls.
        seat: String,
    },
    /// No dispute is open. AT-R-64
    #[error("No dispute is open that asks for a colour.")]
    NoDispute {},
    /// What a dispute is about must be said. AT-ETIQ-07
    #[error("Say what the dispute is about, in at most 200 characters.")]
    DisputeAboutNothing {},
    /// One dispute after each attack. AT-R-72
    #[error(
        "You have opened a dispute since the last attack; you may open the next one after another attack or in the next turn."
    )]
    DisputedAlready {},
    /// Nothing is decided any more. AT-VICT-01
    #[error("The game is over.")]
    GameOver {},
    /// The seat is out of the game. AT-R-69
    #[error("{seat} is out of the game.")]
    OutOfGame {
        /// Which.
        seat: String,
    },
    /// A figure of somebody else. AT-ETIQ-01
    #[error("{figure} is not yours.")]
    NotYours {
        /// Which.
        figure: Id,
    },
    /// No such figure. AT-ETIQ-01
    #[error("There is no figure {figure}.")]
    NoSuchFigure {
        /// Which.
        figure: Id,
    },
    /// Only figures in play obey orders. AT-SETUP-05
    #[error("{figure} is not in play.")]
    NotInPlay {
        /// Which.
        figure: Id,
    },
}

/// What is done in a part of the game. AT-TURN-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// Sides are chosen.
    Sides,
    /// Figures are placed.
    Placing,
    /// Turns are taken.
    Turns,
}

impl fmt::Display for Doing {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Doing::Sides => "sides are chosen",
            Doing::Placing => "figures are placed",
            Doing::Turns => "turns are taken",
        })
    }
}

impl Cite for TurnFault {
    fn clause(&self) -> Clause {
        match self {
            TurnFault::NotYourTurn { .. } | TurnFault::WrongStep { .. } => AT_TURN_01,
            TurnFault::StillMoving {} => AT_R_14,
            TurnFault::MovesOver {} => AT_MOVE_07,
            TurnFault::SpecialFirst { .. } => AT_R_28,
            TurnFault::FreeFirst { .. } | TurnFault::NoFreeMove { .. } | TurnFault::NothingToPass {} => AT_R_39,
            TurnFault::VolleyFirst { .. } => AT_R_19,
            TurnFault::NoVolley {} => AT_RANGED_02,
            TurnFault::DisputeFirst { .. } | TurnFault::NoDispute {} => AT_R_64,
            TurnFault::DisputeAboutNothing {} => AT_ETIQ_07,
            TurnFault::DisputedAlready {} => AT_R_72,
            TurnFault::GameOver {} => AT_VICT_01,
            TurnFault::OutOfGame { .. } => AT_R_69,
            TurnFault::NotYours { .. } | TurnFault::NoSuchFigure { .. } => AT_ETIQ_01,
            TurnFault::NotInPlay { .. } => AT_SETUP_05,
        }
    }
}
