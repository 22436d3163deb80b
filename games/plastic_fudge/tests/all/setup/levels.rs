//! The level table and the price of a Trooper.

use geometry::INCH;
use plastic_fudge::{
    BillItem, ForceFault, ForceFile, LEVELS, Options, Refusal, Scale, UnitFile, UnitType, bill, judge, movement, price,
    reach,
};

const BASIC: UnitFile = UnitFile::of(UnitType::Basic);

/// Asserts what a level costs, and how far it moves and reaches.
fn is_level(level: i8, name: &str, cost: i32, moves: i32, bands: i32) {
    let row = LEVELS.iter().find(|row| row.level == level).expect("the table has every level");
    assert_eq!((row.name, row.cost, row.moves, row.bands), (name, cost, moves, bands));
    assert_eq!(movement(level, Scale(1_000)), moves * INCH);
    assert_eq!(reach(level, Scale(1_000)), 3 * bands * INCH);
    assert_eq!(row.clause.id(), format!("PF-LVL-{}", name[..3].to_uppercase()));
}

#[test]
fn pf_lvl_sup_costs_50_moves_36_inches_and_reaches_r6() {
    is_level(3, "superb", 50, 36, 6);
}

#[test]
fn pf_lvl_gre_costs_35_moves_24_inches_and_reaches_r5() {
    is_level(2, "great", 35, 24, 5);
}

#[test]
fn pf_lvl_goo_costs_20_moves_12_inches_and_reaches_r4() {
    is_level(1, "good", 20, 12, 4);
}

#[test]
fn pf_lvl_fai_costs_10_moves_9_inches_and_reaches_r3() {
    is_level(0, "fair", 10, 9, 3);
}

#[test]
fn pf_lvl_med_costs_8_moves_6_inches_and_reaches_r2() {
    is_level(-1, "mediocre", 8, 6, 2);
}

#[test]
fn pf_lvl_poo_costs_5_moves_3_inches_and_reaches_r1() {
    is_level(-2, "poor", 5, 3, 1);
}

#[test]
fn pf_lvl_ter_costs_2_moves_1_inch_and_reaches_nothing() {
    is_level(-3, "terrible", 2, 1, 0);
}

#[test]
fn pf_lvl_08_scale_multiplies_movement_and_range() {
    assert_eq!(movement(1, Scale(500)), 6 * INCH);
    assert_eq!(reach(3, Scale(1_500)), 27 * INCH);
}

#[test]
fn pf_lvl_09_a_band_is_three_inches() {
    let reached: Vec<i32> = LEVELS.iter().map(|row| reach(row.level, Scale(1_000)) / INCH).collect();
    assert_eq!(reached, [0, 3, 6, 9, 12, 15, 18]);
}

#[test]
fn pf_stat_01_a_unit_pays_for_exactly_five_attributes() {
    use BillItem::{Attack, Defence, Movement, Range, Training};
    let items = |kind| bill(&UnitFile::of(kind), &Options::default()).rows.into_iter().map(|row| row.item);
    assert_eq!(items(UnitType::Basic).collect::<Vec<_>>(), [Movement, Range, Attack, Defence, Training]);
    assert_eq!(items(UnitType::Tank).take(5).collect::<Vec<_>>(), [Movement, Range, Attack, Defence, Training]);
}

#[test]
fn pf_stat_07_there_are_seven_levels_and_no_other_can_be_bought() {
    assert_eq!(LEVELS.len(), 7);
    for level in [-4, 4, i8::MIN, i8::MAX] {
        let force = ForceFile::of(vec![UnitFile { commander: true, tl: Some(level), ..BASIC }]);
        let unit = "Unit 1 (basic)".into();
        let fault = ForceFault::Level { nth: 0, unit, attribute: "Training".into(), level };
        assert!(judge(&force, &Options::default()).contains(&Refusal::Force { seat: None, fault }));
    }
}

#[test]
fn pf_buy_01_a_standard_trooper_costs_40() {
    assert_eq!(price(&BASIC, &Options::default()), 40);
}

#[test]
fn pf_buy_02_a_trooper_with_great_movement_costs_67() {
    assert_eq!(price(&UnitFile { ml: Some(2), ..BASIC }, &Options::default()), 67);
}

#[test]
fn pf_buy_03_a_trooper_costs_the_sum_of_five_levels() {
    let levels = UnitFile { ml: Some(3), rl: Some(2), al: Some(1), dl: Some(0), tl: Some(-3), ..BASIC };
    assert_eq!(price(&levels, &Options::default()), 50 + 35 + 20 + 10 + 2);
}

#[test]
fn pf_cmd_02_the_commander_costs_50_more() {
    assert_eq!(price(&UnitFile { commander: true, ..BASIC }, &Options::default()), 90);
}
