//! The candidates of an evolution, and the trials that they play.

use super::{EvolutionProblem, EvolutionQuestion, Meeting, OPPONENTS, Workers};
use referee::Seeded;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The estimate of a force before its first game: half of all points.
pub(super) const EVEN: f64 = 0.5;
/// How many games the first estimate of a force counts for. So a few lucky games do not make a force a parent.
const PRIOR_GAMES: f64 = 8.0;

/// A force of the population, with what it has won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Candidate {
    pub(super) force: Value,
    /// The index of the ready-made force that this is.
    pub(super) ready: Option<usize>,
    /// The generation in which the force was new.
    pub(super) born: u32,
    /// The estimate before the first game: that of the parent.
    prior: f64,
    /// Half-points: two for each game won, one for each drawn.
    halves: u32,
    games: u32,
}

impl Candidate {
    pub(super) fn new(force: Value, born: u32, prior: f64) -> Candidate {
        Candidate { force, ready: None, born, prior, halves: 0, games: 0 }
    }

    pub(super) fn ready(nth: usize, force: &Value) -> Candidate {
        Candidate { ready: Some(nth), ..Candidate::new(force.clone(), 0, EVEN) }
    }

    pub(super) fn count(&mut self, meeting: &Meeting) {
        self.halves += 2 * meeting.won + meeting.drawn;
        self.games += meeting.won + meeting.lost + meeting.drawn;
    }

    /// Estimates the share of points, from 0 to 1, from all games of the force and from its parent's estimate.
    pub(super) fn estimate(&self) -> f64 {
        (self.prior * PRIOR_GAMES + f64::from(self.halves) / 2.0) / (PRIOR_GAMES + f64::from(self.games))
    }
}

impl Meeting {
    /// Returns how many games were played, including those that failed.
    pub(super) fn games(&self) -> u32 {
        self.won + self.lost + self.drawn + self.faults.len() as u32
    }

    /// Returns the points of the force, in halves.
    pub(super) fn halves(&self) -> i64 {
        i64::from(2 * self.won + self.drawn)
    }
}

/// Returns the index of the ready-made force that is the opponent in a trial. `None` if a bot builds the opponent.
/// Every second trial is against a ready-made force, and these take turns.
pub(super) fn opponent(ready: usize, trial: u32) -> Option<usize> {
    (ready > 0 && trial.is_multiple_of(2)).then(|| trial as usize / 2 % ready.max(1))
}

/// Trials that several candidates play.
pub(super) struct Contest<'a, F> {
    pub(super) question: &'a EvolutionQuestion,
    pub(super) problem: &'a F,
    pub(super) workers: &'a Workers<'a>,
    /// The number of the first trial.
    pub(super) first: u32,
}

impl<F: EvolutionProblem> Contest<'_, F> {
    /// Lets each candidate play the same trials. Returns for each candidate what came out of each trial. A candidate
    /// does not play against itself.
    pub(super) fn play(&self, candidates: &[Candidate], trials: u32) -> Result<Vec<Vec<Option<Meeting>>>, F::Error> {
        let opponents: Vec<Value> = (self.first..self.first + trials).map(|trial| self.opponent(trial)).collect();
        let each = trials as usize;
        let meet = |nth: usize| {
            let (candidate, opponent) = (&candidates[nth / each], &opponents[nth % each]);
            if candidate.force == *opponent {
                return Ok(None);
            }
            let meeting = self.problem.meet(&candidate.force, opponent, self.first + (nth % each) as u32)?;
            (self.workers.progress)(meeting.games());
            Ok(Some(meeting))
        };
        let mut all = spread(candidates.len() * each, self.workers.jobs, &meet)?;
        Ok((0..candidates.len()).map(|_| all.drain(..each).collect()).collect())
    }

    fn opponent(&self, trial: u32) -> Value {
        match opponent(self.question.ready.len(), trial) {
            Some(nth) => self.question.ready[nth].force.clone(),
            None => {
                let luck = &mut Seeded::new(self.question.seed, OPPONENTS + u64::from(trial));
                self.problem.opponent(trial, luck)
            }
        }
    }
}

/// Does `count` pieces of work on several threads. Returns the results in the order of the pieces, or the first error.
fn spread<T: Send, E: Send>(
    count: usize,
    jobs: usize,
    work: &(dyn Fn(usize) -> Result<T, E> + Sync),
) -> Result<Vec<T>, E> {
    let (next, is_stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let done = Mutex::new(Vec::with_capacity(count));
    let labour = || {
        while !is_stopped.load(Ordering::Relaxed) {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= count {
                return;
            }
            let result = work(nth);
            is_stopped.fetch_or(result.is_err(), Ordering::Relaxed);
            done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((nth, result));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, count.max(1)) {
            scope.spawn(labour);
        }
    });
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, result)| result).collect()
}
