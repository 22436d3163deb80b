//! The Round: who must decide, the Initiative, and the order of the steps.

use super::Play;
use crate::action::{Action, Attack};
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::{Event, sum, total};
use crate::options::MoraleEvery;
use crate::side::{Role, Side};
use crate::state::{EndedBy, Ending, Orders, State, Step};
use referee::{Cite, Clause, Outcome, Seats, Status};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The most throws for Initiative. If all these throws tie, Green wins. Real dice do not tie so often. PF-INIT-02
const MOST_THROWS: usize = 200;

impl PlasticFudge {
    /// Returns which sides the game waits for, or how the battle ended. PF-R-88
    pub(crate) fn status_of(&self, state: &State) -> Status {
        match state.ending {
            Some(Ending { winner, by }) => Status::Over(Outcome {
                winners: winner.map_or(Seats::NONE, |side| Seats::one(side.seat())),
                by: by.word(),
                clause: by.clause(winner),
            }),
            None => Status::Awaiting(self.asked(state).map(Side::seat).collect()),
        }
    }

    /// Returns the sides that must decide now. PF-R-88
    pub fn asked<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Side> + 'a {
        Side::BOTH.into_iter().filter(move |side| self.is_asked(state, *side))
    }

    /// Says whether a side must decide now. PF-R-88
    pub(crate) fn is_asked(&self, state: &State, side: Side) -> bool {
        match state.step {
            Step::Terrain => state.placer == side,
            Step::Muster | Step::Deploy => self.deploying(state) == side,
            Step::Initiative | Step::Morale => true,
            Step::Choose => state.choice == Some(side),
            Step::MoveA => state.player_a == Some(side),
            Step::MoveB => state.player_a == Some(side.enemy()),
            Step::Attack => state.committed[side.index()].is_none(),
            Step::Jets => self.jets_asked(state) == Some(side),
            Step::Over => false,
        }
    }

    /// Returns the side that deploys now: Green until it has ended its deployment, then Tan. PF-R-74
    pub(crate) fn deploying(&self, state: &State) -> Side {
        if state.deployed[Side::Green.index()] { Side::Tan } else { Side::Green }
    }

    /// Checks that the game waits for this kind of decision and for this side. A side may always resign until the
    /// battle is over. PF-TURN-01, PF-R-88
    pub(crate) fn check_asked(&self, state: &State, side: Side, action: &Action) -> Result<(), RoundFault> {
        if let Some(Ending { winner, by }) = state.ending {
            return Err(RoundFault::Over { by, clause: by.clause(winner) });
        }
        if matches!(action, Action::Resign {}) {
            return Ok(());
        }
        if !fits(state.step, action) {
            let (step, clause) = (state.step, clause_of(action));
            return Err(RoundFault::OtherStep { step, clause });
        }
        if !self.is_asked(state, side) {
            let (step, clause) = (state.step, clause_in(state.step));
            let asked = self.asked(state).next();
            return Err(RoundFault::OtherSide { step, asked, clause });
        }
        Ok(())
    }
}

/// Why a decision is not possible now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoundFault {
    /// The battle is over.
    Over {
        /// How the battle ended.
        by: EndedBy,
        /// The clause that ended the battle.
        clause: Clause,
    },
    /// The game waits for another kind of decision.
    OtherStep {
        /// The step in which the decision was made.
        step: Step,
        /// The clause that says when this kind of decision is made.
        clause: Clause,
    },
    /// The game waits for the other side, for example because this side has already decided.
    OtherSide {
        /// The step in which the decision was made.
        step: Step,
        /// The side that the game waits for; `None` if it waits for neither.
        asked: Option<Side>,
        /// The clause that says which side decides in the step.
        clause: Clause,
    },
}

impl Cite for RoundFault {
    fn clause(&self) -> Clause {
        match self {
            RoundFault::Over { clause, .. }
            | RoundFault::OtherStep { clause, .. }
            | RoundFault::OtherSide { clause, .. } => *clause,
        }
    }
}

impl fmt::Display for RoundFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundFault::Over { .. } => to.write_str("The battle is over."),
            RoundFault::OtherStep { step, .. } => write!(to, "This decision is not possible now: {}.", now(*step)),
            RoundFault::OtherSide { step, asked: Some(side), .. } => {
                write!(to, "The game waits for {side}, not for you: {}.", now(*step))
            }
            RoundFault::OtherSide { step, asked: None, .. } => {
                write!(to, "The game waits for neither side: {}.", now(*step))
            }
        }
    }
}

/// Returns what happens in a step, as a part of a sentence.
fn now(step: Step) -> &'static str {
    match step {
        Step::Muster => "both sides hand in their forces",
        Step::Terrain => "the sides place terrain in turn",
        Step::Deploy => "the sides deploy their Units, Green first",
        Step::Initiative => "the dice of the Initiative must be thrown",
        Step::Choose => "the winner of the Initiative chooses to be Player A or B",
        Step::MoveA => "Player A moves",
        Step::MoveB => "Player B moves",
        Step::Attack => "each side commits its attacks, once",
        Step::Morale => "the dice of Morale must be thrown",
        Step::Jets => "the sides give orders to their Jets",
        Step::Over => "the battle is over",
    }
}

/// Says whether a step waits for this kind of decision. In every step but the last, a side may resign or run out of
/// time.
fn fits(step: Step, action: &Action) -> bool {
    match action {
        Action::Place { .. } | Action::Pass {} => step == Step::Terrain,
        Action::Deploy { .. } | Action::Lay { .. } | Action::EndDeploy {} => step == Step::Deploy,
        Action::Roll {} => matches!(step, Step::Initiative | Step::Morale),
        Action::ChooseRole { .. } => step == Step::Choose,
        Action::Move { .. } | Action::Enter { .. } | Action::Leave { .. } => is_movement(step),
        Action::CallJet { .. } | Action::Fire(_) | Action::EndMoves {} => is_movement(step),
        Action::Commit { .. } => step == Step::Attack,
        Action::Jets { .. } => step == Step::Jets,
        Action::Resign {} | Action::Timeout {} => step != Step::Over,
    }
}

/// Returns the attacks that a side has committed; none if it has not committed yet.
fn opened(orders: &Orders<Attack>) -> Vec<Attack> {
    orders.as_deref().map(<[Attack]>::to_vec).unwrap_or_default()
}

fn is_movement(step: Step) -> bool {
    matches!(step, Step::MoveA | Step::MoveB)
}

/// Returns the clause that says when a side takes this kind of decision.
fn clause_of(action: &Action) -> Clause {
    match action {
        Action::Place { .. } | Action::Pass {} => PF_R_75,
        Action::Deploy { .. } | Action::Lay { .. } | Action::EndDeploy {} => PF_R_74,
        Action::Roll {} | Action::Resign {} | Action::Timeout {} => PF_R_88,
        Action::ChooseRole { .. } => PF_INIT_03,
        Action::Move { .. } | Action::Enter { .. } | Action::Leave { .. } | Action::EndMoves {} => PF_R_80,
        Action::CallJet { .. } => PF_R_65,
        Action::Fire(_) | Action::Commit { .. } => PF_R_17,
        Action::Jets { .. } => PF_R_107,
    }
}

/// Returns the clause that says which side decides in a step.
fn clause_in(step: Step) -> Clause {
    match step {
        Step::Muster | Step::Deploy => PF_R_74,
        Step::Terrain => PF_R_75,
        Step::Initiative | Step::Morale | Step::Over => PF_R_88,
        Step::Choose => PF_INIT_03,
        Step::MoveA => PF_TURN_02,
        Step::MoveB => PF_TURN_03,
        Step::Attack => PF_R_17,
        Step::Jets => PF_R_107,
    }
}

impl Play<'_, '_> {
    /// Throws the dice that the step waits for, and goes on with the Round. PF-R-88
    pub(crate) fn roll(&mut self) {
        if self.state.step == Step::Initiative { self.throw_initiative() } else { self.morale_phase() }
    }

    /// Throws for Initiative, Green's dice first, until there is no tie. The winner chooses a role next. PF-INIT-01,
    /// PF-INIT-02, PF-R-79
    fn throw_initiative(&mut self) {
        let mut winner = None;
        for throw in 1.. {
            let dice = [self.dice(PF_INIT_01), self.dice(PF_INIT_01)];
            let added = Side::BOTH.map(|side| self.game.initiative_level(self.state, side).1);
            let total = |side: Side| sum(dice[side.index()]) + total(&added[side.index()]);
            let (green, tan) = (total(Side::Green), total(Side::Tan));
            if green != tan {
                winner = Some(if green > tan { Side::Green } else { Side::Tan });
            }
            let clause = if winner.is_some() { PF_INIT_01 } else { PF_INIT_02 };
            self.table.emit(|| Event::Initiative { green, tan, dice, modifiers: added, winner, clause });
            if winner.is_some() || throw == MOST_THROWS {
                break;
            }
        }
        self.state.choice = Some(winner.unwrap_or(Side::Green));
        self.state.step = Step::Choose;
    }

    /// Gives the winner of the Initiative the role that it chose, and the other side the other role. PF-INIT-03,
    /// PF-INIT-04
    pub(crate) fn choose_role(&mut self, side: Side, role: Role) {
        self.become_player(side, role, PF_INIT_03);
    }

    fn become_player(&mut self, seat: Side, role: Role, clause: Clause) {
        let player_a = if role == Role::A { seat } else { seat.enemy() };
        self.state.choice = None;
        self.state.player_a = Some(player_a);
        self.table.emit(|| Event::Role { seat, role, player_a, clause });
        self.enter(Step::MoveA, Some(player_a));
    }

    /// Ends the movement phase of a side. The other side moves next, or both sides attack. If the option `morale_every`
    /// is `movement-phase`, Units check morale first. PF-TURN-02, PF-TURN-03, PF-R-05
    pub(crate) fn end_moves(&mut self, side: Side) {
        if self.game.options().morale_every == MoraleEvery::MovementPhase {
            self.check_morale();
        }
        match self.state.step {
            Step::MoveA => self.enter(Step::MoveB, Some(side.enemy())),
            _ => self.enter(Step::Attack, None),
        }
    }

    /// Commits the attacks of a side. When both sides have committed, the attacks become public and are carried out.
    /// PF-TURN-04, PF-R-17, PF-ATK-03, PF-R-18
    pub(crate) fn commit(&mut self, seat: Side, attacks: &[Attack]) {
        self.state.committed[seat.index()] = Some(attacks.into());
        self.table.emit(|| Event::Committed { seat, attacks: Some(attacks.to_vec()) });
        if self.state.committed.contains(&None) {
            return;
        }
        let [green, tan] = self.state.committed.clone();
        self.table.emit(|| Event::Opened { green: opened(&green), tan: opened(&tan) });
        self.resolve_attacks();
        self.state.committed = [None, None];
        self.enter(Step::Morale, None);
    }

    /// Carries out the Morale phase: Units check morale, unless the option `morale_every` is `movement-phase`. The Jets
    /// come next. If no Jet can come, the Round ends at once. PF-TURN-05, PF-R-05, PF-R-107
    fn morale_phase(&mut self) {
        if self.game.options().morale_every == MoraleEvery::Round {
            self.check_morale();
        }
        self.enter(Step::Jets, None);
        if self.game.jets_asked(self.state).is_none() {
            self.end_round();
        }
    }

    /// Ends the Round. If no side has won, the next Round begins, and Units may move and attack again. PF-R-19,
    /// PF-R-72, PF-R-73, PF-R-77, PF-TURN-01
    pub(super) fn end_round(&mut self) {
        if self.test_victory() {
            return;
        }
        let state = &mut *self.state;
        state.round += 1;
        state.player_a = None;
        state.jet_orders = [None, None];
        for unit in &mut state.units {
            (unit.moved, unit.attacked, unit.towed) = (false, false, false);
        }
        self.enter(Step::Initiative, None);
    }

    /// Begins a step. `seat` is the side that acts in it; `None` if both do.
    pub(super) fn enter(&mut self, step: Step, seat: Option<Side>) {
        self.state.step = step;
        let round = self.state.round;
        self.table.emit(|| Event::Phase { step, round, seat });
    }

    /// Ends the battle because a side resigns. The other side wins. No clause of the rulebook says so: Rumpus adds it.
    pub(crate) fn resign(&mut self, side: Side) {
        self.end(Some(side.enemy()), EndedBy::Resignation);
    }

    /// Acts for a side whose clock has run out. If the side must choose a role, it becomes Player A. If the game waits
    /// for dice, they are thrown. In any other step, the side loses the battle. PF-R-61, PF-R-113
    pub(crate) fn time_out(&mut self, side: Side) {
        match self.state.step {
            Step::Choose => self.become_player(side, Role::A, PF_R_61),
            Step::Initiative | Step::Morale => self.roll(),
            _ => self.end(Some(side.enemy()), EndedBy::Timeout),
        }
    }
}
