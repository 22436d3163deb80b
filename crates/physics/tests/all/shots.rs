//! Tests of shots: what a missile topples, shifts, trips or passes. The bounds are so wide that another solver could
//! also pass.

use crate::common::*;
use physics::{Model, Part, Report, pitch_for};

const ACROSS: [i32; 5] = [-89, -44, 0, 44, 89];
const UPPER: [i32; 4] = [327, 378, 428, 479];

#[test]
fn at_ranged_01_a_bolt_at_60_cm_topples_on_the_upper_body() {
    let reports = strikes(&duel(), &weapon("LN"), &shots(&ACROSS, &UPPER));
    assert!(down(&reports, 1) >= 18, "{}", down(&reports, 1));
}

#[test]
fn at_def_02_a_bolt_on_base_or_legs_slides_the_figure_a_little() {
    let scene = duel();
    let reports = strikes(&scene, &weapon("LN"), &shots(&ACROSS, &[-109, 22, 144]));
    assert_eq!(down(&reports, 1), 0);
    assert!(reports.iter().all(|report| slide(&scene, report, 1) <= 20_000.0));
    assert!(reports.iter().all(|report| report.rests[1].tilt == 0));
}

#[test]
fn at_r_20_a_far_wall_stops_the_fall_of_a_target_and_a_near_one_prevents_it() {
    let mut far = duel();
    far.objects = vec![object("F04", 0, 432_000)];
    let aims = shots(&[-44, 0, 44], &[378, 428]);
    let leaning = strikes(&far, &weapon("LN"), &aims);
    assert!(down(&leaning, 1) >= 5);
    assert!(leaning.iter().all(|report| (300..=7_500).contains(&report.rests[1].tilt)));
    let mut close = duel();
    close.objects = vec![object("F04", 0, 402_000)];
    assert!(down(&strikes(&close, &weapon("LN"), &aims), 1) <= 1);
}

#[test]
fn at_r_21_a_low_hit_topples_a_figure_only_near_the_edge_of_the_table() {
    let at = |z: i32| scene(vec![figure(0, 0, z - 400_000, 0), figure(1, 0, z, 18_000)]);
    let aims = shots(&[0], &[-350, -116]);
    assert!(down(&strikes(&at(599_600), &weapon("LN"), &aims), 1) >= 1);
    assert_eq!(down(&strikes(&at(569_600), &weapon("LN"), &aims), 1), 0);
}

#[test]
fn at_r_24_a_bolt_trips_a_switch_and_two_tripped_switches_open_the_latch() {
    let mut scene =
        scene(vec![figure(0, 0, -300_000, 0), figure(1, 50_000, -300_000, 0), master(2, 0, 300_000, 18_000)]);
    let left = strike(&scene, 0, &weapon("LN"), shot(-138, 939));
    assert!(impulse(&left, 2, Part::SwitchLeft) >= 1000);
    assert!(left.latched.is_empty());
    scene.figures[2].tripped = [true, false];
    let right = strike(&scene, 1, &weapon("LN"), shot(-355, 939));
    assert!(impulse(&right, 2, Part::SwitchRight) >= 1000);
    assert_eq!(right.latched, [2]);
    let film = right.film.expect("a film").decode().expect("a film");
    assert!(film.bodies.contains(&(physics::FilmKind::UpperBody, 2)));
}

#[test]
fn at_r_24_a_bolt_between_the_switches_trips_none() {
    let scene = scene(vec![figure(0, 0, -300_000, 0), master(1, 0, 300_000, 18_000)]);
    let report = strike(&scene, 0, &weapon("LN"), shot(0, 939));
    assert!(impulse(&report, 1, Part::SwitchLeft) <= 1350 && impulse(&report, 1, Part::SwitchRight) <= 1350);
    assert!(!is_down(&report, 1));
}

/// Shoots at a place near the middle between the switches of a Battle Master, by these constants. `off` is how far
/// beside the middle the place is, in micrometres.
fn between(model: &Model, weapon: &str, distance: i32, off: i32) -> Report {
    let (scene, weapon) = (scene(vec![figure(0, 0, 0, 0), master(1, 0, distance, 18_000)]), self::weapon(weapon));
    let pitch = pitch_for(model, &weapon, false, 0, distance - 18_000, 108_000).expect("within range");
    let yaw = (f64::from(off) / f64::from(distance)).atan().to_degrees() * 100.0;
    strike_by(model, &scene, &weapon, shot(yaw.round() as i32, pitch), 0, true)
}

fn tripped(report: &Report) -> usize {
    let switches = [Part::SwitchLeft, Part::SwitchRight];
    switches.into_iter().filter(|switch| impulse(report, 1, *switch) >= 1000).count()
}

#[test]
fn at_r_24_a_heavy_missile_between_the_switches_trips_both() {
    for distance in [300_000, 450_000, 580_000] {
        let middle = between(&model(), "VOL2H", distance, 0);
        assert_eq!((tripped(&middle), middle.latched), (2, vec![1]), "{distance}");
        for code in ["LN-", "LN", "LN+"] {
            assert_eq!(tripped(&between(&model(), code, distance, 0)), 0, "{code} from {distance}");
        }
        let beside = [-1_000, 1_000].map(|off| tripped(&between(&model(), "VOL2H", distance, off)));
        assert!(beside.iter().all(|count| *count >= 1), "{distance}: {beside:?}");
    }
    assert_eq!([300_000, 580_000].map(|distance| tripped(&between(&old_model(), "VOL2H", distance, 0))), [0, 0]);
}

#[test]
fn at_r_26_a_hard_hit_on_the_torso_opens_the_latch_and_a_bolt_does_not() {
    let scene = scene(vec![figure(0, 0, -300_000, 0), figure(1, 50_000, -300_000, 0), master(2, 0, 300_000, 18_000)]);
    let hard = strike(&scene, 0, &launcher(8_000, 750), shot(0, 1051));
    assert!(impulse(&hard, 2, Part::Torso) >= 4500);
    assert_eq!(hard.latched, [2]);
    let bolt = strike(&scene, 1, &weapon("LN"), shot(-493, 1145));
    assert!(impulse(&bolt, 2, Part::Torso) <= 3500);
    assert!(!is_down(&bolt, 2));
}

#[test]
fn at_bm_01_four_bolts_leave_a_master_standing() {
    let mut scene = scene(vec![master(0, 0, -300_000, 0), master(1, 0, 300_000, 18_000)]);
    for barrel in 0..4 {
        let aim = shot(0, 867);
        let cause = physics::Cause::Strike { figure: 0, weapon: weapon("VOL4"), aim, barrel, speed: 1000, held: true };
        let report = physics::play(&model(), &scene, &cause, false);
        assert!(!is_down(&report, 1) && report.rests[1].tilt <= 100);
        (scene.figures[1].at, scene.figures[1].facing) = (report.rests[1].at, report.rests[1].facing);
    }
}

#[test]
fn at_high_01_a_palisade_stops_the_missile_and_a_fence_does_not() {
    let mut scene = duel();
    scene.walls = barrier(200_000);
    let stopped = strikes(&scene, &weapon("LN"), &shots(&ACROSS, &UPPER));
    assert!(stopped.iter().all(|report| !report.rests[1].moved));
    scene.walls = barrier(30_000);
    assert!(down(&strikes(&scene, &weapon("LN"), &shots(&ACROSS, &UPPER)), 1) >= 18);
}

#[test]
fn at_obj_02_a_tower_that_a_shot_knocks_over_fells_the_figure_behind_it() {
    let mut scene = scene(vec![figure(0, 0, -300_000, 0), figure(1, 0, 175_000, 18_000)]);
    scene.objects = vec![object("F01", 0, 100_000)];
    let reports = strikes(&scene, &weapon("LN"), &shots(&[-64, 0, 64], &[1936, 2231, 2515]));
    let fell = reports.iter().filter(|report| report.objects[0].fallen).count();
    let both = reports.iter().filter(|report| report.objects[0].fallen && is_down(report, 1)).count();
    assert!(fell >= 4 && both >= 3, "the tower fell {fell} times, and {both} times it felled the figure");
    assert!(reports.iter().all(|report| !report.objects[0].off && report.measures.settled));
}

#[test]
fn at_obj_07_a_barrel_shot_over_the_edge_is_off() {
    let mut scene = scene(vec![figure(0, 0, 200_000, 0)]);
    scene.objects = vec![object("F10", 0, 606_000)];
    let reports = strikes(&scene, &weapon("LN"), &shots(&[0], &[-262, -185, -108]));
    assert!(reports.iter().filter(|report| report.objects[0].off).count() >= 2);
}

#[test]
fn at_r_18_no_missile_passes_through_a_figure() {
    let scene = scene(vec![figure(0, 0, -315_000, 0), figure(1, 0, 100_000, 0)]);
    for speed in [650, 750, 850, 900] {
        let aims = shots(&[-87, -44, 0, 44, 87], &[114, 189, 265, 341]);
        let reports = strikes(&scene, &launcher(3_000, speed), &aims);
        assert!(reports.iter().all(|report| report.measures.passed_through.is_empty()), "{speed}");
        assert!(speed != 750 || down(&reports, 1) >= 17, "{speed}: {}", down(&reports, 1));
    }
}

#[test]
fn at_r_67_scattered_shots_settle_before_the_cap() {
    let scene =
        scene(vec![figure(0, 0, -215_000, 0), figure(1, 0, 200_000, 18_000), figure(2, 60_000, 220_000, 18_000)]);
    let aims = (0..60).map(|n| shot((n * 211) % 700 - 350, (n * 137) % 650 - 60)).collect::<Vec<_>>();
    let reports = strikes(&scene, &weapon("LN"), &aims);
    assert!(reports.iter().filter(|report| !report.measures.settled).count() <= 2);
    assert!(reports.iter().all(|report| report.measures.steps <= 1440 && report.measures.ms <= 6_000));
}

#[test]
fn at_r_65_the_speed_of_a_missile_may_vary() {
    let fly = |speed: i32| {
        let (weapon, aim) = (weapon("LN"), shot(0, 428));
        let cause = physics::Cause::Strike { figure: 0, weapon, aim, barrel: 0, speed, held: true };
        physics::play(&model(), &duel(), &cause, false).digest
    };
    assert_eq!(fly(1000), fly(1000));
    assert_ne!(fly(1000), fly(1020));
}
