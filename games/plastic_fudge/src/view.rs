//! Everything that one viewer may know, and states that fit this knowledge.

use crate::Event;
use crate::battle::PlasticFudge;
use crate::position::{Position, Sealed};
use crate::side::Side;
use crate::state::State;
use referee::{Chance, Clause, Viewer};

/// Takes the place of a clause when the code draws at random what a view hides.
const IMAGINED: Clause = Clause::new("imagined");

/// Everything that one viewer may know. PF-R-78
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The position as the viewer knows it. A marker has `real` only if the viewer has laid or found that marker. The
    /// attacks that another side has committed are `true` until all attacks are opened. All viewers learn which side
    /// finds a marker, so `found_by` is complete.
    pub position: Position,
}

impl View {
    /// Returns the side of the viewer; `None` for the public.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Public => None,
        }
    }
}

impl PlasticFudge {
    /// Returns what a viewer may know. The end of the game reveals nothing more. PF-R-78, PF-R-40
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, position: self.written(state, |side| viewer.is(side.seat())) }
    }

    /// Builds a state that fits the view. A coin decides whether a hidden marker is real. Hidden attacks are left out.
    /// PF-R-78
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.truth_of(view, || chance.below(2, IMAGINED) == 0)
    }

    /// Builds the state that fits the view and has no mine under a hidden marker and no hidden attack. This state
    /// serves for questions whose answers do not depend on hidden things, such as whether a move is legal.
    pub(crate) fn supposed(&self, view: &View) -> State {
        self.truth_of(view, || false)
    }

    fn truth_of(&self, view: &View, mut is_real: impl FnMut() -> bool) -> State {
        let mut position = view.position.clone();
        for marker in &mut position.mines {
            marker.real.get_or_insert_with(&mut is_real);
        }
        for orders in position.committed.values_mut().filter(|orders| matches!(orders, Sealed::Hidden(_))) {
            *orders = Sealed::Open(Vec::new());
        }
        self.restored(position)
    }

    /// Removes from an event what the viewer may not see. PF-R-78
    pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Laid { seat, real, .. } if !viewer.is(seat.seat()) => *real = None,
            Event::Committed { seat, attacks } if !viewer.is(seat.seat()) => *attacks = None,
            Event::Sweep { real, told, .. } if !told.iter().any(|side| viewer.is(side.seat())) => *real = None,
            _ => {}
        }
        event
    }
}
