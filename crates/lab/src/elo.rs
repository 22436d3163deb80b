//! Estimates how strong players are: Elo ratings (Elo, "The Rating of Chessplayers", 1978) by the model of Bradley and
//! Terry (1952).
//!
//! A player's chance to win is its odds divided by the sum of both players' odds. A lead of 400 Elo points means odds
//! of ten to one. The ratings are those under which the results are most likely, and their mean is 0. The estimate adds
//! one drawn game to each pair of players that met. So a player who won all games has a finite rating. Intervals come
//! from the curvature of the log-likelihood at its maximum.

use crate::logit::solve;
use serde::Serialize;

/// Points of Elo in one unit of the logarithm of the odds.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// Half the width of an interval of 95 %, in standard deviations.
const Z_95: f64 = 1.96;
/// A small ridge penalty on the ratings. It holds their mean at 0 and has almost no other effect.
const HOLD: f64 = 1e-6;
/// The most steps of Newton's method.
const STEPS: u32 = 100;
/// The longest step of Newton's method, in units of the logarithm of the odds.
const LONGEST_STEP: f64 = 1.0;

/// The points of games between players, by pair.
#[derive(Clone, Debug, Default)]
pub struct Meetings {
    /// `points[one][other]` is the sum of the points of `one` in games against `other`. A game gives 1 point for a win,
    /// and one half if both or neither won.
    points: Vec<Vec<f64>>,
}

/// A player's rating, with its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Elo points above the mean of all players.
    pub elo: f64,
    /// Lower end of the interval of 95 %.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// The sum of the points from all games: 1 for a win, and one half for a game that both or neither won.
    pub points: f64,
    /// Games played.
    pub games: u32,
}

impl Meetings {
    /// Returns empty counts for this number of players.
    pub fn new(players: usize) -> Meetings {
        Meetings { points: vec![vec![0.0; players]; players] }
    }

    /// Counts a game between two players. `points` are those of the first player: 0, one half, or 1. The second player
    /// gets 1 less these points.
    pub fn add(&mut self, [one, other]: [usize; 2], points: f64) {
        self.points[one][other] += points;
        self.points[other][one] += 1.0 - points;
    }

    /// Returns the rating of each player. Ratings can only be compared between players whom a chain of games connects.
    /// Each group of connected players has the mean 0.
    pub fn ratings(&self) -> Vec<Rating> {
        let count = self.points.len();
        let mut odds = vec![0.0; count];
        for _ in 0..STEPS {
            let (gradient, curvature) = self.slopes(&odds);
            let step = solve(curvature, gradient);
            let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
            let scale = (LONGEST_STEP / longest).min(1.0);
            odds.iter_mut().zip(&step).for_each(|(odds, step)| *odds += step * scale);
            if longest < 1e-9 {
                break;
            }
        }
        let (_, curvature) = self.slopes(&odds);
        (0..count)
            .map(|player| {
                // The player's rating less the mean of all, as a weighted sum of the ratings.
                let mut from_mean = vec![-1.0 / count as f64; count];
                from_mean[player] += 1.0;
                let along = solve(curvature.clone(), from_mean.clone());
                let variance: f64 = along.iter().zip(&from_mean).map(|(one, other)| one * other).sum();
                let (elo, spread) = (odds[player] * POINTS, Z_95 * variance.sqrt() * POINTS);
                let games = (0..count).map(|other| self.games(player, other)).sum::<f64>();
                let points = self.points[player].iter().sum();
                Rating { elo, low: elo - spread, high: elo + spread, points, games: games.round() as u32 }
            })
            .collect()
    }

    fn games(&self, one: usize, other: usize) -> f64 {
        self.points[one][other] + self.points[other][one]
    }

    /// Returns the gradient of the log-likelihood, and the lower half of the matrix of its negative second derivatives.
    fn slopes(&self, odds: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let count = odds.len();
        let mut gradient: Vec<f64> = odds.iter().map(|odds| -HOLD * odds).collect();
        let mut curvature = vec![vec![0.0; count]; count];
        (0..count).for_each(|player| curvature[player][player] = HOLD);
        for one in 0..count {
            for other in 0..one {
                let games = self.games(one, other);
                if games == 0.0 {
                    continue;
                }
                // Adds the drawn game that the documentation of this module describes.
                let (points, games) = (self.points[one][other] + 0.5, games + 1.0);
                let chance = 1.0 / (1.0 + (odds[other] - odds[one]).exp());
                gradient[one] += points - games * chance;
                gradient[other] -= points - games * chance;
                let weight = games * chance * (1.0 - chance);
                curvature[one][one] += weight;
                curvature[other][other] += weight;
                curvature[one][other] -= weight;
            }
        }
        (gradient, curvature)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee::{Chance, Clause, Seeded};

    const DRAW: Clause = Clause::new("draw");

    fn meet(meetings: &mut Meetings, pair: [usize; 2], won: u32, lost: u32) {
        (0..won).for_each(|_| meetings.add(pair, 1.0));
        (0..lost).for_each(|_| meetings.add(pair, 0.0));
    }

    #[test]
    fn odds_of_ten_to_one_are_400_elo_points() {
        let mut meetings = Meetings::new(2);
        meet(&mut meetings, [0, 1], 10_000, 1_000);
        let [one, other] = meetings.ratings()[..] else { panic!("two players") };
        assert!((one.elo - other.elo - 400.0).abs() < 0.5, "{one:?} {other:?}");
        assert!((one.elo + other.elo).abs() < 1e-3, "the mean of the ratings must be 0: {one:?} {other:?}");
        assert_eq!((one.points, one.games), (10_000.0, 11_000));
    }

    #[test]
    fn a_player_who_won_all_games_has_a_wide_interval_and_no_infinite_rating() {
        let mut meetings = Meetings::new(3);
        meet(&mut meetings, [0, 1], 50, 0);
        meet(&mut meetings, [1, 2], 25, 25);
        let ratings = meetings.ratings();
        assert!(ratings[0].elo.is_finite() && ratings[0].elo > 300.0, "{ratings:?}");
        assert!(ratings[0].high - ratings[0].low > ratings[2].high - ratings[2].low, "{ratings:?}");
        assert!((ratings[1].elo - ratings[2].elo).abs() < 1e-3, "{ratings:?}");
    }

    #[test]
    fn about_95_percent_of_intervals_hold_the_true_rating() {
        let truth = [-150.0, 0.0, 50.0, 100.0];
        let mut luck = Seeded::new(3, 0);
        let (mut within, mut all) = (0, 0);
        for _ in 0..60 {
            let mut meetings = Meetings::new(4);
            for one in 0..4 {
                for other in 0..one {
                    let chance = 1.0 / (1.0 + 10_f64.powf((truth[other] - truth[one]) / 400.0));
                    for _ in 0..100 {
                        let won = f64::from(luck.below(1_000_000, DRAW)) / 1e6 < chance;
                        meetings.add([one, other], f64::from(u8::from(won)));
                    }
                }
            }
            for (rating, truth) in meetings.ratings().iter().zip(truth) {
                within += u32::from((rating.low..=rating.high).contains(&truth));
                all += 1;
            }
        }
        let share = f64::from(within) / f64::from(all);
        assert!(
            (0.91..0.99).contains(&share),
            "{within} of {all} intervals hold the true rating; it must be about 95 %"
        );
    }
}
