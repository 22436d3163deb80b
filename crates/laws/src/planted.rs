//! Planted faults: faults that a test puts into a game from outside, to prove that a law or a tool notices them.
//!
//! [`Planted`] wraps a game. A test can give it a closure in place of a function of the game; for all other functions
//! it returns what the game returns. So the code of the rules contains no test faults.
//!
//! ```text
//! // Everybody sees the token of seat 1. The law of non-interference must notice this.
//! laws::planted::assert_caught(&SOUND, "nobody_sees_what_is_hidden", 0..8, || vec![subject()], |game| {
//! game.with_view(|_game, state, _viewer, mut view| { view.tokens[1] = Some(state.tokens[1]); view }) });
//! ```

mod game;
mod playable;

use crate::files::SetUp;
use crate::{Breach, DrawContext, Files, Step, Subject, Twin, all};
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
type Written<G> = dyn Fn(&G, &StateOf<G>, Value) -> Value + Send + Sync;
type Answer<G> = dyn Fn(&G, &ViewOf<G>, &Value, Answered) -> Answered + Send + Sync;

/// A wrapper around a game, in which a test can plant faults. The game inside has no planted faults, so it is called
/// honest. Where nothing is planted, the wrapper returns what the honest game returns.
///
/// Most closures get the honest result as their last argument. A closure returns the result to use instead. Only calls
/// of the wrapper's own functions use the closures. The functions of the game inside call each other without them. A
/// replay opens the rules anew, and so without closures.
pub struct Planted<G: Codec> {
    honest: G,
    plants: Arc<Plants<G>>,
}

/// The closures that a test has planted; `None` where nothing is planted.
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
    written: Option<Box<Written<G>>>,
    facts: Option<Facts<G>>,
}

/// The functions of the subject whose game was wrapped.
struct Facts<G: Codec> {
    sees: fn(&G, &DrawContext<'_, G>) -> bool,
    public_effect: fn(&G, &Step<'_, G>) -> String,
    twin: Option<Twin<G>>,
    files: Option<Files<G>>,
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
            written: None,
            facts: None,
        };
        Planted { honest, plants: Arc::new(plants) }
    }

    fn plants(&mut self) -> &mut Plants<G> {
        Arc::get_mut(&mut self.plants).expect("tests plant faults before they clone the game")
    }

    /// Returns the game inside.
    pub fn honest(&self) -> &G {
        &self.honest
    }

    /// Changes the status, which says which seats the game waits for or how it ended. Arguments: game, state, honest
    /// status.
    #[must_use]
    pub fn with_status(
        mut self,
        status: impl Fn(&G, &G::State, Status) -> Status + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().status = Some(Box::new(status));
        self
    }

    /// Changes the candidates. Arguments: game, state, seat, honest candidates.
    #[must_use]
    pub fn with_candidates(
        mut self,
        candidates: impl Fn(&G, &G::State, Seat, Vec<G::Action>) -> Vec<G::Action> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().candidates = Some(Box::new(candidates));
        self
    }

    /// Replaces [`search::Playable::plan`]. Arguments: game, view, seat, level, watch.
    #[must_use]
    pub fn with_plan(
        mut self,
        plan: impl Fn(&G, &G::View, Seat, Level, &Watch<'_>) -> Option<G::Action> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().plan = Some(Box::new(plan));
        self
    }

    /// Changes views. Arguments: game, state, viewer, honest view.
    #[must_use]
    pub fn with_view(
        mut self,
        view: impl Fn(&G, &G::State, Viewer, G::View) -> G::View + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().view = Some(Box::new(view));
        self
    }

    /// Changes what a viewer sees of an event. Arguments: game, event, viewer, and the event as the honest game shows
    /// it.
    #[must_use]
    pub fn with_show(
        mut self,
        show: impl Fn(&G, &G::Event, Viewer, Option<G::Event>) -> Option<G::Event> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().show = Some(Box::new(show));
        self
    }

    /// Changes which decisions are legal, and the refusals. Arguments: game, state, seat, action, honest result.
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

    /// Replaces the function that carries a decision out. Arguments: game, state, seat, action, table. The closure may
    /// call `game.apply` itself.
    #[must_use]
    pub fn with_apply(
        mut self,
        apply: impl Fn(&G, &mut G::State, Seat, &G::Action, &mut Table<'_, G::Event>) + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().apply = Some(Box::new(apply));
        self
    }

    /// Changes imagined truths. Arguments: game, view, the truth that the honest game imagined, luck.
    #[must_use]
    pub fn with_imagine(
        mut self,
        imagine: impl Fn(&G, &G::View, G::State, &mut dyn Chance) -> G::State + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().imagine = Some(Box::new(imagine));
        self
    }

    /// Changes hints. Arguments: game, state, seat, honest hints.
    #[must_use]
    pub fn with_hints(
        mut self,
        hints: impl Fn(&G, &G::State, Seat, Value) -> Value + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().hints = Some(Box::new(hints));
        self
    }

    /// Changes answers to questions. Arguments: game, view, question, honest answer.
    #[must_use]
    pub fn with_answer(
        mut self,
        answer: impl Fn(&G, &G::View, &Value, Result<Value, String>) -> Result<Value, String> + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().answer = Some(Box::new(answer));
        self
    }

    /// Changes positions that are written for scenario files. Arguments: game, state, honestly written position.
    #[must_use]
    pub fn with_written(
        mut self,
        written: impl Fn(&G, &G::State, Value) -> Value + Send + Sync + 'static,
    ) -> Planted<G> {
        self.plants().written = Some(Box::new(written));
        self
    }

    fn facts(&self) -> &Facts<G> {
        self.plants.facts.as_ref().expect("Subject::planted sets the facts before a law runs")
    }
}

impl<G: Codec> Subject<G> {
    /// Returns a subject whose game is wrapped and has the faults that `plant` plants. The new subject lists no
    /// secrets, so it does not require that twins differ in them.
    pub fn planted(self, plant: impl FnOnce(Planted<G>) -> Planted<G>) -> Subject<Planted<G>> {
        let mut game = plant(Planted::new(self.game));
        let facts = Facts { sees: self.sees, public_effect: self.public_effect, twin: self.twin, files: self.files };
        game.plants().facts = Some(facts);
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
            files: self.files.map(|Files { is_for_the_end, .. }| Files { write, set_up, forget, is_for_the_end }),
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

fn files<G: Codec>(game: &Planted<G>) -> Files<G> {
    game.facts().files.expect("the honest game has scenario files")
}

fn write<G: Codec>(game: &Planted<G>, state: &G::State) -> Value {
    let honest = (files(game).write)(&game.honest, state);
    match &game.plants.written {
        Some(plant) => plant(&game.honest, state, honest),
        None => honest,
    }
}

fn set_up<G: Codec>(game: &Planted<G>, written: Value) -> Result<SetUp<Planted<G>>, String> {
    let SetUp { game: honest, state, written } = (files(game).set_up)(&game.honest, written)?;
    Ok(SetUp { game: Planted { honest, plants: Arc::clone(&game.plants) }, state, written })
}

fn forget<G: Codec>(game: &Planted<G>, state: &G::State) -> G::State {
    (files(game).forget)(&game.honest, state)
}

fn honest_step<'a, G: Codec>(step: &Step<'a, Planted<G>>) -> Step<'a, G> {
    Step { before: step.before, seat: step.seat, action: step.action, after: step.after, story: step.story }
}

/// The laws that have held without a planted fault in this run of a test program. Tests share this value, so that each
/// law is checked only once without a fault. These tests must use the same subjects and seeds.
#[derive(Debug, Default)]
pub struct Sound(Mutex<BTreeSet<String>>);

impl Sound {
    /// Returns a value without laws.
    pub const fn new() -> Sound {
        Sound(Mutex::new(BTreeSet::new()))
    }

    /// Checks a law for every subject with these seeds, unless it was checked before.
    fn check<G: Codec>(&self, law: &str, seeds: &Range<u64>, subjects: &[Subject<G>]) {
        // Another test may have panicked here and poisoned the mutex. The law of that test is not in the set, so
        // checking goes on as usual.
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(law) {
            return;
        }
        for subject in subjects {
            for seed in seeds.clone() {
                if let Err(breach) = holds(law, subject, seed) {
                    panic!("the law is broken even without the planted fault: {breach}");
                }
            }
        }
        seen.insert(law.to_owned());
    }
}

/// Asserts that a law holds for every honest subject with these seeds, and that at least one subject with the planted
/// fault breaks the law. Only a breach of this law counts. A panic of the game does not count.
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
    panic!("{law} does not notice the planted fault in the games of the seeds {seeds:?} ({panics} games panicked)");
}

fn holds<G: Codec>(name: &str, subject: &Subject<G>, seed: u64) -> Result<(), Breach> {
    let law = all::<G>().into_iter().find(|known| known.name == name).expect("the test names a law of `all`");
    (law.holds)(subject, seed).map(|_| ())
}
