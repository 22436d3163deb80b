//! The table before the battle begins. It takes one force from each side, or refuses it for its first fault.

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

/// The forces that the sides have handed in so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// The force of each side that has handed one in.
    pub forces: BTreeMap<Side, ForceFile>,
}

fn malformed(because: String) -> PrepareError {
    PrepareError { because, clause: None }
}

impl Before {
    /// Takes the forces that are already in the position: those of the sides in `mustered`.
    pub fn of(given: &Position) -> Before {
        let force = |side: &Side| {
            let units = given.units.iter().filter(|unit| unit.side == *side).map(UnitPosition::file).collect();
            let markers = given.markers.get(side).copied().unwrap_or_default();
            (*side, ForceFile { markers: markers.into(), ..ForceFile::of(units) })
        };
        Before { forces: given.mustered.iter().map(force).collect() }
    }

    /// Returns the sides that have not handed in a force yet.
    pub fn asked(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| !self.forces.contains_key(side)).collect()
    }

    /// Takes a force if the rules allow it, and returns the event for it.
    ///
    /// # Errors
    /// Why the force, or another decision in its place, is refused.
    pub fn take(&mut self, game: &PlasticFudge, act: &Act) -> Result<Event, PrepareError> {
        let Decision::Muster(Muster { units, markers, .. }) = Decision::read(&act.said).map_err(malformed)? else {
            return Err(malformed("the battle has not begun; the only decision now is to hand in a force".into()));
        };
        let side = Side::BOTH.into_iter().find(|side| side.word() == act.seat);
        let side = side.ok_or_else(|| malformed(format!("there is no seat {:?}, only green and tan", act.seat)))?;
        if self.forces.contains_key(&side) {
            return Err(malformed(format!("{side} has already handed in a force")));
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

    /// Returns the parts of a position that show the forces: their Units, the sides that have handed one in, and the
    /// markers of each.
    pub fn written(&self, game: &PlasticFudge) -> (Vec<UnitPosition>, Vec<Side>, BTreeMap<Side, u8>) {
        let profiles = self.forces.iter().flat_map(|(side, force)| muster::profiles(*side, force, game.options()));
        let mut units: Vec<UnitPosition> = profiles.map(|profile| UnitPosition::undeployed(&profile)).collect();
        units.sort_by_key(|unit| unit.id);
        let laying = self.forces.iter().filter(|(_, force)| force.markers > 0);
        let markers = laying.map(|(side, force)| (*side, force.markers as u8)).collect();
        (units, self.forces.keys().copied().collect(), markers)
    }
}

/// Returns an id that Units of both forces have; `None` if there is none. Such an id is a fault.
pub(super) fn shared_id(forces: &BTreeMap<Side, ForceFile>, game: &PlasticFudge) -> Option<Id> {
    let mut ids: Vec<Id> = forces
        .iter()
        .flat_map(|(side, force)| muster::profiles(*side, force, game.options()))
        .map(|profile| profile.id)
        .collect();
    ids.sort_unstable();
    ids.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}
