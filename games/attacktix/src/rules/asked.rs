//! Who is asked what: the one question that is open now. AT-TURN-01

use super::{Doing, TurnFault};
use crate::action::Action;
use crate::figure::Zone;
use crate::game::Attacktix;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::state::{Asked, EndedBy, Nth, Pending, Phase, State, Step};
use referee::{Outcome, Seat, Seats, Status};

impl Attacktix {
    /// Says whom the game waits for, or how it ended: a dispute first, then the open decision, then whose turn it is.
    /// AT-TURN-01, AT-R-64
    pub(crate) fn status_of(&self, state: &State) -> Status {
        if let Some(ending) = &state.ending {
            let clause = self.clause_of_ending(ending.by);
            return Status::Over(Outcome { winners: ending.winners, by: ending.by.word(), clause });
        }
        Status::Awaiting(self.awaited(state))
    }

    fn awaited(&self, state: &State) -> Seats {
        if let Some(dispute) = &state.dispute {
            return Seats::one(dispute.caller);
        }
        match state.phase {
            Phase::Sides => Seats::one(state.chooser.unwrap_or(Seat(0))),
            Phase::Setup => self.seats_in(state).filter(|seat| !state.seats[seat.index()].is_ready).collect(),
            Phase::Play | Phase::Over => {
                Seats::one(state.pending.map_or(state.turn.active, |pending: Pending| pending.seat))
            }
        }
    }

    /// Lists the seats that are still in the game. AT-FFA-10, AT-R-69
    pub(crate) fn seats_in<'s>(&self, state: &'s State) -> impl Iterator<Item = Seat> + use<'s> {
        (0..state.seats.len() as u8).map(Seat).filter(|seat| !state.seats[seat.index()].is_out)
    }

    /// Says whether this kind of decision is asked of the seat now.
    pub(crate) fn check_asked(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.ending.is_some() {
            return Err(TurnFault::GameOver {}.into());
        }
        if state.seats[seat.index()].is_out {
            return Err(TurnFault::OutOfGame { seat: self.seat_name(seat).into() }.into());
        }
        match action {
            Action::Resign {} => return Ok(()),
            Action::Dispute { about } => return self.check_dispute(state, seat, about),
            _ => {}
        }
        if let Some(dispute) = &state.dispute {
            let is_call = matches!(action, Action::Call { .. } | Action::Timeout {});
            let seat_name = self.seat_name(dispute.caller).into();
            return if is_call && dispute.caller == seat {
                Ok(())
            } else {
                Err(TurnFault::DisputeFirst { seat: seat_name }.into())
            };
        }
        if matches!(action, Action::Call { .. }) {
            return Err(TurnFault::NoDispute {}.into());
        }
        match state.phase {
            Phase::Sides | Phase::Setup => self.check_set_up_asked(state, seat, action),
            Phase::Play | Phase::Over => match &state.pending {
                Some(pending) => self.check_pending(pending, seat, action),
                None => self.check_turn(state, seat, action),
            },
        }
    }

    /// Anybody may open a dispute at any time, but not while another is open, and one only after each attack.
    /// AT-ETIQ-07, AT-R-64, AT-R-72
    fn check_dispute(&self, state: &State, seat: Seat, about: &str) -> Result<(), Refusal> {
        if let Some(dispute) = &state.dispute {
            return Err(TurnFault::DisputeFirst { seat: self.seat_name(dispute.caller).into() }.into());
        }
        let letters = about.trim().chars().count();
        if letters == 0 || about.chars().count() > 200 {
            return Err(TurnFault::DisputeAboutNothing {}.into());
        }
        if state.disputed.contains(seat) {
            return Err(TurnFault::DisputedAlready {}.into());
        }
        Ok(())
    }

    fn check_set_up_asked(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let fits = match (state.phase, action) {
            (Phase::Sides, Action::ChooseSide { .. }) => true,
            (Phase::Setup, Action::Place { .. } | Action::Ready {}) => true,
            (_, Action::Timeout {}) => self.awaited(state).contains(seat),
            _ => false,
        };
        if fits {
            return Ok(());
        }
        let step = if state.phase == Phase::Sides { Doing::Sides } else { Doing::Placing };
        Err(TurnFault::WrongStep { step }.into())
    }

    /// Nothing else is decided while a decision is open. AT-R-19, AT-R-28, AT-R-39
    fn check_pending(&self, pending: &Pending, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let is_asked = pending.seat == seat;
        let asked = || self.seat_name(pending.seat).to_owned();
        let id = |figure: Nth| self.profile(figure).id.clone();
        let fault = match pending.what {
            Asked::Special { figure, .. } => {
                if is_asked && matches!(action, Action::Special(_) | Action::Timeout {}) {
                    return Ok(());
                }
                TurnFault::SpecialFirst { seat: asked(), figure: id(figure) }
            }
            Asked::FreeAttack { figure, may_move } => match action {
                Action::Attack { .. } | Action::AttackSection { .. } | Action::Pass {} | Action::Timeout {}
                    if is_asked =>
                {
                    return Ok(());
                }
                Action::Move { .. } if is_asked && may_move => return Ok(()),
                Action::Move { .. } if is_asked => TurnFault::NoFreeMove { figure: id(figure) },
                _ => TurnFault::FreeFirst { seat: asked(), figure: id(figure) },
            },
            Asked::FreeMove { figure, .. } => {
                if is_asked && matches!(action, Action::Move { .. } | Action::Pass {} | Action::Timeout {}) {
                    return Ok(());
                }
                TurnFault::FreeFirst { seat: asked(), figure: id(figure) }
            }
            Asked::Volley { figure } => {
                if is_asked && matches!(action, Action::FireNext { .. } | Action::CeaseFire {} | Action::Timeout {}) {
                    return Ok(());
                }
                TurnFault::VolleyFirst { seat: asked(), figure: id(figure) }
            }
        };
        Err(fault.into())
    }

    /// The steps of a turn come in order, and only its player decides. AT-TURN-01, AT-MOVE-07, AT-R-14
    fn check_turn(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let turn = &state.turn;
        if turn.active != seat {
            return Err(TurnFault::NotYourTurn { seat: self.seat_name(turn.active).into() }.into());
        }
        match action {
            Action::Move { .. } | Action::EndMoves {} if turn.step != Step::Move => Err(TurnFault::MovesOver {}.into()),
            Action::TurnBase { .. } | Action::Adjust { .. } | Action::Attack { .. } | Action::AttackSection { .. }
                if turn.step == Step::Move =>
            {
                Err(TurnFault::StillMoving {}.into())
            }
            Action::FireNext { .. } | Action::CeaseFire {} => Err(TurnFault::NoVolley {}.into()),
            Action::Pass {} => Err(TurnFault::NothingToPass {}.into()),
            Action::ChooseSide { .. } | Action::Place { .. } | Action::Ready {} => {
                Err(TurnFault::WrongStep { step: Doing::Turns }.into())
            }
            _ => Ok(()),
        }
    }

    /// Finds a figure in play that obeys the seat. AT-ETIQ-01
    pub(crate) fn ordered(&self, state: &State, seat: Seat, id: &Id) -> Result<Nth, TurnFault> {
        let figure = self.figure(id).ok_or_else(|| TurnFault::NoSuchFigure { figure: id.clone() })?;
        let found = &state.figures[figure.index()];
        if found.controller != seat {
            return Err(TurnFault::NotYours { figure: id.clone() });
        }
        if found.zone != Zone::InPlay {
            return Err(TurnFault::NotInPlay { figure: id.clone() });
        }
        Ok(figure)
    }
}

impl EndedBy {
    /// Returns the word of the ending.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::LastStanding => "last-standing",
            EndedBy::WipeOut => "wipe-out",
            EndedBy::TurnCap => "turn-cap",
            EndedBy::Resignation => "resignation",
        }
    }
}
