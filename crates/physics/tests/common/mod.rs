//! A model, scenes and attacks for tests.
#![allow(dead_code, reason = "every test file uses some of these")]

use physics::{Aim, Cause, Figure, Missile, Model, Object, Report, Scene, Solid, Thousandths, Wall, Weapon, play};
use serde_json::Value;
use std::sync::Arc;

/// The constants of the game that uses this crate.
pub const CONSTANTS: &str = include_str!("../../../../games/attacktix/data/physics.json");
/// The constants of revisions 1 and 2 of that game.
pub const OLD_CONSTANTS: &str = include_str!("../../../../games/attacktix/data/physics-1.json");
/// The kinds of terrain of the game that uses this crate.
pub const TERRAIN: &str = include_str!("../../../../games/attacktix/data/terrain.json");

pub fn model() -> Model {
    Model::read(CONSTANTS).expect("the constants are sound")
}

pub fn old_model() -> Model {
    Model::read(OLD_CONSTANTS).expect("the constants are sound")
}

pub fn solid(code: &str) -> Arc<Solid> {
    let file: Value = serde_json::from_str(TERRAIN).expect("the file of terrain is JSON");
    let pieces = file["pieces"].as_array().expect("the file has a list of pieces");
    let piece = pieces.iter().find(|piece| piece["code"] == code).expect("the file has this kind of terrain");
    let body = serde_json::from_value(piece["body"].clone()).expect("the body is a list of colliders");
    let number = |key: &str| serde_json::from_value(piece[key].clone()).expect("a number, or nothing");
    Arc::new(Solid::of(body, number("friction"), number("restitution")))
}

pub fn figure(id: u16, x: i32, z: i32, facing: i32) -> Figure {
    Figure { id, master: false, at: [x, z], facing, tripped: [false; 2], fixed: false, missiles: 0 }
}

pub fn master(id: u16, x: i32, z: i32, facing: i32) -> Figure {
    Figure { master: true, missiles: 4, ..figure(id, x, z, facing) }
}

pub fn object(code: &str, x: i32, z: i32) -> Object {
    Object { id: 0, solid: solid(code), at: [x, z], facing: 0, fallen: false }
}

/// Returns a barrier of five sections across the middle of the table.
pub fn barrier(height: i32) -> Vec<Wall> {
    let section = |x: i32| Wall { from: [x, 0], to: [x + 44_000, 0], height };
    [-110_000, -66_000, -22_000, 22_000, 66_000].map(section).to_vec()
}

pub fn scene(figures: Vec<Figure>) -> Scene {
    Scene { half: 609_600, switch_impulse: 1000, shock_impulse: 4500, figures, walls: vec![], objects: vec![] }
}

/// Returns a scene with a shooter and a target that face each other 60 cm apart.
pub fn duel() -> Scene {
    scene(vec![figure(0, 0, -300_000, 0), figure(1, 0, 300_000, 18_000)])
}

pub fn launcher(mass: i64, speed: i64) -> Weapon {
    let missile = Missile { mass_g: Thousandths(mass), speed_cm_s: Thousandths(speed * 1000) };
    Weapon::Ranged { missiles: 1, missile }
}

pub fn shot(yaw: i32, pitch: i32) -> Aim {
    Aim { yaw, pitch, pull: 1000, ..Aim::default() }
}

pub fn strike(scene: &Scene, figure: u16, weapon: &Weapon, aim: Aim) -> Report {
    strike_by(&model(), scene, weapon, aim, figure, true)
}

/// Strikes by these constants, with or without a hand that holds the base of the attacker.
pub fn strike_by(model: &Model, scene: &Scene, weapon: &Weapon, aim: Aim, figure: u16, held: bool) -> Report {
    let cause = Cause::Strike { figure, weapon: weapon.clone(), aim, barrel: 0, speed: 1000, held };
    play(model, scene, &cause, true)
}

/// Strikes once with every aim. Every strike begins with the same scene.
pub fn strikes(scene: &Scene, weapon: &Weapon, aims: &[Aim]) -> Vec<Report> {
    aims.iter().map(|aim| strike(scene, 0, weapon, *aim)).collect()
}

pub fn weapon(code: &str) -> Weapon {
    model().weapon(code).expect("a weapon").clone()
}

/// Returns whether a figure no longer stands: it lies, leans, is lifted, is off the table, or its latch is open.
pub fn is_down(report: &Report, id: u16) -> bool {
    let rest = report.rests.iter().find(|rest| rest.id == id).expect("a figure");
    let beyond = rest.at.iter().any(|coordinate| coordinate.abs() > 609_600);
    rest.tilt > 200 || rest.lift > 3_000 || rest.lift < 0 || beyond || report.latched.contains(&id)
}

pub fn down(reports: &[Report], id: u16) -> usize {
    reports.iter().filter(|report| is_down(report, id)).count()
}

/// Returns the impulse on a part of a master, or 0 if the part was not hit.
pub fn impulse(report: &Report, figure: u16, part: physics::Part) -> i32 {
    let blow = report.blows.iter().find(|blow| blow.figure == figure && blow.part == part);
    blow.map_or(0, |blow| blow.impulse)
}

/// Returns how far a figure moved, in micrometres.
pub fn slide(scene: &Scene, report: &Report, id: u16) -> f64 {
    let before = scene.figures.iter().find(|figure| figure.id == id).expect("a figure").at;
    let after = report.rests.iter().find(|rest| rest.id == id).expect("a figure").at;
    f64::hypot(f64::from(after[0] - before[0]), f64::from(after[1] - before[1]))
}

/// Returns an aim for every pair of a yaw and a pitch.
pub fn shots(yaws: &[i32], pitches: &[i32]) -> Vec<Aim> {
    pitches.iter().flat_map(|pitch| yaws.iter().map(|yaw| shot(*yaw, *pitch))).collect()
}
