//! Everything that one viewer may know, and the truths that fit it.

use crate::clauses::{AT_R_03, AT_R_65};
use crate::event::Event;
#[cfg(feature = "mutants")]
use crate::figure::WINDOWS;
use crate::game::Attacktix;
#[cfg(feature = "mutants")]
use crate::mutants::Mutant;
use crate::place::Edge;
use crate::rules::Play;
use crate::state::{FigureState, Nth, Phase, State};
use referee::{Chance, Seat, Table, Viewer};

/// Everything that one viewer may know: the truth without wheel positions, special windows, the luck of open volleys and,
/// during set-up, what others have placed. AT-R-03, AT-R-08, AT-R-65, AT-ETIQ-02
///
/// Hidden wheels stand at the lowest of their marks; hidden placements are taken back; hidden seeds are 0.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The truth with everything hidden taken out.
    pub(crate) table: State,
    /// The truth behind it, for planted leaks alone.
    #[cfg(feature = "mutants")]
    pub(crate) behind: crate::mutants::Behind,
}

impl View {
    /// Returns what lies open: the truth with everything hidden taken out.
    pub fn table(&self) -> &State {
        &self.table
    }
}

impl Attacktix {
    /// Takes out of the truth what the viewer may not know: nobody peeks at wheels, and until all are ready nobody sees what
    /// other teams have placed. AT-ETIQ-02, AT-R-03, AT-R-08
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut table = state.clone();
        for figure in self.all() {
            let found = &mut table.figures[figure.index()];
            if state.phase == Phase::Setup && self.is_hidden(viewer, self.profile(figure).owner) {
                *found = self.unplaced(figure, found);
                found.facing = state.seats[self.profile(figure).owner.index()].side.map_or(0, Edge::facing);
            }
            found.wheel = self.lowest_mark(figure, found);
        }
        for seed in table.turn.seeds() {
            *seed = 0;
        }
        #[cfg(feature = "mutants")]
        let table = self.spoiled(state, table);
        View {
            viewer,
            table,
            #[cfg(feature = "mutants")]
            behind: crate::mutants::Behind(state.clone()),
        }
    }

    /// Says whether what a seat places is hidden from a viewer before all are ready. AT-R-08
    fn is_hidden(&self, viewer: Viewer, owner: Seat) -> bool {
        !self.team(owner).iter().any(|seat| viewer.is(seat))
    }

    /// The first position of a wheel that fits what everybody has seen of it. AT-R-03
    fn lowest_mark(&self, figure: Nth, found: &FigureState) -> u8 {
        let fits = if found.marks == 0 { self.profile(figure).kind.look_alikes(found.wheel) } else { found.marks };
        fits.trailing_zeros() as u8
    }

    /// Builds a truth that fits the view: wheels stand anywhere that fits, hands err anyhow, and whoever is ready has placed
    /// its figures somewhere. AT-R-03, AT-R-08, AT-R-65
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut state = view.table.clone();
        for figure in self.all() {
            let found = &mut state.figures[figure.index()];
            if found.marks != 0 {
                let marks = found.marks;
                #[cfg(feature = "mutants")]
                let marks = if self.has(Mutant::AnyWheelImagined) { (1 << WINDOWS) - 1 } else { marks };
                found.wheel = chance.one_of(marks.into(), AT_R_03) as u8;
            }
        }
        for seed in state.turn.seeds() {
            *seed = chance.below(u32::MAX, AT_R_65);
        }
        if state.phase != Phase::Setup {
            return state;
        }
        #[cfg(feature = "mutants")]
        if self.has(Mutant::PlacedForgotten) {
            return state;
        }
        for seat in self.seats_in_order() {
            if state.seats[seat.index()].is_ready && self.pool(&state, seat).next().is_some() {
                let mut table = Table::quiet(chance);
                Play { game: self, state: &mut state, table: &mut table }.place_the_rest(seat);
            }
        }
        state
    }

    /// Hides from a viewer what it may not see: what other teams place, and how much of it. AT-R-08
    pub(crate) fn redacted(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if let Event::Placed { seat, .. } = event {
            let owner = self.seats_in_order().find(|owner| self.seat_name(*owner) == seat)?;
            return (!self.is_hidden(viewer, owner)).then(|| event.clone());
        }
        Some(event.clone())
    }
}
