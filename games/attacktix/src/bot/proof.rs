//! Proofs of puzzles. A proof shows that one attack fells the last figures of the opponents, so that the turn ends with
//! a win. AT-VICT-01

use super::Mind;
use crate::action::{Action, Aim};
use crate::battle::Attacktix;
use crate::state::{FigureIndex, Phase, State, Step};
use crate::view::View;
use referee::{Game, Seat};
use search::{Level, Watch};

/// The most figures of the opponents that may stand when a proof begins. One attack has to fell all of them.
const MOST_ENEMIES: usize = 2;
/// The most possible states (called truths) that a proof compares.
const MOST_TRUTHS: usize = 64;
/// By how much a proof turns each aim that a bot would try, in hundredths of a degree.
const BESIDE: [i32; 3] = [0, 100, -100];

impl Attacktix {
    /// Returns a group of attacks for each figure that may attack and has a target, and a group with the end of the
    /// turn. The list is empty unless the game waits for this seat in its attack step. It is also empty while more than
    /// [`MOST_ENEMIES`] figures of the opponents stand.
    pub(super) fn attack_choices(&self, state: &State, seat: Seat) -> Vec<Vec<Action>> {
        let is_asked = state.phase == Phase::Play && state.pending.is_none() && state.dispute.is_none();
        if !is_asked || state.turn.active != seat || state.turn.step != Step::Attack {
            return Vec::new();
        }
        let (prizes, watch) = (self.prizes(state), Watch::none());
        let mind = Mind::new(self, state, seat, Level::HINTS, &prizes, &watch);
        let enemies = mind.enemies().count();
        if enemies > MOST_ENEMIES {
            return Vec::new();
        }
        let mut choices: Vec<Vec<Action>> = Vec::new();
        if enemies > 0 && state.turn.attacks > 0 {
            let ready = mind.own().filter(|figure| self.is_ready(state, *figure));
            choices.extend(ready.map(|figure| mind.attacks(figure)).filter(|attacks| !attacks.is_empty()));
        }
        choices.push(vec![Action::EndTurn {}]);
        choices
    }

    /// Returns the possible states that fit a view. They differ in the wheels of the opponents, because the wheel of a
    /// felled figure decides whether its special is used. The list is empty if aims have random errors or wheels are
    /// hidden. It is also empty if a standing figure is captured, if specials wait to be judged, or if there would be
    /// more than [`MOST_TRUTHS`]. AT-R-03, AT-R-65
    pub(super) fn truths(&self, view: &View, seat: Seat) -> Vec<State> {
        if view.phase != Phase::Play || self.options().hide_wheels || self.options().aim_noise.0 != 0 {
            return Vec::new();
        }
        let mut truths = vec![self.supposed(view)];
        // A proof would also have to compare the specials of captured figures and of figures felled before.
        let is_captured =
            |figure: FigureIndex| self.profile(figure).owner != truths[0].figures[figure.index()].controller;
        if !truths[0].queue.is_empty() || self.standing(&truths[0]).any(is_captured) {
            return Vec::new();
        }
        let team = self.team(seat);
        let is_enemy = |figure: &FigureIndex| !team.contains(truths[0].figures[figure.index()].controller);
        let enemies: Vec<FigureIndex> = self.standing(&truths[0]).filter(is_enemy).collect();
        for figure in enemies {
            let with_wheel = |truth: &State, wheel: u8| {
                let mut other = truth.clone();
                other.figures[figure.index()].wheel = wheel;
                other
            };
            let marks = truths[0].figures[figure.index()].marks;
            let wheels = || (0..u16::BITS as u8).filter(|wheel| marks >> wheel & 1 == 1);
            truths = truths.iter().flat_map(|truth| wheels().map(|wheel| with_wheel(truth, wheel))).collect();
            if truths.len() > MOST_TRUTHS {
                return Vec::new();
            }
        }
        truths
    }

    /// Says whether the end of the turn decides the game: no figure of the opponents stands, and no decision or dispute
    /// is open.
    pub(super) fn is_swept(&self, state: &State, seat: Seat) -> bool {
        let team = self.team(seat);
        let is_own = |figure: FigureIndex| team.contains(state.figures[figure.index()].controller);
        state.pending.is_none() && state.dispute.is_none() && self.standing(state).all(is_own)
    }
}

impl Mind<'_> {
    /// Returns attacks of a figure with the aims that a bot tries, and with the same aims turned one degree to each
    /// side.
    fn attacks(&self, figure: FigureIndex) -> Vec<Action> {
        let profile = self.game.profile(figure);
        let mut attacks: Vec<Action> = Vec::new();
        for beside in BESIDE {
            for aim in self.aims(figure) {
                let aim = Aim { yaw: aim.yaw + beside, ..aim }.clamped(&profile.weapon);
                let attack = Action::Attack { figure: profile.id.clone(), aim };
                if !attacks.contains(&attack) && self.game.check(self.state, self.seat, &attack).is_ok() {
                    attacks.push(attack);
                }
            }
        }
        attacks
    }
}
