//! Faults that a test puts into a game from outside (plants), to prove that a law or a tool notices them.
//!
//! [`Planted`] wraps a game and returns what the game returns, except where a test has planted a closure. The rules
//! themselves hold no planted fault.
//!
//! ```text
//! // Everybody sees the token of seat 1; the law of non-interference must notice.
//! laws::planted::assert_caught(&SOUND, "nobody_sees_what_is_hidden", 0..8, || vec![subject()], |game| {
//!     game.with_view(|_game, state, _viewer, mut view| {
//!         view.tokens[1] = Some(state.tokens[1]);
//!         view
//!     })
//! });
//! ```

mod game;
mod playable;

use crate::{Breach, DrawContext, Step, Subject, Twin, all};
use referee::{Chance, Codec, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Level, Watch};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

type StateOf<G> = <G as Game>::State;
type ViewOf<G> = <G as Game>::View;
type EventOf<G> = <G as Game>::Event;
type ActionOf<G> = <G as Game>::Action;
type RefusalOf<G> = <G as Game>::Refusal;
type Judged<G> = Result<(), RefusalOf<G>>;
type Answered = Result<Value, String>;

type StatusOf<G> = dyn Fn(&G, &StateOf<G>, Status) -> Status + Send + Sync;
type Candidates<G> = dyn Fn(&G, &StateOf<G>, Seat, Vec<ActionOf<G>>) -> Vec<ActionOf<G>> + Send + Sync;
type Plan<G> = dyn Fn(&G, &ViewOf<G>, Seat, Level, &Watch<'_>) -> Option<ActionOf<G>> + Send + Sync;
type View<G> = dyn Fn(&G, &StateOf<G>, Viewer, ViewOf<G>) -> ViewOf<G> + Send + Sync;
type Show<G> = dyn Fn(&G, &EventOf<G>, Viewer, Option<EventOf<G>>) -> Option<EventOf<G>> + Send + Sync;
type Check<G> = dyn Fn(&G, &StateOf<G>, Seat, &ActionOf<G>, Judged<G>) -> Judged<G> + Send + Sync;
type Apply<G> = dyn Fn(&G, &mut StateOf<G>, Seat, &ActionOf<G>, &mut Table<'_, EventOf<G>>) + Send + Sync;
type Imagine<G> = dyn Fn(&G, &ViewOf<G>, StateOf<G>, &mut dyn Chance) -> StateOf<G> + Send + Sync;
type Hints<G> = dyn Fn(&G, &StateOf<G>, Seat, Value) -> Value + Send + Sync;
type Answer<G> = dyn Fn(&G, &ViewOf<G>, &Value, Answered) -> Answered + Send + Sync;

/// A wrapper around a game. It returns what the honest game inside returns, except where a test plants something else.
///
/// The last argument of most closures is the honest result. A closure returns the result to use instead. Only direct
/// calls of the wrapper use the closures. The game inside does not use them, and a replay opens the honest rules.
pub struct Planted<G: Codec> {
    honest: G,
    plants: Arc<Plants<G>>,
}

/// The closures that a test plants, which replace honest results.
struct Plants<G: Codec> {
    status: Option<Box<StatusOf<G>>>,
    candidates: Option<Box<Candidates<G>>>,
    plan: Option<Box<Plan<G>>>,
    view: Option<Box<View<G>>>,
    show: Option<Box<Show<G>>>,
    check: Option<Box<Check<G>>>,
    apply: Option<Box<Apply<G>>>,
    imagine: Option<Box<Imagine<G>>>,
    hints: Option<Box<Hints<G>>>,
    answer: Option<Box<Answer<G>>>,
    facts: Option<Facts<G>>,
}

/// The functions of the honest game's subject.
struct Facts<G: Codec> {
    sees: fn(&G, &DrawContext<'_, G>) -> bool,
    public_effect: fn(&G, &Step<'_, G>) -> String,
    twin: Option<Twin<G>>,
}

impl<G: Codec> Planted<G> {
    /// Wraps a game. Nothing is planted yet.
    pub fn new(honest: G) -> Planted<G> {
        let plants = Plants {
            status: None,
            candidates: None,
            plan: None,
            view: None,
            show: None,
            check: None,
            apply: None,
            imagine: None,
            hints: None,
            answer: None,
            facts: None,
        };
        Planted { honest, plants: Arc::new(plants) }
    }

    fn plants(&mut self) -> &mut Plants<G> {
        Arc::get_mut(&mut self.plants).expect("faults are planted before the game is cloned")
    }

    /// Returns the game inside.
    pub fn honest(&self) -> &G {
        &self.honest
    }

    /// Changes the seats that the game waits for, or how it ended: `(game, state, honest status)`.
    #[must_use]
    pub fn with_status(
        mut self,
        status: impl Fn(&G, &G::State, Status) -> Status + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().status = Some(Box::new(status));
        self
    }

    /// Changes the candidates: `(game, state, seat, honest candidates)`.
    #[must_use]
    pub fn with_candidates(
        mut self,
        candidates: impl Fn(&G, &G::State, Seat, Vec<G::Action>) -> Vec<G::Action> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().candidates = Some(Box::new(candidates));
        self
    }

    /// Replaces the plan that bots ask the game for: `(game, view, seat, level, watch)`.
    #[must_use]
    pub fn with_plan(
        mut self,
        plan: impl Fn(&G, &G::View, Seat, Level, &Watch<'_>) -> Option<G::Action> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().plan = Some(Box::new(plan));
        self
    }

    /// Changes views: `(game, state, viewer, honest view)`.
    #[must_use]
    pub fn with_view(
        mut self,
        view: impl Fn(&G, &G::State, Viewer, G::View) -> G::View + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().view = Some(Box::new(view));
        self
    }

    /// Changes what a viewer sees of an event: `(game, event, viewer, honestly shown event)`.
    #[must_use]
    pub fn with_show(
        mut self,
        show: impl Fn(&G, &G::Event, Viewer, Option<G::Event>) -> Option<G::Event> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().show = Some(Box::new(show));
        self
    }

    /// Changes judgements of decisions: `(game, state, seat, action, honest judgement)`.
    #[must_use]
    pub fn with_check(
        mut self,
        check: impl Fn(&G, &G::State, Seat, &G::Action, Result<(), G::Refusal>) -> Result<(), G::Refusal>
        + Send
        + Sync
        + 'static,
    ) -> Planted<G> {
        self.plants().check = Some(Box::new(check));
        self
    }

    /// Replaces the function that carries a decision out: `(game, state, seat, action, table)`. The closure may call
    /// `game.apply` itself.
    #[must_use]
    pub fn with_apply(
        mut self,
        apply: impl Fn(&G, &mut G::State, Seat, &G::Action, &mut Table<'_, G::Event>) + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().apply = Some(Box::new(apply));
        self
    }

    /// Changes imagined truths: `(game, view, honestly imagined truth, luck)`.
    #[must_use]
    pub fn with_imagine(
        mut self,
        imagine: impl Fn(&G, &G::View, G::State, &mut dyn Chance) -> G::State + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().imagine = Some(Box::new(imagine));
        self
    }

    /// Changes hints: `(game, state, seat, honest hints)`.
    #[must_use]
    pub fn with_hints(
        mut self,
        hints: impl Fn(&G, &G::State, Seat, Value) -> Value + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().hints = Some(Box::new(hints));
        self
    }

    /// Changes answers to questions: `(game, view, question, honest answer)`.
    #[must_use]
    pub fn with_answer(
        mut self,
        answer: impl Fn(&G, &G::View, &Value, Result<Value, String>) -> Result<Value, String> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().answer = Some(Box::new(answer));
        self
    }

    fn facts(&self) -> &Facts<G> {
        self.plants.facts.as_ref().expect("Subject::planted sets the facts before a law runs")
    }
}

impl<G: Codec> Subject<G> {
    /// Returns a subject with the same game, in which `plant` has planted something. The new subject has no secrets, so
    /// it does not require that twins differ.
    pub fn planted(self, plant: impl FnOnce(Planted<G>) -> Planted<G>) -> Subject<Planted<G>> {
        let mut game = plant(Planted::new(self.game));
        game.plants().facts = Some(Facts { sees: self.sees, public_effect: self.public_effect, twin: self.twin });
        Subject {
            game,
            every: self.every,
            non_candidates: self.non_candidates,
            longest: self.longest,
            sealed_alike: self.sealed_alike,
            sees,
            public_effect,
            twin: self.twin.is_some().then_some(twin),
            secrets: Vec::new(),
            twins_percent: self.twins_percent,
            may_be_drawn: self.may_be_drawn,
        }
    }
}

fn sees<G: Codec>(game: &Planted<G>, glance: &DrawContext<'_, Planted<G>>) -> bool {
    let DrawContext { viewer, actor, draws, story, nth } = *glance;
    (game.facts().sees)(&game.honest, &DrawContext { viewer, actor, draws, story, nth })
}

fn public_effect<G: Codec>(game: &Planted<G>, step: &Step<'_, Planted<G>>) -> String {
    (game.facts().public_effect)(&game.honest, &honest_step(step))
}

fn twin<G: Codec>(game: &Planted<G>, view: &G::View, step: &Step<'_, Planted<G>>, luck: &mut Seeded) -> G::State {
    let twin = game.facts().twin.expect("the honest subject has a twin function");
    twin(&game.honest, view, &honest_step(step), luck)
}

fn honest_step<'a, G: Codec>(step: &Step<'a, Planted<G>>) -> Step<'a, G> {
    Step { before: step.before, seat: step.seat, action: step.action, after: step.after, story: step.story }
}

/// The laws that held without a planted fault, in this run of a test program. Tests that share this value must use the
/// same subjects and seeds. Then each law is checked only once without a fault, and once with each fault.
#[derive(Debug, Default)]
pub struct Sound(Mutex<BTreeSet<String>>);

impl Sound {
    /// Returns a value in which no law has been checked.
    pub const fn new() -> Sound {
        Sound(Mutex::new(BTreeSet::new()))
    }

    /// Checks a law for every subject with these seeds, unless it was checked before.
    fn check<G: Codec>(&self, law: &str, seeds: &Range<u64>, subjects: &[Subject<G>]) {
        // A test that failed before may have poisoned the mutex. Its law is not in the set, so the law is checked
        // again.
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(law) {
            return;
        }
        for subject in subjects {
            for seed in seeds.clone() {
                if let Err(breach) = holds(law, subject, seed) {
                    panic!("the law breaks without a leak: {breach}");
                }
            }
        }
        seen.insert(law.to_owned());
    }
}

/// Asserts that a law holds for every honest subject with these seeds, and that at least one of the subjects breaks the
/// law with the planted fault. Only a breach of this law counts. A panic of the game does not count.
///
/// # Panics
/// The law is unknown, does not hold without the fault, or does not notice the fault.
pub fn assert_caught<G: Codec>(
    sound: &Sound,
    law: &str,
    seeds: Range<u64>,
    subjects: impl Fn() -> Vec<Subject<G>>,
    plant: impl Fn(Planted<G>) -> Planted<G>,
) {
    sound.check(law, &seeds, &subjects());
    let mut panics = 0;
    for subject in subjects() {
        let leaky = subject.planted(&plant);
        for seed in seeds.clone() {
            match catch_unwind(AssertUnwindSafe(|| holds(law, &leaky, seed))) {
                Ok(Ok(())) => {}
                Ok(Err(breach)) => {
                    assert_eq!(breach.law, law, "a law reports only its own breaches");
                    return;
                }
                Err(_) => panics += 1,
            }
        }
    }
    panic!("the leak goes unnoticed by {law} along the seeds {seeds:?} ({panics} games panicked)");
}

fn holds<G: Codec>(name: &str, subject: &Subject<G>, seed: u64) -> Result<(), Breach> {
    let law = all::<G>().into_iter().find(|known| known.name == name).expect("a law of that name");
    (law.holds)(subject, seed).map(|_| ())
}
