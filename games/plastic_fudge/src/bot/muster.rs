//! The force that a bot brings: the best of several drafts. A bot of a higher level compares more drafts. Drafts are
//! random, so a level does not always bring the same force.

use crate::draft::draft;
use crate::force::{ForceFile, UnitFile};
use crate::judge::setup::battlefield;
use crate::price::price;
use crate::setup::Setup;
use crate::side::Side;
use crate::unit::{Stance, UnitType};
use referee::Chance;
use search::Bot;

/// How many drafts a bot of each level compares. Bots without a level take the first draft.
const DRAFTS: [u32; 5] = [1, 2, 4, 10, 40];

/// What a force is worth, in thousandths of the logarithm of its side's odds. `cargo xtask fit` fits the weights to the
/// results of battles between equal bots with forces drafted at random.
pub struct ForceWeights;

/// What 100 points spent on a Unit are worth, by the index that [`place`] returns.
const PER_HUNDRED: [i32; 14] = [-760, 190, -190, 690, 480, 450, 400, 360, 320, 0, -90, -530, -610, -100];
/// What each level of the Commander's training is worth. Training helps to win the Initiative. PF-INIT-01
const TRAINING: i32 = 130;
/// What each Unit is worth apart from its points. The number is negative, because a few good Units beat many poor
/// Units.
const EACH: i32 = -150;
/// What a marker is worth.
const MARKER: i32 = -400;

/// Builds the force that a bot brings, to suit the battlefield. The force keeps to the options.
pub fn bot_force(setup: &Setup, side: Side, bot: Bot, chance: &mut dyn Chance) -> ForceFile {
    let shipped = || crate::shipped_battlefields().swap_remove(0);
    let battlefield = battlefield(&setup.battlefield).unwrap_or_else(|_| shipped());
    let drafts = match bot {
        Bot::Random | Bot::Greedy => 1,
        Bot::Search(level) => DRAFTS[usize::from(level.number()) - 1],
    };
    let mut drawn = || draft(&setup.options, &battlefield, side, chance);
    let mut best = drawn();
    for _ in 1..drafts {
        let other = drawn();
        if ForceWeights::worth(&other, setup) > ForceWeights::worth(&best, setup) {
            best = other;
        }
    }
    best
}

impl ForceWeights {
    /// The number of weights.
    pub const COUNTS: usize = PER_HUNDRED.len() + 3;

    /// Returns the weights in the order in which [`ForceWeights::count`] counts.
    pub fn in_order() -> Vec<i32> {
        [&PER_HUNDRED[..], &[TRAINING, EACH, MARKER]].concat()
    }

    /// Counts what decides the worth of a force. `add` takes the index of a weight and a number of hundredths.
    pub fn count(force: &ForceFile, setup: &Setup, mut add: impl FnMut(usize, i32)) {
        let [training, each, marker] = [0, 1, 2].map(|nth| PER_HUNDRED.len() + nth);
        for unit in &force.units {
            if unit.commander {
                add(training, 100 * i32::from(unit.tl.unwrap_or(UnitType::Commander.data().tl)));
            } else {
                add(place(unit), price(unit, &setup.options));
            }
        }
        add(each, 100 * force.units.len() as i32);
        add(marker, 100 * force.markers as i32);
    }

    /// Returns what a force is worth, in hundredths of a weight's unit.
    fn worth(force: &ForceFile, setup: &Setup) -> i32 {
        let (weights, mut worth) = (ForceWeights::in_order(), 0);
        ForceWeights::count(force, setup, |what, many| worth += weights[what] * many);
        worth
    }
}

/// Returns the index in [`PER_HUNDRED`] of a Unit that is not the Commander.
fn place(unit: &UnitFile) -> usize {
    match unit.kind {
        UnitType::Basic => match (unit.al, unit.stance) {
            (Some(..=-2), _) => 0,
            (_, Some(Stance::Kneeling | Stance::Prone)) => 1,
            _ => 2,
        },
        UnitType::Sniper => 3,
        UnitType::Crawler => 4,
        UnitType::Bfg => 5,
        UnitType::Tank => 6,
        UnitType::Bazooka => 7,
        UnitType::Mortar => 8,
        UnitType::Grenadier | UnitType::FiftyCal => 9,
        UnitType::Helicopter => 10,
        UnitType::Flamethrower => 11,
        UnitType::Minesweeper => 12,
        _ => 13,
    }
}
