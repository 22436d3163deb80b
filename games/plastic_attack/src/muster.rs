//! Builds armies for bots. A bot drafts random armies from the shipped figures and takes the one with the highest
//! worth. Bots of higher levels draft more armies. Drafts are random, so even bots of the highest level bring different
//! armies to different games.

use crate::army::{ArmyFile, FigureFile, POWER_POINTS};
use crate::clauses::PA_R_07;
use crate::edition::Edition;
use crate::setup::Options;
use crate::shipped::shipped_figures;
use crate::special::Special;
use referee::names::LONGEST_NAME;
use referee::{Chance, Clause};
use search::Bot;

/// The clause of every random number that a bot draws to build its army. The rules leave the choice to the bot. PA-R-07
const CHOICE: Clause = PA_R_07;
/// The lowest and the highest usual number of figures. PA1-COMP-01, PA2-COMP-01
const USUAL: [u32; 2] = [2, 5];
/// The highest Power of a figure. PA1-SETUP-05, PA2-SETUP-05
const MOST_POWER: i32 = 10;
/// The names that bots give to their armies.
const NAMES: [&str; 12] = [
    "Window Sill",
    "Shoe Box",
    "Bath Tub Navy",
    "Top Shelf",
    "Carpet Patrol",
    "Lost and Found",
    "Bottom Drawer",
    "Toy Chest",
    "Night Light",
    "Blanket Fort",
    "Rainy Sunday",
    "Flea Market",
];

/// What the parts of an army are worth at the start of a game, in thousandths of the logarithm of the army's odds. The
/// weights were fitted to the results of games between searching bots with random armies.
pub struct ArmyWeights {
    /// The worth of a figure, by its Power from 1 to 10.
    power: [i32; 10],
    /// The worth of each point of the strongest figure's Power.
    strongest: i32,
    /// The change of the worth if the army has at most two figures.
    few: i32,
    /// The worth of each special action on the strongest figure's card, in the order of [`Special::ALL`].
    leads: [i32; 20],
    /// The worth of each special action on another figure's card, in the same order.
    follows: [i32; 20],
}

const FIRST: ArmyWeights = ArmyWeights {
    power: [0, 18, 38, 58, 108, 308, 584, 905, 1_515, 2_001],
    strongest: 89,
    few: -81,
    leads: [0, 0, 0, -85, 0, 614, 0, -380, -146, 364, -17, -236, 30, -146, -376, -246, 0, -212, 0, -340],
    follows: [0, 0, 0, -45, 0, 66, 0, -65, -36, 48, 98, -207, -21, 63, -71, -28, 0, -11, 0, -78],
};

const REVISED: ArmyWeights = ArmyWeights {
    power: [20, 40, 60, 80, 172, 443, 805, 1_248, 1_641, 2_031],
    strongest: 127,
    few: -510,
    leads: [62, -182, -21, -24, 485, 0, -367, 0, 0, -307, -171, 154, 0, -261, 0, 0, 260, 0, 329, 0],
    follows: [111, 117, 93, 91, 85, 0, 106, 0, 0, 124, 67, 81, 0, 103, 0, 0, 107, 0, 152, 0],
};

/// Builds an army that breaks no rule of the edition and its options, for a seat of the given name.
///
/// The shipped figures keep their cards. If an army needs more figures than are shipped, it gets copies of them under
/// other names. Random bots, greedy bots and bots of level 1 take the first draft. Higher levels compare several
/// drafts.
pub fn build_army(edition: Edition, options: &Options, seat: &str, bot: Bot, chance: &mut dyn Chance) -> ArmyFile {
    let roster = shipped_figures(edition);
    let drafts = match bot {
        Bot::Random | Bot::Greedy => 1,
        Bot::Search(level) => [1, 2, 4, 10, 100, 100][usize::from(level.number()) - 1],
    };
    let weights = ArmyWeights::of(edition);
    let mut best = draft(&roster, options, chance);
    for _ in 1..drafts {
        let draft = draft(&roster, options, chance);
        if weights.worth(&draft) > weights.worth(&best) {
            best = draft;
        }
    }
    let name = NAMES[chance.below(NAMES.len() as u32, CHOICE) as usize];
    let full_name = format!("{name} of {seat}");
    let name = if full_name.chars().count() <= LONGEST_NAME { full_name } else { name.into() };
    ArmyFile { format: 1, game: edition.game().into(), name, army: best }
}

/// Drafts a random army of usual size. If the options do not allow this size, the nearest allowed size is used. PA-R-02
fn draft(roster: &[FigureFile], options: &Options, chance: &mut dyn Chance) -> Vec<FigureFile> {
    let most = POWER_POINTS as u32;
    let min = options.army_size.min.clamp(1, most);
    let max = options.army_size.max.clamp(min, most);
    let [few, many] = USUAL.map(|usual| usual.clamp(min, max));
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

/// Returns a second copy of a figure. A variant is another type. PA1-COMP-05, PA2-COMP-05
fn repainted(figure: &FigureFile) -> FigureFile {
    let mut copy = figure.clone();
    copy.kind = Some(format!("{}:repainted", figure.kind()));
    copy.figure = format!("{}, repainted", figure.figure);
    copy
}

/// Gives each figure at least one point. Then spends the other points, as far as the figures can take them. In some
/// armies all figures get about the same Power. In others, a few figures get most of it. PA1-SETUP-06, PA2-SETUP-06
fn hand_out_power(army: &mut [FigureFile], chance: &mut dyn Chance) {
    let size = army.len() as u32;
    army.iter_mut().for_each(|figure| figure.power = 1);
    let lean = chance.below(5, CHOICE);
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

impl ArmyWeights {
    /// The number of weights of an edition.
    pub const COUNTS: usize = 52;

    /// Returns the weights of an edition.
    pub const fn of(edition: Edition) -> &'static ArmyWeights {
        match edition {
            Edition::First => &FIRST,
            Edition::Revised => &REVISED,
        }
    }

    /// Returns the weights in the order in which [`ArmyWeights::count`] counts.
    pub fn in_order(&self) -> Vec<i32> {
        let ArmyWeights { power, strongest, few, leads, follows } = self;
        [&power[..], &[*strongest, *few], leads, follows].concat()
    }

    /// Counts everything that has a weight in an army. `add` takes the index of a weight, and the count.
    pub fn count(army: &[FigureFile], mut add: impl FnMut(usize, i32)) {
        let highest = army.iter().map(|figure| figure.power).max().unwrap_or(0);
        let strongest = army.iter().position(|figure| figure.power == highest);
        add(10, highest);
        add(11, i32::from(army.len() <= 2));
        for (index, figure) in army.iter().enumerate() {
            add(figure.power as usize - 1, 1);
            let slots = if Some(index) == strongest { 12 } else { 32 };
            for word in [&figure.card.high, &figure.card.mid, &figure.card.low] {
                if let Some(action) = Special::from_word(word) {
                    add(slots + action as usize, 1);
                }
            }
        }
    }

    /// Returns the worth of an army. [`ArmyWeights`] gives the unit.
    fn worth(&self, army: &[FigureFile]) -> i32 {
        let (weights, mut worth) = (self.in_order(), 0);
        ArmyWeights::count(army, |what, many| worth += weights[what] * many);
        worth
    }
}
