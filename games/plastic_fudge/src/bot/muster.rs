//! The force that a bot brings: it drafts several and takes the one that it trusts most. The higher its level, the more
//! it drafts, so good forces come in many shapes and no level always brings the same.

use crate::draft::draft;
use crate::force::{ForceFile, UnitFile};
use crate::price::price;
use crate::setup::Setup;
use crate::setup::judge::battlefield;
use crate::side::Side;
use crate::unit::{Stance, UnitType};
use referee::Chance;
use search::Bot;

/// How many drafts a bot of each level compares; the others take the first.
const DRAFTS: [u32; 5] = [1, 2, 4, 10, 40];
/// What a Unit is worth beside its points: a few good ones beat many poor ones.
const EACH: i32 = -150;
/// What each level of the Commander's training is worth: it wins the Initiative. PF-INIT-01
const TRAINING: i32 = 130;

/// What a marker is worth.
const MARKER: i32 = -400;

/// Builds the force that a bot brings, for what is fought for on the battlefield. It breaks no rule of the options.
pub fn bot_force(setup: &Setup, side: Side, bot: Bot, chance: &mut dyn Chance) -> ForceFile {
    let shipped = || crate::shipped_battlefields().swap_remove(0);
    let battlefield = battlefield(&setup.battlefield).unwrap_or_else(|_| shipped());
    let drafts = match bot {
        Bot::Random | Bot::Greedy => 1,
        Bot::Search(level) => DRAFTS[usize::from(level.number()) - 1],
    };
    let mut drawn = || draft(&setup.options, &battlefield, side, 0, chance);
    let trust = |force: &ForceFile| trust(force, setup);
    let mut best = drawn();
    for _ in 1..drafts {
        let other = drawn();
        if trust(&other) > trust(&best) {
            best = other;
        }
    }
    best
}

/// How far a force is trusted, in thousandths of the logarithm of its odds. Fitted to the results of battles between
/// equal bots with forces drafted at random.
fn trust(force: &ForceFile, setup: &Setup) -> i32 {
    let units: i32 = force.units.iter().map(|unit| price(unit, &setup.options) * worth(unit) / 100).sum();
    let training = force.units.iter().filter(|unit| unit.commander).map(|unit| level(unit.tl)).sum::<i32>();
    let markers = force.markers as i32 * MARKER;
    markers + units + TRAINING * training + EACH * force.units.len() as i32
}

fn level(said: Option<i8>) -> i32 {
    said.unwrap_or(UnitType::Commander.data().tl).into()
}

/// What 100 points spent on a Unit are worth.
fn worth(unit: &UnitFile) -> i32 {
    if unit.commander {
        return 0;
    }
    match unit.kind {
        UnitType::Basic => match (unit.al, unit.stance) {
            (Some(..=-2), _) => -760,
            (_, Some(Stance::Kneeling | Stance::Prone)) => 190,
            _ => -190,
        },
        UnitType::Sniper => 690,
        UnitType::Crawler => 480,
        UnitType::Bfg => 450,
        UnitType::Tank => 400,
        UnitType::Bazooka => 360,
        UnitType::Mortar => 320,
        UnitType::Grenadier | UnitType::FiftyCal => 0,
        UnitType::Helicopter => -90,
        UnitType::Flamethrower => -530,
        UnitType::Minesweeper => -610,
        _ => -100,
    }
}
