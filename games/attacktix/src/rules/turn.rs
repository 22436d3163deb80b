//! The steps of a turn, in order. AT-TURN, AT-RESET

use super::Play;
use crate::battle::Attacktix;
use crate::event::Event;
use crate::figure::Zone;
use crate::numbers::{ATTACKS, EXTRA_MOST, TURN_CAP};
use crate::options::SpecialTiming;
use crate::setup::Mode;
use crate::state::{Phase, Pinned, State, Step, Turn};
use referee::{Seat, Seats};

impl Attacktix {
    /// Returns how many attacks a turn of this seat has. In team play it has one for each 100 points of its battle
    /// force, rounded. In other modes it has two. Extra attacks are added. AT-ATK-01, AT-TURN-03, AT-TEAM-07, AT-R-40,
    /// AT-R-46
    pub(crate) fn attacks_of(&self, state: &State, seat: Seat) -> u8 {
        let usual = match self.mode() {
            Mode::Team => u8::try_from((self.opened.contribution[seat.index()] + 50) / 100).unwrap_or(u8::MAX),
            Mode::Duel | Mode::Ffa => ATTACKS,
        };
        usual.saturating_add(state.seats[seat.index()].extra.min(EXTRA_MOST))
    }

    /// Says whether a seat controls a figure in play. Figures that have returned behind the line are in play.
    /// AT-VICT-02
    pub(crate) fn stands(&self, state: &State, seat: Seat) -> bool {
        state.figures.iter().any(|figure| figure.zone == Zone::InPlay && figure.controller == seat)
    }
}

impl Play<'_, '_> {
    /// Ends the movement step. Cover is set, and figures do not move any more in this turn. AT-MOVE-07, AT-R-14,
    /// AT-R-58
    pub(crate) fn end_moves(&mut self, seat: Seat) {
        self.set_cover(seat);
        let (game, covered) = (self.game, self.covered(seat));
        self.table.emit(|| Event::MovesEnded { seat: game.seat_name(seat).into(), covered });
        self.step(Step::Attack);
    }

    fn step(&mut self, step: Step) {
        self.state.turn.step = step;
        self.table.emit(|| Event::Step { step });
    }

    /// Passes the free move or the free attack that a seat is asked for. AT-R-39
    pub(crate) fn pass(&mut self, seat: Seat) {
        let game = self.game;
        self.table.emit(|| Event::Pass { seat: game.seat_name(seat).into() });
        self.state.pending = None;
    }

    /// Ends the attack step of a turn. If the movement step is not over, ends it first. The third step then resolves
    /// the specials that are left. AT-TURN-01, AT-R-28
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        if self.state.turn.step == Step::Move {
            self.end_moves(seat);
        }
        self.step(Step::Specials);
    }

    /// Goes on until a player has to decide. It first judges the felled figures and then asks about an open volley. If
    /// nothing is left to ask in the step of specials, it ends the turn. AT-R-28, AT-R-29, AT-VOLLEY-01
    pub(crate) fn go_on(&mut self) {
        if matches!(self.state.phase, Phase::Sides | Phase::Setup) {
            self.set_up_goes_on();
        }
        while self.state.phase == Phase::Play && self.state.dispute.is_none() && self.state.pending.is_none() {
            let is_time = self.game.options().special_timing == SpecialTiming::Immediate
                || self.state.turn.step == Step::Specials;
            if is_time && !self.state.queue.is_empty() {
                self.judge_next();
            } else if self.state.turn.volley.is_some() {
                self.ask_for_next_shot();
            } else if let Some(volley) = self.state.turn.paused.pop() {
                self.state.turn.volley = Some(volley);
            } else if self.state.turn.step == Step::Specials {
                self.finish_turn();
            } else {
                return;
            }
        }
    }

    /// Checks whether a side has won, resets all weapons, and starts the next turn. AT-TURN-01
    pub(crate) fn finish_turn(&mut self) {
        self.state.turn.step = Step::Over;
        self.table.emit(|| Event::VictoryCheck {});
        if self.check_victory() {
            return;
        }
        self.reset();
        match self.next_seat(self.state.turn.active) {
            Some(seat) => self.begin_turn(seat, self.state.turn.number + 1),
            None => self.end_by_points(),
        }
    }

    /// Loads all missiles, makes all jabs and claws ready, and resets all switches, for the figures of all players. A
    /// figure that was pinned for this turn can move again. AT-RESET-01, AT-RESET-02, AT-RESET-03, AT-RESET-04,
    /// AT-R-25, AT-R-45, AT-ETIQ-05
    fn reset(&mut self) {
        for figure in &mut self.state.figures {
            figure.spent = 0;
            figure.tripped = [false; 2];
            if figure.pinned == Some(Pinned::Now) {
                figure.pinned = None;
            }
        }
        self.table.emit(|| Event::Reset {});
    }

    /// Finds the next seat, clockwise. A player who is out has no turns. In team play a player without a figure in play
    /// passes the turn and loses extra attacks. Returns `None` after the last turn. AT-TEAM-06, AT-TEAM-11, AT-R-40,
    /// AT-R-52
    fn next_seat(&mut self, after: Seat) -> Option<Seat> {
        let (game, seats) = (self.game, self.state.seats.len() as u8);
        let mut seat = after;
        while self.state.turn.number < TURN_CAP {
            seat = Seat((seat.0 + 1) % seats);
            if self.state.seats[seat.index()].is_out {
                continue;
            }
            if game.stands(self.state, seat) {
                return Some(seat);
            }
            self.state.turn.number += 1;
            self.state.seats[seat.index()].extra = 0;
            self.table.emit(|| Event::Pass { seat: game.seat_name(seat).into() });
        }
        None
    }

    /// Begins a turn with its movement step. AT-TURN-01, AT-TURN-02, AT-TURN-03, AT-R-40, AT-R-72
    pub(crate) fn begin_turn(&mut self, seat: Seat, number: u16) {
        let game = self.game;
        let attacks = game.attacks_of(self.state, seat);
        self.state.seats[seat.index()].extra = 0;
        for figure in self.state.figures.iter_mut().filter(|figure| figure.controller == seat) {
            if figure.pinned == Some(Pinned::Next) {
                figure.pinned = Some(Pinned::Now);
            }
        }
        self.state.phase = Phase::Play;
        self.state.disputed = Seats::NONE;
        self.state.turn = Turn::new(number, seat, attacks);
        self.table.emit(|| Event::Turn { number, seat: game.seat_name(seat).into(), attacks });
    }
}

impl Turn {
    /// Makes a turn that has just begun.
    pub(crate) fn new(number: u16, active: Seat, attacks: u8) -> Turn {
        Turn {
            number,
            active,
            step: Step::Move,
            moved: Vec::new(),
            attacked: Vec::new(),
            attacks,
            specials: 0,
            shots: 0,
            volley: None,
            paused: Vec::new(),
            falls: Vec::new(),
        }
    }
}
