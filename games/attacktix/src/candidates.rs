//! A sample of the infinitely many decisions that a seat can make. All decisions of the sample are legal. If the game
//! waits for a seat, the sample is never empty.

mod attacks;
mod moves;
mod specials;

use crate::action::Action;
use crate::battle::Attacktix;
use crate::place::Spot;
use crate::state::{Asked, COLOURS, FigureIndex, Phase, State, Step};
use referee::{Chance, Clause, Game, Seat};

/// The label of random numbers that pick candidates. No clause of the rules asks for these numbers: picking candidates
/// changes nothing in the game.
const TRIED: Clause = Clause::new("tried");

impl Attacktix {
    /// Appends decisions that the seat may make now. If none is found, appends the decision to give up. Appends nothing
    /// if the game does not wait for the seat.
    pub(crate) fn push_candidates(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let is_awaited = matches!(self.status(state), referee::Status::Awaiting(seats) if seats.contains(seat));
        if !is_awaited {
            return;
        }
        let mut tried = Vec::new();
        if state.dispute.is_some() {
            tried.extend(COLOURS.map(|colour| Action::Call { colour }));
        } else {
            match state.phase {
                Phase::Sides => {
                    tried.extend(self.free_sides(state).into_iter().map(|side| Action::ChooseSide { side }))
                }
                Phase::Setup => self.push_placings(state, seat, chance, &mut tried),
                Phase::Play | Phase::Over => self.push_play(state, seat, chance, &mut tried),
            }
        }
        let before = out.len();
        for action in tried {
            if !out[before..].contains(&action) && self.check(state, seat, &action).is_ok() {
                out.push(action);
            }
        }
        if out.len() == before {
            out.push(Action::Resign {});
        }
    }

    fn push_play(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        match state.pending.map(|pending| pending.what) {
            Some(Asked::Special { .. }) => self.push_specials(state, chance, out),
            Some(Asked::FreeAttack { figure, may_move }) => {
                self.push_attacks(state, figure, chance, out);
                if may_move {
                    self.push_moves(state, figure, chance, out);
                }
                out.push(Action::Pass {});
            }
            Some(Asked::FreeMove { figure, .. }) => {
                self.push_moves(state, figure, chance, out);
                out.push(Action::Pass {});
            }
            Some(Asked::Volley { figure }) => {
                out.push(Action::FireNext { figure: self.profile(figure).id.clone(), aim: None });
                out.push(Action::CeaseFire {});
            }
            None => self.push_turn(state, seat, chance, out),
        }
    }

    fn push_turn(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let own: Vec<FigureIndex> =
            self.standing(state).filter(|figure| state.figures[figure.index()].controller == seat).collect();
        match state.turn.step {
            Step::Move => {
                let waits = |figure: &FigureIndex| !state.turn.moved.contains(figure);
                let waiting: Vec<FigureIndex> = own.into_iter().filter(waits).collect();
                for figure in some(&waiting, 3, chance) {
                    self.push_moves(state, figure, chance, out);
                }
                out.push(Action::EndMoves {});
            }
            _ if state.turn.attacks > 0 => {
                let waits = |figure: &FigureIndex| !state.turn.attacked.contains(figure);
                let waiting: Vec<FigureIndex> = own.into_iter().filter(waits).collect();
                for figure in some(&waiting, 4, chance) {
                    self.push_turn_of_base(state, figure, chance, out);
                    self.push_attacks(state, figure, chance, out);
                }
            }
            _ => {}
        }
        out.push(Action::EndTurn {});
    }

    /// Adds placements of the seat's figures at its line, with advances of 0 to 2 tix (clicks of the wheel). Also adds
    /// the end of set-up. AT-SETUP-03, AT-SETUP-04
    fn push_placings(&self, state: &State, seat: Seat, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let Some(side) = state.seats[seat.index()].side else { return };
        let waiting: Vec<FigureIndex> = self.pool(state, seat).collect();
        out.push(Action::Ready {});
        let placed = |figure: &FigureIndex| {
            let it = &state.figures[figure.index()];
            it.controller == seat && it.advanced.is_some()
        };
        let again: Vec<FigureIndex> = self.standing(state).filter(placed).collect();
        let figures = if waiting.is_empty() { some(&again, 1, chance) } else { some(&waiting, 2, chance) };
        for figure in figures {
            for tix in 0..=2 {
                let advance = tix * self.options().tix.0;
                let ranges = self.line_ranges(state, figure, advance);
                for range in some(&ranges, 2, chance) {
                    let along = range.from + any(chance, (range.to - range.from + 1) as u32) as i32;
                    let at = Spot(side.spot(along, self.line_depth(figure)));
                    out.push(Action::Place { figure: self.profile(figure).id.clone(), at, advance });
                }
            }
        }
    }

    /// Returns the opponents' figures in play, nearest first. Figures at the same distance are ordered by id.
    pub(crate) fn enemies_near(&self, state: &State, figure: FigureIndex) -> Vec<FigureIndex> {
        let own = &state.figures[figure.index()];
        let team = self.team(own.controller);
        let is_enemy = |other: &FigureIndex| !team.contains(state.figures[other.index()].controller);
        let mut all: Vec<FigureIndex> = self.standing(state).filter(is_enemy).collect();
        all.sort_by_key(|other| (own.at.distance_squared(state.figures[other.index()].at), *other));
        all
    }
}

/// Returns a random number in `0..n`.
fn any(chance: &mut dyn Chance, n: u32) -> u32 {
    chance.below(n.max(1), TRIED)
}

/// Returns up to `most` items of a list in its order, from a random item on. The end of the list wraps around.
fn some<T: Clone>(all: &[T], most: usize, chance: &mut dyn Chance) -> Vec<T> {
    let first = any(chance, all.len() as u32) as usize;
    all.iter().cycle().skip(first).take(all.len().min(most)).cloned().collect()
}
