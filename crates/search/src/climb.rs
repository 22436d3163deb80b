//! Information-set Monte Carlo tree search: every simulation imagines another truth that fits the view, climbs down
//! one tree of decisions that all truths share, plays on quickly, and counts what came of it.

use crate::luck::Luck;
use crate::tree::{Edge, Place, Tree};
use crate::{Effort, Playable, Watch};
use referee::{Seat, Status, Table};

/// How many simulations pass between two looks at whether a search is stopped.
const LOOK_EVERY: u32 = 32;

/// What a promise of 0 weighs where a promise of 1 000 weighs 1 000 more.
const FAINTEST: i32 = 20;

/// One search for one decision of one seat.
pub(crate) struct Climb<'a, G: Playable> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    effort: Effort,
    luck: Luck,
    tree: Tree<G::Action>,
    candidates: Vec<G::Action>,
    places: Vec<Place>,
    path: Vec<Place>,
    results: Vec<(Seat, i32)>,
}

impl<'a, G: Playable> Climb<'a, G> {
    pub(crate) fn new(game: &'a G, view: &'a G::View, seat: Seat, effort: Effort, luck: Luck) -> Climb<'a, G> {
        let tree = Tree::new(effort.room as usize);
        let (candidates, places, path, results) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Climb { game, view, seat, effort, luck, tree, candidates, places, path, results }
    }

    /// Searches until the simulations are used up, the choice is settled, or `watch` stops it; returns the decision
    /// tried most often. At least one simulation is made.
    pub(crate) fn decide(mut self, watch: &Watch<'_>) -> G::Action {
        for made in 0..self.effort.simulations {
            if made > 0 && made % LOOK_EVERY == 0 {
                let left = self.effort.simulations - made;
                watch.done((u64::from(made) * 1_000 / u64::from(self.effort.simulations)) as u32);
                if watch.stopped() || self.is_settled(left) {
                    break;
                }
            }
            self.simulate();
        }
        let best = self.tree.first().iter().max_by(|one, other| rank(one).total_cmp(&rank(other)));
        best.expect("a seat that is asked has a candidate").action.clone()
    }

    /// Whether the simulations that are left cannot lift another decision over the one tried most often.
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
        let mut state = self.game.imagine(self.view, &mut self.luck);
        self.game.take_back(&mut state, self.seat);
        self.path.clear();
        let fresh = self.descend(&mut state);
        if fresh {
            let horizon = self.game.horizon();
            play_on(self.game, &mut state, self.seat, horizon, &mut self.luck, &mut self.candidates);
        }
        self.score(&state);
    }

    /// Follows the tree until it leaves it or the game ends; says whether the game goes on.
    fn descend(&mut self, state: &mut G::State) -> bool {
        let game = self.game;
        loop {
            let Some(seat) = awaited(game, state, self.seat) else { return false };
            let from = self.path.last().copied();
            // Whoever decides next has not seen what another seat laid face down, the searcher's own card included.
            let is_secret = from.is_some_and(|place| self.tree.seat(place) != seat);
            let alike = |one: &G::Action, other: &G::Action| is_secret && game.look_alike(one, other);
            let Some(node) = self.tree.enter(from, seat, game.opened(state), alike) else { return true };
            self.candidates.clear();
            game.candidates(state, seat, &mut self.luck, &mut self.candidates);
            game.weed(state, seat, &mut self.candidates);
            let (same, promise) =
                (|one: &_, other: &_| game.same(one, other), |one: &_| game.promise(state, seat, one));
            self.tree.offer(node, &self.candidates, &mut self.places, same, promise);
            let chosen = self.choose();
            let place = self.places[chosen];
            self.path.push(place);
            game.apply(state, seat, &self.candidates[chosen], &mut Table::quiet(&mut self.luck));
            if self.tree.edge(place).visits == 0 {
                return true;
            }
        }
    }

    /// Which place has the highest hope: what came of it so far, plus its share of all promises for how often it could
    /// have been tried and was not. An untried edge counts a little less than what came of this node on average.
    fn choose(&mut self) -> usize {
        let (mut total, mut visits, mut promises) = (0, 0, 0.0);
        for place in &self.places {
            let edge = self.tree.edge(*place);
            total += edge.total;
            visits += edge.visits;
            promises += weight(edge.promise);
        }
        let mean = if visits == 0 { 0.0 } else { total as f32 / visits as f32 };
        let untried = (mean - self.effort.caution).max(-1_000.0);
        let mut best = (f32::MIN, 0);
        for (index, place) in self.places.iter().enumerate() {
            let edge = self.tree.edge(*place);
            let known = if edge.visits == 0 { untried } else { edge.mean() };
            let share = weight(edge.promise) / promises;
            let neglect = (edge.available as f32).sqrt() / (edge.visits + 1) as f32;
            // Luck below one point settles between equals.
            let luck = (self.luck.bits() >> 56) as f32 / 256.0;
            let hope = known + self.effort.curiosity * share * neglect + luck;
            if hope > best.0 {
                best = (hope, index);
            }
        }
        best.1
    }

    /// Notes on every edge of the path what came of it for the seat that decided there.
    fn score(&mut self, state: &G::State) {
        let duel = self.game.seats() == 2;
        let own = worth(self.game, state, self.seat);
        self.results.clear();
        for place in &self.path {
            let seat = self.tree.seat(*place);
            let known = self.results.iter().find(|(other, _)| *other == seat);
            let result = match known {
                Some((_, result)) => *result,
                None if seat == self.seat => own,
                None if duel => -own,
                None => worth(self.game, state, seat),
            };
            if known.is_none() {
                self.results.push((seat, result));
            }
            self.tree.note(*place, result);
        }
    }
}

/// Whose decision comes next: the searcher's own first when several seats decide at once.
fn awaited<G: Playable>(game: &G, state: &G::State, searcher: Seat) -> Option<Seat> {
    match game.status(state) {
        Status::Over(_) => None,
        Status::Awaiting(seats) if seats.contains(searcher) => Some(searcher),
        Status::Awaiting(seats) => seats.iter().next(),
    }
}

/// Plays on as a quick player would: `horizon` decisions, and then until the position is quiet or the game over.
/// `candidates` is room to write in.
pub(crate) fn play_on<G: Playable>(
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
        candidates.clear();
        game.candidates(state, seat, luck, candidates);
        let index = game.hurry(state, seat, candidates, luck.bits());
        game.apply(state, seat, &candidates[index], &mut Table::quiet(luck));
        left = left.saturating_sub(1);
    }
}

/// What a state is worth to a seat: its result when the game is over, else how it looks.
pub(crate) fn worth<G: Playable>(game: &G, state: &G::State, seat: Seat) -> i32 {
    match game.status(state) {
        Status::Over(outcome) if outcome.winners.contains(seat) => 1_000,
        Status::Over(outcome) if outcome.winners.is_empty() => 0,
        Status::Over(_) => -1_000,
        Status::Awaiting(_) => game.estimate(state, seat).clamp(-1_000, 1_000),
    }
}

/// Most tried first; among those tried as often the one that went better.
fn rank<A>(edge: &Edge<A>) -> f64 {
    match edge.visits {
        0 => -1.0,
        visits => f64::from(visits) + (f64::from(edge.mean()) + 1_000.0) / 4_000.0,
    }
}

/// What a promise weighs against others; even the faintest weighs something.
fn weight(promise: i32) -> f32 {
    (promise + FAINTEST) as f32
}
