//! Information-set Monte Carlo tree search: every simulation imagines another truth that fits the view, climbs down
//! one tree of decisions that all truths share, plays on quickly, and counts what came of it.

use crate::luck::Luck;
use crate::tree::{Edge, Place, Tree};
use crate::{Effort, Playable};
use referee::{Seat, Status, Table};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many simulations pass between two looks at the flag that stops a search.
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
}

impl<'a, G: Playable> Climb<'a, G> {
    pub(crate) fn new(game: &'a G, view: &'a G::View, seat: Seat, effort: Effort, luck: Luck) -> Climb<'a, G> {
        let tree = Tree::new(effort.room as usize);
        let (candidates, places, path) = (Vec::new(), Vec::new(), Vec::new());
        Climb { game, view, seat, effort, luck, tree, candidates, places, path }
    }

    /// Searches until the simulations are used up, the choice is settled, or `stop` is raised; returns the decision
    /// tried most often. At least one simulation is made.
    pub(crate) fn decide(mut self, stop: &AtomicBool) -> G::Action {
        for made in 0..self.effort.simulations {
            if made > 0 && made % LOOK_EVERY == 0 {
                let left = self.effort.simulations - made;
                if stop.load(Ordering::Relaxed) || self.is_settled(left) {
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
        self.path.clear();
        let fresh = self.descend(&mut state);
        if fresh {
            self.play_on(&mut state);
        }
        self.score(&state);
    }

    /// Follows the tree until it leaves it or the game ends; says whether the game goes on.
    fn descend(&mut self, state: &mut G::State) -> bool {
        loop {
            let Some(seat) = self.awaited(state) else { return false };
            let from = self.path.last().copied();
            let is_secret = from.is_some_and(|place| self.tree.seat(place) != self.seat);
            let game = self.game;
            let node = self.tree.enter(from, seat, |one, other| is_secret && game.look_alike(one, other));
            let Some(node) = node else { return true };
            self.candidates.clear();
            game.candidates(state, seat, &mut self.luck, &mut self.candidates);
            let promise = |action: &G::Action| game.promise(state, seat, action);
            self.tree.offer(node, &self.candidates, &mut self.places, promise);
            let place = self.choose();
            self.path.push(place);
            let edge = self.tree.edge(place);
            game.apply(state, seat, &edge.action, &mut Table::quiet(&mut self.luck));
            if edge.visits == 0 {
                return true;
            }
        }
    }

    /// Whose decision comes next: one's own first when several seats decide at once.
    fn awaited(&self, state: &G::State) -> Option<Seat> {
        match self.game.status(state) {
            Status::Over(_) => None,
            Status::Awaiting(seats) if seats.contains(self.seat) => Some(self.seat),
            Status::Awaiting(seats) => seats.iter().next(),
        }
    }

    /// The edge with the highest hope: what came of it so far, plus its share of all promises for how often it could
    /// have been tried and was not. An untried edge counts a little less than what came of this node on average.
    fn choose(&mut self) -> Place {
        let (mut total, mut visits, mut promises) = (0, 0, 0.0);
        for place in &self.places {
            let edge = self.tree.edge(*place);
            total += edge.total;
            visits += edge.visits;
            promises += weight(edge.promise);
        }
        let mean = if visits == 0 { 0.0 } else { total as f32 / visits as f32 };
        let untried = (mean - self.effort.caution).max(-1_000.0);
        let mut best = (f32::MIN, self.places[0]);
        for place in &self.places {
            let edge = self.tree.edge(*place);
            let known = if edge.visits == 0 { untried } else { edge.mean() };
            let share = weight(edge.promise) / promises;
            let neglect = (edge.available as f32).sqrt() / (edge.visits + 1) as f32;
            // Luck below one point settles between equals.
            let luck = (self.luck.bits() >> 56) as f32 / 256.0;
            let hope = known + self.effort.curiosity * share * neglect + luck;
            if hope > best.0 {
                best = (hope, *place);
            }
        }
        best.1
    }

    /// Plays on as a quick player would, to the end or as far as the effort says.
    fn play_on(&mut self, state: &mut G::State) {
        for _ in 0..self.game.horizon() {
            let Some(seat) = self.awaited(state) else { return };
            self.candidates.clear();
            self.game.candidates(state, seat, &mut self.luck, &mut self.candidates);
            let index = self.game.hurry(state, seat, &self.candidates, self.luck.bits());
            self.game.apply(state, seat, &self.candidates[index], &mut Table::quiet(&mut self.luck));
        }
    }

    /// Notes on every edge of the path what came of it for the seat that decided there.
    fn score(&mut self, state: &G::State) {
        let duel = self.game.seats() == 2;
        let own = worth(self.game, state, self.seat);
        for place in &self.path {
            let seat = self.tree.seat(*place);
            let result = match seat == self.seat {
                true => own,
                false if duel => -own,
                false => worth(self.game, state, seat),
            };
            self.tree.note(*place, result);
        }
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
