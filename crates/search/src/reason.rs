//! Gives the reason why a decision is good, as a term of the estimate.

use crate::luck::Luck;
use crate::mcts::roll_out;
use crate::playable::Playable;
use crate::watch::Watch;
use referee::{Seat, Status, Table};

/// The number of imagined truths, and a smaller number where a simulation takes milliseconds.
const TRUTHS: u32 = 64;
const FEW_TRUTHS: u32 = 8;
/// The number of other decisions with which the decision is compared in each truth.
const OTHERS: usize = 8;
/// The least average gain of a term, in its own unit, to be a reason.
const LEAST: f64 = 40.0;
/// The least number of standard errors by which the gain must differ from 0.
const SURE: f64 = 2.0;

/// The reason of a decision that wins the game in all imagined truths.
pub const WINS: &str = "wins";

/// Returns the reason of a legal decision of `seat`: the term of the estimate ([`Playable::terms`]) that gains most compared
/// with other decisions, on average over imagined truths. If the decision wins in all of them, the reason is [`WINS`].
/// Returns nothing if no gain is large and sure, if the game has no terms, or when `watch` stops it. The same seed gives the
/// same reason.
pub fn reason<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    seed: u64,
    watch: &Watch<'_>,
) -> Option<&'static str> {
    let (mut luck, mut gains, mut wins) = (Luck::new(seed), Gains::default(), 0);
    let first = game.imagine(view, &mut luck);
    let truths = if game.appraise(&first, seat).is_some() { FEW_TRUTHS } else { TRUTHS };
    let mut candidates = Vec::new();
    for _ in 0..truths {
        if watch.stopped() {
            return None;
        }
        let truth = game.imagine(view, &mut luck);
        candidates.clear();
        game.candidates(&truth, seat, &mut luck, &mut candidates);
        candidates.retain(|other| !game.same(other, action));
        let after = outcome(game, &truth, seat, action, &mut luck);
        wins += u32::from(matches!(game.status(&after), Status::Over(over) if over.winners.contains(seat)));
        if candidates.is_empty() {
            continue;
        }
        game.terms(&after, seat, &mut |name, points| gains.add(name, points.into()));
        let others = candidates.len().min(OTHERS);
        for _ in 0..others {
            let other = candidates.swap_remove(luck.index(candidates.len()));
            let after = outcome(game, &truth, seat, &other, &mut luck);
            game.terms(&after, seat, &mut |name, points| gains.add(name, -f64::from(points) / others as f64));
        }
        gains.close();
    }
    if wins == truths { Some(WINS) } else { gains.best() }
}

/// Carries out a decision in an imagined truth, and goes on until the position can be estimated.
fn outcome<G: Playable>(game: &G, truth: &G::State, seat: Seat, action: &G::Action, luck: &mut Luck) -> G::State {
    let mut state = truth.clone();
    game.apply(&mut state, seat, action, &mut Table::quiet(luck));
    roll_out(game, &mut state, seat, 0, luck, &mut Vec::new());
    state
}

/// The gains of all terms.
#[derive(Default)]
struct Gains {
    terms: Vec<Gain>,
    truths: u32,
}

/// The gain of a term.
struct Gain {
    name: &'static str,
    /// The gain in the present truth.
    now: f64,
    /// The sum of the gains in the truths before it, and of their squares.
    sum: f64,
    squares: f64,
}

impl Gains {
    fn add(&mut self, name: &'static str, points: f64) {
        match self.terms.iter_mut().find(|term| term.name == name) {
            Some(term) => term.now += points,
            None => self.terms.push(Gain { name, now: points, sum: 0.0, squares: 0.0 }),
        }
    }

    /// Ends the present truth.
    fn close(&mut self) {
        self.truths += 1;
        for term in &mut self.terms {
            term.sum += term.now;
            term.squares += term.now * term.now;
            term.now = 0.0;
        }
    }

    /// Returns the term with the highest mean gain among those whose gain is large and sure.
    fn best(&self) -> Option<&'static str> {
        let truths = f64::from(self.truths);
        let mean = |term: &Gain| term.sum / truths;
        let error = |term: &Gain| ((term.squares / truths - mean(term).powi(2)).max(0.0) / truths).sqrt();
        let sure = self.terms.iter().filter(|term| mean(term) > LEAST.max(SURE * error(term)));
        sure.max_by(|one, other| mean(one).total_cmp(&mean(other))).map(|term| term.name)
    }
}
