//! Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, single-observer ISMCTS).
//!
//! Each simulation imagines a truth, which is a complete state that fits the view. It descends one tree that all truths
//! share. It plays on from the leaf by the game's rollout policy, and adds the result to every edge that it followed.
//! PUCT (Silver et al. 2017) chooses the edges. Where PUCT uses the visits of the node, this search uses the number of
//! simulations in which the edge was available.

use crate::luck::Luck;
use crate::root_parallel::{Counted, Root};
use crate::tree::{Edge, Place, Tree};
use crate::{Effort, Found, Playable, Watch};
use referee::{Seat, Status, Table};

/// The search checks once in this many simulations whether it must stop.
const CHECK_EVERY: u32 = 32;

/// A decision with fewer visits than this ends the line of play that a search returns.
const LEAST_VISITS: u32 = 8;
/// The most decisions in a line of play.
const LONGEST_LINE: usize = 12;

/// The weight of a decision is its prior plus this number, so every decision has a positive weight.
const LEAST_WEIGHT: i32 = 20;

/// The states that a search starts from.
pub(crate) enum Truth<'a, G: Playable> {
    /// The view. Each simulation imagines a new state that fits it.
    Imagined(&'a G::View),
    /// The true state, for the analysis of a finished game.
    Known(&'a G::State),
}

/// One search, for one decision of `seat`. The lists are buffers that all simulations reuse.
pub(crate) struct Search<'a, G: Playable> {
    game: &'a G,
    truth: Truth<'a, G>,
    seat: Seat,
    effort: Effort,
    luck: Luck,
    tree: Tree<G::Action>,
    candidates: Vec<G::Action>,
    places: Vec<Place>,
    path: Vec<Place>,
    results: Vec<(Seat, i32)>,
}

impl<'a, G: Playable> Search<'a, G> {
    pub(crate) fn new(game: &'a G, truth: Truth<'a, G>, seat: Seat, effort: Effort, luck: Luck) -> Search<'a, G> {
        let tree = Tree::new(effort.max_edges as usize);
        let (candidates, places, path, results) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Search { game, truth, seat, effort, luck, tree, candidates, places, path, results }
    }

    /// Searches until it has made all simulations, no other decision can overtake the leader, or `watch` stops it.
    /// Makes at least one simulation. Returns the decision with the most visits, with its mean result and the line of
    /// play.
    pub(crate) fn find(mut self, watch: &Watch<'_>) -> Found<G::Action> {
        self.run(watch);
        let best = self.best();
        Found {
            action: best.action.clone(),
            value: Some(best.mean() as i32),
            line: self.tree.line(LEAST_VISITS, LONGEST_LINE),
            simulations: self.tree.first().iter().map(|edge| edge.visits).sum(),
        }
    }

    /// Searches like [`Search::find`]. Returns all decisions of the first node, with the line of play.
    pub(crate) fn root(mut self, watch: &Watch<'_>) -> Root<G::Action> {
        self.run(watch);
        let counted =
            |edge: &Edge<G::Action>| Counted { action: edge.action.clone(), visits: edge.visits, total: edge.total };
        Root {
            decisions: self.tree.first().iter().map(counted).collect(),
            line: self.tree.line(LEAST_VISITS, LONGEST_LINE),
        }
    }

    /// Searches like [`Search::find`]. Returns the mean result that the decision with the most visits has for the
    /// searching seat.
    pub(crate) fn appraise(mut self, watch: &Watch<'_>) -> i32 {
        self.run(watch);
        self.best().mean() as i32
    }

    fn run(&mut self, watch: &Watch<'_>) {
        for made in 0..self.effort.simulations {
            if made > 0 && made % CHECK_EVERY == 0 {
                let left = self.effort.simulations - made;
                watch.done((u64::from(made) * 1_000 / u64::from(self.effort.simulations)) as u32);
                if watch.stopped() || self.is_settled(left) {
                    break;
                }
            }
            self.simulate();
        }
    }

    fn best(&self) -> &Edge<G::Action> {
        let best = self.tree.first().iter().max_by(|one, other| one.rank().total_cmp(&other.rank()));
        best.expect("a seat that the game waits for has a candidate")
    }

    /// Returns whether `left` more simulations are too few for another decision to reach the visits of the leader.
    fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.first() {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + left
    }

    fn simulate(&mut self) {
        let mut state = match self.truth {
            Truth::Imagined(view) => {
                let mut state = self.game.imagine(view, &mut self.luck);
                self.game.take_back(&mut state, self.seat);
                state
            }
            Truth::Known(state) => state.clone(),
        };
        self.path.clear();
        let fresh = self.descend(&mut state);
        if fresh {
            let horizon = self.game.horizon();
            roll_out(self.game, &mut state, self.seat, horizon, &mut self.luck, &mut self.candidates);
        }
        self.back_up(&state);
    }

    /// Follows the tree and carries the decisions out in `state`. Stops after an untried edge, at a point for which the
    /// full tree has no node, or at the end of the game. Returns whether a rollout must follow: false only if the game
    /// ended along tried edges.
    fn descend(&mut self, state: &mut G::State) -> bool {
        let game = self.game;
        loop {
            let Some(seat) = awaited(game, state, self.seat) else { return false };
            let from = self.path.last().copied();
            // The next seat has not seen a card that another seat laid face down. So the tree must not tell such cards
            // apart, even if the searching seat laid the card.
            let is_secret = from.is_some_and(|place| self.tree.seat(place) != seat);
            let alike = |one: &G::Action, other: &G::Action| is_secret && game.look_alike(one, other);
            let Some(node) = self.tree.enter(from, seat, game.public_key(state), alike) else { return true };
            self.candidates.clear();
            game.candidates(state, seat, &mut self.luck, &mut self.candidates);
            game.prune(state, seat, &mut self.candidates);
            let same = |one: &_, other: &_| game.same(one, other);
            let prior = |one: &_| game.prior(state, seat, one);
            self.tree.offer(node, &self.candidates, &mut self.places, same, prior);
            let chosen = self.choose();
            let place = self.places[chosen];
            self.path.push(place);
            game.apply(state, seat, &self.candidates[chosen], &mut Table::quiet(&mut self.luck));
            if self.tree.edge(place).visits == 0 {
                return true;
            }
        }
    }

    /// Returns the index in `places` of the edge with the highest PUCT value. This value is the mean result plus an
    /// exploration term in proportion to the prior. An untried edge has no mean result. It counts as the mean of all
    /// available edges, less the first-play-urgency reduction.
    fn choose(&mut self) -> usize {
        let (mut total, mut visits, mut weights) = (0, 0, 0.0);
        for place in &self.places {
            let edge = self.tree.edge(*place);
            total += edge.total;
            visits += edge.visits;
            weights += weight(edge.prior);
        }
        let mean = if visits == 0 { 0.0 } else { total as f32 / visits as f32 };
        let untried = (mean - self.effort.first_play_reduction).max(-1_000.0);
        let mut best = (f32::MIN, 0);
        for (index, place) in self.places.iter().enumerate() {
            let edge = self.tree.edge(*place);
            let value = if edge.visits == 0 { untried } else { edge.mean() };
            let prior = weight(edge.prior) / weights;
            let exploration = (edge.available as f32).sqrt() / (edge.visits + 1) as f32;
            // Noise of less than one point breaks ties.
            let noise = (self.luck.bits() >> 56) as f32 / 256.0;
            let puct = value + self.effort.c_puct * prior * exploration + noise;
            if puct > best.0 {
                best = (puct, index);
            }
        }
        best.1
    }

    /// Adds the result of the simulation to every edge of the path, as the seat that decided there sees the result.
    fn back_up(&mut self, state: &G::State) {
        let duel = self.game.seats() == 2;
        let own = value(self.game, state, self.seat);
        self.results.clear();
        for place in &self.path {
            let seat = self.tree.seat(*place);
            let known = self.results.iter().find(|(other, _)| *other == seat);
            let result = match known {
                Some((_, result)) => *result,
                None if seat == self.seat => own,
                None if duel => -own,
                None => value(self.game, state, seat),
            };
            if known.is_none() {
                self.results.push((seat, result));
            }
            self.tree.note(*place, result);
        }
    }
}

/// Returns the seat that decides next, or `None` if the game is over. If several seats decide at once, `searcher` comes
/// first, which is the seat that the search is for.
fn awaited<G: Playable>(game: &G, state: &G::State, searcher: Seat) -> Option<Seat> {
    match game.status(state) {
        Status::Over(_) => None,
        Status::Awaiting(seats) if seats.contains(searcher) => Some(searcher),
        Status::Awaiting(seats) => seats.iter().next(),
    }
}

/// Plays `horizon` decisions by the game's rollout policy, and then more until the position is quiet
/// ([`Playable::is_quiet`]). Stops when the game is over. `candidates` is a buffer.
pub(crate) fn roll_out<G: Playable>(
    game: &G,
    state: &mut G::State,
    searcher: Seat,
    horizon: u32,
    luck: &mut Luck,
    candidates: &mut Vec<G::Action>,
) {
    let mut left = horizon;
    while left > 0 || !game.is_quiet(state) {
        let Some(seat) = awaited(game, state, searcher) else { return };
        roll_once(game, state, seat, luck, candidates);
        left = left.saturating_sub(1);
    }
}

/// Lets a seat that the game waits for decide by the game's rollout policy. `candidates` is a buffer.
pub(crate) fn roll_once<G: Playable>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    luck: &mut Luck,
    candidates: &mut Vec<G::Action>,
) {
    candidates.clear();
    game.candidates(state, seat, luck, candidates);
    let index = game.rollout_policy(state, seat, candidates, luck.bits());
    game.apply(state, seat, &candidates[index], &mut Table::quiet(luck));
}

/// Returns what a state is worth to a seat, from -1 000 to 1 000. This is the result if the game is over, and otherwise
/// the game's estimate.
pub(crate) fn value<G: Playable>(game: &G, state: &G::State, seat: Seat) -> i32 {
    match game.status(state) {
        Status::Over(outcome) if outcome.winners.contains(seat) => 1_000,
        Status::Over(outcome) if outcome.winners.is_empty() => 0,
        Status::Over(_) => -1_000,
        Status::Awaiting(_) => game.estimate(state, seat).clamp(-1_000, 1_000),
    }
}

/// Returns the weight of a prior in PUCT.
fn weight(prior: i32) -> f32 {
    (prior + LEAST_WEIGHT) as f32
}
