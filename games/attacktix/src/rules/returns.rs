//! How figures come into play, at the line or at the place where they fell. AT-RET

use super::Play;
use crate::battle::Attacktix;
use crate::clauses::{AT_R_36, AT_RET_01, AT_RET_02};
use crate::event::Event;
use crate::figure::Zone;
use crate::numbers::SPOT_SEARCH;
use crate::place::Spot;
use crate::state::{FigureIndex, State};
use geometry::Point;

impl Attacktix {
    /// Returns where a figure comes into play if its owner chooses this place along the line. The figure's front is at
    /// the line, and then the figure goes 2 tix (clicks of the wheel) straight back. If this place is taken, the figure
    /// gets the nearest free place along the line. AT-RET-02, AT-RET-03, AT-RET-04, AT-R-35
    pub(crate) fn return_place(&self, state: &State, figure: FigureIndex, along: i32) -> Option<Point> {
        self.line_place(state, self.profile(figure).owner, figure, along)
    }

    /// Returns the place where a figure stands up: where it lies, or the nearest free place within 5 cm. A figure that
    /// lies off the surface has no such place. AT-R-36
    pub(crate) fn standing_up_place(&self, state: &State, figure: FigureIndex) -> Option<Point> {
        let found = &state.figures[figure.index()];
        if found.off {
            return None;
        }
        let place = self.free_spot(state, figure, found.at)?;
        place.is_within(found.at, SPOT_SEARCH).then_some(place)
    }
}

impl Play<'_, '_> {
    /// Brings a figure into play at its owner's line, facing the opponents, and grinds its wheel: turns it to a random
    /// position. Going back does not turn the wheel. AT-RET-01, AT-RET-02, AT-RET-03, AT-R-35
    pub(crate) fn enter(&mut self, figure: FigureIndex, along: i32) {
        let game = self.game;
        let owner = game.profile(figure).owner;
        let at = game.return_place(self.state, figure, along).expect("a free place has been found");
        let side = self.state.seats[owner.index()].side.expect("a seat has a side in play");
        let state = &mut self.state.figures[figure.index()];
        let from = std::mem::replace(&mut state.zone, Zone::InPlay);
        state.controller = owner;
        (state.at, state.facing) = (at, side.facing());
        (state.spent, state.pinned, state.off) = (0, None, false);
        state.cover.clear();
        self.forget_switches(figure);
        self.grind(figure, AT_RET_01);
        self.table.emit(|| Event::Return {
            figure: game.profile(figure).id.clone(),
            seat: game.seat_name(owner).into(),
            from,
            at: Spot(at),
            facing: side.facing(),
            clause: AT_RET_02,
        });
    }

    /// Stands a figure up where it fell, with the same facing. Its wheel keeps its position, unless the option
    /// `recover_grinds` is on. AT-R-36
    pub(crate) fn stand_up(&mut self, figure: FigureIndex) {
        let game = self.game;
        let at = game.standing_up_place(self.state, figure).expect("a free place has been found");
        let state = &mut self.state.figures[figure.index()];
        let from = std::mem::replace(&mut state.zone, Zone::InPlay);
        state.at = at;
        let facing = state.facing;
        if game.options().recover_grinds {
            self.grind(figure, AT_R_36);
        }
        let profile = game.profile(figure);
        self.table.emit(|| Event::Return {
            figure: profile.id.clone(),
            seat: game.seat_name(profile.owner).into(),
            from,
            at: Spot(at),
            facing,
            clause: AT_R_36,
        });
    }
}
