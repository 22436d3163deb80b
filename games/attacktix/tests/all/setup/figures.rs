//! Figure types: bases, labels, classes, weapons and wheels. AT-FIG, AT-BASE, AT-CLASS

use crate::setup::board::{Board, duel};
use attacktix::{Base, Catalogue, Class, Colour, FigureType, TableSize, Zone};
use physics::{Model, Weapon};
use referee::{Game, Seat, Seeded, Table, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

fn types() -> Vec<Arc<FigureType>> {
    Catalogue::shipped().types().to_vec()
}

fn weapon(kind: &FigureType) -> Weapon {
    let model = Model::read(attacktix::CONSTANTS).expect("the constants can be read");
    match &kind.weapon {
        attacktix::WeaponName::Code(code) => model.weapon(code).expect("the code names a weapon").clone(),
        attacktix::WeaponName::Own(weapon) => weapon.clone(),
    }
}

#[test]
fn at_fig_01_a_figure_is_a_sculpt_on_a_base() {
    assert_eq!(types().len(), 29);
    let board = Board::begin(duel(&["B01"], &["B05"]), &[]);
    assert_eq!(board.game.radius(board.nth("p1-01")), 22_000);
}

#[test]
fn at_fig_02_every_figure_has_exactly_one_weapon() {
    for kind in types() {
        let weapon = weapon(&kind);
        assert!(weapon.faults().is_empty(), "{}", kind.code);
        assert_eq!(
            weapon.is_ranged(),
            weapon.reach().is_none(),
            "a weapon must be either melee or ranged: {}",
            kind.code
        );
    }
}

#[test]
fn at_fig_03_a_figure_with_a_launcher_comes_with_missiles() {
    for kind in types() {
        let weapon = weapon(&kind);
        assert_eq!(weapon.is_ranged(), weapon.missiles() >= 1, "{}", kind.code);
    }
}

#[test]
fn at_base_01_a_base_rolls_on_one_wheel_of_twelve_positions() {
    assert!(types().iter().all(|kind| kind.wheel.len() == 12 && !kind.name.is_empty()));
}

#[test]
fn at_base_02_every_click_of_the_wheel_is_a_tik() {
    // The figure starts at position 3. Each pair is its advance in micrometres, and the position of its wheel
    // afterwards.
    for (advance, wheel) in [(0, 3), (1, 4), (25_400, 4), (25_401, 5), (50_800, 5)] {
        let mut board = Board::begin(duel(&["B05"], &["B05"]), &[3]);
        board.place(0, "p1-01", 0, advance);
        assert_eq!(board.figure("p1-01").wheel, wheel, "after {advance}");
    }
}

#[test]
fn at_base_03_the_top_window_shows_the_speed_in_red_or_white() {
    let board = Board::begin(duel(&["B05"], &["B05"]), &[3, 7]);
    assert_eq!((board.shows("p1-01"), board.shows("p2-01")), ("9r".into(), "8w".into()));
}

#[test]
fn at_base_04_the_front_label_names_points_class_name_and_faction() {
    let board = Board::begin(duel(&["B01"], &["B05"]), &[]);
    let kind = &board.game.profile(board.nth("p1-01")).kind;
    let label = (kind.points, kind.class, kind.name.as_str(), kind.faction.as_str());
    assert_eq!(label, (35, Class::L, "Valve Marshal", "Brasswake"));
}

#[test]
fn at_base_05_the_rear_label_gives_the_number_and_the_owners_mark() {
    let board = Board::begin(duel(&["B01", "B04", "B04"], &["B05"]), &[]);
    let profile = board.game.profile(board.nth("p1-03"));
    assert_eq!((profile.kind.code.as_str(), profile.owner, profile.serial), ("B04", Seat(0), 3));
    let codes: BTreeSet<_> = types().iter().map(|kind| kind.code.clone()).collect();
    assert_eq!(codes.len(), 29, "every type must have its own number");
}

#[test]
fn at_base_06_no_viewer_sees_the_special_window_before_the_figure_falls() {
    // The positions 9 and 10 of B05 show 10r. The special window is white at position 9 only.
    let white = Board::begin(duel(&["B05"], &["B05"]), &[9]);
    let blank = Board::begin(duel(&["B05"], &["B05"]), &[10]);
    let special = |board: &Board| board.game.window(&board.state, board.nth("p1-01")).special;
    assert_eq!((special(&white), special(&blank)), (true, false));
    for viewer in Viewer::all(2) {
        let views = [&white, &blank].map(|board| board.game.view(&board.state, viewer));
        assert_eq!(views[0], views[1], "{viewer:?}");
    }
}

#[test]
fn at_class_01_a_class_does_nothing_by_itself() {
    // T06 is a Warrior and G08 a Leader. Their values in the game follow from base, weapon and wheel alone.
    let board = Board::begin(duel(&["T06", "G08"], &["B05"]), &[2, 3]);
    let [warrior, leader] = ["p1-01", "p1-02"].map(|name| board.nth(name));
    let [one, other] = [warrior, leader].map(|figure| board.game.profile(figure));
    assert_ne!(one.kind.class, other.kind.class);
    assert_eq!(one.weapon, other.weapon);
    assert_eq!(board.game.radius(warrior), board.game.radius(leader));
}

#[test]
fn at_class_02_there_are_six_classes_with_a_letter_each() {
    let classes: BTreeSet<Class> = types().iter().map(|kind| kind.class).collect();
    let letters = serde_json::to_string(&classes).expect("the letters are plain data");
    assert_eq!(letters, r#"["W","L","C","T","S","M"]"#);
}

#[test]
fn at_class_03_the_list_of_factions_is_open() {
    let factions: BTreeSet<String> = types().iter().map(|kind| kind.faction.clone()).collect();
    assert_eq!(factions.into_iter().collect::<Vec<_>>(), ["Brasswake", "Glasswind", "Thornmarch"]);
    let faults = attacktix::own_faults(&[crate::setup::own_figures::plain()]);
    assert_eq!(faults, [], "a figure of a player-made faction has no faults");
}

#[test]
fn at_r_01_a_tik_is_2_54_cm_unless_agreed_otherwise() {
    let board = Board::begin(duel(&["B05"], &["B05"]), &[]);
    assert_eq!(board.game.options().tix.0, 25_400);
    let mut longer = duel(&["B05"], &["B05"]);
    longer["options"]["tix_cm"] = 3.0.into();
    let mut board = Board::begin(longer, &[3]);
    board.place(0, "p1-01", 0, 60_000);
    assert_eq!(board.figure("p1-01").wheel, 5, "two tix of 3 cm");
    assert!(serde_json::from_str::<attacktix::Tix>("3.1").is_err());
}

#[test]
fn at_r_02_wheels_have_six_red_and_six_white_numbers_and_4_to_7_white_special_windows() {
    for kind in types() {
        let red = kind.wheel.iter().filter(|window| window.colour == Colour::Red).count();
        let white = kind.wheel.iter().filter(|window| window.special).count();
        let speeds = kind.wheel.iter().map(|window| window.speed);
        let spread =
            speeds.clone().max().expect("a wheel has 12 Speeds") - speeds.min().expect("a wheel has 12 Speeds");
        assert!(
            red == 6 && (4..=7).contains(&white) && spread <= 4,
            "{}: {red} red numbers, {white} white special windows, and Speeds that differ by {spread}",
            kind.code
        );
    }
}

#[test]
fn at_r_02_after_the_twelfth_position_comes_the_first() {
    let mut board = Board::begin(duel(&["B05"], &["B05"]), &[11]);
    board.place(0, "p1-01", 0, 50_800);
    assert_eq!((board.figure("p1-01").wheel, board.shows("p1-01")), (1, "10w".into()));
}

#[test]
fn at_r_03_every_position_of_a_wheel_is_equally_likely() {
    let game = Board::begin(duel(&["T03", "T03", "T03", "T03", "T03"], &["B05"]), &[]).game;
    let mut counts = [0; 12];
    for seed in 0..2_000 {
        let mut luck = Seeded::new(seed, 0);
        let state = game.start(&mut Table::quiet(&mut luck));
        for figure in state.figures.iter().filter(|figure| figure.zone == Zone::Pool) {
            counts[usize::from(figure.wheel)] += 1;
        }
    }
    assert_eq!(counts.iter().sum::<i32>(), 12_000);
    assert!(counts.iter().all(|count| (850..=1_150).contains(count)), "{counts:?}");
}

#[test]
fn at_r_03_marks_hold_what_players_may_remember_of_a_wheel() {
    // The positions 3, 4 and 5 of B05 show 9r. One tik after the grind, the wheel shows 9r again, so it was at 3 or 4.
    // When the figure is placed anew, it advances two tix instead. The wheel then shows 8w, so it was at 4 or 5.
    let mut board = Board::begin(duel(&["B05"], &["B05"]), &[4]);
    assert_eq!(board.figure("p1-01").marks, 0b11_1000);
    board.place(0, "p1-01", 0, 25_400);
    assert_eq!(board.figure("p1-01").marks, 0b11_0000);
    board.place(0, "p1-01", 0, 50_800);
    assert_eq!(board.figure("p1-01").marks, 0b1100_0000, "the wheel was at 4 or 5 after the grind, so it is at 6 or 7");
}

#[test]
fn at_r_05_class_m_and_battle_master_are_the_same() {
    for kind in types() {
        assert_eq!(kind.class == Class::M, kind.base == Base::Master, "{}", kind.code);
        assert_eq!(kind.class == Class::M, kind.is_master(), "{}", kind.code);
    }
}

#[test]
fn at_bm_01_battle_masters_are_larger_with_more_missiles_or_a_stronger_weapon() {
    let size = TableSize::of(attacktix::Mode::Duel, attacktix::Measure::Imperial, 2);
    assert!(size.surface > size.line);
    let energy = |weapon: &Weapon| match weapon {
        Weapon::Throw { energy_erg, .. } => energy_erg.0,
        _ => 0,
    };
    let usual = types().iter().filter(|kind| !kind.is_master()).map(|kind| energy(&weapon(kind))).max();
    for kind in types().iter().filter(|kind| kind.is_master()) {
        let weapon = weapon(kind);
        assert!(weapon.missiles() > 1 || Some(energy(&weapon)) > usual, "{}", kind.code);
    }
}
