//! Tests of evolutions: they find the strongest force, give the same answer with any number of threads, and validate
//! their answer on fresh games.
//!
//! A force of the planted game is a list of digits. The more a force adds up to, the more often it wins.

use lab::{BatchSetup, Evolution, EvolutionProblem, EvolutionQuestion, Meeting, ReadyForce, Workers};
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

const DRAW: Clause = Clause::new("draw");
const DIGITS: usize = 6;
const LARGEST: u32 = 4;

/// The planted game. It remembers against whom each trial was played.
#[derive(Default)]
struct Sums {
    opponents: Mutex<BTreeMap<u32, Value>>,
    /// Whether no force has a legal variation.
    is_rigid: bool,
    /// Whether bots build no legal force.
    is_barren: bool,
}

fn sum(force: &Value) -> i64 {
    force.as_array().into_iter().flatten().filter_map(Value::as_i64).sum()
}

fn built(luck: &mut dyn Chance) -> Value {
    json!((0..DIGITS).map(|_| luck.below(LARGEST + 1, DRAW)).collect::<Vec<u32>>())
}

impl EvolutionProblem for Sums {
    type Error = Infallible;

    fn opponent(&self, _trial: u32, luck: &mut dyn Chance) -> Value {
        built(luck)
    }

    fn build(&self, luck: &mut dyn Chance) -> Option<Value> {
        (!self.is_barren).then(|| built(luck))
    }

    fn vary(&self, force: &Value, _other: &Value, luck: &mut dyn Chance) -> Option<Value> {
        if self.is_rigid {
            return None;
        }
        let mut force = force.clone();
        force[luck.below(DIGITS as u32, DRAW) as usize] = json!(luck.below(LARGEST + 1, DRAW));
        Some(force)
    }

    /// The stronger force wins with a chance that grows by a fiftieth with each point.
    fn meet(&self, force: &Value, opponent: &Value, trial: u32) -> Result<Meeting, Infallible> {
        let known = self.opponents.lock().expect("no test panics here").insert(trial, opponent.clone());
        assert!(known.is_none_or(|known| known == *opponent), "all candidates of a trial have the same opponent");
        let luck = &mut Seeded::new(9, u64::from(trial));
        let chance = 50 + 2 * (sum(force) - sum(opponent));
        let won = (0..2).filter(|_| i64::from(luck.below(100, DRAW)) < chance).count() as u32;
        Ok(Meeting { won, lost: 2 - won, ..Meeting::default() })
    }
}

fn question(games: u32) -> EvolutionQuestion {
    let ready = [("plain", json!([2, 2, 2, 2, 2, 2])), ("weak", json!([0, 0, 0, 1, 0, 0]))];
    EvolutionQuestion {
        game: "sums".into(),
        revision: 1,
        level: 1,
        seats: vec!["one".into(), "two".into()],
        grounds: vec![BatchSetup { name: String::new(), setup: Value::Null }],
        ready: ready.map(|(name, force)| ReadyForce { name: name.into(), force }).to_vec(),
        population: 16,
        generations: 12,
        games,
        seed: 1,
    }
}

fn played(question: EvolutionQuestion, jobs: usize) -> Evolution {
    played_as(&Sums::default(), question, jobs)
}

fn played_as(problem: &Sums, question: EvolutionQuestion, jobs: usize) -> Evolution {
    let mut evolution = Evolution::new(question).expect("there are enough games");
    let workers = Workers { jobs, progress: &|_| {} };
    while evolution.step(problem, &workers).expect("the planted game never fails") {}
    evolution
}

#[test]
fn evolution_finds_a_force_that_is_plainly_best() {
    let evolution = played(question(12_000), 1);
    let answer = evolution.answer().expect("the evolution is over");
    assert!(sum(&answer.found.force) >= 22, "{answer:?}");
    assert!(answer.born > 0 && answer.found.name.is_none(), "no ready-made force is as strong: {answer:?}");
    let reference = answer.reference.as_ref().expect("there are ready-made forces");
    assert_eq!(reference.name.as_deref(), Some("plain"));
    assert!(reference.wins.high < answer.found.wins.low, "{reference:?} {:?}", answer.found);
    let lead = answer.lead.expect("both played the same trials");
    assert!(0.1 < lead.low && lead.low < lead.by && lead.by < lead.high, "{lead:?}");
    let estimates: Vec<f64> = evolution.generations.iter().map(|generation| generation.best).collect();
    assert!(estimates[11] > estimates[0], "{estimates:?}");
}

#[test]
fn a_ready_made_force_that_is_the_strongest_has_no_reference() {
    let mut question = question(3_000);
    question.ready[1] = ReadyForce { name: "greatest".into(), force: json!(vec![LARGEST + 2; DIGITS]) };
    let problem = Sums { is_rigid: true, ..Sums::default() };
    let answer = played_as(&problem, question, 1).answer().expect("the evolution is over");
    assert_eq!(answer.found.name.as_deref(), Some("greatest"));
    assert!(answer.reference.is_none() && answer.lead.is_none(), "{answer:?}");
}

#[test]
fn without_legal_variations_bots_build_all_new_forces() {
    let problem = Sums { is_rigid: true, ..Sums::default() };
    let answer = played_as(&problem, question(3_000), 1).answer().expect("the evolution is over");
    assert!(answer.found.name.is_none() && sum(&answer.found.force) > 12, "{answer:?}");
}

#[test]
fn without_any_new_force_a_ready_made_one_is_the_strongest() {
    let problem = Sums { is_rigid: true, is_barren: true, ..Sums::default() };
    let answer = played_as(&problem, question(3_000), 1).answer().expect("the evolution is over");
    assert_eq!(answer.found.name.as_deref(), Some("plain"), "{answer:?}");
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_threads() {
    let one = played(question(2_000), 1);
    assert_eq!(played(question(2_000), 2), one);
    assert_eq!(played(question(2_000), 7), one);
    let other = played(EvolutionQuestion { seed: 2, ..question(2_000) }, 1);
    assert_ne!(other.answer().map(|answer| answer.found.force), one.answer().map(|answer| answer.found.force));
}

#[test]
fn a_stored_evolution_comes_to_the_same_answer() {
    let whole = played(question(2_000), 1);
    let mut evolution = Evolution::new(question(2_000)).expect("there are enough games");
    let workers = Workers { jobs: 2, progress: &|_| {} };
    while evolution.step(&Sums::default(), &workers).expect("the planted game never fails") {
        let text = serde_json::to_string(&evolution).expect("an evolution is plain data");
        evolution = serde_json::from_str(&text).expect("the text is JSON");
    }
    assert_eq!(evolution.answer(), whole.answer());
}

#[test]
fn an_evolution_plays_about_as_many_games_as_allowed_and_never_more() {
    let told = AtomicU32::new(0);
    let progress = |games| {
        told.fetch_add(games, Ordering::Relaxed);
    };
    let mut evolution = Evolution::new(question(3_000)).expect("there are enough games");
    while evolution.step(&Sums::default(), &Workers { jobs: 1, progress: &progress }).expect("never fails") {}
    assert!((2_000..=3_000).contains(&evolution.played()), "{}", evolution.played());
    assert_eq!(told.load(Ordering::Relaxed), evolution.played());
    let least = Evolution::new(question(100)).expect_err("100 games are too few");
    assert!(Evolution::new(question(least)).is_ok());
    let least = played(question(least), 1);
    assert!(least.played() <= least.question.games, "{}", least.played());
}

#[test]
fn only_fresh_games_against_others_count_in_the_answer() {
    let evolution = played(question(3_000), 1);
    let answer = evolution.answer().expect("the evolution is over");
    // Three tenths of the games, half of which the ready-made reference plays.
    assert!((400..=450).contains(&answer.found.wins.of), "{answer:?}");
    let names = |validated: &lab::Validated| -> Vec<Option<String>> {
        validated.against.iter().map(|against| against.name.clone()).collect()
    };
    assert_eq!(names(&answer.found), [Some("plain".into()), Some("weak".into()), None]);
    let reference = answer.reference.as_ref().expect("there are ready-made forces");
    assert_eq!(names(reference), [Some("weak".into()), None], "a force does not play against itself");
    let [plain, weak] = [0, 1].map(|nth: usize| &answer.found.against[nth]);
    assert!(weak.is_beaten() && !weak.is_better() && weak.wins.share > plain.wins.share, "{answer:?}");
}

#[test]
fn no_trial_of_the_answer_was_played_before() {
    let mut evolution = Evolution::new(question(3_000)).expect("there are enough games");
    let (problem, workers) = (Sums::default(), Workers { jobs: 1, progress: &|_| {} });
    let (mut last, mut validated) = (0, 0);
    while evolution.step(&problem, &workers).expect("the planted game never fails") {
        let trials: Vec<u32> =
            std::mem::take(&mut *problem.opponents.lock().expect("no test panics here")).into_keys().collect();
        if evolution.answer().is_some() {
            assert!(trials.iter().all(|trial| *trial > last), "{trials:?} after {last}");
            validated += trials.len();
        }
        last = trials.into_iter().fold(last, u32::max);
    }
    assert!(validated > 200, "{validated}");
}
