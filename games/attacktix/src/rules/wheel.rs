//! Wheels: turning, grinding, and the positions that fit what all players have seen. AT-BASE-02, AT-R-02, AT-R-03

use super::Play;
use crate::battle::Attacktix;
use crate::clauses::AT_R_03;
use crate::event::Event;
use crate::figure::{FigureType, WINDOWS, Window};
use crate::state::{FigureIndex, FigureState, State};
use referee::Clause;

/// The marks of a wheel that may have any position. Marks have one bit for each position.
const ANYWHERE: u16 = (1 << WINDOWS) - 1;

impl FigureType {
    /// Returns the positions with the same top window as this position, one bit for each position. AT-R-03
    pub fn look_alikes(&self, position: u8) -> u16 {
        let shown = self.wheel[usize::from(position)];
        let alike = |(_, window): &(usize, &Window)| (window.speed, window.colour) == (shown.speed, shown.colour);
        self.wheel.iter().enumerate().filter(alike).fold(0, |marks, (n, _)| marks | 1 << n)
    }
}

impl Attacktix {
    /// Returns the windows of a figure at the current position of its wheel. All players see the top window. The
    /// special window, below the base, is hidden. AT-BASE-03, AT-BASE-06
    pub fn window(&self, state: &State, figure: FigureIndex) -> Window {
        self.window_at(figure, state.figures[figure.index()].wheel)
    }

    /// Returns the windows of a figure at a position of its wheel. AT-R-02
    pub fn window_at(&self, figure: FigureIndex, position: u8) -> Window {
        self.profile(figure).kind.wheel[usize::from(position)]
    }

    /// Returns the marks of a wheel after `tix` turned it to a position. A marked position fitted before the turn, and
    /// it fits what the wheel shows now. AT-R-03
    pub(crate) fn marks_turned(&self, figure: FigureIndex, marks: u16, tix: u8, position: u8) -> u16 {
        let by = u32::from(tix) % WINDOWS as u32;
        let turned = ((u32::from(marks) << by) | (u32::from(marks) >> (WINDOWS as u32 - by))) as u16 & ANYWHERE;
        turned & self.profile(figure).kind.look_alikes(position)
    }
}

impl Play<'_, '_> {
    /// Grinds a wheel: it stops at each position with the same chance. The event names `clause`, which asks for the
    /// grind. AT-R-03
    pub(crate) fn grind(&mut self, figure: FigureIndex, clause: Clause) {
        let position = self.table.below(WINDOWS as u32, AT_R_03) as u8;
        let profile = self.game.profile(figure);
        let state = &mut self.state.figures[figure.index()];
        state.wheel = position;
        state.marks = profile.kind.look_alikes(position);
        let window = profile.kind.wheel[usize::from(position)];
        self.table.emit(|| Event::Grind { figure: profile.id.clone(), window: window.shown(), clause });
    }

    /// Turns a wheel by one position for every tik, which is one click. AT-BASE-02, AT-R-02
    pub(crate) fn turn_wheel(&mut self, figure: FigureIndex, tix: u8) {
        let turned = self.game.turned(figure, &self.state.figures[figure.index()], tix);
        self.state.figures[figure.index()] = turned;
    }
}

impl Attacktix {
    /// Returns a figure with its wheel turned by `tix`. AT-BASE-02, AT-R-02
    pub(crate) fn turned(&self, figure: FigureIndex, from: &FigureState, tix: u8) -> FigureState {
        let wheel = (usize::from(from.wheel) + usize::from(tix)) % WINDOWS;
        let wheel = wheel as u8;
        FigureState { wheel, marks: self.marks_turned(figure, from.marks, tix, wheel), ..from.clone() }
    }
}
