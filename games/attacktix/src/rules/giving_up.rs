//! What happens when a player gives up, or when a player's time runs out. AT-R-69, AT-R-70

use super::Play;
use crate::clauses::{AT_ABIL_05, AT_R_69};
use crate::event::{Cause, Event, SpecialResult};
use crate::figure::{Colour, Zone};
use crate::setup::Mode;
use crate::state::{Asked, FigureIndex, Pending, Phase, Step};
use referee::Seat;

impl Play<'_, '_> {
    /// Takes a player out of the game. The player's figures leave play without their specials, and the player's open
    /// decisions lapse. The game then goes on without the seat, or it is over. AT-R-69
    pub(crate) fn give_up(&mut self, seat: Seat) {
        let game = self.game;
        self.table.emit(|| Event::Resigned { seat: game.seat_name(seat).into() });
        self.decisions_lapse(seat);
        self.figures_leave(seat);
        if game.mode() == Mode::Ffa {
            self.drop_seat(seat, AT_R_69, false);
        } else {
            self.state.seats[seat.index()].is_out = true;
        }
        self.fail_out_of_reach();
        self.end_if_alone();
        match self.state.phase {
            Phase::Play if self.state.turn.active == seat => self.state.turn.step = Step::Specials,
            Phase::Sides | Phase::Setup | Phase::Play | Phase::Over => {}
        }
    }

    /// Drops the player's open decision, and volleys with missiles left to fire. Also drops a dispute that the player
    /// opened or has to call. AT-R-69
    fn decisions_lapse(&mut self, seat: Seat) {
        if self.state.dispute.as_ref().is_some_and(|dispute| dispute.by == seat || dispute.caller == seat) {
            self.state.dispute = None;
        }
        if let Some(Pending { what, .. }) = self.state.pending.filter(|pending| pending.seat == seat) {
            self.state.pending = None;
            if let Asked::Special { figure, .. } = what {
                self.lay_aside(figure);
            }
        }
        self.state.turn.paused.retain(|volley| volley.seat != seat);
        if self.state.turn.volley.is_some_and(|volley| volley.seat == seat) {
            self.cease_fire();
        }
    }

    fn figures_leave(&mut self, seat: Seat) {
        let game = self.game;
        let lying: Vec<FigureIndex> = self.state.queue.iter().map(|felled| felled.figure).collect();
        for figure in lying.into_iter().filter(|figure| game.profile(*figure).owner == seat) {
            self.state.queue.retain(|felled| felled.figure != figure);
            self.lay_aside(figure);
        }
        for figure in game.all() {
            let found = &self.state.figures[figure.index()];
            if found.zone != Zone::InPlay || found.controller != seat {
                continue;
            }
            let id = game.profile(figure).id.clone();
            self.table.emit(|| Event::Defeat {
                figure: id,
                by: None,
                cause: Cause::Resignation,
                own: false,
                special: false,
                clause: AT_R_69,
            });
            self.lay_aside(figure);
        }
    }

    /// If a player has left, the special ability that a seat is asked about may have no figure to apply to. The ability
    /// then fails. AT-ABIL-05, AT-R-32
    fn fail_out_of_reach(&mut self) {
        let Some((user, by)) = self.game.special_asked(self.state) else { return };
        if self.game.special_targets(self.state, user, by).is_empty() {
            self.state.pending = None;
            self.emit_special(user, SpecialResult::Failed, &[], AT_ABIL_05);
            self.lay_aside(user);
        }
    }

    /// Decides for a seat that is silent. Before play, the seat takes the first free side or places the rest of its
    /// figures. In a dispute, the seat calls red. For a special, it takes the first choice. A volley goes on while an
    /// enemy stands and the aim is allowed. The seat passes a free move, a free attack, and the rest of its turn.
    /// AT-R-19, AT-R-31, AT-R-70
    pub(crate) fn time_is_up(&mut self, seat: Seat) {
        let game = self.game;
        self.table.emit(|| Event::BotChoice { seat: game.seat_name(seat).into() });
        if self.state.dispute.is_some() {
            return self.call(Colour::Red);
        }
        match (self.state.phase, self.state.pending.map(|pending| pending.what)) {
            (Phase::Sides, _) => self.first_free_side(seat),
            (Phase::Setup, _) => self.place_the_rest(seat),
            (_, Some(Asked::Special { .. })) => {
                let choices = game.special_choices(self.state);
                let first = choices.first().expect("a seat is asked for a special only if it can be used");
                self.use_special(first);
            }
            (_, Some(Asked::Volley { figure })) if self.an_enemy_stands(seat) && self.may_fire_on(figure) => {
                self.fire_next();
            }
            (_, Some(Asked::Volley { .. })) => self.cease_fire(),
            (_, Some(Asked::FreeAttack { .. } | Asked::FreeMove { .. })) => self.pass(seat),
            (_, None) => self.end_turn(seat),
        }
    }

    fn may_fire_on(&self, figure: FigureIndex) -> bool {
        let Some(volley) = &self.state.turn.volley else { return false };
        self.game.check_next_shot(self.state, volley, &self.game.profile(figure).id, None).is_ok()
    }

    fn an_enemy_stands(&self, seat: Seat) -> bool {
        let team = self.game.team(seat);
        let is_enemy = |figure: FigureIndex| !team.contains(self.state.figures[figure.index()].controller);
        self.game.standing(self.state).any(is_enemy)
    }
}
