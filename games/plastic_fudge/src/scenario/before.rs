//! The table before the game: it takes one force of each side, and reports the first fault of a force.

use super::decision::{Decision, Muster};
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::force::ForceFile;
use crate::judge::force::force_faults;
use crate::position::{Position, UnitPosition};
use crate::price;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::{Id, muster};
use referee::Cite;
use scenario::{Act, PrepareError};
use std::collections::BTreeMap;

/// The forces that have been handed in.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// The force of each side, as it was accepted.
    pub forces: BTreeMap<Side, ForceFile>,
}

fn malformed(because: String) -> PrepareError {
    PrepareError { because, clause: None }
}

impl Before {
    /// Reads the forces of the sides that the position lists in `mustered`.
    pub fn of(given: &Position) -> Before {
        let force = |side: &Side| {
            let units = given.units.iter().filter(|unit| unit.side == *side).map(UnitPosition::file).collect();
            let markers = given.markers.get(side).copied().unwrap_or_default();
            (*side, ForceFile { markers: markers.into(), ..ForceFile::of(units) })
        };
        Before { forces: given.mustered.iter().map(force).collect() }
    }

    /// Returns the sides that have not handed in a force.
    pub fn asked(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| !self.forces.contains_key(side)).collect()
    }

    /// Takes a force if the rules allow it, and returns the event for it.
    pub fn take(&mut self, game: &PlasticFudge, act: &Act) -> Result<Event, PrepareError> {
        let Decision::Muster(Muster { units, markers, .. }) = Decision::read(&act.said).map_err(malformed)? else {
            return Err(malformed("the game has not begun; forces are handed in".into()));
        };
        let side = Side::BOTH.into_iter().find(|side| side.word() == act.seat);
        let side = side.ok_or_else(|| malformed(format!("there is no seat {:?}", act.seat)))?;
        if self.forces.contains_key(&side) {
            return Err(malformed(format!("{side} has handed its force in")));
        }
        let force = ForceFile { markers, ..ForceFile::of(units) };
        if let Some(fault) = force_faults(&force, game.options()).into_iter().next() {
            let refusal = Refusal::Force { seat: Some(side), fault };
            return Err(PrepareError { because: refusal.to_string(), clause: Some(refusal.clause()) });
        }
        let units = force.units.len() as u32;
        let event = Event::Muster { seat: side, points: price::force_price(&force, game.options()), units, markers };
        self.forces.insert(side, force);
        Ok(event)
    }

    /// Writes the forces that have been handed in.
    pub fn written(&self, game: &PlasticFudge) -> (Vec<UnitPosition>, Vec<Side>, BTreeMap<Side, u8>) {
        let profiles = self.forces.iter().flat_map(|(side, force)| muster::profiles(*side, force, game.options()));
        let mut units: Vec<UnitPosition> = profiles.map(|profile| UnitPosition::undeployed(&profile)).collect();
        units.sort_by_key(|unit| unit.id);
        let laying = self.forces.iter().filter(|(_, force)| force.markers > 0);
        let markers = laying.map(|(side, force)| (*side, force.markers as u8)).collect();
        (units, self.forces.keys().copied().collect(), markers)
    }
}

/// Returns an id that both forces use, which is a fault.
pub(super) fn shared_id(forces: &BTreeMap<Side, ForceFile>, game: &PlasticFudge) -> Option<Id> {
    let mut ids: Vec<Id> = forces
        .iter()
        .flat_map(|(side, force)| muster::profiles(*side, force, game.options()))
        .map(|profile| profile.id)
        .collect();
    ids.sort_unstable();
    ids.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}
