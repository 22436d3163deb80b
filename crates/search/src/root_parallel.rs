//! Root parallelisation (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008): several trees
//! search for the same decision, each with random numbers of its own. The counts of their first nodes are added up.

use crate::luck::Luck;
use crate::mcts::{Search, Truth};
use crate::{Effort, Found, Playable, Watch};
use referee::Seat;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

/// What a search found out about one decision of the seat.
pub(crate) struct Counted<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The sum of the results, each -1 000 ..= 1 000.
    pub(crate) total: i64,
}

/// The result of one tree.
pub(crate) struct Root<A> {
    pub(crate) decisions: Vec<Counted<A>>,
    /// The line of play of this tree. It begins with the tree's own best decision.
    pub(crate) line: Vec<(Seat, A)>,
}

/// The decision that all trees of a search are for.
struct Asked<'a, G: Playable> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    effort: Effort,
    /// The seed of each tree.
    seeds: Vec<u64>,
}

/// Searches with as many trees as the effort says, on as many threads as `watch` allows. The result depends on the
/// number of trees, and not on the number of threads, unless `watch` stops the search.
pub(crate) fn find<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    effort: Effort,
    luck: &mut Luck,
    watch: &Watch<'_>,
) -> Found<G::Action> {
    let seeds = (0..effort.trees.max(1)).map(|_| luck.bits()).collect();
    let asked = Asked { game, view, seat, effort, seeds };
    let roots = asked.roots(watch);
    asked.sum(&roots)
}

impl<G: Playable> Asked<'_, G> {
    /// Searches all trees. Returns their results in the order of the seeds.
    fn roots(&self, watch: &Watch<'_>) -> Vec<Root<G::Action>> {
        let next = AtomicUsize::new(0);
        let done: Vec<AtomicU32> = self.seeds.iter().map(|_| AtomicU32::new(0)).collect();
        let found = Mutex::new(Vec::new());
        let keep = |n: usize, root| found.lock().expect("no thread panics while it keeps a result").push((n, root));
        watch.run(&|| {
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= self.seeds.len() {
                    return;
                }
                let watch = watch.part(&done, n);
                keep(n, self.root(n, &watch));
                watch.done(1_000);
            }
        });
        let mut found = found.into_inner().expect("no thread panics while it keeps a result");
        found.sort_by_key(|(n, _)| *n);
        found.into_iter().map(|(_, root)| root).collect()
    }

    /// Searches the tree with this number. The trees share the simulations evenly; the first trees make those that are
    /// left over.
    fn root(&self, n: usize, watch: &Watch<'_>) -> Root<G::Action> {
        let trees = self.seeds.len() as u32;
        let simulations = self.effort.simulations / trees + u32::from((n as u32) < self.effort.simulations % trees);
        let effort = Effort { simulations: simulations.max(1), ..self.effort };
        let luck = Luck::new(self.seeds[n]);
        Search::new(self.game, Truth::Imagined(self.view), self.seat, effort, luck).root(watch)
    }

    /// Adds up what the trees have found. Returns the decision with the most visits in all trees together.
    fn sum(&self, roots: &[Root<G::Action>]) -> Found<G::Action> {
        let mut sums: Vec<Counted<G::Action>> = Vec::new();
        for one in roots.iter().flat_map(|root| &root.decisions) {
            match sums.iter_mut().find(|sum| self.game.same(&sum.action, &one.action)) {
                Some(sum) => {
                    sum.visits += one.visits;
                    sum.total += one.total;
                }
                None => sums.push(Counted { action: one.action.clone(), visits: one.visits, total: one.total }),
            }
        }
        let simulations = sums.iter().map(|sum| sum.visits).sum();
        let mean = |sum: &Counted<_>| sum.total / i64::from(sum.visits.max(1));
        let best = sums.into_iter().max_by_key(|sum| (sum.visits, mean(sum)));
        let best = best.expect("a seat that the game waits for has a candidate");
        Found {
            value: Some(mean(&best) as i32),
            line: self.line(roots, &best.action),
            action: best.action,
            simulations,
        }
    }

    /// Returns the line of play of a tree that takes this decision, the tree with the most visits of it. If all trees
    /// take other decisions, the line is this decision alone.
    fn line(&self, roots: &[Root<G::Action>], best: &G::Action) -> Vec<(Seat, G::Action)> {
        let begins = |root: &&Root<G::Action>| root.line.first().is_some_and(|(_, one)| self.game.same(one, best));
        let visits = |root: &&Root<G::Action>| {
            root.decisions.iter().find(|one| self.game.same(&one.action, best)).map_or(0, |one| one.visits)
        };
        let tree = roots.iter().filter(begins).max_by_key(visits);
        tree.map_or_else(|| vec![(self.seat, best.clone())], |root| root.line.clone())
    }
}
