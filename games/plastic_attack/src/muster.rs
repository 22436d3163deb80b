//! Building an army: a bot drafts some armies from the shipped figures and takes the one that it likes best. The higher
//! its level, the more it drafts, so good armies come in many shapes and no level always brings the same.

use crate::army::{ArmyFile, FigureFile, POWER_POINTS};
use crate::edition::Edition;
use crate::setup::Options;
use crate::shipped::shipped_figures;
use crate::special::Special;
use crate::weights::{self, *};
use referee::{Chance, Clause};
use search::Bot;

/// For which clause a bot draws while it builds its army: the players may choose. PA1-COMP-01, PA2-COMP-01
const CHOICE: Clause = Clause::new("PA-R-07");
/// How many figures are usual. PA1-COMP-01, PA2-COMP-01
const USUAL: [u32; 2] = [2, 5];
/// The highest Power of a figure. PA1-SETUP-05, PA2-SETUP-05
const MOST_POWER: i32 = 10;
/// What some call their armies.
const NAMES: [&str; 12] = [
    "Window Sill",
    "Shoe Box",
    "Bath Tub Navy",
    "Top Shelf",
    "Carpet Patrol",
    "Lost and Found",
    "Bottom Drawer",
    "Toy Chest",
    "Night Light Guard",
    "Blanket Fort",
    "Rainy Sunday",
    "Flea Market",
];

/// Builds an army that breaks no rule of the edition and its options, for a seat of the given name.
///
/// The shipped figures keep their cards; an army larger than the roster gets second copies in another paint. Random and
/// greedy bots take the first draft that comes; levels compare several.
pub fn build_army(edition: Edition, options: &Options, seat: &str, bot: Bot, chance: &mut dyn Chance) -> ArmyFile {
    let roster = shipped_figures(edition);
    let drafts = match bot {
        Bot::Random | Bot::Greedy => 1,
        Bot::Search(level) => [1, 2, 4, 12, 60][usize::from(level.number()) - 1],
    };
    let weights = weights::of(edition, options.quick_game, 2);
    let mut best: Option<(i32, Vec<FigureFile>)> = None;
    for _ in 0..drafts {
        let draft = draft(&roster, options, chance);
        let worth = worth(weights, &draft);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, draft));
        }
    }
    let (_, army) = best.expect("at least one army is drafted");
    let name = NAMES[chance.below(NAMES.len() as u32, CHOICE) as usize];
    ArmyFile { format: 1, game: edition.game().into(), name: format!("{name} ({seat})"), army }
}

/// Any army of usual size, or as near to it as the options allow.
fn draft(roster: &[FigureFile], options: &Options, chance: &mut dyn Chance) -> Vec<FigureFile> {
    let (min, max) = (options.army_size.min.max(1), options.army_size.max.min(POWER_POINTS as u32));
    let [few, many] = USUAL.map(|usual| usual.min(max).max(min));
    let size = few + chance.below(many - few + 1, CHOICE);
    let mut left: Vec<FigureFile> = roster.to_vec();
    let mut army: Vec<FigureFile> = Vec::new();
    while army.len() < size as usize {
        if left.is_empty() {
            left = roster.iter().map(repainted).collect();
        }
        let figure = left.swap_remove(chance.below(left.len() as u32, CHOICE) as usize);
        army.push(figure);
    }
    hand_out_power(&mut army, chance);
    army
}

/// A second copy of a figure: a variant is another type. PA1-COMP-05, PA2-COMP-05
fn repainted(figure: &FigureFile) -> FigureFile {
    let mut copy = figure.clone();
    copy.kind = Some(format!("{}:repainted", figure.kind()));
    copy.figure = format!("{}, repainted", figure.figure);
    copy
}

/// Spends all points, one figure at least one. Some armies are even, some have one hero. PA1-SETUP-06, PA2-SETUP-06
fn hand_out_power(army: &mut [FigureFile], chance: &mut dyn Chance) {
    let size = army.len() as u32;
    army.iter_mut().for_each(|figure| figure.power = 1);
    let lean = chance.below(4, CHOICE);
    let mut left = POWER_POINTS - size as i32;
    while left > 0 && army.iter().any(|figure| figure.power < MOST_POWER) {
        let first = (0..=lean).map(|_| chance.below(size, CHOICE)).min().unwrap_or(0);
        let figure = &mut army[first as usize];
        if figure.power < MOST_POWER {
            figure.power += 1;
            left -= 1;
        }
    }
}

/// What an army is worth at the start of a game, by the weights of the estimate.
fn worth(weights: &Weights, army: &[FigureFile]) -> i32 {
    let mut powers: Vec<i32> = army.iter().map(|figure| figure.power).collect();
    powers.sort_unstable_by(|one, other| other.cmp(one));
    let strongest = army.iter().position(|figure| figure.power == powers[0]);
    let mut worth: i32 = powers.iter().map(|power| weights[POWER + *power as usize - 1]).sum();
    worth += weights[BEST] * powers[0] + weights[SECOND] * powers.get(1).copied().unwrap_or(0);
    worth += [0, weights[ONE_LEFT], weights[TWO_LEFT]].get(army.len()).copied().unwrap_or(0);
    for (index, figure) in army.iter().enumerate() {
        let slots = if Some(index) == strongest { BEST_SLOT } else { OTHERS_SLOT };
        for word in [&figure.card.high, &figure.card.mid, &figure.card.low] {
            worth += Special::from_word(word).map_or(0, |action| weights[slots + action as usize]);
        }
    }
    worth
}
