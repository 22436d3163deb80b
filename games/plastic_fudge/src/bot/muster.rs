//! The force that a bot brings: the best of several drafts. A higher level compares more drafts. Drafts are random, so
//! a bot does not always bring the same force.

use crate::draft::draft;
use crate::force::{ForceFile, UnitFile};
use crate::judge::setup::battlefield;
use crate::options::{Options, PriceList};
use crate::price::price;
use crate::setup::Setup;
use crate::side::Side;
use crate::unit::{Stance, UnitType};
use referee::Chance;
use search::{Bot, Level};

/// How many drafts the bots of levels 1 to 5 compare. Bots without a level take the first draft.
const DRAFTS: [u32; 5] = [1, 2, 4, 10, 40];

/// Weights that say what a force is worth, in thousandths of the logarithm of its side's odds to win. `cargo xtask fit`
/// fits them to battles between equal bots with random forces.
pub struct ForceWeights;

/// What 100 points of a Unit's price are worth, by the index that [`place`] returns.
const PER_HUNDRED: [i32; 14] = [-760, 190, -190, 690, 480, 450, 400, 360, 320, 0, -90, -530, -610, -100];
/// What each Training level of the Commander is worth. Training helps to win the Initiative. PF-INIT-01
const TRAINING: i32 = 130;
/// What each Unit is worth, whatever its price. The number is negative, because a few good Units beat many poor ones.
const EACH: i32 = -150;
/// What each marker is worth.
const MARKER: i32 = -400;

/// Builds the force that a bot brings to this battlefield. It is legal with the options if any force is.
pub fn bot_force(setup: &Setup, side: Side, bot: Bot, chance: &mut dyn Chance) -> ForceFile {
    let shipped = || crate::shipped_battlefields().swap_remove(0);
    let battlefield = battlefield(&setup.battlefield).unwrap_or_else(|_| shipped());
    let drafts = match bot {
        Bot::Random | Bot::Greedy => 1,
        Bot::Search(level) => DRAFTS[usize::from(level.min(Level::FIVE).number()) - 1],
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
    /// How many weights there are.
    pub const COUNTS: usize = PER_HUNDRED.len() + 3;

    /// Returns all weights, in the order of the indices that [`ForceWeights::count`] passes on.
    pub fn in_order() -> Vec<i32> {
        [&PER_HUNDRED[..], &[TRAINING, EACH, MARKER]].concat()
    }

    /// Calls `add` for each part of a force's worth, with the index of its weight and how often the weight counts, in
    /// hundredths. The printed prices count even if a battle has others, because the weights were fitted to these.
    pub fn count(force: &ForceFile, setup: &Setup, mut add: impl FnMut(usize, i32)) {
        let [training, each, marker] = [0, 1, 2].map(|nth| PER_HUNDRED.len() + nth);
        let printed = Options { prices: PriceList::Book, ..setup.options.clone() };
        for unit in &force.units {
            if unit.commander {
                add(training, 100 * i32::from(unit.tl.unwrap_or(UnitType::Commander.data().tl)));
            } else {
                add(place(unit), price(unit, &printed));
            }
        }
        add(each, 100 * force.units.len() as i32);
        add(marker, 100 * force.markers as i32);
    }

    /// Returns what a force is worth, in hundredths of the unit of the weights.
    fn worth(force: &ForceFile, setup: &Setup) -> i32 {
        let (weights, mut worth) = (ForceWeights::in_order(), 0);
        ForceWeights::count(force, setup, |what, many| worth += weights[what] * many);
        worth
    }
}

/// Returns the index in [`PER_HUNDRED`] for a Unit that is not the Commander.
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
