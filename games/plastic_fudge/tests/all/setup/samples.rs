//! Every row of the printed sample list: the level, and what it costs. PF-SCEN-01

use plastic_fudge::BillItem::{self, Attack, Defence, Movement, Radio, Range, Training};
use plastic_fudge::UnitType::{self, *};
use plastic_fudge::{Options, RadioRole, Stance, UnitFile, WeaponKind, bill};

/// Asserts that a Unit's bill has rows for an attribute with these levels and costs.
fn holds(kind: UnitType, item: BillItem, levels: &[i8], points: &[i32]) {
    let rows = bill(&UnitFile::of(kind), &Options::default()).rows;
    let rows: Vec<_> = rows.into_iter().filter(|row| row.item == item).collect();
    assert_eq!(
        rows.iter().map(|row| row.level.expect("a row of an attribute has a level")).collect::<Vec<_>>(),
        levels
    );
    assert_eq!(rows.iter().map(|row| row.cost * row.times).collect::<Vec<_>>(), points);
}

/// Makes a test for each row: type, attribute, levels, costs.
macro_rules! rows {
    ($(#[$test:meta] fn $name:ident($kind:expr, $item:expr, $levels:expr, $points:expr);)*) => {
        $(#[$test] fn $name() { holds($kind, $item, &$levels, &$points); })*
    };
}

rows! {
    #[test] fn pf_u_cmd_ml_is_good(Commander, Movement, [1], [20]);
    #[test] fn pf_u_cmd_rl_is_mediocre(Commander, Range, [-1], [8]);
    #[test] fn pf_u_cmd_al_is_good(Commander, Attack, [1], [20]);
    #[test] fn pf_u_cmd_dl_is_good(Commander, Defence, [1], [20]);
    #[test] fn pf_u_cmd_tl_is_superb(Commander, Training, [3], [50]);
    #[test] fn pf_u_rad_ml_is_good(Radioman, Movement, [1], [20]);
    #[test] fn pf_u_rad_al_is_mediocre(Radioman, Attack, [-1], [8]);
    #[test] fn pf_u_rad_dl_is_fair(Radioman, Defence, [0], [10]);
    #[test] fn pf_u_rad_tl_is_good(Radioman, Training, [1], [20]);
    #[test] fn pf_u_bas_ml_is_mediocre(Basic, Movement, [-1], [8]);
    #[test] fn pf_u_bas_rl_is_mediocre(Basic, Range, [-1], [8]);
    #[test] fn pf_u_bas_al_is_mediocre(Basic, Attack, [-1], [8]);
    #[test] fn pf_u_bas_dl_is_mediocre(Basic, Defence, [-1], [8]);
    #[test] fn pf_u_bas_tl_is_mediocre(Basic, Training, [-1], [8]);
    #[test] fn pf_u_grn_ml_is_mediocre(Grenadier, Movement, [-1], [8]);
    #[test] fn pf_u_grn_rl_is_fair_and_good(Grenadier, Range, [0, 1], [10, 20]);
    #[test] fn pf_u_grn_al_is_great_and_good(Grenadier, Attack, [2, 1], [35, 20]);
    #[test] fn pf_u_grn_dl_is_mediocre(Grenadier, Defence, [-1], [8]);
    #[test] fn pf_u_grn_tl_is_fair(Grenadier, Training, [0], [10]);
    #[test] fn pf_u_sni_ml_is_poor(Sniper, Movement, [-2], [5]);
    #[test] fn pf_u_sni_rl_is_great(Sniper, Range, [2], [35]);
    #[test] fn pf_u_sni_al_is_great(Sniper, Attack, [2], [35]);
    #[test] fn pf_u_sni_dl_is_good(Sniper, Defence, [1], [20]);
    #[test] fn pf_u_sni_tl_is_good(Sniper, Training, [1], [20]);
    #[test] fn pf_u_crw_ml_is_poor(Crawler, Movement, [-2], [5]);
    #[test] fn pf_u_crw_rl_is_fair(Crawler, Range, [0], [10]);
    #[test] fn pf_u_crw_al_is_fair(Crawler, Attack, [0], [10]);
    #[test] fn pf_u_crw_dl_is_good(Crawler, Defence, [1], [20]);
    #[test] fn pf_u_crw_tl_is_fair(Crawler, Training, [0], [10]);
    #[test] fn pf_u_swp_ml_is_poor(Minesweeper, Movement, [-2], [5]);
    #[test] fn pf_u_swp_rl_is_poor(Minesweeper, Range, [-2], [5]);
    #[test] fn pf_u_swp_al_is_good(Minesweeper, Attack, [1], [20]);
    #[test] fn pf_u_swp_dl_is_mediocre(Minesweeper, Defence, [-1], [8]);
    #[test] fn pf_u_swp_tl_is_great(Minesweeper, Training, [2], [35]);
    #[test] fn pf_u_mor_ml_is_poor(Mortar, Movement, [-2], [5]);
    #[test] fn pf_u_mor_rl_is_great(Mortar, Range, [2], [35]);
    #[test] fn pf_u_mor_al_is_good(Mortar, Attack, [1], [20]);
    #[test] fn pf_u_mor_dl_is_fair(Mortar, Defence, [0], [10]);
    #[test] fn pf_u_mor_tl_is_fair(Mortar, Training, [0], [10]);
    #[test] fn pf_u_c50_ml_is_terrible(FiftyCal, Movement, [-3], [2]);
    #[test] fn pf_u_c50_rl_is_good(FiftyCal, Range, [1], [20]);
    #[test] fn pf_u_c50_al_is_great(FiftyCal, Attack, [2], [35]);
    #[test] fn pf_u_c50_dl_is_fair(FiftyCal, Defence, [0], [10]);
    #[test] fn pf_u_c50_tl_is_mediocre(FiftyCal, Training, [-1], [8]);
    #[test] fn pf_u_baz_ml_is_good(Bazooka, Movement, [1], [20]);
    #[test] fn pf_u_baz_rl_is_great(Bazooka, Range, [2], [35]);
    #[test] fn pf_u_baz_al_is_great(Bazooka, Attack, [2], [35]);
    #[test] fn pf_u_baz_dl_is_fair(Bazooka, Defence, [0], [10]);
    #[test] fn pf_u_baz_tl_is_fair(Bazooka, Training, [0], [10]);
    #[test] fn pf_u_flm_ml_is_good(Flamethrower, Movement, [1], [20]);
    #[test] fn pf_u_flm_rl_is_fair(Flamethrower, Range, [0], [10]);
    #[test] fn pf_u_flm_al_is_great(Flamethrower, Attack, [2], [35]);
    #[test] fn pf_u_flm_dl_is_fair(Flamethrower, Defence, [0], [10]);
    #[test] fn pf_u_flm_tl_is_fair(Flamethrower, Training, [0], [10]);
    #[test] fn pf_u_bfg_ml_is_good(Bfg, Movement, [1], [20]);
    #[test] fn pf_u_bfg_rl_is_great(Bfg, Range, [2], [35]);
    #[test] fn pf_u_bfg_al_is_great(Bfg, Attack, [2], [35]);
    #[test] fn pf_u_bfg_dl_is_great(Bfg, Defence, [2], [35]);
    #[test] fn pf_u_bfg_tl_is_great(Bfg, Training, [2], [35]);
    #[test] fn pf_u_jeep_ml_is_good(Jeep, Movement, [1], [40]);
    #[test] fn pf_u_jeep_rl_is_terrible(Jeep, Range, [-3], [4]);
    #[test] fn pf_u_jeep_al_is_terrible(Jeep, Attack, [-3], [4]);
    #[test] fn pf_u_jeep_dl_is_mediocre(Jeep, Defence, [-1], [16]);
    #[test] fn pf_u_jeep_tl_is_fair(Jeep, Training, [0], [20]);
    #[test] fn pf_u_tnk_ml_is_fair(Tank, Movement, [0], [20]);
    #[test] fn pf_u_tnk_rl_is_good(Tank, Range, [1], [40]);
    #[test] fn pf_u_tnk_al_is_great(Tank, Attack, [2], [70]);
    #[test] fn pf_u_tnk_dl_is_superb(Tank, Defence, [3], [100]);
    #[test] fn pf_u_tnk_tl_is_great(Tank, Training, [2], [70]);
    #[test] fn pf_u_hel_ml_is_great(Helicopter, Movement, [2], [70]);
    #[test] fn pf_u_hel_rl_is_great(Helicopter, Range, [2], [70]);
    #[test] fn pf_u_hel_al_is_great(Helicopter, Attack, [2], [70]);
    #[test] fn pf_u_hel_dl_is_fair(Helicopter, Defence, [0], [20]);
    #[test] fn pf_u_hel_tl_is_good(Helicopter, Training, [1], [40]);
    #[test] fn pf_u_jet_ml_is_superb(Jet, Movement, [3], [100]);
    #[test] fn pf_u_jet_rl_is_superb(Jet, Range, [3], [100]);
    #[test] fn pf_u_jet_al_is_great(Jet, Attack, [2], [70]);
    #[test] fn pf_u_jet_dl_is_great(Jet, Defence, [2], [70]);
    #[test] fn pf_u_jet_tl_is_great(Jet, Training, [2], [70]);
    #[test] fn pf_u_how_ml_is_terrible(Howitzer, Movement, [-3], [4]);
    #[test] fn pf_u_how_rl_is_superb(Howitzer, Range, [3], [100]);
    #[test] fn pf_u_how_al_is_great(Howitzer, Attack, [2], [70]);
    #[test] fn pf_u_how_dl_is_poor(Howitzer, Defence, [-2], [10]);
    #[test] fn pf_u_how_tl_is_terrible(Howitzer, Training, [-3], [4]);
}

#[test]
fn pf_u_rad_rl_is_superb_for_the_radio() {
    let rows = bill(&UnitFile::of(Radioman), &Options::default()).rows;
    let paid = rows.iter().filter(|row| matches!(row.item, Range | Radio)).map(|row| row.cost).sum::<i32>();
    assert_eq!(paid, 50);
}

#[test]
fn pf_u_sni_dl_is_fair_when_kneeling() {
    let kneeling = UnitFile { stance: Some(Stance::Kneeling), ..UnitFile::of(Sniper) };
    let rows = bill(&kneeling, &Options::default()).rows;
    assert!(rows.iter().any(|row| row.item == Defence && row.level == Some(0) && row.cost == 10));
}

/// Returns the name, Range level and Attack level of each weapon in a bill.
fn weapons(kind: UnitType) -> Vec<(String, i8, i8)> {
    let rows = bill(&UnitFile::of(kind), &Options::default()).rows;
    let of = |item| rows.iter().filter(move |row| row.item == item);
    of(Range)
        .zip(of(Attack))
        .filter_map(|(range, attack)| {
            Some((range.weapon.clone()?, range.level.expect("levels are paid"), attack.level.expect("levels are paid")))
        })
        .collect()
}

#[test]
fn pf_u_cmd_03_a_commander_has_a_pistol_with_two_bands() {
    assert_eq!(weapons(Commander), [("pistol".into(), -1, 1)]);
}

#[test]
fn pf_u_rad_02_a_radioman_pays_for_pistol_and_radio() {
    let rows = bill(&UnitFile::of(Radioman), &Options::default()).rows;
    let radio = rows.iter().find(|row| row.item == Radio).unwrap();
    assert_eq!((radio.cost, radio.clause.id()), (42, "PF-U-RAD-02"));
}

#[test]
fn pf_u_rad_03_a_radioman_has_a_pistol() {
    assert_eq!(weapons(Radioman), [("pistol".into(), -1, -1)]);
}

#[test]
fn pf_u_rad_01_the_defence_of_a_radioman_includes_kneeling() {
    let standing =
        UnitFile { stance: Some(Stance::Standing), radio: Some(RadioRole::Command), ..UnitFile::of(Radioman) };
    let rows = bill(&standing, &Options::default()).rows;
    assert!(rows.iter().any(|row| row.item == Defence && row.level == Some(-1)));
}

#[test]
fn pf_u_bas_01_a_basic_trooper_has_no_special_weapon() {
    assert_eq!(weapons(Basic), [("rifle".into(), -1, -1)]);
}

#[test]
fn pf_u_grn_02_both_weapons_are_listed_and_paid() {
    assert_eq!(weapons(Grenadier), [("grenade".into(), 0, 2), ("rifle".into(), 1, 1)]);
    assert_eq!(bill(&UnitFile::of(Grenadier), &Options::default()).points, 8 + 10 + 35 + 20 + 20 + 8 + 10);
}

#[test]
fn pf_u_crw_01_the_defence_of_a_crawler_includes_lying() {
    let lying = UnitFile { stance: Some(Stance::Prone), ..UnitFile::of(Crawler) };
    assert_eq!(bill(&lying, &Options::default()), bill(&UnitFile::of(Crawler), &Options::default()));
}

#[test]
fn pf_u_swp_01_the_attack_level_is_that_of_the_sweeper() {
    assert_eq!(weapons(Minesweeper), [("sweeper".into(), -2, 1)]);
    assert!(plastic_fudge::may_carry(Minesweeper, WeaponKind::Sweeper));
}

#[test]
fn pf_u_sni_01_each_pose_has_its_price() {
    let at = |stance| bill(&UnitFile { stance: Some(stance), ..UnitFile::of(Sniper) }, &Options::default()).points;
    assert_eq!((at(Stance::Prone), at(Stance::Kneeling)), (115, 105));
}

#[test]
fn pf_u_jeep_02_the_jeep_has_no_weapon() {
    assert_eq!(weapons(Jeep), []);
}
