//! Golden digests: a simulation gives the same bits on every x86-64 processor, in every build profile, and every time.
//!
//! `cargo test -p physics --test golden -- --ignored` writes those of the newest constants again. Run it after these
//! constants have changed. Those of older constants stay for ever, because older records depend on them.

mod common;

use common::*;
use physics::{Aim, Cause, Model, Scene, play};

const GOLDEN: &str = include_str!("golden.txt");
const OLD_GOLDEN: &str = include_str!("golden-1.txt");
const ATTACKS: u64 = 240;

/// Pseudo-random numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: i32) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as i32
    }

    fn around(&mut self, bound: i32) -> i32 {
        self.below(2 * bound + 1) - bound
    }
}

/// Returns the scene and the cause of attack `number`. Over all numbers, every kind of weapon, both kinds of figures,
/// walls and objects occur.
fn attack(model: &Model, number: u64) -> (Scene, Cause) {
    let mut numbers = Numbers(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let code = ["LN", "SL6", "TH", "JB", "CL", "LN+", "VOL2H", "TH+"][(number % 8) as usize];
    let (weapon, great) = (model.weapon(code).expect("a weapon").clone(), code == "TH+");
    let near = if weapon.is_ranged() { 250_000 + numbers.below(350_000) } else { 45_000 + numbers.below(14_000) };
    let near = if great { near + 40_000 } else { near };
    let mut figures = vec![figure(0, 0, -300_000, 0), figure(1, 0, near - 300_000, numbers.below(36_000))];
    figures[0].master = great;
    if great || number.is_multiple_of(5) {
        figures[1] = master(1, 0, near - 300_000, 18_000);
    }
    for id in 2..10 {
        figures.push(figure(
            id,
            numbers.around(80_000) + 90_000,
            i32::from(id) * 62_000 - 270_000,
            numbers.below(36_000),
        ));
    }
    let mut scene = scene(figures);
    if number.is_multiple_of(3) {
        scene.objects = vec![object("F01", -60_000 - numbers.below(60_000), 100_000), object("F06", 30_000, 330_000)];
        scene.objects[1].id = 1;
    }
    if number.is_multiple_of(7) {
        scene.walls = barrier(30_000);
    }
    let aim = Aim {
        yaw: numbers.around(300),
        pitch: if weapon.is_ranged() { numbers.around(500) + 300 } else { numbers.around(800) },
        clockwise: number.is_multiple_of(2),
        pull: 700 + numbers.below(301),
        dip: 0,
        height: 46_000 + numbers.below(16_000),
        knob: numbers.below(6_000),
    };
    (
        scene,
        Cause::Strike {
            figure: 0,
            weapon,
            aim,
            barrel: 0,
            speed: 990 + numbers.below(20),
            held: !number.is_multiple_of(11),
        },
    )
}

fn digest(model: &Model, number: u64) -> String {
    let (scene, cause) = attack(model, number);
    let report = play(model, &scene, &cause, number.is_multiple_of(2));
    let measures = report.measures;
    assert!(measures.passed_through.is_empty(), "attack {number}");
    format!("{number} {:016x} {} steps, {} fall", report.digest, measures.steps, report.falls.len())
}

fn give_their_golden_digests(model: &Model, golden: &str) {
    let golden: Vec<&str> = golden.lines().collect();
    assert_eq!(golden.len() as u64, ATTACKS);
    for number in 0..ATTACKS {
        assert_eq!(digest(model, number), golden[number as usize]);
    }
}

#[test]
fn at_r_19_attacks_give_their_golden_digests() {
    give_their_golden_digests(&model(), GOLDEN);
}

#[test]
fn at_r_19_attacks_of_older_revisions_still_give_their_golden_digests() {
    give_their_golden_digests(&old_model(), OLD_GOLDEN);
}

#[test]
fn at_r_19_the_same_attack_gives_the_same_bits_three_times() {
    for number in [0, 9, 18, 27, 36, 45, 54, 63] {
        let [first, second, third] = [(); 3].map(|()| digest(&model(), number));
        assert!(first == second && second == third, "attack {number}");
    }
}

#[test]
fn at_r_19_the_order_of_figures_and_objects_does_not_matter() {
    for number in [3, 6, 12] {
        let (mut scene, cause) = attack(&model(), number);
        let report = play(&model(), &scene, &cause, true);
        scene.figures.reverse();
        scene.objects.reverse();
        assert_eq!(play(&model(), &scene, &cause, true), report);
    }
}

#[test]
#[ignore = "writes the golden digests anew"]
fn write_golden_digests() {
    let lines: String = (0..ATTACKS).map(|number| digest(&model(), number) + "\n").collect();
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt"), lines).expect("written");
}
