//! Refusals of decisions, forces and set-ups: the fault, the clause that it breaks, and a sentence for people.

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::battlefield::Battlefield;
use crate::force::{ForceFile, MOST_MARKERS};
use crate::id::Id;
use crate::judge::battlefield::{BattlefieldFault, battlefield_faults};
use crate::judge::force::{ForceFault, MOST_JUDGED, force_faults, own_ids};
use crate::judge::setup::{SetupFault, battlefield, judge_options};
use crate::options::Options;
use crate::rules::{AttackFault, MoveFault, PlaceFault, RoundFault};
use crate::setup::Setup;
use crate::side::Side;
use crate::state::State;
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt;

/// Why a decision, a force or a set-up is refused. JSON: the object of the fault, `{"type": …}`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Refusal {
    /// The options have a fault, or a part of the set-up is missing.
    Setup(SetupFault),
    /// The table, its terrain, its flag or its zones have a fault.
    Battlefield(BattlefieldFault),
    /// A force has a fault.
    Force {
        /// The side whose force has the fault; null if the force was checked for no side.
        seat: Option<Side>,
        /// What is wrong with the force.
        #[serde(flatten)]
        fault: ForceFault,
    },
    /// The game is over, or it waits for another decision or for the other side.
    Round(RoundFault),
    /// Terrain, a Unit or a marker may not be placed like that.
    Place(PlaceFault),
    /// A Unit may not move, board, leave or enter like that, or the Jet may not be called.
    Move(MoveFault),
    /// An attack or an order for a Jet is not allowed.
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

impl PlasticFudge {
    /// Checks that a side may take this decision now. Otherwise returns the first rule that the decision breaks.
    pub(crate) fn check_decision(&self, state: &State, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_asked(state, side, action).map_err(Refusal::Round)?;
        match action {
            Action::Place { .. } | Action::Pass {} => self.check_terrain(state, action).map_err(Refusal::Place),
            Action::Deploy { .. } | Action::Lay { .. } | Action::EndDeploy {} => {
                self.check_deployment(state, side, action).map_err(Refusal::Place)
            }
            Action::Move { .. } | Action::Enter { .. } | Action::Leave { .. } | Action::CallJet { .. } => {
                self.check_movement(state, side, action).map_err(Refusal::Move)
            }
            Action::Fire(attack) => self.check_fire(state, side, attack).map_err(Refusal::Attack),
            Action::Commit { attacks } => self.check_commit(state, side, attacks).map_err(Refusal::Attack),
            Action::Jets { jets } => self.check_jets(state, side, jets).map_err(Refusal::Attack),
            Action::Roll {}
            | Action::ChooseRole { .. }
            | Action::EndMoves {}
            | Action::Resign {}
            | Action::Timeout {} => Ok(()),
        }
    }
}

/// Returns every fault that a force has with these options. Such a force must fit either side.
pub fn judge(force: &ForceFile, options: &Options) -> Vec<Refusal> {
    let faults = force_faults(force, options).into_iter().chain(own_ids(force));
    faults.map(|fault| Refusal::Force { seat: None, fault }).collect()
}

/// Returns every fault of a battlefield; none if it can be played. PF-SCN-01, PF-SCN-02
pub fn judge_battlefield(battlefield: &Battlefield) -> Vec<Refusal> {
    battlefield_faults(battlefield).into_iter().map(Refusal::Battlefield).collect()
}

/// Returns every option whose value is not allowed.
pub fn options_faults(options: &Options) -> Vec<Refusal> {
    judge_options(options).into_iter().map(Refusal::Setup).collect()
}

impl Setup {
    /// Returns every fault of the options and the battlefield. It does not check the forces. PF-SCN-01
    pub fn faults(&self) -> Vec<Refusal> {
        let mut faults = options_faults(&self.options);
        match battlefield(&self.battlefield) {
            Err(fault) => faults.push(Refusal::Setup(fault)),
            Ok(battlefield) => faults.extend(judge_battlefield(&battlefield)),
        }
        faults
    }
}

/// Returns every fault of the options, the battlefield and both forces. A side without a force is also a fault.
/// PF-R-71, PF-SCN-01
pub(crate) fn match_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = setup.faults();
    let mut pieces = Vec::new();
    if let Ok(battlefield) = battlefield(&setup.battlefield) {
        pieces.extend(battlefield.terrain.iter().chain(&battlefield.pool).map(|piece| piece.id));
    }
    for side in Side::BOTH {
        match setup.forces.get(&side) {
            None => faults.push(Refusal::Setup(SetupFault::NoForce { side })),
            Some(force) => {
                let own = force_faults(force, &setup.options).into_iter();
                faults.extend(own.map(|fault| Refusal::Force { seat: Some(side), fault }));
            }
        }
    }
    faults.extend(shared_ids(setup, &pieces));
    faults
}

/// Returns a fault for each id of a Unit that a marker, a piece of terrain or a Unit of the other force has too.
/// [`force_faults`] finds ids that two Units of one force share. PF-R-112
fn shared_ids(setup: &Setup, pieces: &[Id]) -> Vec<Refusal> {
    let markers = setup.forces.values().map(|force| force.markers.min(MOST_MARKERS)).sum::<u32>();
    let mut met: BTreeSet<Id> =
        (1..=markers).map(|nth| Id::new("m", nth as u16)).chain(pieces.iter().copied()).collect();
    let mut faults = Vec::new();
    for (side, force) in &setup.forces {
        let own: BTreeSet<Id> = force.ids(*side).take(MOST_JUDGED).collect();
        let twice = own.intersection(&met).map(|id| ForceFault::SameId { id: *id });
        faults.extend(twice.map(|fault| Refusal::Force { seat: Some(*side), fault }));
        met.extend(own);
    }
    faults
}
