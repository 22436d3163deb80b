//! Everything that one viewer may know, and the truths that fit it.

use crate::game::PlasticFudge;
use crate::side::Side;
use crate::state::{Marker, Orders, State, Truth};
use crate::{Event, state};
use referee::{Chance, Clause, Viewer};

/// Luck that a bot imagines; it rests on no clause, since it happens in nobody's game.
const IMAGINED: Clause = Clause::new("imagined");

/// Everything that one viewer may know: the truth without the truth of markers that the viewer has neither laid nor
/// found, and without orders that are not opened yet. PF-R-78
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The truth with everything hidden taken out.
    pub(crate) table: State,
}

impl View {
    /// Returns what lies open: the truth with everything hidden taken out.
    pub fn table(&self) -> &State {
        &self.table
    }
}

/// Says whether the viewer knows what is under a marker. PF-MINE-04, PF-R-41
fn knows(viewer: Viewer, marker: &Marker) -> bool {
    viewer.is(marker.side.seat()) || marker.found && viewer.is(marker.side.enemy().seat())
}

impl PlasticFudge {
    /// Takes out of the truth what the viewer may not know. PF-R-78
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut table = state.clone();
        if state.step == state::Step::Over {
            return View { viewer, table };
        }
        for marker in &mut table.markers {
            if !knows(viewer, marker) {
                marker.truth = Truth::Hidden;
            }
        }
        for side in Side::BOTH {
            if !viewer.is(side.seat()) && matches!(table.committed[side.index()], Orders::Given(_)) {
                table.committed[side.index()] = Orders::Hidden;
            }
        }
        #[cfg(feature = "mutants")]
        let table = self.spoiled(state, table);
        View { viewer, table }
    }

    /// Builds a truth that fits the view: a hidden marker is real or false by a coin, hidden attacks are none. PF-R-78
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut state = view.table.clone();
        #[cfg(feature = "mutants")]
        self.misremember(&mut state);
        for marker in &mut state.markers {
            if marker.truth == Truth::Hidden {
                marker.truth = if chance.below(2, IMAGINED) == 0 { Truth::Real } else { Truth::False };
            }
        }
        for orders in &mut state.committed {
            if *orders == Orders::Hidden {
                *orders = Orders::Given([].into());
            }
        }
        state
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
