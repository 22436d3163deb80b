//! Puzzles in which luck decides: one decision has a better chance to win than any other.

use super::line::Line;
use super::{Puzzle, PuzzleStep};
use crate::lesson::{Act, Pattern};
use referee::{Codec, Match, Seat, Seats, Seeded, Status, Viewer};
use search::{Bot, Playable, Prospect, Watch, think};
use serde_json::{Value, json};

/// The lowest chance to win, in ten-thousandths, that the solution of a puzzle may have.
const LEAST: u32 = 2_500;
/// How much higher the chance of the solution must be than the chance of any other decision, in ten-thousandths.
const MARGIN: u32 = 500;
/// How many seeds of luck the search tries, at most, to find one with which the best decision wins.
const TRIES: u64 = 400;
/// The most decisions that the other seats may make between the solver's decision and the end of the game.
const MOST_ANSWERS: usize = 4;

/// The decision with the best chance, and the chance of the second-best.
pub(super) struct Best<'a, A> {
    pub prospect: &'a Prospect<A>,
    pub next: u32,
}

impl<A> Best<'_, A> {
    /// Returns the value of [`Puzzle::chances`] for a puzzle with this solution.
    pub fn chances(&self) -> [u32; 2] {
        [self.prospect.chance, self.next]
    }
}

/// Returns the decision with the best chance. `None` if the chance is too small, or if another decision is nearly as
/// good.
pub(super) fn best<A>(prospects: &[Prospect<A>]) -> Option<Best<'_, A>> {
    let mut order: Vec<&Prospect<A>> = prospects.iter().collect();
    order.sort_by_key(|prospect| std::cmp::Reverse(prospect.chance));
    let [prospect, next, ..] = order[..] else { return None };
    let is_clear = prospect.chance >= LEAST && prospect.chance >= next.chance + MARGIN;
    is_clear.then_some(Best { prospect, next: next.chance })
}

/// Returns all decisions that mean the same as this one, in the game's own JSON.
pub(super) fn said<G: Codec>(game: &G, prospect: &Prospect<G::Action>) -> Vec<Value> {
    prospect.alike.iter().map(|action| game.action_to_json(action)).collect()
}

/// Says whether a decision is one of `accept`.
pub(super) fn is_said(accept: &[Value], action: &Value) -> bool {
    Pattern(json!({ "any_of": accept })).fits(action)
}

/// Plays the best decision and the answers of a greedy bot, with luck that makes the seat win. Returns `None` if the
/// search finds no such luck.
pub(super) fn line<G: Codec + Playable>(
    table: &Match<G>,
    seat: Seat,
    best: &Best<'_, G::Action>,
    seed: u64,
) -> Option<Line<G>> {
    let action = &best.prospect.action;
    let won = |n| played_out(table, seat, action, &mut Seeded::new(seed, n));
    let (then, after) = (0..TRIES).find_map(won)?;
    let (play, accept) = (table.game().action_to_json(action), said(table.game(), best.prospect));
    Some(Line { steps: vec![PuzzleStep { play, accept, wins: false, then }], after })
}

/// Plays a decision and the answers of a greedy bot. If the seat is the only winner, returns the answers and the match
/// after them.
fn played_out<G: Codec + Playable>(
    table: &Match<G>,
    seat: Seat,
    action: &G::Action,
    luck: &mut Seeded,
) -> Option<(Vec<Act>, Match<G>)> {
    let (mut after, mut then) = (table.clone(), Vec::new());
    after.act(seat, action, luck).ok()?;
    loop {
        let seats = match after.status() {
            Status::Over(outcome) => return (outcome.winners == Seats::one(seat)).then_some((then, after)),
            Status::Awaiting(seats) => seats,
        };
        let other = seats.iter().find(|one| *one != seat).filter(|_| then.len() < MOST_ANSWERS)?;
        let game = after.game();
        let answer = think(game, &after.view(Viewer::Seat(other)), other, Bot::Greedy, 0, &Watch::none());
        then.push(Act { seat: game.seat_names()[other.index()].clone(), action: game.action_to_json(&answer) });
        after.act(other, &answer, luck).ok()?;
    }
}

/// Compares a puzzle with what the game computes: the best decision, the chances, and the number of legal decisions.
/// Returns every fault as a sentence.
pub(super) fn faults<G: Codec + Playable>(table: &Match<G>, seat: Seat, puzzle: &Puzzle) -> Vec<String> {
    let prospects = table.game().prospects(table.state(), seat);
    let Some(best) = best(&prospects) else {
        let [least, margin] = [LEAST, MARGIN].map(|share| share / 100);
        return vec![format!(
            "no decision is good enough: of two or more decisions, the best one must win with at least {least} %, and \
             with at least {margin} percentage points more than any other"
        )];
    };
    let step = &puzzle.line[0];
    let mut faults = Vec::new();
    if step.accept != said(table.game(), best.prospect) || !is_said(&step.accept, &step.play) {
        faults.push(format!(
            "the decisions with the best chance are {}, but the puzzle plays {} and accepts {}",
            json!(said(table.game(), best.prospect)),
            step.play,
            json!(step.accept)
        ));
    }
    if puzzle.chances != Some(best.chances()) {
        faults.push(format!("the chances are {:?}, but the puzzle says {:?}", best.chances(), puzzle.chances));
    }
    if prospects.len() != puzzle.alternatives as usize {
        faults.push(format!("{} decisions are legal, but the puzzle says {}", prospects.len(), puzzle.alternatives));
    }
    faults
}
