//! Measures what the points of a force are worth, by a logistic regression on games between two forces that are drafted
//! at random.
//!
//! The logarithm of the odds to win grows with the points that a force spends. There is one rate for all points, and a
//! departure from this rate for each thing that points buy. A ridge penalty keeps the departure near 0 for things that
//! were hardly ever bought. So without games, everything is worth its price. Intervals come from Laplace's
//! approximation of the posterior. The intervals of ratios also use the delta method.

use crate::logit::{Sample, fit_with};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The ridge penalty of the common rate. It is so small that it hardly changes the rate.
const RATE_RIDGE: f64 = 1e-3;
/// The ridge penalty of departures. It assumes that most departures are below 1, in the logarithm of the odds per
/// hundred points.
const DEPARTURE_RIDGE: f64 = 1.0;
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
        let mut points: BTreeMap<&str, i64> = BTreeMap::new();
        for (name, spent) in duels.iter().flat_map(|duel| duel.spent.iter().flatten()) {
            *points.entry(name).or_default() += i64::from(*spent);
        }
        let names: Vec<&str> = points.keys().copied().collect();
        let samples: Vec<Sample> = duels.iter().map(|duel| sample(duel, &names)).collect();
        let ridge: Vec<f64> = std::iter::once(RATE_RIDGE).chain(names.iter().map(|_| DEPARTURE_RIDGE)).collect();
        let fit = fit_with(&samples, &ridge);

        // The worth of an average point: the rate, plus each departure weighted by its share of all points.
        let all = points.values().sum::<i64>().max(1) as f64;
        let average: Vec<f64> =
            std::iter::once(1.0).chain(names.iter().map(|name| points[name] as f64 / all)).collect();
        let rate = fit.sum(&average);
        let spread = Z_95 * fit.variance(&average).sqrt();
        let mut parts: Vec<PartWorth> = if rate <= spread {
            Vec::new()
        } else {
            let part = |(place, name): (usize, &&str)| {
                let mut own = vec![0.0; ridge.len()];
                (own[0], own[place + 1]) = (1.0, 1.0);
                let worth = fit.sum(&own) / rate;
                let slope: Vec<f64> = own.iter().zip(&average).map(|(own, mean)| (own - worth * mean) / rate).collect();
                let spread = Z_95 * fit.variance(&slope).sqrt();
                let differ = |duel: &&Duel| duel.spent[0].get(*name) != duel.spent[1].get(*name);
                PartWorth {
                    name: (*name).to_owned(),
                    points: points[name],
                    duels: duels.iter().filter(differ).count() as u32,
                    worth,
                    low: worth - spread,
                    high: worth + spread,
                }
            };
            names.iter().enumerate().map(part).filter(|part| part.duels > 0).collect()
        };
        parts.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Worths {
            duels: duels.len() as u32,
            per_hundred: rate,
            per_hundred_low: rate - spread,
            per_hundred_high: rate + spread,
            parts,
        }
    }
}

/// Returns the sample of a duel. The counts of a contestant are all its points, followed by its points for each name,
/// in hundreds.
fn sample(duel: &Duel, names: &[&str]) -> Sample {
    let counts = |spent: &BTreeMap<String, i32>| {
        let all: i32 = spent.values().sum();
        let each = names.iter().map(|name| spent.get(*name).copied().unwrap_or(0));
        std::iter::once(all).chain(each).map(|points| f64::from(points) / HUNDRED).collect()
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

    fn duels(count: u32, worth: [f64; 3]) -> Vec<Duel> {
        let mut luck = Seeded::new(5, 0);
        let mut duel = || {
            let mut force = || -> BTreeMap<String, i32> {
                TRUE.iter().map(|(name, _)| ((*name).to_owned(), 10 * luck.below(5, DRAW) as i32)).collect()
            };
            let spent = [force(), force()];
            let value = |spent: &BTreeMap<String, i32>| -> f64 {
                TRUE.iter().zip(worth).map(|((name, _), worth)| f64::from(spent[*name]) / 10.0 * worth).sum()
            };
            let first = 1.0 / (1.0 + (value(&spent[1]) - value(&spent[0])).exp());
            let winner = usize::from(f64::from(luck.below(1_000_000, DRAW)) / 1e6 > first);
            Duel { spent, winner }
        };
        (0..count).map(|_| duel()).collect()
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

    #[test]
    fn points_that_do_not_help_to_win_have_no_worth() {
        assert_eq!(Worths::of(&duels(300, [0.0; 3])).parts, []);
        let none = Worths::of(&[]);
        assert_eq!((none.duels, none.parts.len()), (0, 0));
    }
}
