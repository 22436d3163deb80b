//! Forces that bots build for themselves, of many kinds. They are legal if the options allow any legal force.
//!
//! The code first chooses a plan. Then it buys a Commander, the models that the plan buys first, and whatever still
//! fits. Strong bots compare several such forces: see [`crate::bot_force`].

use crate::battlefield::Battlefield;
use crate::bill::roles_required;
use crate::clauses::PF_R_71;
use crate::force::{ForceFile, MOST_MARKERS, UnitFile};
use crate::options::{Options, StancePrice};
use crate::price::{force_price, marker_price, price};
use crate::side::Side;
use crate::unit::{RadioRole, Stance, UnitType};
use referee::Chance;

/// Names that bots give to their forces.
const NAMES: [&str; 16] = [
    "Shoe Box Brigade",
    "Sandbox Regulars",
    "The Window Sill",
    "Third Shelf Rifles",
    "Carpet Rangers",
    "Bucket of Heroes",
    "Rainy Day Reserve",
    "Under the Sofa",
    "The Bath Mat Guard",
    "Back Garden Foot",
    "Lost and Found",
    "Toy Chest Veterans",
    "Night Light Watch",
    "The Bottom Drawer",
    "Flea Market Irregulars",
    "Blanket Fort Garrison",
];

/// A plan for a force: which models a bot buys, and in which order.
#[derive(Clone, Copy)]
struct Plan {
    /// How likely a bot chooses the plan, relative to the other plans. The three numbers are for a side that attacks a
    /// flag, for a side that guards a flag, and for a battle without a flag.
    weights: [u32; 3],
    /// The models that the plan buys first, in this order, while the points and the limit of Units allow them.
    proud: &'static [Model],
    /// The models that the plan buys with the remaining points, any number of each.
    rest: &'static [Model],
    /// The most markers that the plan buys.
    markers: u32,
}

/// The models that plans buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Model {
    Rifle,
    Kneeling,
    Prone,
    Recruit,
    Militia,
    Observer,
    Kind(UnitType),
    /// A Radioman whose only task is to call Jets. PF-U-JET-01
    Caller,
}

use Model::{Caller, Kind, Kneeling, Militia, Observer, Prone, Recruit, Rifle};
use UnitType::{
    Bazooka, Bfg, Crawler, FiftyCal, Flamethrower, Grenadier, Helicopter, Howitzer, Jeep, Jet, Minesweeper, Mortar,
    Sniper, Tank,
};

const PLANS: [Plan; 12] = [
    Plan { weights: [12, 12, 12], proud: &[], rest: &[Rifle, Kneeling, Prone], markers: 0 },
    Plan {
        weights: [10, 4, 8],
        proud: &[Kind(Grenadier), Kind(Grenadier)],
        rest: &[Rifle, Kind(Grenadier)],
        markers: 0,
    },
    Plan {
        weights: [6, 10, 8],
        proud: &[Kind(Sniper), Kind(Sniper)],
        rest: &[Kind(Sniper), Kind(Crawler), Prone],
        markers: 0,
    },
    Plan {
        weights: [2, 10, 5],
        proud: &[Kind(FiftyCal), Kind(FiftyCal)],
        rest: &[Prone, Kneeling, Kind(FiftyCal)],
        markers: 1,
    },
    Plan {
        weights: [6, 8, 7],
        proud: &[Observer, Kind(Mortar), Kind(Mortar)],
        rest: &[Prone, Rifle, Kind(Mortar)],
        markers: 0,
    },
    Plan {
        weights: [8, 6, 8],
        proud: &[Kind(Bazooka), Kind(Bazooka)],
        rest: &[Kind(Bazooka), Rifle, Prone],
        markers: 0,
    },
    Plan {
        weights: [7, 4, 6],
        proud: &[Kind(Flamethrower), Kind(Grenadier)],
        rest: &[Kind(Flamethrower), Rifle],
        markers: 0,
    },
    Plan { weights: [6, 6, 6], proud: &[Kind(Bfg)], rest: &[Kind(Bfg), Prone, Rifle], markers: 0 },
    Plan { weights: [6, 5, 6], proud: &[Kind(Tank)], rest: &[Rifle, Prone, Kind(Bazooka)], markers: 0 },
    Plan { weights: [5, 3, 5], proud: &[Kind(Helicopter)], rest: &[Rifle, Prone, Kind(Grenadier)], markers: 0 },
    Plan { weights: [2, 7, 3], proud: &[Kind(Minesweeper)], rest: &[Rifle, Prone], markers: 4 },
    Plan { weights: [4, 4, 4], proud: &[], rest: &[Militia, Recruit], markers: 0 },
];

/// Plans that need many points. A bot considers one only if the options allow its first models and a Commander.
const RICH: [Plan; 2] = [
    Plan { weights: [1; 3], proud: &[Kind(Howitzer), Kind(Jeep), Observer], rest: &[Rifle, Prone], markers: 0 },
    Plan { weights: [1; 3], proud: &[Caller, Kind(Jet)], rest: &[Rifle, Kind(Bazooka)], markers: 0 },
];

/// The Commanders that bots choose from, best first. Each has levels of movement, range, attack, defence and training.
/// If a bot can afford none, its Commander is Terrible in everything.
const COMMANDERS: [[i8; 5]; 5] =
    [[0, 0, 0, 1, 2], [-1, -1, -1, 1, 1], [-1, -1, -1, 0, 1], [-1, -1, -1, -1, 0], [-1; 5]];

/// Builds a force for a side. The force is legal with these options if any force is. Otherwise it still has the
/// cheapest Commander. PF-R-71
pub fn draft(options: &Options, battlefield: &Battlefield, side: Side, chance: &mut dyn Chance) -> ForceFile {
    let part = battlefield.flag.map_or(2, |flag| usize::from(flag.owner == side));
    let mut force = one_draft(options, part, chance);
    force.name = NAMES[chance.below(NAMES.len() as u32, PF_R_71) as usize].into();
    force
}

fn one_draft(options: &Options, part: usize, chance: &mut dyn Chance) -> ForceFile {
    let plan = plan(options, part, chance);
    let mut buyer = Buyer { options, force: ForceFile::of(Vec::new()) };
    buyer.lead(chance);
    for model in plan.proud {
        buyer.buy(buyer.unit(*model));
    }
    buyer.lay(plan.markers, chance);
    buyer.fill(plan.rest, chance);
    buyer.give_binoculars();
    buyer.force
}

fn plan(options: &Options, part: usize, chance: &mut dyn Chance) -> Plan {
    let rich = RICH.iter().filter(|plan| {
        let buyer = Buyer { options, force: ForceFile::of(Vec::new()) };
        let cost: i32 = plan.proud.iter().map(|model| price(&buyer.unit(*model), options)).sum();
        cost + price(&commander([-1; 5]), options) <= options.points && options.unit_cap > plan.proud.len() as i32
    });
    let plans: Vec<Plan> = PLANS.iter().chain(rich).copied().collect();
    let total: u32 = plans.iter().map(|plan| plan.weights[part]).sum();
    let mut drawn = chance.below(total, PF_R_71);
    for plan in plans {
        if drawn < plan.weights[part] {
            return plan;
        }
        drawn -= plan.weights[part];
    }
    PLANS[0]
}

/// Returns a Basic Trooper with these levels of movement, range, attack, defence and training. PF-BUY-02
fn trooper([ml, rl, al, dl, tl]: [i8; 5]) -> UnitFile {
    let basic = UnitFile::of(UnitType::Basic);
    UnitFile { ml: Some(ml), rl: Some(rl), al: Some(al), dl: Some(dl), tl: Some(tl), ..basic }
}

/// Returns a Commander with these levels. PF-CMD-01
fn commander(levels: [i8; 5]) -> UnitFile {
    UnitFile { commander: true, ..trooper(levels) }
}

/// An unfinished force, and the options that limit its points and its number of Units.
struct Buyer<'a> {
    options: &'a Options,
    force: ForceFile,
}

impl Buyer<'_> {
    fn left(&self) -> i32 {
        self.options.points - force_price(&self.force, self.options)
    }

    fn places(&self) -> i32 {
        self.options.unit_cap - self.force.units.len() as i32
    }

    /// Buys a Unit if the points and the limit of Units allow it. Returns whether it did.
    fn buy(&mut self, unit: UnitFile) -> bool {
        let can = self.places() > 0 && price(&unit, self.options) <= self.left();
        if can {
            self.force.units.push(unit);
        }
        can
    }

    /// Returns the Unit for a model. If the prone stance costs nothing, every basic rifleman is prone. PF-R-67
    fn unit(&self, model: Model) -> UnitFile {
        let basic = |stance| UnitFile { stance: Some(stance), ..UnitFile::of(UnitType::Basic) };
        let free = self.options.stance == StancePrice::Free;
        match model {
            Rifle | Kneeling | Prone if free => basic(Stance::Prone),
            Rifle => UnitFile::of(UnitType::Basic),
            Kneeling => basic(Stance::Kneeling),
            Prone => basic(Stance::Prone),
            Observer => UnitFile { spotter: true, ..basic(Stance::Prone) },
            Recruit => trooper([-1, -2, -2, -2, -3]),
            Militia => trooper([-1, -2, -2, -3, -3]),
            Caller => UnitFile::terrible(UnitType::Radioman),
            Kind(kind) => UnitFile::of(kind),
        }
    }

    /// Buys the Commander, and the Radiomen that the options require. PF-CMD-01, PF-R-58
    fn lead(&mut self, chance: &mut dyn Chance) {
        let roles = roles_required(self.options);
        let radioman = |role: &RadioRole| UnitFile { radio: Some(*role), ..UnitFile::terrible(UnitType::Radioman) };
        self.force.units.extend(roles.iter().map(radioman));
        let purse = (self.left() / 3).max(100).min(self.left());
        let able: Vec<UnitFile> = COMMANDERS
            .iter()
            .map(|levels| commander(*levels))
            .filter(|unit| price(unit, self.options) <= purse)
            .collect();
        let leader = match able.len() as u32 {
            0 => commander([-3; 5]),
            choices => able[chance.below(choices, PF_R_71) as usize].clone(),
        };
        self.force.units.insert(0, leader);
    }

    /// Buys a random number of markers, from 1 to `most`, as far as the points allow. Each may cost at most half of the
    /// points left. PF-MINE-03
    fn lay(&mut self, most: u32, chance: &mut dyn Chance) {
        if most == 0 {
            return;
        }
        for _ in 0..=chance.below(most, PF_R_71) {
            if self.force.markers < MOST_MARKERS && marker_price(self.options) <= self.left() / 2 {
                self.force.markers += 1;
            }
        }
    }

    /// Buys until nothing fits: first random models from `liked`, then cheap Troopers, then higher levels for the
    /// Commander.
    fn fill(&mut self, liked: &[Model], chance: &mut dyn Chance) {
        loop {
            let able = |model: &&Model| price(&self.unit(**model), self.options) <= self.left();
            let able: Vec<Model> = liked.iter().filter(able).copied().collect();
            if able.is_empty() || self.places() <= 0 {
                break;
            }
            let model = able[chance.below(able.len() as u32, PF_R_71) as usize];
            self.buy(self.unit(model));
        }
        for model in [Rifle, Recruit, Militia] {
            while self.buy(self.unit(model)) {}
        }
        self.improve();
    }

    /// Raises the Commander's Training, Defence and Movement level by one each, in this order. Skips a level that is
    /// Great already or too expensive. PF-BUY-02
    fn improve(&mut self) {
        let raise: [fn(&mut UnitFile) -> &mut Option<i8>; 3] = [|u| &mut u.tl, |u| &mut u.dl, |u| &mut u.ml];
        for attribute in raise {
            let mut better = self.force.units[0].clone();
            let Some(level) = attribute(&mut better).as_mut().filter(|level| **level < 2) else { continue };
            *level += 1;
            let dearer = price(&better, self.options) - price(&self.force.units[0], self.options);
            if dearer <= self.left() {
                self.force.units[0] = better;
            }
        }
    }

    /// Gives binoculars to a Basic Trooper other than the Commander if the force has mortars or howitzers but no
    /// spotter. Binoculars cost nothing. PF-R-25
    fn give_binoculars(&mut self) {
        let units = &mut self.force.units;
        let is_blind = |unit: &UnitFile| matches!(unit.kind, UnitType::Mortar | UnitType::Howitzer);
        if units.iter().any(|unit| unit.spotter) || !units.iter().any(is_blind) {
            return;
        }
        if let Some(scout) = units.iter_mut().find(|unit| unit.kind == UnitType::Basic && !unit.commander) {
            scout.spotter = true;
        }
    }
}
