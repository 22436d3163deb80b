//! Carries out the effects of special abilities. AT-ABIL-03

use super::Play;
use crate::action::SpecialChoice;
use crate::clauses::{AT_ABIL_03, AT_ABIL_04};
use crate::event::{Cause, Event, SpecialResult};
use crate::figure::{Effect, FreeMoves, ReturnTo};
use crate::id::Id;
use crate::numbers::EXTRA_MOST;
use crate::place::{Heading, Spot, TURN};
use crate::rules::judge::AFTERWARDS;
use crate::state::{Asked, FigureIndex, Pending, Pinned};
use referee::Seat;

impl Play<'_, '_> {
    /// Uses the special ability of a felled figure, the user. The user goes to the Defeated area first, unless the
    /// ability puts it back into play. AT-ABIL-04, AT-ABIL-06, AT-R-67
    pub(super) fn carry_out_special(
        &mut self,
        user: FigureIndex,
        by: Option<FigureIndex>,
        choice: Option<&SpecialChoice>,
    ) {
        let game = self.game;
        let effect = game.effect(user).clone();
        let targets = self.targets_of(user, by, &effect, choice);
        self.state.turn.specials += 1;
        self.emit_special(user, SpecialResult::Used, &targets, AT_ABIL_04);
        let along = choice.and_then(|choice| choice.along).unwrap_or(0);
        match effect {
            Effect::ReturnSelf { to: ReturnTo::Spot } => return self.stand_up(user),
            Effect::ReturnSelf { to: ReturnTo::Line } => return self.enter(user, along),
            _ => self.lay_aside(user),
        }
        let seat = game.profile(user).owner;
        if let Effect::ExtraAttack { count } = effect {
            return self.give_extra(seat, count);
        }
        for target in targets {
            self.have_effect(&effect, user, seat, target, along, choice);
        }
    }

    fn targets_of(
        &self,
        user: FigureIndex,
        by: Option<FigureIndex>,
        effect: &Effect,
        choice: Option<&SpecialChoice>,
    ) -> Vec<FigureIndex> {
        let find = |id: &Id| self.game.figure(id).expect("the choice has been checked");
        match (effect, choice) {
            (Effect::ReturnSelf { .. } | Effect::ExtraAttack { .. }, _) => vec![user],
            (_, Some(SpecialChoice { targets: Some(targets), .. })) => targets.iter().map(find).collect(),
            (_, Some(SpecialChoice { target: Some(target), .. })) => vec![find(target)],
            _ => by.into_iter().collect(),
        }
    }

    fn have_effect(
        &mut self,
        effect: &Effect,
        user: FigureIndex,
        seat: Seat,
        target: FigureIndex,
        along: i32,
        choice: Option<&SpecialChoice>,
    ) {
        let controller = self.state.figures[target.index()].controller;
        match effect {
            Effect::ReturnDefeated { .. } | Effect::Reinforce { .. } | Effect::Exchange { .. } => {
                self.enter(target, along);
            }
            Effect::FreeAttack { moves, .. } => {
                let may_move = *moves == FreeMoves::Full;
                self.state.pending =
                    Some(Pending { seat: controller, what: Asked::FreeAttack { figure: target, may_move } });
            }
            Effect::FreeMove { tix, .. } => {
                self.state.pending =
                    Some(Pending { seat: controller, what: Asked::FreeMove { figure: target, tix: *tix } });
            }
            Effect::ForceMove { .. } => {
                let heading = choice.and_then(|choice| choice.heading).unwrap_or(0);
                self.shift(target, heading, choice.and_then(|choice| choice.roll).unwrap_or(0));
            }
            Effect::Capture { .. } => self.capture(target, seat),
            Effect::TakeDown { .. } => {
                self.defeat(target, Some(user), Cause::TakeDown, AFTERWARDS);
            }
            Effect::Regrind { .. } => self.grind(target, AT_ABIL_03),
            Effect::Pin { .. } => {
                self.state.figures[target.index()].pinned = Some(Pinned::Next);
                let id = self.game.profile(target).id.clone();
                self.table.emit(|| Event::Pinned { figure: id });
            }
            Effect::ReturnSelf { .. } | Effect::ExtraAttack { .. } => unreachable!("done before"),
        }
    }

    /// Gives a seat more attacks in its next turn, but never more than two extra attacks in all. AT-R-40
    fn give_extra(&mut self, seat: Seat, count: u8) {
        let extra = &mut self.state.seats[seat.index()].extra;
        *extra = extra.saturating_add(count).min(EXTRA_MOST);
        let (game, extra) = (self.game, *extra);
        self.table.emit(|| Event::Extra { seat: game.seat_name(seat).into(), extra });
    }

    /// Shifts a figure in one straight line. Its wheel turns, and its facing stays. AT-R-42
    fn shift(&mut self, figure: FigureIndex, heading: Heading, roll: i32) {
        let game = self.game;
        let heading = heading.rem_euclid(TURN);
        let course = game.shifted(self.state, figure, heading, roll).expect("the shift has been checked");
        self.go_along(&course);
        let window = game.window(self.state, figure).shown();
        self.table.emit(|| Event::Shifted { figure: game.profile(figure).id.clone(), at: Spot(course.at), window });
    }

    /// Makes a figure change to the side of a seat for the rest of the game. The captured figure does not attack again
    /// in this turn. AT-R-41
    fn capture(&mut self, figure: FigureIndex, seat: Seat) {
        let game = self.game;
        let before = std::mem::replace(&mut self.state.figures[figure.index()].controller, seat);
        self.note_fall(before, AFTERWARDS);
        if !self.state.turn.attacked.contains(&figure) {
            self.state.turn.attacked.push(figure);
        }
        self.table
            .emit(|| Event::Capture { figure: game.profile(figure).id.clone(), seat: game.seat_name(seat).into() });
    }
}
