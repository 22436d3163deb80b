//! The search for the strongest force of a game, by evolution.
//!
//! An evolution keeps a population of forces. Each generation varies the strongest forces at random, lets all forces
//! play, and keeps the strongest. The opponents are the ready-made forces and forces that bots build. All candidates of
//! a generation play the same trials: the same opponents, boards and luck. Half of the candidates leave after each
//! round of trials, so most games are spent on promising forces.
//!
//! A force that wins many trials is partly lucky. So at the end, the strongest force plays fresh trials, beside the
//! ready-made force that did best in the first generation. Only these trials count in the answer.
//!
//! All luck follows from the seed, the number of the trial and the number of the generation. An evolution plays in
//! steps and can be stored between them.

mod answer;
mod plan;
mod race;

pub use answer::{Against, Lead, Strongest, Validated};

use crate::{BatchSetup, Fault};
use race::{Candidate, Contest};
use referee::{Chance, Clause, Seeded};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The clause that an evolution names when it draws something. No rulebook has it, because no rule asks for the draw.
const DRAW: Clause = Clause::new("LAB-FORCE-01");
/// The numbers of the first streams of random values for varying forces and for opponents. Games use the streams with
/// smaller numbers.
const VARIATIONS: u64 = 1 << 49;
const OPPONENTS: u64 = 1 << 50;
/// The streams of each generation.
const STREAMS: u64 = 1 << 20;
/// One of so many children is not a variation, but a force that a bot builds anew.
const NEWCOMERS: usize = 8;
/// How many trials of the validation a step plays.
const BLOCK: u32 = 16;

/// The question of an evolution, with everything on which the answer depends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvolutionQuestion {
    /// The id of the game, such as `rug-rumble`.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The level of the bots in all seats, 1 to 5.
    pub level: u8,
    /// The names of the seats, in seat order.
    pub seats: Vec<String>,
    /// The set-ups to play on. Each trial draws one of them.
    pub grounds: Vec<BatchSetup>,
    /// The ready-made forces: opponents in every generation, and candidates in the first one.
    pub ready: Vec<ReadyForce>,
    /// How many forces are candidates in each generation, at least 4. The first generation has more if there are many
    /// ready-made forces.
    pub population: u32,
    /// How many generations there are, at least 1.
    pub generations: u32,
    /// How many games to play in total, at most.
    pub games: u32,
    /// The seed from which all luck follows.
    pub seed: u64,
}

/// A force that comes with the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReadyForce {
    /// The name of the force.
    pub name: String,
    /// The force, in the game's own JSON.
    pub force: Value,
}

/// What an evolution needs from a game. The same luck always makes the same force, and the same trial the same games.
pub trait EvolutionProblem: Sync {
    /// Why a trial could not be played.
    type Error: Send;

    /// Lets a bot build a force for a trial. The force has no faults on the set-up of the trial.
    fn opponent(&self, trial: u32, luck: &mut dyn Chance) -> Value;

    /// Makes a new candidate: a force without faults on all set-ups. `None` if no such force was found.
    fn build(&self, luck: &mut dyn Chance) -> Option<Value>;

    /// Returns a force that differs a little from `force`. It may take parts from `other`. It has no faults on any
    /// set-up. `None` if no such force was found.
    fn vary(&self, force: &Value, other: &Value, luck: &mut dyn Chance) -> Option<Value>;

    /// Lets a force play the two games of a trial against an opponent. The forces change seats after the first game.
    ///
    /// # Errors
    /// The games could not begin.
    fn meet(&self, force: &Value, opponent: &Value, trial: u32) -> Result<Meeting, Self::Error>;
}

/// What came out of a trial, for the force that was tried.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Meeting {
    /// The number of games that the force alone won.
    pub won: u32,
    /// The number of games that the opponent alone won.
    pub lost: u32,
    /// The number of games that both or neither won.
    pub drawn: u32,
    /// Games that failed. No other count includes them.
    pub faults: Vec<Fault>,
}

/// How to play the games of an evolution. It does not change the answer.
pub struct Workers<'a> {
    /// The number of threads, at least 1.
    pub jobs: usize,
    /// Called with the number of games of each trial that is done.
    pub progress: &'a (dyn Fn(u32) + Sync),
}

/// A generation that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    /// How many forces were candidates.
    pub candidates: u32,
    /// How many games of the evolution were played by the end of the generation.
    pub games: u32,
    /// The estimated share of points of the strongest force, from 0 to 1. It is partly luck.
    pub best: f64,
}

/// An evolution: its question, and what has happened so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evolution {
    /// The question.
    pub question: EvolutionQuestion,
    /// The generations played so far.
    pub generations: Vec<Generation>,
    /// Games that failed. The answer does not count them.
    pub faults: Vec<Fault>,
    /// How many games were played.
    games: u32,
    /// How many trials there were. The next trial has this number.
    trials: u32,
    /// The candidates that go on, the strongest first.
    parents: Vec<Candidate>,
    /// The index of the ready-made force that did best in the first generation, once that has played.
    reference: Option<usize>,
    /// Whether only the strongest force is left.
    is_decided: bool,
    /// The validation, once there is one.
    validation: answer::Validation,
}

impl Evolution {
    /// Begins an evolution.
    ///
    /// # Errors
    /// The games are too few for the population and the generations. The error is the least number of games.
    pub fn new(question: EvolutionQuestion) -> Result<Evolution, u32> {
        let least = question.least_games();
        if question.games < least {
            return Err(least);
        }
        let validation = answer::Validation::none(question.ready.len());
        Ok(Evolution {
            question,
            generations: Vec::new(),
            faults: Vec::new(),
            games: 0,
            trials: 0,
            parents: Vec::new(),
            reference: None,
            is_decided: false,
            validation,
        })
    }

    /// Returns how many games were played.
    pub fn played(&self) -> u32 {
        self.games
    }

    /// Plays the next step: a generation, the decision among the last parents, or some trials of the validation.
    /// Returns whether there was a step left to play.
    ///
    /// # Errors
    /// The games of a trial could not begin. The evolution is then of no more use.
    pub fn step<F: EvolutionProblem>(&mut self, problem: &F, workers: &Workers<'_>) -> Result<bool, F::Error> {
        let question = self.question.clone();
        if self.generations.len() < question.generations as usize {
            let candidates = self.candidates(problem);
            let count = candidates.len() as u32;
            self.parents =
                self.race(problem, workers, candidates, question.games_per_generation(), question.parents())?;
            let best = self.parents.first().map_or(0.0, Candidate::estimate);
            self.generations.push(Generation { candidates: count, games: self.games, best });
            return Ok(true);
        }
        if !self.is_decided {
            let parents = std::mem::take(&mut self.parents);
            self.parents = self.race(problem, workers, parents, question.games_to_decide(), 1)?;
            self.is_decided = true;
            return Ok(true);
        }
        self.validate(problem, workers)
    }

    /// Returns the candidates of the next generation: the ready-made forces and forces that bots build, or else the
    /// parents and their children.
    fn candidates<F: EvolutionProblem>(&self, problem: &F) -> Vec<Candidate> {
        let (question, generation) = (&self.question, self.generations.len() as u32);
        let luck =
            |child: usize| Seeded::new(question.seed, VARIATIONS + u64::from(generation) * STREAMS + child as u64);
        let mut all = self.parents.clone();
        if generation == 0 {
            all.extend(question.ready.iter().enumerate().map(|(nth, ready)| Candidate::ready(nth, &ready.force)));
        }
        let whole = question.candidates(generation) as usize;
        let elders = all.len();
        for child in 0..whole.saturating_sub(elders) {
            let luck = &mut luck(child);
            let is_new = self.parents.is_empty() || child % NEWCOMERS == NEWCOMERS - 1;
            let varied = (!is_new).then(|| {
                let parent = &self.parents[child % self.parents.len()];
                let other = &self.parents[luck.below(self.parents.len() as u32, DRAW) as usize];
                let force = problem.vary(&parent.force, &other.force, luck);
                force.map(|force| Candidate::new(force, generation, parent.estimate()))
            });
            let built = || problem.build(luck).map(|force| Candidate::new(force, generation, race::EVEN));
            let candidate = varied.flatten().or_else(built);
            all.extend(candidate.filter(|one| all.iter().all(|known| known.force != one.force)));
        }
        all
    }

    /// Lets candidates play trials, until at most `keep` are left. Returns them, the strongest first.
    fn race<F: EvolutionProblem>(
        &mut self,
        problem: &F,
        workers: &Workers<'_>,
        mut candidates: Vec<Candidate>,
        games: u32,
        keep: u32,
    ) -> Result<Vec<Candidate>, F::Error> {
        let mut left = games;
        let mut everyone: Vec<Candidate> = Vec::new();
        while candidates.len() > keep as usize {
            let count = candidates.len() as u32;
            let trials = plan::trials(left, count, keep);
            let contest = Contest { question: &self.question, problem, workers, first: self.trials };
            let played = contest.play(&candidates, trials)?;
            for (candidate, meetings) in candidates.iter_mut().zip(played) {
                for meeting in meetings.iter().flatten() {
                    candidate.count(meeting);
                    self.games += meeting.games();
                    self.faults.extend(meeting.faults.iter().cloned());
                }
            }
            self.trials += trials;
            left = left.saturating_sub(2 * trials * count);
            candidates.sort_by(|one, other| other.estimate().total_cmp(&one.estimate()));
            let out = candidates.split_off(plan::survivors(count, keep) as usize);
            everyone.splice(..0, out);
        }
        if self.reference.is_none() {
            // Of several equal ones, `max_by` returns the last, so the strongest come last.
            let all = candidates.iter().chain(&everyone).rev();
            let ready = all.filter(|candidate| candidate.ready.is_some());
            let best = ready.max_by(|one, other| one.estimate().total_cmp(&other.estimate()));
            self.reference = best.and_then(|candidate| candidate.ready);
        }
        Ok(candidates)
    }

    /// Plays some fresh trials with the strongest force and, unless it is itself ready-made, with the reference. Returns
    /// whether there were any left to play.
    fn validate<F: EvolutionProblem>(&mut self, problem: &F, workers: &Workers<'_>) -> Result<bool, F::Error> {
        let Some(found) = self.parents.first() else { return Ok(false) };
        let reference = self.reference.filter(|_| found.ready.is_none());
        let reference = reference.map(|nth| Candidate::ready(nth, &self.question.ready[nth].force));
        let players: Vec<Candidate> = std::iter::once(found.clone()).chain(reference).collect();
        let whole = self.question.validation_games() / (2 * players.len() as u32);
        let trials = (whole.max(1) - self.validation.trials.min(whole.max(1))).min(BLOCK);
        if trials == 0 {
            return Ok(false);
        }
        let contest = Contest { question: &self.question, problem, workers, first: self.trials };
        let played = contest.play(&players, trials)?;
        for meeting in played.iter().flatten().flatten() {
            self.games += meeting.games();
            self.faults.extend(meeting.faults.iter().cloned());
        }
        self.validation.count(&played, |nth| race::opponent(self.question.ready.len(), self.trials + nth));
        self.trials += trials;
        self.validation.trials += trials;
        Ok(true)
    }

    /// Returns the answer. `None` before the validation, or if the strongest force has played no game in it.
    pub fn answer(&self) -> Option<Strongest> {
        let found = self.parents.first().filter(|_| self.is_decided && self.validation.has_games())?;
        Some(Strongest::of(&self.question, found, self.reference, &self.validation))
    }
}
