//! The option `prices`: the prices of the house. PF-R-114

use catalogue::{Forces, Pricing, Scale};
use plastic_fudge::{
    Attribute, Battlefield, BillItem, Entry, ForceFile, ForceWeights, GroundChoice, HousePrices, LEVELS, Options,
    PriceList, Setup, Side, SpecialPrices, UnitFile, UnitType, bill, draft, force_price, judge, marker_price,
    options_faults, price, shipped_battlefields, shipped_forces,
};
use referee::Seeded;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The attributes, with the items of a bill that charge for them.
const ATTRIBUTES: [(Attribute, BillItem); 5] = [
    (Attribute::Movement, BillItem::Movement),
    (Attribute::Range, BillItem::Range),
    (Attribute::Attack, BillItem::Attack),
    (Attribute::Defence, BillItem::Defence),
    (Attribute::Training, BillItem::Training),
];

fn house() -> Options {
    Options { prices: PriceList::House, ..Options::default() }
}

fn commander() -> UnitFile {
    UnitFile { commander: true, ..UnitFile::of(UnitType::Commander) }
}

#[test]
fn pf_r_114_a_higher_level_costs_at_least_as_much_as_a_lower_one() {
    let table = HousePrices::shipped();
    assert_eq!((table.format, table.version), (1, 1));
    assert_eq!(Entry.read(&json!(table)), Ok(json!(table)));
    for costs in [table.movement, table.range, table.attack, table.defence, table.training] {
        assert!(costs[0] >= 1 && costs.is_sorted(), "{costs:?}");
    }
}

#[test]
fn pf_r_114_a_set_up_without_the_option_does_not_name_it() {
    assert_eq!(json!(Options::default()).get("prices"), None);
    assert_eq!(json!(house())["prices"], json!("house"));
    let named: Options = laws::from_json(&json!({ "prices": "book" }));
    assert_eq!(named, Options::default());
    assert!(catalogue::from_json::<Options>(&json!({ "prices": "trial" })).is_err());
}

#[test]
fn pf_r_114_the_book_is_a_table_like_that_of_the_house() {
    let book: HousePrices = laws::from_json(&Entry.printed());
    for row in LEVELS {
        for (attribute, _) in ATTRIBUTES {
            assert_eq!(book.level(attribute, row.level), row.cost);
        }
    }
    assert_eq!((book.marker, book.special, book.radio, book.vehicle, book.commander), (43, 25, 42, 100, 50));
}

#[test]
fn pf_r_114_units_and_markers_cost_what_the_table_says() {
    let (table, options) = (HousePrices::shipped(), house());
    let level = |item: BillItem, level: i8| {
        let attribute = ATTRIBUTES.into_iter().find(|(_, bought)| *bought == item).expect("an attribute").0;
        table.level(attribute, level)
    };
    let mortar = UnitFile::of(UnitType::Mortar);
    let rows = bill(&mortar, &options);
    let sum: i32 = rows.rows.iter().map(|row| row.cost * row.times).sum();
    assert_eq!((price(&mortar, &options), rows.points), (sum, sum));
    assert_eq!((rows.audited, rows.printed), (sum, sum), "the printed list counts nothing");
    assert!(rows.rows.iter().all(|row| row.clause.id() == "PF-R-114"));
    let of = |item| rows.rows.iter().find(|row| row.item == item).expect("a row").cost;
    assert_eq!(of(BillItem::Special), table.special);
    for row in rows.rows.iter().filter(|row| row.level.is_some()) {
        assert_eq!(row.cost, level(row.item, row.level.expect("a level")));
    }
    let jeep = UnitFile::of(UnitType::Jeep);
    let levels: i32 = bill(&jeep, &options).rows.iter().filter(|row| row.level.is_some()).map(|row| 2 * row.cost).sum();
    assert_eq!(price(&jeep, &options), levels + table.vehicle);
    assert_eq!(marker_price(&options), table.marker);
    let strong = Options { mine_al: 3, ..house() };
    let more = level(BillItem::Attack, 3) - level(BillItem::Attack, 2);
    assert_eq!(marker_price(&strong), table.marker + more);
    assert_eq!(marker_price(&Options { mine_cost: Some(7), ..house() }), 7);
    let printed = Options { special_prices: SpecialPrices::Printed, ..house() };
    assert_eq!(
        price(&UnitFile::of(UnitType::Grenadier), &printed),
        price(&UnitFile::of(UnitType::Grenadier), &options)
    );
}

#[test]
fn pf_r_114_a_force_is_judged_at_house_prices() {
    let troopers = vec![UnitFile::of(UnitType::Basic); 3];
    let force = ForceFile::of([vec![commander()], troopers].concat());
    let points = force_price(&force, &house());
    let judged = |points: i32| judge(&force, &Options { points, ..house() }).len();
    assert_eq!(judged(points), 0);
    assert!(judged(points - 1) > 0);
    let setup = json!({ "options": { "prices": "house" } });
    let bill = Entry.bill(&setup, &json!(force)).expect("a bill");
    assert_eq!(bill["points"], json!(points));
    let table = HousePrices::shipped();
    let least = [&table.movement, &table.range, &table.attack, &table.defence, &table.training];
    let cheapest = least.iter().map(|costs| costs[0]).sum::<i32>() + table.commander;
    assert_eq!(options_faults(&Options { points: cheapest, ..house() }).len(), 0);
    assert!(!options_faults(&Options { points: cheapest - 1, ..house() }).is_empty());
}

#[test]
fn pf_r_114_bots_build_legal_forces_at_house_prices() {
    let fields: Vec<Battlefield> = shipped_battlefields();
    for seed in 0..40 {
        let options = Options { points: 300 + 10 * seed as i32, ..house() };
        let force = draft(&options, &fields[seed as usize % fields.len()], Side::Tan, &mut Seeded::new(seed, 0));
        assert_eq!(judge(&force, &options), []);
        let points = force_price(&force, &options);
        assert!(points * 10 > options.points * 4, "the bot spent {points} of {} points", options.points);
    }
}

/// Returns the printed table with some prices scaled: names, thousandths and certainties.
fn scaled(scales: &[(&str, u32, u32)]) -> HousePrices {
    let scale = |(name, thousandths, certainty): &(&str, u32, u32)| {
        ((*name).to_owned(), Scale { thousandths: *thousandths, certainty: *certainty })
    };
    laws::from_json(&Entry.scaled(&Entry.printed(), &scales.iter().map(scale).collect()))
}

#[test]
fn pf_r_114_levels_in_the_wrong_order_get_one_price_that_favours_the_surer_one() {
    let great = scaled(&[("range great", 400, 1_000)]);
    assert_eq!(great.range, [2, 5, 8, 10, 14, 14, 50], "Good was not measured, and costs as much as Great");
    let good = scaled(&[("range good", 2_000, 4_900), ("range great", 800, 1_600), ("range superb", 1_000, 1_000)]);
    // Good should cost 40 with a weight of 4900 / 20², and Great 28 with a weight of 1600 / 35².
    assert_eq!(good.range, [2, 5, 8, 10, 39, 39, 50]);
    let all = scaled(&[("defence poor", 3_000, 250), ("defence mediocre", 500, 640), ("defence fair", 700, 1_000)]);
    // Prices of 15, 4 and 7, with equal weights: the mean of the first two is more than the third.
    assert_eq!(all.defence, [2, 9, 9, 9, 20, 35, 50]);
    assert!([great, good, all].iter().all(|table| Entry.read(&json!(table)).is_ok()));
}

#[test]
fn pf_r_114_the_table_of_the_compiler_is_that_of_the_file() {
    let file: HousePrices = catalogue::shipped_json(include_str!("../../../data/house-prices.json"));
    assert_eq!(HousePrices::shipped(), &file);
    let mut odd = json!(file);
    odd["range"][3] = json!(file.range[2] - 1);
    let why = Entry.read(&odd).expect_err("Fair costs less than Mediocre");
    assert!(why.starts_with("range fair costs"), "{why}");
}

#[test]
fn pf_r_114_prices_are_fitted_only_if_forces_stay_below_the_highest_limit() {
    let suits = |points: i32| Entry.suits(&json!({ "battlefield": "meeting", "options": { "points": points } }));
    assert_eq!(suits(2_500), Ok(()));
    assert!(suits(2_501).is_err_and(|why| why.contains("points=2500 or less")));
}

#[test]
fn pf_r_114_the_lab_scales_prices_and_keeps_the_order_of_levels() {
    let table = scaled(&[
        ("range great", 200, 1_000),
        ("movement poor", 3_000, 1_000),
        ("special", 1_500, 1_000),
        ("markers", 1, 1_000),
    ]);
    assert_eq!(table.range, [2, 5, 7, 7, 7, 7, 50], "Great costs at least as much as Good");
    assert_eq!(table.movement, [2, 15, 15, 15, 20, 35, 50]);
    assert_eq!((table.special, table.marker, table.vehicle), (38, 1, 100));
    let setup = json!({ "battlefield": "meeting", "options": {} });
    let force = Entry.draft(&setup, &json!(table), "green", &mut Seeded::new(5, 0));
    let force: ForceFile = laws::from_json(&force);
    let spent = Entry.spent(&setup, &json!(table), &json!(force));
    assert!(!spent.contains_key("commander"));
    let leaders = force.units.iter().filter(|unit| unit.commander).count();
    assert_eq!(leaders, 1);
    let sum: i32 = spent.values().sum();
    let mut refused: Value = json!(table);
    refused["marker"] = json!(0);
    assert!(Entry.read(&refused).is_err());
    assert!(sum > 0 && sum <= 500);
    assert_eq!(Entry.setup(&setup)["options"]["points"], json!(10_000));
    assert_eq!(Entry.told(&json!(table))["range great"], "7");
}

/// The weights were fitted to printed prices. Other prices would count each correction twice.
#[test]
fn pf_r_114_bots_value_a_force_by_the_printed_prices() {
    let counts = |options: Options| {
        let battlefield = GroundChoice::Shipped("meeting".into());
        let setup = Setup { battlefield, forces: BTreeMap::new(), options };
        let mut counts = Vec::new();
        for ready in shipped_forces() {
            ForceWeights::count(&ready.force, &setup, |what, many| counts.push((what, many)));
        }
        counts
    };
    assert!(counts(house()).len() > 100);
    assert_eq!(counts(house()), counts(Options::default()));
}
