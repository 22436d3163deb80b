//! Why it is not the time for a decision.

use crate::side::Side;
use crate::state::{EndedBy, Step};
use referee::{Cite, Clause};
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// Why it is not the time for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoundFault {
    /// The battle is over.
    Over {
        /// How it ended.
        by: EndedBy,
        /// The clause that ended it.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// Another kind of decision is asked for.
    OtherStep {
        /// Where the Round stands.
        step: Step,
        /// The clause that says when this kind of decision is made.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// The other side is asked, or this one has decided already.
    OtherSide {
        /// Where the Round stands.
        step: Step,
        /// Who is asked.
        asked: Option<Side>,
        /// The clause that says who decides.
        #[ts(type = "string")]
        clause: Clause,
    },
}

impl Cite for RoundFault {
    fn clause(&self) -> Clause {
        match self {
            RoundFault::Over { clause, .. }
            | RoundFault::OtherStep { clause, .. }
            | RoundFault::OtherSide { clause, .. } => *clause,
        }
    }
}

impl fmt::Display for RoundFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundFault::Over { .. } => to.write_str("The battle is over."),
            RoundFault::OtherStep { step, .. } => write!(to, "This is not the time for it: {}.", now(*step)),
            RoundFault::OtherSide { step, asked: Some(side), .. } => {
                write!(to, "{side} is asked, not you: {}.", now(*step))
            }
            RoundFault::OtherSide { step, asked: None, .. } => write!(to, "Nobody is asked: {}.", now(*step)),
        }
    }
}

/// What goes on in a step.
fn now(step: Step) -> &'static str {
    match step {
        Step::Muster => "forces are handed in",
        Step::Terrain => "terrain is placed in turn",
        Step::Deploy => "Units are deployed, Green's first",
        Step::Initiative => "the dice of the Initiative are to be thrown",
        Step::Choose => "the winner of the Initiative chooses to be Player A or B",
        Step::MoveA => "Player A moves",
        Step::MoveB => "Player B moves",
        Step::Attack => "each side commits its attacks, once",
        Step::Morale => "the dice of Morale are to be thrown",
        Step::Jets => "orders are given to Jets",
        Step::Over => "the battle is over",
    }
}
