//! Answers: what the games of a study show, with confidence intervals. An *arm* is one of the variants that a study
//! compares. At a *look*, the study checks whether its question is answered.

use crate::study::{Asks, CONFIDENCE_PERCENT, Question, Study};
use crate::wilson::deviations;
use crate::{Counts, Fault, Share};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The judgement of one share of wins, or of a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The whole confidence interval lies within the margin around the fair share.
    Fair,
    /// The fair share lies outside the confidence interval.
    Uneven,
    /// More games are needed to tell whether the share is fair or uneven.
    Open,
}

/// How often one kind of ending occurred.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Named {
    /// The game's word for the kind of ending, such as `marbles`.
    pub name: String,
    /// The games that ended in this way, among all games of the arm.
    pub share: Share,
}

/// A share of wins, and whether it is fair. In a study of fairness, all intervals are simultaneous: with the confidence
/// of the study, every interval contains its true share at every look ([`Question::looks`]). In a study of an option,
/// each interval is computed by itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The name of the seat or of the side; `None` for the seat that begins.
    pub name: Option<String>,
    /// The decided games that the seat or side has won, among all decided games.
    pub wins: Share,
    /// Whether the share is fair.
    pub verdict: Verdict,
}

/// How many decisions a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean over the games.
    pub mean: f64,
    /// Lower end of the 95 % confidence interval of the mean.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
    /// The number of decisions in the shortest game.
    pub least: u32,
    /// The number of decisions in the longest game.
    pub most: u32,
}

/// What the games of one arm of a study show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArmAnswer {
    /// The name of the arm, such as the option with its value.
    pub name: String,
    /// Games played to their end.
    pub games: u32,
    /// Games that exactly one seat has won.
    pub decided: u32,
    /// Decided games won by each seat.
    pub seats: Vec<Judged>,
    /// Decided games won by the seat that began; `None` if seats begin together.
    pub starter: Option<Judged>,
    /// Decided games won by each side that brings a force of its own; empty if all sides bring the same force.
    pub sides: Vec<Judged>,
    /// The share of games for each kind of ending.
    pub endings: Vec<Named>,
    /// How many decisions a game takes; `None` before the second game.
    pub decisions: Option<Mean>,
    /// Games that failed. No other number here counts them.
    pub faults: Vec<Fault>,
}

/// How an option changes one measured value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// What is measured: `seat`, `starter`, `decided`, `ending` or `decisions`.
    pub measure: &'static str,
    /// The name of the seat or of the ending; `None` for the other measures.
    pub name: Option<String>,
    /// The value with the default of the option: a share from 0 to 1, or the mean number of decisions per game.
    pub before: f64,
    /// The value with the other value of the option.
    pub after: f64,
    /// Lower end of the confidence interval of `after` less `before`. The intervals of all changes are simultaneous,
    /// with 95 % confidence.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Change {
    /// Returns whether the games show a change: whether 0 lies outside the interval.
    pub fn is_shown(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// What a study has shown so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The question of the study.
    pub question: Question,
    /// Whether the study has ended, so that it plays no more games.
    pub is_done: bool,
    /// The verdict on fairness. It is [`Verdict::Open`] until a look ends the study. `None` for a question about an
    /// option.
    pub verdict: Option<Verdict>,
    /// The fair share of wins of a seat, from 0 to 1: one divided by the number of seats.
    pub fair: f64,
    /// What the games of each arm show.
    pub arms: Vec<ArmAnswer>,
    /// What the option changes; empty for a question about fairness.
    pub changes: Vec<Change>,
}

impl Answer {
    pub(crate) fn of(study: &Study) -> Answer {
        let question = &study.question;
        let arms = question.arms.iter().zip(&study.arms);
        let verdict = match question.asks {
            Asks::Fair { .. } => Some(study.verdict.unwrap_or(Verdict::Open)),
            Asks::Ruling => None,
        };
        Answer {
            question: question.clone(),
            is_done: study.is_done(),
            verdict,
            fair: fair_share(question),
            arms: arms.map(|(arm, counts)| arm_answer(question, arm.name.clone(), counts)).collect(),
            changes: match &study.arms[..] {
                [before, after] => changes(question, before, after),
                _ => Vec::new(),
            },
        }
    }
}

/// Judges the games of an arm by the shares that [`Judge::asked_about`] names. The verdict is uneven if a share is
/// uneven, fair if all shares are fair, and otherwise open. `margin` is in percentage points.
pub(crate) fn judge(question: &Question, counts: &Counts, margin: u8) -> Verdict {
    let judge = Judge::new(question, margin);
    let verdicts: Vec<Verdict> = judge.asked_about(question, counts).into_iter().map(|judged| judged.verdict).collect();
    if verdicts.contains(&Verdict::Uneven) {
        Verdict::Uneven
    } else if verdicts.iter().all(|verdict| *verdict == Verdict::Fair) {
        Verdict::Fair
    } else {
        Verdict::Open
    }
}

fn fair_share(question: &Question) -> f64 {
    1.0 / question.seats.len() as f64
}

/// How shares are judged. `deviations` is half the width of an interval, in standard deviations. `fair` and `margin`
/// are shares from 0 to 1.
struct Judge {
    deviations: f64,
    fair: f64,
    margin: f64,
}

impl Judge {
    /// Divides the allowed chance of an error among all shares and all looks of the study (Bonferroni correction). So
    /// the intervals are simultaneous.
    fn new(question: &Question, margin: u8) -> Judge {
        // With two seats, one seat's share determines the other's, so they count as one.
        let is_duel = question.seats.len() == 2;
        let shares = |count: usize| if is_duel { count.min(1) } else { count };
        let judged = shares(question.seats.len()) + 1 + shares(question.judged_sides().len());
        Judge {
            deviations: deviations(error() / (judged * question.looks().len()) as f64),
            fair: fair_share(question),
            margin: f64::from(margin) / 100.0,
        }
    }

    fn judged(&self, name: Option<String>, count: u32, of: u32) -> Judged {
        let wins = Share::within(count, of, self.deviations);
        let verdict = if wins.low > self.fair || wins.high < self.fair {
            Verdict::Uneven
        } else if wins.low >= self.fair - self.margin && wins.high <= self.fair + self.margin {
            Verdict::Fair
        } else {
            Verdict::Open
        };
        Judged { name, wins, verdict }
    }

    fn seats(&self, question: &Question, counts: &Counts) -> Vec<Judged> {
        let seats = question.seats.iter().zip(&counts.seats);
        seats.map(|(seat, won)| self.judged(Some(seat.clone()), *won, counts.decided)).collect()
    }

    fn starter(&self, counts: &Counts) -> Option<Judged> {
        (counts.started > 0).then(|| self.judged(None, counts.starter, counts.started))
    }

    fn sides(&self, question: &Question, counts: &Counts) -> Vec<Judged> {
        let judged = |side: usize| self.judged(question.sides[side].name.clone(), counts.sides[side], counts.decided);
        question.judged_sides().into_iter().map(judged).collect()
    }

    /// Returns the shares on which the verdict depends. These are the shares of the judged sides
    /// ([`Question::judged_sides`]). If there are none, they are the shares of the seats and of the seat that begins.
    fn asked_about(&self, question: &Question, counts: &Counts) -> Vec<Judged> {
        let sides = self.sides(question, counts);
        if sides.is_empty() {
            self.seats(question, counts).into_iter().chain(self.starter(counts)).collect()
        } else {
            sides
        }
    }
}

/// The chance of a wrong answer that a study allows, from 0 to 1.
fn error() -> f64 {
    1.0 - f64::from(CONFIDENCE_PERCENT) / 100.0
}

fn arm_answer(question: &Question, name: String, counts: &Counts) -> ArmAnswer {
    let judge = match question.asks {
        Asks::Fair { margin } => Judge::new(question, margin),
        Asks::Ruling => Judge { deviations: deviations(error()), ..Judge::new(question, 0) },
    };
    let ending = |(by, games): (&String, &u32)| Named { name: by.clone(), share: Share::new(*games, counts.games) };
    let decisions = counts.length().map(|(mean, variance)| {
        let spread = deviations(error()) * variance.sqrt();
        Mean { mean, low: mean - spread, high: mean + spread, least: counts.least, most: counts.most }
    });
    ArmAnswer {
        name,
        games: counts.games,
        decided: counts.decided,
        seats: judge.seats(question, counts),
        starter: judge.starter(counts),
        sides: judge.sides(question, counts),
        endings: counts.endings.iter().map(ending).collect(),
        decisions,
        faults: counts.faults.clone(),
    }
}

/// Returns what changes from the arm `before` to the arm `after`. The intervals of all changes are simultaneous
/// (Bonferroni correction).
fn changes(question: &Question, before: &Counts, after: &Counts) -> Vec<Change> {
    let mut shares = Vec::new();
    for (seat, (was, is)) in question.seats.iter().zip(before.seats.iter().zip(&after.seats)) {
        shares.push(("seat", Some(seat.clone()), (*was, before.decided), (*is, after.decided)));
    }
    if before.started > 0 || after.started > 0 {
        shares.push(("starter", None, (before.starter, before.started), (after.starter, after.started)));
    }
    shares.push(("decided", None, (before.decided, before.games), (after.decided, after.games)));
    let endings: BTreeSet<&String> = before.endings.keys().chain(after.endings.keys()).collect();
    let ended = |counts: &Counts, by| (counts.endings.get(by).copied().unwrap_or_default(), counts.games);
    for by in endings {
        shares.push(("ending", Some(by.clone()), ended(before, by), ended(after, by)));
    }
    let z = deviations(error() / (shares.len() + 1) as f64);
    let mut changes: Vec<Change> = shares
        .into_iter()
        .map(|(measure, name, was, is)| {
            let (was, is) = (Share::within(was.0, was.1, z), Share::within(is.0, is.1, z));
            let (low, high) = difference(&was, &is);
            Change { measure, name, before: was.share, after: is.share, low, high }
        })
        .collect();
    if let (Some((was, was_variance)), Some((is, is_variance))) = (before.length(), after.length()) {
        let (by, spread) = (is - was, z * (was_variance + is_variance).sqrt());
        let (low, high) = (by - spread, by + spread);
        changes.push(Change { measure: "decisions", name: None, before: was, after: is, low, high });
    }
    changes
}

/// Returns the confidence interval of the difference `is` less `was` of two shares.
///
/// Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions", 1998, method 10.
fn difference(was: &Share, is: &Share) -> (f64, f64) {
    let by = is.share - was.share;
    let down = ((is.share - is.low).powi(2) + (was.high - was.share).powi(2)).sqrt();
    let up = ((is.high - is.share).powi(2) + (was.share - was.low).powi(2)).sqrt();
    (by - down, by + up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_agree_with_published_values() {
        // Newcombe 1998, table II, method 10: 56/70 - 48/80 and 9/10 - 3/10.
        for (one, other, low, high) in [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090)] {
            let found = difference(&Share::new(other.0, other.1), &Share::new(one.0, one.1));
            assert!((found.0 - low).abs() < 5e-5 && (found.1 - high).abs() < 5e-5, "{found:?}");
        }
    }
}
