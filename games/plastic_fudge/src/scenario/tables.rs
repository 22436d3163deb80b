//! Compares assertions with the tables of the rules, with measurements and with the program's dice.

use super::ScenarioTable;
use super::assertion::{LevelIs, LevelsAre, PriceIs, Said, TemplateIs, TemplateName};
use super::judge::{Verdict, maybe, same};
use crate::answer::{MARKED, ROD, ticks};
use crate::clauses::PF_R_01;
use crate::length::Length;
use crate::level;
use crate::odds::CHART;
use crate::price::{Levels, marker_price, price};
use crate::{FLAME_HALF_ANGLE, GRENADE_DISC, LARGE_DISC, Thing};
use referee::{Chance, Seeded};

/// Two measurements count as equal if they differ by at most this, in micrometres.
const APART: i32 = 2;
/// How many of the 81 ways to throw four FUDGE dice give each sum from -4 to +4.
const SUMS: [i64; 9] = [1, 4, 10, 16, 19, 16, 10, 4, 1];
/// The number of ways in which four FUDGE dice can fall.
const THROWS: i64 = 81;

impl ScenarioTable {
    pub(super) fn judge_tables(&self, said: &Said) -> Verdict {
        match said {
            Said::Price(price) => self.judge_price(price),
            Said::Levels(levels) => judge_levels(levels),
            Said::Level(level) => self.judge_level(level),
            Said::Chart { defence, results } => {
                let row = usize::try_from(defence + 4).ok().and_then(|row| CHART.get(row));
                let row = row.ok_or_else(|| format!("the chart has no row {defence}"))?;
                same("the row", &row.as_slice(), &results.as_slice())
            }
            Said::Template(template) => self.judge_template(template),
            Said::Ruler { length, ticks: expected, marked, longest } => {
                let found = ticks(length.0);
                same("ticks", &found, expected)?;
                let found: Vec<i32> = MARKED.into_iter().filter(|mark| found.contains(mark)).collect();
                same("marked", &found, marked)?;
                same("longest", &ROD, longest)
            }
            Said::Measure { from, to, gap } => self.judge_measure(*from, *to, *gap),
            Said::FairDice { rolls, sigma } => judge_dice(*rolls, *sigma),
            _ => Err("this assertion is about a position, not about a table of the rules".into()),
        }
    }

    fn judge_price(&self, expected: &PriceIs) -> Verdict {
        let options = self.game.options();
        let points = match &expected.unit {
            Some(unit) => price(unit, options),
            None if expected.marker => marker_price(options),
            None => return Err("an asserted price needs `unit` or `marker`".into()),
        };
        same("the price", &points, &expected.points)
    }

    fn judge_level(&self, expected: &LevelIs) -> Verdict {
        let row = level::row_of(expected.level);
        let scale = self.game.options().scale;
        maybe("name", &row.name.to_owned(), expected.name.as_ref())?;
        maybe("cost", &row.cost, expected.cost.as_ref())?;
        maybe("move", &Length(level::movement(row.level, scale)), expected.moves.as_ref())?;
        maybe("bands", &row.bands, expected.bands.as_ref())?;
        maybe("reach", &Length(level::reach(row.level, scale)), expected.reach.as_ref())
    }

    fn judge_template(&self, expected: &TemplateIs) -> Verdict {
        let options = self.game.options();
        let radius = match expected.name {
            TemplateName::Grenade => Some(Length(GRENADE_DISC)),
            TemplateName::Large => Some(Length(LARGE_DISC)),
            TemplateName::Flame => None,
        };
        let is_flame = expected.name == TemplateName::Flame;
        if let Some(asserted) = &expected.half_angle {
            let said = f64::from(FLAME_HALF_ANGLE) / 2.0;
            same("half_angle", &asserted.as_f64(), &is_flame.then_some(said))?;
        }
        let asserted = |length: Option<Length>| length.map(Some);
        maybe("radius", &radius, asserted(expected.radius).as_ref())?;
        maybe("reach", &is_flame.then_some(options.flame_radius), asserted(expected.reach).as_ref())?;
        let from_edge = is_flame.then_some(options.flame_from_edge);
        maybe("from_edge", &from_edge, expected.from_edge.map(Some).as_ref())
    }

    fn judge_measure(&self, from: Thing, to: Thing, expected: Length) -> Verdict {
        let [from, to] = [from, to].map(|thing| self.game.measured(&self.state, thing));
        let gap = Length(from?.gap_rounded(to?));
        if (gap.0 - expected.0).abs() <= APART { Ok(()) } else { same("the gap", &gap, &expected) }
    }
}

fn judge_levels(expected: &LevelsAre) -> Verdict {
    let levels = Levels::of(&expected.unit);
    maybe("ml", &levels.ml, expected.ml.as_ref())?;
    maybe("dl", &levels.dl, expected.dl.as_ref())?;
    maybe("tl", &levels.tl, expected.tl.as_ref())?;
    maybe("stance", &levels.stance, expected.stance.as_ref())?;
    maybe("weapons", &levels.weapons, expected.weapons.as_ref())
}

/// Throws four dice `rolls` times and checks how often each sum comes. The squared distance from the mean may be at
/// most sigma² times the variance; both sides of this comparison are multiplied by 81², so that only whole numbers
/// occur. PF-R-01
fn judge_dice(rolls: u32, sigma: u32) -> Verdict {
    let mut luck = Seeded::new(1, 0);
    let mut counts = [0_i64; 9];
    for _ in 0..rolls {
        let sum: u32 = (0..4).map(|_| luck.below(3, PF_R_01)).sum();
        counts[sum as usize] += 1;
    }
    let far = |(count, sum): &(&i64, i64)| {
        let (n, sigma) = (i128::from(rolls), i128::from(sigma));
        let distance = i128::from(THROWS) * i128::from(**count) - n * i128::from(*sum);
        distance * distance > sigma * sigma * n * i128::from(*sum) * i128::from(THROWS - *sum)
    };
    match counts.iter().zip(SUMS).find(far) {
        Some((count, of_81)) => {
            Err(format!("a sum that should come in {of_81} of {THROWS} throws came {count} times in {rolls}"))
        }
        None => Ok(()),
    }
}
