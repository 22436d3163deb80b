//! Why not: what stands in the way of a decision, a force or a set-up, with its clause and the sentence that is read.

use crate::battlefield::judge::BattlefieldFault;
use crate::force::fault::ForceFault;
use crate::rules::{AttackFault, MoveFault, PlaceFault, RoundFault};
use crate::setup::judge::SetupFault;
use crate::side::Side;
use referee::{Cite, Clause};
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// What stands in the way, by chapter. JSON: the object of the fault, `{"type": …}`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Refusal {
    /// Of the options, or of what is missing.
    Setup(SetupFault),
    /// Of the battlefield.
    Battlefield(BattlefieldFault),
    /// Of a force.
    Force {
        /// Whose; null when a force is judged alone.
        seat: Option<Side>,
        /// What.
        #[serde(flatten)]
        fault: ForceFault,
    },
    /// The game waits for another action or another side, or it is over.
    Round(RoundFault),
    /// Of placing terrain, deploying and laying markers.
    Place(PlaceFault),
    /// Of moving, boarding, leaving, entering and calling.
    Move(MoveFault),
    /// Of attacks and orders of Jets.
    Attack(AttackFault),
}

impl Refusal {
    fn inner(&self) -> &dyn Cite {
        match self {
            Refusal::Setup(fault) => fault,
            Refusal::Battlefield(fault) => fault,
            Refusal::Force { fault, .. } => fault,
            Refusal::Round(fault) => fault,
            Refusal::Place(fault) => fault,
            Refusal::Move(fault) => fault,
            Refusal::Attack(fault) => fault,
        }
    }
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        self.inner().clause()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Refusal::Force { seat: Some(seat), .. } = self {
            write!(to, "{seat}: ")?;
        }
        fmt::Display::fmt(self.inner(), to)
    }
}
