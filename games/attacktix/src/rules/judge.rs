//! Judges the result of a shot, a strike or a shove. Poses go into the state, and a figure that does not stand is
//! defeated. AT-DEF, AT-SWITCH

use super::Play;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::event::{Cause, Event};
use crate::figure::{FigureType, Window, Zone};
use crate::numbers::{DEFEAT_LIFT, DEFEAT_TILT, DOWN_TILT, STILL, STILL_TURN};
use crate::options::Defeat;
use crate::outcome::{Blow, ObjectRest, Outcome, Rest};
use crate::place::{Heading, Spot};
use crate::rolling::{turn_between, turned};
use crate::setup::Mode;
use crate::state::{Felled, FigureIndex, FigureState, SeatFall};
use crate::terrain::Standing;
use geometry::Point;
use physics::Part;
use referee::{Clause, Seat};

/// The time at which a figure that a special defeats counts as fallen, in milliseconds. It is later than all falls of
/// the shot. AT-R-50
pub(crate) const AFTERWARDS: u32 = u32::MAX;

impl Attacktix {
    /// Returns the new place and facing of a figure, or nothing if it has not moved. A shift of at most 0.2 mm with a
    /// turn of at most 0.2 degrees is not a movement. AT-R-58
    pub(crate) fn pose_after(&self, before: &FigureState, rest: &Rest) -> Option<(Point, Heading)> {
        let at = rest.at.unwrap_or(before.at);
        let facing = turned(rest.facing.unwrap_or(before.facing));
        let is_still = at.is_within(before.at, STILL) && turn_between(facing, before.facing).abs() <= STILL_TURN;
        (!is_still).then_some((at, facing))
    }

    /// Says whether the pose of a figure, even of a Battle Master, defeats it. It does if the figure leans by more than
    /// 2 degrees, or if its base is more than 3 mm above the table. With the option `fully-down`, only a lean by more
    /// than 45 degrees counts. AT-DEF-01, AT-R-20, AT-SWITCH-04, AT-SWITCH-05
    fn leans(&self, rest: &Rest) -> bool {
        match self.options().defeat {
            Defeat::AnyLift => rest.tilt > DEFEAT_TILT || rest.lift > DEFEAT_LIFT,
            Defeat::FullyDown => rest.tilt > DOWN_TILT,
        }
    }

    /// Says whether an upright figure is off the surface. The centre of its base decides. With the option
    /// `ring_out_strict`, any part of the base decides. Without the option `ring_out` no figure is off. AT-DEF-02,
    /// AT-R-21
    fn is_off(&self, figure: FigureIndex, at: Point) -> bool {
        let hangs_over = if self.options().ring_out_strict { self.radius(figure) } else { 0 };
        let most = self.size().surface - hangs_over;
        self.options().ring_out && (at.x.abs() > most || at.y.abs() > most)
    }

    /// Trips the switches that were hit hard enough, and says whether the latch opens. The latch opens if both switches
    /// are tripped, or if the upper body was hit hard enough. AT-SWITCH-01, AT-SWITCH-03, AT-R-24, AT-R-26, AT-R-27
    fn latch_opens(&self, tripped: &mut [bool; 2], blows: &[Blow], figure: FigureIndex) -> bool {
        let options = self.options();
        let enough =
            |blow: &Blow, least: u32| blow.impulse.is_none_or(|impulse| i64::from(impulse) >= i64::from(least));
        let (mut shock, mut is_new) = (0_i64, false);
        for blow in blows.iter().filter(|blow| blow.figure == figure) {
            let switch = match blow.part {
                Part::SwitchLeft => 0,
                Part::SwitchRight => 1,
                Part::Torso | Part::Head => {
                    shock += blow.impulse.map_or(i64::from(options.shock_impulse), i64::from);
                    continue;
                }
            };
            if enough(blow, options.switch_impulse) && !tripped[switch] {
                tripped[switch] = true;
                is_new = true;
            }
        }
        let is_hit = blows.iter().any(|blow| blow.figure == figure && matches!(blow.part, Part::Torso | Part::Head));
        (is_new && *tripped == [true; 2]) || (is_hit && shock >= i64::from(options.shock_impulse))
    }
}

impl Play<'_, '_> {
    /// Writes the result of an attack into the state, and defeats all figures that do not stand, the attacker's own
    /// side included. Figures that fell come first, in the order of falling. Falls at the same moment are ordered by
    /// id. The other figures follow, ordered by id: they count as defeated when all bodies are at rest. Since revision
    /// 2, this moment is later than the last fall. AT-R-18, AT-R-22, AT-R-29, AT-R-50, AT-DEF-04, AT-SWITCH-02
    pub(crate) fn judge(&mut self, by: Option<FigureIndex>, outcome: &Outcome) {
        let standing: Vec<FigureIndex> = self.game.standing(self.state).collect();
        self.state.simulated = mixed(self.state.simulated, outcome.digest);
        let mut defeats: Vec<(FigureIndex, Cause, u32)> = Vec::new();
        let mut others: Vec<(FigureIndex, Cause, u32)> = Vec::new();
        for figure in standing {
            let rest = outcome.rests.iter().find(|rest| rest.figure == figure);
            let fall = outcome.falls.iter().find(|(fallen, _)| *fallen == figure).map(|(_, ms)| *ms);
            if let Some(rest) = rest {
                self.come_to_rest(rest, fall.is_some());
            }
            let is_open = self.is_open(figure, outcome);
            let at = self.state.figures[figure.index()].at;
            match fall {
                Some(ms) => defeats.push((figure, if is_open { Cause::Latch } else { Cause::Fall }, ms)),
                None if is_open => others.push((figure, Cause::Latch, outcome.ms)),
                None if self.game.is_off(figure, at) => others.push((figure, Cause::RingOut, outcome.ms)),
                None if rest.is_some_and(|rest| self.game.leans(rest)) => {
                    others.push((figure, Cause::Lean, outcome.ms))
                }
                None => {}
            }
        }
        defeats.sort_by_key(|(_, _, ms)| *ms);
        outcome.objects.iter().for_each(|object| self.object_comes_to_rest(object));
        let at_rest = defeats.last().map_or(0, |(_, _, ms)| ms.saturating_add(u32::from(self.game.since(2))));
        for (figure, cause, ms) in defeats {
            self.defeat(figure, by, cause, ms);
        }
        for (figure, cause, ms) in others {
            self.defeat(figure, by, cause, ms.max(at_rest));
        }
    }

    /// Puts figures that fell outside an attack upright again where they stood. The figures keep their state, tripped
    /// switches included, and are not defeated. AT-DEF-03, AT-SWITCH-02, AT-ETIQ-06, AT-R-23
    pub(crate) fn set_up_again(&mut self, disturbed: &Outcome) {
        for rest in &disturbed.rests {
            let figure = self.game.id_of(rest.figure);
            self.table.emit(|| Event::Restored { figure });
        }
    }

    fn is_open(&mut self, figure: FigureIndex, outcome: &Outcome) -> bool {
        if !self.game.profile(figure).is_master() {
            return false;
        }
        let tripped = &mut self.state.figures[figure.index()].tripped;
        self.game.latch_opens(tripped, &outcome.blows, figure) || outcome.latched.contains(&figure)
    }

    /// Writes the pose of a figure at rest. A figure that has not moved keeps its pose and its cover. A figure that has
    /// fallen keeps its facing, because it may stand up with the same facing. AT-R-36, AT-R-58
    fn come_to_rest(&mut self, rest: &Rest, has_fallen: bool) {
        let before = &self.state.figures[rest.figure.index()];
        let Some((at, facing)) = self.game.pose_after(before, rest) else { return };
        if !has_fallen {
            self.state.figures[rest.figure.index()].facing = facing;
        }
        self.displace(rest.figure, at);
    }

    /// Writes the pose of an object at rest. Objects stay where they fall. With the option `ring_out`, an object off
    /// the surface is removed. AT-OBJ-02, AT-OBJ-05, AT-OBJ-07, AT-R-61
    fn object_comes_to_rest(&mut self, rest: &ObjectRest) {
        let surface = self.game.size().surface;
        let Some(object) = &mut self.state.objects[usize::from(rest.object.0)] else { return };
        if object.state == Standing::Removed {
            return;
        }
        let is_off = rest.is_off || rest.at.x.abs() > surface || rest.at.y.abs() > surface;
        object.at = rest.at;
        object.facing = turned(rest.facing.unwrap_or(object.facing));
        if rest.fallen {
            object.state = Standing::Fallen;
        }
        let id = self.game.ground().id(rest.object).clone();
        let (at, facing, fallen) = (Spot(object.at), object.facing, object.state == Standing::Fallen);
        if is_off && self.game.options().ring_out {
            object.state = Standing::Removed;
            self.table.emit(|| Event::ObjectRemoved { object: id });
        } else {
            self.table.emit(|| Event::ObjectMoved { object: id, at, facing, fallen });
        }
    }

    /// Defeats a figure. The figure lies until its special window, below its base, has been judged. All players see and
    /// remember what the special window shows. AT-DEF-01, AT-DEF-04, AT-ABIL-01, AT-R-30, AT-R-41
    pub(crate) fn defeat(&mut self, figure: FigureIndex, by: Option<FigureIndex>, cause: Cause, ms: u32) {
        let game = self.game;
        let controller = self.state.figures[figure.index()].controller;
        let own = by.is_some_and(|by| game.team(self.state.figures[by.index()].controller).contains(controller));
        let window = game.window(self.state, figure);
        let off = game.is_off(figure, self.state.figures[figure.index()].at);
        let state = &mut self.state.figures[figure.index()];
        state.zone = Zone::Lying;
        state.controller = game.profile(figure).owner;
        state.cover.clear();
        state.off = off;
        state.marks &= game.profile(figure).kind.special_marks(window.special);
        self.forget_switches(figure);
        self.note_fall(controller, ms);
        self.state.queue.push(Felled { figure, by, own });
        self.table.emit(|| Event::Defeat {
            figure: game.profile(figure).id.clone(),
            by: by.map(|by| game.profile(by).id.clone()),
            cause,
            own,
            special: window.special,
            clause: clause_of(cause, own),
        });
    }

    /// Notes when a seat loses a figure. Only a free-for-all ranks seats by these moments. Revision 1 noted them in
    /// every game. AT-R-50
    pub(crate) fn note_fall(&mut self, seat: Seat, ms: u32) {
        if self.game.mode() == Mode::Ffa || !self.game.since(2) {
            let shot = self.state.turn.shots;
            self.state.turn.falls.push(SeatFall { seat, shot, ms });
        }
    }

    /// Resets the switches of a Battle Master that left play, in revision 1 only. Since revision 2 the switches stay
    /// tripped to the end of the turn. AT-R-25
    pub(crate) fn forget_switches(&mut self, figure: FigureIndex) {
        if !self.game.since(2) {
            self.state.figures[figure.index()].tripped = [false; 2];
        }
    }

    /// Puts a figure into the Defeated area of the player who brought it. Its weapon is reset, and its cover and
    /// pinning end. AT-ABIL-06, AT-R-41, AT-R-67, AT-SETUP-05
    pub(crate) fn lay_aside(&mut self, figure: FigureIndex) {
        let game = self.game;
        let state = &mut self.state.figures[figure.index()];
        state.zone = Zone::Defeated;
        state.controller = game.profile(figure).owner;
        state.spent = 0;
        state.cover.clear();
        state.pinned = None;
        state.off = false;
        self.forget_switches(figure);
        self.table.emit(|| Event::Zone { figure: game.profile(figure).id.clone(), zone: Zone::Defeated });
    }
}

impl FigureType {
    /// Returns the positions of the wheel at which the special window has this colour, one bit for each position.
    /// AT-ABIL-02
    fn special_marks(&self, is_white: bool) -> u16 {
        let fits = |(_, window): &(usize, &Window)| window.special == is_white;
        self.wheel.iter().enumerate().filter(fits).fold(0, |marks, (n, _)| marks | 1 << n)
    }
}

fn clause_of(cause: Cause, own: bool) -> Clause {
    match cause {
        Cause::Fall if own => AT_DEF_04,
        Cause::Fall => AT_DEF_01,
        Cause::Lean => AT_R_20,
        Cause::RingOut => AT_DEF_02,
        Cause::Latch => AT_R_27,
        Cause::TakeDown => AT_R_43,
        Cause::Resignation => AT_R_69,
    }
}

/// Combines the digest of all simulations so far with that of one more. The result depends on their order.
const fn mixed(before: u64, digest: u64) -> u64 {
    (before.rotate_left(7) ^ digest).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
