//! The analysis of a finished game: chances of winning after each step, turning points, and what luck gave each seat.
//!
//! The analysis uses what players cannot see, such as hidden cards, so callers show it only after the game is over. The
//! same record gives the same analysis.

use crate::Session;
use referee::{RecordStep, ReplayError, Seat, Seeded};
use search::{Bot, Level, Watch};
use serde_json::Value;
use std::sync::Arc;

/// The level of the search with which the analysis judges every position.
const QUICK: u8 = 2;

/// The level of the search with which the analysis judges possible turning points again.
const THOROUGH: u8 = 4;

/// How many times the analysis draws the luck of a decision again. Compared with the mean over these draws, the real
/// result shows what luck gave.
const REDRAWS: u64 = 4;

/// How many possible turning points the analysis judges again at most.
const CANDIDATES: usize = 8;

/// How many turning points an analysis lists at most.
const MOST: usize = 3;

/// A turning point lowers the chance of its seat by at least this much, in permille.
const LEAST_DROP: i32 = 60;

/// At a turning point, the bot's decision is better than the seat's own by at least this much, in permille.
const LEAST_GAIN: i32 = 30;

/// How many steps the analysis judges at most. In a longer game it skips steps, so that the analysis does not take too
/// long.
const MOST_POINTS: usize = 160;

/// The chances after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The number of the step; 0 is the start of the game.
    pub step: u32,
    /// Each seat's chance of winning in permille, in seat order.
    pub chances: Vec<u32>,
}

/// A decision that cost its seat much of its chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of the step, counted from 1.
    pub step: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The seat's chance before the decision, in permille, or `better_after` if that is higher.
    pub before: u32,
    /// The seat's chance after the decision, in permille. If the decision draws luck, it is the mean over several
    /// draws.
    pub after: u32,
    /// What a bot of level 4 decides instead. The bot knows only what the seat knew.
    pub better: Value,
    /// The seat's chance after the better decision, in permille. If that decision draws luck, it is the mean over
    /// several draws.
    pub better_after: u32,
}

/// What the analysis of a game found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The chances after the judged steps, in order. The start of the game comes first, its end last.
    pub points: Vec<Point>,
    /// The decisions that cost most, at most three, in the order of steps.
    pub turning_points: Vec<TurningPoint>,
    /// What luck gave each seat, in seat order. A value of 1000 is as much as a whole won game. Each judged step with
    /// draws adds a difference: the seat's chance after these draws, minus its mean chance over other draws.
    pub luck: Vec<i32>,
}

/// A decision that may be a turning point.
#[derive(Clone, Copy)]
struct Candidate {
    /// The index of the decision among the steps, from 0.
    at: usize,
    /// How much the seat's chance fell by the decision, in permille.
    drop: i32,
}

/// An analysis in progress. Call [`Analyser::advance`] until it returns the result. Each call does a bounded piece of
/// work.
pub struct Analyser {
    start: Box<dyn Session>,
    session: Box<dyn Session>,
    steps: Arc<[RecordStep]>,
    /// The analysis judges one of every `stride` steps.
    stride: usize,
    candidates: Vec<Candidate>,
    /// How many candidates have been judged again so far.
    judged: usize,
    found: Analysis,
}

impl Analyser {
    /// Begins the analysis of a game. `start` is the game before its first step, `steps` are all its steps.
    pub fn new(start: Box<dyn Session>, steps: Arc<[RecordStep]>) -> Analyser {
        let chances = start.chances(level(QUICK), 0);
        let luck = vec![0; chances.len()];
        let found = Analysis { points: vec![Point { step: 0, chances }], turning_points: Vec::new(), luck };
        let stride = steps.len().div_ceil(MOST_POINTS).max(1);
        Analyser { session: start.fork(), start, steps, stride, candidates: Vec::new(), judged: 0, found }
    }

    /// Does the next piece of work: judges a step, or judges one possible turning point again. Returns the analysis
    /// once it is complete.
    ///
    /// # Errors
    /// The replay of a step differs from the record.
    pub fn advance(&mut self) -> Result<Option<Analysis>, ReplayError> {
        let taken = self.session.steps() as usize;
        if taken < self.steps.len() {
            self.judge_step(taken)?;
            if self.session.steps() as usize == self.steps.len() {
                self.choose_candidates();
            }
            return Ok(None);
        }
        let Some(candidate) = self.candidates.get(self.judged).copied() else { return Ok(Some(self.complete())) };
        self.judged += 1;
        if let Some(point) = self.judge_again(candidate)? {
            self.found.turning_points.push(point);
        }
        Ok(None)
    }

    /// Replays the steps from index `at` to the next step to judge, and judges that step.
    fn judge_step(&mut self, at: usize) -> Result<(), ReplayError> {
        let steps = self.steps.clone();
        let judged = (at + self.stride).min(steps.len()) - 1;
        for step in &steps[at..judged] {
            self.session.replay_step(step)?;
        }
        let step = &steps[judged];
        let before =
            if judged == at { self.last().to_vec() } else { self.session.chances(level(QUICK), step.n.into()) };
        let (seat, earlier) = (self.seat(step), self.session.fork());
        self.session.replay_step(step)?;
        let after = self.session.chances(level(QUICK), u64::from(step.n));
        let expected = if step.draws.is_empty() { None } else { redrawn(&*earlier, seat, step, QUICK) };
        if let Some(expected) = &expected {
            for ((luck, after), expected) in self.found.luck.iter_mut().zip(&after).zip(expected) {
                *luck += *after as i32 - *expected as i32;
            }
        }
        let is_kept = steps.get(judged + 1).is_none_or(|next| next.undo.is_none());
        if let Some(seat) = seat.filter(|_| is_kept && is_free(&*earlier, step)) {
            let own = seat.index();
            let drop = before[own] as i32 - expected.as_ref().unwrap_or(&after)[own] as i32;
            self.candidates.push(Candidate { at: judged, drop });
        }
        self.found.points.push(Point { step: step.n, chances: after });
        Ok(())
    }

    fn last(&self) -> &[u32] {
        self.found.points.last().map_or(&[], |point| &point.chances)
    }

    fn seat(&self, step: &RecordStep) -> Option<Seat> {
        self.session.seats().iter().position(|name| *name == step.seat).map(|n| Seat(n as u8))
    }

    fn choose_candidates(&mut self) {
        self.candidates.retain(|candidate| candidate.drop >= LEAST_DROP / 2);
        self.candidates.sort_by_key(|candidate| (-candidate.drop, candidate.at));
        self.candidates.truncate(CANDIDATES);
    }

    /// Judges a decision with more effort, and compares it with the decision of a strong bot. Returns `None` if the
    /// decision is no turning point.
    fn judge_again(&mut self, candidate: Candidate) -> Result<Option<TurningPoint>, ReplayError> {
        let mut session = self.start.fork();
        for step in &self.steps[..candidate.at] {
            session.replay_step(step)?;
        }
        let step = &self.steps[candidate.at];
        let Some(seat) = self.seat(step) else { return Ok(None) };
        let own = seat.index();
        let before = session.chances(level(THOROUGH), u64::from(step.n))[own];
        let Some(after) = redrawn(&*session, Some(seat), step, THOROUGH) else { return Ok(None) };
        let better = session.thinker(seat, Bot::Search(Level::HINTS), u64::from(step.n))(&Watch::none());
        let instead = RecordStep { action: better.clone(), ..step.clone() };
        let Some(better_after) = redrawn(&*session, Some(seat), &instead, THOROUGH) else { return Ok(None) };
        let (after, better_after) = (after[own], better_after[own]);
        let is_one = better != step.action
            && before as i32 - after as i32 >= LEAST_DROP
            && better_after as i32 - after as i32 >= LEAST_GAIN;
        let point = TurningPoint { step: step.n, seat, before: before.max(better_after), after, better, better_after };
        Ok(is_one.then_some(point))
    }

    fn complete(&mut self) -> Analysis {
        let mut found = self.found.clone();
        found.turning_points.sort_by_key(|point| point.after as i32 - point.before as i32);
        found.turning_points.truncate(MOST);
        found.turning_points.sort_by_key(|point| point.step);
        found
    }
}

/// Returns the level of the bots with this number, from 1 to 5.
fn level(number: u8) -> Level {
    Level::new(number).expect("the analysis uses levels from 1 to 5")
}

/// Says whether the seat chose a step freely in its turn. It did not if its time ran out, if the step stands outside
/// the turn, or if the step takes decisions back.
fn is_free(session: &dyn Session, step: &RecordStep) -> bool {
    step.undo.is_none() && !session.is_reserved(&step.action) && !session.is_aside(&step.action)
}

/// Draws the luck of a decision several times, and returns the mean of each seat's chances afterwards, in permille.
/// `None` if no seat is given or the rules forbid the decision.
fn redrawn(session: &dyn Session, seat: Option<Seat>, step: &RecordStep, by: u8) -> Option<Vec<u32>> {
    let seat = seat?;
    let mut sums: Vec<u32> = Vec::new();
    for n in 0..REDRAWS {
        let mut session = session.fork();
        let taken = session.act(seat, &step.action, &mut Seeded::new(u64::from(step.n), n)).ok()?;
        let chances = session.chances(level(by), n);
        sums.resize(chances.len(), 0);
        let has_luck = !taken.record.draws.is_empty();
        // Without luck every try leads to the same position, so one try stands for all of them.
        let times = if has_luck { 1 } else { REDRAWS as u32 };
        for (sum, chance) in sums.iter_mut().zip(chances) {
            *sum += chance * times;
        }
        if !has_luck {
            break;
        }
    }
    Some(sums.into_iter().map(|sum| sum / REDRAWS as u32).collect())
}
