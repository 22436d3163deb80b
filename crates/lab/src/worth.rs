//! Measures what the points of a force are worth, by a logistic regression on games between two forces that are drafted
//! at random.
//!
//! The logarithm of the odds to win grows with the points that a force spends. There is one rate for all points, and a
//! departure from this rate for each thing that points buy. The mean of the departures, weighted by points, is 0. A
//! normal prior on the departures keeps the regression solvable. Its width is given in worths, so that it means the
//! same in every game.
//!
//! - [`Worths::of`] reports what the games show. Its prior is so wide that it hardly changes anything. So a thing that
//!   was hardly ever bought has a very wide interval.
//! - [`Worths::shrunk`] estimates what to change. Its prior is as wide as the worths of the things seem to differ
//!   ([`Worths::spread`]). So a thing that was hardly ever bought seems worth its price (empirical Bayes). The width is
//!   the one that makes the games most likely: the maximum of the marginal likelihood (MacKay 1992).
//!
//! Games of one pair have the same forces. What the regression misses about these forces counts in all of them. So the
//! variance is clustered by pair. For the marginal likelihood and the prior, each game counts less than one game by the
//! design effect of the pairs. The intervals of ratios also use the delta method.

use crate::logit::{Data, Fit, Prior, Sample, design_effect, fit_with};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::iter;

/// The ridge penalty of the common rate. It is so small that it hardly changes the rate.
const RATE_RIDGE: f64 = 1e-3;
/// The standard deviation of the prior of [`Worths::of`], in worths.
const WIDE: f64 = 10.0;
/// The standard deviations among which [`Worths::spread`] chooses, in worths. Each is a quarter larger than the one
/// before.
const SPREADS: [f64; 2] = [0.04, 5.0];
const NEXT_SPREAD: f64 = 1.25;
/// The least rate on which the prior builds, in the logarithm of the odds per hundred points.
const LEAST_RATE: f64 = 1e-2;
/// The regression counts points in hundreds.
const HUNDRED: f64 = 100.0;
/// Half the width of an interval of 95 %, in standard deviations.
const Z_95: f64 = 1.96;

/// What two contestants spent their points on, and which of them won.
#[derive(Clone, Debug)]
pub struct Duel {
    /// For each contestant, the points that it spent on each thing. The key is the name that the game gives the thing.
    pub spent: [BTreeMap<String, i32>; 2],
    /// The index of the winner, 0 or 1.
    pub winner: usize,
    /// The number of the pair of games. All duels of a pair have the same forces.
    pub pair: u32,
}

/// What a point spent on one thing is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PartWorth {
    /// The name that the game gives the thing.
    pub name: String,
    /// The points that both contestants spent on the thing, in all duels.
    pub points: i64,
    /// The number of duels in which the contestants spent different amounts on the thing.
    pub duels: u32,
    /// What a point spent on the thing is worth, in units of an average point. At 1, the thing is worth its price.
    pub worth: f64,
    /// Lower end of the interval of 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl PartWorth {
    /// Returns whether the games show that the price of the thing is wrong: whether 1 lies outside the interval.
    pub fn is_mispriced(&self) -> bool {
        self.low > 1.0 || self.high < 1.0
    }
}

/// What the points of a game's forces are worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worths {
    /// The number of duels. Each is a game that exactly one contestant has won.
    pub duels: u32,
    /// By how much a hundred additional points raise the logarithm of the odds.
    pub per_hundred: f64,
    /// Lower end of the 95 % interval of `per_hundred`.
    pub per_hundred_low: f64,
    /// Upper end of the interval.
    pub per_hundred_high: f64,
    /// What each thing is worth, beginning with the thing that is worth most. Only things on which the contestants of
    /// some duel spent different amounts are in the list. The list is empty as long as the interval of `per_hundred`
    /// does not lie wholly above 0.
    pub parts: Vec<PartWorth>,
}

impl Worths {
    /// Computes from duels what points are worth. `duels` may be empty.
    pub fn of(duels: &[Duel]) -> Worths {
        let regression = Regression::new(duels);
        regression.worths(&regression.fit(WIDE))
    }

    /// Computes what points are probably worth, if most things are about as far from 1 as the games suggest. `duels`
    /// may be empty.
    pub fn shrunk(duels: &[Duel]) -> Worths {
        let regression = Regression::new(duels);
        regression.worths(&regression.likeliest().1)
    }

    /// Estimates how far the worths of things lie from each other, as a standard deviation. At 0.04, the least answer,
    /// all things are about worth their prices. `None` if the games do not show that more points win more often.
    pub fn spread(duels: &[Duel]) -> Option<f64> {
        let regression = Regression::new(duels);
        let (spread, fit) = regression.likeliest();
        (!regression.worths(&fit).parts.is_empty()).then_some(spread)
    }
}

/// The regression on some duels.
struct Regression<'d> {
    duels: &'d [Duel],
    /// The points that were spent on each thing.
    points: BTreeMap<&'d str, i64>,
    samples: Vec<Sample>,
    pairs: Vec<u32>,
    /// The rate of all points if there are no departures.
    rate: f64,
    /// How much each game counts.
    weight: f64,
}

impl<'d> Regression<'d> {
    fn new(duels: &'d [Duel]) -> Regression<'d> {
        let mut points: BTreeMap<&str, i64> = BTreeMap::new();
        for (name, spent) in duels.iter().flat_map(|duel| duel.spent.iter().flatten()) {
            *points.entry(name).or_default() += i64::from(*spent);
        }
        let names: Vec<&str> = points.keys().copied().collect();
        let samples: Vec<Sample> = duels.iter().map(|duel| sample(duel, &names)).collect();
        let alone: Vec<Sample> = duels.iter().map(|duel| sample(duel, &[])).collect();
        let pairs = duels.iter().map(|duel| duel.pair).collect();
        let prior = Prior { ridge: vec![RATE_RIDGE], held: vec![0.0] };
        let rate = fit_with(&Data { samples: &alone, groups: &[], weight: 1.0 }, &prior).sum(&[1.0]).max(LEAST_RATE);
        let mut regression = Regression { duels, points, samples, pairs, rate, weight: 1.0 };
        regression.weight = 1.0 / design_effect(&regression.data(), &regression.fit(1.0));
        regression
    }

    fn data(&self) -> Data<'_> {
        Data { samples: &self.samples, groups: &self.pairs, weight: self.weight }
    }

    /// Fits the rate of an average point and the departures from it, with a prior of this width.
    fn fit(&self, spread: f64) -> Fit {
        let departure = (spread * self.rate).powi(-2);
        let ridge = iter::once(RATE_RIDGE).chain(self.points.iter().map(|_| departure)).collect();
        fit_with(&self.data(), &Prior { ridge, held: self.shares(0.0) })
    }

    /// Returns the share of each thing in all points, after the number `first` for the rate.
    fn shares(&self, first: f64) -> Vec<f64> {
        let all = self.points.values().sum::<i64>().max(1) as f64;
        iter::once(first).chain(self.points.values().map(|points| *points as f64 / all)).collect()
    }

    /// Returns the width of the prior that makes the duels most likely, and its fit.
    fn likeliest(&self) -> (f64, Fit) {
        let spreads = iter::successors(Some(SPREADS[0]), |spread| Some(spread * NEXT_SPREAD));
        let fits = spreads.take_while(|spread| *spread < SPREADS[1]).map(|spread| (spread, self.fit(spread)));
        let better =
            |one: (f64, Fit), other: (f64, Fit)| if other.1.evidence() > one.1.evidence() { other } else { one };
        fits.reduce(better).expect("there are widths to try")
    }

    fn worths(&self, fit: &Fit) -> Worths {
        // The worth of an average point: the rate, plus each departure weighted by its share of all points.
        let average = self.shares(1.0);
        let rate = fit.sum(&average);
        let half = Z_95 * fit.variance(&average).sqrt();
        let mut parts = Vec::new();
        if rate > half {
            let part = |(place, (name, points))| self.part(fit, &average, (place, name, points));
            parts.extend(self.points.iter().enumerate().map(part).filter(|part| part.duels > 0));
        }
        parts.sort_by(|one: &PartWorth, other| other.worth.total_cmp(&one.worth));
        Worths {
            duels: self.duels.len() as u32,
            per_hundred: rate,
            per_hundred_low: rate - half,
            per_hundred_high: rate + half,
            parts,
        }
    }

    /// Returns what a point of a thing is worth, beside an average point.
    fn part(&self, fit: &Fit, average: &[f64], (place, name, points): (usize, &&str, &i64)) -> PartWorth {
        let rate = fit.sum(average);
        let mut own = vec![0.0; average.len()];
        (own[0], own[place + 1]) = (1.0, 1.0);
        let worth = fit.sum(&own) / rate;
        let slope: Vec<f64> = own.iter().zip(average).map(|(own, mean)| (own - worth * mean) / rate).collect();
        let half = Z_95 * fit.variance(&slope).sqrt();
        let differ = |duel: &&Duel| duel.spent[0].get(*name) != duel.spent[1].get(*name);
        PartWorth {
            name: (*name).to_owned(),
            points: *points,
            duels: self.duels.iter().filter(differ).count() as u32,
            worth,
            low: worth - half,
            high: worth + half,
        }
    }
}

/// Returns the sample of a duel. The counts of a contestant are all its points, followed by its points for each name,
/// in hundreds.
fn sample(duel: &Duel, names: &[&str]) -> Sample {
    let counts = |spent: &BTreeMap<String, i32>| {
        let all: i32 = spent.values().sum();
        let each = names.iter().map(|name| spent.get(*name).copied().unwrap_or(0));
        iter::once(all).chain(each).map(|points| f64::from(points) / HUNDRED).collect()
    };
    Sample { contestants: duel.spent.iter().map(counts).collect(), winner: duel.winner }
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::{Chance, Clause, Seeded};

    const DRAW: Clause = Clause::new("draw");
    /// Three things, and what ten points spent on each truly add to the logarithm of the odds.
    const TRUE: [(&str, f64); 3] = [("cheap", 0.30), ("fair", 0.20), ("dear", 0.10)];

    fn force(luck: &mut Seeded) -> BTreeMap<String, i32> {
        TRUE.iter().map(|(name, _)| ((*name).to_owned(), 10 * luck.below(5, DRAW) as i32)).collect()
    }

    /// Draws duels. All `games` of a pair have the same forces. `miss` is how much the regression misses about the
    /// forces of a pair: a random part of the logarithm of the odds, which no points explain.
    fn paired(count: u32, games: u32, worth: [f64; 3], miss: f64) -> Vec<Duel> {
        let mut luck = Seeded::new(5, 0);
        let mut duels = Vec::new();
        for pair in 0..count / games {
            let spent = [force(&mut luck), force(&mut luck)];
            let value = |spent: &BTreeMap<String, i32>| -> f64 {
                TRUE.iter().zip(worth).map(|((name, _), worth)| f64::from(spent[*name]) / 10.0 * worth).sum()
            };
            let missed = if miss > 0.0 && luck.below(2, DRAW) == 0 { miss } else { -miss };
            let first = 1.0 / (1.0 + (value(&spent[1]) - value(&spent[0]) + missed).exp());
            for _ in 0..games {
                let winner = usize::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 > first);
                duels.push(Duel { spent: spent.clone(), winner, pair });
            }
        }
        duels
    }

    fn duels(count: u32, worth: [f64; 3]) -> Vec<Duel> {
        paired(count, 1, worth, 0.0)
    }

    #[test]
    fn the_regression_finds_the_worths_by_which_the_winners_were_drawn() {
        let worths = Worths::of(&duels(6_000, TRUE.map(|(_, worth)| worth)));
        assert!((worths.per_hundred - 2.0).abs() < 0.2, "{worths:?}");
        for (part, (name, worth)) in worths.parts.iter().zip(TRUE) {
            assert_eq!(part.name, name, "the thing that is worth most comes first");
            let ratio = worth / 0.20;
            assert!(part.low < ratio && ratio < part.high && part.high - part.low < 0.5, "{part:?}");
        }
        assert_eq!(worths.to_csv().lines().nth(1).map(|line| line.split(',').count()), Some(6), "{}", worths.to_csv());
        let shown: Vec<bool> = worths.parts.iter().map(PartWorth::is_mispriced).collect();
        assert_eq!(shown, [true, false, true]);
    }

    #[test]
    fn fewer_than_one_interval_in_ten_misses_the_true_worth() {
        let games = duels(12_000, [0.2; 3]);
        let parts: Vec<PartWorth> = games.chunks(300).flat_map(|games| Worths::of(games).parts).collect();
        let missed = parts.iter().filter(|part| part.is_mispriced()).count();
        assert!(
            parts.len() > 100 && missed * 10 < parts.len(),
            "{missed} of {} intervals miss the true worth; fewer than one in ten may",
            parts.len()
        );
    }

    /// Returns how many intervals there are, and how many miss the true worth.
    fn missed(games: &[Duel]) -> [usize; 2] {
        let parts: Vec<PartWorth> = games.chunks(800).flat_map(|games| Worths::of(games).parts).collect();
        [parts.len(), parts.iter().filter(|part| part.is_mispriced()).count()]
    }

    #[test]
    fn intervals_cover_the_true_worth_even_if_games_of_a_pair_depend_on_each_other() {
        let games = paired(32_000, 8, [0.2; 3], 1.5);
        let [all, missed] = missed(&games);
        assert!(
            all > 100 && missed * 10 < all,
            "{missed} of {all} intervals miss the true worth; fewer than one in ten may"
        );
        let alone: Vec<Duel> = games.iter().zip(0..).map(|(duel, pair)| Duel { pair, ..duel.clone() }).collect();
        let [all, missed] = self::missed(&alone);
        assert!(missed * 10 > all, "{missed} of {all} intervals miss the true worth if all games count as independent");
    }

    #[test]
    fn the_spread_is_that_of_the_true_worths() {
        assert_eq!(Worths::spread(&duels(300, [0.0; 3])), None);
        let even = Worths::spread(&duels(4_000, [0.2; 3])).expect("points help to win");
        let uneven = Worths::spread(&duels(4_000, TRUE.map(|(_, worth)| worth))).expect("points help to win");
        // The true worths are 1.5, 1.0 and 0.5.
        assert!(even < 0.15 && (0.3..0.7).contains(&uneven), "{even} {uneven}");
    }

    #[test]
    fn points_that_do_not_help_to_win_have_no_worth() {
        assert_eq!(Worths::of(&duels(300, [0.0; 3])).parts, []);
        let none = Worths::of(&[]);
        assert_eq!((none.duels, none.parts.len()), (0, 0));
    }
}
