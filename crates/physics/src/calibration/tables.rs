//! Makes the tables of a calibration. The constants here also hold the results of the prototype (see
//! `docs/physics.md`).

use super::noise::Noise;
use super::{CalibrationCell, CalibrationRow, CalibrationTable};
use crate::trig;
use crate::{Aim, Cause, Figure, Missile, Model, Report, Scene, Thousandths, Weapon, pitch_for, play};

/// The id of the attacker. The ids of targets follow it.
const ATTACKER: u16 = 0;
/// The places beside a figure's axis at which shots are aimed, in micrometres. Negative places are on the other side.
const OFFSETS: [i32; 5] = [-9_000, -4_500, 0, 4_500, 9_000];
/// How far the front of a figure lies in front of its axis, in micrometres: half its depth.
const FRONT: i32 = 8_000;

/// Shots by one launcher at one distance. The parts are the label, the missile's mass in thousandths of a gram, its
/// speed in cm/s, and the distance in micrometres. The list holds each height of the hit in micrometres, and how many
/// of 5 shots at this height toppled the figure in the prototype.
type Heights = (&'static str, i64, i64, i32, &'static [(i32, u32)]);

const BY_HEIGHT: [Heights; 8] = [
    ("3 g 650, 30 cm", 3_000, 650, 300_000, &[(30_000, 0), (48_000, 5), (53_000, 5), (58_000, 5), (63_000, 5)]),
    ("3 g 650, 60 cm", 3_000, 650, 600_000, &[(30_000, 0), (48_000, 5), (53_000, 5), (58_000, 5), (63_000, 5)]),
    ("3 g 650, 90 cm", 3_000, 650, 900_000, &[(30_000, 0), (48_000, 5), (53_000, 4), (58_000, 5), (63_000, 5)]),
    ("3 g 550, 60 cm", 3_000, 550, 600_000, &[(30_000, 0), (48_000, 0), (53_000, 0), (58_000, 5), (63_000, 5)]),
    ("3 g 500, 60 cm", 3_000, 500, 600_000, &[(30_000, 0), (48_000, 0), (53_000, 0), (58_000, 4), (63_000, 5)]),
    ("2.5 g 620, 60 cm", 2_500, 620, 600_000, &[(30_000, 0), (48_000, 0), (53_000, 0), (58_000, 5), (63_000, 5)]),
    ("4 g 620, 60 cm", 4_000, 620, 600_000, &[(30_000, 0), (48_000, 5), (53_000, 5), (58_000, 5), (63_000, 5)]),
    ("6 g 700, 60 cm", 6_000, 700, 600_000, &[(30_000, 0), (48_000, 5), (53_000, 5), (58_000, 5), (63_000, 5)]),
];

/// Distances between the centres of attacker and target in melee, in micrometres.
const REACHES: [i32; 6] = [45_000, 50_000, 55_000, 60_000, 65_000, 70_000];

fn launcher(mass: i64, speed: i64) -> Weapon {
    Weapon::Ranged {
        missiles: 1,
        missile: Missile { mass_g: Thousandths(mass), speed_cm_s: Thousandths(speed * 1000) },
    }
}

/// Returns a table with an attacker near one edge, and targets straight ahead that face it. `targets` gives the
/// distance of each target from the attacker in micrometres, and says whether it is a Battle Master.
fn scene(model: &Model, targets: &[(i32, bool)]) -> Scene {
    let figure = |id: u16, distance: i32, facing: i32, master: bool| Figure {
        id,
        master,
        at: [0, distance - 450_000],
        facing,
        tripped: [false; 2],
        fixed: false,
        missiles: 0,
    };
    let mut figures = vec![figure(ATTACKER, 0, 0, false)];
    for (target, (distance, master)) in targets.iter().enumerate() {
        figures.push(figure(target as u16 + 1, *distance, 18_000, *master));
    }
    let thresholds = model.thresholds();
    Scene {
        half: 609_600,
        switch_impulse: thresholds.switch_impulse,
        shock_impulse: thresholds.shock_impulse,
        figures,
        walls: Vec::new(),
        objects: Vec::new(),
    }
}

fn strike(model: &Model, scene: &Scene, weapon: &Weapon, aim: Aim, speed: i32) -> Report {
    let cause = Cause::Strike { figure: ATTACKER, weapon: weapon.clone(), aim, barrel: 0, speed, held: true };
    play(model, scene, &cause, false)
}

/// Returns whether a figure no longer stands upright on the table, or is a Battle Master whose latch opened.
fn is_toppled(report: &Report, id: u16) -> bool {
    report.latched.contains(&id) || report.rests.iter().any(|rest| rest.id == id && (rest.tilt > 0 || rest.lift != 0))
}

fn cell(label: String, reports: impl Iterator<Item = bool>, model: Option<[u32; 2]>) -> CalibrationCell {
    let (mut toppled, mut of) = (0, 0);
    for is_toppled in reports {
        toppled += u32::from(is_toppled);
        of += 1;
    }
    CalibrationCell { label, toppled, of, model }
}

fn cm(micrometres: i32) -> String {
    format!("{}.{}", micrometres / 10_000, micrometres % 10_000 / 1_000)
}

/// Returns the yaw that aims a shot `offset` beside the axis of a figure at this distance.
fn yaw_for(offset: i32, distance: i32) -> i32 {
    trig::centidegrees(trig::arc_tangent(f64::from(offset), f64::from(distance)))
}

pub(super) fn ranged(model: &Model) -> Vec<CalibrationTable> {
    let row = |(label, mass, speed, distance, heights): &Heights| {
        let (weapon, scene) = (launcher(*mass, *speed), scene(model, &[(*distance, false)]));
        let at = |(height, share): &(i32, u32)| {
            let pitch = pitch_for(model, &weapon, false, 0, distance - FRONT, *height).unwrap_or(0);
            let shots = OFFSETS.iter().map(|offset| {
                let aim = Aim { yaw: yaw_for(*offset, *distance), pitch, ..Aim::default() };
                is_toppled(&strike(model, &scene, &weapon, aim, 1000), 1)
            });
            cell(cm(*height), shots, Some([*share, 5]))
        };
        CalibrationRow { label: (*label).to_owned(), cells: heights.iter().map(at).collect() }
    };
    let title = "Shots at a figure that faces the shooter, by the height of the hit".to_owned();
    vec![CalibrationTable { title, columns: "height in cm".to_owned(), rows: BY_HEIGHT.iter().map(row).collect() }]
}

/// A weapon, its aims, and how often the prototype toppled the target at each of [`REACHES`].
type Blows = (&'static str, Vec<Aim>, [Option<[u32; 2]>; 6]);

fn blows() -> Vec<Blows> {
    let slashes = [-1_719, -859, 0, 859, 1_719].iter().flat_map(|pitch| {
        [-2_292, 0, 2_292].map(|yaw| Aim { yaw, pitch: *pitch, clockwise: true, pull: 1000, ..Aim::default() })
    });
    let straight = [-500, 0, 500].map(|yaw| Aim { yaw, pull: 1000, ..Aim::default() });
    let at = |heights: &[i32], knobs: &[i32]| {
        let mut aims = Vec::new();
        for aim in straight {
            for height in heights {
                aims.extend(knobs.iter().map(|knob| Aim { height: *height, knob: *knob, ..aim }));
            }
        }
        aims
    };
    let of = |shares: [u32; 6], of: u32| shares.map(|share| Some([share, of]));
    vec![
        ("SL6", slashes.collect(), of([14, 12, 10, 8, 3, 1], 15)),
        ("TH", straight.to_vec(), of([3, 3, 3, 0, 0, 0], 3)),
        ("JB", at(&[46_000, 53_000, 62_000], &[0]), of([9, 9, 9, 8, 6, 1], 9)),
        ("CL", at(&[48_000], &[2_292, 4_011, 5_157]), [Some([9, 9]), Some([9, 9]), Some([9, 9]), None, None, None]),
    ]
}

pub(super) fn melee(model: &Model) -> Vec<CalibrationTable> {
    let row = |(code, aims, shares): &Blows| {
        let weapon = model.weapon(code)?;
        let at = |(distance, share): (&i32, &Option<[u32; 2]>)| {
            let scene = scene(model, &[(*distance, false)]);
            cell(
                cm(*distance),
                aims.iter().map(|aim| is_toppled(&strike(model, &scene, weapon, *aim, 1000), 1)),
                *share,
            )
        };
        let cells = REACHES.iter().zip(shares).map(at).collect();
        Some(CalibrationRow { label: (*code).to_owned(), cells })
    };
    let rows = blows().iter().filter_map(row).collect();
    let title = "Melee against a figure that faces the attacker, by the distance of the centres".to_owned();
    vec![CalibrationTable { title, columns: "distance in cm".to_owned(), rows }]
}

pub(super) fn masters(model: &Model) -> Vec<CalibrationTable> {
    let Some(great) = model.weapon("TH+") else { return Vec::new() };
    let aims = [-400, -200, 0, 200, 400].map(|yaw| Aim { yaw, pull: 1000, ..Aim::default() });
    let thrown = |label: String, (distance, master): (i32, bool), dip: i32, energy: i64, share: Option<u32>| {
        let mut scene = scene(model, &[(distance, master)]);
        scene.figures[0].master = true;
        scene.figures[1].missiles = if master { 4 } else { 0 };
        let mut weapon = great.clone();
        if let Weapon::Throw { energy_erg, .. } = &mut weapon {
            *energy_erg = Thousandths(energy * 1000);
        }
        let throws = aims.iter().map(|aim| is_toppled(&strike(model, &scene, &weapon, Aim { dip, ..*aim }, 1000), 1));
        cell(label, throws, share.map(|share| [share, 5]))
    };
    let energies = [(250_000, 0), (600_000, 0), (800_000, 5), (1_000_000, 5)];
    let by_energy = energies.map(|(energy, share)| thrown(energy.to_string(), (87_000, true), 0, energy, Some(share)));
    let by_distance = [65_000, 70_000, 75_000, 80_000].map(|at| thrown(cm(at), (at, false), 1_500, 1_000_000, None));
    let table = |title: &str, columns: &str, cells: &[CalibrationCell]| CalibrationTable {
        title: title.to_owned(),
        columns: columns.to_owned(),
        rows: vec![CalibrationRow { label: "TH+".to_owned(), cells: cells.to_vec() }],
    };
    vec![
        table("A master throws a master at 8.7 cm, by the energy of the spring", "energy in erg", &by_energy),
        table(
            "A master throws a figure with the arm dipped, by the distance of the centres",
            "distance in cm",
            &by_distance,
        ),
    ]
}

pub(super) fn domino(model: &Model) -> CalibrationTable {
    let weapon = launcher(3_000, 650);
    let mut cells = Vec::new();
    for (spacing, share) in [(70_000, 0), (80_000, 5), (85_000, 5), (90_000, 4), (105_000, 0)] {
        let mut scene = scene(model, &[(600_000, false), (600_000 + spacing, false)]);
        scene.figures.iter_mut().for_each(|figure| figure.facing = 0);
        let shots = [48_000, 53_000, 58_000, 63_000].iter().flat_map(|height| OFFSETS.map(|offset| (*height, offset)));
        let hits = shots.map(|(height, offset)| {
            let pitch = pitch_for(model, &weapon, false, 0, 600_000 - FRONT, height).unwrap_or(0);
            let aim = Aim { yaw: yaw_for(offset, 600_000), pitch, ..Aim::default() };
            is_toppled(&strike(model, &scene, &weapon, aim, 1000), 2)
        });
        cells.push(cell(cm(spacing), hits, Some([share, 20])));
    }
    let rows = vec![CalibrationRow { label: "3 g 650 on the first".to_owned(), cells }];
    let title = "The second of two in line falls, by the distance of the centres".to_owned();
    CalibrationTable { title, columns: "distance in cm".to_owned(), rows }
}

pub(super) fn noisy(model: &Model, runs: u32) -> CalibrationTable {
    let shares = [(50, [100, 100, 98, 88]), (100, [100, 95, 87, 55]), (200, [100, 65, 57, 20])];
    let (weapon, noise) = (launcher(3_000, 650), model.aim_noise());
    let row = |(sigma, shares): &(i32, [u32; 4])| {
        let at = |(distance, share): (&i32, &u32)| {
            let scene = scene(model, &[(*distance, false)]);
            let pitch = pitch_for(model, &weapon, false, 0, distance - FRONT, 58_000).unwrap_or(0);
            let mut luck = Noise::new(*sigma as u64);
            let shots = (0..runs).map(|_| {
                let yaw = luck.normal(*sigma);
                let pitch = pitch + luck.normal(sigma * noise.pitch_factor / 1000);
                let speed = 1000 + luck.normal(noise.speed_sigma);
                is_toppled(&strike(model, &scene, &weapon, Aim { yaw, pitch, ..Aim::default() }, speed), 1)
            });
            cell(cm(*distance), shots, Some([*share, 100]))
        };
        let cells = [200_000, 400_000, 600_000, 900_000].iter().zip(shares).map(at).collect();
        CalibrationRow { label: format!("sigma {}.{:02}", sigma / 100, sigma % 100), cells }
    };
    let title = "Shots of 3 g 650 at 5.8 cm with aim noise in degrees".to_owned();
    CalibrationTable { title, columns: "distance in cm".to_owned(), rows: shares.iter().map(row).collect() }
}
