//! Refusals: why a decision, a force or a set-up is not accepted, with the clause and an English sentence.

use crate::force_faults::{ForceFault, force_faults};
use crate::numbers::TableSize;
use crate::rules::{AttackFault, MoveFault, PlaceFault, SpecialFault, TurnFault};
use crate::setup::Setup;
use crate::setup_faults::{SetupFault, agreed_faults, force_of, players, table_of, together_faults};
use crate::table_faults::{Room, TableFault, table_faults};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// Why something is refused, by chapter of the rules. Its JSON is that of the fault alone, `{"type": …}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Refusal {
    /// The players, points or options of a set-up have a fault, or something is missing.
    Setup(SetupFault),
    /// The table or its terrain has a fault.
    Table(TableFault),
    /// A force has a fault.
    Force {
        /// The seat of the force; null when a force is judged alone.
        seat: Option<String>,
        /// What is wrong with the force.
        #[serde(flatten)]
        fault: ForceFault,
    },
    /// The game waits for another decision or another seat, or it is over.
    Turn(TurnFault),
    /// A seat may not choose this side, or may not place a figure at this place.
    Place(PlaceFault),
    /// A figure may not move in this way.
    Move(MoveFault),
    /// A figure may not attack in this way.
    Attack(AttackFault),
    /// A special ability may not be used in this way.
    Special(SpecialFault),
}

impl Refusal {
    fn inner(&self) -> &dyn Cite {
        match self {
            Refusal::Setup(fault) => fault,
            Refusal::Table(fault) => fault,
            Refusal::Force { fault, .. } => fault,
            Refusal::Turn(fault) => fault,
            Refusal::Place(fault) => fault,
            Refusal::Move(fault) => fault,
            Refusal::Attack(fault) => fault,
            Refusal::Special(fault) => fault,
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

/// Returns every fault of a set-up except those of forces: players, points, options and terrain.
pub fn setup_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults: Vec<Refusal> = agreed_faults(setup).into_iter().map(Refusal::Setup).collect();
    match table_of(setup) {
        Ok(table) => {
            let size = TableSize::of(setup.mode(), setup.measure, setup.seats.len());
            let room = Room::of(setup.mode(), size);
            faults.extend(table_faults(&table, Some(room)).into_iter().map(Refusal::Table));
        }
        Err(fault) => faults.push(fault.into()),
    }
    faults
}

/// Returns every fault of a set-up with its forces. If the players have faults, forces are not judged.
pub(crate) fn match_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = setup_faults(setup);
    if !players(setup).is_empty() {
        return faults;
    }
    for seat in &setup.seats {
        match force_of(setup, seat) {
            Ok(force) => {
                let of = |fault| Refusal::Force { seat: Some(seat.clone()), fault };
                faults.extend(force_faults(force, setup).into_iter().map(of));
            }
            Err(fault) => faults.push(fault.into()),
        }
    }
    faults.extend(together_faults(setup).into_iter().map(Refusal::Setup));
    faults
}

/// Converts kinds of faults to refusals.
macro_rules! from {
    ($($fault:ident => $variant:ident),+ $(,)?) => {
        $(impl From<$fault> for Refusal {
            fn from(fault: $fault) -> Refusal {
                Refusal::$variant(fault)
            }
        })+
    };
}

from!(SetupFault => Setup, TableFault => Table, TurnFault => Turn, PlaceFault => Place, MoveFault => Move,
    AttackFault => Attack, SpecialFault => Special);
