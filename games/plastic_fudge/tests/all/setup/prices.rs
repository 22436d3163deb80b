//! Prices: surcharges, poses, Vehicles, markers, and the audit of the printed prices.

use plastic_fudge::{
    BillItem, ForceFile, Options, SpecialPrices, Stance, StancePrice, UnitFile, UnitType, Weapon, WeaponKind, audit,
    bill, fielding, force_price, marker_price, price,
};
use std::collections::BTreeMap;

fn of(kind: UnitType) -> i32 {
    price(&UnitFile::of(kind), &Options::default())
}

fn printed() -> Options {
    Options { special_prices: SpecialPrices::Printed, ..Options::default() }
}

const SPECIAL: [UnitType; 5] =
    [UnitType::Mortar, UnitType::FiftyCal, UnitType::Bazooka, UnitType::Flamethrower, UnitType::Bfg];

#[test]
fn pf_spec_01_special_troopers_cost_25_more() {
    assert_eq!(SPECIAL.map(of), [105, 100, 135, 110, 185]);
    for kind in SPECIAL {
        let rows = bill(&UnitFile::of(kind), &Options::default()).rows;
        assert_eq!(rows.iter().filter(|row| row.item == BillItem::Special).map(|row| row.cost).sum::<i32>(), 25);
    }
}

#[test]
fn pf_spec_02_only_one_type_carries_each_special_weapon() {
    use WeaponKind::{Bazooka, Flame, Mortar};
    for (kind, weapon) in [(UnitType::Mortar, Mortar), (UnitType::Bazooka, Bazooka), (UnitType::Flamethrower, Flame)] {
        let carriers = UnitType::ALL.into_iter().filter(|unit| plastic_fudge::may_carry(*unit, weapon));
        assert_eq!(carriers.collect::<Vec<_>>(), [kind]);
    }
}

#[test]
fn pf_r_68_printed_prices_leave_the_25_out() {
    assert_eq!(SPECIAL.map(|kind| price(&UnitFile::of(kind), &printed())), [80, 75, 110, 85, 160]);
}

#[test]
fn pf_r_69_grenade_and_rifle_costs_111_and_not_131() {
    assert_eq!(of(UnitType::Grenadier), 111);
    assert_eq!(price(&UnitFile::of(UnitType::Grenadier), &printed()), 131);
}

#[test]
fn pf_veh_01_the_default_vehicle_is_mediocre_in_everything() {
    assert_eq!(of(UnitType::Vehicle), 2 * 40 + 100);
}

#[test]
fn pf_veh_02_vehicles_pay_twice_and_100_more() {
    use UnitType::{Helicopter, Howitzer, Jeep, Jet, Tank};
    assert_eq!([Tank, Helicopter, Jeep, Howitzer, Jet].map(of), [400, 370, 184, 288, 510]);
}

#[test]
fn pf_veh_04_a_vehicle_pays_for_a_second_weapon() {
    let gun = Weapon { name: "gun".into(), kind: WeaponKind::Shot, rl: 1, al: 1 };
    let tank = UnitFile { extra: vec![gun], ..UnitFile::of(UnitType::Tank) };
    assert_eq!(price(&tank, &Options::default()), 400 + 2 * (20 + 20));
}

#[test]
fn pf_r_70_a_jeep_pays_for_weapons_in_addition_to_its_terrible_levels() {
    let gun = Weapon { name: "gun".into(), kind: WeaponKind::Shot, rl: 1, al: 1 };
    let armed = UnitFile { extra: vec![gun.clone()], ..UnitFile::of(UnitType::Jeep) };
    assert_eq!(price(&armed, &Options::default()), 184 + 2 * (20 + 20));
    let bill = bill(&armed, &Options::default());
    assert_eq!(bill.rows.iter().map(|row| row.cost * row.times).sum::<i32>(), bill.points);
    let other = UnitFile { weapons: Some(vec![gun]), ..UnitFile::of(UnitType::Jeep) };
    assert_eq!(price(&other, &Options::default()), 184 - 2 * (2 + 2) + 2 * (20 + 20));
}

#[test]
fn pf_r_70_each_weapon_adds_its_own_range_and_attack() {
    let pistol = Weapon { name: "pistol".into(), kind: WeaponKind::Shot, rl: -2, al: 0 };
    let trooper = UnitFile { extra: vec![pistol], ..UnitFile::of(UnitType::Basic) };
    assert_eq!(price(&trooper, &Options::default()), 40 + 5 + 10);
}

#[test]
fn pf_r_55_an_unarmed_jeep_pays_for_terrible_range_and_attack() {
    let rows = bill(&UnitFile::of(UnitType::Jeep), &Options::default()).rows;
    let slots = rows.iter().filter(|row| matches!(row.item, BillItem::Range | BillItem::Attack));
    assert_eq!(slots.map(|row| row.cost * row.times).sum::<i32>(), 4 + 4);
}

fn posed(stance: Stance) -> UnitFile {
    UnitFile { stance: Some(stance), ..UnitFile::of(UnitType::Basic) }
}

#[test]
fn pf_stance_01_a_prone_model_buys_two_levels_of_defence() {
    let rows = bill(&posed(Stance::Prone), &Options::default()).rows;
    assert!(rows.iter().any(|row| row.item == BillItem::Defence && row.level == Some(1)));
    assert_eq!(price(&posed(Stance::Prone), &Options::default()), 52);
}

#[test]
fn pf_stance_02_a_kneeling_model_buys_one_level_of_defence() {
    let rows = bill(&posed(Stance::Kneeling), &Options::default()).rows;
    assert!(rows.iter().any(|row| row.item == BillItem::Defence && row.level == Some(0)));
    assert_eq!(price(&posed(Stance::Kneeling), &Options::default()), 42);
}

#[test]
fn pf_r_67_with_the_option_poses_are_free() {
    let free = Options { stance: StancePrice::Free, ..Options::default() };
    for stance in [Stance::Standing, Stance::Kneeling, Stance::Prone] {
        assert_eq!(price(&posed(stance), &free), 40);
    }
}

#[test]
fn pf_r_81_the_pose_of_a_sniper_counts_once() {
    assert_eq!(of(UnitType::Sniper), 115);
    assert_eq!(of(UnitType::Crawler), 55);
}

#[test]
fn pf_r_37_a_marker_costs_what_its_levels_cost() {
    assert_eq!(marker_price(&Options::default()), 35 + 8);
    assert_eq!(marker_price(&Options { mine_al: -1, mine_dl: 0, ..Options::default() }), 8 + 10);
    assert_eq!(marker_price(&Options { mine_cost: Some(30), ..Options::default() }), 30);
}

#[test]
fn pf_mine_03_a_force_pays_for_every_marker() {
    let force = ForceFile { markers: 3, ..ForceFile::of(vec![UnitFile::of(UnitType::Basic)]) };
    assert_eq!(force_price(&force, &Options::default()), 40 + 129);
}

#[test]
fn pf_r_76_the_audit_has_the_sums_of_the_rulebook() {
    let rows: BTreeMap<_, _> = audit()
        .into_iter()
        .map(|row| {
            ((row.title.clone(), row.stance.map(|s| format!("{s:?}"))), (row.levels, row.surcharge, row.printed))
        })
        .collect();
    let expected: [(&str, Option<&str>, i32, i32, i32); 20] = [
        ("Commander", None, 118, 50, 168),
        ("Radioman", None, 108, 0, 108),
        ("Jeep", None, 84, 100, 184),
        ("Basic Trooper", None, 40, 0, 40),
        ("Basic Trooper", Some("Kneeling"), 42, 0, 42),
        ("Basic Trooper", Some("Prone"), 52, 0, 52),
        ("Grenade and Rifle Trooper", None, 111, 0, 131),
        ("Sniper", None, 115, 0, 115),
        ("Sniper", Some("Kneeling"), 105, 0, 105),
        ("Crawling Trooper", None, 55, 0, 55),
        ("Minesweeper", None, 73, 0, 73),
        ("Mortar Trooper", None, 80, 25, 80),
        ("50 Cal Trooper", None, 75, 25, 75),
        ("Bazooka Trooper", None, 110, 25, 110),
        ("Flamethrower Trooper", None, 85, 25, 85),
        ("BFG Trooper", None, 160, 25, 160),
        ("Tank", None, 300, 100, 400),
        ("Helicopter", None, 270, 100, 370),
        ("Jet Fighter", None, 410, 100, 510),
        ("Towed Howitzer", None, 188, 100, 288),
    ];
    let expected = expected
        .into_iter()
        .map(|(title, pose, levels, extra, printed)| ((title.into(), pose.map(Into::into)), (levels, extra, printed)))
        .collect::<BTreeMap<(String, Option<String>), _>>();
    assert_eq!(rows, expected);
}

#[test]
fn pf_r_76_the_audit_names_the_clause_of_each_difference() {
    for row in audit() {
        assert_eq!(row.audited, row.levels + row.surcharge);
        let clause = row.clause.map(|clause| clause.id());
        let expected = match row.kind {
            UnitType::Grenadier => Some("PF-R-69"),
            kind if SPECIAL.contains(&kind) => Some("PF-R-68"),
            _ => None,
        };
        assert_eq!(clause, expected, "{}", row.title);
    }
}

#[test]
fn pf_r_76_the_sums_say_which_units_no_force_can_afford() {
    use UnitType::{Commander, Howitzer, Jeep, Jet, Radioman, Tank};
    let rows = fielding(&Options::default());
    let sum = |units: &[UnitType]| {
        let row = rows.iter().find(|row| row.units == units).unwrap();
        (row.sum, row.fits)
    };
    assert_eq!(sum(&[Jet]), (570, false));
    assert_eq!(sum(&[Howitzer, Jeep]), (532, false));
    assert_eq!(sum(&[Commander, Radioman, Radioman, Jeep]), (568, false));
    assert_eq!(sum(&[Commander, Radioman, Jeep]), (460, true));
    assert_eq!(sum(&[Tank]), (460, true));
    assert_eq!(rows.iter().filter(|row| !row.fits).count(), 3);
}

#[test]
fn the_rows_of_every_bill_add_up_to_its_points() {
    for kind in UnitType::ALL {
        for options in [Options::default(), printed()] {
            let unit = UnitFile { commander: !kind.is_vehicle(), ..UnitFile::of(kind) };
            let bill = bill(&unit, &options);
            assert_eq!(bill.rows.iter().map(|row| row.cost * row.times).sum::<i32>(), bill.points);
        }
    }
}
