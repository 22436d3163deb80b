//! Fits the prices of a game to what the things that points buy are worth in games.
//!
//! A fit plays rounds. In each round, random forces play pairs of games. They cost up to the same limit of points by the
//! present table, some of them much less. Then the regression of [`Worths::shrunk`] measures what a point of each thing
//! is worth, from the games of all rounds so far, at the prices of the first table. The new price of a thing is its
//! first price times its worth. A worth that few games tell about is near 1, so few games change few prices. The worths
//! always refer to the first table, so rounds cannot add up the same luck twice.
//!
//! A worth of 1 at the new prices is no success, because the new prices are made from these games. So the last games
//! are new ones, by the last table, and only they tell how well the prices fit.

use crate::{BatchSetup, Duel, Fault, PartWorth, Worths};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a point is worth where the price fits, in thousandths of an average point: from the first number to the second.
pub const FITS: [u32; 2] = [900, 1_100];
/// The tenths of all games that are played to fit. The others test the last table.
const FITTING: u32 = 7;
/// How many pairs of games a step plays.
const BLOCK: u32 = 10;
/// The least and the greatest price, in thousandths of the first price.
const FACTORS: [f64; 2] = [250.0, 4_000.0];
/// Half the width of an interval of 95 %, in standard deviations.
const Z_95: f64 = 1.96;
/// The largest [`Factor::certainty`].
const MOST_CERTAIN: f64 = 1e9;

/// The question of a fit, with everything on which its answer depends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PriceQuestion {
    /// The id of the game, such as `attacktix`.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
    /// The level of the bots in all seats, 1 to 5.
    pub level: u8,
    /// The names of the seats, in seat order.
    pub seats: Vec<String>,
    /// The set-ups to play on. Pairs of games use them in turn.
    pub grounds: Vec<BatchSetup>,
    /// The first table, in the game's own JSON.
    pub table: Value,
    /// How many rounds there are at most, at least 1.
    pub rounds: u32,
    /// How many games to play in total.
    pub games: u32,
    /// The seed from which all luck follows.
    pub seed: u64,
}

/// What a fit needs from a game.
pub trait PriceProblem {
    /// Why a pair could not be played.
    type Error;

    /// Makes two random forces by this table, and lets them play two games. They change seats after the first game. The
    /// same table and the same number of the pair always make the same games.
    ///
    /// # Errors
    /// The games could not begin.
    fn meet(&self, table: &Value, pair: u32) -> Result<Pair, Self::Error>;

    /// Returns what a force spends on each thing by this table, in points.
    fn spent(&self, table: &Value, force: &Value) -> BTreeMap<String, i32>;

    /// Returns a table in which the price of each thing is its price in `table` times its factor, rounded to points
    /// that the game allows. A thing without a factor keeps its price, unless the order of prices forbids that.
    fn scaled(&self, table: &Value, factors: &BTreeMap<String, Factor>) -> Value;
}

/// By how much the price of a thing changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The new price, in thousandths of the old one.
    pub thousandths: u32,
    /// How sure the factor is: 1000 divided by its variance, at least 1.
    pub certainty: u32,
}

/// Two games between two forces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The forces, in the game's own JSON.
    pub forces: [Value; 2],
    /// The index of the winner, 0 or 1, of each game that exactly one force has won.
    pub winners: Vec<usize>,
    /// Games that failed.
    pub faults: Vec<Fault>,
}

/// A round that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PriceRound {
    /// The table by which the forces of the round were made.
    pub table: Value,
    /// What points were worth by this table, in the games of this round alone. The table does not depend on these
    /// games.
    pub worths: Worths,
}

/// Whether the price of a thing fits what the thing is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PriceVerdict {
    /// The whole interval lies within [`FITS`].
    Fits,
    /// The whole interval lies above: the thing is too cheap.
    TooCheap,
    /// The whole interval lies below: the thing is too expensive.
    TooExpensive,
    /// The games do not tell.
    NotKnown,
}

impl PriceVerdict {
    /// Judges the worth of a thing.
    pub fn of(part: &PartWorth) -> PriceVerdict {
        let [least, most] = FITS.map(|end| f64::from(end) / 1_000.0);
        match (part.low, part.high) {
            (low, _) if low > most => PriceVerdict::TooCheap,
            (_, high) if high < least => PriceVerdict::TooExpensive,
            (low, high) if low >= least && high <= most => PriceVerdict::Fits,
            _ => PriceVerdict::NotKnown,
        }
    }
}

/// A fit: its question, and what has happened so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PriceFit {
    /// The question.
    pub question: PriceQuestion,
    /// The rounds played so far.
    pub rounds: Vec<PriceRound>,
    /// The present table.
    pub table: Value,
    /// Games that failed. The answer does not count them.
    pub faults: Vec<Fault>,
    /// All pairs that were played to fit, the present round included.
    pairs: Vec<Pair>,
    /// How many of them belong to rounds that are over.
    counted: usize,
    /// Whether the last table is reached, and only tested.
    is_testing: bool,
    /// The pairs that test the last table.
    tests: Vec<Pair>,
}

impl PriceQuestion {
    /// Returns the least number of games of a fit with so many rounds: a pair for each round, and one for the test.
    pub const fn least_games(rounds: u32) -> u32 {
        4 * (rounds + 1)
    }

    fn pairs_per_round(&self) -> u32 {
        let fitting = u64::from(self.games / 2) * u64::from(FITTING) / 10;
        ((fitting / u64::from(self.rounds)) as u32).max(1)
    }

    fn pairs_to_test(&self) -> u32 {
        (self.games / 2).saturating_sub(self.rounds * self.pairs_per_round()).max(1)
    }
}

impl PriceFit {
    /// Begins a fit.
    ///
    /// # Errors
    /// There are no rounds, or too few games. The error is the least number of games, with at least one round.
    pub fn new(question: PriceQuestion) -> Result<PriceFit, u32> {
        let least = PriceQuestion::least_games(question.rounds.max(1));
        if question.rounds == 0 || question.games < least {
            return Err(least);
        }
        let table = question.table.clone();
        Ok(PriceFit {
            question,
            rounds: Vec::new(),
            table,
            faults: Vec::new(),
            pairs: Vec::new(),
            counted: 0,
            is_testing: false,
            tests: Vec::new(),
        })
    }

    /// Returns how many games were played.
    pub fn played(&self) -> u32 {
        2 * (self.pairs.len() + self.tests.len()) as u32
    }

    /// Plays some pairs of the present round or of the test. Returns whether there was a pair left to play.
    ///
    /// # Errors
    /// The games could not begin.
    pub fn step<P: PriceProblem>(&mut self, problem: &P) -> Result<bool, P::Error> {
        let (done, whole) = match self.is_testing {
            true => (self.tests.len() as u32, self.question.pairs_to_test()),
            false => ((self.pairs.len() - self.counted) as u32, self.question.pairs_per_round()),
        };
        let first = (self.pairs.len() + self.tests.len()) as u32;
        let count = (whole - done.min(whole)).min(BLOCK);
        for nth in 0..count {
            let pair = problem.meet(&self.table, first + nth)?;
            self.faults.extend(pair.faults.iter().cloned());
            if self.is_testing { &mut self.tests } else { &mut self.pairs }.push(pair);
        }
        if !self.is_testing && done + count == whole {
            self.end_round(problem);
            return Ok(true);
        }
        Ok(count > 0)
    }

    /// Measures the round, and makes the next table from the games of all rounds. If the prices of all things that
    /// forces have ever bought fitted in the round, or it was the last one, the test begins.
    fn end_round<P: PriceProblem>(&mut self, problem: &P) {
        let worths = Worths::of(&duels(problem, &self.table, &self.pairs[self.counted..]));
        let all = Worths::shrunk(&duels(problem, &self.question.table, &self.pairs));
        let fitting = worths.parts.iter().filter(|part| PriceVerdict::of(part) == PriceVerdict::Fits);
        let fitting: BTreeSet<&str> = fitting.map(|part| part.name.as_str()).collect();
        let fits = !all.parts.is_empty() && all.parts.iter().all(|part| fitting.contains(part.name.as_str()));
        self.rounds.push(PriceRound { table: self.table.clone(), worths });
        self.counted = self.pairs.len();
        if !fits {
            self.table = problem.scaled(&self.question.table, &factors(&all.parts));
        }
        self.is_testing = fits || self.rounds.len() >= self.question.rounds as usize;
    }

    /// Returns what points are worth by the last table, in games that were not used to make it. `None` before the test
    /// is over.
    pub fn tested<P: PriceProblem>(&self, problem: &P) -> Option<Worths> {
        self.is_over().then(|| Worths::of(&duels(problem, &self.table, &self.tests)))
    }

    /// Returns how far the worths of things lie from each other ([`Worths::spread`]): at the first prices in the first
    /// round, and at the last prices in the test. `None` where the games do not tell, or before the test is over.
    pub fn spreads<P: PriceProblem>(&self, problem: &P) -> [Option<f64>; 2] {
        let first = &self.pairs[..self.pairs.len().min(self.question.pairs_per_round() as usize)];
        let tests = if self.is_over() { &self.tests[..] } else { &[] };
        [(&self.question.table, first), (&self.table, tests)]
            .map(|(table, pairs)| Worths::spread(&duels(problem, table, pairs)))
    }

    fn is_over(&self) -> bool {
        self.is_testing && self.tests.len() as u32 >= self.question.pairs_to_test()
    }
}

/// Returns the games of pairs that one force has won, with what the forces spent by a table.
fn duels<P: PriceProblem>(problem: &P, table: &Value, pairs: &[Pair]) -> Vec<Duel> {
    let duels = (0..).zip(pairs).flat_map(|(nth, pair)| {
        let spent = [0, 1].map(|side: usize| problem.spent(table, &pair.forces[side]));
        pair.winners.iter().map(move |winner| Duel { spent: spent.clone(), winner: *winner, pair: nth })
    });
    duels.collect()
}

/// Returns the new price of each thing, beside the price that its worth refers to. The worths are shrunk already.
fn factors(parts: &[PartWorth]) -> BTreeMap<String, Factor> {
    let factor = |part: &PartWorth| {
        let variance = ((part.high - part.low) / 2.0 / Z_95).powi(2);
        let factor = Factor {
            thousandths: (1_000.0 * part.worth).round().clamp(FACTORS[0], FACTORS[1]) as u32,
            certainty: (1_000.0 / variance).round().clamp(1.0, MOST_CERTAIN) as u32,
        };
        (part.name.clone(), factor)
    };
    parts.iter().map(factor).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::{Chance, Clause, Seeded};

    fn part(name: &str, worth: f64, half: f64) -> PartWorth {
        PartWorth { name: name.into(), points: 1, duels: 1, worth, low: worth - half, high: worth + half }
    }

    #[test]
    fn a_price_fits_only_if_the_whole_interval_does() {
        let judged = [(1.0, 0.09), (1.0, 0.2), (1.3, 0.1), (0.7, 0.1)];
        let verdicts = judged.map(|(worth, half)| PriceVerdict::of(&part("", worth, half)));
        use PriceVerdict::{Fits, NotKnown, TooCheap, TooExpensive};
        assert_eq!(verdicts, [Fits, NotKnown, TooCheap, TooExpensive]);
    }

    #[test]
    fn a_price_stays_within_a_quarter_and_four_times_the_first_one() {
        let factors = factors(&[part("dear", 1.5, 0.98), part("harmful", -1.5, 0.0), part("best", 9.0, 9.8)]);
        let of = |name: &str| (factors[name].thousandths, factors[name].certainty);
        assert_eq!([of("dear"), of("harmful"), of("best")], [(1_500, 4_000), (250, 1_000_000_000), (4_000, 40)]);
        assert_eq!(super::factors(&[]), BTreeMap::new());
    }

    /// Draws duels in pairs. Forces spend much on two things whose true worths are 1.6 and 0.4, and hardly anything on
    /// thirty things that are worth their prices.
    fn bazaar(pairs: u32) -> Vec<Duel> {
        const DRAW: Clause = Clause::new("draw");
        let mut luck = Seeded::new(7, 0);
        let mut duels = Vec::new();
        for pair in 0..pairs {
            let mut force = || {
                let mut spent: BTreeMap<String, i32> = BTreeMap::new();
                for name in ["cheap", "dear"] {
                    spent.insert(name.to_owned(), 10 * luck.below(8, DRAW) as i32);
                }
                for rare in (0..30).filter(|_| luck.below(100, DRAW) == 0) {
                    spent.insert(format!("rare {rare}"), 10);
                }
                spent
            };
            let spent = [force(), force()];
            let value = |spent: &BTreeMap<String, i32>| -> f64 {
                let of = |(name, points): (&String, &i32)| f64::from(*points) * worth(name);
                spent.iter().map(of).sum()
            };
            let first = 1.0 / (1.0 + (0.03 * (value(&spent[1]) - value(&spent[0]))).exp());
            for _ in 0..2 {
                let winner = usize::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 > first);
                duels.push(Duel { spent: spent.clone(), winner, pair });
            }
        }
        duels
    }

    fn worth(name: &str) -> f64 {
        match name {
            "cheap" => 1.6,
            "dear" => 0.4,
            _ => 1.0,
        }
    }

    #[test]
    fn things_that_are_hardly_ever_bought_do_not_keep_wrong_prices_from_moving() {
        let factors = factors(&Worths::shrunk(&bazaar(800)).parts);
        let of = |name: &str| factors[name].thousandths;
        assert!((1_450..1_750).contains(&of("cheap")), "{factors:?}");
        assert!((250..550).contains(&of("dear")), "{factors:?}");
        let rare = factors.iter().filter(|(name, _)| name.starts_with("rare"));
        assert!(
            rare.clone().count() == 30 && rare.clone().all(|(_, rare)| rare.certainty < factors["cheap"].certainty)
        );
        let moved = rare.filter(|(_, rare)| !(500..=1_500).contains(&rare.thousandths)).count();
        assert!(moved < 5, "{moved} of 30 hardly bought things moved by more than a half: {factors:?}");
    }
}
