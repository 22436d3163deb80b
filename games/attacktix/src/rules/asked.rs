//! Which seats the game waits for, and for which decision. AT-TURN-01

use crate::action::Action;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::figure::Zone;
use crate::id::Id;
use crate::state::{Asked, EndedBy, FigureIndex, Pending, Phase, State, Step, Volley};
use referee::{Cite, Clause, Outcome, Seat, Seats, Status};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

impl Attacktix {
    /// Returns the seats that the game waits for, or how the game ended. A dispute comes first, then the open decision,
    /// then the turn. AT-TURN-01, AT-R-64
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

    /// Checks that the seat may take this kind of decision now.
    pub(crate) fn check_asked(&self, state: &State, seat: Seat, action: &Action) -> Result<(), TurnFault> {
        if state.ending.is_some() {
            return Err(TurnFault::GameOver {});
        }
        if state.seats[seat.index()].is_out {
            return Err(TurnFault::OutOfGame { seat: self.seat_name(seat).into() });
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
                Err(TurnFault::DisputeFirst { seat: seat_name })
            };
        }
        if matches!(action, Action::Call { .. }) {
            return Err(TurnFault::NoDispute {});
        }
        match state.phase {
            Phase::Sides | Phase::Setup => self.check_set_up_asked(state, seat, action),
            Phase::Play | Phase::Over => match &state.pending {
                Some(pending) => self.check_pending(pending, seat, action),
                None => self.check_turn(state, seat, action),
            },
        }
    }

    /// Checks that a seat may open a dispute. No dispute may be open, and the subject may not be empty or too long. The
    /// seat may have opened none in this turn since the last attack. AT-ETIQ-07, AT-R-64, AT-R-72
    fn check_dispute(&self, state: &State, seat: Seat, about: &str) -> Result<(), TurnFault> {
        if let Some(dispute) = &state.dispute {
            return Err(TurnFault::DisputeFirst { seat: self.seat_name(dispute.caller).into() });
        }
        let letters = about.trim().chars().count();
        if letters == 0 || about.chars().count() > 200 {
            return Err(TurnFault::DisputeAboutNothing {});
        }
        if state.disputed.contains(seat) {
            return Err(TurnFault::DisputedAlready {});
        }
        Ok(())
    }

    fn check_set_up_asked(&self, state: &State, seat: Seat, action: &Action) -> Result<(), TurnFault> {
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
        Err(TurnFault::WrongStep { step })
    }

    /// Checks a decision of a seat while another decision is open. Only the seat that the open decision belongs to may
    /// decide now, and it may decide nothing else. AT-R-19, AT-R-28, AT-R-39
    fn check_pending(&self, pending: &Pending, seat: Seat, action: &Action) -> Result<(), TurnFault> {
        let is_asked = pending.seat == seat;
        let asked = || self.seat_name(pending.seat).to_owned();
        let id = |figure: FigureIndex| self.profile(figure).id.clone();
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
        Err(fault)
    }

    /// Checks that the decision belongs to the current step of the turn, and that it is the turn of this seat.
    /// AT-TURN-01, AT-MOVE-07, AT-R-14
    fn check_turn(&self, state: &State, seat: Seat, action: &Action) -> Result<(), TurnFault> {
        let turn = &state.turn;
        if turn.active != seat {
            return Err(TurnFault::NotYourTurn { seat: self.seat_name(turn.active).into() });
        }
        match action {
            Action::Move { .. } | Action::EndMoves {} if turn.step != Step::Move => Err(TurnFault::MovesOver {}),
            Action::TurnBase { .. } | Action::Adjust { .. } | Action::Attack { .. } | Action::AttackSection { .. }
                if turn.step == Step::Move =>
            {
                Err(TurnFault::StillMoving {})
            }
            Action::FireNext { .. } | Action::CeaseFire {} => Err(TurnFault::NoVolley {}),
            Action::Pass {} => Err(TurnFault::NothingToPass {}),
            Action::ChooseSide { .. } | Action::Place { .. } | Action::Ready {} => {
                Err(TurnFault::WrongStep { step: Doing::Turns })
            }
            _ => Ok(()),
        }
    }

    /// Returns the figure with this id, which must be in play and controlled by the seat. AT-ETIQ-01
    pub(crate) fn ordered(&self, state: &State, seat: Seat, id: &Id) -> Result<FigureIndex, TurnFault> {
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

    /// Returns the figure with this id, which the seat must be allowed to move. During a free move or a free attack,
    /// only the figure that makes it may move. AT-R-39
    pub(crate) fn ordered_to_move(&self, state: &State, seat: Seat, id: &Id) -> Result<FigureIndex, TurnFault> {
        let figure = self.ordered(state, seat, id)?;
        match state.pending.map(|pending| pending.what) {
            Some(Asked::FreeMove { figure: asked, .. } | Asked::FreeAttack { figure: asked, .. })
                if asked != figure =>
            {
                Err(TurnFault::FreeFirst { seat: self.seat_name(seat).into(), figure: self.id_of(asked) })
            }
            _ => Ok(figure),
        }
    }

    /// Returns the figure with this id, which the seat must have brought. AT-ETIQ-01
    pub(crate) fn brought(&self, seat: Seat, id: &Id) -> Result<FigureIndex, TurnFault> {
        let figure = self.figure(id).ok_or_else(|| TurnFault::NoSuchFigure { figure: id.clone() })?;
        if self.profile(figure).owner != seat {
            return Err(TurnFault::NotYours { figure: id.clone() });
        }
        Ok(figure)
    }

    /// Returns the open volley, which may fire its next missile, or a fault if none is open. AT-RANGED-02
    pub(crate) fn open_volley(state: &State) -> Result<&Volley, TurnFault> {
        state.turn.volley.as_ref().ok_or(TurnFault::NoVolley {})
    }
}

impl EndedBy {
    /// Returns the word for the ending in records and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            EndedBy::LastStanding => "last-standing",
            EndedBy::WipeOut => "wipe-out",
            EndedBy::TurnCap => "turn-cap",
            EndedBy::Resignation => "resignation",
        }
    }
}

/// Why a decision is not possible now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TurnFault {
    /// Another seat decides now. AT-TURN-01
    #[error("It is the turn of {seat}.")]
    NotYourTurn {
        /// The name of the seat that has to decide, such as `p1`.
        seat: String,
    },
    /// The decision belongs to another step of the game. AT-TURN-01
    #[error("That decision is not possible now. At this point, {step}.")]
    WrongStep {
        /// What players do now.
        step: Doing,
    },
    /// Attacks come after all moves. AT-R-14
    #[error("All moves come first; end the movement step before you attack.")]
    StillMoving {},
    /// Moves come before all attacks. AT-MOVE-07
    #[error("The movement step is over; all moves come before the first attack.")]
    MovesOver {},
    /// A special ability is resolved first. AT-R-28
    #[error("The special ability of {figure} comes first; {seat} decides on it.")]
    SpecialFirst {
        /// The seat that decides.
        seat: String,
        /// The felled figure whose special it is.
        figure: Id,
    },
    /// A free move or attack comes first. AT-R-39
    #[error("First {seat} makes the free move or attack of {figure}, or passes.")]
    FreeFirst {
        /// The seat that decides.
        seat: String,
        /// The figure that moves or attacks.
        figure: Id,
    },
    /// This free attack does not allow a move. AT-R-39
    #[error("{figure} does not move in this free attack.")]
    NoFreeMove {
        /// The figure that attacks.
        figure: Id,
    },
    /// A volley is open. AT-R-19
    #[error("The volley of {figure} comes first: {seat} fires the next missile or ceases fire.")]
    VolleyFirst {
        /// The seat that decides.
        seat: String,
        /// The figure that fires.
        figure: Id,
    },
    /// No volley is open. AT-RANGED-02
    #[error("There is no open volley that has a missile left.")]
    NoVolley {},
    /// There is nothing to pass. AT-R-39
    #[error("There is nothing to pass, because you are asked for no free move or free attack.")]
    NothingToPass {},
    /// A dispute is open. AT-R-64
    #[error("A dispute is open; {seat} calls red or white first.")]
    DisputeFirst {
        /// The seat that calls.
        seat: String,
    },
    /// No dispute is open. AT-R-64
    #[error("No open dispute asks for a colour.")]
    NoDispute {},
    /// A dispute needs a subject. AT-ETIQ-07
    #[error("Say what the dispute is about, in at most 200 characters.")]
    DisputeAboutNothing {},
    /// The seat has already opened a dispute since the last attack. AT-R-72
    #[error(
        "You have opened a dispute since the last attack; you may open the next one after another attack or in the next turn."
    )]
    DisputedAlready {},
    /// The game is over, so it takes no decisions. AT-VICT-01
    #[error("The game is over.")]
    GameOver {},
    /// The seat is out of the game. AT-R-69
    #[error("{seat} is out of the game.")]
    OutOfGame {
        /// The name of the seat.
        seat: String,
    },
    /// The figure belongs to another seat. AT-ETIQ-01
    #[error("{figure} is not yours.")]
    NotYours {
        /// The id of the other seat's figure.
        figure: Id,
    },
    /// No figure has this id. AT-ETIQ-01
    #[error("There is no figure {figure}.")]
    NoSuchFigure {
        /// The id that no figure has.
        figure: Id,
    },
    /// Orders are only for figures in play. AT-SETUP-05
    #[error("{figure} is not in play.")]
    NotInPlay {
        /// The id of the figure out of play.
        figure: Id,
    },
}

/// What players do in a part of the game. AT-TURN-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// Players choose sides.
    Sides,
    /// Players place figures.
    Placing,
    /// Players take turns.
    Turns,
}

impl fmt::Display for Doing {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Doing::Sides => "sides are chosen",
            Doing::Placing => "figures are placed",
            Doing::Turns => "turns are taken",
        })
    }
}

impl Cite for TurnFault {
    fn clause(&self) -> Clause {
        match self {
            TurnFault::NotYourTurn { .. } | TurnFault::WrongStep { .. } => AT_TURN_01,
            TurnFault::StillMoving {} => AT_R_14,
            TurnFault::MovesOver {} => AT_MOVE_07,
            TurnFault::SpecialFirst { .. } => AT_R_28,
            TurnFault::FreeFirst { .. } | TurnFault::NoFreeMove { .. } | TurnFault::NothingToPass {} => AT_R_39,
            TurnFault::VolleyFirst { .. } => AT_R_19,
            TurnFault::NoVolley {} => AT_RANGED_02,
            TurnFault::DisputeFirst { .. } | TurnFault::NoDispute {} => AT_R_64,
            TurnFault::DisputeAboutNothing {} => AT_ETIQ_07,
            TurnFault::DisputedAlready {} => AT_R_72,
            TurnFault::GameOver {} => AT_VICT_01,
            TurnFault::OutOfGame { .. } => AT_R_69,
            TurnFault::NotYours { .. } | TurnFault::NoSuchFigure { .. } => AT_ETIQ_01,
            TurnFault::NotInPlay { .. } => AT_SETUP_05,
        }
    }
}
