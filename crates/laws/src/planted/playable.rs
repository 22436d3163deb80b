//! [`Planted`] as a [`Playable`]. It uses the plan that a test has planted, if there is one. Everything else comes from
//! the honest game.

use super::Planted;
use referee::{Codec, Seat};
use search::{Effort, Level, Playable, Prospect, Watch};

impl<G: Codec + Playable> Playable for Planted<G> {
    const REASONS: &'static [&'static str] = G::REASONS;
    const HIGHEST: Level = G::HIGHEST;

    fn estimate(&self, state: &G::State, seat: Seat) -> i32 {
        self.honest.estimate(state, seat)
    }

    fn terms(&self, state: &G::State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        self.honest.terms(state, seat, add);
    }

    fn motive(&self, view: &G::View, seat: Seat, action: &G::Action, seed: u64) -> Option<&'static str> {
        self.honest.motive(view, seat, action, seed)
    }

    fn prior(&self, state: &G::State, seat: Seat, action: &G::Action) -> i32 {
        self.honest.prior(state, seat, action)
    }

    fn horizon(&self) -> u32 {
        self.honest.horizon()
    }

    fn is_quiet(&self, state: &G::State) -> bool {
        self.honest.is_quiet(state)
    }

    fn rollout_policy(&self, state: &G::State, seat: Seat, candidates: &[G::Action], luck: u64) -> usize {
        self.honest.rollout_policy(state, seat, candidates, luck)
    }

    fn prune(&self, state: &G::State, seat: Seat, candidates: &mut Vec<G::Action>) {
        self.honest.prune(state, seat, candidates);
    }

    fn same(&self, one: &G::Action, other: &G::Action) -> bool {
        self.honest.same(one, other)
    }

    fn look_alike(&self, one: &G::Action, other: &G::Action) -> bool {
        self.honest.look_alike(one, other)
    }

    fn public_key(&self, state: &G::State) -> u64 {
        self.honest.public_key(state)
    }

    fn take_back(&self, state: &mut G::State, seat: Seat) {
        self.honest.take_back(state, seat);
    }

    fn plan(&self, view: &G::View, seat: Seat, level: Level, seed: u64, watch: &Watch<'_>) -> Option<G::Action> {
        match &self.plants.plan {
            Some(plant) => plant(&self.honest, view, seat, level, watch),
            None => self.honest.plan(view, seat, level, seed, watch),
        }
    }

    fn appraise(&self, state: &G::State, seat: Seat) -> Option<i32> {
        self.honest.appraise(state, seat)
    }

    fn worst_truths(&self, view: &G::View, seat: Seat) -> Vec<G::State> {
        self.honest.worst_truths(view, seat)
    }

    fn is_bounded(&self, state: &G::State, seat: Seat) -> bool {
        self.honest.is_bounded(state, seat)
    }

    fn choices(&self, state: &G::State, seat: Seat) -> Option<Vec<Vec<G::Action>>> {
        self.honest.choices(state, seat)
    }

    fn prospects(&self, state: &G::State, seat: Seat) -> Vec<Prospect<G::Action>> {
        self.honest.prospects(state, seat)
    }

    fn answers(&self) -> u32 {
        self.honest.answers()
    }

    fn effort(&self, level: Level) -> Effort {
        self.honest.effort(level)
    }
}
