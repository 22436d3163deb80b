//! Everything that one viewer may know, and the truths that fit it.

use crate::Event;
use crate::battle::PlasticFudge;
use crate::position::{Position, Sealed};
use crate::side::Side;
use crate::state::State;
use referee::{Chance, Clause, Viewer};

/// Luck that a bot imagines; it rests on no clause, since it happens in an imagined game.
const IMAGINED: Clause = Clause::new("imagined");

/// Everything that one viewer may know. PF-R-78
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The position as the viewer knows it: no `real` of a marker that it has neither laid nor found, and `true` in place
    /// of attacks that are not opened. Who has found a marker everybody has seen, so `found_by` is complete.
    pub position: Position,
}

impl View {
    /// Returns the side whose player looks; nothing for the public.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Public => None,
        }
    }
}

impl PlasticFudge {
    /// Writes down what a viewer may know, after the end as before it. PF-R-78, PF-R-40
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, position: self.written(state, |side| viewer.is(side.seat())) }
    }

    /// Builds a truth that fits the view: a hidden marker is real or false by a coin, hidden attacks are none. PF-R-78
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.truth_of(view, || chance.below(2, IMAGINED) == 0)
    }

    /// Builds the truth that fits the view with no mine under a hidden marker and no hidden attack.
    /// It answers whatever does not depend on what is hidden, such as what is legal.
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

    /// Hides from a viewer what only one side may see. PF-R-78
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
