//! Tests with strange scenes. No simulation panics, every simulation ends, and bodies that nothing touches keep their
//! pose.

use crate::common::*;
use physics::{Aim, Cause, Film, Weapon, play};

#[test]
fn an_untouched_table_keeps_every_pose() {
    let mut scene = duel();
    scene.figures.push(master(2, 100_000, 100_000, 4_567));
    scene.figures.push(figure(3, 100_000, 158_300, 12_345));
    scene.objects = vec![object("F01", -200_000, 0)];
    let report = strike(&scene, 0, &weapon("LN"), shot(6_000, 3_000));
    assert!(report.rests.iter().all(|rest| !rest.moved));
    for (rest, figure) in report.rests.iter().zip(&scene.figures) {
        assert_eq!((rest.at, rest.facing, rest.tilt, rest.lift), (figure.at, figure.facing, 0, 0));
    }
    assert!(!report.objects[0].moved);
}

#[test]
fn simulations_of_absurd_scenes_end_and_do_not_panic() {
    let mut scene = duel();
    scene.figures.push(figure(7, 0, 300_000, 0));
    scene.figures.push(figure(8, i32::MAX, i32::MIN, i32::MIN));
    scene.figures.push(figure(8, 0, -300_000, i32::MAX));
    scene.walls = vec![physics::Wall { from: [0, 0], to: [0, 0], height: i32::MIN }];
    scene.half = i32::MIN;
    let wild = Aim {
        yaw: i32::MAX,
        pitch: i32::MIN,
        clockwise: false,
        pull: i32::MAX,
        dip: i32::MAX,
        height: i32::MIN,
        knob: i32::MAX,
    };
    for code in ["LN", "SL6", "TH", "JB", "CL", "TH+"] {
        let report = strike(&scene, 0, &weapon(code), wild);
        assert!(report.measures.steps <= 1440);
        let film = report.film.expect("a film").decode().expect("a film");
        assert!(!film.frames.is_empty());
    }
    let nobody = strike(&scene, 99, &weapon("LN"), wild);
    assert!(nobody.measures.steps <= 1440);
    let shove = Cause::Shove { figure: 1, height: i32::MAX, toward: i32::MIN, impulse: i32::MAX };
    assert!(play(&model(), &scene, &shove, true).measures.steps <= 1440);
}

#[test]
fn a_weapon_with_faults_does_not_move() {
    let broken = launcher(3_000, 5_000);
    assert_eq!(broken.faults(), ["speed_cm_s is 5000; it must be 50 to 900"]);
    let report = strike(&duel(), 0, &broken, shot(0, 400));
    assert!(report.rests.iter().all(|rest| !rest.moved));
}

#[test]
fn a_weapon_is_written_as_it_was_read() {
    for (code, weapon) in model().weapons() {
        assert_eq!(weapon.faults(), [""; 0], "{code}");
        let json = serde_json::to_string(weapon).expect("the value is plain data");
        assert_eq!(&serde_json::from_str::<Weapon>(&json).expect("the same"), weapon);
    }
    let bolt = serde_json::to_string(&weapon("LN-")).expect("the value is plain data");
    assert_eq!(bolt, r#"{"kind":"ranged","missiles":1,"missile":{"mass_g":2.5,"speed_cm_s":620}}"#);
}

#[test]
fn a_hard_shove_fells_a_figure_and_a_light_one_does_not() {
    let shove = |impulse: i32| {
        let cause = Cause::Shove { figure: 1, height: 60_000, toward: 0, impulse };
        is_down(&play(&model(), &duel(), &cause, false), 1)
    };
    assert!(shove(6_000) && !shove(200));
}

#[test]
fn the_last_frame_of_a_film_holds_the_poses_of_the_report() {
    for aim in shots(&[0, 44], &[22, 428]) {
        let report = strike(&duel(), 0, &weapon("LN"), aim);
        let film = report.film.expect("a film");
        assert!(film.0.len() <= 12_000);
        assert_eq!(Film::from_text(&film.text()).as_ref(), Some(&film));
        let playback = film.decode().expect("a film");
        let (number, _) = playback.bodies.iter().enumerate().find(|(_, (_, id))| *id == 1).expect("the target moved");
        let last = playback.frames.last().expect("frames");
        let key = last.iter().find(|key| usize::from(key.body) == number).expect("the last frame has the target");
        let rest = report.rests[1];
        assert!((i32::from(key.at[0]) * 100 - rest.at[0]).abs() <= 100);
        assert!((i32::from(key.at[2]) * 100 - rest.at[1]).abs() <= 100);
        assert!(!playback.contacts.is_empty());
    }
}

#[test]
fn pitch_for_gives_a_plausible_pitch_in_range_and_none_out_of_range() {
    let (model, weapon) = (model(), weapon("LN"));
    let pitch = physics::pitch_for(&model, &weapon, false, 0, 592_000, 58_000).expect("in range");
    assert!((400..460).contains(&pitch), "{pitch}");
    assert_eq!(physics::pitch_for(&model, &weapon, false, 0, 50_000_000, 58_000), None);
    assert_eq!(physics::pitch_for(&model, &weapon, false, 0, 0, 58_000), None);
}
