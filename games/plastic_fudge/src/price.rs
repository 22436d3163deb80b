//! The prices of Units, markers and forces.

use crate::force::{ForceFile, UnitFile};
use crate::house::{Attribute, HousePrices};
use crate::level::{Level, TERRIBLE, row_of};
use crate::options::Options;
use crate::unit::{Stance, Weapon};

/// The levels, pose and weapons of a Unit, complete: defaults of the type fill what its force file leaves out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    /// Movement level.
    pub ml: Level,
    /// Defence level, the stance included.
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The pose.
    pub stance: Stance,
    /// All weapons: those of the type or their replacement, then the extra ones.
    pub weapons: Vec<Weapon>,
}

impl Levels {
    /// Completes the values of a Unit of a force file with the defaults of its type. PF-BUY-01, PF-BUY-02,
    /// PF-STANCE-01, PF-STANCE-02, PF-VEH-04
    pub fn of(unit: &UnitFile) -> Levels {
        let kind = unit.kind.data();
        let stance = unit.stance.unwrap_or(kind.stance);
        let mut weapons = unit.weapons.clone().unwrap_or_else(|| kind.weapons());
        if let Some(first) = weapons.first_mut() {
            first.rl = unit.rl.unwrap_or(first.rl);
            first.al = unit.al.unwrap_or(first.al);
        }
        weapons.extend(unit.extra.iter().cloned());
        Levels {
            ml: unit.ml.unwrap_or(kind.ml),
            dl: unit.dl.unwrap_or_else(|| kind.dl.saturating_add(stance.bonus())),
            tl: unit.tl.unwrap_or(kind.tl),
            stance,
            weapons,
        }
    }

    /// Returns the cost of all levels in points. A Unit that is not armed pays for a Terrible Range level and a
    /// Terrible Attack level, in addition to its extra weapons. PF-BUY-03, PF-R-55, PF-R-70
    fn sum(&self, is_armed: bool, options: &Options) -> i32 {
        let house = options.prices.house();
        let cost = |attribute, level| cost_at(house, attribute, level);
        let armed = |rl, al| cost(Attribute::Range, rl) + cost(Attribute::Attack, al);
        let slot = if is_armed { 0 } else { armed(TERRIBLE, TERRIBLE) };
        let arms: i32 = self.weapons.iter().map(|weapon| armed(weapon.rl, weapon.al)).sum();
        let defence = cost(Attribute::Defence, self.dl.saturating_sub(self.stance.free(options)));
        cost(Attribute::Movement, self.ml) + slot + arms + defence + cost(Attribute::Training, self.tl)
    }
}

/// Says whether a Unit has weapons apart from the `extra` ones of its force file. PF-R-55
pub(crate) fn is_armed(unit: &UnitFile) -> bool {
    let own = unit.weapons.as_ref().map_or(unit.kind.data().weapons.len(), Vec::len);
    own > 0
}

/// What every Vehicle costs in addition to its levels by the printed rules, in points. PF-VEH-02
pub(crate) const VEHICLE: i32 = 100;
/// What the Commander costs in addition to his levels by the printed rules, in points. PF-CMD-02
pub(crate) const COMMANDER: i32 = 50;

/// Returns what an attribute of this level costs by the table of the house, or by the printed rules without one.
/// PF-BUY-03, PF-R-114
fn cost_at(house: Option<&HousePrices>, attribute: Attribute, level: Level) -> i32 {
    house.map_or_else(|| row_of(level).cost, |table| table.level(attribute, level))
}

/// Returns what an attribute of this level costs. PF-BUY-03, PF-R-114
pub(crate) fn cost(options: &Options, attribute: Attribute, level: Level) -> i32 {
    cost_at(options.prices.house(), attribute, level)
}

/// Returns what every Vehicle costs in addition to its levels. PF-VEH-02, PF-R-114
pub(crate) fn vehicle(options: &Options) -> i32 {
    options.prices.house().map_or(VEHICLE, |table| table.vehicle)
}

/// Returns what the Commander costs in addition to his levels. PF-CMD-02, PF-R-114
pub(crate) fn commander(options: &Options) -> i32 {
    options.prices.house().map_or(COMMANDER, |table| table.commander)
}

/// Returns the price of a Unit, in points. PF-BUY-03, PF-VEH-02, PF-CMD-02, PF-SPEC-01, PF-R-67 … PF-R-70, PF-R-114
pub fn price(unit: &UnitFile, options: &Options) -> i32 {
    let sum = Levels::of(unit).sum(is_armed(unit), options);
    let levels = if unit.kind.is_vehicle() { 2 * sum + vehicle(options) } else { sum };
    levels + unit.kind.surcharge(options) + if unit.commander { commander(options) } else { 0 }
}

/// Returns the price of a marker, real or false, in points. If a mine does not have its usual levels, the price changes
/// by what these levels cost more or less. PF-MINE-03, PF-R-37, PF-R-114
pub fn marker_price(options: &Options) -> i32 {
    let house = options.prices.house();
    let cost = |attribute, level| cost_at(house, attribute, level);
    let levels = |of: &Options| cost(Attribute::Attack, of.mine_al) + cost(Attribute::Defence, of.mine_dl);
    let usual = house.map_or(0, |table| table.marker - levels(&Options::default()));
    options.mine_cost.unwrap_or_else(|| (usual + levels(options)).max(1))
}

/// Returns the price of a force in points: all Units with their surcharges, and all markers. PF-R-71, PF-MINE-03
pub fn force_price(force: &ForceFile, options: &Options) -> i32 {
    let units = force.units.iter().map(|unit| i64::from(price(unit, options)));
    let markers = i64::from(marker_price(options)) * i64::from(force.markers);
    (units.sum::<i64>() + markers).clamp(0, i64::from(i32::MAX)) as i32
}
