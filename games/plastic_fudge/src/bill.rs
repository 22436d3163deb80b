//! The bill of a Unit: its price, row by row. A bill has three totals: under the options, by the text of the rules, and
//! as printed. The module also audits the whole sample list, and finds what no legal force can afford.

use crate::clauses::*;
use crate::force::{ForceFile, UnitFile};
use crate::house::Attribute;
use crate::level::{Level, TERRIBLE, row_of};
use crate::options::{Options, RadioRequired, SpecialPrices};
use crate::price::{Levels, commander, cost, is_armed, price, vehicle};
use crate::unit::{RadioRole, Stance, UnitType};
use referee::Clause;
use schemars::JsonSchema;
use serde::Serialize;

/// Returns what the cheapest Commander costs, in points: a Basic Trooper whose five levels are all Terrible. PF-CMD-02,
/// PF-R-76, PF-R-114
pub(crate) fn cheapest_commander(options: &Options) -> i32 {
    price(&UnitFile { commander: true, ..UnitFile::terrible(UnitType::Basic) }, options)
}

/// Returns the roles for which a force must have a Radioman.
pub(crate) const fn roles_required(options: &Options) -> &'static [RadioRole] {
    match options.radio_required {
        RadioRequired::None => &[],
        RadioRequired::Command => &[RadioRole::Command],
        RadioRequired::Both => &[RadioRole::Command, RadioRole::Trooper],
    }
}

/// What a row of a bill charges for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BillItem {
    /// Movement level (ML).
    Movement,
    /// Range level (RL) of a weapon.
    Range,
    /// Attack level (AL) of a weapon.
    Attack,
    /// Defence level (DL).
    Defence,
    /// Training level (TL).
    Training,
    /// What a radio adds to the cost of the pistol's range. PF-U-RAD-02
    Radio,
    /// The surcharge of a special Trooper. PF-SPEC-01
    Special,
    /// The surcharge of a Vehicle. PF-VEH-02
    Vehicle,
    /// The surcharge of the Commander. PF-CMD-02
    Commander,
    /// The points that a printing error adds to the printed price. PF-R-69
    Misprint,
}

/// A row of a bill: one level or one surcharge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BillRow {
    /// What the row charges for.
    pub item: BillItem,
    /// The name of the weapon whose Range level or Attack level the row charges for; `None` in all other rows, and for
    /// a Unit without weapons.
    pub weapon: Option<String>,
    /// The level that the row charges for; `None` for a surcharge.
    pub level: Option<Level>,
    /// What the level or the surcharge costs, in points, before `times`.
    pub cost: i32,
    /// How often `cost` is charged: twice for the levels of a Vehicle, otherwise once. PF-VEH-02
    pub times: i32,
    /// The clause that sets this cost.
    pub clause: Clause,
}

/// The price of a Unit, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Bill {
    /// The rows. Their `cost` times `times`, added up, is `points`.
    pub rows: Vec<BillRow>,
    /// The price in points under the options of the bill.
    pub points: i32,
    /// The price in points by the text of the printed rules, whatever the option `special_prices`. PF-R-68, PF-R-69
    pub audited: i32,
    /// The price in points by the printed sample list, whatever the option `special_prices`.
    pub printed: i32,
}

fn level_row(options: &Options, item: BillItem, (weapon, level): (Option<&str>, Level), times: i32) -> BillRow {
    let clause = cited(options, row_of(level).clause);
    let attribute = match item {
        BillItem::Range => Attribute::Range,
        BillItem::Attack => Attribute::Attack,
        BillItem::Defence => Attribute::Defence,
        BillItem::Training => Attribute::Training,
        _ => Attribute::Movement,
    };
    let cost = cost(options, attribute, level);
    BillRow { item, weapon: weapon.map(Into::into), level: Some(level), cost, times, clause }
}

/// Returns the clause that gives a price: `book` for the printed prices. PF-R-114
fn cited(options: &Options, book: Clause) -> Clause {
    if options.prices.is_book() { book } else { PF_R_114 }
}

const fn extra_row(item: BillItem, cost: i32, clause: Clause) -> BillRow {
    BillRow { item, weapon: None, level: None, cost, times: 1, clause }
}

/// Returns the price of a Unit, row by row. PF-BUY-03, PF-VEH-02, PF-VEH-04, PF-CMD-02, PF-SPEC-01, PF-R-114
pub fn bill(unit: &UnitFile, options: &Options) -> Bill {
    let Levels { ml, dl, tl, stance, weapons } = Levels::of(unit);
    let times = if unit.kind.is_vehicle() { 2 } else { 1 };
    let row = |item, weapon, level| level_row(options, item, (weapon, level), times);
    let mut rows = vec![row(BillItem::Movement, None, ml)];
    for weapon in &weapons {
        rows.push(row(BillItem::Range, Some(&weapon.name), weapon.rl));
        rows.push(row(BillItem::Attack, Some(&weapon.name), weapon.al));
    }
    if !is_armed(unit) {
        rows.push(row(BillItem::Range, None, TERRIBLE));
        rows.push(row(BillItem::Attack, None, TERRIBLE));
    }
    rows.push(row(BillItem::Defence, None, dl.saturating_sub(stance.free(options))));
    rows.push(row(BillItem::Training, None, tl));
    let surcharge = unit.kind.surcharge(options);
    if surcharge != 0 {
        let (item, clause) = match unit.kind {
            UnitType::Radioman => (BillItem::Radio, PF_U_RAD_02),
            UnitType::Grenadier => (BillItem::Misprint, PF_R_69),
            _ => (BillItem::Special, PF_SPEC_01),
        };
        rows.push(extra_row(item, surcharge, cited(options, clause)));
    }
    if unit.kind.is_vehicle() {
        rows.push(extra_row(BillItem::Vehicle, vehicle(options), cited(options, PF_VEH_02)));
    }
    if unit.commander {
        rows.push(extra_row(BillItem::Commander, commander(options), cited(options, PF_CMD_02)));
    }
    let by = |special_prices| price(unit, &Options { special_prices, ..options.clone() });
    Bill {
        rows,
        points: price(unit, options),
        audited: by(SpecialPrices::Audited),
        printed: by(SpecialPrices::Printed),
    }
}

/// A Unit of the printed sample list: its price by the text of the rules, beside the printed one. PF-R-76
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditRow {
    /// The type of the Unit.
    pub kind: UnitType,
    /// The name of the Unit in the printed rules.
    pub title: String,
    /// The stance of the Unit if it is not the usual one of its type; otherwise `None`.
    pub stance: Option<Stance>,
    /// What its levels cost, in points. For a Vehicle, they are already doubled.
    pub levels: i32,
    /// The points for a special weapon, a Vehicle and the Commander.
    pub surcharge: i32,
    /// The sum of `levels` and `surcharge`.
    pub audited: i32,
    /// The price in the printed rules, in points.
    pub printed: i32,
    /// The ruling about the difference; `None` if both prices are equal.
    pub clause: Option<Clause>,
}

/// Returns the audit of every Unit of the printed sample list. Basic Troopers and Snipers appear in more than one
/// stance. PF-R-68, PF-R-69, PF-R-76
pub fn audit() -> Vec<AuditRow> {
    let poses = |kind: UnitType| match kind {
        UnitType::Basic => vec![None, Some(Stance::Kneeling), Some(Stance::Prone)],
        UnitType::Sniper => vec![None, Some(Stance::Kneeling)],
        _ => vec![None],
    };
    let samples = UnitType::ALL.into_iter().filter(|kind| *kind != UnitType::Vehicle);
    samples.flat_map(|kind| poses(kind).into_iter().map(move |stance| audited(kind, stance))).collect()
}

fn audited(kind: UnitType, stance: Option<Stance>) -> AuditRow {
    let unit = UnitFile { stance, commander: kind == UnitType::Commander, ..UnitFile::of(kind) };
    let Bill { rows, audited, printed, .. } = bill(&unit, &Options::default());
    let surcharge = rows.iter().filter(|row| is_on_top(row.item)).map(|row| row.cost).sum();
    let clause = (audited != printed).then_some(if kind == UnitType::Grenadier { PF_R_69 } else { PF_R_68 });
    let title = kind.data().title.into();
    AuditRow { kind, title, stance, levels: audited - surcharge, surcharge, audited, printed, clause }
}

/// Says whether a row counts as surcharge in the audit. A radio does not, because it is bought as a Range level.
const fn is_on_top(item: BillItem) -> bool {
    matches!(item, BillItem::Special | BillItem::Vehicle | BillItem::Commander)
}

/// Whether one force can afford these Units of the sample list, and the sum that decides it. PF-R-76
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fielding {
    /// The types of the Units. The first is the Unit in question; the others are Units that it needs.
    pub units: Vec<UnitType>,
    /// What each Unit costs in points, in the order of `units`.
    pub points: Vec<i32>,
    /// What the cheapest Commander costs in points. It is 0 if one of the Units is the Commander.
    pub commander: i32,
    /// The sum of `points` and `commander`.
    pub sum: i32,
    /// The most points that a force may cost under the options.
    pub most: i32,
    /// Whether `sum` is at most `most`.
    pub fits: bool,
}

/// Says which Units of the sample list a force can afford with these options. It looks at each Unit alone, at a
/// Howitzer with its Jeep, and at a Commander with his Jeep and one or two Radiomen. PF-R-76, PF-RADIO-02
pub fn fielding(options: &Options) -> Vec<Fielding> {
    use UnitType::{Commander, Howitzer, Jeep, Radioman};
    let alone = UnitType::ALL.into_iter().map(|kind| vec![kind]);
    let teams = [vec![Howitzer, Jeep], vec![Commander, Radioman, Jeep], vec![Commander, Radioman, Radioman, Jeep]];
    alone.chain(teams).map(|units| fielded(units, options)).collect()
}

fn fielded(units: Vec<UnitType>, options: &Options) -> Fielding {
    let leads = units.contains(&UnitType::Commander);
    let of =
        |kind: &UnitType| price(&UnitFile { commander: *kind == UnitType::Commander, ..UnitFile::of(*kind) }, options);
    let points: Vec<i32> = units.iter().map(of).collect();
    let commander = if leads { 0 } else { cheapest_commander(options) };
    let sum = points.iter().sum::<i32>() + commander;
    Fielding { units, points, commander, sum, most: options.points, fits: sum <= options.points }
}

/// Returns the parts of a force that no legal force can afford. Each entry has three values: the beginning of a
/// sentence about the part, its price, and the price of the cheapest Commander. The last price is 0 if the part is the
/// Commander. PF-R-65, PF-R-66, PF-R-76
pub(crate) fn too_dear(force: &ForceFile, options: &Options) -> Vec<(String, i32, i32)> {
    let mut told: Vec<(String, i32, i32)> = Vec::new();
    let mut tell = |what: String, points: i32, commander: i32| {
        if points + commander > options.points && !told.iter().any(|known| known.0 == what) {
            told.push((what, points, commander));
        }
    };
    let mut cheapest = [None::<i32>; 2];
    for unit in &force.units {
        let (title, points) = (unit.kind.data().title, price(unit, options));
        tell(format!("The {title} would"), points, if unit.commander { 0 } else { cheapest_commander(options) });
        let pair = [UnitType::Howitzer, UnitType::Jeep].iter().position(|kind| *kind == unit.kind);
        if let Some(at) = pair {
            cheapest[at] = Some(cheapest[at].map_or(points, |known| known.min(points)));
        }
    }
    if let [Some(howitzer), Some(jeep)] = cheapest {
        tell("A Howitzer and the Jeep that tows it would".into(), howitzer + jeep, cheapest_commander(options));
    }
    told
}
