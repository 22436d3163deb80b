//! Finds the line of a puzzle: the decision at each step, and the answers of the others.

use super::prove::{Prover, Unproved, Winners};
use crate::lesson::Act;
use crate::puzzle::PuzzleStep;
use referee::{Codec, Coverage, Match, Seat, Seats, Seeded, Status};
use search::Playable;
use serde_json::Value;

/// How many answers of another seat the search tries. The line has the answer that leads to the most steps.
const ANSWERS_TRIED: usize = 10;

/// The steps to the win, and the match after the last step.
pub(super) struct Line<G: Codec> {
    pub steps: Vec<PuzzleStep>,
    pub after: Match<G>,
}

/// The answers of the others, and the line that follows them.
type Onward<G> = (Vec<Act>, Line<G>);

/// Finds lines that one seat wins.
pub(super) struct Drawer<'a, G: Codec + Playable> {
    pub game: &'a G,
    pub seat: Seat,
    pub luck: Seeded,
}

impl<G: Codec + Playable> Drawer<'_, G> {
    /// Finds the line from a position in which the seat decides. `answers` is how often the others may still answer.
    /// `first` is true at the first step of the puzzle.
    ///
    /// Returns `None` in these cases:
    /// - No decision wins.
    /// - Several decisions win in the first step.
    /// - Several decisions with different consequences win in a later step, and none of them wins at once.
    /// - The game has no worst truths for this position ([`Playable::worst_truths`]).
    /// - The others have no answer, among those that the search tries, after which the line can go on.
    pub fn own_line(&mut self, table: &Match<G>, answers: u32, first: bool) -> Result<Option<Line<G>>, Unproved> {
        let mut prover = Prover::new(self.game, self.seat);
        let Some(Winners { mut winning, .. }) = prover.winners(table.state(), answers)? else { return Ok(None) };
        if winning.is_empty() || (first && winning.len() > 1) {
            return Ok(None);
        }
        let mut at_once = Vec::new();
        for action in &winning {
            if prover.wins_at_once(table.state(), action)? {
                at_once.push(action.clone());
            }
        }
        let is_choice = first && self.game.choices(table.state(), self.seat).is_some();
        let wins = is_choice || (!first && !at_once.is_empty());
        if wins && !at_once.is_empty() {
            winning = at_once;
        }
        winning.sort_by_key(|action| self.after(table, action).map_or(usize::MAX, |(_, draws)| draws));
        let Some((after, _)) = self.after(table, &winning[0]) else { return Ok(None) };
        let Some((then, rest)) = self.onward(&after, answers, true)? else { return Ok(None) };
        let mut accept = Vec::new();
        let alike = prover.alike(table.state(), &winning);
        if alike.len() > 1 && !wins {
            for action in &alike {
                if !self.leads_on(table, action, &then, &rest.steps, answers)? {
                    return Ok(None);
                }
                accept.push(self.game.action_to_json(action));
            }
        }
        let mut steps = vec![PuzzleStep { play: self.game.action_to_json(&winning[0]), accept, wins, then }];
        steps.extend(rest.steps);
        Ok(Some(Line { steps, after: rest.after }))
    }

    /// Carries out a decision of the seat. Returns the match after the decision, and the number of draws.
    fn after(&mut self, table: &Match<G>, action: &G::Action) -> Option<(Match<G>, usize)> {
        let mut after = table.clone();
        let taken = after.act(self.seat, action, &mut self.luck).ok()?;
        Some((after, taken.step.draws.len()))
    }

    /// Says whether the line can go on in the same way after a decision: the answers in `then` are legal, and after
    /// them the steps of `rest` are right.
    fn leads_on(
        &mut self,
        table: &Match<G>,
        action: &G::Action,
        then: &[Act],
        rest: &[PuzzleStep],
        answers: u32,
    ) -> Result<bool, Unproved> {
        let Some((mut after, _)) = self.after(table, action) else { return Ok(false) };
        let names = self.game.seat_names();
        for act in then {
            let seat = names.iter().position(|name| *name == act.seat).map_or(self.seat, |n| Seat(n as u8));
            if after.say(seat, &act.action, &mut self.luck).is_err() {
                return Ok(false);
            }
        }
        let answers = if then.is_empty() { answers } else { answers.saturating_sub(1) };
        let Some((step, rest)) = rest.split_first() else { return Ok(matches!(after.status(), Status::Over(_))) };
        let Ok(play) = self.game.parse_action(&step.play) else { return Ok(false) };
        if self.game.check(after.state(), self.seat, &play).is_err() {
            return Ok(false);
        }
        let mut prover = Prover::new(self.game, self.seat);
        if step.wins {
            return prover.wins_at_once(after.state(), &play);
        }
        let Some(Winners { winning, .. }) = prover.winners(after.state(), answers)? else { return Ok(false) };
        let alike = prover.alike(after.state(), &winning);
        let said: Vec<Value> = alike.iter().map(|action| self.game.action_to_json(action)).collect();
        let right = if step.accept.is_empty() { std::slice::from_ref(&step.play) } else { &step.accept };
        let alike = said.len() == right.len() && right.iter().all(|one| said.contains(one));
        Ok(alike && self.leads_on(&after, &play, &step.then, rest, answers)?)
    }

    /// Lets the others decide until the seat is asked again or the game is over. `mine` is true if the seat itself
    /// decided last.
    fn onward(&mut self, table: &Match<G>, answers: u32, mine: bool) -> Result<Option<Onward<G>>, Unproved> {
        let seats = match table.status() {
            Status::Over(outcome) => {
                let won = outcome.winners == Seats::one(self.seat);
                return Ok(won.then(|| (Vec::new(), Line { steps: Vec::new(), after: table.clone() })));
            }
            Status::Awaiting(seats) => seats,
        };
        if seats.contains(self.seat) {
            return Ok(self.own_line(table, answers, false)?.map(|line| (Vec::new(), line)));
        }
        let (true, Some(other)) = (!mine || answers > 0, seats.iter().next()) else { return Ok(None) };
        let answers = answers - u32::from(mine);
        let mut best: Option<Onward<G>> = None;
        for action in self.stubborn(table, other) {
            let mut after = table.clone();
            if after.act(other, &action, &mut self.luck).is_err() {
                continue;
            }
            let Some((mut then, line)) = self.onward(&after, answers, false)? else { continue };
            if best.as_ref().is_none_or(|(_, best)| line.steps.len() > best.steps.len()) {
                let act = Act { seat: self.name(other), action: self.game.action_to_json(&action) };
                then.insert(0, act);
                best = Some((then, line));
            }
        }
        Ok(best)
    }

    fn name(&self, seat: Seat) -> String {
        self.game.seat_names()[seat.index()].clone()
    }

    /// Returns up to [`ANSWERS_TRIED`] answers of another seat. They are the answers after which the position looks
    /// best to that seat, in order from the best. The list is empty if the game gives only a sample of the answers.
    fn stubborn(&mut self, table: &Match<G>, other: Seat) -> Vec<G::Action> {
        let mut all = Vec::new();
        if self.game.candidates(table.state(), other, &mut Seeded::new(0, 0), &mut all) == Coverage::Sample {
            return Vec::new();
        }
        let mut looked: Vec<(i32, G::Action)> = Vec::new();
        for action in all {
            let mut after = table.clone();
            if after.act(other, &action, &mut self.luck).is_ok() {
                looked.push((-self.game.estimate(after.state(), other), action));
            }
        }
        looked.sort_by_key(|(looks, _)| *looks);
        looked.into_iter().take(ANSWERS_TRIED).map(|(_, action)| action).collect()
    }
}
