//! Planted faults that the tests must catch. Compiled in only with the feature `mutants`; one game value has at most
//! one.

use crate::PlasticFudge;
use crate::event::Event;
use crate::game::Opened;
use crate::side::Side;
use crate::state::{Orders, State, Step, Truth};
use referee::Viewer;
use std::sync::Arc;

/// A planted fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// Leak: views show what is under every marker.
    MarkersSeen,
    /// Leak: views show the attacks that a side has committed while the other has not.
    AttacksSeen,
    /// Leak: everybody is told what lies under a marker that is laid.
    LaidTold,
    /// Leak: everybody is told which attacks a side commits.
    AttacksTold,
    /// Leak: everybody is told what a sweeper has found.
    SweepTold,
    /// Leak: a false marker throws no dice against a sweeper.
    FalseUndefended,
    /// Leak: the hints leave a Unit out while an enemy's marker has a mine under it.
    HintsPeek,
    /// Leak: why a move is refused depends on what is under an enemy's marker.
    RefusalPeeks,
    /// Leak: who committed last can be told afterwards.
    OrderOfCommittingKept,
    /// Leak: attacks are opened as soon as the first side has committed.
    OpenedEarly,
    /// Imagined truths put a mine under every marker that is not known.
    AlwaysReal,
    /// Imagined truths change what is under markers that are known.
    KnownImagined,
    /// Rule fault: a difference of three kills.
    ThreeKills,
    /// Rule fault: being half inside a template spares nothing.
    HalfInFull,
    /// Rule fault: the damage of an attack counts before the next one is carried out.
    DamageAtOnce,
    /// Rule fault: routed Units obey.
    RoutedMoves,
    /// Rule fault: a Unit may move as often as it likes.
    MovesAgain,
    /// Rule fault: turns cost nothing.
    TurnsFree,
    /// Rule fault: a mover that a mine has hurt goes on.
    MineHaltsNobody,
    /// Rule fault: Green wins ties of the Initiative.
    TieToGreen,
    /// Rule fault: what was done in a Round still counts in the next one.
    MovedKept,
    /// Rule fault: the Commander encourages everybody, wherever he is.
    CommanderAnywhere,
    /// Rule fault: Units that fled are not lost.
    FledNotLost,
    /// Rule fault: a routed Unit that fails again turns about again.
    TurnsAboutAgain,
    /// Rule fault: injuries heal at the end of the Round.
    InjuriesHeal,
    /// Rule fault: a routed Unit that reaches the edge stays.
    EdgeHolds,
    /// Rule fault: moves may end on other bases.
    EndsAnywhere,
}

impl PlasticFudge {
    /// Returns these rules with a fault planted in them.
    #[must_use]
    pub fn with_mutant(self, mutant: Mutant) -> PlasticFudge {
        let mut opened: Opened = (*self.0).clone();
        opened.mutant = Some(mutant);
        PlasticFudge(Arc::new(opened))
    }

    /// Says whether a fault is planted.
    pub(crate) fn has(&self, mutant: Mutant) -> bool {
        self.0.mutant == Some(mutant)
    }

    /// Returns what a view shows, with what a planted leak shows beside it.
    pub(crate) fn spoiled(&self, state: &State, mut shown: State) -> State {
        if self.has(Mutant::MarkersSeen) {
            shown.markers.clone_from(&state.markers);
        }
        if self.has(Mutant::AttacksSeen) {
            shown.committed.clone_from(&state.committed);
        }
        shown
    }

    /// Says whether a planted leak tells everybody all of an event.
    pub(crate) fn tells_all(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Laid { .. } => self.has(Mutant::LaidTold),
            Event::Committed { .. } => self.has(Mutant::AttacksTold),
            Event::Sweep { .. } => self.has(Mutant::SweepTold) && viewer == Viewer::Public,
            _ => false,
        }
    }

    /// Says whether a mine lies under a marker that a side has not found.
    pub(crate) fn is_threatened(&self, state: &State, side: Side) -> bool {
        state.markers.iter().any(|marker| marker.side != side && !marker.found && marker.truth == Truth::Real)
    }

    /// Takes the last Unit out of the hints while a mine waits for it.
    pub(crate) fn peeked(&self, state: &State, side: Side, mut hints: serde_json::Value) -> serde_json::Value {
        if self.has(Mutant::HintsPeek)
            && self.is_threatened(state, side)
            && let Some(units) = hints["units"].as_array_mut()
        {
            units.pop();
        }
        hints
    }

    /// Changes what an imagined truth takes for granted.
    pub(crate) fn misremember(&self, state: &mut State) {
        for marker in &mut state.markers {
            marker.truth = match marker.truth {
                Truth::Hidden if self.has(Mutant::AlwaysReal) => Truth::Real,
                Truth::Real if self.has(Mutant::KnownImagined) => Truth::False,
                truth => truth,
            };
        }
    }

    /// Notes in the truth what nobody may know later on.
    pub(crate) fn keep_order(&self, state: &mut State, last: Side) {
        if self.has(Mutant::OrderOfCommittingKept)
            && state.step == Step::Attack
            && !state.committed.contains(&Orders::Open)
        {
            state.placer = last;
        }
    }
}
