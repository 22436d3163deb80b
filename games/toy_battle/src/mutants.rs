//! Planted faults that the tests must catch. Compiled in only with the feature `mutants`; one game value has at most one.

use crate::{Action, Event, State, ToyBattle, Troop, opponent};
use referee::Seat;
use std::sync::Arc;

/// A planted fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// Leak: views show both racks.
    EnemyRackSeen,
    /// Leak: views show the removed Troops before the end.
    RemovedSeenEarly,
    /// Leak: views show which Troops of the other rack lie.
    LyingSeen,
    /// Leak: drawn Troops count as known to everybody.
    DrawsKnown,
    /// Leak: everybody is told which Troops came.
    DrawsTold,
    /// Leak: everybody is told which Troop was laid down.
    PinTold,
    /// Leak: the hints leave the last decision out when the enemy rack holds a Kwak.
    HintsPeek,
    /// Leak: the refusal for a Troop that is not on the rack is another one when the reserve holds it.
    RefusalPeeks,
    /// Rule fault: equal strength covers.
    EqualCovers,
    /// Rule fault: the opponent never claims.
    OpponentNeverClaims,
    /// Rule fault: with seven on the rack two are drawn.
    SevenDrawsTwo,
    /// Rule fault: the base of a covered Troop acts.
    CoveredTroopUsesBase,
    /// Rule fault: Hook takes a headquarters without a connection.
    HookTakesHq,
    /// Rule fault: a stuck player wins on equal medals.
    StuckWinsTies,
}

impl ToyBattle {
    /// Returns these rules with a fault planted in them.
    #[must_use]
    pub fn with_mutant(mut self, mutant: Mutant) -> ToyBattle {
        let opened = Arc::get_mut(&mut self.0).expect("the rules were just opened and are not shared yet");
        opened.mutant = Some(mutant);
        self
    }

    /// Says whether a fault is planted.
    pub(crate) fn has(&self, mutant: Mutant) -> bool {
        self.0.mutant == Some(mutant)
    }

    /// Says whether a planted leak tells everybody all of an event.
    pub(crate) fn tells_all(&self, event: &Event) -> bool {
        match event {
            Event::Drew { .. } => self.has(Mutant::DrawsTold),
            Event::Pinned { .. } => self.has(Mutant::PinTold),
            _ => false,
        }
    }

    /// Takes the last hint away when the enemy rack holds a Kwak.
    pub(crate) fn peek(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.has(Mutant::HintsPeek) && state.rack(opponent(seat)).contains(Troop::Kwak) {
            actions.pop();
        }
    }
}
