//! Finds the reason why a decision is good: the term of the estimate that the decision raises most.

use crate::luck::Luck;
use crate::mcts::{roll_once, roll_out};
use crate::playable::Playable;
use crate::watch::Watch;
use referee::{Coverage, Seat, Seats, Status, Table};

/// The number of truths that a round of comparisons imagines.
const TRUTHS: u32 = 64;
/// The number of truths that the only round imagines in a game whose simulations take milliseconds.
const FEW_TRUTHS: u32 = 8;
/// The maximum number of rounds, for a game whose simulations are fast. Another round follows only while no reason is
/// found.
const TIMES: u32 = 8;
/// The number of other decisions with which the decision is compared in each truth.
const OTHERS: usize = 8;
/// A term is a reason only if its average gain, in the unit that all terms share, is above this number.
const LEAST: f64 = 40.0;
/// The average gain must also be larger than its standard error times this number.
const SURE: f64 = 2.0;

/// The reason for a decision that wins the game in all imagined truths.
pub const WINS: &str = "wins";
/// The reason for a decision that is the only legal one.
pub const ONLY: &str = "only";

/// Returns the reason for a legal decision of `seat`. The reason is the term ([`Playable::terms`]) with the largest
/// gain. The gain of a term is how much higher it is after this decision than after other decisions, on average over
/// imagined truths. If the decision wins in all these truths, the reason is [`WINS`]. If no other decision is legal,
/// the reason is [`ONLY`]. If no gain is both large and certain enough, [`Playable::motive`] gives the reason. Returns
/// `None` if `motive` gives no reason either, or when `watch` stops the work. The same seed gives the same reason.
pub fn reason<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    seed: u64,
    watch: &Watch<'_>,
) -> Option<&'static str> {
    let (mut luck, mut gains) = (Luck::new(seed), Gains::default());
    let first = game.imagine(view, &mut luck);
    let (truths, times) = if game.appraise(&first, seat).is_some() { (FEW_TRUTHS, 1) } else { (TRUTHS, TIMES) };
    for _ in 0..times {
        for _ in 0..truths {
            if watch.stopped() {
                return None;
            }
            compare(game, view, seat, action, &mut gains, &mut luck);
        }
        if let Some(own) = gains.plain().or_else(|| gains.best()) {
            return Some(own);
        }
    }
    let own = game.motive(view, seat, action, seed);
    debug_assert!(
        own.is_none_or(|own| own == ONLY || G::REASONS.contains(&own)),
        "the motive {own:?} is not in REASONS: {:?}",
        G::REASONS
    );
    own
}

/// Imagines a truth. Adds the gains of the decision in this truth, compared with up to [`OTHERS`] other decisions.
fn compare<G: Playable>(game: &G, view: &G::View, seat: Seat, action: &G::Action, gains: &mut Gains, luck: &mut Luck) {
    let truth = game.imagine(view, luck);
    let mut candidates = Vec::new();
    let coverage = game.candidates(&truth, seat, luck, &mut candidates);
    candidates.retain(|other| !game.same(other, action));
    let after = outcome(game, &truth, seat, action, luck);
    gains.truths += 1;
    gains.wins += u32::from(matches!(game.status(&after), Status::Over(over) if over.winners.contains(seat)));
    gains.alone += u32::from(coverage == Coverage::All && candidates.is_empty());
    if candidates.is_empty() {
        return;
    }
    game.terms(&after, seat, &mut |name, points| gains.add(name, points.into()));
    let others = candidates.len().min(OTHERS);
    for _ in 0..others {
        let other = candidates.swap_remove(luck.index(candidates.len()));
        let after = outcome(game, &truth, seat, &other, luck);
        game.terms(&after, seat, &mut |name, points| gains.add(name, -f64::from(points) / others as f64));
    }
    gains.close();
}

/// Carries out a decision in an imagined truth, and returns the state that follows. Seats that decide at the same time
/// decide by the rollout policy. The game then goes on until the position is quiet.
fn outcome<G: Playable>(game: &G, truth: &G::State, seat: Seat, action: &G::Action, luck: &mut Luck) -> G::State {
    let (mut state, mut buffer) = (truth.clone(), Vec::new());
    game.apply(&mut state, seat, action, &mut Table::quiet(luck));
    let beside = awaited(game, truth);
    for other in beside.iter().filter(|other| *other != seat) {
        if awaited(game, &state).contains(other) {
            roll_once(game, &mut state, other, luck, &mut buffer);
        }
    }
    roll_out(game, &mut state, seat, 0, luck, &mut buffer);
    state
}

/// Returns the seats that the game waits for; none if the game is over.
fn awaited<G: Playable>(game: &G, state: &G::State) -> Seats {
    match game.status(state) {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// The gains of all terms, summed over the imagined truths.
#[derive(Default)]
struct Gains {
    terms: Vec<Gain>,
    /// The number of truths so far.
    truths: u32,
    /// The number of truths in which the decision wins the game.
    wins: u32,
    /// The number of truths in which no other decision is legal.
    alone: u32,
    /// The number of truths in which the decision was compared with others.
    compared: u32,
}

/// The gains of one term.
struct Gain {
    name: &'static str,
    /// The gain in the present truth.
    now: f64,
    /// The sum of the gains in the truths before the present one.
    sum: f64,
    /// The sum of the squares of these gains.
    squares: f64,
}

impl Gains {
    fn add(&mut self, name: &'static str, points: f64) {
        match self.terms.iter_mut().find(|term| term.name == name) {
            Some(term) => term.now += points,
            None => self.terms.push(Gain { name, now: points, sum: 0.0, squares: 0.0 }),
        }
    }

    /// Adds the gains in the present truth to the sums.
    fn close(&mut self) {
        self.compared += 1;
        for term in &mut self.terms {
            term.sum += term.now;
            term.squares += term.now * term.now;
            term.now = 0.0;
        }
    }

    /// Returns [`WINS`] if the decision wins in every truth, or [`ONLY`] if no other decision is legal in any truth.
    fn plain(&self) -> Option<&'static str> {
        match self.truths {
            truths if truths == self.wins => Some(WINS),
            truths if truths == self.alone => Some(ONLY),
            _ => None,
        }
    }

    /// Returns the term with the highest mean gain among those whose gain is large and certain enough.
    fn best(&self) -> Option<&'static str> {
        let truths = f64::from(self.compared);
        let mean = |term: &Gain| term.sum / truths;
        let error = |term: &Gain| ((term.squares / truths - mean(term).powi(2)).max(0.0) / truths).sqrt();
        let sure = self.terms.iter().filter(|term| mean(term) > LEAST.max(SURE * error(term)));
        sure.max_by(|one, other| mean(one).total_cmp(&mean(other))).map(|term| term.name)
    }
}
