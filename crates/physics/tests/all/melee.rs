//! Tests of melee attacks: slash, throw, jab and claw, against figures and Battle Masters. The bounds are so wide that
//! another solver could also pass.

use crate::common::*;
use physics::{Aim, Model, Scene};

fn apart(distance: i32) -> Scene {
    scene(vec![figure(0, 0, 0, 0), figure(1, 0, distance, 18_000)])
}

fn slashes() -> Vec<Aim> {
    let aims = shots(&[-2_292, 0, 2_292], &[-1_719, -859, 0, 859, 1_719]);
    aims.into_iter().map(|aim| Aim { clockwise: true, ..aim }).collect()
}

#[test]
fn at_melee_01_a_slash_topples_at_contact_and_misses_at_7_cm() {
    let near = strikes(&apart(45_000), &weapon("SL6"), &slashes());
    assert!(down(&near, 1) >= 11, "{}", down(&near, 1));
    assert!(down(&strikes(&apart(70_000), &weapon("SL6"), &slashes()), 1) <= 4);
}

#[test]
fn at_melee_01_a_slash_with_a_small_pull_topples_nothing() {
    let slash = |pull: i32| strike(&apart(50_000), 0, &weapon("SL6"), Aim { clockwise: true, pull, ..shot(0, 0) });
    assert!(!is_down(&slash(300), 1));
    assert!(is_down(&slash(1000), 1));
}

#[test]
fn at_melee_01_a_slash_fells_in_both_directions() {
    let way = |clockwise: bool, yaw: i32| {
        let report = strike(&apart(45_000), 0, &weapon("SL6"), Aim { clockwise, ..shot(yaw, 0) });
        is_down(&report, 1)
    };
    assert!(way(true, 0) && way(false, 0));
}

#[test]
fn at_melee_03_a_throw_lifts_its_target() {
    let report = strike(&apart(50_000), 0, &weapon("TH"), shot(0, 0));
    assert!(is_down(&report, 1));
    assert!(report.measures.peaks[1].rise >= 30_000, "{}", report.measures.peaks[1].rise);
}

#[test]
fn at_melee_03_an_arm_that_dips_gets_under_scrap() {
    let moved = |at: i32, dip: i32| {
        let mut scene = scene(vec![figure(0, 0, 0, 0)]);
        scene.objects = vec![object("F06", 0, at)];
        let report = strike(&scene, 0, &weapon("TH"), Aim { dip, ..shot(0, 0) });
        let rest = report.objects[0].at;
        f64::hypot(f64::from(rest[0]), f64::from(rest[1] - at))
    };
    for at in [43_000, 47_000, 51_000, 55_000] {
        assert!(moved(at, 0) < 1_000.0, "{at}: {}", moved(at, 0));
        assert!((20_000.0..90_000.0).contains(&moved(at, 1_500)), "{at}: {}", moved(at, 1_500));
    }
}

/// Returns how far the dipped arm of a throw moves each of two pieces of scrap, in micrometres.
fn pair(places: [[i32; 2]; 2]) -> Vec<f64> {
    let mut scene = scene(vec![figure(0, 0, 0, 0)]);
    scene.objects = places.map(|[x, z]| object("F06", x, z)).to_vec();
    scene.objects[1].id = 1;
    let report = strike(&scene, 0, &weapon("TH"), Aim { dip: 1_500, ..shot(0, 0) });
    let way = |(rest, [x, z]): (&physics::ObjectRest, [i32; 2])| {
        f64::hypot(f64::from(rest.at[0] - x), f64::from(rest.at[1] - z))
    };
    report.objects.iter().zip(places).map(way).collect()
}

#[test]
fn at_melee_03_an_arm_that_dips_flings_two_pieces_of_scrap() {
    for at in [43_000, 45_000, 47_000, 49_000] {
        let abreast = pair([[-8_000, at], [8_000, at]]);
        assert!(abreast.iter().all(|way| *way >= 28_000.0), "{at}: {abreast:?}");
        let in_line = pair([[0, at], [0, at + 16_200]]);
        assert!(in_line.iter().all(|way| *way >= 30_000.0), "{at}: {in_line:?}");
    }
}

#[test]
fn at_melee_03_a_master_whose_arm_dips_throws_a_figure_in_contact() {
    for distance in [64_000, 70_000, 76_000, 82_000] {
        let scene = scene(vec![master(0, 0, 0, 0), figure(1, 0, distance, 18_000)]);
        let aims = [-400, -200, 0, 200, 400].map(|yaw| Aim { dip: 1_500, ..shot(yaw, 0) });
        let thrown = strikes(&scene, &weapon("TH+"), &aims);
        assert!(down(&thrown, 1) >= 4, "{distance}: {}", down(&thrown, 1));
    }
}

#[test]
fn at_melee_04_a_jab_fells_at_three_heights_and_its_rod_stays_on() {
    for height in [46_000, 53_000, 62_000] {
        let report = strike(&apart(50_000), 0, &weapon("JB"), Aim { height, ..shot(0, 0) });
        assert!(is_down(&report, 1), "{height}");
        assert!(report.measures.attached);
    }
}

#[test]
fn at_melee_05_a_claw_fells_only_with_its_knob() {
    let clawed = |knobs: &[i32]| {
        let aims =
            knobs.iter().flat_map(|knob| [-500, 0, 500].map(|yaw| Aim { height: 48_000, knob: *knob, ..shot(yaw, 0) }));
        down(&strikes(&apart(50_000), &weapon("CL"), &aims.collect::<Vec<_>>()), 1)
    };
    assert_eq!(clawed(&[0]), 0);
    assert!(clawed(&[2_292, 4_011, 5_157]) >= 7);
}

#[test]
fn at_r_17_the_base_of_an_attacker_does_not_move_while_it_is_held() {
    let scene = apart(45_000);
    for yaw in [-2_292, 0, 2_292] {
        let report = strike(&scene, 0, &weapon("SL6"), Aim { clockwise: true, ..shot(yaw, 0) });
        assert!(report.measures.attacker_moved <= 200, "{}", report.measures.attacker_moved);
        assert!(!report.rests[0].moved);
    }
}

/// Slashes 54 times at a figure with a base that nobody holds. Returns how often the attacker fells itself.
fn self_felled(model: &Model) -> usize {
    let weapon = model.weapon("SL6").expect("a weapon");
    let aims = shots(&[-2_292, 0, 2_292], &[-1_719, 0, 1_719]);
    let swings = [45_000, 50_000, 55_000, 60_000, 65_000, 70_000].into_iter().flat_map(|distance| {
        let swing = |aim: &Aim| strike_by(model, &apart(distance), weapon, Aim { clockwise: true, ..*aim }, 0, false);
        aims.iter().map(swing).collect::<Vec<_>>()
    });
    swings.filter(|report| is_down(report, 0)).count()
}

#[test]
fn at_r_17_an_attacker_that_nobody_holds_often_fells_itself() {
    let felled = self_felled(&model());
    assert!((10..=20).contains(&felled), "{felled}");
    assert_eq!(self_felled(&old_model()), 3);
}

#[test]
fn at_r_66_a_weapon_without_room_is_drawn_back_less() {
    let mut scene = apart(45_000);
    scene.walls = vec![physics::Wall { from: [30_000, -30_000], to: [30_000, 30_000], height: 200_000 }];
    let report = strike(&scene, 0, &weapon("SL6"), Aim { clockwise: true, ..shot(0, 0) });
    assert!(report.measures.pull_used < 1000);
    let free = strike(&apart(45_000), 0, &weapon("SL6"), Aim { clockwise: true, ..shot(0, 0) });
    assert_eq!(free.measures.pull_used, 1000);
}

#[test]
fn at_switch_04_a_great_throw_topples_a_master_and_a_slash_does_not() {
    let masters = scene(vec![master(0, 0, 0, 0), master(1, 0, 87_000, 18_000)]);
    let thrown = strikes(&masters, &weapon("TH+"), &shots(&[-400, -200, 0, 200, 400], &[0]));
    assert!(down(&thrown, 1) >= 3, "{}", down(&thrown, 1));
    let slashed = scene(vec![figure(0, 0, 0, 0), master(1, 0, 68_000, 18_000)]);
    let aims = [0, 1_719].map(|pitch| Aim { clockwise: true, ..shot(0, pitch) });
    assert_eq!(down(&strikes(&slashed, &weapon("SL6"), &aims), 1), 0);
}
